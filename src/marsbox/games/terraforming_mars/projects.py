"""Standard projects, conversions, milestones and awards."""

from typing import Final

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, money, moves, tiles
from marsbox.games.terraforming_mars.model import PRINTED, PROJECT_PAID
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    BUILDING,
    CITY,
    ENERGY,
    GREENERY,
    HEAT,
    MEGACREDITS,
    MODIFIERS,
    NONE,
    OCEAN,
    PLANTS,
    PLANTS_FOR_GREENERY,
    POWER_PLANT_DISCOUNT,
    PROJECT,
    SCIENCE,
    SELL,
    STEEL,
    TAG_KINDS,
    TITANIUM,
    Frame,
    TerraformingState,
)

SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
PRICES: Final = (0, 11, 14, 18, 23, 25)
HEAT_FOR_TEMPERATURE: Final = 8

MILESTONE_PRICE: Final = 8
AWARD_PRICES: Final = (8, 14, 20)
MOST_OF_EACH: Final = 3
NEEDED: Final = (35, 3, 3, 8, 16)  # for each milestone


def project_price(s: TerraformingState, seat: int, project: int) -> int:
    """What a standard project costs a player."""
    if project == POWER_PLANT:
        return PRICES[project] - s.modifiers[seat * MODIFIERS + POWER_PLANT_DISCOUNT]
    return PRICES[project]


def projects(s: TerraformingState, seat: int) -> list[int]:
    """The standard projects that a player can use now."""
    found = [SELL_PATENTS] if s.hands[seat] else []
    cash = money.cash(s, seat)
    for project in range(POWER_PLANT, len(PRICES)):
        if cash >= project_price(s, seat, project) and _has_place(s, seat, project):
            found.append(project)
    return found


def _has_place(s: TerraformingState, seat: int, project: int) -> bool:
    """A greenery or a city needs a space; an aquifer may be paid for in vain."""
    if project == GREENERY_PROJECT:
        return tiles.has_spot(s, seat, tiles.AS_GREENERY)
    return project != CITY_PROJECT or tiles.has_spot(s, seat, tiles.AS_CITY)


def use_project(s: TerraformingState, seat: int, project: int, log: Log | None) -> None:
    """Pay for a standard project; then it is carried out."""
    if log is not None:
        log.add(EVERYONE, kinds.PROJECT_USED, (seat, project))
    if project == SELL_PATENTS:
        s.frames.append(Frame(SELL, seat))
        return
    s.frames.append(Frame(PROJECT, seat, left=project))
    money.charge(s, seat, project_price(s, seat, project), 0, log)


def carry_out(s: TerraformingState, seat: int, project: int, log: Log | None) -> None:
    """What a standard project brings, and who is rewarded for it."""
    for owner, watcher in s.watchers:
        if owner == seat:
            for trigger in PRINTED[watcher].triggers:
                if trigger.moment == PROJECT_PAID and PRICES[project] >= trigger.cost:
                    trigger.then.run(s, owner, watcher, log)
    if project == POWER_PLANT:
        moves.change_production(s, seat, ENERGY, 1, log)
    elif project == ASTEROID:
        tiles.raise_temperature(s, seat, 1, log)
    elif project == AQUIFER:
        tiles.place(s, seat, OCEAN, tiles.ON_OCEAN_SPACE, NONE, log)
    elif project == GREENERY_PROJECT:
        tiles.place(s, seat, GREENERY, tiles.AS_GREENERY, NONE, log)
    else:
        moves.change_production(s, seat, MEGACREDITS, 1, log)
        tiles.place(s, seat, CITY, tiles.AS_CITY, NONE, log)


# ---- conversions


def can_convert_plants(s: TerraformingState, seat: int) -> bool:
    """Whether a player has the plants for a greenery, and a space."""
    needed = s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY]
    return s.stock[seat * 6 + PLANTS] >= needed and tiles.has_spot(s, seat, tiles.AS_GREENERY)


def spend_plants(s: TerraformingState, seat: int, log: Log | None) -> None:
    """The plants for a greenery."""
    moves.lose(s, seat, PLANTS, s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY], log)


