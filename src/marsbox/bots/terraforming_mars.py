"""What a position of Terraforming Mars is worth: points on the table, income to come, cards in hand."""

from typing import Final, cast

from marsbox.bots.evaluation import Evaluation
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars import kinds, playing
from marsbox.games.terraforming_mars.attacks import LowerAny, RemoveAny
from marsbox.games.terraforming_mars.board import BONUSES, CARD_BONUS, HEXES, NEIGHBOURS
from marsbox.games.terraforming_mars.choices import CARD_PRICE, AddAny, OneOf, Settle
from marsbox.games.terraforming_mars.conditions import PerCube
from marsbox.games.terraforming_mars.model import PRINTED, Card, Node
from marsbox.games.terraforming_mars.nodes import Draw, Gain, IfTags, Production, Raise, Rating, Then, Tile
from marsbox.games.terraforming_mars.research import starting_money
from marsbox.games.terraforming_mars.scoring import MILESTONE_POINTS, award_points
from marsbox.games.terraforming_mars.state import (
    BEGINNER,
    BUY,
    CHOOSE_START,
    CITY,
    DRAFT,
    FINAL_GREENERY,
    GREENERY,
    MEGACREDITS,
    NO_TILE,
    NONE,
    OCEAN,
    PROJECTS,
    TURN,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import is_city
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS

POINT: Final = 10.0  # M€ that buy a point while there is time to invest
LATE_POINT: Final = 16.0  # M€ that buy a point in the end
WORTH: Final = (1.0, 1.7, 2.5, 2.0, 0.9, 0.7)  # M€ that a cube of each resource is worth
GENERATIONS: Final = 11  # that a game of people lasts, about
CARD_IN_HAND: Final = 0.75  # M€ of any card: it can be sold
PLAYED_LATER: Final = 0.5  # part of a card's profit that counts while it is in the hand
# What search needs to know; found by playing.
ITERATIONS: Final = 200
EXPLORATION: Final = 0.3
TRUST: Final = 2.0
SCALE: Final = 6.0  # points ahead that make victory likely
RIVAL: Final = 0.35
ACTION_VALUE: Final = 2.5  # M€ that the action of a card brings in a generation
AWARD_KEPT: Final = 0.8  # part of an award's points that the leader of now will keep
FREE_BESIDE_CITY: Final = 0.25  # a greenery may come there
OTHER_TILE: Final = 0.2  # it counts for an award
CARD_WORTH: Final = 4.0
OCEAN_BESIDE: Final = 2.0
EFFECT_VALUE: Final = 6.0  # M€ that a lasting effect brings in all

# where nothing is half done, and where cubes pay
QUIET: Final = (CHOOSE_START, DRAFT, BUY, TURN, FINAL_GREENERY)
PAYING: Final = (kinds.ASK_STEEL, kinds.ASK_TITANIUM)


class TerraformingEvaluation(Evaluation):
    """Own prospects in points against those of the best rival."""

    def __init__(self) -> None:
        super().__init__(SCALE, ITERATIONS, EXPLORATION, TRUST)

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        s = cast(TerraformingState, s)
        left = generations_left(s)
        parts = [
            ("points", _points(s, seat)),
            ("income", _income(s, seat, left)),
            ("resources", _resources(s, seat)),
            ("table", _table(s, seat, left)),
            ("hand", _hand(s, seat, left)),
        ]
        rivals = [_prospects(s, other, left) for other in range(s.players) if other != seat]
        if rivals:
            parts.append(("rival", -RIVAL * max(rivals)))
        return parts

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        s = cast(TerraformingState, s).copy()
        given = (*s.answers[seat], action)
        s.answers = [()] * s.players
        s.pending = []
        if s.corporations[seat] == NONE:
            corporation = given[0] - kinds.CORPORATION + PROJECTS
            s.stock[seat * 6 + MEGACREDITS] += starting_money(corporation)
            playing.lay_open(s, seat, corporation)
            for node in PRINTED[corporation].effects:
                if not (isinstance(node, Gain) and node.resource == MEGACREDITS):
                    node.run(s, seat, corporation, None)
        cards = tuple([choice - kinds.KEEP for choice in given if kinds.KEEP <= choice < kinds.DISCARD])
        s.hands[seat] += cards
        if s.corporations[seat] != BEGINNER:
            s.stock[seat * 6 + MEGACREDITS] -= CARD_PRICE * len(cards)
        return s

    def settled(self, s: State) -> bool:
        s = cast(TerraformingState, s)
        return s.over or s.frames[-1].kind in QUIET

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        s = cast(TerraformingState, s)
        if decision.kind in PAYING:
            return decision.options[-1]  # as much metal as is of use
        if decision.kind == kinds.ASK_SPACE:
            best = decision.options[0]
            most = -1.0
            for option in decision.options:
                worth = _space_worth(s, decision.seat, option - kinds.PLACE, decision.subject)
                if worth > most:
                    most = worth
                    best = option
            return best
        return rng.choice(decision.options)


def generations_left(s: TerraformingState) -> float:
    """How many generations there will probably be yet, this one included.

    It does not depend on the global parameters: whoever raises one should not think that it costs income.
    """
    last = SOLO_GENERATIONS if s.solo else GENERATIONS
    return float(max(1, last + 1 - s.generation))


def _prospects(s: TerraformingState, seat: int, left: float) -> float:
    """All but the cards in hand."""
    return _points(s, seat) + _income(s, seat, left) + _resources(s, seat) + _table(s, seat, left)


def _points(s: TerraformingState, seat: int) -> float:
    """What is certain: rating, tiles, events, milestones, and most of what awards bring."""
    points = float(s.rating[seat])
    for space in range(HEXES):
        if s.owners[space] == seat:
            points += _tile_points(s, space)
    for card in s.events[seat]:
        printed = PRINTED[card].points
        if printed is not None:
            points += printed.value(s, seat, card)
    for owner in s.milestones:
        if owner == seat:
            points += MILESTONE_POINTS
    for award, funder in enumerate(s.awards):
        if funder != NONE:
            points += award_points(s, seat, award) * AWARD_KEPT
    return points


def _tile_points(s: TerraformingState, space: int) -> float:
    tile = s.tiles[space]
    if tile == GREENERY:
        return 1.0
    if not is_city(tile):
        return OTHER_TILE
    points = 0.0
    for other in NEIGHBOURS[space]:
        if s.tiles[other] == GREENERY:
            points += 1.0
        elif s.tiles[other] == NO_TILE:
            points += FREE_BESIDE_CITY
    return points


def _space_worth(s: TerraformingState, seat: int, space: int, tile: int) -> float:
    """What a tile brings at first sight if it is laid there, in M€."""
    worth = 0.0
    for kind, number in BONUSES[space]:
        worth += number * (CARD_WORTH if kind == CARD_BONUS else WORTH[kind])
    for other in NEIGHBOURS[space]:
        beside = s.tiles[other]
        if beside == OCEAN:
            worth += OCEAN_BESIDE
        elif tile == GREENERY and is_city(beside):
            worth += POINT if s.owners[other] == seat else -POINT
        elif tile == CITY and beside == GREENERY:
            worth += POINT
        elif tile == CITY and beside == NO_TILE:
            worth += POINT * FREE_BESIDE_CITY
    return worth


def _income(s: TerraformingState, seat: int, left: float) -> float:
    """What rating and production will bring in the generations to come."""
    income = float(s.rating[seat])
    for resource in range(6):
        income += s.production[seat * 6 + resource] * WORTH[resource]
    return income * (left - 1.0) / POINT


def _resources(s: TerraformingState, seat: int) -> float:
    """What is in stock."""
    stock = 0.0
    for resource in range(6):
        stock += s.stock[seat * 6 + resource] * WORTH[resource]
    return stock / LATE_POINT


def _table(s: TerraformingState, seat: int, left: float) -> float:
    """What the cards in play count and will do."""
    points = 0.0
    for card in s.played[seat]:
        points += _card_points(s, seat, card, left)
    return points


def _card_points(s: TerraformingState, seat: int, number: int, left: float) -> float:
    card = PRINTED[number]
    points = 0.0
    if card.points is not None:
        points += card.points.value(s, seat, number)
        if isinstance(card.points, PerCube):
            points += card.points.gives / card.points.each * (s.cubes[number] % card.points.each)
            points += 0.5 * left * card.points.gives / card.points.each if card.action else 0.0
    if card.action:
        uses = left if number not in s.used[seat] else left - 1.0
        points += ACTION_VALUE * uses / POINT
    if card.triggers or card.modifiers:
        points += EFFECT_VALUE * min(1.0, left / 6.0) / POINT
    return points


# ---- cards in hand


def _hand(s: TerraformingState, seat: int, left: float) -> float:
    """What the cards in hand will probably bring; there is money for only so many of them."""
    profits = []
    for number in s.hands[seat]:
        card = PRINTED[number]
        profit = _gain(s, seat, number, left) - playing.price(s, seat, card)
        if not playing.requirements_met(s, seat, card):
            profit = 0.4 * profit - 2.0
        profits.append(max(CARD_IN_HAND, PLAYED_LATER * profit))
    profits.sort(reverse=True)
    value = 0.0
    affordable = 2.0 + 2.5 * left
    for place, profit in enumerate(profits):
        value += profit if place < affordable else CARD_IN_HAND
    return value / POINT


def _gain(s: TerraformingState, seat: int, number: int, left: float) -> float:
    """What playing a card would bring, in M€."""
    card: Card = PRINTED[number]
    total = 0.0
    for node in card.effects:
        total += _node_gain(s, seat, node, left)
    if card.points is not None and not isinstance(card.points, PerCube):
        total += POINT * card.points.value(s, seat, number)
    elif isinstance(card.points, PerCube):
        total += 0.4 * POINT * left * card.points.gives / card.points.each
    if card.action:
        total += ACTION_VALUE * left
    if card.triggers or card.modifiers:
        total += EFFECT_VALUE * min(1.0, left / 6.0)
    return total


def _node_gain(s: TerraformingState, seat: int, node: Node, left: float) -> float:
    if isinstance(node, Production):
        return node.amount.value(s, seat) * WORTH[node.resource] * (left - 1.0)
    if isinstance(node, Gain):
        return node.amount.value(s, seat) * WORTH[node.resource]
    if isinstance(node, Rating):
        return node.amount.value(s, seat) * (POINT + left - 1.0)
    if isinstance(node, Raise):
        return node.steps * (POINT + left - 1.0)
    if isinstance(node, Tile):
        if node.tile == OCEAN:
            return POINT + left + 2.0
        return 2.0 * POINT + left if node.tile in (GREENERY, CITY) else 5.0
    if isinstance(node, Settle):
        return 2.0 * POINT - node.steps * (left - 1.0)
    if isinstance(node, Draw):
        return 4.0 * node.number_drawn
    if isinstance(node, Then):
        return _node_gain(s, seat, node.first, left) + _node_gain(s, seat, node.second, left)
    if isinstance(node, IfTags):
        return _node_gain(s, seat, node.otherwise, left)
    if isinstance(node, OneOf):
        return max([_node_gain(s, seat, part, left) for part in node.parts])
    if isinstance(node, (LowerAny, RemoveAny, AddAny)):
        return 3.0
    return 0.0
