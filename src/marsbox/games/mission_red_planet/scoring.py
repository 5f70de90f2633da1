"""The three scorings, what the discoveries do to the last one, and the result."""

from typing import Final

from marsbox.core.contract import Outcome, ScoreItem
from marsbox.core.events import EVERYONE, Log
from marsbox.games.mission_red_planet import kinds
from marsbox.games.mission_red_planet.cards import NO_DISCOVERY, Discovery, TakeTokens
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import ICE, LAST_TURN, NONE, RESOURCES, ZONES, MissionState

SCORINGS: Final = {5: 1, 8: 2, LAST_TURN: 3}  # turn: score tokens added to each explored zone
ICE_BONUS: Final = 9
RESOURCE_TOKEN: Final = 3  # points of a resource token, where they are taken


def score_turn(box: Box, s: MissionState, log: Log | None) -> None:
    """At the end of turns 5, 8 and 10 score tokens are handed out; the last time all cards are turned up first."""
    added = SCORINGS.get(s.turn)
    if added is None:
        return
    if log is not None:
        log.add(EVERYONE, kinds.SCORING_BEGAN, (s.turn, added))
    last = s.turn == LAST_TURN
    if last:
        _reveal_discoveries(box, s, log)
    for zone in range(ZONES):
        if s.resources[zone] != NONE:
            _score_zone(s, zone, added, discovery_of(box, s, zone) if last else NO_DISCOVERY, log)
    if last:
        # bonus cards neither count resource tokens nor move astronauts, so the order of these two makes no difference
        _log_resource_tokens(s, log)
        _turn_up_bonus_cards(box, s, log)


def discovery_of(box: Box, s: MissionState, zone: int) -> Discovery:
    """The effect of the discovery beside a zone."""
    design = s.discoveries[zone]
    discovery = None if design == NONE else box.cards[design].discovery
    return NO_DISCOVERY if discovery is None else discovery


def _reveal_discoveries(box: Box, s: MissionState, log: Log | None) -> None:
    """All discoveries are turned up together; then their losses come before anything else."""
    for zone in range(ZONES):
        if s.discoveries[zone] != NONE and log is not None:
            log.add(EVERYONE, kinds.DISCOVERY_REVEALED, (zone, s.discoveries[zone]))
    for zone in range(ZONES):
        removed = discovery_of(box, s, zone).removed
        for seat in range(s.players):
            place = zone * s.players + seat
            lost = min(removed, s.zones[place])
            if lost:
                s.zones[place] -= lost
                s.memorial[seat] += lost
                if log is not None:
                    log.add(EVERYONE, kinds.ASTRONAUTS_LOST, (seat, zone, lost))


def _score_zone(s: MissionState, zone: int, added: int, discovery: Discovery, log: Log | None) -> None:
    resource = s.resources[zone]
    pot = s.pot[zone] + (added if discovery.tokens == NONE else discovery.tokens)
    extra = discovery.extra
    if extra and discovery.of == resource:
        pot += extra
        extra = 0
    takers = runners_up(s, zone) if discovery.runner_up else []
    if not takers:
        takers = leaders(s, zone)
    s.pot[zone] = _share(s, zone, resource, pot, takers, log)
    if extra:
        _share(s, zone, discovery.of, extra, takers, log)
    if s.turn == LAST_TURN:
        s.pot[zone] = 0


def leaders(s: MissionState, zone: int) -> list[int]:
    """Who has the most astronauts in a zone; nobody where there are none."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.zones[zone * s.players + seat])
    return [seat for seat in range(s.players) if s.zones[zone * s.players + seat] == most] if most else []


def token_taker(s: MissionState, zone: int) -> int:
    """Who takes the resource token of a zone if the game ends now: its sole leader; NONE if nobody does.

    It is for whoever has the most astronauts, also where a discovery hands the score tokens to others.
    """
    if not s.taking_tokens or s.resources[zone] == NONE:
        return NONE
    first = leaders(s, zone)
    return first[0] if len(first) == 1 else NONE


def runners_up(s: MissionState, zone: int) -> list[int]:
    """Who has the highest number of astronauts, at least one, below the top one."""
    counts = s.zones[zone * s.players : (zone + 1) * s.players]
    top = max(counts)
    second = 0
    for count in counts:
        if second < count < top:
            second = count
    return [seat for seat in range(s.players) if counts[seat] == second] if second else []


def _share(s: MissionState, zone: int, resource: int, pot: int, takers: list[int], log: Log | None) -> int:
    """Divide score tokens of one resource; returns what can't be divided."""
    share = pot // len(takers) if takers else 0
    rest = pot - share * len(takers)
    if share:
        for seat in takers:
            s.scored[seat * len(RESOURCES) + resource] += share
            if log is not None:
                log.add(EVERYONE, kinds.TOKENS_WON, (seat, zone, resource, share))
    if rest and log is not None:
        kind = kinds.TOKENS_LOST if s.turn == LAST_TURN else kinds.TOKENS_STAY
        log.add(EVERYONE, kind, (zone, resource, rest))
    return rest


