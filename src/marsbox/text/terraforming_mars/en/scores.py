"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.text.english import count, victory
from marsbox.text.terraforming_mars.en.things import points
from marsbox.text.terraforming_mars.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def rating(self, rating: int) -> str:
        return "Terraform rating"

    def award(self, award: int) -> str:
        return f"Award: {self.names.award(award)}"

    def milestone(self, milestone: int) -> str:
        return f"Milestone: {self.names.milestone(milestone)}"

    def greeneries(self, number: int) -> str:
        return count(number, "greenery", "greeneries")

    def city(self, space: int) -> str:
        return f"Greeneries beside the city on {self.names.space(space)}"

    def card(self, card: int) -> str:
        return self.names.card(card)

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        if outcome.won is not None:
            total = points(outcome.scores[0])
            player = self.names.player(0)
            if outcome.won:
                return f"{player} has terraformed Mars and wins with {total}."
            return f"{player} has not terraformed Mars in time and loses, with {total}."
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        return victory([self.names.player(seat) for seat in winners], outcome.scores[winners[0]])
