"""A server under load: real WebSocket clients on the loopback interface, tables of Terraforming Mars for four.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/load.py [PART …] [--tables 200] [--moves 100] [--json]

The parts, all of them if none is named:

    views    a view asked for ("look") and read, as fast as 16 connections can; and how many views one core makes anew,
             because one that was told lately is not made again
    moves    from a move's being sent to its being seen by the other three, with many tables live
    growth   the same with 10, 100 and 1,000 tables, at the same number of moves a second
    memory   what a table and a socket cost the server's memory
    idle     5,000 sockets that do nothing, all of which still answer
    start    from starting the server to its first answer, with 10,000 stored tables

One server process on SQLite, in a process of its own; every commit reaches the disk. All tables stand in the middle of
a game. The clients run in this process, on the same machine, and take their share of it. Needs Linux.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import secrets
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from marsbox.core import COMPILED, Event, Match, Setup
from marsbox.games import load_game
from marsbox.server import Limits, Settings
from marsbox.server.middleware.identity import COOKIE, Identity
from marsbox.server.play.table import Table
from marsbox.server.present.presenter import Presenter
from marsbox.server.present.view_cache import ViewCache
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.model import Head
from marsbox.server.tables.stored import StoredTable
from tests.server.running import SECRET, ServerProcess
from tests.server.tables import stored_match

SEATS = 4
PLAYERS = tuple(f"player-{seat}" for seat in range(SEATS))
WATCHER = "player-who-watches"
STEPS_PLAYED = 150
MODELS = 10
"""So many different games are played to their middle; tables are copies of them."""
LIMITS = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    address_messages_per_second=1e6,
    address_message_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    sockets_per_player=100_000,
    sockets_per_address=100_000,
    sockets=100_000,
)
PAUSE_SECONDS = 0.5
"""How long a table rests after a move, so that whatever comes belongs to the newest one."""
Figures = dict[str, Any]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help="what to measure; all if left out")
    parser.add_argument("--tables", type=int, default=200, help="live tables for moves and memory")
    parser.add_argument("--moves", type=float, default=100.0, help="moves a second of all tables together")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long views and moves are measured")
    parser.add_argument("--sockets", type=int, default=5_000, help="idle sockets")
    parser.add_argument("--stored", type=int, default=10_000, help="stored tables for the start")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    for name in wishes.parts:
        if name not in PARTS:
            parser.error(f"there is no part {name!r}; the parts are {', '.join(PARTS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    report: Figures = {"machine": machine(most), "limits": asdict(LIMITS)}
    models = [middle(seed) for seed in range(MODELS)]
    for name in wishes.parts or PARTS:
        report[name] = uvloop.run(PARTS[name](models, wishes))
        if not wishes.json:
            print(f"{name}: {json.dumps(report[name])}", flush=True)
    if wishes.json:
        print(json.dumps(report))
    else:
        print(f"machine: {json.dumps(report['machine'])}\nlimits: {json.dumps(report['limits'])}")


def machine(files: int) -> Figures:
    """What the figures were taken on."""
    return {
        "cores": os.cpu_count(),
        "load_before": os.getloadavg()[0],
        "open_files": files,
        "engine": "compiled" if COMPILED else "interpreted",
        "python": sys.version.split()[0],
    }


# --- what is measured ---------------------------------------------------------------------------------------------


async def views(models: Sequence[StoredTable], wishes: argparse.Namespace) -> Figures:
    """Views a second over 16 connections, one at each seat of four tables."""
    async with Server(models, 4) as server:
        connections = [await server.dial(table, player) for table in server.tables for player in PLAYERS]
        for connection in connections:
            await settle(connection)
        end = time.perf_counter() + wishes.seconds

        async def ask(connection: Connection, seat: int) -> tuple[int, int]:
            asked = json.dumps({"type": "look", "seat": seat})
            number = size = 0
            while time.perf_counter() < end:
                await connection.send(asked)
                size = len(await connection.recv(decode=False))
                number += 1
            return number, size

        results = await asyncio.gather(
            *(ask(connection, number % SEATS) for number, connection in enumerate(connections))
        )
        return {
            "connections": len(connections),
            "views_per_second": round(sum(number for number, _ in results) / wishes.seconds),
            "bytes_of_a_view": round(statistics.mean(size for _, size in results)),
            "made_anew_per_second": round(made_anew(models, wishes.seconds)),
        }


def made_anew(models: Sequence[StoredTable], seconds: float) -> float:
    """How many views this process makes in a second: sight, words and JSON, for each seat in turn."""
    nowhere = TableStore(Database(Settings(database="nowhere.db")))
    tables = [Table(load_game(model.head.game), model, nowhere, lambda _: None) for model in models]
    tellers = [Presenter(table, "en", ViewCache(most=0)) for table in tables]
    end = time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        tellers[number % len(tellers)].view(number % SEATS)
        number += 1
    return number / seconds


async def moves(models: Sequence[StoredTable], wishes: argparse.Namespace) -> Figures:
    """How long a move takes to be seen by the other three."""
    return await moves_at(models, wishes.tables, wishes)


async def growth(models: Sequence[StoredTable], wishes: argparse.Namespace) -> Figures:
    """The same for more and more tables."""
    return {str(tables): await moves_at(models, tables, wishes) for tables in (10, 100, 1_000)}


async def moves_at(models: Sequence[StoredTable], tables: int, wishes: argparse.Namespace) -> Figures:
    """Four people at each of so many tables, and moves at a steady pace at tables chosen at random."""
    async with Server(models, tables) as server:
        games = [Played([await server.dial(table, player) for player in PLAYERS]) for table in server.tables]
        await asyncio.gather(*(game.settle() for game in games))
        before = server.processor_seconds()
        chance = random.Random(1)
        listening = asyncio.gather(*(game.listen() for game in games))
        # this process must not stop to look for cycles among thousands of connections while it measures
        gc.collect()
        gc.freeze()
        begin = time.perf_counter()
        sent = 0
        while (now := time.perf_counter()) < begin + wishes.seconds:
            due = int((now - begin) * wishes.moves) - sent
            for game in chance.sample(games, min(due, len(games))):
                sent += 1
                await game.move(chance)
            await asyncio.sleep(0.5 / wishes.moves)
        await asyncio.sleep(PAUSE_SECONDS)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        busy = server.processor_seconds() - before
        own = [seconds for game in games for seconds in game.own]
        seen = [seconds for game in games for seconds in game.seen]
        return {
            "tables": tables,
            "sockets": tables * SEATS,
            "moves_per_second": round(len(own) / wishes.seconds, 1),
            "seen_by_others_ms": spread(seen),
            "acknowledged_ms": spread(own),
            "server_ms_of_processor_per_move": round(busy / max(1, len(own)) * 1000, 2),
        }


async def memory(models: Sequence[StoredTable], wishes: argparse.Namespace) -> Figures:
    """One spectator at each table, beside as many spectators at one table."""
    async with Server(models, wishes.tables + 1) as server:
        await settle(await server.dial(server.tables[0], WATCHER))
        empty = server.resident()
        for _ in range(wishes.tables):
            await settle(await server.dial(server.tables[0], WATCHER))
        sockets = server.resident()
        for table in server.tables[1:]:
            await settle(await server.dial(table, WATCHER))
        tables = server.resident()
    socket_kb = (sockets - empty) / wishes.tables / 1024
    return {
        "tables": wishes.tables,
        "kb_of_a_socket": round(socket_kb, 1),
        "kb_of_a_table": round((tables - sockets) / wishes.tables / 1024 - socket_kb, 1),
        "server_mb": round(tables / 2**20, 1),
    }


async def idle(models: Sequence[StoredTable], wishes: argparse.Namespace) -> Figures:
    """Sockets that do nothing, spread over 100 tables."""
    async with Server(models, 100) as server:
        empty = server.resident()
        begin = time.perf_counter()
        connections = []
        for number in range(wishes.sockets):
            connections.append(await server.dial(server.tables[number % 100], f"player-{number}"))
        connecting = time.perf_counter() - begin
        answered = await asyncio.gather(*(settle(connection) for connection in connections), return_exceptions=True)
        return {
            "sockets": wishes.sockets,
            "answered": sum(not isinstance(one, BaseException) for one in answered),
            "connected_per_second": round(wishes.sockets / connecting),
            "server_mb": round(server.resident() / 2**20, 1),
            "kb_of_a_socket": round((server.resident() - empty) / wishes.sockets / 1024, 1),
        }


async def start(models: Sequence[StoredTable], wishes: argparse.Namespace) -> Figures:
    """A server on a database with many tables, from its first moment to its first answer."""
    async with Server(models, MODELS) as server:
        server.stop()
        server.multiply(wishes.stored)
        begin = time.perf_counter()
        server.start()
        server.healthy()
        seconds = time.perf_counter() - begin
        begin = time.perf_counter()
        await settle(await server.dial(server.tables[0], PLAYERS[0]))
        return {
            "stored_tables": wishes.stored,
            "seconds_to_first_answer": round(seconds, 2),
            "ms_to_open_a_table": round((time.perf_counter() - begin) * 1000, 1),
            "database_mb": round(server.file.stat().st_size / 2**20),
        }


PARTS: dict[str, Callable[[Sequence[StoredTable], argparse.Namespace], Coroutine[Any, Any, Figures]]] = {
    "views": views,
    "moves": moves,
    "growth": growth,
    "memory": memory,
    "idle": idle,
    "start": start,
}

# --- tables, servers and clients ----------------------------------------------------------------------------------


def middle(seed: int) -> StoredTable:
    """A table in the middle of a game."""
    game = load_game("terraforming-mars")
    chance = random.Random(seed)
    match = Match.start(game, Setup(SEATS), seed)
    events: list[Event] = list(match.opening)
    for _ in range(STEPS_PLAYED):
        asked = chance.choice(game.decisions(match.state))
        events += match.play(asked.seat, chance.choice(asked.options))
    return stored_match(match, match.state, events, PLAYERS, "")


class Server:
    """A server process with tables, and connections to it."""

    def __init__(self, models: Sequence[StoredTable], tables: int) -> None:
        self._models = models
        self.tables = [secrets.token_urlsafe(12) for _ in range(tables)]
        self._identity = Identity(SECRET)
        self._open = AsyncExitStack()

    async def __aenter__(self) -> "Server":
        self._folder = Path(self._open.enter_context(tempfile.TemporaryDirectory()))
        self.file = self._folder / "mars.db"
        await self._fill()
        self.start()
        self.healthy()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.kill()
        await self._open.aclose()

    def start(self) -> None:
        """Start the process."""
        settings = Settings(database=str(self.file), port=0, bot_workers=1, limits=LIMITS)
        self._process = ServerProcess(self._folder, settings)
        self._system = Path("/proc") / str(self._process.pid)

    def stop(self) -> None:
        """End the process."""
        self._process.stop()

    def healthy(self) -> None:
        """Wait for the first answer."""
        while True:
            try:
                if httpx.get(f"{self._process.url}/healthz").status_code == 200:
                    return
            except httpx.ConnectError:
                time.sleep(0.001)

    def resident(self) -> int:
        """The memory of the server in bytes, without the processes of its bots."""
        return int((self._system / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        """The processor time that the server has used."""
        # after the name in brackets, the 12th and 13th field are the ticks in user and in system mode
        ticks = (self._system / "stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")

    async def dial(self, table: str, player: str) -> "Connection":
        """A connection of a player to a table."""
        address = self._process.url.replace("http", "ws", 1) + f"/api/tables/{table}/live?lang=en"
        cookie = {"Cookie": f"{COOKIE}={self._identity.signed(player)}"}
        connection = connect(
            address,
            additional_headers=cookie,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=None,
            create_connection=Connection,
        )
        return await self._open.enter_async_context(_aborted_at_end(connection))

    async def _fill(self) -> None:
        database = Database(Settings(database=str(self.file)))
        await database.open()
        store = TableStore(database)
        for number, table in enumerate(self.tables):
            model = self._models[number % len(self._models)]
            head = Head(**{**vars(model.head), "id": table})
            await store.keep(StoredTable(**{**vars(model), "head": head}), len(self.tables))
        await database.close()

    def multiply(self, number: int) -> None:
        """Copy stored tables until there are so many."""
        with closing(sqlite3.connect(self.file)) as connection, connection:
            for copy in range(number // len(self.tables)):
                for name in ("tables", "seats", "actions", "events"):
                    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
                    key = "id" if name == "tables" else "table_id"
                    copied = ", ".join(f"substr({key}, 1, 10) || '{copy:06}'" if c == key else c for c in columns)
                    ours = ", ".join("?" for _ in self.tables)
                    insert = f"INSERT INTO {name} ({', '.join(columns)}) SELECT {copied} FROM {name}"
                    connection.execute(f"{insert} WHERE {key} IN ({ours})", self.tables)


class Connection(ClientConnection):
    """A connection that notes when something came, however busy its client is with other messages then."""

    heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """A piece of a message is there."""
        self.heard_at = time.perf_counter()
        super().data_received(data)


@asynccontextmanager
async def _aborted_at_end(connection: connect) -> AsyncIterator[Connection]:
    """A connection that is cut at the end: closing thousands politely takes longer than the measurement."""
    opened = await connection
    assert isinstance(opened, Connection)
    yield opened
    opened.transport.abort()


async def settle(connection: Connection) -> list[str]:
    """All that has come up to now."""
    await connection.send('{"type": "ping"}')
    heard = []
    while (text := await connection.recv(decode=True)) != '{"type":"pong"}':
        heard.append(text)
    return heard


class Played:
    """A table with four people, and how long its moves took."""

    def __init__(self, connections: Sequence[Connection]) -> None:
        self._connections = connections
        self._views: dict[int, str] = {}
        self._mover = 0
        self._begin = 0.0
        self._heard = set(range(SEATS))
        self.own: list[float] = []
        self.seen: list[float] = []

    async def settle(self) -> None:
        """Hear how the table stands."""
        for seat, connection in enumerate(self._connections):
            for text in await settle(connection):
                self._keep(seat, text)

    async def listen(self) -> None:
        """Hear what comes of the moves, as long as somebody listens."""
        await asyncio.gather(*(self._listen(seat, connection) for seat, connection in enumerate(self._connections)))

    async def move(self, chance: random.Random) -> None:
        """One seat that has to decide answers at random, unless the table has just moved."""
        if time.perf_counter() - self._begin < PAUSE_SECONDS:
            return
        asked = {seat: json.loads(view)["decision"] for seat, view in self._views.items()}
        owing = [seat for seat, decision in asked.items() if decision is not None]
        if not owing:
            return
        self._mover = chance.choice(owing)
        decision = asked[self._mover]
        action = chance.choice(decision["options"])["action"]
        act = json.dumps({"type": "act", "seat": self._mover, "decision": decision["id"], "actions": [action]})
        self._heard = set()
        self._begin = time.perf_counter()
        await self._connections[self._mover].send(act)

    def _keep(self, seat: int, text: str) -> bool:
        """Keep a view as it came, to be read when it is needed; whether it is one."""
        view = text.startswith('{"type":"view"')
        if view:
            self._views[seat] = text
        return view

    async def _listen(self, seat: int, connection: Connection) -> None:
        while True:
            text = await connection.recv(decode=True)
            # of a secret answer the others hear nothing, or only that it is complete
            if self._keep(seat, text) and seat not in self._heard:
                self._heard.add(seat)
                (self.own if seat == self._mover else self.seen).append(connection.heard_at - self._begin)


def spread(seconds: Sequence[float]) -> Figures:
    """Median, 95th percentile and the worst, in milliseconds."""
    ordered = sorted(seconds)
    return {
        "number": len(ordered),
        "median": round(statistics.median(ordered) * 1000, 2),
        "p95": round(ordered[len(ordered) * 95 // 100] * 1000, 2),
        "worst": round(ordered[-1] * 1000, 2),
    }


if __name__ == "__main__":
    main()
