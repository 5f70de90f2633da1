"""What the bots know of Mission: Red Planet."""

from typing import Final, cast

from marsbox.bots.beginner import Beginner
from marsbox.bots.characters import BUILDER, COLLECTOR, RUSHER
from marsbox.bots.characters import RIVAL as RIVAL_MANNER
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features import Features
from marsbox.bots.figures import Figure
from marsbox.bots.learned import Learning
from marsbox.bots.manner import Manner
from marsbox.bots.mission_red_planet.evaluation import MissionEvaluation, strength_of
from marsbox.bots.mission_red_planet.features import MissionFeatures
from marsbox.bots.part import BotPart
from marsbox.core.contract import Game, State
from marsbox.core.events import seat_bit
from marsbox.games.mission_red_planet import kinds
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import (
    ASTRONAUTS,
    CHARACTERS,
    ZONES,
    MissionState,
)

ROLLOUT: Final = 6  # decisions before a position is judged: what was chosen in secret should have been done by then


def _evaluation(game: Game) -> Evaluation:
    assert isinstance(game, MissionRedPlanet)
    return MissionEvaluation(game.box)


def _tendencies(s: State, seat: int) -> list[tuple[str, float]]:
    """What characters may like: zones they are in or fly to, astronauts sent, cards known, and few of the others."""
    s = cast(MissionState, s)
    strength = strength_of(s)
    reached = 0
    known = len(s.bonus[seat])
    for zone in range(ZONES):
        if strength[zone * s.players + seat] > 0.0:
            reached += 1
        if s.seen[zone] & seat_bit(seat):
            known += 1
    others = 0
    for other in range(s.players):
        if other != seat:
            others += ASTRONAUTS - s.reserve[other] - s.memorial[other]
    return [
        ("reached", float(reached)),
        ("departed", float(ASTRONAUTS - s.reserve[seat] - s.memorial[seat])),
        ("known", float(known)),
        ("others", -float(others)),
    ]


def _features(game: Game) -> Features:
    assert isinstance(game, MissionRedPlanet)
    return MissionFeatures(game.box)


PART: Final = BotPart(
    _evaluation,
    beginners={
        "cadet": Beginner({"prospects": 0.5, "cards": 2.0, "rival": 0.0}, noise=2.0),
        "settler": Beginner({"prospects": 0.75, "cards": 1.5, "rival": 0.0}, noise=0.8),
    },
    manners={
        BUILDER: Manner(likes={"reached": 0.8}),
        RUSHER: Manner(likes={"departed": 1.0}),
        COLLECTOR: Manner({"cards": 1.1}, {"known": 2.0}),
        RIVAL_MANNER: Manner({"rival": 1.3}, {"others": 0.3}),
    },
    tendencies=_tendencies,
    figures={
        "cadet": Figure(players=4, games=200, won=120),
        "settler": Figure(players=4, games=200, won=106),
        "engineer": Figure(players=4, games=200, won=122),
        "commander": Figure(players=4, games=200, won=82),
    },
    players=4,
    learning=Learning(
        _features,
        iterations=4000,
        exploration=0.8,
        trust=0.8,
        secret=(kinds.CHOOSE, len(CHARACTERS)),
        rollout=ROLLOUT,
    ),
)
