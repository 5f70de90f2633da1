"""Uploaded records: checked by replaying them, and kept as tables that are over."""

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import msgspec

from marsbox.core import SPECTATOR, Event, Game, Log, Record, RecordError, Replay, Snapshot, State, UserError
from marsbox.games import load_earlier
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.game_codec import packed, written_actions, written_event
from marsbox.server.tables.model import Counter, Head, Seat
from marsbox.server.tables.stored import StoredTable
from marsbox.text import words

SEED_LIMIT: Final = 2**128
_REFUSED: Final = {
    "foreign": "record_foreign",
    "damaged": "record_damaged",
    "other_rules": "record_other_rules",
    "other_components": "record_other_components",
}


@dataclass(frozen=True)
class Upload:
    """A record that was checked, with its game, its events and its end."""

    game: Game
    record: Record = field(repr=False)
    events: Sequence[Event] = field(repr=False)
    end: State = field(repr=False)

    @property
    def table(self) -> str:
        """The id of its table, made from its content: the same record always has the same link."""
        content = hashlib.sha256(self.record.with_snapshot(None).to_json().encode()).digest()
        return base64.urlsafe_b64encode(content[:12]).decode()

    def stored(self, owner: str) -> StoredTable:
        """The table that keeps it: private, with free seats and no names."""
        record = self.record
        players = record.setup.players
        return StoredTable(
            head=Head(
                id=self.table,
                game=self.game.id,
                rules=record.rules,
                digest=record.digest,
                name="",
                setup=record.setup.to_dict(),
                seed=record.seed,
                owner=owner,
                public=False,
                created=datetime.now(UTC),
                uploaded=True,
            ),
            status="over",
            revision=1,
            counters=(Counter(1, 1),) * (players + 1),
            dump=packed(self.game.dump(self.end)),
            seats=tuple(Seat(seat, "person", None, None, "") for seat in range(players)),
            actions=tuple(written_actions(self.game, record.actions)),
            events=tuple(written_event(self.game, event) for event in self.events),
        )


def is_json(text: bytes) -> bool:
    """Whether a text is JSON by its standard. Python's own reader accepts NaN and infinities, and makes them of large
    ones.

    >>> [is_json(text) for text in (b'{"seed": 1}', b'{"seed": NaN}', b"[-Infinity]", b"1e999", b'"1')]
    [True, False, False, False, False]
    """
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def check_record(catalog: Catalog, text: bytes) -> Upload:
    """Replay a record and check that it is complete; a `UserError` says what is wrong with it.

    One that was made with other rules or components is kept all the same if it brings along its events and where it
    ended, and all of that can be shown.
    """
    try:
        record = Record.from_json(text.decode("utf-8"))
        game = catalog.game(record.game)
        if not 0 <= record.seed < SEED_LIMIT:
            raise UserError("record_damaged")
        upload = _upload(game, record.of(game))
    except UnicodeDecodeError:
        raise UserError("record_foreign") from None
    except RecordError as error:
        raise UserError(_REFUSED[error.code]) from error
    if game.outcome(upload.end) is None:
        raise UserError("record_unfinished")
    return upload


def _upload(game: Game, record: Record) -> Upload:
    try:
        replay = Replay.of(game, record)
    except RecordError as error:
        if error.code == "damaged":
            raise
        replay = Replay.shown(game, _with_snapshot(game, record))
        _check_showable(replay)
    events = [*replay.opening, *[event for step in replay.steps for event in step.events]]
    return Upload(game, replay.record, events, replay.end)


def _with_snapshot(game: Game, record: Record) -> Record:
    """The record with something to show, also where only the cards that it was played with can show what happened."""
    then = load_earlier(record.game, record.digest)
    if record.snapshot is not None or then is None:
        return record
    log = Log()
    end = record.replay(then, log=log)
    return record.with_snapshot(Snapshot.of(then, log.events, end))


def _check_showable(replay: Replay) -> None:
    """A record that can't be replayed must at least have events and positions that can be shown."""
    game, players = replay.game, replay.record.setup.players
    try:
        for seat in (SPECTATOR, *range(players)):
            game.view(replay.end, seat)
        in_words = words(game, "en", [""] * players)
        for event in replay.opening:
            in_words.event(event)
    except Exception as error:
        raise RecordError(f"what the record tells makes no sense: {error}") from None
