"""What the bots know of Terraforming Mars."""

from typing import Final, cast

from marsbox.bots.beginner import Beginner
from marsbox.bots.characters import BUILDER, COLLECTOR, RIVAL, RUSHER
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features import Features
from marsbox.bots.figures import Figure
from marsbox.bots.learned import Learning
from marsbox.bots.manner import Manner
from marsbox.bots.part import BotPart
from marsbox.bots.terraforming_mars.evaluation import TerraformingEvaluation
from marsbox.bots.terraforming_mars.features import TerraformingFeatures
from marsbox.core.contract import Game, State
from marsbox.games.terraforming_mars.state import RESOURCES, TerraformingState

PRODUCTION: Final = 4  # a step of production counts like so many resources in stock


def _evaluation(game: Game) -> Evaluation:
    return TerraformingEvaluation()


def _tendencies(s: State, seat: int) -> list[tuple[str, float]]:
    """What characters may like: own tiles, a Mars that is nearly done, cards, and little in the stock of others."""
    s = cast(TerraformingState, s)
    others = 0
    kinds = len(RESOURCES)
    for place in range(s.players * kinds):
        if place // kinds != seat:
            others += s.stock[place] + PRODUCTION * s.production[place]
    return [
        ("tiles", float(s.owners.count(seat))),
        ("steps", float(s.temperature + s.oxygen + s.oceans)),
        ("cards", float(len(s.hands[seat]) + len(s.played[seat]) + len(s.events[seat]))),
        ("others", -float(others)),
    ]


def _features(game: Game) -> Features:
    return TerraformingFeatures()


PART: Final = BotPart(
    _evaluation,
    # whoever sees income and no rivals never wants the game to end: there is always more to come
    beginners={
        "cadet": Beginner({"income": 0.6, "resources": 0.7, "goals": 0.0, "hand": 1.5, "rival": 0.5}, noise=0.5),
        "settler": Beginner({"income": 0.85, "resources": 0.9, "goals": 0.0, "hand": 1.3, "rival": 0.8}, noise=0.3),
    },
    manners={
        BUILDER: Manner({"income": 1.1}, {"tiles": 0.8}),
        RUSHER: Manner({"income": 0.9}, {"steps": 0.3}),
        COLLECTOR: Manner({"hand": 1.15}, {"cards": 0.05}),
        RIVAL: Manner({"rival": 1.1, "goals": 1.2}, {"others": 0.1}),
    },
    tendencies=_tendencies,
    figures={
        "cadet": Figure(players=2, games=200, won=199),
        "settler": Figure(players=2, games=200, won=163),
        "engineer": Figure(players=2, games=200, won=156),
        "commander": Figure(players=2, games=200, won=171),
    },
    players=2,
    learning=Learning(_features, iterations=2400, exploration=0.6, trust=0.5),
)
