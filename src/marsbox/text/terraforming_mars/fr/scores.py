"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.text.french import count, victory
from marsbox.text.terraforming_mars.fr.things import points
from marsbox.text.terraforming_mars.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def rating(self, rating: int) -> str:
        return "Niveau de terraformation"

    def award(self, award: int) -> str:
        return f"Récompense : {self.names.award(award)}"

    def milestone(self, milestone: int) -> str:
        return f"Objectif : {self.names.milestone(milestone)}"

    def greeneries(self, number: int) -> str:
        return count(number, "verdure")

    def city(self, space: int) -> str:
        return f"Verdures à côté de la cité sur {self.names.space(space)}"

    def card(self, card: int) -> str:
        return self.names.card(card)

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        if outcome.won is not None:
            total = points(outcome.scores[0])
            player = self.names.player(0)
            if outcome.won:
                return f"{player} a terraformé Mars et gagne avec {total}."
            return f"{player} n'a pas terraformé Mars à temps et perd, avec {total}."
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        return victory([self.names.player(seat) for seat in winners], outcome.scores[winners[0]])
