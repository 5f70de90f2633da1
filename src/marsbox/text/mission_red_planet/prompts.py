"""What a player is asked."""

from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.question import Question


class Prompts:
    """A method for every kind of decision."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards
        self._say = names.speaker.say

    def keep(self, q: Question) -> str:
        return self._say("prompt-keep")

    def character(self, q: Question) -> str:
        return self._say("prompt-character", turn=q.view["turn"])

    def destination(self, q: Question) -> str:
        return self._say("prompt-destination", ship=self.names.ship(q.ship(q.subject)))

    def board(self, q: Question) -> str:
        return self._of_character(q, left=q.left, which=q.which_astronaut)

    def board_two(self, q: Question) -> str:
        return self._of_character(q)

    def board_three(self, q: Question) -> str:
        return self._of_character(q)

    def move(self, q: Question) -> str:
        return self._of_character(q, left=q.left)

    def research(self, q: Question) -> str:
        what = "look" if q.view["event_pile"] == 0 else "both" if q.discoveries() else "draw"
        return self._of_character(q, what=what)

    def place(self, q: Question) -> str:
        return self._say(
            "prompt-place",
            character=self.names.character(q.view["playing"]["character"]),
            card=self.names.quoted(q.subject),
            text=self.cards.event(q.subject),
        )

    def look(self, q: Question) -> str:
        return self._of_character(q)

    def launch(self, q: Question) -> str:
        return self._of_character(q)

    def destroy(self, q: Question) -> str:
        return self._of_character(q)

    def seduce(self, q: Question) -> str:
        return self._of_character(q)

    def shoot(self, q: Question) -> str:
        return self._of_character(q)

    def redirect(self, q: Question) -> str:
        return self._of_character(q)

    def _of_character(self, q: Question, **facts: object) -> str:
        """A question that the ability of a character asks."""
        return self._say(f"prompt-{q.kind}", character=self.names.character(q.subject), **facts)
