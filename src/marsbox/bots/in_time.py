"""A limit for a bot that thinks in the process of the one who waits for it."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLate(BaseException):
    """Raised inside a bot whose time is up; no `except Exception` of its own catches it."""


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """`TooLate` if what is done here takes longer: at once where the system can interrupt, else when it is done."""
    begin = time.perf_counter()
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    else:
        yield
    # compiled code may not notice the alarm before it is done
    if time.perf_counter() - begin > seconds:
        raise TooLate


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
