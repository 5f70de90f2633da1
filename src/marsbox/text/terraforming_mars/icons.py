"""What project cards and corporations do, as symbols that no language is needed for.

They are made from the same trees that the rules run, like the texts. A symbol is a small dictionary: `icon` names what
is drawn, everything else only stands where it says something.

>>> from marsbox.games.terraforming_mars.cards import PRINTED
>>> ants = icons(PRINTED[34])
>>> ants["requirement"]
[{'icon': 'oxygen', 'number': 4, 'bound': 'min'}]
>>> ants["points"]
[{'icon': 'points', 'number': 1}, {'icon': 'slash'}, {'icon': 'cube:microbe', 'number': 2}]
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, Literal, Required, TypedDict, cast

from marsbox.games.terraforming_mars import attacks, choices, conditions, costs, nodes, tiles
from marsbox.games.terraforming_mars.model import MOMENTS, Action, Amount, Card, Node, Trigger
from marsbox.games.terraforming_mars.money import WITH_STEEL
from marsbox.games.terraforming_mars.state import (
    ANIMAL,
    CITY,
    CUBES,
    ENERGY,
    GREENERY,
    HEAT,
    JOVIAN,
    MEGACREDITS,
    MICROBE,
    OCEAN,
    PARAMETERS,
    PLANTS,
    RESOURCES,
    STEEL,
    TAG_DISCOUNT,
    TAGS,
    TEMPERATURE,
    TILES,
    TITANIUM,
)
from marsbox.text.speaker import method_name
from marsbox.text.terraforming_mars.clauses import MODIFIERS, PLANTS_FOR_ONE_GREENERY, clause_name


class Icon(TypedDict, total=False):
    """A symbol, and what stands at it.

    `number` may be an unknown one ("x"); `bound` makes it a limit. `production` and `any` are the frames of production
    and of what is aimed at, or counted among, all players. `accepted` is another way to pay, and `noted` says that only
    the words tell all of it.
    """

    icon: Required[str]
    number: int | str
    bound: Literal["min", "max"]
    production: bool
    any: bool
    accepted: bool
    noted: bool


ARROW: Final[Icon] = {"icon": "arrow"}
COLON: Final[Icon] = {"icon": "colon"}
OR: Final[Icon] = {"icon": "or"}
SLASH: Final[Icon] = {"icon": "slash"}
MARS: Final[Icon] = {"icon": "mars"}
MILESTONE_ICONS: Final[dict[str, list[Icon]]] = {
    "terraformer": [{"icon": "rating"}],
    "mayor": [{"icon": "city"}],
    "gardener": [{"icon": "greenery"}],
    "builder": [{"icon": "tag:building"}],
    "planner": [{"icon": "card"}],
}
AWARD_ICONS: Final[dict[str, list[Icon]]] = {
    "landlord": [{"icon": "tile:any"}],
    "banker": [{"icon": "megacredits", "production": True}],
    "scientist": [{"icon": "tag:science"}],
    "thermalist": [{"icon": "heat"}],
    "miner": [{"icon": "steel"}, {"icon": "titanium"}],
}
PROJECT_ICONS: Final[dict[str, list[Icon]]] = {
    "sell_patents": [{"icon": "discard"}],
    "power_plant": [{"icon": "energy", "production": True}],
    "asteroid": [{"icon": "temperature"}],
    "aquifer": [{"icon": "ocean"}],
    "greenery": [{"icon": "greenery"}],
    "city": [{"icon": "city"}],
}
CONVERSION_ICONS: Final[dict[str, list[Icon]]] = {
    "plants": [{"icon": "greenery"}],
    "heat": [{"icon": "temperature"}],
}
# Where tiles of their kind lie anyway; any other place is told in words.
USUAL_PLACES: Final = {OCEAN: tiles.ON_OCEAN_SPACE, CITY: tiles.AS_CITY, GREENERY: tiles.AS_GREENERY}


def icons(card: Card) -> dict[str, Any]:
    """All that a card says but for its cost and its tags, part by part.

    The parts are those of the texts. `effect`, `ongoing` and `action` are lines: of an action one for each alternative.
    """
    drawn = NodeIcons(card)
    return {
        "requirement": [RequirementIcons().of(requirement) for requirement in card.requires],
        "effect": drawn.lines(card.effects) + [[{"icon": "first"}, COLON, *drawn.of(node)] for node in card.first],
        "ongoing": [
            *(_trigger(trigger, drawn) for trigger in card.triggers),
            *(ModifierIcons().of(modifier, amount) for modifier, amount in card.modifiers),
            *([[{"icon": "shelter"}, _cube(ANIMAL)]] if card.untouchable else []),
        ],
        "action": [_alternative(action, drawn) for action in card.action],
        "points": [] if card.points is None else PointIcons(card).of(card.points),
    }


def _draw(speaker: object, name: str, things: Iterable[object]) -> list[Icon]:
    """Let the method that has the name of a thing draw it."""
    return cast(list[Icon], getattr(speaker, method_name(name))(*things))


def _alternative(action: Action, drawn: "NodeIcons") -> list[Icon]:
    gains = [icon for node in action.gains for icon in drawn.of(node)]
    if action.cost is not None:
        return [*CostIcons(drawn.card).of(action.cost), ARROW, *gains]
    return gains if ARROW in gains else [ARROW, *gains]


def _trigger(trigger: Trigger, drawn: "NodeIcons") -> list[Icon]:
    return [*_draw(MomentIcons(), MOMENTS[trigger.moment], (trigger,)), COLON, *drawn.of(trigger.then)]


# ---- single symbols


def _resource(resource: int, number: int | str) -> Icon:
    return {"icon": RESOURCES[resource], "number": number}


def _produced(resource: int, number: int | str) -> Icon:
    return {"icon": RESOURCES[resource], "number": number, "production": True}


def _cube(cube: int, number: int | None = None) -> Icon:
    name = f"cube:{CUBES[cube]}"
    return {"icon": name} if number is None else {"icon": name, "number": number}


def _tag(tag: int, *, any_player: bool = False) -> Icon:
    name = f"tag:{TAGS[tag]}"
    return {"icon": name, "any": True} if any_player else {"icon": name}


def _tile(tile: int, *, any_player: bool = False) -> Icon:
    name = f"tile:{TILES[tile]}"
    return {"icon": name, "any": True} if any_player else {"icon": name}


def _joined(groups: Sequence[list[Icon]], by: Icon) -> list[Icon]:
    """Groups of symbols with another symbol between them.

    >>> _joined([[_cube(ANIMAL)], [_tag(JOVIAN)]], SLASH)
    [{'icon': 'cube:animal'}, {'icon': 'slash'}, {'icon': 'tag:jovian'}]
    """
    return [icon for at, group in enumerate(groups) for icon in ([by, *group] if at else group)]


# ---- what cards are made of


class AmountIcons:
    """For each what: the symbols after a slash; none for a printed number."""

    def of(self, amount: Amount) -> list[Icon]:
        """The symbols of an amount."""
        return _draw(self, clause_name(type(amount)), (amount,))

    def fixed(self, amount: conditions.Fixed) -> list[Icon]:
        return []

    def per_tag(self, amount: conditions.PerTag) -> list[Icon]:
        tag = _tag(amount.tag, any_player=amount.whose == conditions.OPPONENTS)
        return [SLASH, tag if amount.every == 1 else {**tag, "number": amount.every}]

    def per_city(self, amount: conditions.PerCity) -> list[Icon]:
        return [SLASH, _tile(CITY, any_player=True), *([MARS] if amount.on_mars else [])]

    def per_event(self, amount: conditions.PerEvent) -> list[Icon]:
        return [SLASH, {"icon": "tag:event", "any": True}]


class NodeIcons:
    """The symbols of every class of node: a method for each."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.amounts = AmountIcons()

    def of(self, node: Node) -> list[Icon]:
        """The symbols of a node."""
        return _draw(self, clause_name(type(node)), (node,))

    def lines(self, effects: Iterable[Node]) -> list[list[Icon]]:
        """The symbols of effects, those of printed production and of printed gains on one line."""
        return [
            [icon for node in group for icon in self.of(node)]
            for _, group in groupby(effects, lambda node: _line(node) or str(node.number))
        ]

    def _counted(self, icon: Icon, amount: Amount) -> list[Icon]:
        number = amount.number if isinstance(amount, conditions.Fixed) else 1
        return [{**icon, "number": number}, *self.amounts.of(amount)]

    # ---- without a choice

    def production(self, node: nodes.Production) -> list[Icon]:
        return self._counted(_produced(node.resource, 1), node.amount)

    def gain(self, node: nodes.Gain) -> list[Icon]:
        return self._counted(_resource(node.resource, 1), node.amount)

    def rating(self, node: nodes.Rating) -> list[Icon]:
        return self._counted({"icon": "rating"}, node.amount)

    def raise_(self, node: nodes.Raise) -> list[Icon]:
        return [{"icon": PARAMETERS[node.which], "number": node.steps}]

    def tile(self, node: nodes.Tile) -> list[Icon]:
        tile = _tile(node.tile)
        return [tile if USUAL_PLACES.get(node.tile, tiles.ON_LAND) == node.where else {**tile, "noted": True}]

    def draw(self, node: nodes.Draw) -> list[Icon]:
        return [{"icon": "card", "number": node.number_drawn}]

    def add_here(self, node: nodes.AddHere) -> list[Icon]:
        return [_cube(self.card.holds, node.cubes)]

    def spend_here(self, node: nodes.SpendHere) -> list[Icon]:
        return [_cube(self.card.holds, -node.cubes)]

    def lose(self, node: nodes.Lose) -> list[Icon]:
        return [_resource(node.resource, -node.amount)]

    def if_tags(self, node: nodes.IfTags) -> list[Icon]:
        enough: Icon = {**_tag(node.tag), "number": node.tags, "bound": "min"}
        return [*self.of(node.otherwise), OR, enough, COLON, *self.of(node.then)]

    def together(self, node: nodes.Together) -> list[Icon]:
        return [icon for part in node.parts for icon in self.of(part)]

    def then(self, node: nodes.Then) -> list[Icon]:
        return [*self.of(node.first), *self.of(node.second)]

    def covered(self, node: nodes.Covered) -> list[Icon]:
        return [_produced(STEEL, 1), OR, _produced(TITANIUM, 1)]

    def next_card(self, node: nodes.NextCard) -> list[Icon]:
        return ModifierIcons().of(node.modifier, node.amount)

    def search(self, node: nodes.Search) -> list[Icon]:
        return [{"icon": "look"}, _tag(node.tag), COLON, _cube(self.card.holds, 1)]

    # ---- with a choice

    def lower_any(self, node: attacks.LowerAny) -> list[Icon]:
        return [{**_produced(node.resource, -node.steps), "any": True}]

    def remove_any(self, node: attacks.RemoveAny) -> list[Icon]:
        if node.steal:
            return [{**_resource(node.resource, node.most), "any": True}, ARROW, _resource(node.resource, node.most)]
        return [{**_resource(node.resource, -node.most), "any": True}]

    def flood(self, node: attacks.Flood) -> list[Icon]:
        return [{**_resource(node.resource, -node.most), "any": True, "noted": True}]

    def remove_cubes(self, node: attacks.RemoveCubes) -> list[Icon]:
        return [{**_cube(node.cube, -node.most), "any": True}]

    def hunt(self, node: attacks.Hunt) -> list[Icon]:
        return [{**_cube(node.cube, 1), "any": True}, ARROW, _cube(node.cube, 1)]

    def add_any(self, node: choices.AddAny) -> list[Icon]:
        return [{**_cube(node.cube, node.cubes), "noted": True}]

    def add_to_favorite(self, node: choices.AddToFavorite) -> list[Icon]:
        return [{"icon": "cube:any", "number": 1, "noted": True}]

    def one_of(self, node: choices.OneOf) -> list[Icon]:
        return _joined([self.of(part) for part in node.parts], OR)

    def plant_or_cube(self, node: choices.PlantOrCube) -> list[Icon]:
        return _joined([[_resource(PLANTS, 1)], [_cube(ANIMAL, 1)], [{**_cube(MICROBE, 1), "noted": True}]], OR)

    def exchange(self, node: choices.Exchange) -> list[Icon]:
        return [{"icon": "discard", "number": 1}, ARROW, {"icon": "card", "number": 1}]

    def look(self, node: choices.Look) -> list[Icon]:
        return [{"icon": "look", "number": node.seen}, ARROW, {"icon": "card", "number": node.keep}]

    def look_and_buy(self, node: choices.LookAndBuy) -> list[Icon]:
        price = _resource(MEGACREDITS, choices.CARD_PRICE)
        return [{"icon": "look", "number": 1}, COLON, price, ARROW, {"icon": "card", "number": 1}]

    def shift(self, node: choices.Shift) -> list[Icon]:
        return [_produced(node.origin, "x"), ARROW, _produced(node.target, "x")]

    def sell_energy(self, node: choices.SellEnergy) -> list[Icon]:
        return [_resource(ENERGY, "x"), ARROW, _resource(MEGACREDITS, "x")]

    def claim(self, node: choices.Claim) -> list[Icon]:
        return [{"icon": "claim"}]

    def copy_box(self, node: choices.CopyBox) -> list[Icon]:
        return [{"icon": "tag:building"}, COLON, {"icon": "copy"}, {"icon": "production"}]

    def settle(self, node: choices.Settle) -> list[Icon]:
        return [_tile(CITY), *self.of(node.production)]


