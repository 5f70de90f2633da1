"""What a player is asked."""

from marsbox.games.pocket_mars.state import DRAFT_PACK, HAND_SIZE, MODULE_SIZE
from marsbox.text.pocket_mars.cards import CardTexts
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.question import Question


class Prompts:
    """A sentence for every kind of decision."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards
        self.say = names.speaker.say

    def draft(self, q: Question) -> str:
        if len(q.own["pack"]) == DRAFT_PACK - HAND_SIZE - MODULE_SIZE + 1:
            return self.say("prompt-draft_last")
        return self.say("prompt-draft", player=q.player((q.seat + 1) % q.view["players"]))

    def store_setup(self, q: Question) -> str:
        return self.say("prompt-store_setup", number=len(q.view["answers"]) + 1)

    def turn(self, q: Question) -> str:
        return self.say("prompt-turn")

    def land(self, q: Question) -> str:
        return self.say("prompt-land", building=self.names.building(q.subject))

    def module_action(self, q: Question) -> str:
        card, action = self.names.card(q.subject), self.cards.module(q.subject)
        if q.view["active"] != q.seat:
            player = q.player(q.view["active"])
            return self.say("prompt-module_action_of_other", player=player, card=card, action=action)
        return self.say("prompt-module_action", card=card, action=action)

    def building(self, q: Question) -> str:
        building, ability = self.names.building(q.subject), self.cards.ability(q.subject)
        return self.say("prompt-building", building=building, ability=ability)

    def discard(self, q: Question) -> str:
        have = len(q.own["hand"]) + len(q.own["module"])
        return self.say("prompt-discard", have=have, most=HAND_SIZE + MODULE_SIZE)

    def store(self, q: Question) -> str:
        return self.say("prompt-store", count=MODULE_SIZE - len(q.own["module"]))

    def take(self, q: Question) -> str:
        return self.say("prompt-take", player=self.names.automatics)

    def discard_rival(self, q: Question) -> str:
        return self.say("prompt-discard_rival", player=self.names.automatics)

    def land_target(self, q: Question) -> str:
        return self._for_card(q)

    def promote(self, q: Question) -> str:
        return self._for_card(q)

    def demote(self, q: Question) -> str:
        return self._for_card(q)

    def transfer(self, q: Question) -> str:
        return self._for_card(q)

    def recall(self, q: Question) -> str:
        return self._for_card(q)

    def drain(self, q: Question) -> str:
        return self._for_card(q)

    def peek(self, q: Question) -> str:
        return self._for_card(q)

    def swap_zones(self, q: Question) -> str:
        return self._for_card(q)

    def swap_cards(self, q: Question) -> str:
        return self._for_card(q)

    def bury(self, q: Question) -> str:
        return self._for_card(q)

    def cover(self, q: Question) -> str:
        return self._for_card(q)

    def dig(self, q: Question) -> str:
        return self.say("prompt-dig", card=self.names.card(q.subject), count=len(q.view["looking"]))

    def _for_card(self, q: Question) -> str:
        """What a step of a card asks."""
        return self.say(f"prompt-{q.kind}", card=self.names.card(q.subject))
