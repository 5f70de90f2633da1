"""The steps that make up the actions of project cards.

A step knows when it is possible and what it does, side by side, so that the two can't drift apart. `run` does what
needs no choice and returns how many answers the step asks for; `options` lists the answers possible now, and `answer`
carries one out while `left` are to be given. `here` is the building that the card is connected to, or -1 for a hand
action.
"""

from marsbox.core.events import EVERYONE, Log
from marsbox.games.pocket_mars import kinds, moves
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS, HOSTS, PocketMarsState


class Step:
    """A step of a card's action, done `count` times as far as possible."""

    def __init__(self, name: str, count: int, question: int = -1) -> None:
        self.name = name
        self.count = count
        self.question = question

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        """Whether the step could do something, before the action begins: the card of a hand action is still in hand."""
        return len(self.options(s, seat, here, self.count)) > 0

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        """Do what needs no choice; returns the number of answers needed."""
        return self.count

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        """The answers possible now."""
        return []

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def details(self) -> dict[str, object]:
        """The step as plain data, as in a components file."""
        return {self.name: self.count}


class Launch(Step):
    """Colonists from Earth to the own ship."""

    def __init__(self, count: int) -> None:
        super().__init__("launch", count)

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return s.earth[seat] > 0

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        moves.launch(s, seat, self.count, log)
        return 0


class GainEnergy(Step):
    """Energy for oneself."""

    def __init__(self, count: int) -> None:
        super().__init__("energy", count)

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return s.energy[seat] < s.facts.energy_maximum

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        moves.gain_energy(s, seat, self.count, log)
        return 0


class Draw(Step):
    """Cards from the deck; in a solo game from the Automatics' module while it has any."""

    def __init__(self, count: int) -> None:
        super().__init__("draw", count, kinds.ASK_TAKE)

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return len(s.deck) > 0 or (s.solo and len(s.modules[AUTOMATICS]) > 0)

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        if not s.solo:
            moves.draw(s, seat, self.count, log)
            return 0
        if not s.modules[AUTOMATICS]:
            moves.draw(s, seat, self.count, log)
            return 0
        return self.count

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return take_options(s)

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        moves.take(s, action - kinds.TAKE, log)
        if not s.modules[AUTOMATICS]:
            moves.draw(s, seat, left - 1, log)


def take_options(s: PocketMarsState) -> list[int]:
    """Solo: the cards of the Automatics' module, one of which is taken instead of drawing."""
    return [kinds.TAKE + slot for slot in range(len(s.modules[AUTOMATICS]))]


class Land(Step):
    """Colonists from the own ship to zone * of the building here, or of any."""

    def __init__(self, count: int, only_here: bool) -> None:
        super().__init__("land", count, kinds.ASK_LAND_TARGET)
        self.only_here = only_here

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return s.ship[seat] > 0

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        if s.ship[seat] == 0:
            return []
        return [kinds.LAND_AT + building for building in places(self.only_here, here)]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        moves.land(s, seat, action - kinds.LAND_AT, log)

    def details(self) -> dict[str, object]:
        return {self.name: self.count, "to": "here" if self.only_here else "anywhere"}


def places(only_here: bool, here: int) -> range:
    """The hosting buildings that a step may choose among."""
    if not only_here:
        return range(HOSTS)
    return range(here, here + 1) if 0 <= here < HOSTS else range(0)


class Promote(Step):
    """An own colonist from * to **, where there is room."""

    def __init__(self, count: int, only_here: bool) -> None:
        super().__init__("promote", count, kinds.ASK_PROMOTE)
        self.only_here = only_here

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        capacity = s.capacity()
        return [
            kinds.PROMOTE + building * kinds.SEATS + seat
            for building in places(self.only_here, here)
            if s.one[building * s.sides + seat] > 0 and s.filled(building) < capacity
        ]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        building, side = divmod(action - kinds.PROMOTE, kinds.SEATS)
        moves.promote(s, seat, side, building, log)

    def details(self) -> dict[str, object]:
        return {self.name: self.count, "at": "here" if self.only_here else "anywhere"}


class Demote(Step):
    """A rival's colonist from ** to *."""

    def __init__(self, count: int, only_here: bool) -> None:
        super().__init__("demote", count, kinds.ASK_DEMOTE)
        self.only_here = only_here

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [
            kinds.DEMOTE + building * kinds.SEATS + side
            for building in places(self.only_here, here)
            for side in range(s.sides)
            if side != seat and s.two[building * s.sides + side] > 0
        ]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        building, side = divmod(action - kinds.DEMOTE, kinds.SEATS)
        moves.demote(s, seat, side, building, log)

    def details(self) -> dict[str, object]:
        return {self.name: self.count, "at": "here" if self.only_here else "anywhere"}


class Transfer(Step):
    """An own colonist from * of one building to * of another."""

    def __init__(self, count: int) -> None:
        super().__init__("transfer", count, kinds.ASK_TRANSFER)

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [
            kinds.TRANSFER + start * HOSTS + end
            for start in range(HOSTS)
            if s.one[start * s.sides + seat] > 0
            for end in range(HOSTS)
            if start != end
        ]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        start, end = divmod(action - kinds.TRANSFER, HOSTS)
        s.one[start * s.sides + seat] -= 1
        s.one[end * s.sides + seat] += 1
        if log is not None:
            log.add(EVERYONE, kinds.TRANSFERRED, (seat, start, end))


