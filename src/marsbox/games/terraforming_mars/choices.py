"""The nodes that ask the player something."""

from typing import Final

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, money, moves, tiles
from marsbox.games.terraforming_mars.effects import can_do, run_all
from marsbox.games.terraforming_mars.model import (
    ASKED,
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    FIRST,
    LAST,
    PRINTED,
    Node,
)
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
    NODE,
    NONE,
    PLANTS,
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

    def precedence(self, s: TerraformingState) -> int:
        return LAST


def holders(s: TerraformingState, seat: int, cube: int) -> list[int]:
    """The cards of a player that hold a kind of cube."""
    return [card for card in s.played[seat] if PRINTED[card].holds == cube]


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

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
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
        return any(self._open(s, seat, card, part) for part in self.parts)

    def precedence(self, s: TerraformingState) -> int:
        return ASKED if any(part.precedence(s) == FIRST for part in self.parts) else LAST

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        found = [
            kinds.OPTION + number
            for number, part in enumerate(self.parts)
            if self._open(s, frame.seat, frame.card, part)
        ]
        return [*found, kinds.SKIP] if self.optional else found

    def _open(self, s: TerraformingState, seat: int, card: int, part: Node) -> bool:
        return part.affordable(s, seat, card) and part.available(s, seat, card)

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

    def precedence(self, s: TerraformingState) -> int:
        return ASKED

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

    def precedence(self, s: TerraformingState) -> int:
        return FIRST

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
        return moves.cards_left(s)

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

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
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

    def affordable(self, s: TerraformingState, seat: int, card: int) -> bool:
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

    def precedence(self, s: TerraformingState) -> int:
        return ASKED

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
            if PRINTED[card].production_box
            and PRINTED[card].has_tag(BUILDING)
            and can_do(s, seat, card, PRINTED[card].production_box_demands)
        ]

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
        return bool(self.boxes(s, seat))

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        return [kinds.PICK + card for card in self.boxes(s, frame.seat)]

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        card = action - kinds.PICK
        run_all(s, frame.seat, [(node.number, card) for node in PRINTED[card].production_box], log)


class Settle(Node):
    """Place a city, then lower M€ production, which what the city brings may pay for."""

    ordered = True
    demanding = True

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps
        self.production = Production(MEGACREDITS, -steps)

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
        coming = 0
        if tiles.has_spot(s, seat, tiles.AS_CITY):
            watching = [watcher for owner, watcher in s.watchers if owner == seat]
            for watcher in [*watching, card]:
                for trigger in PRINTED[watcher].triggers:
                    then = trigger.then
                    if trigger.moment in (CITY_PLACED, CITY_PLACED_ON_MARS) and isinstance(then, Production):
                        coming += then.steps
        return s.production[seat * 6 + MEGACREDITS] + coming - self.steps >= LOWEST_MEGACREDIT_PRODUCTION

    def lacks_place(self, s: TerraformingState, seat: int) -> int:
        return NONE if tiles.has_spot(s, seat, tiles.AS_CITY) else CITY

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        s.frames.append(Frame(EFFECTS, seat, items=((self.production.number, card),)))
        tiles.place(s, seat, CITY, tiles.AS_CITY, card, log)
