"""What every process has in common that works for the server."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Final

from marsbox.bots import evaluation_of
from marsbox.core import COMPILED, Game

# the server has threads, so a fork could copy a held lock
CONTEXT: Final = multiprocessing.get_context("spawn")
_GIVES_WAY: Final = 10


def begin_worker() -> None:
    """To be called first in such a process."""
    # Ctrl-C is for the server, which then stops its workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # a killed server must not leave processes behind
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def begin_background() -> None:
    """The same in a process whose work nobody waits for at the screen: it gives way to everything else."""
    begin_worker()
    os.nice(_GIVES_WAY)


def iterations(game: Game, times: int) -> int:
    """So many times what a bot spends on a move of this game; far less where the engine runs interpreted."""
    usual = evaluation_of(game).iterations
    return times * usual if COMPILED else usual // 4


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
