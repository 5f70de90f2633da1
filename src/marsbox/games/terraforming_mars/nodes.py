"""The nodes that need no choice of the player: gains, production, parameters, tiles, cards."""

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, moves, tiles
from marsbox.games.terraforming_mars.board import metal_of
from marsbox.games.terraforming_mars.conditions import Fixed
from marsbox.games.terraforming_mars.knowledge import all_saw_discarded
from marsbox.games.terraforming_mars.model import ASKED, FIRST, PRINTED, Amount, Node
from marsbox.games.terraforming_mars.state import (
    EFFECTS,
    HEAT,
    MODIFIERS,
    NONE,
    OCEAN,
    OCEAN_TILES,
    OXYGEN,
    OXYGEN_STEPS,
    PLANTS,
    TAG_KINDS,
    TEMPERATURE,
    TEMPERATURE_STEPS,
    Frame,
    TerraformingState,
)


class Production(Node):
    """Own production goes up or down."""

    def __init__(self, resource: int, amount: int | Amount) -> None:
        super().__init__()
        self.resource = resource
        self.amount: Amount = Fixed(amount) if isinstance(amount, int) else amount
        self.steps: int = amount if isinstance(amount, int) else 0  # as far as they are printed
        self.changed = resource
        self.changed_by = self.steps

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.change_production(s, seat, self.resource, self.amount.value(s, seat), log)

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return self.amount.value(s, seat) != 0


class Gain(Node):
    """Take resources."""

    def __init__(self, resource: int, amount: int | Amount) -> None:
        super().__init__()
        self.resource = resource
        self.amount: Amount = Fixed(amount) if isinstance(amount, int) else amount

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.gain(s, seat, self.resource, self.amount.value(s, seat), log)

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return self.amount.value(s, seat) > 0


class Rating(Node):
    """The terraform rating rises."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount: Amount = Fixed(amount) if isinstance(amount, int) else amount

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.raise_rating(s, seat, self.amount.value(s, seat), log)


class Raise(Node):
    """A global parameter rises; oceans are placed instead."""

    ordered = True

    def __init__(self, which: int, steps: int) -> None:
        super().__init__()
        self.which = which
        self.steps = steps

    def matters(self, s: TerraformingState, seat: int) -> bool:
        """Only a bonus step makes the order matter: what lies beyond the end of a track is lost in any order."""
        if self.which == TEMPERATURE:
            ocean = s.temperature < tiles.OCEAN_BONUS_STEP <= s.temperature + self.steps
            return ocean and s.oceans < OCEAN_TILES
        return s.oxygen < tiles.TEMPERATURE_BONUS_OXYGEN <= s.oxygen + self.steps

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.temperature < TEMPERATURE_STEPS if self.which == TEMPERATURE else s.oxygen < OXYGEN_STEPS

    def precedence(self, s: TerraformingState) -> int:
        return ASKED if self.brings_ocean(s) else FIRST

    def brings_ocean(self, s: TerraformingState) -> bool:
        # it matters, so a bonus step is reached: with oxygen that is one step of temperature
        return self.which == TEMPERATURE or (s.temperature + 1 == tiles.OCEAN_BONUS_STEP and s.oceans < OCEAN_TILES)

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        if self.which == TEMPERATURE:
            tiles.raise_temperature(s, seat, self.steps, log)
        else:
            assert self.which == OXYGEN
            tiles.raise_oxygen(s, seat, self.steps, log)


class Tile(Node):
    """Place a tile, if there is a place for it."""

    ordered = True

    def __init__(self, tile: int, where: int) -> None:
        super().__init__()
        self.tile = tile
        self.where = where

    def matters(self, s: TerraformingState, seat: int) -> bool:
        return not (self.tile == OCEAN and s.oceans == OCEAN_TILES)

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return self.matters(s, seat) and tiles.has_spot(s, seat, self.where)

    def lacks_place(self, s: TerraformingState, seat: int) -> int:
        return NONE if self.effective(s, seat, NONE) else self.tile

    def brings_ocean(self, s: TerraformingState) -> bool:
        return self.tile == OCEAN

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        tiles.place(s, seat, self.tile, self.where, card, log)


class Draw(Node):
    """Draw cards."""

    ordered = True

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number_drawn = number

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return moves.cards_left(s)

    def precedence(self, s: TerraformingState) -> int:
        return FIRST

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.draw(s, seat, self.number_drawn, log)


class AddHere(Node):
    """Cubes come onto the card itself."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.cubes = number

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.add_cubes(s, seat, card, self.cubes, log)


