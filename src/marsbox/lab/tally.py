"""Running totals over the games of a plan: of constant size, however many games there are."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from marsbox.lab.facts import LabPart
from marsbox.lab.intervals import wilson
from marsbox.lab.plan import Plan
from marsbox.lab.playing import BOT_FAULTS, Failure, GameResult, SeatResult
from marsbox.ratings import Ratings

FAILURES_KEPT: Final = 20


@dataclass
class Count:
    """Totals over some games. A shared victory is a win for each who shares it.

    A game that a bot could not finish counts as not won for that bot, and not at all for the others.
    """

    games: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    failed: int = 0

    def add(self, seat: SeatResult, winners: int) -> None:
        """Count a seat of a finished game."""
        self.games += 1
        self.points += seat.score
        if seat.won:
            self.wins += 1
            self.shared += winners > 1

    def fail(self) -> None:
        """Count a game that was not finished."""
        self.games += 1
        self.failed += 1

    @property
    def finished(self) -> int:
        """The games that were finished."""
        return self.games - self.failed

    @property
    def win_rate(self) -> float:
        """The share of the games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        """The mean number of points in the finished games."""
        return self.points / self.finished if self.finished else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate (Wilson)."""
        return wilson(self.wins, self.games)

    def to_list(self) -> list[int]:
        """This count as plain data."""
        return [self.games, self.wins, self.shared, self.points, self.failed]


def total(counts: Iterable[Count]) -> Count:
    """Several counts as one."""
    sums = [sum(column) for column in zip(*[count.to_list() for count in counts], strict=True)]
    return Count(*sums)


class Tally:
    """The totals behind results and reports; stored as plain data, so that a run can be resumed."""

    def __init__(self, plan: Plan, game_part: LabPart) -> None:
        bots = len(plan.bots)
        self._plan = plan
        self.games = 0
        self.decided = 0
        self.places = [[Count() for _ in range(plan.players)] for _ in range(bots)]
        self.ahead = [[0] * bots for _ in range(bots)]
        self.tied = [[0] * bots for _ in range(bots)]
        self.points = [[0] * len(game_part.sources) for _ in range(bots)]
        self.winners_points = [0] * len(game_part.sources)
        self.winners = 0
        self.uses: list[dict[str, list[int]]] = [{} for _ in game_part.uses]
        self.decisions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.failures: list[Failure] = []
        self.ratings = Ratings.fresh(bots) if plan.kind == "tournament" else None

    def add(self, result: GameResult) -> None:
        """Count a game."""
        self.games += 1
        if result.failure is not None:
            self._add_failure(result.failure)
            return
        self.decided += 1
        self.decisions[result.decisions] += 1
        self.rounds[result.rounds] += 1
        winners = sum(seat.won for seat in result.seats)
        for place, seat in enumerate(result.seats):
            self.places[seat.bot][place].add(seat, winners)
            self._add_points(seat)
            for counted, field in zip(self.uses, seat.uses, strict=True):
                for thing in field:
                    count = counted.setdefault(thing, [0, 0])
                    count[0] += 1
                    count[1] += seat.won
        self._compare(result.seats)
        if self.ratings is not None:
            self.ratings.add([(seat.bot, seat.rank) for seat in result.seats])

    def _add_points(self, seat: SeatResult) -> None:
        mine = self.points[seat.bot]
        for source, points in enumerate(seat.points):
            mine[source] += points
            if seat.won:
                self.winners_points[source] += points
        self.winners += seat.won

    def _compare(self, seats: tuple[SeatResult, ...]) -> None:
        for one in seats:
            for other in seats:
                if one.bot != other.bot:
                    self.ahead[one.bot][other.bot] += one.rank < other.rank
                    self.tied[one.bot][other.bot] += one.rank == other.rank

    def _add_failure(self, failure: Failure) -> None:
        if len(self.failures) < FAILURES_KEPT:
            self.failures.append(failure)
        if failure.what not in BOT_FAULTS:
            return
        self.places[failure.bot][failure.seat].fail()
        if self.ratings is not None:
            seating = self._plan.seating(failure.number)
            self.ratings.add([(bot, 2 if seat == failure.seat else 1) for seat, bot in enumerate(seating)])

    def of_bot(self, bot: int) -> Count:
        """A bot's games in all seats."""
        return total(self.places[bot])

    def of_seat(self, seat: int) -> Count:
        """All bots' games in a seat."""
        return total(of_bot[seat] for of_bot in self.places)

    @property
    def failed(self) -> int:
        """How many games were not finished."""
        return self.games - self.decided

    def to_dict(self) -> dict[str, Any]:
        """The tally as plain data."""
        return {
            "games": self.games,
            "decided": self.decided,
            "places": [[count.to_list() for count in of_bot] for of_bot in self.places],
            "ahead": self.ahead,
            "tied": self.tied,
            "points": self.points,
            "winners_points": self.winners_points,
            "winners": self.winners,
            "uses": self.uses,
            "decisions": {str(number): count for number, count in sorted(self.decisions.items())},
            "rounds": {str(number): count for number, count in sorted(self.rounds.items())},
            "failures": [[*failure] for failure in self.failures],
            "ratings": None if self.ratings is None else self.ratings.to_list(),
        }

    def restore(self, data: dict[str, Any]) -> None:
        """Take over the totals of a stored tally."""
        self.games = data["games"]
        self.decided = data["decided"]
        self.places = [[Count(*count) for count in of_bot] for of_bot in data["places"]]
        self.ahead = data["ahead"]
        self.tied = data["tied"]
        self.points = data["points"]
        self.winners_points = data["winners_points"]
        self.winners = data["winners"]
        self.uses = data["uses"]
        self.decisions = Counter({int(number): count for number, count in data["decisions"].items()})
        self.rounds = Counter({int(number): count for number, count in data["rounds"].items()})
        self.failures = [Failure(*failure) for failure in data["failures"]]
        self.ratings = None if data["ratings"] is None else Ratings(data["ratings"])
