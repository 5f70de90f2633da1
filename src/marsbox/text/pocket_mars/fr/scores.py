"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.games.pocket_mars.state import AUTOMATICS
from marsbox.text.french import count, listed, than, victory
from marsbox.text.pocket_mars.fr.terms import the
from marsbox.text.pocket_mars.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def ship(self, number: int) -> str:
        return f"{count(number, 'colon')} sur le Vaisseau"

    def one_star(self, number: int) -> str:
        return f"{count(number, 'colon')} en zone *"

    def two_stars(self, number: int) -> str:
        return f"{count(number, 'colon')} en zone **"

    def all_buildings(self) -> str:
        return "Des colons dans les quatre bâtiments"

    def four_in_one(self, building: int) -> str:
        return f"Au moins quatre colons dans {the(building)}"

    def energy(self, energy: int) -> str:
        return f"Personne n'a plus d'énergie ({energy})"

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
            return f"{names[0]} gagne avec {points} : autant {than(others)}, mais avec plus de colons sur Mars."
        return victory(names, best)

    def _solo(self, outcome: Outcome) -> str:
        name, automatics = self.names.player(0), self.names.automatics
        own, other = outcome.scores[0], outcome.scores[AUTOMATICS]
        if own == other:
            return f"{name} perd : {count(own, 'point')} partout, et l'égalité revient à {automatics}."
        verb = "gagne" if outcome.won else "perd"
        return f"{name} {verb} avec {count(own, 'point')} contre {other} pour {automatics}."
