"""What is learned in each game: its features, its evaluation, the size of its net, and who plays."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, cast

from marsbox.bots import evaluation_of
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features import Features
from marsbox.bots.learned import Learning
from marsbox.bots.part import bot_part
from marsbox.bots.terraforming_mars.features import PRODUCTION
from marsbox.core.contract import Game, Outcome, State
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.games.terraforming_mars.state import TerraformingState

MOST_MARGIN: Final = 3.0
VALUES: Final = 2  # outputs of every net: the share of the victory, and the margin


def _leave(s: State, rng: FastRng) -> None:
    """Games begin as the rules say."""


@dataclass(frozen=True)
class Subject:
    """A game to be learned, or a kind of it. `players` has the share of games with so many players."""

    name: str
    game: Game
    evaluation: Evaluation
    learning: Learning
    features: Features
    hidden: tuple[int, int]
    players: dict[int, float]
    rows: int  # positions kept of a game
    width: int  # features of a position at most
    richer: Callable[[State, FastRng], None] = _leave  # changes the start of some games, so that more is seen
    bonus: tuple[int, ...] = ()  # features that get a bonus in some games, for the same reason

    @property
    def secret(self) -> tuple[int, int]:
        """The first of the actions chosen in secret that the net foretells, and how many there are."""
        return self.learning.secret

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """The sizes of the net."""
        return self.features.size, *self.hidden, self.outputs

    @property
    def outputs(self) -> int:
        """How many numbers the net gives."""
        return VALUES + self.secret[1]

    def targets(self, s: State, outcome: Outcome) -> list[tuple[float, float]]:
        """For each seat its share of the victory, and how far it is ahead."""
        unit = 3 * self.evaluation.scale
        if outcome.won is not None:
            won = 1.0 if outcome.won else 0.0
            return [(won, _alone(s, outcome, unit))]
        winners = outcome.ranks.count(1)
        made = []
        for seat in range(s.players):
            best = max(score for other, score in enumerate(outcome.scores) if other != seat)
            share = 1.0 / winners if outcome.ranks[seat] == 1 else 0.0
            made.append((share, _clipped((outcome.scores[seat] - best) / unit)))
        return made


def _clipped(margin: float) -> float:
    return max(-MOST_MARGIN, min(MOST_MARGIN, margin))


def _alone(s: State, outcome: Outcome, unit: float) -> float:
    if len(outcome.scores) > 1:
        return _clipped((outcome.scores[0] - outcome.scores[1]) / unit)
    s = cast(TerraformingState, s)
    left = (19 - s.temperature) + (14 - s.oxygen) + (9 - s.oceans)
    return _clipped(-left / 10)


def _more_production(s: State, rng: FastRng) -> None:
    """Every seat begins with some production, so that positions with an engine are seen."""
    s = cast(TerraformingState, s)
    for seat in range(s.players):
        s.production[seat * 6] += rng.below(8)
        for resource in range(1, 6):
            s.production[seat * 6 + resource] += rng.below(2)


class Kind(NamedTuple):
    """What a subject is made of besides its game."""

    game: str
    hidden: tuple[int, int]
    players: dict[int, float]
    rows: int
    width: int
    richer: Callable[[State, FastRng], None] = _leave
    bonus: tuple[int, ...] = ()


_ENGINE: Final = tuple(range(PRODUCTION, PRODUCTION + 6))
_KINDS: Final[dict[str, Kind]] = {
    "pocket-mars": Kind("pocket-mars", (64, 32), {2: 0.76, 1: 0.08, 3: 0.08, 4: 0.08}, rows=40, width=80),
    "mission-red-planet": Kind("mission-red-planet", (96, 32), {4: 0.7, 3: 0.15, 5: 0.15}, rows=64, width=192),
    "terraforming-mars": Kind(
        "terraforming-mars", (128, 32), {2: 0.6, 3: 0.3, 4: 0.07, 5: 0.03}, 96, 256, _more_production, _ENGINE
    ),
    "terraforming-mars-alone": Kind("terraforming-mars", (128, 32), {1: 1.0}, 32, 256, _more_production, _ENGINE),
}
SUBJECTS: Final = tuple(_KINDS)


@cache
def subject_named(name: str) -> Subject:
    """A subject by its name; each has a net of its own."""
    kind = _KINDS[name]
    game = load_game(kind.game)
    learning = bot_part(game.id).learning
    assert learning is not None
    return Subject(name, game, evaluation_of(game), learning, learning.features(game), *kind[1:])
