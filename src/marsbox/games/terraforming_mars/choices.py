"""The nodes that ask the player something."""

from typing import Final

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, money, moves, tiles
from marsbox.games.terraforming_mars.board import NEIGHBOURS
from marsbox.games.terraforming_mars.model import CITY_PLACED, CITY_PLACED_ON_MARS, NODES, PRINTED, Demands, Node
from marsbox.games.terraforming_mars.nodes import Production
from marsbox.games.terraforming_mars.state import (
    ANIMAL,
    BUILDING,
    CITY,
    EFFECTS,
    ENERGY,
    LOWEST_MEGACREDIT_PRODUCTION,
    MEGACREDITS,
    MICROBE,
    MODIFIERS,
    NO_TILE,
    NODE,
    NONE,
    PLANTS,
    PROTECTED,
    Frame,
    TerraformingState,
)

CARD_PRICE: Final = 3


class Choice(Node):
    """A node that asks; `ask` is the kind of decision."""

    ordered = True

    def __init__(self, ask: int) -> None:
        super().__init__()
        self.ask = ask

    def question(self, frame: Frame) -> int:
        return self.ask

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        s.frames.append(Frame(NODE, seat, node=self.number, card=card))


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


def holders(s: TerraformingState, seat: int, cube: int) -> list[int]:
    """The cards of a player that hold a kind of cube."""
    return [card for card in s.played[seat] if PRINTED[card].holds == cube]


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

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
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


class AddAny(Choice):
    """Cubes come onto any own card that holds them, all onto one."""

    def __init__(self, cube: int, number: int) -> None:
        super().__init__(kinds.ASK_CUBES)
        self.cube = cube
        self.cubes = number

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        return bool(holders(s, seat, self.cube))

    def matters(self, s: TerraformingState, seat: int) -> bool:
        return len(holders(s, seat, self.cube)) > 1

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.PICK + card for card in holders(s, frame.seat, self.cube)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        moves.add_cubes(s, frame.seat, action - kinds.PICK, self.cubes, log)


class AddToFavorite(Choice):
    """A cube comes onto an own card that has one already."""

    demanding = True

    def __init__(self) -> None:
        super().__init__(kinds.ASK_CUBES)

    def possible(self, s: TerraformingState, seat: int, card: int) -> bool:
        return any(s.cubes[other] > 0 for other in s.played[seat])

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.PICK + card for card in s.played[frame.seat] if s.cubes[card] > 0]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        moves.add_cubes(s, frame.seat, action - kinds.PICK, 1, log)


class OneOf(Choice):
    """One of several things; those that would do nothing are left out. `optional`: or none."""

    def __init__(self, *parts: Node, optional: bool = False) -> None:
        super().__init__(kinds.ASK_OPTION)
        self.parts: tuple[Node, ...] = parts
        self.optional = optional

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        return any(part.available(s, seat, card) for part in self.parts)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        found = [
            kinds.OPTION + number for number, part in enumerate(self.parts) if part.available(s, frame.seat, frame.card)
        ]
        return [*found, kinds.SKIP] if self.optional else found

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action != kinds.SKIP:
            self.parts[action - kinds.OPTION].run(s, frame.seat, frame.card, log)


class PlantOrCube(Choice):
    """A plant, or a cube on the card just played if it holds animals or microbes."""

    def __init__(self) -> None:
        super().__init__(kinds.ASK_OPTION)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        if PRINTED[frame.card].holds in (ANIMAL, MICROBE):
            return [kinds.OPTION, kinds.OPTION + 1]
        return [kinds.OPTION]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action == kinds.OPTION:
            moves.gain(s, frame.seat, PLANTS, 1, log)
        else:
            moves.add_cubes(s, frame.seat, frame.card, 1, log)


class Exchange(Choice):
    """A card of the hand may be discarded for another one."""

    def __init__(self) -> None:
        super().__init__(kinds.ASK_EXCHANGE)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.DISCARD + card for card in s.hands[frame.seat]] + [kinds.SKIP]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action == kinds.SKIP:
            return
        card = action - kinds.DISCARD
        s.hands[frame.seat] = moves.without(s.hands[frame.seat], card)
        moves.discard(s, frame.seat, (card,), log)
        moves.draw(s, frame.seat, 1, log)


class Look(Choice):
    """Look at the next cards of the deck and keep some; the others are discarded unseen."""

    def __init__(self, number: int, keep: int) -> None:
        super().__init__(kinds.ASK_LOOK)
        self.seen = number
        self.keep = keep

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        _look(s, seat, self.seen, log)
        s.frames.append(Frame(NODE, seat, node=self.number, card=card, left=min(self.keep, len(s.looking))))

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.KEEP + card for card in s.looking] if frame.left > 0 else []

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        card = action - kinds.KEEP
        s.looking = moves.without(s.looking, card)
        s.hands[frame.seat] += (card,)
        if frame.left > 1:
            s.frames.append(Frame(NODE, frame.seat, node=self.number, card=frame.card, left=frame.left - 1))
            return
        moves.discard(s, frame.seat, s.looking, log)
        s.looking = ()


