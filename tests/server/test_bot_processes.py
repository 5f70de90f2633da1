"""However many people want a hint, bots go on moving; a process that thinks or replays starts quickly."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from marsbox.games import load_game
from marsbox.server.bots.queue import Asker, Urgency
from marsbox.server.bots.thinking import BotProcesses


@pytest.mark.parametrize("module", ["bots.thinking", "finished.process_tasks", "finished.analyses"])
def test_a_child_process_imports_neither_the_web_framework_nor_the_database(module: str) -> None:
    program = f"import sys, marsbox.server.{module}; print(*sys.modules)"
    imported = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert set(imported.split()).isdisjoint({"fastapi", "starlette", "sqlalchemy", "alembic", "uvicorn"})


@pytest.mark.parametrize(("workers", "at_once"), [(1, 1), (2, 1), (4, 3)])
async def test_hints_leave_a_process_to_the_bots(workers: int, at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    enough, moved = asyncio.Event(), asyncio.Event()

    async def think(_thinkers: BotProcesses, _asker: Asker, what: str, _question: Callable[[], Any]) -> int:
        asked.append(what)
        if what.startswith("bot"):
            moved.set()
        await enough.wait()
        return 0

    monkeypatch.setattr(BotProcesses, "_ask", think)
    bot_processes = BotProcesses(workers, 1.0, {}, 1.0)
    game = load_game("pocket-mars")
    hints = [asyncio.create_task(bot_processes.judge("ann", game, 0, b"")) for _ in range(10)]
    move = asyncio.create_task(bot_processes.choose(Asker("table", "ann", Urgency.ATTENDED), "greedy", game, 0, b""))
    await moved.wait()
    assert len(asked) == at_once + 1
    enough.set()
    await asyncio.gather(move, *hints)
    assert len(asked) == 11
    bot_processes.close()
