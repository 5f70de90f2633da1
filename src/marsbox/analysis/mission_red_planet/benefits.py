"""What a move of Mission: Red Planet brings: majorities, ships that leave, characters, event cards, rivals' losses.

Astronauts count in the zone where they are or where their ship will take them. Weights are in points.
"""

from typing import Final, cast

from marsbox.analysis.benefit import Benefit, Weighed
from marsbox.core import Game, State
from marsbox.games.mission_red_planet.cards import Bonus, EachResource, EachZone, Most, Occupy, TakeTokens
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.scoring import SCORINGS
from marsbox.games.mission_red_planet.state import KEEP_BONUS, NONE, ZONES, MissionState

UNEXPLORED: Final = 2  # points of a token of unknown resource
LEAD: Final = 0.4  # part of what a majority brings, for a longer lead in it
LEVEL: Final = 0.5  # part of it for drawing level
ON_THE_WAY: Final = 0.3  # an astronaut that changes no majority
DEPARTURE: Final = 0.5  # a ship that leaves with own astronauts
CHARACTER: Final = 0.35  # one that comes back
EVENT_CARD: Final = 2.0
ASTRONAUT: Final = 0.8  # that a rival loses
REDIRECTED: Final = 0.6  # a rival's astronaut that will land elsewhere


def benefits(game: Game, before: State, after: State, seat: int) -> list[Weighed]:
    """What the way from one position to another brings a seat."""
    before, after = cast(MissionState, before), cast(MissionState, after)
    box = cast(MissionRedPlanet, game).box
    if before.frames[-1].kind == KEEP_BONUS:
        return _kept(box, before, after, seat)
    return [
        *_majorities(before, after, seat),
        *_departures(before, after, seat),
        *_characters(before, after, seat),
        *_bonus_cards(box, before, after, seat),
        *_losses_of_rivals(before, after, seat),
        *_redirected(before, after, seat),
    ]


# ---- zones


def strength(s: MissionState, zone: int, seat: int) -> int:
    """How many astronauts a seat has in a zone and on the way there."""
    total = s.zones[zone * s.players + seat]
    for slot in range(s.players):
        if s.pad[slot] != NONE and s.destination(slot) == zone:
            total += s.crew[slot * s.players + seat]
    return total


def _lead(s: MissionState, zone: int, seat: int) -> int:
    """How far a seat is ahead of its strongest rival in a zone."""
    rivals = [strength(s, zone, other) for other in range(s.players) if other != seat]
    return strength(s, zone, seat) - max(rivals)


def _majorities(before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    scoring = min((turn for turn in SCORINGS if turn >= before.turn), default=NONE)
    if scoring == NONE:
        return []
    for zone in range(ZONES):
        had, has = _lead(before, zone, seat), _lead(after, zone, seat)
        more = strength(after, zone, seat) - strength(before, zone, seat)
        if has <= had:
            continue
        tokens = before.pot[zone] + SCORINGS[scoring]
        resource = before.resources[zone]
        points = tokens * (UNEXPLORED if resource == NONE else before.facts.values[resource])
        if has > 0 >= had and resource == NONE:
            found.append((Benefit("majority_unexplored", (zone, tokens, scoring)), float(points)))
        elif has > 0 >= had:
            found.append((Benefit("majority", (zone, points, scoring)), float(points)))
        elif has > 0:
            found.append((Benefit("lead", (zone, has)), LEAD * points))
        elif has == 0 and strength(after, zone, seat):
            found.append((Benefit("level", (zone,)), LEVEL * points))
        elif more > 0:
            found.append((Benefit("more_astronauts", (zone, more)), ON_THE_WAY * more))
    return found


def _departures(before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    """Ships that take off with own astronauts."""
    found: list[Weighed] = []
    for slot in range(before.players):
        crew = after.crew[slot * after.players + seat]
        if after.flying & ~before.flying & (1 << slot) and crew:
            found.append((Benefit("departs", (after.destination(slot), crew)), DEPARTURE * crew))
    return found


# ---- cards


def _characters(before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    back = (after.hands[seat] & ~before.hands[seat]).bit_count()
    return [(Benefit("characters", (back,)), CHARACTER * back)] if back else []


def _bonus_cards(box: Box, before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    """An event card that is drawn, and what the own bonus cards will bring."""
    found: list[Weighed] = []
    # at set-up the pile is dealt from, for everybody
    if before.turn and len(after.event_pile) < len(before.event_pile):
        found.append((Benefit("event_card"), EVENT_CARD))
    for design in before.bonus[seat]:
        bonus = box.cards[design].bonus
        if isinstance(bonus, Occupy):
            had, has = _occupied(before, bonus, seat), _occupied(after, bonus, seat)
            if has > had:
                numbers = (design, has, len(bonus.zones), bonus.worth)
                found.append((Benefit("bonus_zones", numbers), bonus.worth * (has / len(bonus.zones)) ** 2))
        elif bonus is not None and bonus.points(after, seat) > bonus.points(before, seat):
            gained = bonus.points(after, seat) - bonus.points(before, seat)
            found.append((Benefit("bonus", (design, gained)), float(gained)))
    return found


def _occupied(s: MissionState, bonus: Occupy, seat: int) -> int:
    return len([zone for zone in bonus.zones if strength(s, zone, seat)])


def _kept(box: Box, before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    """The bonus card that is kept at set-up."""
    found: list[Weighed] = []
    for design in after.bonus[seat]:
        bonus = box.cards[design].bonus
        if isinstance(bonus, TakeTokens):
            points = bonus.number * before.facts.values[bonus.resource]
            found.append((Benefit("bonus_tokens", (design, points)), float(points)))
        elif isinstance(bonus, EachZone):
            found.append((Benefit("bonus_each_zone", (design, bonus.worth)), float(bonus.worth)))
        elif bonus is not None:
            found.append((Benefit("bonus_kept", (design, _worth(bonus))), 1.0))
    return found


def _worth(bonus: Bonus) -> int:
    assert isinstance(bonus, Occupy | Most | EachResource)
    return bonus.worth


# ---- rivals


def _losses_of_rivals(before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    for rival in range(before.players):
        lost = _in_play(before, rival) - _in_play(after, rival)
        if rival != seat and lost > 0:
            found.append((Benefit("rival_loses", (rival, lost)), ASTRONAUT * lost))
    return found


def _in_play(s: MissionState, seat: int) -> int:
    aboard = sum(s.crew[slot * s.players + seat] for slot in range(s.players))
    return aboard + sum(s.zones[zone * s.players + seat] for zone in range(ZONES))


def _redirected(before: MissionState, after: MissionState, seat: int) -> list[Weighed]:
    """Ships whose destination has changed."""
    found: list[Weighed] = []
    for slot in range(before.players):
        if NONE in (before.pad[slot], after.pad[slot]) or before.pad[slot] != after.pad[slot]:
            continue
        was, now = before.destination(slot), after.destination(slot)
        if NONE not in (was, now) and was != now:
            others = before.aboard[slot] - before.crew[slot * before.players + seat]
            found.append((Benefit("redirected", (was, now)), REDIRECTED * others))
    return found