class Recall(Step):
    """A rival's colonist from * back to its ship."""

    def __init__(self, count: int) -> None:
        super().__init__("recall", count, kinds.ASK_RECALL)

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [
            kinds.RECALL + building * kinds.SEATS + side
            for building in range(HOSTS)
            for side in range(s.sides)
            if side != seat and s.one[building * s.sides + side] > 0
        ]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        building, side = divmod(action - kinds.RECALL, kinds.SEATS)
        s.one[building * s.sides + side] -= 1
        s.ship[side] += 1
        if log is not None:
            log.add(EVERYONE, kinds.RECALLED, (seat, side, building))


class SwapZones(Step):
    """A colonist in * and one in ** of the same building, of different sides, change places."""

    def __init__(self, count: int) -> None:
        super().__init__("swap_zones", count, kinds.ASK_SWAP_ZONES)

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [
            kinds.SWAP_ZONES + (building * kinds.SEATS + lower) * kinds.SEATS + upper
            for building in range(HOSTS)
            for lower in range(s.sides)
            if s.one[building * s.sides + lower] > 0
            for upper in range(s.sides)
            if upper != lower and s.two[building * s.sides + upper] > 0
        ]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        rest, upper = divmod(action - kinds.SWAP_ZONES, kinds.SEATS)
        building, lower = divmod(rest, kinds.SEATS)
        start = building * s.sides
        s.one[start + lower] -= 1
        s.two[start + lower] += 1
        s.two[start + upper] -= 1
        s.one[start + upper] += 1
        if log is not None:
            log.add(EVERYONE, kinds.SWAPPED_ZONES, (seat, building, lower, upper))


class SwapCards(Step):
    """Two cards of one building's column change places."""

    def __init__(self, count: int) -> None:
        super().__init__("swap_cards", count, kinds.ASK_SWAP_CARDS)

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return any(len(column) > 1 for column in s.columns)

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [
            kinds.SWAP_CARDS + (building * kinds.POSITIONS + first) * kinds.POSITIONS + second
            for building in range(len(BUILDINGS))
            for first in range(len(s.columns[building]) - 1)
            for second in range(first + 1, len(s.columns[building]))
        ]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        rest, second = divmod(action - kinds.SWAP_CARDS, kinds.POSITIONS)
        building, first = divmod(rest, kinds.POSITIONS)
        column = list(s.columns[building])
        column[first], column[second] = column[second], column[first]
        s.columns[building] = tuple(column)
        if log is not None:
            log.add(EVERYONE, kinds.SWAPPED_CARDS, (seat, building, first, second))


class Drain(Step):
    """A rival loses energy."""

    def __init__(self, count: int) -> None:
        super().__init__("drain", count, kinds.ASK_DRAIN)

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        return 1

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [kinds.DRAIN + side for side in range(s.sides) if side != seat and s.energy[side] > 0]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        side = action - kinds.DRAIN
        lost = min(self.count, s.energy[side])
        s.energy[side] -= lost
        if log is not None:
            log.add(EVERYONE, kinds.LOST_ENERGY, (side, lost, s.energy[side]))


class Peek(Step):
    """Look at cards of a rival's module."""

    def __init__(self, count: int) -> None:
        super().__init__("peek", count, kinds.ASK_PEEK)

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        return 1

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [kinds.PEEK + side for side in range(s.sides) if side != seat and s.modules[side]]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        moves.look_at_module(s, seat, action - kinds.PEEK, self.count, log)


def other_cards_in_hand(s: PocketMarsState, seat: int, here: int) -> int:
    """How many cards the hand has besides the one whose action is judged."""
    return len(s.hands[seat]) if here >= 0 else len(s.hands[seat]) - 1


class Bury(Step):
    """Own cards, from hand or module, under the deck."""

    def __init__(self, count: int) -> None:
        super().__init__("bury", count, kinds.ASK_BURY)

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return other_cards_in_hand(s, seat, here) + len(s.modules[seat]) > 0

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [kinds.BURY + card for card in s.hands[seat] + s.modules[seat]]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        moves.bury(s, seat, action - kinds.BURY, log)


class Cover(Step):
    """A hand card face down on the building of its colour."""

    def __init__(self, count: int) -> None:
        super().__init__("cover", count, kinds.ASK_COVER)

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return other_cards_in_hand(s, seat, here) > 0

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [kinds.COVER + card for card in s.hands[seat]]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        moves.cover(s, seat, action - kinds.COVER, log)


class Dig(Step):
    """Look at the top `look` cards of the deck, keep `count`; the rest goes under the deck."""

    def __init__(self, look: int, keep: int) -> None:
        super().__init__("dig", keep, kinds.ASK_DIG)
        self.look = look

    def possible(self, s: PocketMarsState, seat: int, here: int) -> bool:
        return len(s.deck) > 0

    def run(self, s: PocketMarsState, seat: int, here: int, log: Log | None) -> int:
        if not s.deck:
            return 0
        moves.look_at_deck(s, seat, self.look, log)
        # a shorter deck ends the choice: no card of the one made anew has been looked at
        return min(self.count, len(s.deck))

    def looked_at(self, s: PocketMarsState, left: int) -> tuple[int, ...]:
        """The cards still being looked at while `left` of them are to be kept."""
        return s.deck[: self.look - (self.count - left)]

    def options(self, s: PocketMarsState, seat: int, here: int, left: int) -> list[int]:
        return [kinds.KEEP + card for card in self.looked_at(s, left)]

    def answer(self, s: PocketMarsState, seat: int, here: int, left: int, action: int, log: Log | None) -> None:
        rest = len(self.looked_at(s, left)) - 1
        moves.keep_from_deck(s, seat, action - kinds.KEEP, log)
        if left == 1 or rest == 0:
            moves.put_top_under(s, rest, log)

    def details(self) -> dict[str, object]:
        return {self.name: self.look, "keep": self.count}
