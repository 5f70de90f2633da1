"""Frozen bots: the players of version 0.3.0, kept apart so that every later bot is measured against the same ones.

Nothing here is improved, and nothing of `marsbox.bots` is imported. The rules are those of `marsbox.games`: a change of
a rule that alters what a frozen bot chooses is noticed by `tests/benchmarks/test_yardsticks.py`. `make yardsticks`
compiles this package together with the engine.
"""

from benchmarks.yardsticks.bot import Bot
from benchmarks.yardsticks.names import YARDSTICKS, frozen_bot

__all__ = ["YARDSTICKS", "Bot", "frozen_bot"]
