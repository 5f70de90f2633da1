"""One bad table harms nobody: whoever opens it is told, its operator is told once, and everything else goes on."""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete, insert, select, text, update

from marsbox.core import Record, UserError
from marsbox.server import Settings
from marsbox.server.export.check import check_all, save_rest
from marsbox.server.export.transfer import export_all, import_all
from marsbox.server.finished.replay import ReplayPresenter
from marsbox.server.lobby.housekeeping import Housekeeping
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.table import Table
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.logs import short_id
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.schema import actions, events, tables
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.game_codec import packed, unpacked
from marsbox.words import LANGUAGES
from tests.server.people import fewest
from tests.server.running import serving
from tests.server.tables import NoBots

ANN = "ann-id"
CATALOG = Catalog({})
Damage = Callable[[Connection, str], None]


class RecordingBots(NoBots):
    """Bots that never move, and at which tables they were to."""

    def __init__(self) -> None:
        self.tables: list[str] = []

    def wake(self, table: Table) -> None:
        """Remember the table."""
        self.tables.append(table.id)


def no_dump(connection: Connection, table: str) -> None:
    """Bytes that are no dump."""
    connection.execute(update(tables).where(tables.c.id == table).values(dump=b"\x00\xff rubbish"))


def dump_of_nothing(connection: Connection, table: str) -> None:
    """A dump that is whole and says nothing."""
    connection.execute(update(tables).where(tables.c.id == table).values(dump=packed(b"{}")))


def newer_dump(connection: Connection, table: str) -> None:
    """A dump in a format that is not known yet."""
    connection.execute(update(tables).where(tables.c.id == table).values(dump=packed(b'{"format": 99}')))


def bad_frame(connection: Connection, table: str) -> None:
    """A frame of a kind that there is not."""
    dump = unpacked(connection.execute(select(tables.c.dump).where(tables.c.id == table)).scalar_one())
    assert b'"store_setup"' in dump
    worse = packed(dump.replace(b'"store_setup"', b'"store_upset"'))
    connection.execute(update(tables).where(tables.c.id == table).values(dump=worse))


def unknown_event(connection: Connection, table: str) -> None:
    """An event of a kind that there is not."""
    connection.execute(update(events).where(events.c.table_id == table, events.c.number == 0).values(kind="eclipse"))


def unknown_card(connection: Connection, table: str) -> None:
    """An event that tells of a card that there is not."""
    mine = (events.c.table_id == table) & (events.c.kind == "dealt")
    connection.execute(update(events).where(mine).values(numbers=[0, "X9"]))


def unknown_action(connection: Connection, table: str) -> None:
    """An action that there is not."""
    row = {"table_id": table, "number": 0, "seat": 0, "form": '{"dance":true}', "revision": 1}
    connection.execute(delete(actions).where(actions.c.table_id == table))
    connection.execute(insert(actions).values(row))


def no_json(connection: Connection, table: str) -> None:
    """A column that is no JSON at all; PostgreSQL would not take it, and gets one that means nothing."""
    worse = "{" if connection.dialect.name == "sqlite" else "[]"
    connection.execute(text("UPDATE tables SET life = :worse WHERE id = :table"), {"worse": worse, "table": table})


DAMAGES = [
    no_dump,
    dump_of_nothing,
    newer_dump,
    bad_frame,
    unknown_event,
    unknown_card,
    unknown_action,
    no_json,
]


def hot_seat(game: str = "pocket-mars", **more: Any) -> NewTable:
    """A table at which one person plays all seats."""
    seats = [NewSeat("person")] * fewest(game)
    return NewTable(game, seats, you="Ann", take=range(fewest(game)), **more)


@pytest.fixture
async def services(opened: Database) -> AsyncIterator[Services]:
    services = Services(Settings(database=opened.name), TableStore(opened), Metrics(), RecordingBots())
    yield services
    await services.close()


async def damaged(services: Services, opened: Database, damage: Damage) -> str:
    """A damaged table at which a bot would have to move, and nobody has it in memory."""
    table = (await services.lobby.open_table(ANN, hot_seat())).id
    services.registry.tables.clear()

    def work(connection: Connection) -> None:
        damage(connection, table)
        connection.execute(update(tables).where(tables.c.id == table).values(bot_due=True))

    await opened.write(work)
    return table


