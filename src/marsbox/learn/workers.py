"""Processes that play games of self-play and send their rows."""

import multiprocessing
import os
import queue
import signal
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any, Final

import numpy as np

from marsbox.bots.net import Evaluator
from marsbox.core import UserError
from marsbox.learn.files import Folder, read_net
from marsbox.learn.learners import Array, Numbers
from marsbox.learn.replay import is_held_out
from marsbox.learn.selfplay import Endless, Player, play, sampled
from marsbox.learn.styles import MIXES, Style, first_games, game_style, seated
from marsbox.learn.subjects import Subject, subject_named

MEASURING: Final = 0.06  # of the games measure the net against the hand-written evaluation, or the frozen net
SENT_TOGETHER: Final = 8  # games
SENT_AFTER: Final = 2.0  # seconds, if there are fewer
POOL: Final = 8  # older nets that play along, the latest ones
WAITING: Final = 200  # messages that may wait for the learner
SEEDS: Final = 1 << 60
RUNNING, VERSION, LEARNED = range(3)  # what the workers are told


@dataclass(frozen=True)
class Games:
    """Rows of games that were played. Held-out games come by themselves."""

    number: int
    inputs: Numbers
    targets: Array
    held_out: bool


@dataclass(frozen=True)
class Measured:
    """A game of the net against the hand-written evaluation, or the frozen net: its share of the victory."""

    players: int
    mix: float
    won: float


Message = Games | Measured


@dataclass(frozen=True)
class Order:
    """What a worker needs to know.

    `players` is 0 for the mix of the subject. `against` is the frozen net that has all seats but one; None: self-play.
    """

    subject: str
    folder: Path
    players: int
    seeds: tuple[int, ...]
    against: Path | None = None


class Workers:
    """Processes that play until they are closed."""

    def __init__(self, order: Order, jobs: int, *, learned: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._queue: Queue[Message] = context.Queue(WAITING)
        self._told: Any = context.Array("d", [1.0, 0.0, float(learned)], lock=False)
        self._processes = [
            context.Process(target=work, args=(order, number, self._queue, self._told), daemon=True)
            for number in range(jobs)
        ]
        for process in self._processes:
            process.start()

    def messages(self, wait: float) -> list[Message]:
        """What has come, after waiting for it at most so many seconds."""
        found: list[Message] = []
        with suppress(queue.Empty):
            found.append(self._queue.get(timeout=wait) if wait else self._queue.get_nowait())
            while len(found) < 100:
                found.append(self._queue.get_nowait())
        return found

    def use_net(self) -> None:
        """From now on the net plays, not the hand-written evaluation alone."""
        self._told[LEARNED] = 1.0

    def reload(self) -> None:
        """Play with the net that was published just now."""
        self._told[VERSION] += 1

    def check(self) -> None:
        """A `UserError` if a process has ended."""
        ended = [process.exitcode for process in self._processes if process.exitcode is not None]
        if ended:
            raise UserError("training_workers_lost", number=len(ended), status=ended[0])

    def close(self) -> None:
        """End the processes."""
        self._told[RUNNING] = 0.0
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        self._queue.close()
        self._queue.cancel_join_thread()


def work(order: Order, number: int, out: "Queue[Message]", told: Any) -> None:
    """Play games until told to stop."""
    ignore_interrupts()
    os.nice(5)  # what learns goes first
    worker = _Worker(order, number)
    version = -1.0
    while told[RUNNING]:
        if told[VERSION] != version:
            version = told[VERSION]
            worker.load_nets()
        for message in worker.play(learned=bool(told[LEARNED])):
            out.put(message)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def frozen_style(file: Path) -> Style:
    """How a frozen net plays: at the mix that its file states."""
    net = read_net(file)
    return Style(net.mix, net=net.evaluator())


class _Worker:
    """What one process plays."""

    def __init__(self, order: Order, number: int) -> None:
        self.subject: Subject = subject_named(order.subject)
        self.folder = Folder(order.folder, self.subject)
        self.rng = np.random.default_rng([*order.seeds, number])
        self.frozen = None if order.against is None else frozen_style(order.against)
        several = [count for count in self.subject.players if self.frozen is None or count > 1]
        self.counts = [order.players] if order.players else several
        self.shares = [self.subject.players[count] for count in self.counts]
        self.pool: dict[Path, Evaluator] = {}
        self.player: Player
        self._rows: list[tuple[Numbers, Array]] = []
        self._sent = time.monotonic()

    def load_nets(self) -> None:
        """The net as it is, and the pool."""
        self.player = Player(self.subject, read_net(self.folder.current).evaluator(), self.rng)
        latest = self.folder.snapshots()[-POOL:] if self.frozen is None else []
        self.pool = {path: self.pool.get(path) or read_net(path).evaluator() for path in latest}

    def play(self, *, learned: bool) -> list[Message]:
        """Play a game; what is to be sent now."""
        players = int(self.rng.choice(self.counts, p=np.array(self.shares) / sum(self.shares)))
        seed = int(self.rng.integers(SEEDS))
        try:
            if learned and self.rng.random() < MEASURING:
                return [self._measured(players, seed)]
            rows = self._rows_of(players, seed, learned=learned)
        except Endless:
            return []
        if is_held_out(seed):
            return [Games(1, *rows, held_out=True)]
        self._rows.append(rows)
        if len(self._rows) < SENT_TOGETHER and time.monotonic() - self._sent < SENT_AFTER:
            return []
        return [self._gathered()]

    def _measured(self, players: int, seed: int) -> Measured:
        mix = float(self.rng.choice(MIXES))
        own = int(self.rng.integers(players))
        styles = seated(Style(mix), own, self.frozen or Style(0.0), players)
        return Measured(players, mix, play(self.player, players, seed, styles, record=False).results[own][0])

    def _rows_of(self, players: int, seed: int, *, learned: bool) -> tuple[Numbers, Array]:
        pool = list(self.pool.values())
        style = game_style(self.subject, players, pool, self.rng) if learned else first_games(players, self.rng)
        if self.frozen is None:
            played = play(self.player, players, seed, style.seats, richer=style.richer)
        else:
            own = int(self.rng.integers(players))
            seats = seated(style.seats[own], own, self.frozen, players)
            played = play(self.player, players, seed, seats, richer=style.richer).of_seat(own)
        return sampled(self.subject, played, style.trace, self.rng)

    def _gathered(self) -> Games:
        inputs, targets = zip(*self._rows, strict=True)
        made = Games(len(self._rows), np.concatenate(inputs), np.concatenate(targets), held_out=False)
        self._rows = []
        self._sent = time.monotonic()
        return made
