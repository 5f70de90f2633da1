"""What an earlier version has stored, read by the Marsbox that is on the path.

python -m tests.stored.reading FOLDER     # says in one line what could be read; an assertion says what could not

A changed copy of Marsbox is tried that way too, so this module uses no more of it than it needs. Games are read with
the components that they were played with. The deck of Pocket Mars has changed since: what becomes of its games with the
deck of today is tried as well.
"""

import asyncio
import json
import lzma
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from marsbox.core import Game, Record, RecordError, Replay, State
from marsbox.games import GAME_IDS, load_game
from marsbox.server import Settings
from marsbox.server.export.transfer import import_all
from marsbox.server.finished.replay import ReplayPresenter
from marsbox.server.play.table import Table
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.catalog import Catalog
from marsbox.testing import facts
from tests.server.tables import NoBots

HERE = Path(__file__).resolve().parent
VERSIONS = sorted(folder.name for folder in HERE.iterdir() if (folder / "positions.json.xz").exists())
FIRST_DECK = HERE.parent.parent / "src" / "marsbox" / "games" / "pocket_mars" / "first_deck.toml"
OF_THE_FIRST_DECK = ("0.1.0", "0.2.0")
MOVES = 12
"""So many moves every running table goes on by."""


def components_of(folder: Path) -> dict[str, str]:
    """The components with which what a version has stored was played, where they are not those of today."""
    return {"pocket-mars": str(FIRST_DECK)} if folder.name in OF_THE_FIRST_DECK else {}


def frozen(folder: Path, name: str) -> list[dict[str, Any]]:
    """What has to be found again."""
    entries: list[dict[str, Any]] = json.loads(lzma.decompress((folder / f"{name}.json.xz").read_bytes()))
    return entries


def asked(game: Game, state: State) -> list[dict[str, Any]]:
    """Who is asked what, and may answer how."""
    return [{key: question[key] for key in ("seat", "kind", "options")} for question in facts(game, state)["questions"]]


