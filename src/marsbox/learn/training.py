"""Training of a net by self-play: processes play, this one learns. It goes on from its last checkpoint."""

import math
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from marsbox.core import UserError
from marsbox.learn.curves import Curves, Line, Loss
from marsbox.learn.files import Checkpoint, Folder, checkpoint_from, fingerprint, first_checkpoint, fitting_net, writing
from marsbox.learn.learners import LEARNERS, Learner
from marsbox.learn.replay import Replay
from marsbox.learn.subjects import Subject, subject_named
from marsbox.learn.workers import Games, Measured, Message, Order, Workers

REUSE: Final = 5.0  # how often a row is learned from, on average
ROWS: Final = 1_000_000
FIRST_STEPS: Final = 50  # before them the net is not worth playing with
AT_ONCE: Final = 20  # steps between two looks at what has come
BACKLOG: Final = 1000.0  # steps that may be owed; games that come faster are learned from less often
FRESH: Final = 0.05  # of what comes is judged before it is learned from
PATIENCE: Final = 0.05  # seconds to wait for games


@dataclass(frozen=True)
class Plan:
    """What is trained, and how.

    `rate` falls to `last_rate` over this run along a cosine. `players` is 0 for the mix of the subject. `start` is the
    net that a new training starts from; None: one that has learned nothing. `against` is a net that does not learn
    and has all seats but one; None: self-play. The last five say after how many seconds, or games, something is done:
    the net begins to play, workers get the newest net, a line of the curves, a checkpoint, an older net kept for the
    pool.
    """

    subject: str
    folder: Path
    seconds: float
    jobs: int
    seed: int
    learner: str = "numpy"
    rate: float = 1e-3
    last_rate: float = 5e-5
    batch: int = 1024
    players: int = 0
    start: Path | None = None
    against: Path | None = None
    warm_up: float = 30.0
    publish_every: float = 4.0
    line_every: float = 15.0
    keep_every: float = 120.0
    snapshot_games: int = 4000


@dataclass(frozen=True)
class Trained:
    """Where a training has come to. `interrupted`: before its time, because somebody asked for it."""

    games: int
    steps: int
    seconds: float
    interrupted: bool


