"""However many people want a hint or a replay, bots and people go on moving."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marsbox.games import load_game
from marsbox.server import Settings
from marsbox.server.bots import Thinkers
from marsbox.server.database import Database
from marsbox.server.lobby import Lobby
from marsbox.server.metrics import Metrics
from marsbox.server.storage import Storage
from marsbox.server.thinking_queue import Asker, Urgency


@pytest.mark.parametrize(("workers", "at_once"), [(1, 1), (2, 1), (4, 3)])
async def test_hints_leave_a_process_to_the_bots(workers: int, at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    enough, moved = asyncio.Event(), asyncio.Event()

    async def think(_thinkers: Thinkers, _asker: Asker, what: str, _question: Callable[[], Any]) -> int:
        asked.append(what)
        if what.startswith("bot"):
            moved.set()
        await enough.wait()
        return 0

    monkeypatch.setattr(Thinkers, "_ask", think)
    thinkers = Thinkers(workers, 1.0, {}, 1.0)
    game = load_game("pocket-mars")
    hints = [asyncio.create_task(thinkers.judge("ann", game, 0, b"")) for _ in range(10)]
    move = asyncio.create_task(thinkers.choose(Asker("table", "ann", Urgency.ATTENDED), "greedy", game, 0, b""))
    await moved.wait()
    assert len(asked) == at_once + 1
    enough.set()
    await asyncio.gather(move, *hints)
    assert len(asked) == 11
    thinkers.close()


async def test_few_games_are_played_again_at_once_however_many_are_asked_for(tmp_path: Path) -> None:
    database = Database(Settings(database=str(tmp_path / "mars.db")))
    lobby = Lobby(Settings(bot_workers=1), Storage(database), Metrics())
    two, enough = threading.Barrier(3), threading.Event()
    begun: list[int] = []

    def replay() -> None:
        begun.append(1)
        if len(begun) <= 2:
            two.wait()
        enough.wait()

    replays = [asyncio.create_task(lobby.aside(replay)) for _ in range(6)]
    await asyncio.to_thread(two.wait)
    assert len(begun) == 2
    enough.set()
    await asyncio.gather(*replays)
    assert len(begun) == 6
    await lobby.close()
    await database.close()
