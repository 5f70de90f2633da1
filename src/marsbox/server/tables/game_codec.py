"""The codec of games: numbers in memory, names in what is stored.

Tables stored in format 1 have the numbers of the first version in their rows. They are read with the names that these
numbers had, and written by name with their next change.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from marsbox.core import DumpError, Event, Game, Match, Record, Setup, UndoPoint, UnknownName
from marsbox.server.runtime.errors import Unreadable
from marsbox.server.tables.bot_log import FIRST_BOTS, bot_event_facts, bot_event_numbers, event_kinds, is_bot_event
from marsbox.server.tables.stored import FORMAT, Delta, StoredAction, StoredEvent, StoredTable, StoredUndoPoint

_QUICK: Final = 1
"""The level of zlib: names compress well enough at the fastest one."""


@dataclass(frozen=True)
class ReadGame:
    """The game of a table, as it was read; no match before the game has started."""

    match: Match | None
    events: list[Event] = field(repr=False)


def read_game(game: Game, stored: StoredTable) -> ReadGame:
    """The game of a stored table; `Unreadable` says why it can't be read."""
    with _as_unreadable():
        events = [read_event(game, event, stored.format) for event in stored.events]
        if stored.dump is None:
            return ReadGame(None, events)
        own = [event for event in events if not is_bot_event(game, event)]
        undo_points = (
            None if stored.undo_points is None else [UndoPoint(seat, recorded) for seat, recorded in stored.undo_points]
        )
        return ReadGame(Match.restore(game, read_record(game, stored), unpacked(stored.dump), own, undo_points), events)


def read_delta(game: Game, delta: Delta, known: Match | None) -> ReadGame:
    """The match of a table of which only a delta was read, and the events in it."""
    table = delta.table
    with _as_unreadable():
        events = [read_event(game, event) for event in table.events]
        if table.dump is None:
            return ReadGame(None, events)
        before = read_record(game, table) if known is None else known.record
        actions = before.actions[: delta.actions_kept] + read_actions(game, table.actions)
        record = before.with_actions(actions)
        undo_points = [UndoPoint(*point) for point in table.undo_points or ()]
        return ReadGame(Match.restore(game, record, unpacked(table.dump), undo_points=undo_points), events)


@contextmanager
def _as_unreadable() -> Iterator[None]:
    try:
        yield
    except UnknownName as error:
        raise Unreadable(str(error), foreign=True) from error
    except Exception as error:
        # whatever is wrong with stored bytes must affect this table alone
        reason = str(error) if isinstance(error, DumpError) else f"{type(error).__name__}: {error}"
        raise Unreadable(reason) from error


def read_record(game: Game, stored: StoredTable) -> Record:
    """The record of a stored table."""
    head = stored.head
    setup = _shared(game, Setup.from_dict(head.setup))
    if stored.format == 1:
        numbers = [(seat, action) for seat, action in stored.actions if isinstance(action, int)]
        return Record(head.game, head.rules, head.digest, setup, head.seed, numbers, None).of(game)
    actions = read_actions(game, stored.actions)
    return Record(head.game, head.rules, head.digest, setup, head.seed, actions, game.actions)


def _shared(game: Game, setup: Setup) -> Setup:
    """The same set-up; what most tables are dealt from is kept in memory once."""
    if setup.dealt_from != game.dealt_from:
        return setup
    return Setup(setup.players, setup.options, setup.deal, game.dealt_from)


def read_actions(game: Game, actions: Iterable[StoredAction]) -> list[tuple[int, int]]:
    """Actions that were stored by their forms."""
    return [(seat, game.actions.read(str(form))) for seat, form in actions]


def read_event(game: Game, stored: StoredEvent, written: int = FORMAT) -> Event:
    """An event that was stored in this format."""
    kinds = event_kinds(game)
    if stored.kind not in kinds:
        raise UnknownName(f'there is no event "{stored.kind}" in this version')
    kind = kinds.index(stored.kind)
    facts = stored.facts
    if kind >= len(game.event_kinds):
        return Event(stored.audience, kind, bot_event_numbers(_with_bots(facts) if written == 1 else facts))
    if written == 1:
        numbers = [int(fact) for fact in facts if fact is not None]
        facts = tuple(game.format_1().vocabulary.facts(stored.kind, numbers))
    return Event(stored.audience, kind, game.vocabulary.numbers(stored.kind, facts))


def _with_bots(facts: Sequence[str | int | None]) -> tuple[str | int | None, ...]:
    seat, *bots = facts
    return (seat, *[FIRST_BOTS[int(bot or 0)] for bot in bots])


def written_event(game: Game, event: Event) -> StoredEvent:
    """An event as it is stored."""
    if is_bot_event(game, event):
        return StoredEvent(event.audience, event_kinds(game)[event.kind], bot_event_facts(event.numbers))
    kind = game.event_kinds[event.kind]
    return StoredEvent(event.audience, kind, tuple(game.vocabulary.facts(kind, event.numbers)))


def written_actions(game: Game, actions: Iterable[tuple[int, int]]) -> list[StoredAction]:
    """Actions as they are stored."""
    return [(seat, game.actions.text(action)) for seat, action in actions]


def written_undo_points(match: Match | None) -> tuple[StoredUndoPoint, ...]:
    """The steps back as they are stored."""
    return () if match is None else tuple((point.seat, point.recorded) for point in match.undo_points)


def packed(dump: bytes) -> bytes:
    """A dump as it is stored."""
    return zlib.compress(dump, _QUICK)


def unpacked(stored: bytes) -> bytes:
    """The dump that was stored; format 1 did not compress it."""
    if stored.startswith(b"{"):
        return stored
    try:
        return zlib.decompress(stored)
    except zlib.error:
        raise DumpError("the stored position is no dump of a game") from None
