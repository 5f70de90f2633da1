"""Tasks for child processes: everything that replays a whole game.

A game goes to the process as plain data, and the result comes back as the bytes that are sent.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

import msgspec

from marsbox.analysis import Review
from marsbox.core import Game, Record, UserError
from marsbox.games import load_game
from marsbox.server.finished.replay import ReplayPresenter
from marsbox.server.finished.uploads import check_record, is_json
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.present.review import present_review
from marsbox.server.runtime.seat_names import SeatName
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.game_codec import read_event, written_event
from marsbox.server.tables.stored import StoredEvent, StoredTable

_Made = TypeVar("_Made")


@dataclass(frozen=True)
class PackedGame:
    """A finished game as plain data."""

    game: str
    components: str | None
    names: tuple[SeatName, ...]
    record: str = field(repr=False)
    end: bytes = field(repr=False)
    events: tuple[StoredEvent, ...] = field(repr=False)


def packed(finished: FinishedGame, components: str | None) -> PackedGame:
    """A finished game for another process."""
    # replaying a game of today's rules gives its events again
    events = () if finished.record.can_be_replayed(finished.game) else finished.events
    return PackedGame(
        finished.game.id,
        components,
        finished.names,
        finished.record.to_json(),
        finished.game.dump(finished.end),
        tuple(written_event(finished.game, event) for event in events),
    )


@lru_cache(maxsize=4)
def unpacked(given: PackedGame) -> FinishedGame:
    """The same game in that process."""
    game = _game(given.game, given.components)
    events = [read_event(game, event) for event in given.events]
    return FinishedGame(game, given.names, Record.from_json(given.record).of(game), game.load(given.end), events)


def course(given: PackedGame, eyes: str, language: str) -> bytes:
    """All about a game but its positions."""
    return msgspec.json.encode(ReplayPresenter(unpacked(given), eyes, language).course())


def position(given: PackedGame, eyes: str, language: str, step: int) -> bytes:
    """One position of it."""
    return ReplayPresenter(unpacked(given), eyes, language).position(step).encode()


def reviewed(given: PackedGame, review: Review, language: str) -> bytes:
    """Its review in words."""
    return msgspec.json.encode(present_review(unpacked(given), review, language))


class Games(NamedTuple):
    """What decides which games a server plays, as plain data that travels to processes."""

    components: tuple[tuple[str, str], ...]
    plugins: tuple[str, ...]


def uploaded(games: Games, text: bytes, owner: str) -> StoredTable:
    """A record that somebody brings, as the table that keeps it."""
    if not is_json(text):
        raise UserError("record_foreign")
    return check_record(_catalog(games), text).stored(owner)


def refusing(work: Callable[[], _Made]) -> _Made | UserError:
    """What some work makes, or the `UserError` that says why not: a process answers, whatever it is asked."""
    try:
        return work()
    except UserError as problem:
        return problem


@cache
def _game(game_id: str, components: str | None) -> Game:
    return load_game(game_id, components)


@cache
def _catalog(games: Games) -> Catalog:
    return Catalog(dict(games.components), games.plugins)
