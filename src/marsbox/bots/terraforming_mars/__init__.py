"""What the bots know of Terraforming Mars."""

from typing import Final

from marsbox.bots.evaluation import Evaluation
from marsbox.bots.figures import Figure
from marsbox.bots.part import BotPart
from marsbox.bots.terraforming_mars.evaluation import TerraformingEvaluation
from marsbox.core.contract import Game


def _evaluation(game: Game) -> Evaluation:
    return TerraformingEvaluation()


PART: Final = BotPart(
    _evaluation,
    figures={
        "cadet": Figure(players=2, games=200, won=179),
        "settler": Figure(players=2, games=200, won=179),
        "engineer": Figure(players=2, games=200, won=182),
        "commander": Figure(players=2, games=40, won=30),
    },
    players=2,
)
