"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.games.pocket_mars.state import AUTOMATICS
from marsbox.text.every_game import victory
from marsbox.text.pocket_mars.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.speaker.say

    def ship(self, number: int) -> str:
        return self.say("score-ship", count=number)

    def one_star(self, number: int) -> str:
        return self.say("score-one_star", count=number)

    def two_stars(self, number: int) -> str:
        return self.say("score-two_stars", count=number)

    def all_buildings(self) -> str:
        return self.say("score-all_buildings")

    def four_in_one(self, building: int) -> str:
        return self.say("score-four_in_one", building=self.names.building(building))

    def energy(self, energy: int) -> str:
        return self.say("score-energy", energy=energy)

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        if outcome.won is not None:
            return self._solo(outcome)
        winners = [side for side, rank in enumerate(outcome.ranks) if rank == 1]
        names = [self.names.player(side) for side in winners]
        best = outcome.scores[winners[0]]
        tied = [side for side, score in enumerate(outcome.scores) if score == best and side not in winners]
        if tied and len(winners) == 1:
            others = [self.names.player(side) for side in tied]
            return self.say("summary-tie_broken", player=names[0], points=best, others=others)
        return victory(self.names.speaker, names, best)

    def _solo(self, outcome: Outcome) -> str:
        facts = {"player": self.names.player(0), "rival": self.names.automatics, "points": outcome.scores[0]}
        if outcome.scores[0] == outcome.scores[AUTOMATICS]:
            return self.say("summary-solo_tied", **facts)
        result = "won" if outcome.won else "lost"
        return self.say("summary-solo", **facts, result=result, rival_points=outcome.scores[AUTOMATICS])
