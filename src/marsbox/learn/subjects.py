"""What is learned in each game: its features, its evaluation, the size of its net, and who plays."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

import numpy as np

from marsbox.bots import evaluation_of
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features.base import Features
from marsbox.bots.features.mission_red_planet import MissionFeatures
from marsbox.bots.features.pocket_mars import PocketMarsFeatures
from marsbox.bots.features.terraforming_mars import PRODUCTION, TerraformingFeatures
from marsbox.core.contract import Game, Outcome, State
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.games.mission_red_planet import kinds as mission_kinds
from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.games.terraforming_mars.state import TerraformingState

MOST_MARGIN: Final = 3.0
VALUES: Final = 2  # outputs of every net: the share of the victory, and the margin


def _leave(s: State, rng: FastRng) -> None:
    """Games begin as the rules say."""


@dataclass(frozen=True)
class Subject:
    """A game to be learned. `players` has the share of games with so many players."""

    game: Game
    evaluation: Evaluation
    features: Features
    hidden: tuple[int, int]
    players: dict[int, float]
    rows: int  # positions kept of a game
    width: int  # features of a position at most
    secret: tuple[int, int] = (0, 0)  # actions chosen in secret that the net foretells: the first, and how many
    richer: Callable[[State, FastRng], None] = _leave  # changes the start of some games, so that more is seen
    bonus: tuple[int, ...] = ()  # features that get a bonus in some games, for the same reason

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


def _pocket_mars() -> Subject:
    game = load_game("pocket-mars")
    features = PocketMarsFeatures(game.box)  # type: ignore[attr-defined]
    return Subject(game, evaluation_of(game), features, (64, 32), {2: 0.76, 1: 0.08, 3: 0.08, 4: 0.08}, 40, 64)


def _mission() -> Subject:
    game = load_game("mission-red-planet")
    features = MissionFeatures(game.box)  # type: ignore[attr-defined]
    secret = (mission_kinds.CHOOSE, len(CHARACTERS))
    return Subject(game, evaluation_of(game), features, (96, 32), {4: 0.7, 3: 0.15, 5: 0.15}, 64, 176, secret)


def _terraforming(players: dict[int, float], rows: int) -> Subject:
    game = load_game("terraforming-mars")
    bonus = tuple(range(PRODUCTION, PRODUCTION + 6))
    return Subject(
        game, evaluation_of(game), TerraformingFeatures(), (128, 32), players, rows, 224,
        richer=_more_production, bonus=bonus,
    )


_SUBJECTS: Final[dict[str, Callable[[], Subject]]] = {
    "pocket-mars": _pocket_mars,
    "mission-red-planet": _mission,
    "terraforming-mars": lambda: _terraforming({2: 0.6, 3: 0.3, 4: 0.07, 5: 0.03}, 96),
    "terraforming-mars-alone": lambda: _terraforming({1: 1.0}, 32),
}


def subject(game_id: str) -> Subject:
    """What is learned in a game."""
    return _SUBJECTS[game_id]()
