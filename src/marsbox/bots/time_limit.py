"""A time limit for a bot that runs in the caller's own process."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TimeLimitExceeded(BaseException):
    """Raised inside a bot whose time is up; no `except Exception` of its own catches it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TimeLimitExceeded` if the block takes longer: at once where signals allow it, else at its end."""
    begin = time.perf_counter()
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGALRM, _raise_exceeded)
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
        raise TimeLimitExceeded


def _raise_exceeded(number: int, frame: FrameType | None) -> None:
    raise TimeLimitExceeded