def holds(now: Any, then: Any) -> bool:
    """Whether everything that was a fact then still is one; a later version may tell more."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and holds(now[key], value) for key, value in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(holds(new, old) for new, old in zip(now, then, strict=True))
    return bool(now == then)


def check_position(game: Game, position: dict[str, Any]) -> None:
    """A dump is the same position, asks the same, and goes on."""
    state = game.load(position["dump"].encode())
    assert asked(game, state) == position["asked"]
    assert holds(json.loads(json.dumps(facts(game, state))), position["facts"])
    check_goes_on(game, position)


def check_goes_on(game: Game, position: dict[str, Any]) -> None:
    """A dump is the same position and goes on; what other cards ask may be something else."""
    state = game.load(position["dump"].encode())
    then = {key: value for key, value in position["facts"].items() if key != "questions"}
    assert holds(json.loads(json.dumps(facts(game, state))), then)
    assert all(decision.options for decision in game.decisions(state))
    again = game.load(game.dump(state))
    assert game.dump(again) == game.dump(state)
    chance = random.Random(1)
    for _ in range(MOVES):
        decisions = game.decisions(again)
        if not decisions:
            break
        decision = chance.choice(decisions)
        game.apply(again, decision.seat, chance.choice(decision.options))


def check_record(game: Game, entry: dict[str, Any]) -> bool:
    """A record ends as it did; whether it could be played, and not only shown or refused with a sentence."""
    record = Record.from_json(entry["record"])
    try:
        end = record.replay(game)
    except RecordError as error:
        if error.code not in ("other_rules", "other_components"):
            raise
        if record.snapshot is None:
            return False
        end = Replay.shown(game, record).end
    outcome = game.outcome(end)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == (entry["scores"], entry["ranks"])
    return record.of(game).can_be_replayed(game)


async def check_table(services: Services, entry: dict[str, Any]) -> bool:
    """A table is as it was and goes on; whether its game can be played again, and not only shown."""
    table = await services.registry.table(entry["table"])
    assert (table.game.id, table.status) == (entry["game"], entry["status"])
    # a name that nobody typed is stored no more: `test_earlier_names.py` says which ones those are
    assert table.head.name in (entry["name"], "")
    for seat, (kind, bot, player, name) in zip(table.seats, entry["seats"], strict=True):
        assert (seat.kind, seat.bot, seat.player) == (kind, bot, player)
        assert seat.name in (name, "")
    assert [line.text for line in table.chat] == entry["chat"]
    assert len(table.events) == entry["events"]
    asked_now = [
        {
            "seat": seat,
            "kind": table.game.decision_kinds[decision.kind],
            "options": [table.game.actions.form(action) for action in decision.options],
        }
        for seat in range(table.players)
        if table.started and (decision := table.view_of(seat).decision) is not None
    ]
    if entry["game"] != "pocket-mars" or table.head.digest == table.game.digest:
        assert asked_now == entry["asked"]
    if table.status == "over":
        return await check_finished(services, table)
    if table.status == "running":
        await go_on(table)
    return True


async def check_finished(services: Services, table: Table) -> bool:
    """A finished game has its log and its end, whether or not it can be played again."""
    replay = ReplayPresenter(table.finished(), "open", "en")
    course = replay.course()
    assert course.lines
    assert '"outcome":{' in replay.position(len(course.steps) - 1)
    exported = Record.from_json(table.exported().to_json())
    assert exported.snapshot is not None
    return course.problem is None


async def go_on(table: Table) -> None:
    """Some moves, some of them undone where that is possible."""
    chance = random.Random(2)
    if table.state.paused:
        return
    for _ in range(MOVES):
        owing = [
            (seat.seat, seat.player, decision)
            for seat in table.seats
            if seat.player is not None and (decision := table.view_of(seat.seat).decision) is not None
        ]
        if not owing or table.status == "over":
            break
        seat, player, decision = chance.choice(owing)
        await table.act(player, seat, str(table.counters[seat].decision), [chance.choice(decision.options)])
        if table.fingerprints[seat].can_undo and not decision.simultaneous and chance.random() < 0.5:
            await table.undo(player, seat)
            back = table.view_of(seat).decision
            assert back is not None
            assert back.options == decision.options


async def check_tables(database: str, entries: list[dict[str, Any]], components: Mapping[str, str]) -> Counter[bool]:
    """All tables of a database, now and after a restart; how many can be played again, and how many only shown."""
    counted: Counter[bool] = Counter()
    for again in (False, True):
        settings = Settings(database=database, components=components)
        opened = Database(settings)
        await opened.open()
        services = Services(settings, TableStore(opened), Metrics(), NoBots())
        for entry in entries:
            if not again:
                counted[await check_table(services, entry)] += 1
            else:
                assert (await services.registry.table(entry["table"])).game.id == entry["game"]
        await services.close()
        await opened.close()
    return counted


async def imported(folder: Path, database: str) -> None:
    """Read a frozen export into a new database."""
    opened = Database(Settings(database=database))
    await opened.open()
    with tempfile.TemporaryDirectory() as scratch:
        await import_all(opened, Catalog({}), unpacked(folder / "export.jsonl.xz", Path(scratch, "export.jsonl")))
    await opened.close()


def copied_database(folder: Path, to: Path) -> str:
    """A frozen database, to be changed."""
    return str(unpacked(folder / "marsbox.db.xz", to))


def unpacked(file: Path, to: Path) -> Path:
    """A frozen file as it was."""
    to.write_bytes(lzma.decompress(file.read_bytes()))
    return to


def read_all(folder: Path) -> dict[str, list[int]]:
    """Read everything in a folder: how much of it can be played again, and how much there is."""
    components = components_of(folder)
    games = {game: load_game(game, components.get(game)) for game in GAME_IDS}
    positions, records, tables = (frozen(folder, name) for name in ("positions", "records", "tables"))
    for position in positions:
        check_position(games[position["game"]], position)
    played = sum(check_record(games[entry["game"]], entry) for entry in records)
    with tempfile.TemporaryDirectory() as scratch:
        database = copied_database(folder, Path(scratch, "marsbox.db"))
        counted = asyncio.run(check_tables(database, tables, components))
        asyncio.run(imported(folder, str(Path(scratch, "other.db"))))
    return {"records": [played, len(records)], "tables": [counted[True], len(tables)]}


def main() -> None:
    """Read the folders that are named, and print what was found in each as JSON."""
    sys.stdout.write(json.dumps({name: read_all(HERE / name) for name in sys.argv[1:]}) + "\n")


if __name__ == "__main__":
    main()
