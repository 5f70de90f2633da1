"""Records that people bring: checked by playing them again, and kept as tables that are over."""

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from marsbox.core import Course, Game, Record, RecordError
from marsbox.server.catalog import Catalog
from marsbox.server.errors import Problem
from marsbox.server.messages import sentence
from marsbox.server.storage import Counter, Head, StoredEvent, StoredSeat, StoredTable
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
    """A record that was checked, with the game it is of."""

    game: Game
    course: Course = field(repr=False)

    @property
    def table(self) -> str:
        """The id of its table, made from its content: the same record always has the same link."""
        content = hashlib.sha256(self.course.record.to_json().encode()).digest()
        return base64.urlsafe_b64encode(content[:12]).decode()

    def stored(self, owner: str, language: str) -> StoredTable:
        """The table that keeps it: private, with free seats and names that tell nothing."""
        record, state = self.course.record, self.course.end
        players = record.setup.players
        events = [*self.course.opening, *[event for step in self.course.steps for event in step.events]]
        kinds = self.game.event_kinds
        return StoredTable(
            head=Head(
                id=self.table,
                game=self.game.id,
                rules=record.rules,
                digest=record.digest,
                name=sentence("record_of", language, {"game": words(self.game, language).game_name()}),
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
            dump=self.game.dump(state),
            seats=_seats(players, language),
            actions=tuple(record.actions),
            events=tuple(StoredEvent(event.audience, kinds[event.kind], event.numbers) for event in events),
        )


def check_record(catalog: Catalog, text: bytes) -> Upload:
    """Play a record again and see that it is whole; a `Problem` says what is wrong with it."""
    try:
        record = Record.from_json(text.decode("utf-8"))
        game = catalog.game(record.game)
        if not 0 <= record.seed < SEED_LIMIT:
            raise Problem("record_damaged")
        course = Course.of(game, record)
    except UnicodeDecodeError:
        raise Problem("record_foreign") from None
    except RecordError as error:
        raise Problem(_REFUSED[error.code]) from error
    if game.outcome(course.end) is None:
        raise Problem("record_unfinished")
    return Upload(game, course)


def _seats(players: int, language: str) -> tuple[StoredSeat, ...]:
    names: Sequence[str] = [f"{sentence('player', language)} {number + 1}" for number in range(players)]
    return tuple(StoredSeat(seat, "person", None, None, name) for seat, name in enumerate(names))
