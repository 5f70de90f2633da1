"""The processes in which bots think; never the event loop.

A process is given a determinized state and nothing else of the game, so even a bot that looks everywhere learns no
secret.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from typing import Final, TypeVar

from marsbox.analysis import Judgement, judge
from marsbox.bots import BOT_NAMES, table_bot
from marsbox.core import Game
from marsbox.games import load_game
from marsbox.server.bots.queue import Asker, ThinkingQueue, Urgency
from marsbox.server.runtime.processes import AnsweringProcess, NoAnswer, begin_background, begin_worker, search_budget

_HINT_SECONDS: Final = 1.0
_Answer = TypeVar("_Answer")


class BotFailed(Exception):
    """A bot that gave no usable answer; `how` is one of `marsbox.text.bots.FAILURES`."""

    def __init__(self, how: str, message: str) -> None:
        super().__init__(message)
        self.how = how


class BotProcesses:
    """The processes in which bots think, each about one question at a time and for so many seconds at most.

    So many `workers` think for people who are there, and one in the background for all others. Other `bots` than those
    named are not run, whoever has seated them.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        components: Mapping[str, str],
        unattended_per_second: float,
        bots: Collection[str] = BOT_NAMES,
    ) -> None:
        self._bots = frozenset(bots)
        self._seconds = seconds
        self._components = dict(components)
        foreground = [AnsweringProcess(begin_worker) for _ in range(workers)]
        background = AnsweringProcess(begin_background)
        self._all = [*foreground, background]
        self._queue = ThinkingQueue(foreground, [background], unattended_per_second)
        # however many want hints, bots keep a process of their own, or wait for one hint at most
        self._hints = asyncio.Semaphore(max(1, workers - 1))

    async def choose(self, asker: Asker, bot: str, game: Game, seat: int, dump: bytes) -> int:
        """The action that a bot chooses on the seat's decision in a dumped state; `BotFailed` if it can't."""
        if bot not in self._bots:
            raise BotFailed("exception", f"bot {bot} is not allowed on this server")
        components, seed = self._components.get(game.id), secrets.randbits(64)
        question = partial(think, bot, game.id, components, seat, dump, seed)
        return await self._ask(asker, f"bot {bot} at {game.id}", question)

    async def judge(self, player: str, game: Game, seat: int, dump: bytes) -> Judgement:
        """The judgement of the seat's decision in a dumped state, for a hint; `BotFailed` if there is none."""
        components, seed = self._components.get(game.id), secrets.randbits(30)
        asker = Asker("", player, Urgency.ATTENDED)
        async with self._hints:
            return await self._ask(
                asker, f"a hint at {game.id}", partial(judge_decision, game.id, components, seat, dump, seed)
            )

    def update_urgency(self, asker: Asker) -> None:
        """The urgency of a table has changed."""
        self._queue.update_urgency(asker)

    async def _ask(self, asker: Asker, what: str, question: Callable[[], _Answer]) -> _Answer:
        async with self._queue.process(asker) as process:
            try:
                return await process.answer(self._seconds, what, question)
            except NoAnswer as failure:
                raise BotFailed(failure.how, str(failure)) from failure

    def close(self) -> None:
        """End the processes."""
        for process in self._all:
            process.close()


def think(bot: str, game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> int:
    """Runs in a process: one move."""
    game = _game(game_id, components)
    state = game.load(dump)
    decision = game.decision(state, seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision")
    return table_bot(bot, game, seed).choose(state, decision)


def judge_decision(game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> Judgement:
    """Runs in a process: one hint."""
    game = _game(game_id, components)
    return judge(game, game.load(dump), seat, seed, search_budget(game), _HINT_SECONDS)


@cache
def _game(game_id: str, components: str | None) -> Game:
    return load_game(game_id, components)
