"""The frozen bots by name."""

from typing import Final

from benchmarks.yardsticks.bot import Bot
from benchmarks.yardsticks.distracted import DistractedBot
from benchmarks.yardsticks.evaluation import Evaluation
from benchmarks.yardsticks.greedy import GreedyBot
from benchmarks.yardsticks.mcts import MctsBot
from benchmarks.yardsticks.mission_red_planet import MissionEvaluation
from benchmarks.yardsticks.pocket_mars import PocketMarsEvaluation
from benchmarks.yardsticks.terraforming_mars import TerraformingEvaluation
from marsbox.core.contract import Game
from marsbox.core.rng import FastRng
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars

YARDSTICKS: Final = ("cadet", "settler", "engineer", "greedy", "commander", "mcts")
# the share of its decisions that a level does not make at random
ATTENTION: Final = {"cadet": 0.25, "settler": 0.6}
ATTENTION_IN_MISSION: Final = {"cadet": 0.1, "settler": 0.5}


def frozen_bot(name: str, game: Game, seed: int) -> Bot:
    """A frozen bot for one of the three games. The same seed and the same positions give the same answers.

    A search may be given its iterations for each decision: `mcts:500`.
    """
    kind, colon, number = name.partition(":")
    if kind not in YARDSTICKS or (colon and not (kind == "mcts" and number.isascii() and number.isdigit())):
        raise ValueError(f'there is no frozen bot "{name}"; right would be {", ".join(YARDSTICKS)} or mcts:500')
    evaluation = _evaluation(game)
    rng = FastRng(seed)
    if kind in ("mcts", "commander"):
        iterations = int(number) if colon else evaluation.iterations
        if iterations == 0:
            raise ValueError(f'"{name}" makes no iterations; right would be at least mcts:1')
        return MctsBot(game, rng, evaluation, iterations)
    greedy = GreedyBot(game, rng, evaluation)
    attention = ATTENTION_IN_MISSION if isinstance(game, MissionRedPlanet) else ATTENTION
    return DistractedBot(game, rng, greedy, attention[kind]) if kind in attention else greedy


def _evaluation(game: Game) -> Evaluation:
    if isinstance(game, PocketMars):
        return PocketMarsEvaluation(game.box)
    if isinstance(game, MissionRedPlanet):
        return MissionEvaluation(game.box)
    if isinstance(game, TerraformingMars):
        return TerraformingEvaluation()
    raise ValueError(f"there is no frozen bot for {game.id}")
