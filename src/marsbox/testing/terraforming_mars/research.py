"""The research phase in a description of Terraforming Mars: cards before each seat, the draft, answers given."""

from collections.abc import Callable
from typing import Final

from marsbox.core.contract import IllegalAction
from marsbox.games.terraforming_mars import turn
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.research import RESEARCHED, in_turn_order
from marsbox.games.terraforming_mars.state import BUY, DRAFT, Frame, TerraformingState
from marsbox.testing.description import Description
from marsbox.testing.stock import Stock
from marsbox.testing.terraforming_mars.facts import ACTION, DRAFTING, RESEARCH

PHASES: Final = (DRAFTING, RESEARCH)
MOST_DRAFTED: Final = 2  # when the last of three cards is chosen, two are there already


class ResearchReader:
    """Reads what lies before the seats and what they have answered, and lets the research phase begin."""

    def __init__(
        self, game: TerraformingMars, s: TerraformingState, top: Description, seats: list[Description], cards: Stock
    ) -> None:
        self.game = game
        self.s = s
        self.top = top
        self.seats = seats
        self.cards = cards
        self.drafts = top.content.get("phase") == DRAFTING

    def check_moment(self) -> None:
        """A generation that is about to be researched has no traces of the one before."""
        s = self.s
        if self.drafts and not s.drafting:
            raise self.top.error("phase", f"is {DRAFTING!r}", f'{RESEARCH!r}, or "options" with {{"draft": "on"}}')
        for key in ("active player", "actions left"):
            if key in self.top:
                raise self.top.error(key, "is told", "nothing in the research phase, which is for all at once")
        for part in self.seats:
            for key in ("TR rose", "used", "next card", "passed"):
                if part.content.get(key):
                    right = "nothing in the research phase: that was over with the generation before"
                    raise part.error(key, f"is {part.content[key]!r}", right)

    def read_cards(self, lay: Callable[[str, str], int]) -> None:
        """What each seat has drafted and what lies before it, as far as it is described."""
        s = self.s
        for seat, part in enumerate(self.seats):
            s.kept[seat] = tuple([lay(name, f"{part.where}, drafted") for name in part.names("drafted")])
            s.offered[seat] = tuple([lay(name, f"{part.where}, offered") for name in part.names("offered")])
            if s.kept[seat] and not self.drafts:
                raise part.error("drafted", f"has {len(s.kept[seat])} cards", 'nothing unless the "phase" is "draft"')
        drafted = len(s.kept[0])
        for seat, part in enumerate(self.seats):
            number = len(s.kept[seat])
            if number > MOST_DRAFTED or number != drafted:
                right = f"as many for every seat, at most {MOST_DRAFTED}; seat 0 has {drafted}"
                raise part.error("drafted", f"has {number} cards", right)

    def fill(self) -> None:
        """Seats whose offered cards are not described get cards that are mentioned nowhere."""
        s = self.s
        for seat, part in enumerate(self.seats):
            if "offered" not in part:
                number = RESEARCHED - len(s.kept[seat])
                for card in self.cards.rest()[:number]:
                    s.offered[seat] += (self.cards.lay(self.cards.ids[card], f"{part.where}, offered"),)

    def check_cards(self) -> None:
        """Everyone is dealt four cards; when there are no more, one at a time in turn order."""
        s = self.s
        number = RESEARCHED - len(s.kept[0])
        used_up = not s.deck and not s.discard and not self.drafts
        before = len(s.offered[s.first])
        for seat in in_turn_order(s):
            own = len(s.offered[seat])
            dealt_out = used_up and 0 <= before - own <= 1 and len(s.offered[s.first]) - own <= 1
            if own > number or (own < number and not dealt_out):
                right = f"{number}" if self.drafts else f"{number}, or fewer if deck and discard pile are used up"
                raise self.seats[seat].error("offered", f"has {own} cards", f"{right}; dealt in turn order")
            before = own

    def begin(self) -> None:
        """Everyone is asked; once all have answered, or where nobody can answer, the game goes on."""
        s = self.s
        if not s.solo and turn.terraformed(s):
            wrong = f"is {self.top.content['phase']!r}"
            raise self.top.error("phase", wrong, f"{ACTION}: the parameters are finished, so no generation follows")
        frame = Frame(DRAFT if self.drafts else BUY)
        s.frames = [frame]
        turn.advance(s, None)
        answers = self.top.parts("answers")
        if answers and (len(answers) != s.players or not all(isinstance(own, (list, tuple)) for own in answers)):
            right = f"{s.players} lists of actions, one for each seat"
            raise self.top.error("answers", f"is {answers!r}", right)
        for seat, own in enumerate(answers):
            for form in own:
                self._answer(frame, seat, form)

    def _answer(self, frame: Frame, seat: int, form: object) -> None:
        s = self.s
        wrong = f"has {form!r} of seat {seat}"
        decision = self.game.decision(s, seat)
        if decision is None or s.frames[-1] is not frame:
            raise self.top.error("answers", wrong, "nothing: the seat is not asked, or has answered all")
        try:
            action = self.game.actions.number(form)
            self.game.apply(s, seat, action)
        except (IllegalAction, ValueError):
            allowed = ", ".join([str(self.game.actions.form(option)) for option in decision.options])
            raise self.top.error("answers", wrong, f"one of {allowed}") from None