class LookAndBuy(Choice):
    """Look at the next card of the deck; buy it, or discard it."""

    def __init__(self) -> None:
        super().__init__(kinds.ASK_BUY_LOOKED)

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.drawn < len(s.deck) or bool(s.discard)

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        _look(s, seat, 1, log)
        super().run(s, seat, card, log)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        if money.cash(s, frame.seat) >= CARD_PRICE:
            return [kinds.KEEP + card for card in s.looking] + [kinds.SKIP]
        return [kinds.SKIP]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        if action == kinds.SKIP:
            moves.discard(s, frame.seat, s.looking, log)
        else:
            s.hands[frame.seat] += s.looking
            money.charge(s, frame.seat, CARD_PRICE, 0, log)
            if log is not None:
                log.add_secret(frame.seat, kinds.BOUGHT, (frame.seat, 1, *s.looking), (frame.seat, 1))
        s.looking = ()


def _look(s: TerraformingState, seat: int, number: int, log: Log | None) -> None:
    s.looking = moves.take_cards(s, number, log)
    s.revealed += 1
    if log is not None:
        log.add_secret(seat, kinds.LOOKED, (seat, len(s.looking), *s.looking), (seat, len(s.looking)))


class Shift(Choice):
    """Any number of steps of one production, at least one, become steps of another."""

    demanding = True

    def __init__(self, origin: int, target: int) -> None:
        super().__init__(kinds.ASK_SWAP)
        self.origin = origin
        self.target = target

    def possible(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.production[seat * 6 + self.origin] > 0

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        most = s.production[frame.seat * 6 + self.origin]
        return [kinds.AMOUNT + number for number in range(1, most + 1)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        steps = action - kinds.AMOUNT
        moves.change_production(s, frame.seat, self.origin, -steps, log)
        moves.change_production(s, frame.seat, self.target, steps, log)


class SellEnergy(Choice):
    """Any amount of energy, at least one, becomes as many M€."""

    def __init__(self) -> None:
        super().__init__(kinds.ASK_ENERGY)

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.stock[seat * 6 + ENERGY] > 0

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        most = min(s.stock[frame.seat * 6 + ENERGY], kinds.AMOUNTS - 1)
        return [kinds.AMOUNT + number for number in range(1, most + 1)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        number = action - kinds.AMOUNT
        moves.lose(s, frame.seat, ENERGY, number, log)
        moves.gain(s, frame.seat, MEGACREDITS, number, log)


class Claim(Choice):
    """Claim a free space of land: nobody else may place a tile there."""

    def __init__(self) -> None:
        super().__init__(kinds.ASK_CLAIM)

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.PLACE + space for space in tiles.spots(s, frame.seat, tiles.UNCLAIMED)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        space = action - kinds.PLACE
        s.claims[space] = frame.seat
        if log is not None:
            log.add(EVERYONE, kinds.CLAIMED, (frame.seat, space))


class CopyBox(Choice):
    """Repeat the production box of an own card with a building tag."""

    demanding = True

    def __init__(self) -> None:
        super().__init__(kinds.ASK_COPY)

    def boxes(self, s: TerraformingState, seat: int) -> list[int]:
        """The cards whose production box can be repeated now."""
        return [
            card
            for card in s.played[seat]
            if PRINTED[card].box
            and PRINTED[card].has_tag(BUILDING)
            and can_do(s, seat, card, PRINTED[card].box_demands)
        ]

    def possible(self, s: TerraformingState, seat: int, card: int) -> bool:
        return bool(self.boxes(s, seat))

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.PICK + card for card in self.boxes(s, frame.seat)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        card = action - kinds.PICK
        run_all(s, frame.seat, [(node.number, card) for node in PRINTED[card].box], log)


class Settle(Node):
    """Place a city, then lower M€ production, which what the city brings may pay for."""

    ordered = True
    demanding = True

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps
        self.production = Production(MEGACREDITS, -steps)

    def possible(self, s: TerraformingState, seat: int, card: int) -> bool:
        coming = 0
        if tiles.has_spot(s, seat, tiles.AS_CITY):
            watching = [watcher for owner, watcher in s.watchers if owner == seat]
            for watcher in [*watching, card]:
                for trigger in PRINTED[watcher].triggers:
                    then = trigger.then
                    if trigger.moment in (CITY_PLACED, CITY_PLACED_ON_MARS) and isinstance(then, Production):
                        coming += then.steps
        return s.production[seat * 6 + MEGACREDITS] + coming - self.steps >= LOWEST_MEGACREDIT_PRODUCTION

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        s.frames.append(Frame(EFFECTS, seat, items=((self.production.number, card),)))
        tiles.place(s, seat, CITY, tiles.AS_CITY, card, log)


def can_do(s: TerraformingState, seat: int, card: int, demands: Demands) -> bool:
    """Whether effects can be done together: own production, judged as a whole, and what each node needs."""
    for resource in demands.lowers:
        if not moves.can_lower(s, seat, resource, -demands.changes[resource]):
            return False
    for node in demands.nodes:
        if isinstance(node, LowerAny):
            if not s.solo and not node.targets(s, seat, demands.changes[node.resource]):
                return False
        elif not node.possible(s, seat, card):
            return False
    return True


def run_all(s: TerraformingState, seat: int, items: list[tuple[int, int]], log: Log | None) -> None:
    """Run what needs no order at once, and leave the rest to the player's choice of order."""
    ordered = []
    for number, card in items:
        node = NODES[number]
        if node.matters(s, seat):
            ordered.append((number, card))
        else:
            node.run(s, seat, card, log)
    if ordered:
        s.frames.append(Frame(EFFECTS, seat, items=tuple(ordered)))
