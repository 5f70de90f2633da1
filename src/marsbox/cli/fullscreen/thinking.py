"""Bots that think in a process of their own, so that the screen answers while they do.

A thread would not do: the compiled engine holds the interpreter until a bot has decided.
"""

import asyncio
import multiprocessing
import signal
import sys
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from marsbox.analysis import Judgement
from marsbox.cli.play.bot_moves import BotFailed, advise, answer, choose, judgement, seed_of
from marsbox.core import Decision, Game, Match
from marsbox.games import load_game

CONTEXT: Final = multiprocessing.get_context("spawn")

Job = tuple[bytes, int, str | None, int]
"""A dumped state, the seat that owes a decision in it, the bot that decides or None for a judgement, and a seed."""


class Thinker(Protocol):
    """Whoever finds out what bots do, and what is best for a person."""

    async def choose(self, match: Match, bot: str, decision: Decision) -> int:
        """The bot's answer, or `BotFailed`."""

    async def advise(self, match: Match, decision: Decision) -> Judgement:
        """A hint for the seat that owes the decision."""

    def close(self) -> None:
        """Stop thinking."""


class InThisProcess:
    """Thinks where it is asked, and holds everything up meanwhile."""

    async def choose(self, match: Match, bot: str, decision: Decision) -> int:
        return choose(match, bot, decision)

    async def advise(self, match: Match, decision: Decision) -> Judgement:
        return advise(match, decision)

    def close(self) -> None:
        pass


class InAnotherProcess:
    """Thinks in a process that is started when it is first needed, and anew if it has died."""

    def __init__(self, game: str, components: str | None) -> None:
        self._game = game
        self._components = components
        self._process: Any = None
        self._pipe: Connection | None = None
        self._turn = asyncio.Lock()

    async def choose(self, match: Match, bot: str, decision: Decision) -> int:
        found = await self._ask(match, decision.seat, bot)
        assert isinstance(found, int)
        return found

    async def advise(self, match: Match, decision: Decision) -> Judgement:
        found = await self._ask(match, decision.seat, None)
        assert isinstance(found, Judgement)
        return found

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process = None

    async def _ask(self, match: Match, seat: int, bot: str | None) -> object:
        job: Job = (match.game.dump(match.state), seat, bot, seed_of(match, seat))
        async with self._turn:
            found = await asyncio.to_thread(self._answer, job)
        if isinstance(found, Exception):
            raise found
        return found

    def _answer(self, job: Job) -> object:
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._pipe is not None
            self._pipe.send(job)
            return self._pipe.recv()
        except (EOFError, OSError):
            return BotFailed("exception")

    def _start(self) -> None:
        self._pipe, its = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_serve, args=(its, self._game, self._components), daemon=True)
        self._process.start()
        its.close()


def prepare() -> None:
    """Make ready what processes need, before Textual takes the standard error over: it is passed on to them."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()


def thinker_for(game: Game, components: str | None) -> Thinker:
    """A process that thinks about a game; none for one whose cards are no longer those of its box."""
    same = load_game(game.id, components).digest == game.digest
    return InAnotherProcess(game.id, components) if same else InThisProcess()


def _serve(pipe: Connection, game_id: str, components: str | None) -> None:
    """Answer questions until nobody is there to ask them."""
    # Ctrl-C in a terminal reaches every process in it; this one ends with the one that asks
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = load_game(game_id, components)
    while True:
        try:
            dump, seat, bot, seed = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_found(game, dump, seat, bot, seed))


def _found(game: Game, dump: bytes, seat: int, bot: str | None, seed: int) -> object:
    state = game.load(dump)
    decision = game.decision(state, seat)
    assert decision is not None
    try:
        return judgement(game, state, seat, seed) if bot is None else answer(game, state, bot, decision, seed)
    except BotFailed as failure:
        return BotFailed(failure.how)  # what caused it may not travel