def _line(node: Node) -> str:
    """The line that a node shares with its neighbours; empty if it has one of its own."""
    match node:
        case nodes.Production(amount=conditions.Fixed()):
            return "production"
        case nodes.Gain(amount=conditions.Fixed()):
            return "gain"
        case nodes.Tile():
            return f"tile {node.tile} {node.where}"
        case _:
            return ""


class RequirementIcons:
    """The symbol of every class of requirement: a limit."""

    def of(self, needed: object) -> Icon:
        """The symbol of a requirement."""
        drawn: Icon = getattr(self, clause_name(type(needed)))(needed)
        return drawn

    def _parameter(self, which: int, steps: int) -> Icon:
        return {"icon": PARAMETERS[which], "number": 2 * steps - 30 if which == TEMPERATURE else steps}

    def at_least(self, needed: conditions.AtLeast) -> Icon:
        return {**self._parameter(needed.which, needed.steps), "bound": "min"}

    def at_most(self, needed: conditions.AtMost) -> Icon:
        return {**self._parameter(needed.which, needed.steps), "bound": "max"}

    def own_tags(self, needed: conditions.OwnTags) -> Icon:
        return {**_tag(needed.tag), "number": needed.number, "bound": "min"}

    def own_production(self, needed: conditions.OwnProduction) -> Icon:
        return {**_produced(needed.resource, needed.number), "bound": "min"}

    def own_greeneries(self, needed: conditions.OwnGreeneries) -> Icon:
        return {**_tile(GREENERY), "number": needed.number, "bound": "min"}

    def cities(self, needed: conditions.Cities) -> Icon:
        return {**_tile(CITY, any_player=True), "number": needed.number, "bound": "min"}


