"""What it costs to store a move, beside another version of Marsbox: bytes in the database and processor time.

python benchmarks/stored_move.py                       # this version alone
python benchmarks/stored_move.py --against FOLDER      # beside the built checkout in FOLDER, taking turns

Everybody at a table of Terraforming Mars for four moves at random; a move is all that `Table.act` does. Bytes are those
of the row with the position, which every move writes anew, and of the rows that it adds.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAME = "terraforming-mars"
PLAYERS = 4
MOVES = 300
ROUNDS = 5
CONTENT = {
    "actions": "length(cast(seat as text)) + coalesce(length(action), 0)",
    "events": "length(kind) + length(numbers) + length(cast(audience as text))",
}


class NoBots:
    """There are none at the table."""

    def wake(self, table: Any) -> None:
        """Nobody has to be woken."""

    def presence_changed(self, table: Any) -> None:
        """Nobody is more urgent than before."""

    async def close(self) -> None:
        """There is nothing to stop."""


async def play(file: Path) -> dict[str, float]:
    """Move at a table of whatever Marsbox is on the path; bytes and milliseconds of one move."""
    from marsbox.server import Settings
    from marsbox.server.lobby.new_table import NewSeat, NewTable
    from marsbox.server.runtime.metrics import Metrics
    from marsbox.server.services import Services
    from marsbox.server.store.database import Database
    from marsbox.server.store.table_store import TableStore

    settings = Settings(database=str(file))
    database = Database(settings)
    await database.open()
    services = Services(settings, TableStore(database), Metrics(), NoBots())
    wanted = NewTable(GAME, [NewSeat("person")] * PLAYERS, {"corporate_era": "on"}, take=range(PLAYERS))
    table = await services.lobby.open_table("somebody", wanted)
    chance = random.Random(7)
    spent, position = 0.0, 0
    for _ in range(MOVES):
        seat = next(seat for seat in range(PLAYERS) if table.view_of(seat).decision is not None)
        decision = table.view_of(seat).decision
        assert decision is not None
        action = chance.choice(decision.options)
        begin = time.process_time()
        await table.act("somebody", seat, str(table.counters[seat].decision), [action])
        spent += time.process_time() - begin
        position += await database.read(
            lambda connection: connection.exec_driver_sql(
                "SELECT length(dump) + length(counters) + length(life) + coalesce(length(way_back), 0) FROM tables"
                if has_way_back(connection)
                else "SELECT length(dump) + length(counters) + length(life) FROM tables"
            ).scalar_one()
        )
    added = await database.read(lambda connection: sum(added_bytes(connection, part) for part in CONTENT))
    await services.close()
    await database.close()
    return {"bytes": (position + added) / MOVES, "ms": 1000 * spent / MOVES}


def columns(connection: Any, part: str) -> list[str]:
    """The columns of a part of the database."""
    return [row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({part})")]


def has_way_back(connection: Any) -> bool:
    """Whether the way back is stored."""
    return "way_back" in columns(connection, "tables")


def added_bytes(connection: Any, part: str) -> int:
    """What the rows of a part hold, but for the key that every version has."""
    content = CONTENT[part]
    for name in ("form", "revision"):
        if name in columns(connection, part):
            content += f" + coalesce(length({name}), 0)"
    total: int = connection.exec_driver_sql(f"SELECT sum({content}) FROM {part}").scalar_one()
    return total


def measured(root: Path) -> dict[str, float]:
    """One round with the package of a checkout, in a process of its own."""
    compiled = root / "build" / "compiled"
    path = compiled if compiled.exists() else root / "src"
    command = [sys.executable, __file__, "--play"]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(path)}, stdout=subprocess.PIPE, check=True, text=True
    )
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    """Measure, in turn where there are two, and print the medians."""
    options = argparse.ArgumentParser()
    options.add_argument("--against", type=Path)
    options.add_argument("--play", action="store_true")
    given = options.parse_args()
    if given.play:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(asyncio.run(play(Path(folder, "mars.db")))))
        return
    roots = [ROOT] if given.against is None else [given.against.resolve(), ROOT]
    rounds: dict[Path, list[dict[str, float]]] = {root: [] for root in roots}
    for _ in range(ROUNDS):
        for root in roots:
            rounds[root].append(measured(root))
    found = {
        root: {key: statistics.median(one[key] for one in rounds[root]) for key in ("bytes", "ms")} for root in roots
    }
    for root in roots:
        print(f"{root}: {found[root]['bytes']:,.0f} bytes, {found[root]['ms']:.2f} ms of processor for a move")
    if given.against is not None:
        there, here = (found[root] for root in roots)
        print(f"here / there: bytes {here['bytes'] / there['bytes']:.2f}, time {here['ms'] / there['ms']:.2f}")


if __name__ == "__main__":
    main()
