"""Bots of somebody's own, good and bad."""

import os
import signal
from pathlib import Path
from typing import cast

from marsbox.bots import Bot
from marsbox.core import Decision, State

SELDOM = 20  # a bad bot fails about once in so many decisions


class First(Bot):
    """Takes the first option."""

    def choose(self, s: State, decision: Decision) -> int:
        return decision.options[0]


class StateChanger(Bot):
    """Takes what it gets apart, and answers well."""

    def choose(self, s: State, decision: Decision) -> int:
        option = self.rng.choice(decision.options)
        self.game.apply(s, decision.seat, option)
        decision.options.clear()
        decision.seat = 99
        return option


class IllegalAnswer(Bot):
    """Answers illegally now and then."""

    def choose(self, s: State, decision: Decision) -> int:
        return -1 if self.rng.below(SELDOM) == 0 else self.rng.choice(decision.options)


class NoAnswer(Bot):
    """Answers with nothing."""

    def choose(self, s: State, decision: Decision) -> int:
        return cast(int, None)


class Raising(Bot):
    """Raises an exception now and then."""

    def choose(self, s: State, decision: Decision) -> int:
        if self.rng.below(SELDOM) == 0:
            raise KeyError("a card that I forgot")
        return self.rng.choice(decision.options)


class FailingInit(Bot):
    """Can't even begin."""

    def __init__(self, *arguments: object) -> None:
        raise RuntimeError("not today")


class Endless(Bot):
    """Thinks for ever, and holds on to it."""

    def choose(self, s: State, decision: Decision) -> int:
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


class Exiting(Bot):
    """Ends its own process, once: it leaves a mark for the next."""

    def choose(self, s: State, decision: Decision) -> int:
        mark = Path(os.environ["MARSBOX_TEST_MARK"])
        # drawn in any case: a game that another process plays meanwhile is the same before and after
        if self.rng.below(SELDOM) == 0 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.rng.choice(decision.options)


NotABot = str
