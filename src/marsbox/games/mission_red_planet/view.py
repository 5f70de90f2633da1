"""What a seat may know of a position: a whitelist, built from nothing."""

from typing import Any

from marsbox.core.contract import View
from marsbox.core.events import seat_bit
from marsbox.games.mission_red_planet import scoring
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.state import (
    CHARACTERS,
    CHOOSE,
    DESTINATION,
    KEEP_BONUS,
    LAST_TURN,
    NONE,
    OUTER,
    PLACE,
    REDIRECT,
    RESOURCES,
    ZONES,
    Frame,
    MissionState,
)
from marsbox.games.mission_red_planet.turn import QUESTIONS


def view(box: Box, s: MissionState, seat: int, waiting: list[int]) -> View:
    """The position as this seat (or the spectator) knows it; `waiting` are the seats that owe a decision."""
    phase = phase_of(s)
    return {
        "game": "mission-red-planet",
        "seat": seat,
        "players": s.players,
        "options": {"resource_tokens": "on" if s.taking_tokens else "off"},
        "phase": phase,
        "turn": s.turn,
        "last_turn": LAST_TURN,
        "scorings": [{"turn": turn, "tokens": tokens} for turn, tokens in scoring.SCORINGS.items()],
        "first": s.first,
        "waiting": waiting,
        "calling": None if s.calling == NONE else CHARACTERS[s.calling],
        "queue": list(s.queue),
        "playing": _playing(box, s, seat),
        "pad": [_ship(box, s, slot) for slot in range(s.players)],
        "ship_pile": len(s.ship_pile),
        "ship_discard": [box.ship_ids[ship] for ship in s.ship_discard],
        "zones": [_zone(box, s, seat, zone) for zone in range(ZONES)],
        "resource_pile": len(s.resource_pile),
        "event_pile": len(s.event_pile),
        "discarded": [_discarded(box, s, seat, number) for number in range(len(s.discarded))],
        "shown": _ids(box, s.shown),
        "returned": _ids(box, s.returned[seat]) if seat >= 0 else [],
        "seats": [_seat(box, s, seat, other, phase, waiting) for other in range(s.players)],
        "answers": [box.actions.form(action) for action in s.answers[seat]] if seat >= 0 else [],
    }


def phase_of(s: MissionState) -> str:
    """The part of the game: setup, keep, choose, call or over."""
    if s.over:
        return "over"
    if s.turn == 0:
        return "keep" if s.frames[-1].kind == KEEP_BONUS else "setup"
    return "choose" if s.frames[-1].kind == CHOOSE else "call"


def _ids(box: Box, designs: tuple[int, ...]) -> list[str]:
    return [box.cards[design].id for design in sorted(designs)]


def _playing(box: Box, s: MissionState, seat: int) -> dict[str, Any] | None:
    """Who is acting, with which character, and which part of it is asked for; a card about to be placed is secret."""
    frame = acting_frame(s)
    if frame is None:
        return None
    character = s.called[frame.seat]
    card = s.drawn if frame.kind == PLACE and frame.seat == seat else NONE
    return {
        "seat": frame.seat,
        "character": None if character == NONE else CHARACTERS[character],
        "step": DECISION_KINDS[QUESTIONS[frame.kind]],
        "left": frame.left,
        "ship": frame.slot if frame.kind == DESTINATION else None,
        "card": None if card == NONE else box.cards[card].id,
    }


def acting_frame(s: MissionState) -> Frame | None:
    """What the player who is acting is asked for, if there is one."""
    if s.over or s.frames[-1].kind > REDIRECT or s.frames[-1].seat == NONE:
        return None
    return s.frames[-1]


def _ship(box: Box, s: MissionState, slot: int) -> dict[str, Any] | None:
    ship = s.pad[slot]
    if ship == NONE:
        return None
    printed = s.facts.destinations[ship]
    token = s.tokens_on[slot]
    return {
        "ship": box.ship_ids[ship],
        "seats": s.facts.seats[ship],
        "printed": None if printed == NONE else box.zones[printed].id,
        "token": None if token == NONE else box.zones[token].id,
        "crew": s.crew[slot * s.players : (slot + 1) * s.players],
        "flying": s.flying >> slot & 1 == 1,
    }


def _zone(box: Box, s: MissionState, seat: int, zone: int) -> dict[str, Any]:
    resource = s.resources[zone]
    taker = scoring.token_taker(s, zone) if s.over else NONE
    return {
        "zone": box.zones[zone].id,
        "outer": zone < OUTER,
        "resource": None if resource == NONE else RESOURCES[resource],
        "token_taken_by": None if taker == NONE else taker,
        "astronauts": s.zones[zone * s.players : (zone + 1) * s.players],
        "pot": s.pot[zone],
        "destinations": s.tokens_left[zone],
        "discovery": _discovery(box, s, seat, zone),
    }


def _discovery(box: Box, s: MissionState, seat: int, zone: int) -> dict[str, Any] | None:
    """A discovery beside a zone: who knows it is public, what it is only to those."""
    design = s.discoveries[zone]
    if design == NONE:
        return None
    known = s.over or s.seen[zone] & seat_bit(seat) != 0
    return {
        "card": box.cards[design].id if known else None,
        "known_by": [other for other in range(s.players) if s.seen[zone] & seat_bit(other)],
    }


def _discarded(box: Box, s: MissionState, seat: int, number: int) -> dict[str, Any]:
    """A discovery for which there was no zone: only who drew it has seen it."""
    owner = s.discarded_by[number]
    return {"seat": owner, "card": box.cards[s.discarded[number]].id if owner == seat else None}


def _seat(box: Box, s: MissionState, seat: int, other: int, phase: str, waiting: list[int]) -> dict[str, Any]:
    own = seat == other
    chosen = s.chosen[other]
    called = s.called[other]
    tokens = s.scored[other * len(RESOURCES) : (other + 1) * len(RESOURCES)]
    open_cards = own or s.over
    return {
        "seat": other,
        "reserve": s.reserve[other],
        "memorial": s.memorial[other],
        "tokens": {name: tokens[resource] for resource, name in enumerate(RESOURCES)},
        "points": points_of(box, s, other),
        "hand": [CHARACTERS[number] for number in range(len(CHARACTERS)) if s.hands[other] >> number & 1],
        "played": [CHARACTERS[number] for number in range(len(CHARACTERS)) if not s.hands[other] >> number & 1],
        "chosen": CHARACTERS[chosen] if own and chosen != NONE else None,
        "called": None if called == NONE else CHARACTERS[called],
        "dealt": _ids(box, s.dealt[other]) if own else [],
        "bonus": [box.cards[design].id if open_cards else None for design in s.bonus[other]],
        "complete": phase in ("keep", "choose") and other not in waiting,
    }


def points_of(box: Box, s: MissionState, seat: int) -> int:
    """The points of the score tokens, which everyone has seen; at the end all points."""
    return scoring.outcome(box, s).scores[seat] if s.over else scoring.token_points(s, seat)
