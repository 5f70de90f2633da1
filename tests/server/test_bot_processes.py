"""However many people want a hint, bots go on moving."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from marsbox.games import load_game
from marsbox.server.bots.queue import Asker, Urgency
from marsbox.server.bots.thinking import BotProcesses


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
