"""What a report wants to know of a game, read from its events and its outcome.

Each game has a `Reading` that says where it stands: the part of each game in this layer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from marsbox.core import Event, Game
from marsbox.games import find_part
from marsbox.text import Words

Uses = tuple[tuple[str, ...], ...]


class Mark(NamedTuple):
    """Where the things stand in an event of this kind: its first number is the seat, these are from `first` to `last`.

    Without `last` all the rest of the numbers are things.
    """

    event: str
    first: int
    last: int | None


@dataclass(frozen=True)
class Use:
    """One way of using a thing that a report counts wins by; `single` if a seat has exactly one such thing."""

    name: str
    marks: tuple[Mark, ...]
    id_of: Callable[[Game, int], str]
    name_of: Callable[[Words, str], str]
    single: bool = False


@dataclass(frozen=True)
class Reading:
    """How a game's events are read: what counts its rounds, what is used, and where points come from.

    Without an event that counts `rounds` there are none.
    """

    rounds: str
    uses: tuple[Use, ...]
    sources: tuple[str, ...]

    def read(self, game: Game, events: Sequence[Event], players: int) -> tuple[int, list[Uses]]:
        """The number of rounds, and for each seat what it used, once each and in order."""
        marks = {
            game.event_kinds.index(mark.event): (number, mark)
            for number, use in enumerate(self.uses)
            for mark in use.marks
        }
        rounds_kind = game.event_kinds.index(self.rounds) if self.rounds else -1
        rounds = 0
        used: list[list[dict[str, None]]] = [[{} for _ in self.uses] for _ in range(players)]
        for event in events:
            if event.kind == rounds_kind:
                rounds = event.numbers[0]
            if event.kind not in marks:
                continue
            number, mark = marks[event.kind]
            seat = event.numbers[0]
            # what is told to fewer than all is counted as its own seat learned it; a side without a seat is not counted
            if seat < players and event.seen_by(seat):
                for thing in event.numbers[mark.first : mark.last]:
                    used[seat][number][self.uses[number].id_of(game, thing)] = None
        return rounds, [tuple(tuple(things) for things in of_seat) for of_seat in used]


def card_name(words: Words, card: str) -> str:
    """The name of a card, for a use whose things are cards."""
    return words.card_name(card)


_NOTHING: Final = Reading("", (), ())


def reading_of(game: Game) -> Reading:
    """How the events of a game are read; of a game that does not say it, a report tells results alone."""
    return find_part("lab", game.id, Reading) or _NOTHING
