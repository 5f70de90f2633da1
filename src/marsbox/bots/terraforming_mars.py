"""What a position of Terraforming Mars is worth: points on the table, income to come, cards in hand."""

from typing import Final, cast

from marsbox.bots.greedy import Evaluation
from marsbox.core.contract import State
from marsbox.games.terraforming_mars import kinds, playing
from marsbox.games.terraforming_mars.attacks import LowerAny, RemoveAny
from marsbox.games.terraforming_mars.board import HEXES, NEIGHBOURS
from marsbox.games.terraforming_mars.choices import CARD_PRICE, AddAny, OneOf, Settle
from marsbox.games.terraforming_mars.conditions import PerCube
from marsbox.games.terraforming_mars.model import PRINTED, Card, Node
from marsbox.games.terraforming_mars.nodes import Draw, Gain, IfTags, Production, Raise, Rating, Then, Tile
from marsbox.games.terraforming_mars.research import starting_money
from marsbox.games.terraforming_mars.scoring import MILESTONE_POINTS, award_points
from marsbox.games.terraforming_mars.state import (
    BEGINNER,
    CITY,
    GREENERY,
    MEGACREDITS,
    NONE,
    OCEAN,
    PROJECTS,
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
RIVAL: Final = 0.35
ACTION_VALUE: Final = 2.5  # M€ that the action of a card brings in a generation
EFFECT_VALUE: Final = 6.0  # M€ that a lasting effect brings in all


class TerraformingEvaluation(Evaluation):
    """Own prospects in points against those of the best rival."""

    def value(self, s: State, seat: int) -> float:
        s = cast(TerraformingState, s)
        left = generations_left(s)
        own = _prospects(s, seat, left) + _hand(s, seat, left)
        rivals = [_prospects(s, other, left) for other in range(s.players) if other != seat]
        return own - RIVAL * max(rivals) if rivals else own

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


def generations_left(s: TerraformingState) -> float:
    """How many generations there will probably be yet, this one included.

    It does not depend on the global parameters: whoever raises one should not think that it costs income.
    """
    last = SOLO_GENERATIONS if s.solo else GENERATIONS
    return float(max(1, last + 1 - s.generation))


def _prospects(s: TerraformingState, seat: int, left: float) -> float:
    points = s.rating[seat] + s.rating[seat] * (left - 1.0) / POINT
    for resource in range(6):
        points += s.stock[seat * 6 + resource] * WORTH[resource] / LATE_POINT
        points += s.production[seat * 6 + resource] * (left - 1.0) * WORTH[resource] / POINT
    for space in range(HEXES):
        if s.owners[space] == seat:
            points += _tile_points(s, space)
    for card in s.played[seat]:
        points += _card_points(s, seat, card, left)
    for card in s.events[seat]:
        printed = PRINTED[card].points
        if printed is not None:
            points += printed.value(s, seat, card)
    for owner in s.milestones:
        if owner == seat:
            points += MILESTONE_POINTS
    for award, funder in enumerate(s.awards):
        if funder != NONE:
            points += award_points(s, seat, award) * 0.8
    return points


def _tile_points(s: TerraformingState, space: int) -> float:
    tile = s.tiles[space]
    if tile == GREENERY:
        return 1.0
    if not is_city(tile):
        return 0.2
    points = 0.0
    for other in NEIGHBOURS[space]:
        if s.tiles[other] == GREENERY:
            points += 1.0
        elif s.tiles[other] == 0:
            points += 0.25
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
