"""What a position of Terraforming Mars is worth: points on the table, income to come, cards in play and in hand."""

from typing import Final, cast

from marsbox.bots.evaluation import Evaluation
from marsbox.bots.terraforming_mars import prices as worth
from marsbox.bots.terraforming_mars.prices import CARD, LATE_POINT, POINT, SOLO_TEMPERATURE, Prices
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars import kinds, money, playing
from marsbox.games.terraforming_mars.board import BONUSES, CARD_BONUS, HEXES, NEIGHBOURS
from marsbox.games.terraforming_mars.choices import CARD_PRICE
from marsbox.games.terraforming_mars.model import PRINTED
from marsbox.games.terraforming_mars.nodes import Gain
from marsbox.games.terraforming_mars.projects import HEAT_FOR_TEMPERATURE, MOST_OF_EACH, NEEDED, milestone_progress
from marsbox.games.terraforming_mars.research import starting_money
from marsbox.games.terraforming_mars.scoring import MILESTONE_POINTS, award_points, scores
from marsbox.games.terraforming_mars.state import (
    BEGINNER,
    BUY,
    CHOOSE_START,
    CITY,
    DRAFT,
    FINAL_GREENERY,
    GREENERY,
    HEAT,
    MEGACREDITS,
    NO_TILE,
    NONE,
    OCEAN,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS,
    PLANTS_NEEDED,
    PROJECTS,
    TEMPERATURE_STEPS,
    TURN,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import is_city
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS

# In points.
RIVAL: Final = 0.85  # what the best rival has counts less than what I have: I can do less about it
AWARD_KEPT: Final = 0.8  # part of an award's points that the leader of now will keep
FREE_BESIDE_CITY: Final = 0.25  # a greenery may come there
OTHER_TILE: Final = 0.2  # it counts for an award
NEAR_MILESTONE: Final = 3.0  # for being ready to claim one; little for being halfway
STEP_PRICE: Final = 14  # M€ for which a rival may raise a parameter by a step
# In M€, for a quick choice of a space.
BONUS_CUBES: Final = (1.0, 1.7, 2.5, 2.0, 0.9, 0.7)
OCEAN_BESIDE: Final = 2.0
# What search needs to know; found by playing.
ITERATIONS: Final = 200
EXPLORATION: Final = 0.3
TRUST: Final = 2.0
SCALE: Final = 6.0  # points ahead that make victory likely
ROLLOUT: Final = 40  # decisions, to the end of the generation at most

# What each part counts in the first and in the last generation, alone; found by `benchmarks/tune.py`.
ALONE_FIRST: Final[tuple[float, ...]] = (0.90, 1.06, 1.98, 1.44, 1.13, 0.69)
ALONE_LAST: Final[tuple[float, ...]] = (1.48, 1.37, 1.28, 1.11, 0.96, 0.66)

# where nothing is half done, and where cubes pay
QUIET: Final = (CHOOSE_START, DRAFT, BUY, TURN, FINAL_GREENERY)
PAYING: Final = (kinds.ASK_STEEL, kinds.ASK_TITANIUM)
SEARCHED: Final = (kinds.ASK_CORPORATION, kinds.ASK_BUY_START, kinds.ASK_DRAFT, kinds.ASK_BUY, kinds.ASK_TURN)


class TerraformingEvaluation(Evaluation):
    """Own prospects in points against those of the best rival."""

    def __init__(self) -> None:
        super().__init__(SCALE, ITERATIONS, EXPLORATION, TRUST, ROLLOUT, greedy_rollout=True)
        self.alone = by_generation(ALONE_FIRST, ALONE_LAST)
        self.several: list[list[float]] = []

    def weights(self, s: State) -> list[float]:
        s = cast(TerraformingState, s)
        table = self.alone if s.solo else self.several
        return table[min(s.generation, SOLO_GENERATIONS)] if table else []

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        s = cast(TerraformingState, s)
        prices = Prices(s)
        if s.solo:
            return _parts_alone(s, prices)
        parts = _own_parts(s, seat, prices)
        parts.append(("hand", worth.hand_worth(s, seat, prices) / POINT))
        best = 0.0
        for rival in range(s.players):
            if rival != seat:
                total = 0.0
                for _, points in _own_parts(s, rival, prices):
                    total += points
                best = max(best, total)
        parts.append(("rival", -RIVAL * best))
        return parts

    def supposing(self, s: State, seat: int, action: int) -> TerraformingState:
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
        for card in s.kept[seat]:  # what was drafted before will be bought with it, as far as the money goes
            if money.cash(s, seat) >= CARD_PRICE * (len(cards) + 1):
                cards += (card,)
        s.kept = [()] * s.players
        if s.corporations[seat] != BEGINNER or s.generation > 1:
            s.stock[seat * 6 + MEGACREDITS] -= CARD_PRICE * len(cards)
        s.hands[seat] += cards
        return s

    def settled(self, s: State) -> bool:
        s = cast(TerraformingState, s)
        return s.over or (s.frames[-1].kind in QUIET and not _half_chosen(s))

    def step_done(self, s: State) -> bool:
        return self.settled(s)

    def worth_searching(self, decision: Decision) -> bool:
        return decision.kind in SEARCHED

    def reconsidered(self, game: Game, s: State, decision: Decision, ranked: list[int]) -> int:
        """Nobody passes in what may be the last generation while something is left that gains and can be paid."""
        if ranked[0] != kinds.PASS or not _may_be_last(cast(TerraformingState, s), decision.seat):
            return ranked[0]
        seat = decision.seat
        before = _gained(cast(TerraformingState, s), seat)
        rng = FastRng(0)
        for action in ranked[1:]:
            after = game.clone(s)
            game.apply(after, seat, action)
            while not self.settled(after):
                asked = game.decisions(after)[0]
                game.apply(after, asked.seat, self.policy(game, after, asked, rng))
            if _gained(cast(TerraformingState, after), seat) > before:
                return action
        return ranked[0]

    def beyond(self, begun: State, s: State) -> bool:
        s = cast(TerraformingState, s)
        ahead = s.generation - cast(TerraformingState, begun).generation
        return ahead > 1 or (ahead == 1 and not s.over and s.frames[-1].kind == TURN)

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        s = cast(TerraformingState, s)
        if decision.kind in PAYING:
            return decision.options[-1]  # as much metal as is of use
        if decision.simultaneous:
            return self._best_answer(s, decision)
        if decision.kind == kinds.ASK_SPACE:
            best = decision.options[0]
            most = -1.0
            for option in decision.options:
                found = _space_worth(s, decision.seat, option - kinds.PLACE, decision.subject)
                if found > most:
                    most = found
                    best = option
            return best
        return rng.choice(decision.options)

    def _best_answer(self, s: TerraformingState, decision: Decision) -> int:
        """What others choose in secret: what gains most by itself."""
        best = decision.options[0]
        most = -1.0e9
        for option in decision.options:
            supposed = self.supposing(s, decision.seat, option)
            found = self.value(supposed, decision.seat)
            if found > most:
                most = found
                best = option
        return best


def _half_chosen(s: TerraformingState) -> bool:
    """Whether cards are chosen that are in nobody's hand yet: no value knows of them."""
    return any(s.answers) or any(s.kept)


def _may_be_last(s: TerraformingState, seat: int) -> bool:
    """Whether the game ends with this generation, or the others can end it."""
    if s.solo:
        return s.generation >= SOLO_GENERATIONS
    within_reach = 0
    for other in range(s.players):
        if other != seat and not s.passed >> other & 1:
            base = other * 6
            within_reach += s.stock[base + MEGACREDITS] // STEP_PRICE
            within_reach += s.stock[base + HEAT] // HEAT_FOR_TEMPERATURE + s.stock[base + PLANTS] // PLANTS_NEEDED
    return _steps_left(s) <= within_reach


def _steps_left(s: TerraformingState) -> int:
    return TEMPERATURE_STEPS - s.temperature + OXYGEN_STEPS - s.oxygen + OCEAN_TILES - s.oceans


def _gained(s: TerraformingState, seat: int) -> int:
    """What counts at the end: points, and alone the steps done."""
    return -_steps_left(s) if s.solo else scores(s)[seat]


def by_generation(first: tuple[float, ...], last: tuple[float, ...]) -> list[list[float]]:
    """Weights for each generation, from those of the first to those of the last in equal ratios."""
    made = []
    for generation in range(SOLO_GENERATIONS + 1):
        part = max(0, generation - 1) / (SOLO_GENERATIONS - 1)
        made.append([one * (other / one) ** part for one, other in zip(first, last, strict=True)])
    return made


def _own_parts(s: TerraformingState, seat: int, prices: Prices) -> list[tuple[str, float]]:
    """What is open to everyone's eyes."""
    return [
        ("points", _points(s, seat)),
        ("income", worth.income_worth(s, seat, prices) / POINT),
        ("resources", _stock(s, seat, prices) / LATE_POINT),
        ("table", _table(s, seat, prices) / POINT),
        ("goals", _goals(s, seat)),
    ]


def _parts_alone(s: TerraformingState, prices: Prices) -> list[tuple[str, float]]:
    """Alone: how far Mars is from being terraformed, and all there is to get there, in steps of temperature."""
    return [
        ("terraforming", -prices.to_do() / SOLO_TEMPERATURE),
        ("points", _points(s, 0) * prices.point / SOLO_TEMPERATURE),
        ("income", worth.income_worth(s, 0, prices) / SOLO_TEMPERATURE),
        ("resources", _stock(s, 0, prices) / SOLO_TEMPERATURE),
        ("table", _table(s, 0, prices) / SOLO_TEMPERATURE),
        ("hand", worth.hand_worth(s, 0, prices) / SOLO_TEMPERATURE),
    ]


def _stock(s: TerraformingState, seat: int, prices: Prices) -> float:
    """What is in stock; in the end only plants are good for anything."""
    if s.over:
        return 0.0
    if s.frames[-1].kind == FINAL_GREENERY:
        return 0.0 if s.solo else s.stock[seat * 6 + PLANTS] * prices.cubes[PLANTS]
    return worth.stock_worth(s, seat, prices)


def _table(s: TerraformingState, seat: int, prices: Prices) -> float:
    """What the cards in play count and will do."""
    total = 0.0
    for card in s.played[seat]:
        total += worth.played_worth(s, seat, card, prices)
    return total


def _goals(s: TerraformingState, seat: int) -> float:
    """How near the milestones are that can still be claimed."""
    if MOST_OF_EACH - len([owner for owner in s.milestones if owner != NONE]) == 0:
        return 0.0
    value = 0.0
    for milestone, owner in enumerate(s.milestones):
        if owner == NONE:
            part = min(1.0, milestone_progress(s, seat, milestone) / NEEDED[milestone])
            value += NEAR_MILESTONE * part * part * part * part
    return value


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
    total = 0.0
    for kind, number in BONUSES[space]:
        total += number * (CARD if kind == CARD_BONUS else BONUS_CUBES[kind])
    for other in NEIGHBOURS[space]:
        beside = s.tiles[other]
        if beside == OCEAN:
            total += OCEAN_BESIDE
        elif tile == GREENERY and is_city(beside):
            total += POINT if s.owners[other] == seat else -POINT
        elif tile == CITY and beside == GREENERY:
            total += POINT
        elif tile == CITY and beside == NO_TILE:
            total += POINT * FREE_BESIDE_CITY
    return total