def convert_plants(s: TerraformingState, seat: int, log: Log | None) -> None:
    """Plants become a greenery."""
    if log is not None:
        log.add(EVERYONE, kinds.CONVERTED, (seat, PLANTS))
    spend_plants(s, seat, log)
    tiles.place(s, seat, GREENERY, tiles.AS_GREENERY, NONE, log)


def convert_heat(s: TerraformingState, seat: int, log: Log | None) -> None:
    """Heat becomes a step of temperature."""
    if log is not None:
        log.add(EVERYONE, kinds.CONVERTED, (seat, HEAT))
    moves.lose(s, seat, HEAT, HEAT_FOR_TEMPERATURE, log)
    tiles.raise_temperature(s, seat, 1, log)


# ---- milestones and awards


def milestones(s: TerraformingState, seat: int) -> list[int]:
    """The milestones that a player can claim now; three at most are claimed in a game."""
    if s.solo or len([owner for owner in s.milestones if owner != NONE]) == MOST_OF_EACH:
        return []
    if money.cash(s, seat) < MILESTONE_PRICE:
        return []
    return [
        number
        for number, owner in enumerate(s.milestones)
        if owner == NONE and milestone_progress(s, seat, number) >= NEEDED[number]
    ]


def milestone_progress(s: TerraformingState, seat: int, milestone: int) -> int:
    """How far a player has come towards a milestone."""
    if milestone == 0:
        return s.rating[seat]
    if milestone == 1:
        return tiles.count_own(s, seat, CITY)
    if milestone == 2:
        return tiles.count_own(s, seat, GREENERY)
    return s.tags[seat * TAG_KINDS + BUILDING] if milestone == 3 else len(s.hands[seat])


def milestone_standings(s: TerraformingState) -> list[int]:
    """How far everybody has come towards every milestone, at `milestone * players + seat`; one pass over the board."""
    players = s.players
    found = s.rating + [0] * (2 * players)
    for seat in range(players):
        found.append(s.tags[seat * TAG_KINDS + BUILDING])
    for hand in s.hands:
        found.append(len(hand))
    for space, owner in enumerate(s.owners):
        if 0 <= owner < players:
            tile = s.tiles[space]
            if tiles.is_city(tile):
                found[players + owner] += 1
            elif tile == GREENERY:
                found[2 * players + owner] += 1
    return found


def claim(s: TerraformingState, seat: int, milestone: int, log: Log | None) -> None:
    """Pay for a milestone."""
    s.milestones[milestone] = seat
    if log is not None:
        log.add(EVERYONE, kinds.MILESTONE_CLAIMED, (seat, milestone))
    money.charge(s, seat, MILESTONE_PRICE, 0, log)


def awards(s: TerraformingState, seat: int) -> list[int]:
    """The awards that a player can fund now; each one funded makes the next dearer."""
    funded = len([owner for owner in s.awards if owner != NONE])
    if s.solo or funded == MOST_OF_EACH or money.cash(s, seat) < AWARD_PRICES[funded]:
        return []
    return [number for number, owner in enumerate(s.awards) if owner == NONE]


def fund(s: TerraformingState, seat: int, award: int, log: Log | None) -> None:
    """Pay for an award."""
    cost = AWARD_PRICES[len([owner for owner in s.awards if owner != NONE])]
    s.awards[award] = seat
    if log is not None:
        log.add(EVERYONE, kinds.AWARD_FUNDED, (seat, award))
    money.charge(s, seat, cost, 0, log)


def award_count(s: TerraformingState, seat: int, award: int) -> int:
    """What an award compares."""
    if award == 0:
        return len([owner for owner in s.owners if owner == seat])
    if award == 1:
        return s.production[seat * 6 + MEGACREDITS]
    if award == 2:
        return s.tags[seat * TAG_KINDS + SCIENCE]
    if award == 3:
        return s.stock[seat * 6 + HEAT]
    return s.stock[seat * 6 + STEEL] + s.stock[seat * 6 + TITANIUM]


def award_standings(s: TerraformingState) -> list[int]:
    """What every award compares of everybody, at `award * players + seat`; one pass over the board."""
    players = s.players
    found = [0] * players
    for owner in s.owners:
        if 0 <= owner < players:
            found[owner] += 1
    for award in range(1, len(AWARDS)):
        for seat in range(players):
            found.append(award_count(s, seat, award))
    return found
