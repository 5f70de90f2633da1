"""What the bots know of Pocket Mars."""

from typing import Final, cast

from marsbox.bots.beginner import Beginner
from marsbox.bots.characters import BUILDER, COLLECTOR, RUSHER
from marsbox.bots.characters import RIVAL as RIVAL_MANNER
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features import Features
from marsbox.bots.figures import Figure
from marsbox.bots.learned import Learning
from marsbox.bots.manner import Manner
from marsbox.bots.part import BotPart
from marsbox.bots.pocket_mars.evaluation import PocketMarsEvaluation
from marsbox.bots.pocket_mars.features import PocketMarsFeatures
from marsbox.core.contract import Game, State
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.scoring import score
from marsbox.games.pocket_mars.state import COLONISTS, PocketMarsState


def _evaluation(game: Game) -> Evaluation:
    assert isinstance(game, PocketMars)
    return PocketMarsEvaluation(game.box)


def _tendencies(s: State, seat: int) -> list[tuple[str, float]]:
    """What characters may like: energy, colonists off Earth and on Mars, high cards, and little for the others."""
    s = cast(PocketMarsState, s)
    others = 0
    for side in range(s.sides):
        if side != seat:
            others += s.energy[side] + score(s, side)
    held = 0
    for card in s.hands[seat] + s.modules[seat]:
        held += s.facts.values[card]
    return [
        ("energy", float(s.energy[seat])),
        ("departed", float(COLONISTS - s.earth[seat])),
        ("landed", float(s.colonists_on_mars(seat))),
        ("held", float(held)),
        ("others", -float(others)),
    ]


def _features(game: Game) -> Features:
    assert isinstance(game, PocketMars)
    return PocketMarsFeatures(game.box)


PART: Final = BotPart(
    _evaluation,
    beginners={
        "cadet": Beginner({"prospects": 0.3, "cards": 1.5, "rival": 0.0}, noise=0.7),
        "settler": Beginner({"prospects": 0.9, "cards": 1.3, "rival": 0.3}, noise=0.1),
    },
    manners={
        BUILDER: Manner(likes={"energy": 0.25, "landed": 0.1}),
        RUSHER: Manner(likes={"departed": 0.4, "landed": 0.2}),
        COLLECTOR: Manner({"cards": 1.2}, {"held": 0.1, "landed": 0.25}),
        RIVAL_MANNER: Manner({"rival": 1.3}, {"others": 0.12}),
    },
    tendencies=_tendencies,
    figures={
        "cadet": Figure(players=2, games=200, won=199),
        "settler": Figure(players=2, games=200, won=166),
        "engineer": Figure(players=2, games=200, won=167),
        "commander": Figure(players=2, games=200, won=170),
    },
    players=2,
    learning=Learning(_features, iterations=9000, exploration=0.8, trust=1.0),
)
