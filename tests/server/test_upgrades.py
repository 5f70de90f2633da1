"""A database of the first Marsbox, with its tables: they go on, and what is over can still be watched."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, update

from marsbox.core import Event, Game, Match, Setup
from marsbox.server import Problem, Settings
from marsbox.server.catalog import Catalog
from marsbox.server.database import Database, migrate
from marsbox.server.lobby import Lobby
from marsbox.server.metrics import Metrics
from marsbox.server.replay import OPEN, Replay
from marsbox.server.schema import tables
from marsbox.server.storage import Storage
from tests.server.people import fewest

PEOPLE = ("ann-id", "bob-id", "cid-id")
CATALOG = Catalog({})
THEN = datetime(2025, 1, 2, 3, 4, 5, tzinfo=UTC)
RUNNING, OVER = "a-running-table-", "a-table-of-past-"
STEPS = 20


@dataclass(frozen=True)
class Old:
    """A game as the first Marsbox stored it."""

    match: Match
    events: list[Event]

    @property
    def over(self) -> bool:
        return self.match.game.outcome(self.match.state) is not None


def played(game: Game, steps: int | None) -> Old:
    """So many steps at random, or the whole game."""
    chance = random.Random(1)
    match = Match.start(game, Setup(fewest(game.id)), seed=2026)
    events = list(match.opening)
    while steps != 0 and (decisions := game.decisions(match.state)):
        decision = decisions[0]
        events += match.play(decision.seat, chance.choice(decision.options))
        steps = None if steps is None else steps - 1
    return Old(match, events)


def store(connection: Connection, name: str, old: Old, rules: int) -> None:
    """Store a game in the tables of the first migration, and in nothing that came later."""
    schema = MetaData()
    schema.reflect(connection)
    game, record = old.match.game, old.match.record
    row: dict[str, Any] = {
        "id": name,
        "game": game.id,
        "rules": rules,
        "digest": record.digest,
        "name": "Old friends",
        "setup": record.setup.to_dict(),
        "seed": f"{record.seed:032x}",
        "owner": PEOPLE[0],
        "public": True,
        "status": "over" if old.over else "running",
        "bot_due": False,
        "revision": 7,
        "counters": [[3, 3]] * (record.setup.players + 1),
        "dump": game.dump(old.match.state),
        "created": THEN,
        "changed": THEN,
    }
    connection.execute(insert(schema.tables["tables"]).values(row))
    seats = [
        {"table_id": name, "seat": seat, "kind": "person", "bot": None, "player": PEOPLE[seat], "name": PEOPLE[seat]}
        for seat in range(record.setup.players)
    ]
    actions = [
        {"table_id": name, "number": number, "seat": seat, "action": action}
        for number, (seat, action) in enumerate(record.actions)
    ]
    events = [
        {"table_id": name, "number": number, "audience": event.audience, "kind": kind, "numbers": list(event.numbers)}
        for number, event in enumerate(old.events)
        for kind in [game.event_kinds[event.kind]]
    ]
    for part, rows in (("seats", seats), ("actions", actions), ("events", events)):
        connection.execute(insert(schema.tables[part]), rows)


@pytest.fixture(params=[0, 1], ids=["older rules", "the same rules"])
def rules(request: pytest.FixtureRequest, game: str) -> int:
    """The rule set that the old tables were begun with."""
    return CATALOG.game(game).version - 1 + int(request.param)


@pytest.fixture
async def lobby(database: str, game: str, rules: int) -> AsyncIterator[Lobby]:
    """A server on a database that was made by the first migration, with a game that runs and one that is over."""
    settings = Settings(database=database, bot_workers=1)
    opened = Database(settings)
    with opened.engine.begin() as connection:
        migrate(connection, "0001")
        store(connection, RUNNING, played(CATALOG.game(game), STEPS), rules)
        store(connection, OVER, played(CATALOG.game(game), None), rules)
    await opened.open()
    lobby = Lobby(settings, Storage(opened), Metrics())
    yield lobby
    await lobby.close()
    await opened.close()


async def test_tables_of_an_old_database_go_on_and_can_be_watched(lobby: Lobby, game: str, rules: int) -> None:
    table = await lobby.table(RUNNING)
    before = played(CATALOG.game(game), STEPS)
    assert table.names == PEOPLE[: fewest(game)]
    assert [table.sight(seat).view for seat in range(table.players)] == [
        CATALOG.game(game).view(before.match.state, seat) for seat in range(table.players)
    ]
    chance = random.Random(2)
    for _ in range(STEPS):
        seat, decision = next(
            (seat, decision) for seat in range(table.players) if (decision := table.sight(seat).decision) is not None
        )
        action = chance.choice(decision.options)
        await table.act(PEOPLE[seat], seat, str(table.counters[seat].decision), [action])
        if rules != CATALOG.game(game).version:
            # an undo is made from the record, which older rules have made
            assert not any(trace.can_undo for trace in table.traces)
    assert table.head.rules == rules
    for eyes in (OPEN, "spectator", "0"):
        replay = Replay((await lobby.table(OVER)).finished(), eyes, "en")
        course = replay.course()
        assert course["lines"]
        assert (course["problem"] is None) == (rules == CATALOG.game(game).version)
        assert '"outcome":{' in replay.position(len(course["steps"]) - 1)


@pytest.mark.parametrize("game", ["pocket-mars"])
async def test_a_table_of_newer_rules_waits_for_a_newer_marsbox(lobby: Lobby, database: str) -> None:
    opened = Database(Settings(database=database))
    with opened.engine.begin() as connection:
        connection.execute(update(tables).values(rules=99))
    await opened.close()
    with pytest.raises(Problem) as refused:
        await lobby.table(RUNNING)
    assert refused.value.code == "newer_rules"
    assert "rule set 99" in refused.value.told("en")
