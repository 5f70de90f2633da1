"""How a game ended for each seat, as statistics and ratings count it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from marsbox.core import Outcome
from marsbox.server.tables.model import Seat


@dataclass(frozen=True)
class Result:
    """How a game ended for a seat."""

    seat: int
    player: str | None
    place: int
    points: int
    played_on: bool


def early_outcome(seated: Sequence[Seat], points: Sequence[int]) -> Outcome:
    """The end of a game of two that one has given up: the other wins, however the points stand.

    >>> ann, bob = Seat(0, "person", None, "a", "Ann"), Seat(1, "person", "engineer", "b", "Bob", "resigned")
    >>> early_outcome([ann, bob], [20, 30]).ranks
    [1, 2]
    """
    return Outcome(list(points), [1 if seat.played_by_person else 2 for seat in seated], [[] for _ in seated])


def results_of(
    seated: Sequence[Seat], outcome: Outcome, own_actions: Mapping[int, int] = MappingProxyType({})
) -> tuple[Result, ...]:
    """How a game ended for each seat. A person on several seats is nobody's opponent: none of them counts.

    `own_actions` is how many more actions people have made than bots in their place. Who left most of the game to a bot
    has not played it, also if they were there at its end.
    """
    held = [seat.left_by or seat.player for seat in seated]
    lost = outcome.won is False
    return tuple(
        Result(
            seat=seat.seat,
            player=player if held.count(player) == 1 else None,
            place=2 if lost else outcome.ranks[seat.seat],
            points=outcome.scores[seat.seat],
            played_on=seat.kind == "bot"
            or (seat.played_by_person and seat.left_by is None and own_actions.get(seat.seat, 0) >= 0),
        )
        for seat, player in zip(seated, held, strict=True)
    )