class Training:
    """One run of a training."""

    def __init__(self, plan: Plan, tell: Callable[[Line], None]) -> None:
        self.plan = plan
        self.subject = subject_named(plan.subject)
        self.folder = Folder(plan.folder, self.subject)
        found = self.folder.checkpoint()
        self.resumed = found is not None
        self.frozen = None if plan.against is None else fitting_net(self.subject, plan.against)
        self.against = "" if self.frozen is None else fingerprint(self.frozen)
        if found is not None:
            self._check_resumed(found)
        self.before: Checkpoint = found or _begun(plan, self.subject)
        self.learner: Learner = LEARNERS[plan.learner](self.before.state, self.before.steps)
        self.games = self.before.games
        self.replay = Replay(ROWS, self.subject.width)
        self.curves = Curves(plan.folder, self.subject)
        self._tell = tell
        self._rng = np.random.default_rng([plan.seed, self.games])
        self._owed = 0.0  # steps
        self._fresh: list[Loss] = []
        self._shares: dict[tuple[int, float], tuple[float, int]] = {}

    def _check_resumed(self, found: Checkpoint) -> None:
        folder = self.folder
        if self.plan.start is not None:
            raise UserError("training_begun", folder=folder.path)
        if found.against and found.against != self.against:
            raise UserError("training_against_another", folder=folder.path, net=folder.against)
        if self.against and not found.against:
            raise UserError("training_of_self_play", folder=folder.path)

    def run(self) -> Trained:
        """Train until the time is over; it counts from the first games that come."""
        self.folder.create()
        self.folder.publish(self.learner.averaged())
        against = None
        if self.frozen is not None:
            self.folder.freeze(self.frozen)
            against = self.folder.against
        plan = self.plan
        order = Order(plan.subject, plan.folder, plan.players, (plan.seed, self.games), against)
        with interruption() as interrupted:
            workers = Workers(order, plan.jobs, learned=self.resumed or plan.start is not None)
            try:
                seconds = self._learn(workers, interrupted)
            finally:
                workers.close()
            self._add_line(seconds)
            self.folder.publish(self.learner.averaged())
            self._keep(seconds)
            return Trained(self.games, self.learner.steps, self.before.seconds + seconds, interrupted.is_set())

    def _learn(self, workers: Workers, interrupted: threading.Event) -> float:
        """The loop; returns the seconds it took."""
        while not (first := workers.messages(PATIENCE)):
            workers.check()
            if interrupted.is_set():
                return 0.0
        self._take(first)
        plan = self.plan
        start = time.monotonic()
        publish, line, keep = Timer(plan.publish_every), Timer(plan.line_every), Timer(plan.keep_every)
        warm_up = min(plan.warm_up, plan.seconds / 4)
        while (elapsed := time.monotonic() - start) < plan.seconds and not interrupted.is_set():
            self._take(workers.messages(PATIENCE if self._owed < 1 else 0.0))
            self._step(rate_at(elapsed / plan.seconds, plan.rate, plan.last_rate))
            if elapsed > warm_up:
                workers.use_net()
            if publish.due() and self.learner.steps > FIRST_STEPS:
                self.folder.publish(self.learner.averaged())
                workers.reload()
            if keep.due():
                self._keep(elapsed)
            if line.due():
                workers.check()
                self._add_line(elapsed)
        return min(elapsed, plan.seconds)

    def _take(self, messages: list[Message]) -> None:
        for message in messages:
            if isinstance(message, Measured):
                self._count(message)
            elif message.held_out:
                self.games += message.number
                self.replay.held_out.add(message.inputs, message.targets)
            else:
                self._learn_from(message)

    def _count(self, measured: Measured) -> None:
        kind = measured.players, measured.mix
        won, games = self._shares.get(kind, (0.0, 0))
        self._shares[kind] = won + measured.won, games + 1

    def _learn_from(self, games: Games) -> None:
        if self._rng.random() < FRESH:
            self._fresh.append(self.learner.loss(games.inputs, games.targets))
        self.replay.learned.add(games.inputs, games.targets)
        self._owed = min(BACKLOG, self._owed + len(games.inputs) * REUSE / self.plan.batch)
        begun, self.games = self.games, self.games + games.number
        if self.games // self.plan.snapshot_games > begun // self.plan.snapshot_games:
            self.folder.snapshot(self.learner.averaged(), self.games)

    def _step(self, rate: float) -> None:
        rows = self.replay.learned
        if rows.size < 4 * self.plan.batch:
            return
        for _ in range(min(AT_ONCE, int(self._owed))):
            self._owed -= 1
            self.learner.step(*rows.sample(self.plan.batch, self._rng), rate)

    def _keep(self, elapsed: float) -> None:
        self.folder.keep(self.learner, self.games, self.before.seconds + elapsed, self.against)

    def _add_line(self, elapsed: float) -> None:
        held_out = self.replay.held_out
        line = Line(
            self.before.seconds + elapsed,
            self.games,
            self.learner.steps,
            _mean(self._fresh),
            self.learner.loss(*held_out.all()) if held_out.size else None,
            self._shares,
        )
        self._fresh, self._shares = [], {}
        with writing(self.plan.folder):
            self.curves.add(line)
        self._tell(line)


def _begun(plan: Plan, subject: Subject) -> Checkpoint:
    return first_checkpoint(subject, plan.seed) if plan.start is None else checkpoint_from(subject, plan.start)


class Timer:
    """Says when something is due again."""

    def __init__(self, every: float) -> None:
        self._every = every
        self._last = time.monotonic()

    def due(self) -> bool:
        """Whether the time is over; it begins anew then."""
        now = time.monotonic()
        if now - self._last < self._every:
            return False
        self._last = now
        return True


def rate_at(done: float, first: float, last: float) -> float:
    """The learning rate after a part of the run.

    >>> rate_at(0.0, 0.001, 0.0001), round(rate_at(0.5, 0.001, 0.0001), 5), rate_at(1.0, 0.001, 0.0001)
    (0.001, 0.00055, 0.0001)
    """
    return last + (first - last) * 0.5 * (1 + math.cos(math.pi * done))


def _mean(losses: list[Loss]) -> Loss | None:
    if not losses:
        return None
    victory, margin, secret = np.mean(losses, axis=0).tolist()
    return victory, margin, secret


@contextmanager
def interruption() -> Iterator[threading.Event]:
    """Ctrl-C sets an event, so that a step is finished first; pressed again, it interrupts as usual."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.getsignal(signal.SIGINT)

    def ask(number: int, frame: object) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