def rows(connection: Connection, table: str) -> list[Mapping[str, Any]]:
    """All that is stored of a table, uninterpreted."""
    found = connection.execute(text("SELECT * FROM tables WHERE id = :table"), {"table": table})
    events = connection.execute(text("SELECT * FROM events WHERE table_id = :table"), {"table": table})
    return [dict(row) for row in (*found.mappings(), *events.mappings())]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_whoever_opens_a_damaged_table_is_told_and_its_operator_once(
    services: Services, opened: Database, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await damaged(services, opened, damage)
    before = await opened.read(lambda connection: rows(connection, table))
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            with pytest.raises(UserError) as refused:
                await services.registry.table(table)
            assert refused.value.code == "table_damaged"
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert short_id(table) in caplog.text
    for language in LANGUAGES:
        assert table not in message_of(refused.value, language)
    assert await opened.read(lambda connection: rows(connection, table)) == before


@pytest.mark.parametrize("damage", DAMAGES)
async def test_whatever_walks_over_tables_leaves_a_damaged_one_alone(
    services: Services, opened: Database, damage: Damage, tmp_path: Path
) -> None:
    table = await damaged(services, opened, damage)
    good = await services.lobby.open_table(ANN, hot_seat(public=False))
    late = {"deadline": datetime.now(UTC) - timedelta(days=1), "changed": datetime.now(UTC) - timedelta(days=999)}
    await opened.write(lambda connection: connection.execute(update(tables).where(tables.c.id == table).values(late)))
    woken = RecordingBots()
    again = Services(Settings(database=opened.name), TableStore(opened), Metrics(), woken)
    await opened.write(
        lambda connection: connection.execute(update(tables).where(tables.c.id == good.id).values(bot_due=True))
    )
    # bots at start-up, clocks, what is cleared away, and the list of tables
    await again.resume()
    assert woken.tables == [good.id]
    housekeeping: Housekeeping = again._housekeeping
    await housekeeping.check_clocks()
    await housekeeping.remove_old_tables()
    listed = [one.head.id for one in await again.lobby.listed(ANN)]
    assert good.id in listed
    assert (await opened.read(lambda connection: rows(connection, table))) != []
    await again.close()
    # an export has the others, says which one it lacks, and can be read
    file = tmp_path / "all.marsbox"
    exported = await export_all(opened, CATALOG, file)
    assert (exported.tables, list(exported.left_out)) == (1, [table])
    other = Database(Settings(database=str(tmp_path / "other.db")))
    await other.open()
    assert await import_all(other, CATALOG, file) == 1
    await other.close()


@pytest.mark.parametrize("damage", DAMAGES)
async def test_an_operator_is_told_what_is_wrong_and_can_save_what_is_left(
    services: Services, opened: Database, damage: Damage, tmp_path: Path
) -> None:
    table = await damaged(services, opened, damage)
    await services.lobby.open_table(ANN, hot_seat())
    checked = await check_all(opened, CATALOG)
    assert (checked.tables, list(checked.damaged), checked.waiting) == (2, [table], {})
    assert checked.damaged[table]
    saved = await save_rest(opened, table, tmp_path / "rest")
    assert saved.stat().st_mode & 0o077 == 0
    assert '"dealt"' in saved.read_text("utf-8")
    with pytest.raises(UserError, match="exists"):
        await save_rest(opened, table, tmp_path / "rest")


async def test_an_action_that_leads_elsewhere_is_found_by_a_check(services: Services, opened: Database) -> None:
    table = (await services.lobby.open_table(ANN, hot_seat())).id
    other = {"seed": "00" * 16}
    await opened.write(lambda connection: connection.execute(update(tables).values(other)))
    checked = await check_all(opened, CATALOG)
    assert checked.damaged == {table: "the state is not that of the actions"}


async def test_where_only_the_way_back_is_lost_only_undo_is(services: Services, opened: Database) -> None:
    table = await services.lobby.open_table(ANN, hot_seat("terraforming-mars"))
    while (first := table.view_of(0).decision) is None or first.simultaneous:
        seat = next(seat for seat in range(table.players) if table.view_of(seat).decision is not None)
        decision = table.view_of(seat).decision
        assert decision is not None
        await table.act(ANN, seat, str(table.counters[seat].decision), [decision.options[-1]])
    services.registry.tables.clear()
    # the record does not lead to the state any more, and was made with other cards
    worse = {"digest": "another box", "seed": "00" * 16, "way_back": [[0, 0]]}
    await opened.write(lambda connection: connection.execute(update(tables).values(worse)))
    again = await services.registry.table(table.id)
    decision = again.view_of(0).decision
    assert decision is not None
    await again.act(ANN, 0, str(again.counters[0].decision), [decision.options[0]])
    assert not any(seen.can_undo for seen in again.fingerprints)
    with pytest.raises(UserError) as refused:
        await again.undo(ANN, 0)
    assert refused.value.code == "cannot_undo"


async def test_where_an_action_is_lost_only_undo_is(services: Services, opened: Database) -> None:
    table = await services.lobby.open_table(ANN, hot_seat("terraforming-mars"))
    while not table.fingerprints[0].can_undo:
        seat = next(seat for seat in range(table.players) if table.view_of(seat).decision is not None)
        decision = table.view_of(seat).decision
        assert decision is not None
        await table.act(ANN, seat, str(table.counters[seat].decision), [decision.options[-1]])
    services.registry.tables.clear()
    await opened.write(lambda connection: connection.execute(update(actions).values(form='{"pass":true}')))
    again = await services.registry.table(table.id)
    with pytest.raises(UserError) as refused:
        await again.undo(ANN, 0)
    assert refused.value.code == "cannot_undo"
    asked = next(seat for seat in range(again.players) if again.view_of(seat).decision is not None)
    decision = again.view_of(asked).decision
    assert decision is not None
    await again.act(ANN, asked, str(again.counters[asked].decision), [decision.options[0]])


def test_a_server_starts_and_serves_beside_a_damaged_table(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1)
    seats = [{"kind": "bot", "bot": "cadet"}, {"kind": "person"}]
    wanted = {"game": "pocket-mars", "seats": seats, "take": [1]}
    with serving(settings) as running, httpx.Client(base_url=running.url) as ann:
        table = ann.post("/api/tables", json=wanted).json()["id"]
    opened = Database(settings)
    with opened.engine.begin() as connection:
        connection.execute(update(tables).values(dump=b"rubbish", bot_due=True))
    opened.engine.dispose()
    with serving(settings) as running, httpx.Client(base_url=running.url) as ann:
        answer = ann.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table_damaged")
        assert ann.post("/api/tables", json=wanted).status_code in (200, 201)
        assert ann.get("/healthz").status_code == 200


@pytest.mark.parametrize("game", ["pocket-mars"])
async def test_a_table_of_newer_rules_waits_for_a_newer_marsbox(
    services: Services, opened: Database, game: str
) -> None:
    table = (await services.lobby.open_table(ANN, hot_seat(game))).id
    services.registry.tables.clear()
    await opened.write(lambda connection: connection.execute(update(tables).values(rules=99)))
    with pytest.raises(UserError) as refused:
        await services.registry.table(table)
    assert refused.value.code == "newer_rules"
    assert "rule set 99" in message_of(refused.value, "en")
    checked = await check_all(opened, CATALOG)
    assert (checked.damaged, list(checked.waiting)) == ({}, [table])


async def test_a_finished_game_whose_rules_changed_is_shown_from_what_was_stored(
    services: Services, opened: Database
) -> None:
    table = await services.lobby.open_table(ANN, hot_seat())
    while table.status == "running":
        seat = next(seat for seat in range(table.players) if table.view_of(seat).decision is not None)
        decision = table.view_of(seat).decision
        assert decision is not None
        await table.act(ANN, seat, str(table.counters[seat].decision), [decision.options[0]])
    services.registry.tables.clear()
    whole = ReplayPresenter((await services.registry.table(table.id)).finished(), "open", "en").course()
    # with another digest the record is played and compared: nothing is lost as long as it leads to the same
    await opened.write(lambda connection: connection.execute(update(tables).values(digest="another box")))
    services.registry.tables.clear()
    assert (
        ReplayPresenter((await services.registry.table(table.id)).finished(), "open", "en").course().steps
        == whole.steps
    )
    # and where it does not, the log and the end are left
    await opened.write(lambda connection: connection.execute(update(tables).values(seed="00" * 16)))
    services.registry.tables.clear()
    left = ReplayPresenter((await services.registry.table(table.id)).finished(), "open", "en").course()
    assert left.problem is not None
    assert (left.lines, len(left.steps)) == (whole.lines, 1)
    brought = Record.from_json((await services.registry.table(table.id)).exported().to_json())
    kept = await services.finished.keep_record("127.0.0.1", "bob-id", brought.to_json().encode())
    shown_only = ReplayPresenter((await services.registry.table(kept.id)).finished(), "open", "en").course()
    assert shown_only.problem is not None
    assert len(shown_only.lines) == len(whole.lines)
