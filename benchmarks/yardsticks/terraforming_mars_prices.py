"""What things are worth to a player of Terraforming Mars, in M€: cubes, steps of production, cards, actions."""

from typing import Final

from marsbox.games.terraforming_mars import playing
from marsbox.games.terraforming_mars.attacks import LowerAny, RemoveAny
from marsbox.games.terraforming_mars.choices import AddAny, LookAndBuy, OneOf, Settle
from marsbox.games.terraforming_mars.conditions import PerCube
from marsbox.games.terraforming_mars.costs import Money, Spend, SpendCubes, SpendProduction
from marsbox.games.terraforming_mars.model import PRINTED, Action, Card, Node
from marsbox.games.terraforming_mars.nodes import (
    AddHere,
    Draw,
    Gain,
    IfTags,
    Lose,
    Production,
    Raise,
    Rating,
    SpendHere,
    Then,
    Tile,
    Together,
)
from marsbox.games.terraforming_mars.projects import HEAT_FOR_TEMPERATURE
from marsbox.games.terraforming_mars.state import (
    BUILDING,
    BUY,
    CITY,
    ENERGY,
    GREENERY,
    HEAT,
    MEGACREDITS,
    OCEAN,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS,
    PLANTS_NEEDED,
    SPACE,
    STEEL,
    TAG_KINDS,
    TEMPERATURE,
    TEMPERATURE_STEPS,
    TITANIUM,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import is_city
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS

# Among several players, in M€. Those of a game alone follow below.
POINT: Final = 8.0  # a point, while there is time to invest
LATE_POINT: Final = 16.0  # M€ in stock for which there will be a point
STEEL_CUBE: Final = 1.3  # with nothing to pay for; more where there is
TITANIUM_CUBE: Final = 2.0
METAL_OF_USE: Final = 0.5  # more for a cube that a card in hand could be paid with
CONVERTED: Final = 0.85  # part of what heat and plants become that they are worth before
PLACE: Final = 2.0  # what the space of a tile brings
CARD: Final = 5.0  # drawn
EFFECT: Final = 8.0  # that a lasting effect brings in all, in at least six generations
USED: Final = 0.5  # how often an action will be used that could be
GENERATIONS: Final = (0, SOLO_GENERATIONS, 14, 13, 12, 11)  # that a game lasts, by players
PACE: Final = 2.0  # steps that a player raises the global parameters by in a late generation
CLOSING: Final = 1  # steps for each player that are as good as done
LAST_MONEY: Final = 0.4  # what M€ are worth in the last generation: there is nothing to save them for

# Alone all that counts is that Mars is terraformed in time: prices of steps that are still to be done.
SOLO_TEMPERATURE: Final = 14.0
SOLO_OXYGEN: Final = 20.0
SOLO_OCEAN: Final = 18.0
SOLO_POINT: Final = 1.0
SOLO_GROWTH: Final = 0.02  # how much more M€ are worth for each generation that they can work

# Cards in hand.
IN_HAND: Final = 0.75  # any card: it can be sold
AT_LAST: Final = 0.5  # any card in the last generation
WITHIN_REACH: Final = 0.8  # part of its profit that a card counts which can be paid for soon
FAR_AWAY: Final = 0.45  # and of others
NOT_YET: Final = 0.4  # part of that where its requirements are not met, and a fee
NOT_YET_FEE: Final = 2.0
PLAYED: Final = 2.5  # cards that are played in a generation
LOWERED: Final = 4.0  # a rival's production lowered
REMOVED: Final = 2.0  # a rival's cubes removed
CUBE_ELSEWHERE: Final = 3.0
LOOKED_AT: Final = 1.5  # a card that may be bought
OTHER_TILE: Final = 3.0


class Prices:
    """What things are worth to a player at this moment of the game.

    In the middle of a generation all is judged as it will be when the next one begins: production that is `due` counts
    as received, or a part of it where the game may end before. So passing costs nothing by itself, and nothing looks
    good only because it puts off the end of the generation.
    """

    def __init__(self, s: TerraformingState) -> None:
        self.temperature_left = TEMPERATURE_STEPS - s.temperature
        self.oxygen_left = OXYGEN_STEPS - s.oxygen
        self.oceans_left = OCEAN_TILES - s.oceans
        left = self._generations_left(s)
        acting = not s.frames or s.frames[-1].kind > BUY
        self.due: float = min(1.0, left - 1.0) if acting else 0.0
        self.last = acting and left <= 1.0
        self.left: float = left - self.due
        self.later = self.left - 1.0
        self.uses = 0.0 if self.last else self.left * USED
        if s.solo:
            self._alone()
        else:
            self._among_rivals()
        if acting:
            self.now *= LAST_MONEY + (1.0 - LAST_MONEY) * self.due

    def _generations_left(self, s: TerraformingState) -> float:
        """How many generations there will probably be yet, this one included."""
        left = float(GENERATIONS[s.players] + 1 - s.generation)
        if not s.solo:
            steps = self.temperature_left + self.oxygen_left + self.oceans_left
            left = min(left, 1.0 + max(0, steps - CLOSING * s.players) / (PACE * s.players))
        return max(1.0, left)

    def _among_rivals(self) -> None:
        self.point = self.temperature = self.oxygen = self.ocean = POINT
        self.now = self.mean = 1.0
        rating = POINT + self.later / 2
        heat = CONVERTED * rating / HEAT_FOR_TEMPERATURE if self.temperature_left else 0.05
        greenery = POINT + PLACE + (rating if self.oxygen_left else 0.0)
        self.cubes = [1.0, STEEL_CUBE, TITANIUM_CUBE, CONVERTED * greenery / PLANTS_NEEDED, max(heat, 0.3), heat]

    def _alone(self) -> None:
        self.point = SOLO_POINT
        self.temperature = SOLO_TEMPERATURE + SOLO_POINT
        self.oxygen = SOLO_OXYGEN + SOLO_POINT
        self.ocean = SOLO_OCEAN + SOLO_POINT
        self.now = 1.0 + SOLO_GROWTH * self.later
        self.mean = 1.0 + SOLO_GROWTH * max(0.0, self.later - 1.0) / 2
        heat = SOLO_TEMPERATURE / HEAT_FOR_TEMPERATURE if self.temperature_left else 0.0
        plants = (SOLO_OXYGEN if self.oxygen_left else 0.0) + SOLO_POINT
        self.cubes = [1.0, STEEL_CUBE, TITANIUM_CUBE, plants / PLANTS_NEEDED, max(heat, 0.3), heat]

    def rating_to_come(self, later: float) -> float:
        """What a step of the rating brings in income."""
        return later * self.mean

    def to_do(self) -> float:
        """Alone: what all steps cost that are still to be done."""
        return SOLO_TEMPERATURE * self.temperature_left + SOLO_OXYGEN * self.oxygen_left + SOLO_OCEAN * self.oceans_left


# ---- what one has


def stock_worth(s: TerraformingState, seat: int, prices: Prices) -> float:
    """The cubes in stock."""
    total = 0.0
    for resource in range(6):
        worth = s.stock[seat * 6 + resource] * prices.cubes[resource]
        total += worth * prices.now if resource <= TITANIUM else worth
    return total


def income_worth(s: TerraformingState, seat: int, prices: Prices) -> float:
    """What rating and production will bring."""
    base = seat * 6
    money = float(s.rating[seat] + s.production[base + MEGACREDITS])
    for resource in (STEEL, TITANIUM):
        money += s.production[base + resource] * prices.cubes[resource]
    others = 0.0
    for resource in (PLANTS, ENERGY, HEAT):
        others += s.production[base + resource] * prices.cubes[resource]
    total = (money * prices.mean + others) * prices.later
    total += (money * prices.now + others) * prices.due
    if s.solo:
        total -= _in_vain(s, seat, prices)
    return total


def _in_vain(s: TerraformingState, seat: int, prices: Prices) -> float:
    """What heat and plants are worth that will be left over when their parameters are complete."""
    base = seat * 6
    times = prices.later + prices.due
    heat = s.stock[base + ENERGY] + s.stock[base + HEAT]
    heat_to_come = times * (s.production[base + ENERGY] + s.production[base + HEAT])
    plants = s.stock[base + PLANTS] + times * s.production[base + PLANTS]
    return (
        max(0.0, heat + heat_to_come - HEAT_FOR_TEMPERATURE * prices.temperature_left) * prices.cubes[HEAT]
        + max(0.0, plants - PLANTS_NEEDED * prices.oxygen_left) * prices.cubes[PLANTS]
    )


# ---- cards in play


def played_worth(s: TerraformingState, seat: int, number: int, prices: Prices) -> float:
    """What a card in play counts and will do."""
    card = PRINTED[number]
    total = 0.0
    points = card.points
    if points is not None:
        total += points.value(s, seat, number) * prices.point
    cubes = s.cubes[number]
    if cubes:
        if isinstance(points, PerCube):
            cubes %= points.each
        total += CONVERTED * cubes * _cube_worth(s, seat, card, prices)
    return total + _lasting_worth(s, seat, card, prices)


def _lasting_worth(s: TerraformingState, seat: int, card: Card, prices: Prices) -> float:
    total = 0.0
    if card.action:
        best = 0.0
        for way in card.action:
            best = max(best, _use_worth(s, seat, card, way, prices))
        total += best * prices.uses
    if card.triggers or card.modifiers:
        total += EFFECT * min(1.0, prices.left / 6.0)
    return total


def _use_worth(s: TerraformingState, seat: int, card: Card, way: Action, prices: Prices) -> float:
    """What one use of an action brings, on average over the generations to come."""
    later = prices.later / 2
    cost = way.cost
    if isinstance(cost, SpendCubes):
        return 0.0  # counted with the cubes
    total = 0.0
    for node in way.gains:
        total += _node_worth(s, seat, card, node, prices, later)
    if isinstance(cost, Spend):
        total -= cost.number * prices.cubes[cost.resource]
    elif isinstance(cost, Money):
        total -= cost.price * prices.mean
    elif isinstance(cost, SpendProduction):
        total -= later * prices.cubes[cost.resource]
    return total


def _cube_worth(s: TerraformingState, seat: int, card: Card, prices: Prices) -> float:
    """What a cube on a card is worth: part of a point, or of what such cubes are spent on."""
    worth = 0.0
    if isinstance(card.points, PerCube):
        worth = prices.point * card.points.gives / card.points.each
    later = prices.later / 2
    for way in card.action:
        if isinstance(way.cost, SpendCubes):
            gain = 0.0
            for node in way.gains:
                gain += _node_worth(s, seat, card, node, prices, later)
            worth = max(worth, gain / way.cost.number)
        for node in way.gains:
            if isinstance(node, Together):
                spent = 0
                gain = 0.0
                for part in node.parts:
                    if isinstance(part, SpendHere):
                        spent += part.cubes
                    else:
                        gain += _node_worth(s, seat, card, part, prices, later)
                if spent:
                    worth = max(worth, gain / spent)
    return worth


# ---- cards in hand


class Plan:
    """A card in hand: what playing it would bring more than it costs."""

    def __init__(self, card: Card, profit: float, cost: int, possible: bool) -> None:
        self.card = card
        self.profit = profit
        self.cost = cost
        self.possible = possible


def _profit(plan: Plan) -> float:
    return plan.profit


def hand_worth(s: TerraformingState, seat: int, prices: Prices) -> float:
    """What the cards in hand will probably bring: most where they can be paid for soon."""
    hand = s.hands[seat]
    if prices.last:
        return AT_LAST * len(hand)
    plans = []
    for number in hand:
        card = PRINTED[number]
        cost = playing.price(s, seat, card)
        profit = _gain(s, seat, card, prices) - cost * prices.now
        possible = playing.requirements_met(s, seat, card)
        plans.append(Plan(card, profit if possible else NOT_YET * profit - NOT_YET_FEE, cost, possible))
    plans.sort(key=_profit, reverse=True)
    base = seat * 6
    money = s.stock[base + MEGACREDITS] + prices.due * (s.rating[seat] + s.production[base + MEGACREDITS])
    steel = s.stock[base + STEEL] + prices.due * s.production[base + STEEL]
    titanium = s.stock[base + TITANIUM] + prices.due * s.production[base + TITANIUM]
    return _metal_of_use(plans, steel, titanium) + _paid_for(plans, money, 2.0 * steel, 3.0 * titanium, prices)


def _metal_of_use(plans: list[Plan], steel: float, titanium: float) -> float:
    """What metal is worth more because cards can be paid for with it."""
    buildings = 0
    ships = 0
    for plan in plans:
        if plan.card.has_tag(BUILDING):
            buildings += plan.cost
        if plan.card.has_tag(SPACE):
            ships += plan.cost
    return METAL_OF_USE * (min(steel, buildings / 2.0) + min(titanium, ships / 3.0))


def _paid_for(plans: list[Plan], money: float, steel: float, titanium: float, prices: Prices) -> float:
    """The profits of plans, best first, as far as there is something to pay them with."""
    value = 0.0
    most = 2.0 + PLAYED * prices.left
    for place, plan in enumerate(plans):
        if place >= most or plan.profit <= IN_HAND:
            value += IN_HAND
            continue
        part = FAR_AWAY
        if plan.possible:
            rest = float(plan.cost)
            if plan.card.has_tag(BUILDING):
                paid = min(rest, steel)
                steel -= paid
                rest -= paid
            if plan.card.has_tag(SPACE):
                paid = min(rest, titanium)
                titanium -= paid
                rest -= paid
            part += (WITHIN_REACH - FAR_AWAY) * (1.0 if rest <= money else money / rest)
            money = max(0.0, money - rest)
        value += max(IN_HAND, part * plan.profit)
    return value


def _gain(s: TerraformingState, seat: int, card: Card, prices: Prices) -> float:
    """What playing a card would bring."""
    total = _lasting_worth(s, seat, card, prices)
    for node in card.effects:
        total += _node_worth(s, seat, card, node, prices, prices.later)
    if card.points is not None and not isinstance(card.points, PerCube):
        total += prices.point * card.points.value(s, seat, card.number)
    return total


def _node_worth(s: TerraformingState, seat: int, card: Card, node: Node, prices: Prices, later: float) -> float:
    """What a node brings if it is done when so many productions are to come."""
    if isinstance(node, Production):
        worth = node.amount.value(s, seat) * prices.cubes[node.resource] * later
        return worth * prices.mean if node.resource <= TITANIUM else worth
    if isinstance(node, Gain):
        return node.amount.value(s, seat) * prices.cubes[node.resource]
    if isinstance(node, Rating):
        return node.amount.value(s, seat) * (prices.point + prices.rating_to_come(later))
    if isinstance(node, Raise):
        if node.which == TEMPERATURE:
            steps = min(node.steps, prices.temperature_left)
            return steps * (prices.temperature + prices.rating_to_come(later))
        return min(node.steps, prices.oxygen_left) * (prices.oxygen + prices.rating_to_come(later))
    if isinstance(node, Tile):
        return _tile_worth(node.tile, prices, later)
    if isinstance(node, Settle):
        return _tile_worth(CITY, prices, later) - node.steps * prices.rating_to_come(later)
    if isinstance(node, Draw):
        return CARD * node.number_drawn
    if isinstance(node, AddHere):
        return node.cubes * _cube_worth(s, seat, card, prices)
    if isinstance(node, Lose):
        return -node.amount * prices.cubes[node.resource]
    return _compound_worth(s, seat, card, node, prices, later)


def _tile_worth(tile: int, prices: Prices, later: float) -> float:
    if tile == OCEAN:
        return prices.ocean + prices.rating_to_come(later) + PLACE if prices.oceans_left else 0.0
    if tile == GREENERY:
        step = prices.oxygen + prices.rating_to_come(later) if prices.oxygen_left else 0.0
        return prices.point + PLACE + step
    return prices.point * 1.5 + PLACE if is_city(tile) else OTHER_TILE


def _compound_worth(s: TerraformingState, seat: int, card: Card, node: Node, prices: Prices, later: float) -> float:
    if isinstance(node, Together):
        total = 0.0
        for part in node.parts:
            if isinstance(part, SpendHere):
                return 0.0  # counted with the cubes
            total += _node_worth(s, seat, card, part, prices, later)
        return total
    if isinstance(node, Then):
        first = _node_worth(s, seat, card, node.first, prices, later)
        return first + _node_worth(s, seat, card, node.second, prices, later)
    if isinstance(node, IfTags):
        enough = s.tags[seat * TAG_KINDS + node.tag] >= node.tags
        return _node_worth(s, seat, card, node.then if enough else node.otherwise, prices, later)
    if isinstance(node, OneOf):
        return max([_node_worth(s, seat, card, part, prices, later) for part in node.parts])
    if isinstance(node, LowerAny):
        return 0.0 if s.solo else LOWERED
    if isinstance(node, RemoveAny):
        return 0.0 if s.solo else REMOVED
    if isinstance(node, AddAny):
        return CUBE_ELSEWHERE
    return LOOKED_AT if isinstance(node, LookAndBuy) else 0.0