class CostIcons:
    """What stands before the arrow of an action, for every class of cost."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def of(self, cost: object) -> list[Icon]:
        """The symbols of a cost."""
        return _draw(self, clause_name(type(cost)), (cost,))

    def spend(self, cost: costs.Spend) -> list[Icon]:
        return [_resource(cost.resource, cost.number)]

    def money(self, cost: costs.Money) -> list[Icon]:
        price = _resource(MEGACREDITS, cost.price)
        if not cost.allowed:
            return [price]
        return [price, {"icon": RESOURCES[STEEL if cost.allowed == WITH_STEEL else TITANIUM], "accepted": True}]

    def money_after_rise(self, cost: costs.MoneyAfterRise) -> list[Icon]:
        return [{**_resource(MEGACREDITS, cost.price), "noted": True}]

    def spend_production(self, cost: costs.SpendProduction) -> list[Icon]:
        return [_produced(cost.resource, 1)]

    def spend_cubes(self, cost: costs.SpendCubes) -> list[Icon]:
        return [_cube(self.card.holds, cost.number)]


class MomentIcons:
    """What stands before the colon of a lasting effect, for every moment."""

    def ocean_placed(self, trigger: Trigger) -> list[Icon]:
        return [_tile(OCEAN, any_player=trigger.anyone)]

    def city_placed(self, trigger: Trigger) -> list[Icon]:
        return [_tile(CITY, any_player=trigger.anyone)]

    def city_placed_on_mars(self, trigger: Trigger) -> list[Icon]:
        return [_tile(CITY, any_player=trigger.anyone), MARS]

    def greenery_placed(self, trigger: Trigger) -> list[Icon]:
        return [_tile(GREENERY, any_player=trigger.anyone)]

    def metal_covered(self, trigger: Trigger) -> list[Icon]:
        return [{"icon": "tile:any"}, SLASH, {"icon": "steel"}, OR, {"icon": "titanium"}]

    def tag_played(self, trigger: Trigger) -> list[Icon]:
        return _joined([[_tag(tag, any_player=trigger.anyone)] for tag in trigger.tags], OR)

    def card_played(self, trigger: Trigger) -> list[Icon]:
        played: list[Icon] = [{"icon": "tag:event"}] if trigger.event else []
        played += [_tag(tag) for tag in trigger.tags]
        return self._worth(played or [{"icon": "card"}], trigger)

    def project_paid(self, trigger: Trigger) -> list[Icon]:
        return self._worth([{"icon": "project"}], trigger)

    def _worth(self, played: list[Icon], trigger: Trigger) -> list[Icon]:
        """Something played, with the least that it must cost."""
        return [*played, {**_resource(MEGACREDITS, trigger.cost), "bound": "min"}] if trigger.cost else played


class ModifierIcons:
    """What a card in play changes for its owner, for each of `MODIFIERS` and `tag_discount`."""

    def of(self, modifier: int, amount: int) -> list[Icon]:
        """The symbols of a modifier."""
        if modifier >= TAG_DISCOUNT:
            return self.tag_discount(modifier - TAG_DISCOUNT, amount)
        return _draw(self, MODIFIERS[modifier], (amount,))

    def _less(self, what: Sequence[Icon], amount: int) -> list[Icon]:
        return [*what, COLON, _resource(MEGACREDITS, -amount)]

    def _worth(self, resource: int, amount: int) -> list[Icon]:
        return [{"icon": RESOURCES[resource]}, COLON, _resource(MEGACREDITS, f"+{amount}")]

    def _missed(self, amount: int) -> list[Icon]:
        return [{"icon": "requirement"}, COLON, {"icon": "tolerance", "number": amount}]

    def steel_value(self, amount: int) -> list[Icon]:
        return self._worth(STEEL, amount)

    def titanium_value(self, amount: int) -> list[Icon]:
        return self._worth(TITANIUM, amount)

    def tolerance(self, amount: int) -> list[Icon]:
        return self._missed(amount)

    def discount(self, amount: int) -> list[Icon]:
        return self._less([{"icon": "card"}], amount)

    def tag_discount(self, tag: int, amount: int) -> list[Icon]:
        return self._less([_tag(tag)], amount)

    def power_plant_discount(self, amount: int) -> list[Icon]:
        return self._less([{"icon": "project"}, {"icon": "energy", "production": True}], amount)

    def plants_for_greenery(self, amount: int) -> list[Icon]:
        return [_resource(PLANTS, PLANTS_FOR_ONE_GREENERY + amount), ARROW, _tile(GREENERY)]

    def heat_is_money(self, amount: int) -> list[Icon]:
        return [_resource(HEAT, 1), ARROW, _resource(MEGACREDITS, 1)]

    def protected(self, amount: int) -> list[Icon]:
        return [{"icon": "shelter"}, {"icon": "plants"}, _cube(ANIMAL), _cube(MICROBE)]

    def next_discount(self, amount: int) -> list[Icon]:
        return self._less([{"icon": "card", "noted": True}], amount)

    def next_tolerance(self, amount: int) -> list[Icon]:
        return [{"icon": "card", "noted": True}, *self._missed(amount)]


class PointIcons:
    """What a card is worth, for every class of points."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def of(self, worth: object) -> list[Icon]:
        """The symbols of points."""
        return _draw(self, clause_name(type(worth)), (worth,))

    def _points(self, number: int) -> Icon:
        return {"icon": "points", "number": number}

    def printed(self, worth: conditions.Printed) -> list[Icon]:
        return [self._points(worth.number)]

    def per_cube(self, worth: conditions.PerCube) -> list[Icon]:
        if worth.most:
            return [{**_cube(self.card.holds, worth.each), "bound": "min"}, COLON, self._points(worth.most)]
        return [self._points(worth.gives), SLASH, _cube(self.card.holds, None if worth.each == 1 else worth.each)]

    def per_jovian(self, worth: conditions.PerJovian) -> list[Icon]:
        return [self._points(1), SLASH, _tag(JOVIAN)]

    def per_cities(self, worth: conditions.PerCities) -> list[Icon]:
        return [self._points(1), SLASH, {**_tile(CITY, any_player=True), "number": worth.each}]

    def beside(self, worth: conditions.Beside) -> list[Icon]:
        return [self._points(1), SLASH, {**_tile(worth.counted, any_player=True), "noted": True}]