class SpendHere(Node):
    """Cubes are taken from the card itself."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.cubes = number

    def affordable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.cubes[card] >= self.cubes

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.remove_cubes(s, seat, seat, card, self.cubes, log)


class Lose(Node):
    """Resources that must be given away."""

    ordered = True
    demanding = True

    def __init__(self, resource: int, number: int) -> None:
        super().__init__()
        self.resource = resource
        self.amount = number
        self.heat_needed = number if resource == HEAT else 0

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
        coming = 0
        if self.resource == PLANTS:
            # what Viral Enhancers will bring for the card's own tags may be used
            for owner, watcher in s.watchers:
                if owner == seat:
                    for trigger in PRINTED[watcher].triggers:
                        if trigger.on_played:
                            coming += len([tag for tag in PRINTED[card].tags if tag in trigger.tags])
        return s.stock[seat * 6 + self.resource] + coming >= self.amount

    def possible_now(self, s: TerraformingState, seat: int) -> bool:
        return s.stock[seat * 6 + self.resource] >= self.amount

    def matters(self, s: TerraformingState, seat: int) -> bool:
        return not self.possible_now(s, seat)

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.lose(s, seat, self.resource, self.amount, log)


class IfTags(Node):
    """One thing with so many own tags in play, another without."""

    def __init__(self, tag: int, number: int, then: Node, otherwise: Node) -> None:
        super().__init__()
        self.tag = tag
        self.tags = number
        self.then = then
        self.otherwise = otherwise

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        enough = s.tags[seat * TAG_KINDS + self.tag] >= self.tags
        (self.then if enough else self.otherwise).run(s, seat, card, log)


class Together(Node):
    """Several things at once, in the order they stand."""

    def __init__(self, *parts: Node) -> None:
        super().__init__()
        self.parts: tuple[Node, ...] = parts

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        for part in self.parts:
            part.run(s, seat, card, log)

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return any(part.effective(s, seat, card) for part in self.parts)

    def affordable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return all(part.affordable(s, seat, card) for part in self.parts)

    def precedence(self, s: TerraformingState) -> int:
        return min([part.precedence(s) for part in self.parts])


class Then(Node):
    """One thing, and when it is wholly done another."""

    ordered = True

    def __init__(self, first: Node, second: Node) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        s.frames.append(Frame(EFFECTS, seat, items=((self.second.number, card),)))
        self.first.run(s, seat, card, log)

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return self.first.effective(s, seat, card)

    def lacks_place(self, s: TerraformingState, seat: int) -> int:
        return self.first.lacks_place(s, seat)


class Covered(Node):
    """Production of the metal that the card's own tile covers."""

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        if self.tile in s.tiles:
            moves.change_production(s, seat, metal_of(s.tiles.index(self.tile)), 1, log)


class NextCard(Node):
    """The next card of this generation is cheaper, or its requirements are eased."""

    def __init__(self, modifier: int, amount: int) -> None:
        super().__init__()
        self.modifier = modifier
        self.amount = amount

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        s.modifiers[seat * MODIFIERS + self.modifier] += self.amount


class Search(Node):
    """Turn up the next card and discard it; a cube for a tag on it."""

    ordered = True

    def __init__(self, tag: int) -> None:
        super().__init__()
        self.tag = tag

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        return moves.cards_left(s)

    def precedence(self, s: TerraformingState) -> int:
        return FIRST

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        found = moves.next_card(s, log)
        if found == NONE:
            return
        s.revealed += 1
        s.discard.append(found)
        all_saw_discarded(s, found)
        if log is not None:
            log.add(EVERYONE, kinds.REVEALED, (seat, found))
        if PRINTED[found].has_tag(self.tag):
            moves.add_cubes(s, seat, card, 1, log)
