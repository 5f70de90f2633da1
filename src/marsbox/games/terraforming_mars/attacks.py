"""The nodes that are aimed at any player, oneself included: production, resources and cubes that somebody loses."""

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, moves
from marsbox.games.terraforming_mars.board import NEIGHBOURS
from marsbox.games.terraforming_mars.choices import Choice, holders
from marsbox.games.terraforming_mars.model import PRINTED
from marsbox.games.terraforming_mars.state import (
    MODIFIERS,
    NO_TILE,
    NODE,
    NONE,
    PLANTS,
    PROTECTED,
    Frame,
    TerraformingState,
)


class LowerAny(Choice):
    """The production of any one player goes down by the full amount, the own one included."""

    demanding = True

    def __init__(self, resource: int, steps: int) -> None:
        super().__init__(kinds.ASK_PRODUCTION_TARGET)
        self.resource = resource
        self.steps = steps

    def targets(self, s: TerraformingState, seat: int, own_change: int) -> list[int]:
        """Whose production can go down so far, if the own one changes first."""
        s.production[seat * 6 + self.resource] += own_change
        found = [other for other in range(s.players) if moves.can_lower(s, other, self.resource, self.steps)]
        s.production[seat * 6 + self.resource] -= own_change
        return found

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
        return s.solo or bool(self.targets(s, seat, changes[self.resource]))

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        if not s.solo:  # the imaginary opponent of a solo game can always lose, and it does not matter
            super().run(s, seat, card, log)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.TARGET + other for other in self.targets(s, frame.seat, 0)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        moves.change_production(s, action - kinds.TARGET, self.resource, -self.steps, log)


class RemoveAny(Choice):
    """Resources of any one player may be removed, or stolen; fewer than the number, or none."""

    def __init__(self, resource: int, most: int, *, steal: bool = False) -> None:
        super().__init__(kinds.ASK_REMOVE)
        self.resource = resource
        self.most = most
        self.steal = steal

    def question(self, frame: Frame) -> int:
        return self.ask if frame.left == 0 else kinds.ASK_AMOUNT

    def victims(self, s: TerraformingState, seat: int) -> list[int]:
        """Who has some, and may be aimed at."""
        return [
            other
            for other in range(s.players)
            if s.stock[other * 6 + self.resource] > 0
            and (other == seat or self.resource != PLANTS or not s.modifiers[other * MODIFIERS + PROTECTED])
        ]

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        return self.steal if s.solo else bool(self.victims(s, seat))

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        if not s.solo:
            super().run(s, seat, card, log)
        elif self.steal:
            moves.gain(s, seat, self.resource, self.most, log)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        if frame.left == 0:
            return [kinds.TARGET + other for other in self.victims(s, frame.seat)] + [kinds.SKIP]
        most = min(self.most, s.stock[(frame.left - 1) * 6 + self.resource])
        return [kinds.AMOUNT + number for number in range(1, most + 1)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action == kinds.SKIP:
            return
        if frame.left == 0:
            victim = action - kinds.TARGET
            s.frames.append(Frame(NODE, frame.seat, node=self.number, card=frame.card, left=victim + 1))
            return
        victim = frame.left - 1
        number = action - kinds.AMOUNT
        s.stock[victim * 6 + self.resource] -= number
        if self.steal:
            s.stock[frame.seat * 6 + self.resource] += number
        if log is not None:
            kind = kinds.STOLEN if self.steal else kinds.REMOVED
            log.add(EVERYONE, kind, (frame.seat, victim, self.resource, number))


class Flood(RemoveAny):
    """As `RemoveAny`, but only from the owner of a tile beside the ocean just placed."""

    def victims(self, s: TerraformingState, seat: int) -> list[int]:
        if s.last_space == NONE:
            return []
        beside = [s.owners[space] for space in NEIGHBOURS[s.last_space] if s.tiles[space] != NO_TILE]
        return [other for other in super().victims(s, seat) if other in beside]


def prey(s: TerraformingState, seat: int, cube: int) -> list[int]:
    """The cards of anybody from which a player may take a cube of this kind."""
    found = []
    for owner in range(s.players):
        if owner == seat or not s.modifiers[owner * MODIFIERS + PROTECTED]:
            for card in holders(s, owner, cube):
                if s.cubes[card] > 0 and not PRINTED[card].untouchable:
                    found.append(card)
    return found


def owner_of(s: TerraformingState, card: int) -> int:
    """Who has a card in play."""
    for owner in range(s.players):
        if card in s.played[owner]:
            return owner
    return NONE


class RemoveCubes(Choice):
    """Cubes may be removed from one card of anybody."""

    keeps_card = True

    def __init__(self, cube: int, most: int) -> None:
        super().__init__(kinds.ASK_REMOVE_CUBES)
        self.cube = cube
        self.most = most

    def question(self, frame: Frame) -> int:
        return self.ask if frame.left == 0 else kinds.ASK_AMOUNT

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        return not s.solo and bool(prey(s, seat, self.cube))

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        if frame.left == 0:
            return [kinds.PICK + card for card in prey(s, frame.seat, self.cube)] + [kinds.SKIP]
        return [kinds.AMOUNT + number for number in range(1, min(self.most, s.cubes[frame.left - 1]) + 1)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action == kinds.SKIP:
            return
        if frame.left == 0:
            target = action - kinds.PICK
            s.frames.append(Frame(NODE, frame.seat, node=self.number, card=frame.card, left=target + 1))
            return
        target = frame.left - 1
        moves.remove_cubes(s, frame.seat, owner_of(s, target), target, action - kinds.AMOUNT, log)


class Hunt(Choice):
    """Take a cube from a card of anybody and put it onto this one."""

    def __init__(self, cube: int) -> None:
        super().__init__(kinds.ASK_REMOVE_CUBES)
        self.cube = cube

    def affordable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.solo or bool(prey(s, seat, self.cube))

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        found = [kinds.PICK + card for card in prey(s, frame.seat, self.cube)]
        # in a solo game the imaginary opponent always has one
        return [*found, kinds.SKIP] if s.solo else found

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action != kinds.SKIP:
            target = action - kinds.PICK
            moves.remove_cubes(s, frame.seat, owner_of(s, target), target, 1, log)
        moves.add_cubes(s, frame.seat, frame.card, 1, log)
