"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.games.pocket_mars.state import AUTOMATICS
from marsbox.text.english import count, listed, possessive, victory
from marsbox.text.pocket_mars.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def ship(self, number: int) -> str:
        return f"{count(number, 'colonist')} on the ship"

    def one_star(self, number: int) -> str:
        return f"{count(number, 'colonist')} in zone *"

    def two_stars(self, number: int) -> str:
        return f"{count(number, 'colonist')} in zone **"

    def all_buildings(self) -> str:
        return "Colonists in all four buildings"

    def four_in_one(self, building: int) -> str:
        return f"At least four colonists in {self.names.building(building)}"

    def energy(self, energy: int) -> str:
        return f"Nobody has more energy ({energy})"

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        if outcome.won is not None:
            return self._solo(outcome)
        winners = [side for side, rank in enumerate(outcome.ranks) if rank == 1]
        names = [self.names.player(side) for side in winners]
        best = outcome.scores[winners[0]]
        tied = [side for side, score in enumerate(outcome.scores) if score == best and side not in winners]
        if tied and len(winners) == 1:
            others = listed([self.names.player(side) for side in tied])
            points = count(best, "point")
            return f"{names[0]} wins with {points}: as many as {others}, but with more colonists on Mars."
        return victory(names, best)

    def _solo(self, outcome: Outcome) -> str:
        name, automatics = self.names.player(0), self.names.automatics
        own, other = outcome.scores[0], outcome.scores[AUTOMATICS]
        if own == other:
            return f"{name} loses: {count(own, 'point')} each, and a tie goes to {automatics}."
        verb = "wins" if outcome.won else "loses"
        return f"{name} {verb} with {count(own, 'point')} to {possessive(automatics)} {other}."
