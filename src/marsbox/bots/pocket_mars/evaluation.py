"""What a position of Pocket Mars is worth: points on the table, and what the rest will probably bring."""

from typing import Final, cast

from marsbox.bots.evaluation import Evaluation
from marsbox.core.contract import State
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.scoring import score
from marsbox.games.pocket_mars.state import CONSTRUCTION, HOSTS, TURN, PocketMarsState

# All in points.
ON_SHIP: Final = 0.55  # a colonist on the ship will probably land: more than the point it counts now
IN_ONE_WITH_ROOM: Final = 0.35  # it may still be promoted
BUILDING_REACHED: Final = 0.45  # on the way to a colonist in each of the four
COMPANY: Final = 0.3  # each further colonist in one building, on the way to four
ENERGY_POINT: Final = 0.22
READY_TO_LAND: Final = 0.6  # a module card higher than the value to beat, and a colonist to land
STEP_VALUE: Final = 0.15  # a card's action that could be used now
# What search needs to know; found by playing.
ITERATIONS: Final = 500
EXPLORATION: Final = 0.8
TRUST: Final = 1.0
ROLLOUT: Final = 6
SCALE: Final = 3.0  # points ahead that make victory likely
RIVAL: Final = 0.6  # what a rival has counts less than what I have: I can do less about it


class PocketMarsEvaluation(Evaluation):
    """Own prospects against those of the best rival."""

    def __init__(self, box: Box) -> None:
        super().__init__(SCALE, ITERATIONS, EXPLORATION, TRUST, ROLLOUT, greedy_rollout=True)
        self.box = box

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        s = cast(PocketMarsState, s)
        best_rival = max([self.prospects(s, side) for side in range(s.sides) if side != seat])
        points = float(score(s, seat))
        return [
            ("points", points),
            ("prospects", self.prospects(s, seat) - points),
            ("cards", self.cards(s, seat)),
            ("rival", -RIVAL * best_rival),
        ]

    def settled(self, s: State) -> bool:
        s = cast(PocketMarsState, s)
        return s.over or s.frames[-1].kind <= TURN

    def prospects(self, s: PocketMarsState, side: int) -> float:
        """The points of a side now, and what its colonists and energy will probably bring."""
        value = float(score(s, side)) + ON_SHIP * s.ship[side] + ENERGY_POINT * s.energy[side]
        most = 0
        for building in range(HOSTS):
            here = s.colonists_in(building, side)
            most = max(most, here)
            if here > 0:
                value += BUILDING_REACHED
            if s.one[building * s.sides + side] > 0 and s.filled(building) < s.capacity():
                value += IN_ONE_WITH_ROOM
        return value + COMPANY * most

    def cards(self, s: PocketMarsState, seat: int) -> float:
        """What the own hand and module are good for."""
        value = 0.0
        for card in s.modules[seat]:
            building = s.facts.colours[card]
            if building != CONSTRUCTION and s.facts.values[card] > s.value_on(building):
                value += READY_TO_LAND if s.ship[seat] > 0 else READY_TO_LAND / 3
            if self.box.cards[card].module.usable(s, seat, card, building):
                value += STEP_VALUE
        for card in s.hands[seat]:
            if self.box.cards[card].hand.usable(s, seat, card, -1):
                value += STEP_VALUE
        return value
