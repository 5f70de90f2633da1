"""A terminal of a given size, in which a person types and reads."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

TIMEOUT_SECONDS = 120.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
ERASED = re.compile(r"[^\n]*\r\x1b\[K")


class Terminal:
    """A command at a terminal; `read` is all that it has written, as it was written."""

    def __init__(self, process: "subprocess.Popen[bytes]", side: int) -> None:
        self.process = process
        self.read = ""
        self._side = side
        self._told = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, *endings: str) -> str:
        """Read until the newest line ends in one of these; returns what came since the last time, in plain text."""
        start = self._told
        end = time.monotonic() + TIMEOUT_SECONDS
        while not (said := plain(self.read[start:])).endswith(endings):
            assert self._read_some(end), f"none of {endings} came after {said!r}"
        self._told = len(self.read)
        return said

    def wait_until_shown(self, text: str) -> None:
        """Read until something stands anywhere on the screen."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while text not in plain(self.read):
            assert self._read_some(end), f"{text!r} was not shown"

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._side, f"{line}\n".encode())

    def press(self, keys: str) -> None:
        """Press keys, such as Ctrl-D; Ctrl-C is `interrupt`."""
        os.write(self._side, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until something is written: between a prompt and the wait for a key Python doesn't hear it."""
        begun = len(self.read)
        for _ in range(int(TIMEOUT_SECONDS)):
            self.process.send_signal(signal.SIGINT)
            self._read_some(time.monotonic() + 1)
            if len(self.read) > begun:
                return

    def end(self) -> int:
        """Read to the end and return the exit status."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while self._read_some(end):
            pass
        return self.process.wait(TIMEOUT_SECONDS)

    def _read_some(self, end: float) -> bool:
        ready, _, _ = select.select([self._side], [], [], max(0.0, end - time.monotonic()))
        try:
            data = os.read(self._side, 65536) if ready else b""
        except OSError:  # the other side is closed
            data = b""
        self.read += self._decoder.decode(data)
        return bool(data)


def plain(text: str) -> str:
    """Without colours and what was shown for a moment only, and with plain line ends."""
    return ESCAPES.sub("", ERASED.sub("", text)).replace("\r", "")


@contextmanager
def terminal(
    *arguments: object, lines: int = 24, columns: int = 80, environment: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    """The command in a terminal of its own."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "marsbox", *[str(argument) for argument in arguments]],
        stdin=its,
        stdout=its,
        stderr=its,
        env=_environment(environment or {}),
        start_new_session=True,
    )
    os.close(its)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _environment(changes: Mapping[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return {**kept, "TERM": "xterm-256color", **changes}
