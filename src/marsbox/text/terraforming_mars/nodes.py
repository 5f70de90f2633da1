"""What cards do: a clause for every node and every amount."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from marsbox.games.terraforming_mars import attacks, choices, conditions, nodes, tiles
from marsbox.games.terraforming_mars.board import SPACE_IDS, SPACE_KINDS, VOLCANO
from marsbox.games.terraforming_mars.model import Amount, Card, Node
from marsbox.games.terraforming_mars.nodes import Gain, Production, Tile
from marsbox.games.terraforming_mars.state import CITY, CUBES, OCEAN, PARAMETERS
from marsbox.text.terraforming_mars.clauses import Clauses, ModifierClauses, own_tags
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.things import amount, cubes, production, tag, tags, tile
from marsbox.words import Phrase

# where a tile may be placed, if a clause has to say so
_WHERE: Final = {
    tiles.ISOLATED: "isolated",
    tiles.ON_VOLCANO: "on_volcano",
    tiles.BESIDE_CITY: "beside_city",
    tiles.BESIDE_GREENERY: "beside_greenery",
    tiles.BESIDE_TWO_CITIES: "beside_two_cities",
    tiles.ON_METAL: "on_metal",
    tiles.ON_METAL_BESIDE_OWN: "on_metal_beside_own",
    tiles.AT_NOCTIS: "at_noctis",
    tiles.AT_PHOBOS: "at_phobos",
    tiles.AT_GANYMEDE: "at_ganymede",
}
# by way of exception: an ocean on land, another tile where oceans belong
_EXCEPTIONS: Final = {tiles.ON_LAND: "on_land", tiles.ON_OCEAN_SPACE: "on_ocean_space"}
_SPACES: Final = {
    tiles.ON_VOLCANO: [space for space, kind in zip(SPACE_IDS, SPACE_KINDS, strict=True) if kind == VOLCANO],
    tiles.AT_NOCTIS: ["r5c3"],
    tiles.AT_PHOBOS: ["phobos_space_haven"],
    tiles.AT_GANYMEDE: ["ganymede_colony"],
}


class AmountClauses(Clauses):
    """For each of what something is counted."""

    def per_tag(self, number: conditions.PerTag, card: Card) -> Phrase:
        if number.whose == conditions.OPPONENTS:
            return self._phrase("per-opponents_tag", tag=tag(self.names, number.tag))
        counted = tags(self.names, number.every, number.tag)
        own = own_tags(card, number.tag)
        if number.every == 1:
            return self._phrase("per-tag", tag=tag(self.names, number.tag), own=own)
        return self._phrase("per-tags", tags=counted, own=own)

    def per_city(self, number: conditions.PerCity, card: Card) -> Phrase:
        return self._phrase("per-city_on_mars" if number.on_mars else "per-city")

    def per_event(self, number: conditions.PerEvent, card: Card) -> Phrase:
        return self._phrase("per-event")


class NodeClauses(Clauses):
    """A clause for every class of node. Nodes that are said in one breath have a method for several."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.amounts = AmountClauses(names)
        self.modifiers = ModifierClauses(names)

    def clauses(self, nodes: Iterable[Node], card: Card) -> list[Phrase]:
        """What nodes do, those of a kind together."""
        found: list[Phrase] = []
        for method, group in groupby(nodes, _in_one_breath):
            alike = list(group)
            if method and len(alike) > 1:
                found.append(self._of(method.split()[0], alike, card))
            else:
                found.extend(self.clause(node, card) for node in alike)
        return found

    def together_with(self, nodes: Iterable[Node], card: Card) -> Phrase:
        """What nodes do, as one clause."""
        clauses = self.clauses(nodes, card)
        return clauses[0] if len(clauses) == 1 else self._phrase("clauses", clauses=clauses)

    def either(self, clauses: list[Phrase]) -> Phrase:
        """Clauses of which one is chosen."""
        chosen, *others = clauses
        for other in others:
            chosen = self._phrase("either", first=chosen, second=other)
        return chosen

    # ---- without a choice

    def production(self, node: nodes.Production, card: Card) -> Phrase:
        if isinstance(node.amount, conditions.Fixed):
            return self.productions([node], card)
        per = self.amounts.clause(node.amount, card)
        return self._phrase("node-production_per", production=production(self.names, node.resource), per=per)

    def productions(self, nodes: list[nodes.Production], card: Card) -> Phrase:
        changes = [
            self._phrase("own_production", production=production(self.names, node.resource), steps=abs(node.steps))
            for node in nodes
        ]
        return self._phrase("node-production", productions=changes, change="up" if nodes[0].steps > 0 else "down")

    def gain(self, node: nodes.Gain, card: Card) -> Phrase:
        if isinstance(node.amount, conditions.Fixed):
            return self.gains([node], card)
        per = self.amounts.clause(node.amount, card)
        return self._phrase("node-gain_per", amount=amount(self.names, 1, node.resource), per=per)

    def gains(self, nodes: list[nodes.Gain], card: Card) -> Phrase:
        gained = [amount(self.names, _printed(node.amount), node.resource) for node in nodes]
        return self._phrase("node-gain", amounts=gained)

    def rating(self, node: nodes.Rating, card: Card) -> Phrase:
        if isinstance(node.amount, conditions.Fixed):
            return self._phrase("node-rating", steps=node.amount.number)
        return self._phrase("node-rating_per", per=self.amounts.clause(node.amount, card))

    def raise_(self, node: nodes.Raise, card: Card) -> Phrase:
        return self._phrase(f"node-raise_{PARAMETERS[node.which]}", steps=node.steps)

    def tile(self, node: nodes.Tile, card: Card) -> Phrase:
        where = self._where(node)
        if where is None:
            return self._phrase("node-tile", tile=tile(self.names, node.tile))
        return self._phrase("node-tile_somewhere", tile=tile(self.names, node.tile), where=where)

    def tiles(self, nodes: list[nodes.Tile], card: Card) -> Phrase:
        """Equal tiles; only oceans come in numbers."""
        return self._phrase("node-oceans", number=len(nodes))

    def _where(self, node: nodes.Tile) -> Phrase | None:
        exception = (node.where == tiles.ON_OCEAN_SPACE) != (node.tile == OCEAN)
        where = _WHERE.get(node.where) or (_EXCEPTIONS.get(node.where) if exception else None)
        spaces = [self.names.space(space) for space in _SPACES.get(node.where, ())]
        return None if where is None else self._phrase(f"where-{where}", spaces=spaces)

    def draw(self, node: nodes.Draw, card: Card) -> Phrase:
        return self._phrase("node-draw", number=node.number_drawn)

    def add_here(self, node: nodes.AddHere, card: Card) -> Phrase:
        return self._phrase("node-add_here", cubes=cubes(self.names, node.cubes, card.holds))

    def spend_here(self, node: nodes.SpendHere, card: Card) -> Phrase:
        return self._phrase("node-spend_here", cubes=cubes(self.names, node.cubes, card.holds))

    def lose(self, node: nodes.Lose, card: Card) -> Phrase:
        return self._phrase("node-lose", amount=amount(self.names, node.amount, node.resource))

    def if_tags(self, node: nodes.IfTags, card: Card) -> Phrase:
        then, otherwise = self.clause(node.then, card), self.clause(node.otherwise, card)
        needed = tags(self.names, node.tags, node.tag)
        return self._phrase("node-if_tags", tags=needed, then=then, otherwise=otherwise)

    def together(self, node: nodes.Together, card: Card) -> Phrase:
        return self.together_with(node.parts, card)

    def then(self, node: nodes.Then, card: Card) -> Phrase:
        first, second = self.clause(node.first, card), self.clause(node.second, card)
        return self._phrase("node-then", first=first, second=second)

    def covered(self, node: nodes.Covered, card: Card) -> Phrase:
        return self._phrase("node-covered")

    def next_card(self, node: nodes.NextCard, card: Card) -> Phrase:
        return self.modifiers.clause(node.modifier, node.amount)

    def search(self, node: nodes.Search, card: Card) -> Phrase:
        return self._phrase("node-search", tag=tag(self.names, node.tag), cubes=cubes(self.names, 1, card.holds))

    # ---- with a choice

    def lower_any(self, node: attacks.LowerAny, card: Card) -> Phrase:
        return self._phrase("node-lower_any", production=production(self.names, node.resource), steps=node.steps)

    def remove_any(self, node: attacks.RemoveAny, card: Card) -> Phrase:
        return self._removal([node])

    def _removal(self, removals: list[attacks.RemoveAny]) -> Phrase:
        most = [amount(self.names, node.most, node.resource) for node in removals]
        return self._phrase("node-steal_any" if removals[0].steal else "node-remove_any", amounts=most)

    def flood(self, node: attacks.Flood, card: Card) -> Phrase:
        return self._phrase("node-flood", amount=amount(self.names, node.most, node.resource))

    def remove_cubes(self, node: attacks.RemoveCubes, card: Card) -> Phrase:
        return self._phrase("node-remove_cubes", cubes=cubes(self.names, node.most, node.cube))

    def hunt(self, node: attacks.Hunt, card: Card) -> Phrase:
        return self._phrase("node-hunt", cubes=cubes(self.names, 1, node.cube))

    def add_any(self, node: choices.AddAny, card: Card) -> Phrase:
        held = self._phrase(f"several-{CUBES[node.cube]}")
        return self._phrase("node-add_any", cubes=cubes(self.names, node.cubes, node.cube), held=held)

    def add_to_favorite(self, node: choices.AddToFavorite, card: Card) -> Phrase:
        return self._phrase("node-add_to_favorite")

    def one_of(self, node: choices.OneOf, card: Card) -> Phrase:
        removals = [part for part in node.parts if isinstance(part, attacks.RemoveAny)]
        if len(removals) == len(node.parts):
            return self._removal(removals)
        return self.either([self.clause(part, card) for part in node.parts])

    def plant_or_cube(self, node: choices.PlantOrCube, card: Card) -> Phrase:
        return self._phrase("node-plant_or_cube")

    def exchange(self, node: choices.Exchange, card: Card) -> Phrase:
        return self._phrase("node-exchange")

    def look(self, node: choices.Look, card: Card) -> Phrase:
        return self._phrase("node-look", seen=node.seen, keep=node.keep)

    def look_and_buy(self, node: choices.LookAndBuy, card: Card) -> Phrase:
        return self._phrase("node-look_and_buy", price=choices.CARD_PRICE)

    def shift(self, node: choices.Shift, card: Card) -> Phrase:
        origin, target = production(self.names, node.origin), production(self.names, node.target)
        return self._phrase("node-shift", origin=origin, target=target)

    def sell_energy(self, node: choices.SellEnergy, card: Card) -> Phrase:
        return self._phrase("node-sell_energy")

    def claim(self, node: choices.Claim, card: Card) -> Phrase:
        return self._phrase("node-claim")

    def copy_box(self, node: choices.CopyBox, card: Card) -> Phrase:
        return self._phrase("node-copy_box")

    def settle(self, node: choices.Settle, card: Card) -> Phrase:
        city = self._phrase("node-tile", tile=tile(self.names, CITY))
        return self._phrase("node-then", first=city, second=self.productions([node.production], card))


def _in_one_breath(node: Node) -> str:
    match node:
        case Production(amount=conditions.Fixed()):
            return "productions up" if node.steps > 0 else "productions down"
        case Gain(amount=conditions.Fixed()):
            return "gains"
        case Tile(tile=kind) if kind == OCEAN and node.where == tiles.ON_OCEAN_SPACE:
            return "tiles"
        case _:
            return ""


def _printed(number: Amount) -> int:
    """The number that an amount prints."""
    assert isinstance(number, conditions.Fixed)
    return number.number
