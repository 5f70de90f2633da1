"""What one client can take from the others: a stranger's moves and a cadet's answers, quiet and under three floods.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fairness.py [--seconds 20] [--json]

The floods, each of one anonymous client that keeps to the default limits, and has an address of its own:

    tables   99 tables of Terraforming Mars at which commanders play alone
    replays  eight connections that ask for the replay of one finished game without end
    steps    the same for its positions, each of which has to be made: another step or other eyes every time

A real `marsbox serve` on SQLite with default limits, in a process of its own. The stranger plays Terraforming Mars: at
one table both seats, to measure a move from its being sent to its being seen, and at another against a cadet, to
measure how long the cadet takes from the stranger's move until the stranger is asked again. All clients are on the same
machine and take their share of it.
"""

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from marsbox.core import COMPILED, Record
from marsbox.games import load_game
from tests.server.test_replay import played

GAME = "terraforming-mars"
TABLES = 99
TABLES_OF_ONE_COOKIE = 50
CONNECTIONS = 8
PAUSE_SECONDS = 0.05
"""Between the stranger's moves: people look before they move."""
WARM_UP_SECONDS = 3.0
STRANGER, FLOOD = "127.0.0.1", "127.0.0.2"
"""Addresses of this machine; limits by address are those of the one that floods."""
Figures = dict[str, Any]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    report = asyncio.run(measured(wishes.seconds))
    if wishes.json:
        print(json.dumps(report))
        return
    print(f"cores {report['cores']}, load before {report['load_before']}, engine {report['engine']}")
    print(f"{'':10}{'move ms: median':>18}{'p95':>8}{'times':>7}{'cadet s: median':>18}{'worst':>8}{'times':>7}")
    quiet = report["quiet"]
    for name in ("quiet", "tables", "replays", "steps"):
        row = report[name]
        print(
            f"{name:10}{row['move_ms']:18.1f}{row['move_p95_ms']:8.1f}{row['move_ms'] / quiet['move_ms']:7.1f}"
            f"{row['cadet_s']:18.2f}{row['cadet_worst_s']:8.2f}{row['cadet_s'] / quiet['cadet_s']:7.1f}"
        )


async def measured(seconds: float) -> Figures:
    """The figures of all parts."""
    report: Figures = {
        "cores": os.cpu_count(),
        "load_before": os.getloadavg()[0],
        "engine": "compiled" if COMPILED else "interpreted",
    }
    async with AsyncExitStack() as stack:
        url = stack.enter_context(server())
        stranger = await stack.enter_async_context(client(url, STRANGER))
        # the process in which the cadet thinks starts with its first question
        await strangers_turn(stranger, url, WARM_UP_SECONDS)
        report["quiet"] = await strangers_turn(stranger, url, seconds)
        record = played(load_game(GAME), 2)
        positions = [
            f"/{step}?eyes={eyes}" for eyes in ("open", "spectator", "0") for step in range(len(record.actions))
        ]
        for name, paths in (("replays", [""]), ("steps", positions)):
            async with asking_for_replays(url, record, paths):
                report[name] = await strangers_turn(stranger, url, seconds)
        await open_tables(url)
        report["tables"] = await strangers_turn(stranger, url, seconds)
    return report


# --- the stranger -------------------------------------------------------------------------------------------------


async def strangers_turn(stranger: httpx.AsyncClient, url: str, seconds: float) -> Figures:
    """How long the stranger's own moves and a cadet's answers take, both played at the same time."""
    moves, answers = await asyncio.gather(own_moves(stranger, url, seconds), cadet_answers(stranger, url, seconds))
    return {
        "moves": len(moves),
        "move_ms": statistics.median(moves) * 1000,
        "move_p95_ms": sorted(moves)[int(len(moves) * 0.95)] * 1000,
        "answers": len(answers),
        "cadet_s": statistics.median(answers),
        "cadet_worst_s": max(answers),
    }


async def own_moves(stranger: httpx.AsyncClient, url: str, seconds: float) -> list[float]:
    """From each move's being sent to its being seen, at a table of the stranger's alone."""
    took = []
    chance = random.Random(1)
    async for connection in tables(stranger, url, [{"kind": "person"}] * 2, [0, 1], seconds):
        while connection.asked and time.perf_counter() < connection.end:
            begin = time.perf_counter()
            await connection.move(chance)
            took.append(time.perf_counter() - begin)
            await asyncio.sleep(PAUSE_SECONDS)
            await connection.settle()
    return took


async def cadet_answers(stranger: httpx.AsyncClient, url: str, seconds: float) -> list[float]:
    """From each of the stranger's moves that is not followed by another to the next question."""
    took = []
    chance = random.Random(2)
    async for connection in tables(stranger, url, [{"kind": "person"}, {"kind": "bot", "bot": "cadet"}], [0], seconds):
        while not connection.over and time.perf_counter() < connection.end:
            if not connection.asked:
                await connection.hear()
                continue
            begin = time.perf_counter()
            await connection.move(chance)
            waited = not connection.asked
            while not connection.asked and not connection.over:
                await connection.hear()
            if waited:
                took.append(time.perf_counter() - begin)
            await asyncio.sleep(PAUSE_SECONDS)
            await connection.settle()
    return took


