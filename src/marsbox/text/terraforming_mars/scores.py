"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.text.every_game import victory
from marsbox.text.terraforming_mars.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    def rating(self, rating: int) -> str:
        return self._say("score-rating")

    def award(self, award: int) -> str:
        return self._say("score-award", award=self.names.award(award))

    def milestone(self, milestone: int) -> str:
        return self._say("score-milestone", milestone=self.names.milestone(milestone))

    def greeneries(self, number: int) -> str:
        return self._say("score-greeneries", number=number)

    def city(self, space: int) -> str:
        return self._say("score-city", space=self.names.space(space))

    def card(self, card: int) -> str:
        return self.names.card(card)

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        if outcome.won is not None:
            message = "summary-solo_won" if outcome.won else "summary-solo_lost"
            return self._say(message, player=self.names.player(0), points=outcome.scores[0])
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        return victory(self.names.speaker, [self.names.player(seat) for seat in winners], outcome.scores[winners[0]])
