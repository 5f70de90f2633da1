"""The folder of a training: its checkpoint, the net as it is, older ones, and the one it is trained against."""

import hashlib
import os
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import numpy as np

from marsbox.bots.nets import SUFFIX, NetError, NetFile, unpacked
from marsbox.core import UserError
from marsbox.learn.learners import ARRAYS, Array, Learner, from_whole_numbers, in_whole_numbers, new_state, state_from
from marsbox.learn.subjects import Subject

CHECKPOINT: Final = "checkpoint.npz"
CURRENT: Final = "current" + SUFFIX
AGAINST: Final = "against" + SUFFIX
SNAPSHOTS: Final = "snapshots"


@dataclass(frozen=True)
class Checkpoint:
    """Where a training is: the state of its learner, and what it took so far.

    `against` is the fingerprint of the frozen net that it is trained against; empty for self-play.
    """

    state: list[Array]
    steps: int = 0
    games: int = 0
    seconds: float = 0.0
    against: str = ""


def first_checkpoint(subject: Subject, seed: int) -> Checkpoint:
    """Where a training begins."""
    return Checkpoint(new_state(subject.features.size, subject.hidden, subject.outputs, seed))


def checkpoint_from(subject: Subject, file: Path) -> Checkpoint:
    """Where a training begins that starts from a net."""
    net = fitting_net(subject, file)
    return Checkpoint(state_from(from_whole_numbers(net.sizes, net.weights, net.biases)))


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """A `UserError` where something can't be written."""
    try:
        yield
    except OSError as error:
        raise UserError("training_unwritable", folder=folder, reason=error.strerror or error) from None


class Folder:
    """The folder of a training. Files are replaced as a whole, so that none is ever half written."""

    def __init__(self, path: Path, subject: Subject) -> None:
        self.path = path
        self.subject = subject

    @property
    def current(self) -> Path:
        """The net as workers play with it."""
        return self.path / CURRENT

    @property
    def against(self) -> Path:
        """The frozen net, where a best response is trained."""
        return self.path / AGAINST

    def create(self) -> None:
        """Make the folder, if it is not there."""
        with writing(self.path):
            (self.path / SNAPSHOTS).mkdir(parents=True, exist_ok=True)
            _replace(self.path / "writable", lambda file: None)
            (self.path / "writable").unlink()

    def checkpoint(self) -> Checkpoint | None:
        """Where the training left off; None where it has not begun. A folder of something else is refused."""
        file = self.path / CHECKPOINT
        if not file.exists():
            return None
        try:
            with file.open("rb") as opened, np.load(opened) as stored:
                name = str(stored["subject"]) if "subject" in stored else self.subject.name
                state = [stored[f"a{at}"] for at in range(ARRAYS)]
                seconds = float(stored["seconds"]) if "seconds" in stored else 0.0
                against = str(stored["against"]) if "against" in stored else ""
                found = Checkpoint(state, int(stored["steps"]), int(stored["games"]), seconds, against)
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
            raise UserError("checkpoint_unreadable", file=file, reason=error) from None
        if name != self.subject.name:
            raise UserError("other_subject", folder=self.path, found=name, wanted=self.subject.name)
        sizes = first_checkpoint(self.subject, 0).state
        if [array.shape for array in state] != [array.shape for array in sizes]:
            raise UserError("other_sizes", folder=self.path, subject=name)
        return found

    def keep(self, learner: Learner, games: int, seconds: float, against: str = "") -> None:
        """Store where the training is."""
        arrays = {f"a{at}": array for at, array in enumerate(learner.state())}
        done = {"steps": learner.steps, "games": games, "seconds": seconds}
        stored: dict[str, Any] = {"subject": self.subject.name, "against": against, **done, **arrays}
        with writing(self.path):
            _replace(self.path / CHECKPOINT, lambda file: np.savez(file, **stored))

    def publish(self, averaged: list[Array]) -> None:
        """Give the net as it is to the workers."""
        self._write_net(self.current, averaged)

    def snapshot(self, averaged: list[Array], games: int) -> None:
        """Keep the net as it is after so many games."""
        self._write_net(self.path / SNAPSHOTS / f"{games:09}{SUFFIX}", averaged)

    def freeze(self, net: NetFile) -> None:
        """Keep a copy of the net that is trained against: its file may change in the meantime."""
        self._write(self.against, net.packed())

    def _write_net(self, path: Path, averaged: list[Array]) -> None:
        self._write(path, net_file(self.subject, averaged, 1.0).packed())

    def _write(self, path: Path, content: bytes) -> None:
        with writing(self.path):
            _replace(path, lambda file: file.write(content))

    def snapshots(self) -> list[Path]:
        """The nets that were kept, oldest first."""
        return sorted((self.path / SNAPSHOTS).glob("*" + SUFFIX))


def net_file(subject: Subject, averaged: list[Array], mix: float) -> NetFile:
    """The net that bots play with, in whole numbers."""
    weights, biases = in_whole_numbers(averaged)
    return NetFile(subject.game.digest, subject.features.digest, subject.sizes, mix, weights, biases)


def read_net(path: Path) -> NetFile:
    """The net in a file."""
    try:
        return unpacked(path.read_bytes())
    except OSError as error:
        raise UserError("net_unreadable", file=path, reason=error.strerror or error) from None
    except NetError as error:
        raise UserError("net_damaged", file=path) from error


def fitting_net(subject: Subject, file: Path) -> NetFile:
    """The net in a file; a `UserError` if it isn't one of this subject as it is now."""
    net = read_net(file)
    told = {
        "components": (net.components, subject.game.digest),
        "features": (net.features, subject.features.digest),
        "sizes": (net.sizes, subject.sizes),
    }
    for difference, (found, wanted) in told.items():
        if found != wanted:
            raise UserError("net_of_another", file=file, subject=subject.name, difference=difference)
    return net


def fingerprint(net: NetFile) -> str:
    """What tells a net from others, with its part in the value of a position."""
    return hashlib.sha256(net.weights + net.biases + str(net.mix).encode()).hexdigest()


def export_net(folder: Folder, file: Path, mix: float) -> int:
    """Write the averaged net of a checkpoint to a file with its part in the value of a position; how many bytes."""
    checkpoint = folder.checkpoint()
    if checkpoint is None:
        raise UserError("no_checkpoint", folder=folder.path)
    if file.exists():
        raise UserError("file_exists", file=file)
    w1, *others = checkpoint.state[ARRAYS // 4 : ARRAYS // 2]
    content = net_file(folder.subject, [w1[1:], *others], mix).packed()
    try:
        _replace(file, lambda out: out.write(content))
    except OSError as error:
        raise UserError("net_unwritable", file=file, reason=error.strerror) from None
    return len(content)


def _replace(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        write(file)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