def _log_resource_tokens(s: MissionState, log: Log | None) -> None:
    """After the last distribution sole leaders take resource tokens; who they are can be seen from the astronauts."""
    if log is None:
        return
    for zone in range(ZONES):
        seat = token_taker(s, zone)
        if seat != NONE:
            log.add(EVERYONE, kinds.RESOURCE_TOKEN_TAKEN, (seat, zone, s.resources[zone]))


def _turn_up_bonus_cards(box: Box, s: MissionState, log: Log | None) -> None:
    """Bonus cards that bring tokens come first, so that all others compare what everyone has in the end."""
    for seat in range(s.players):
        for design in s.bonus[seat]:
            bonus = box.cards[design].bonus
            if isinstance(bonus, TakeTokens):
                s.scored[seat * len(RESOURCES) + bonus.resource] += bonus.number
                if log is not None:
                    log.add(EVERYONE, kinds.BONUS_TOKENS, (seat, design, bonus.resource, bonus.number))
    if log is None:
        return
    for seat in range(s.players):
        for item in _discovery_items(box, s, seat):
            log.add(EVERYONE, kinds.DISCOVERY_SCORED, (seat, *item.numbers, item.points))
    for seat in range(s.players):
        for item in _bonus_items(box, s, seat):
            log.add(EVERYONE, kinds.BONUS_REVEALED, (seat, *item.numbers, item.points))
    for seat in range(s.players):
        for item in _ice_items(s, seat):
            log.add(EVERYONE, kinds.ICE_BONUS, (seat, item.points, *item.numbers))


# ---- points


def token_points(s: MissionState, seat: int) -> int:
    """The points of a player's score tokens."""
    total = 0
    for resource in range(len(RESOURCES)):
        total += s.facts.values[resource] * s.scored[seat * len(RESOURCES) + resource]
    return total


def score_sheet(box: Box, s: MissionState, seat: int) -> list[ScoreItem]:
    """All points of a player at the end of the game, each with its reason.

    The numbers of an item are: for a resource its number of tokens; for `ice_bonus` how many share it; for
    `resource_token` the zones whose tokens were taken; for `discovery` the zone and the design; for `bonus` the design;
    for `bonus_tokens`, whose tokens are counted above, the design, the resource and the number.
    """
    items = []
    for resource, name in enumerate(RESOURCES):
        number = s.scored[seat * len(RESOURCES) + resource]
        if number:
            items.append(ScoreItem(name, number * s.facts.values[resource], (number,)))
    items += _ice_items(s, seat)
    items += _resource_token_items(s, seat)
    items += _discovery_items(box, s, seat)
    items += _bonus_items(box, s, seat)
    for design in s.bonus[seat]:
        bonus = box.cards[design].bonus
        if isinstance(bonus, TakeTokens):
            items.append(ScoreItem("bonus_tokens", 0, (design, bonus.resource, bonus.number)))
    return items


def _ice_items(s: MissionState, seat: int) -> list[ScoreItem]:
    """Most ice tokens bring 9 points; those tied divide them, rounded down."""
    counts = [s.scored[other * len(RESOURCES) + ICE] for other in range(s.players)]
    if counts[seat] == 0 or counts[seat] < max(counts):
        return []
    tied = counts.count(counts[seat])
    return [ScoreItem("ice_bonus", ICE_BONUS // tied, (tied,))]


def _resource_token_items(s: MissionState, seat: int) -> list[ScoreItem]:
    """A resource token is worth 3 points, whatever its resource; it is no score token."""
    zones = [zone for zone in range(ZONES) if token_taker(s, zone) == seat]
    return [ScoreItem("resource_token", RESOURCE_TOKEN * len(zones), tuple(zones))] if zones else []


def _discovery_items(box: Box, s: MissionState, seat: int) -> list[ScoreItem]:
    items = []
    for zone in range(ZONES):
        discovery = discovery_of(box, s, zone)
        present = s.zones[zone * s.players + seat] > 0
        points = discovery.everyone if present else 0
        if discovery.leader and present:
            first = leaders(s, zone)
            if seat in first:
                points += discovery.leader // len(first)
        if points:
            items.append(ScoreItem("discovery", points, (zone, s.discoveries[zone])))
    return items


def _bonus_items(box: Box, s: MissionState, seat: int) -> list[ScoreItem]:
    """A line for each bonus card that brings points, or would have."""
    items = []
    for design in s.bonus[seat]:
        bonus = box.cards[design].bonus
        if bonus is not None and not isinstance(bonus, TakeTokens):
            items.append(ScoreItem("bonus", bonus.points(s, seat), (design,)))
    return items


def outcome(box: Box, s: MissionState) -> Outcome:
    """The result of a finished game: most points win; there is no tie-break, so equal ones share the rank."""
    items = [score_sheet(box, s, seat) for seat in range(s.players)]
    scores = [sum([item.points for item in sheet]) for sheet in items]
    ranks = [1 + len([score for score in scores if score > own]) for own in scores]
    return Outcome(scores, ranks, items)
