"""Facts about a game for reports, read from its events and its outcome.

Each game's `LabPart` says where they are: the part of a game in this layer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from marsbox.core import Event, Game
from marsbox.games import find_part
from marsbox.text import Words

Uses = tuple[tuple[str, ...], ...]


class EventField(NamedTuple):
    """The numbers of an event that are things used: those from `first` up to `last`, or to the end for None.

    The first number of such an event is the seat.
    """

    event: str
    first: int
    last: int | None


@dataclass(frozen=True)
class Use:
    """A kind of use by which a report counts wins; `single` if a seat has exactly one such thing."""

    name: str
    fields: tuple[EventField, ...]
    id_of: Callable[[Game, int], str]
    name_of: Callable[[Words, str], str]
    single: bool = False


@dataclass(frozen=True)
class LabPart:
    """How a game's events are read: what counts its rounds, what is used, and where points come from.

    Without an event for `rounds`, rounds are not counted.
    """

    rounds: str
    uses: tuple[Use, ...]
    sources: tuple[str, ...]

    def read(self, game: Game, events: Sequence[Event], players: int) -> tuple[int, list[Uses]]:
        """The number of rounds, and for each seat what it used, once each and in order."""
        fields = {
            game.event_kinds.index(field.event): (number, field)
            for number, use in enumerate(self.uses)
            for field in use.fields
        }
        rounds_kind = game.event_kinds.index(self.rounds) if self.rounds else -1
        rounds = 0
        used: list[list[dict[str, None]]] = [[{} for _ in self.uses] for _ in range(players)]
        for event in events:
            if event.kind == rounds_kind:
                rounds = event.numbers[0]
            if event.kind not in fields:
                continue
            number, field = fields[event.kind]
            seat = event.numbers[0]
            # of an event in several versions, the one that its own seat sees counts; a side without a seat does not
            if seat < players and event.seen_by(seat):
                for thing in event.numbers[field.first : field.last]:
                    used[seat][number][self.uses[number].id_of(game, thing)] = None
        return rounds, [tuple(tuple(field) for field in of_seat) for of_seat in used]


def card_name(words: Words, card: str) -> str:
    """The name of a card, for a use whose things are cards."""
    return words.card_name(card)


_NOTHING: Final = LabPart("", (), ())


def lab_part(game: Game) -> LabPart:
    """How the events of a game are read; without a part of its own, a report has its results only."""
    return find_part("lab", game.id, LabPart) or _NOTHING
