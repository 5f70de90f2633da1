"""How a game ended for each seat, as statistics and ratings count it."""

from collections.abc import Sequence
from dataclasses import dataclass

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


def results_of(seated: Sequence[Seat], outcome: Outcome) -> tuple[Result, ...]:
    """How a game ended for each seat. A person on several seats is nobody's opponent: none of them counts."""
    held = [seat.left_by or seat.player for seat in seated]
    lost = outcome.won is False
    return tuple(
        Result(
            seat=seat.seat,
            player=player if held.count(player) == 1 else None,
            place=2 if lost else outcome.ranks[seat.seat],
            points=outcome.scores[seat.seat],
            played_on=seat.kind == "bot" or (seat.stand_in is None and seat.left_by is None),
        )
        for seat, player in zip(seated, held, strict=True)
    )
