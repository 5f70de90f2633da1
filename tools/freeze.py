"""Write test data that this version of Marsbox stores, so that every later version can be tested with it.

python tools/freeze.py             # into tests/stored/VERSION, where VERSION is that of the package
python tools/freeze.py FOLDER      # elsewhere

`make freeze` runs it on the compiled package. It writes positions in the middle of every kind of choice, records of
whole games, a database with tables in every state and its export, each beside what has to be found in it again.
`tests/stored` opens all of it.
"""

import asyncio
import json
import lzma
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import marsbox
from marsbox.core import Game, Match, Replay, Setup, Snapshot, State
from marsbox.games import GAME_IDS, load_game
from marsbox.server import Settings
from marsbox.server.export.transfer import export_all
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.table import Table
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.settings import Limits
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.game_codec import unpacked
from marsbox.server.tables.seating import wish_pause
from marsbox.testing import facts

ROOT = Path(__file__).resolve().parent.parent
SETUPS: dict[str, list[Setup]] = {
    "pocket-mars": [Setup(2), Setup(4, {"draft": "on"}), Setup(1, {"level": "3"})],
    "mission-red-planet": [Setup(3), Setup(5)],
    "terraforming-mars": [Setup(2), Setup(4, {"corporate_era": "on", "draft": "on"}), Setup(1)],
}
POSITIONS_OF_A_KIND = 5
GAMES_TRIED = 400
MIDDLE = 60  # steps after which a table of the database is left to run
EAGER = frozenset(("play", "keep", "act", "convert_plants", "convert_heat", "draw"))
SCIENTIST = {"choose": "scientist"}  # nobody else gets to ask what is asked when all outer zones are taken
PEOPLE = ("ann", "bob", "cid", "dan", "eve")


class NoBots:
    """Bots that never move, so that what is stored does not depend on how fast they are."""

    def wake(self, table: Table) -> None:
        """Leave the table as it is."""

    def presence_changed(self, table: Table) -> None:
        """Leave the table as it is."""

    async def close(self) -> None:
        """There is nothing to stop."""


def chosen(game: Game, options: list[int], chance: random.Random) -> int:
    """An option that keeps the game interesting: mostly one that plays or keeps cards."""
    forms = {action: game.actions.form(action) for action in options}
    eager = [action for action, form in forms.items() if form == SCIENTIST or EAGER & form.keys()]
    return chance.choice(eager if eager and chance.random() < 0.8 else options)


