"""What is learned in each game: its features, its evaluation, the size of its net, and who plays."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from marsbox.bots import evaluation_of
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features.base import Features
from marsbox.bots.features.mission_red_planet import MissionFeatures
from marsbox.bots.features.pocket_mars import PocketMarsFeatures
from marsbox.bots.features.terraforming_mars import TerraformingFeatures
from marsbox.core.contract import Game, Outcome, State
from marsbox.games import load_game

MOST_MARGIN: Final = 3.0


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

    def targets(self, s: State, outcome: Outcome) -> list[tuple[float, float]]:
        """For each seat its share of the victory, and how far it is ahead."""
        unit = 1.5 * 2 * self.evaluation.scale
        if outcome.won is not None:
            won = 1.0 if outcome.won else 0.0
            return [(won, self._alone(s, outcome))]
        winners = outcome.ranks.count(1)
        made = []
        for seat in range(s.players):
            best = max(score for other, score in enumerate(outcome.scores) if other != seat)
            margin = (outcome.scores[seat] - best) / unit
            share = 1.0 / winners if outcome.ranks[seat] == 1 else 0.0
            made.append((share, max(-MOST_MARGIN, min(MOST_MARGIN, margin))))
        return made

    def _alone(self, s: State, outcome: Outcome) -> float:
        if len(outcome.scores) > 1:
            return (outcome.scores[0] - outcome.scores[1]) / (3 * self.evaluation.scale)
        left = (19 - s.temperature) + (14 - s.oxygen) + (9 - s.oceans)  # type: ignore[attr-defined]
        return max(-MOST_MARGIN, -left / 10)


def _pocket(game: Game) -> Features:
    return PocketMarsFeatures(game.box)  # type: ignore[attr-defined]


def _mission(game: Game) -> Features:
    return MissionFeatures(game.box)  # type: ignore[attr-defined]


def _terraforming(game: Game) -> Features:
    return TerraformingFeatures()


_MADE: Final[dict[str, tuple[Callable[[Game], Features], tuple[int, int], dict[int, float], int, int]]] = {
    "pocket-mars": (_pocket, (64, 32), {2: 0.7, 1: 0.1, 3: 0.1, 4: 0.1}, 32, 64),
    "mission-red-planet": (_mission, (96, 32), {4: 0.7, 3: 0.15, 5: 0.15}, 64, 176),
    "terraforming-mars": (_terraforming, (128, 32), {1: 0.6, 2: 0.4}, 64, 192),
}


def subject(game_id: str) -> Subject:
    """What is learned in a game."""
    features, hidden, players, rows, width = _MADE[game_id]
    game = load_game(game_id)
    return Subject(game, evaluation_of(game), features(game), hidden, players, rows, width)
