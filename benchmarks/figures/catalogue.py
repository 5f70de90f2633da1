"""Every figure of strength: what is played, by whom, and from which seeds."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

FIRST_SEED: Final = 2_000_000_000
SEEDS_OF_A_FIGURE: Final = 1_000_000

POCKET_MARS: Final = "pocket-mars"
MISSION: Final = "mission-red-planet"
TERRAFORMING: Final = "terraforming-mars"


class Measure(Enum):
    """What a figure tells of its games."""

    WON = "the share of games won"
    MEANS = "the means of points, generations, M€ unspent and cards played"
    SECONDS = "how long the bot takes for a decision"
    ITERATIONS = "how many iterations a second the bot's search makes"


@dataclass(frozen=True)
class Figure:
    """A figure: `planned` games, of `games` (with their numbers of players) in turn.

    Where there is a `rival`, the bot that is measured has one seat, and sits in every seat in turn; else it has all
    seats. `{bot}` in the name of a rival stands for the bot that is measured. Each figure has a million seeds of its
    own, by its `place`, which nothing else uses.
    """

    name: str
    place: int
    measure: Measure
    games: tuple[tuple[str, int], ...]
    planned: int
    rival: str = ""

    def seed(self, number: int) -> int:
        """The seed of a game.

        >>> FIGURES["tm-two"].seed(17)
        2001000017
        """
        if not 0 <= number < SEEDS_OF_A_FIGURE:
            raise ValueError(f"{self.name} has no game {number}; right would be 0 to {SEEDS_OF_A_FIGURE - 1}")
        return FIRST_SEED + SEEDS_OF_A_FIGURE * self.place + number

    def game(self, number: int) -> tuple[str, int]:
        """Which game is played, and by how many."""
        return self.games[number % len(self.games)]

    def seats(self, number: int) -> list[int]:
        """The seats of the bot that is measured."""
        players = self.game(number)[1]
        return [number % players] if self.rival else list(range(players))

    def names(self, number: int, bot: str) -> list[str]:
        """Who sits where.

        >>> FIGURES["tm-two"].names(1, "greedy"), FIGURES["net-tm"].names(0, "governor")
        (['frozen:mcts:200', 'greedy'], ['governor', 'tuned:governor'])
        """
        own = self.seats(number)
        return [bot if seat in own else self.rival.format(bot=bot) for seat in range(self.game(number)[1])]


_ALL: Final = (
    Figure("tm-alone", 0, Measure.WON, ((TERRAFORMING, 1),), 300),
    Figure("tm-two", 1, Measure.WON, ((TERRAFORMING, 2),), 400, "frozen:mcts:200"),
    Figure("tm-three", 2, Measure.MEANS, ((TERRAFORMING, 3),), 100),
    Figure("pm-two", 3, Measure.WON, ((POCKET_MARS, 2),), 400, "frozen:mcts:500"),
    Figure("mrp-four", 4, Measure.WON, ((MISSION, 4),), 400, "frozen:commander"),
    Figure("seconds", 5, Measure.SECONDS, ((POCKET_MARS, 2), (MISSION, 4), (TERRAFORMING, 2)), 30),
    Figure("iterations", 6, Measure.ITERATIONS, ((TERRAFORMING, 2),), 40),
    Figure("net-pm", 7, Measure.WON, ((POCKET_MARS, 2),), 400, "tuned:{bot}"),
    Figure("net-mrp", 8, Measure.WON, ((MISSION, 4),), 400, "tuned:{bot}"),
    Figure("net-tm", 9, Measure.WON, ((TERRAFORMING, 2),), 400, "tuned:{bot}"),
)
FIGURES: Final = {figure.name: figure for figure in _ALL}
