"""How long it takes to build a table's view and to send it, beside an endpoint that does nothing.

    python benchmarks/server_view.py [--seats N] [--rounds N] [--json]

"build" is what the server computes for one viewer of a new position: the seat's sight, words, JSON. The other
rows are measured by a client on the loopback interface, from asking to having read the reply: "view" is a view built
and sent over an open WebSocket, "ping" a message that needs no work, "move" an answer to a decision, which is stored in
SQLite (fsync included) before it is acknowledged.
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from fastapi import WebSocket
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from marsbox.core import Match, Setup
from marsbox.games import load_game
from marsbox.server import Limits, Settings
from marsbox.server.app import create_app
from marsbox.server.play.table import Table
from marsbox.server.present.presenter import Presenter
from tests.server.people import Person, TableClient
from tests.server.running import running, serving
from tests.server.tables import silent_table

TARGET_MS = 2.0
GENEROUS_LIMITS = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    address_messages_per_second=1e6,
    address_message_burst=1_000_000,
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    prepared = positions(given.seats, given.rounds)
    results = {
        "build": [timed(partial(build, position)) for position in prepared],
        "view": built_and_sent(prepared),
    } | sending(given.seats, given.rounds)
    report = {
        "seats": given.seats,
        "rounds": given.rounds,
        "median_ms": {name: round(statistics.median(times), 3) for name, times in results.items()},
        "p95_ms": {name: round(percentile(times, 95), 3) for name, times in results.items()},
        "target_ms": TARGET_MS,
    }
    trivial = statistics.median(results["ping"])
    report["ratio_to_ping"] = {name: round(statistics.median(times) / trivial, 1) for name, times in results.items()}
    if given.json:
        print(json.dumps(report))
    else:
        print_table(report)


def positions(seats: int, rounds: int) -> list[tuple[Table, int]]:
    """Positions of random games, each with its table and a seat that has to decide."""
    game = load_game("pocket-mars")
    chance = random.Random(1)
    match = Match.start(game, Setup(seats), 1)
    found: list[tuple[Table, int]] = []
    while len(found) < rounds:
        decisions = game.decisions(match.state)
        if not decisions:
            match = Match.start(game, Setup(seats), chance.getrandbits(64))
            continue
        asked = decisions[0]
        found.append((silent_table(match, match.state, []), asked.seat))
        match.play(asked.seat, chance.choice(asked.options))
    return found


def build(position: tuple[Table, int]) -> str:
    """All that the server computes to show a new position to one seat."""
    table, seat = position
    return Presenter(table, "en").view(seat)


def built_and_sent(prepared: list[tuple[Table, int]]) -> list[float]:
    """Milliseconds from asking for a view over an open socket, through building it, to having read it."""

    async def endpoint(websocket: WebSocket) -> None:
        await websocket.accept()
        async for number in websocket.iter_text():
            await websocket.send_text(build(prepared[int(number)]))

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/mars.db", bot_workers=1)
        app = create_app(settings)
        app.add_api_websocket_route("/built", endpoint)
        with running(app, settings) as port, connect(f"ws://127.0.0.1:{port}/built", compression=None) as socket:

            def ask(number: int) -> None:
                socket.send(str(number))
                socket.recv()

            return [timed(partial(ask, number)) for number in range(len(prepared))]


def sending(seats: int, rounds: int) -> dict[str, list[float]]:
    """Milliseconds from asking to having read the answer, over a real socket."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/mars.db", bot_workers=1, limits=GENEROUS_LIMITS)
        with serving(settings) as running, Person(running.url) as ann:
            http = [timed(lambda: ann.http.get("/openapi.json")) for _ in range(rounds // 3)]
            places = [{"kind": "person"} for _ in range(seats)]
            client = new_table(ann, places)
            return {
                "ping": [timed(client.settle) for _ in range(rounds)],
                "http": http,
                "connect": connecting(ann, client, rounds // 3),
                "move": moving(ann, client, places, rounds),
            }


def connecting(ann: Person, client: TableClient, rounds: int) -> list[float]:
    """Milliseconds from connecting to having the first view."""
    table = client.table["id"]

    def visit() -> None:
        visitor = ann.dial(table)
        visitor.next("view")
        visitor.socket.close()

    return [timed(visit) for _ in range(rounds)]


def moving(ann: Person, client: TableClient, places: list[dict[str, str]], rounds: int) -> list[float]:
    """Milliseconds from sending a move to having the view after it."""
    chance = random.Random(2)
    times: list[float] = []
    while len(times) < rounds:
        if client.over:
            client = new_table(ann, places)
        seat = client.owing()[0]
        decision = client.decision(seat)
        if decision is None:
            break
        action = chance.choice(decision["options"])["action"]

        def move(
            client: TableClient = client, seat: int = seat, decision: str = decision["id"], action: int = action
        ) -> None:
            client.send(type="act", seat=seat, decision=decision, actions=[action])
            client.until(lambda message: message["type"] == "view" and message["seat"] == seat)

        times.append(timed(move))
        client.settle()
    return times


def new_table(ann: Person, places: list[dict[str, str]]) -> TableClient:
    """A table at which one person plays all seats."""
    return ann.join(ann.open_table(places, take=tuple(range(len(places)))))


def timed(action: Callable[[], object]) -> float:
    """Milliseconds that an action takes."""
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def percentile(times: list[float], percent: int) -> float:
    """The value below which so many percent of the times are."""
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def print_table(report: dict[str, object]) -> None:
    """The figures for reading."""
    median, p95, ratio = report["median_ms"], report["p95_ms"], report["ratio_to_ping"]
    assert isinstance(median, dict)
    assert isinstance(p95, dict)
    assert isinstance(ratio, dict)
    meanings = {
        "build": "a view built: sight, words, JSON",
        "view": "a view asked for, built, sent, read",
        "ping": "trivial message, sent and answered",
        "http": "trivial HTTP request",
        "connect": "connecting until the first view is read",
        "move": "a move sent, stored and its view read",
    }
    print(f"{report['seats']} seats, {report['rounds']} rounds; target for a view: {TARGET_MS} ms at the median")
    print(f"{'':44}{'median ms':>10}{'p95 ms':>10}{'x ping':>8}")
    for name, meaning in meanings.items():
        print(f"{name:9}{meaning:35}{median[name]:10.3f}{p95[name]:10.3f}{ratio[name]:8.1f}")


if __name__ == "__main__":
    main()
