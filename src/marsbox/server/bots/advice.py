"""What was advised last for each seat: whoever asks again about the same decision gets the same advice."""

from collections import OrderedDict
from typing import Final

from marsbox.analysis import Judgement
from marsbox.server.play.table import BotQuestion

_REMEMBERED: Final = 1000


class Advice:
    """The latest advice of many seats; what was not asked for lately is forgotten first."""

    def __init__(self) -> None:
        self._given: OrderedDict[tuple[str, int], tuple[BotQuestion, Judgement]] = OrderedDict()

    def find(self, table: str, question: BotQuestion) -> tuple[BotQuestion, Judgement] | None:
        """The question as it was answered, and its judgement; None if the seat is asked something new."""
        given = self._given.get((table, question.seat))
        if given is None or (given[0].decision, given[0].options) != (question.decision, question.options):
            return None
        return given

    def remember(self, table: str, question: BotQuestion, judgement: Judgement) -> None:
        """Keep a judgement for the next time that somebody asks."""
        place = table, question.seat
        self._given[place] = question, judgement
        self._given.move_to_end(place)
        if len(self._given) > _REMEMBERED:
            self._given.popitem(last=False)