class Connection:
    """A socket to a table, with what its seats are asked."""

    def __init__(self, socket: ClientConnection, end: float) -> None:
        self._socket = socket
        self.end = end
        self.views: dict[int, Figures] = {}
        self.over = False

    @property
    def asked(self) -> list[int]:
        """The seats that have to decide."""
        return [seat for seat, view in self.views.items() if view["decision"] is not None]

    async def hear(self) -> Figures:
        """The next message."""
        message: Figures = json.loads(await self._socket.recv())
        if message["type"] == "view":
            self.views[message["seat"]] = message
            self.over = message["outcome"] is not None
        return message

    async def settle(self) -> None:
        """Hear everything that the server has to say by now."""
        await self._socket.send(json.dumps({"type": "ping"}))
        while (await self.hear())["type"] != "pong":
            pass

    async def move(self, chance: random.Random) -> None:
        """Answer at random, and wait until the answer is seen."""
        seat = self.asked[0]
        before = self.views[seat]
        decision = before["decision"]
        action = chance.choice(decision["options"])["action"]
        await self._socket.send(
            json.dumps({"type": "act", "seat": seat, "decision": decision["id"], "actions": [action]})
        )
        while self.views[seat] is before:
            message = await self.hear()
            if message["type"] == "refused":
                # the other was faster in a question to both; what is asked now comes with the next view
                await self.settle()
                return


async def tables(
    stranger: httpx.AsyncClient, url: str, seats: Sequence[Figures], take: Sequence[int], seconds: float
) -> AsyncIterator[Connection]:
    """Tables to play at, one after the other, until the time is over."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        answer = await stranger.post("/api/tables", json={"game": GAME, "seats": seats, "take": take, "public": False})
        answer.raise_for_status()
        address = url.replace("http", "ws", 1) + f"/api/tables/{answer.json()['id']}/live?lang=en"
        cookie = "; ".join(f"{name}={value}" for name, value in stranger.cookies.items())
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
            connection = Connection(socket, end)
            while not connection.asked:
                await connection.hear()
            await connection.settle()
            yield connection


# --- the floods ---------------------------------------------------------------------------------------------------


async def open_tables(url: str) -> None:
    """Open tables of commanders alone."""
    opened = 0
    while opened < TABLES:
        async with client(url, FLOOD) as flood:
            for _ in range(min(TABLES_OF_ONE_COOKIE, TABLES - opened)):
                seats = [{"kind": "bot", "bot": "commander"}] * 2
                answer = await flood.post("/api/tables", json={"game": GAME, "seats": seats})
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(float(answer.headers.get("Retry-After", 1)))
                    continue
                answer.raise_for_status()
                opened += 1


@asynccontextmanager
async def asking_for_replays(url: str, record: Record, paths: Sequence[str]) -> AsyncIterator[None]:
    """Connections that ask for these parts of one replay again and again."""
    async with client(url, FLOOD) as flood:
        answer = await flood.post("/api/records", content=record.to_json())
        answer.raise_for_status()
        table = answer.json()["id"]

    # in a process of its own: what it does with the answers must not slow down the stranger's clock
    asking = multiprocessing.get_context("spawn").Process(target=ask_all, args=(url, table, paths), daemon=True)
    asking.start()
    try:
        yield
    finally:
        asking.kill()
        asking.join()


def ask_all(url: str, table: str, paths: Sequence[str]) -> None:
    """Ask over several connections until killed."""
    following = itertools.cycle(paths)

    async def ask() -> None:
        async with client(url, FLOOD) as one:
            while True:
                answer = await one.get(f"/api/tables/{table}/replay{next(following)}")
                if answer.status_code != httpx.codes.OK:
                    await asyncio.sleep(float(answer.headers.get("Retry-After", 1)))

    async def ask_at_once() -> None:
        await asyncio.gather(*(ask() for _ in range(CONNECTIONS)))

    asyncio.run(ask_at_once())


# --- the server ---------------------------------------------------------------------------------------------------


@asynccontextmanager
async def client(url: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a cookie of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, timeout=120, transport=transport) as one:
        await one.get("/api/version")
        yield one


class server:  # noqa: N801 - a context manager, used like a function
    """`marsbox serve` with its defaults, on a database that is gone afterwards."""

    def __enter__(self) -> str:
        self._folder = tempfile.TemporaryDirectory()
        database = str(Path(self._folder.name) / "mars.db")
        command = [sys.executable, "-m", "marsbox", "serve", "--port", "0", "--database", database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        return f"http://127.0.0.1:{greeting.strip().rpartition(':')[2]}"

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()


if __name__ == "__main__":
    main()