def matches(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """A whole game, once before every answer and once at its end."""
    chance = random.Random(seed)
    match = Match.start(game, setup, seed)
    yield match
    while decisions := game.decisions(match.state):
        decision = chance.choice(decisions)
        match.play(decision.seat, chosen(game, decision.options, chance))
        yield match


def asked(game: Game, state: State) -> list[dict[str, Any]]:
    """Who is asked what, and may answer how."""
    return [{key: question[key] for key in ("seat", "kind", "options")} for question in facts(game, state)["questions"]]


def positions(game: Game) -> Iterator[dict[str, Any]]:
    """Positions in the middle of every kind of choice, by different cards where cards ask."""
    found: Counter[str] = Counter()
    seen: set[tuple[str, int, int]] = set()
    for seed in range(GAMES_TRIED):
        if all(found[kind] >= POSITIONS_OF_A_KIND for kind in game.decision_kinds):
            return
        for setup in SETUPS[game.id]:
            for match in matches(game, setup, seed):
                decisions = game.decisions(match.state)
                if not decisions:
                    continue
                kind = game.decision_kinds[decisions[0].kind]
                key = (kind, decisions[0].subject, seed)
                if key in seen or found[kind] >= POSITIONS_OF_A_KIND:
                    continue
                seen.add(key)
                found[kind] += 1
                yield {
                    "game": game.id,
                    "asked": asked(game, match.state),
                    "facts": facts(game, match.state),
                    "dump": game.dump(match.state).decode(),
                }


def records(game: Game) -> Iterator[dict[str, Any]]:
    """Whole games and how they ended."""
    for number, setup in enumerate(SETUPS[game.id]):
        *_, match = matches(game, setup, seed=100 + number)
        outcome = game.outcome(match.state)
        assert outcome is not None
        replay = Replay.of(game, match.record)
        events = [*replay.opening, *[event for step in replay.steps for event in step.events]]
        record = match.record.with_snapshot(Snapshot.of(game, events, match.state))
        yield {"game": game.id, "record": record.to_json(), "scores": outcome.scores, "ranks": outcome.ranks}


async def open_hot_seat(services: Services, setup: Setup, game: str, name: str) -> Table:
    """A table at which one person plays all seats."""
    seats = [NewSeat("person")] * setup.players
    wanted = NewTable(game, seats, setup.options, name, "Ann", range(setup.players))
    return await services.lobby.open_table(PEOPLE[0], wanted)


async def play(table: Table, player: str, steps: int | None, seed: int) -> None:
    """So many steps, or the whole game."""
    chance = random.Random(seed)
    while steps != 0 and table.status == "running":
        owing = [
            (seat, decision)
            for seat in table.seats_of(player)
            if (decision := table.view_of(seat).decision) is not None
        ]
        if not owing:
            return
        seat, decision = chance.choice(owing)
        action = chosen(table.game, decision.options, chance)
        await table.act(player, seat, str(table.counters[seat].decision), [action])
        steps = None if steps is None else steps - 1


async def fill(services: Services) -> list[Table]:
    """Tables in every state."""
    made = []
    for game in GAME_IDS:
        for number, setup in enumerate(SETUPS[game]):
            over = await open_hot_seat(services, setup, game, f"over {number}")
            await play(over, PEOPLE[0], None, seed=number)
            running = await open_hot_seat(services, setup, game, f"running {number}")
            await play(running, PEOPLE[0], MIDDLE + number, seed=10 + number)
            made += [over, running]
        company = NewTable(game, [NewSeat("person"), NewSeat("bot", "commander"), NewSeat("bot", "cadet")])
        table = await services.lobby.open_table(PEOPLE[1], company)
        await services.lobby.take_seat(PEOPLE[2], table.id, 0, "Cid")
        await table.say(PEOPLE[2], "Cid", "Good luck", Limits())
        await table.replace_bot(table.seats[1], "engineer", "late")
        await play(table, PEOPLE[2], 3, seed=7)
        await table.rearrange(partial(wish_pause, player=PEOPLE[2], paused=True))
        waiting = NewTable(game, [NewSeat("person")] * len(company.seats), {}, "waiting", "Dan", [0])
        made += [table, await services.lobby.open_table(PEOPLE[3], waiting)]
    *_, match = matches(load_game("pocket-mars"), Setup(2), seed=500)
    made.append(await services.finished.keep_record("127.0.0.1", PEOPLE[4], match.record.to_json().encode()))
    return made


async def table_facts(store: TableStore, table: Table) -> dict[str, Any]:
    """What has to be found at a table again."""
    stored = await store.load(table.id)
    assert stored is not None
    state = None if stored.dump is None else table.game.load(unpacked(stored.dump))
    return {
        "table": table.id,
        "game": table.game.id,
        "name": table.head.name,
        "status": table.status,
        "seats": [[seat.kind, seat.bot, seat.player, seat.name] for seat in table.seats],
        "chat": [line.text for line in table.chat],
        "events": len(table.events),
        "asked": [] if state is None else asked(table.game, state),
        "facts": None if state is None else facts(table.game, state),
        "can_undo": [trace.can_undo for trace in table.fingerprints],
    }


async def database(folder: Path) -> None:
    """A database, its export, and what is in both."""
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(database=str(Path(scratch, "marsbox.db")))
        opened = Database(settings)
        await opened.open()
        store = TableStore(opened)
        services = Services(settings, store, Metrics(), NoBots())
        tables = await fill(services)
        await services.stats.rate(tables[0].id)
        write_json(folder / "tables.json.xz", [await table_facts(store, table) for table in tables])
        await services.close()
        exported = Path(scratch, "export.jsonl")
        await export_all(opened, services.catalog, exported)
        with opened.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            connection.exec_driver_sql("VACUUM")
        await opened.close()
        copy(Path(scratch, "marsbox.db"), folder / "marsbox.db.xz")
        copy(exported, folder / "export.jsonl.xz")


def copy(file: Path, to: Path) -> None:
    """Write a compressed copy of a file."""
    write(to, file.read_bytes())


def write(file: Path, content: bytes) -> None:
    """Write a compressed file."""
    file.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))
    print(f"{file.name}: {file.stat().st_size:,} bytes")


def write_json(file: Path, content: list[dict[str, Any]]) -> None:
    """Write a compressed list."""
    print(f"{len(content)} entries in ", end="")
    write(file, json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode())


def main() -> None:
    """Write everything into a new folder."""
    given = sys.argv[1:]
    folder = Path(given[0]) if given else ROOT / "tests" / "stored" / marsbox.__version__
    if folder.exists():
        sys.exit(f"{folder} is there already. What a version has stored never changes: raise the version first.")
    folder.mkdir(parents=True)
    games = [load_game(game) for game in GAME_IDS]
    write_json(folder / "positions.json.xz", [found for game in games for found in positions(game)])
    write_json(folder / "records.json.xz", [found for game in games for found in records(game)])
    asyncio.run(database(folder))


if __name__ == "__main__":
    main()
