"""How a bot is registered: one entry for each bot that can be asked for by name."""

from collections.abc import Callable
from typing import Final

from marsbox.bots.bot import Bot
from marsbox.core.contract import Game
from marsbox.core.rng import FastRng

SECONDS_AT_A_TABLE: Final = 1.0  # that a search may take for a decision while people wait


class Budget:
    """What a bot may spend on a decision: iterations (0 for its own default), and seconds (0 for no limit)."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


class BotEntry:
    """A bot that can be asked for by its id.

    `make` gives one for a game. `simpler` is who takes its seat if it fails at a table; empty for the simplest. A
    `level` is one of the opponents that people choose from. If it takes `iterations`, their number may follow its id:
    `mcts:500`. While people wait it gets `table_seconds` for a decision. Its `version` is raised whenever it plays
    otherwise than before.
    """

    def __init__(
        self,
        bot_id: str,
        make: Callable[[Game, FastRng, Budget], Bot],
        simpler: str = "random",
        *,
        level: bool = False,
        iterations: bool = False,
        table_seconds: float = SECONDS_AT_A_TABLE,
        version: int = 1,
    ) -> None:
        self.id = bot_id
        self.make = make
        self.simpler = simpler
        self.level = level
        self.iterations = iterations
        self.table_seconds = table_seconds
        self.version = version
