"""The nine characters: which halves each has, what they offer and what an answer does.

The halves are done in printed order. Each may be declined or done in part, except that a Traveler boards three whenever
that is possible, and that a Recruiter's cards come back by themselves.
"""

from typing import Final

from marsbox.core.events import EVERYONE, Log, seat_bit
from marsbox.games.mission_red_planet import kinds, ships
from marsbox.games.mission_red_planet.state import (
    ALL_CHARACTERS,
    BOARD,
    BOARD_THREE,
    BOARD_TWO,
    CHARACTERS,
    DESTROY,
    EXPLORER,
    FEMME_FATALE,
    LAUNCH,
    LOOK,
    MOVE,
    NONE,
    OUTER,
    PILOT,
    PLACE,
    RECRUITER,
    REDIRECT,
    RESEARCH,
    SABOTEUR,
    SCIENTIST,
    SEATS,
    SECRET_AGENT,
    SEDUCE,
    SHOOT,
    SOLDIER,
    TAKE_BACK,
    ZONES,
    Frame,
    MissionState,
)

MOVES: Final = 3


def begin(s: MissionState, seat: int, character: int) -> None:
    """Put the halves of a character onto the stack, the first one topmost."""
    if character == RECRUITER:
        s.frames.append(Frame(TAKE_BACK, seat))
        s.frames.append(Frame(BOARD, seat, 1))
    elif character == EXPLORER:
        s.frames.append(Frame(MOVE, seat, MOVES))
        s.frames.append(Frame(BOARD, seat, 1))
    elif character == SCIENTIST:
        s.frames.append(Frame(RESEARCH, seat))
        s.frames.append(Frame(BOARD, seat, 2))
    elif character == SECRET_AGENT:
        s.frames.append(Frame(LAUNCH, seat))
        s.frames.append(Frame(BOARD, seat, 2))
    elif character == SABOTEUR:
        s.frames.append(Frame(DESTROY, seat))
        s.frames.append(Frame(BOARD, seat, 1))
    elif character == FEMME_FATALE:
        s.frames.append(Frame(SEDUCE, seat))
        s.frames.append(Frame(BOARD, seat, 1))
    elif character == SOLDIER:
        s.frames.append(Frame(SHOOT, seat))
        s.frames.append(Frame(BOARD_TWO, seat))
    elif character == PILOT:
        s.frames.append(Frame(REDIRECT, seat))
        s.frames.append(Frame(BOARD, seat, 2))
    else:
        s.frames.append(Frame(BOARD_THREE, seat))


# ---- what is offered


def options(s: MissionState, frame: Frame) -> list[int]:
    """What the half of a character offers now; declining comes last."""
    kind = frame.kind
    seat = frame.seat
    if kind == BOARD:
        offered = _boarding(s, seat, 1, frame.slot)
    elif kind == BOARD_TWO:
        offered = _boarding(s, seat, 2, NONE)
    elif kind == BOARD_THREE:
        return _boarding(s, seat, 3, NONE)
    elif kind == MOVE:
        offered = _moves(s, seat)
    elif kind == RESEARCH:
        offered = [kinds.DRAW] if s.event_pile else []
        offered += _discoveries(s)
    elif kind == LOOK:
        offered = _discoveries(s)
    elif kind == PLACE:
        return [kinds.PLACE + zone for zone in range(OUTER) if s.discoveries[zone] == NONE]
    elif kind == LAUNCH:
        # every ship on the ground is incomplete: a full one leaves at once
        offered = [kinds.LAUNCH + slot for slot in range(s.players) if s.docked(slot)]
    elif kind == DESTROY:
        offered = [kinds.DESTROY + slot for slot in range(s.players) if s.docked(slot)]
    elif kind == SEDUCE:
        offered = _seductions(s, seat)
    elif kind == SHOOT:
        offered = _targets(s)
    else:
        offered = _redirections(s)
    offered.append(kinds.SKIP)
    return offered


def _boarding(s: MissionState, seat: int, number: int, avoided: int) -> list[int]:
    if s.reserve[seat] < number:
        return []
    return [kinds.BOARD + slot for slot in range(s.players) if slot != avoided and s.free_seats(slot) >= number]


def _moves(s: MissionState, seat: int) -> list[int]:
    offered = []
    for zone in range(ZONES):
        if s.zones[zone * s.players + seat] > 0:
            for neighbour in s.facts.borders[zone]:
                offered.append(kinds.MOVE + zone * ZONES + neighbour)
    return offered


def _discoveries(s: MissionState) -> list[int]:
    return [kinds.LOOK + zone for zone in range(OUTER) if s.discoveries[zone] != NONE]


def _seductions(s: MissionState, seat: int) -> list[int]:
    offered: list[int] = []
    if s.reserve[seat] == 0:
        return offered
    players = s.players
    for zone in range(ZONES):
        if s.zones[zone * players + seat] > 0:
            for victim in range(players):
                if victim != seat and s.zones[zone * players + victim] > 0:
                    offered.append(kinds.SEDUCE_ON_MARS + zone * SEATS + victim)
    for slot in range(players):
        if s.crew[slot * players + seat] > 0:
            for victim in range(players):
                if victim != seat and s.crew[slot * players + victim] > 0:
                    offered.append(kinds.SEDUCE_ABOARD + slot * SEATS + victim)
    return offered


def _targets(s: MissionState) -> list[int]:
    offered = []
    for zone in range(OUTER):
        for victim in range(s.players):
            if s.zones[zone * s.players + victim] > 0:
                offered.append(kinds.SHOOT + zone * SEATS + victim)
    return offered


def _redirections(s: MissionState) -> list[int]:
    offered = []
    for slot in range(s.players):
        if s.pad[slot] != NONE:
            now = s.destination(slot)
            for zone in range(ZONES):
                if zone != now and s.tokens_left[zone] > 0:
                    offered.append(kinds.REDIRECT + slot * ZONES + zone)
    return offered


# ---- what an answer does


def answer(s: MissionState, frame: Frame, action: int, log: Log | None) -> None:
    """Carry out an answer to the topmost frame, which is the half of a character."""
    kind = frame.kind
    seat = frame.seat
    s.frames.pop()
    if action == kinds.SKIP:
        return
    if kind == BOARD:
        slot = action - kinds.BOARD
        if frame.left > 1:
            # rulebook, Secret Agent: one each in two different ships
            avoided = slot if s.called[seat] == SECRET_AGENT else NONE
            s.frames.append(Frame(BOARD, seat, frame.left - 1, avoided))
        ships.board(s, seat, slot, 1, log)
    elif kind == BOARD_TWO:
        ships.board(s, seat, action - kinds.BOARD, 2, log)
    elif kind == BOARD_THREE:
        ships.board(s, seat, action - kinds.BOARD, 3, log)
    elif kind == MOVE:
        if frame.left > 1:
            s.frames.append(Frame(MOVE, seat, frame.left - 1))
        _move(s, seat, action - kinds.MOVE, log)
    elif kind == RESEARCH:
        if action == kinds.DRAW:
            _draw(s, seat, log)
        else:
            _look(s, seat, action - kinds.LOOK, log)
    elif kind == LOOK:
        _look(s, seat, action - kinds.LOOK, log)
    elif kind == PLACE:
        _place(s, seat, action - kinds.PLACE, log)
    elif kind == LAUNCH:
        _launch(s, seat, action - kinds.LAUNCH, log)
    elif kind == DESTROY:
        ships.destroy(s, seat, action - kinds.DESTROY, log)
    elif kind == SEDUCE:
        _seduce(s, seat, action, log)
    elif kind == SHOOT:
        _shoot(s, seat, action - kinds.SHOOT, log)
    else:
        _redirect(s, seat, action - kinds.REDIRECT, log)


def take_back(s: MissionState, seat: int, log: Log | None) -> None:
    """Recruiter: all character cards come back to the hand, this one too."""
    if log is not None:
        number = len([character for character in range(len(CHARACTERS)) if not s.hands[seat] >> character & 1])
        log.add(EVERYONE, kinds.CARDS_TAKEN_BACK, (seat, number))
    s.hands[seat] = ALL_CHARACTERS


def _move(s: MissionState, seat: int, way: int, log: Log | None) -> None:
    origin, target = divmod(way, ZONES)
    s.zones[origin * s.players + seat] -= 1
    s.zones[target * s.players + seat] += 1
    if log is not None:
        log.add(EVERYONE, kinds.MOVED, (seat, origin, target))
    ships.explore(s, target, log)


def _draw(s: MissionState, seat: int, log: Log | None) -> None:
    design = s.event_pile[0]
    s.event_pile = s.event_pile[1:]
    s.revealed += 1
    if not s.is_discovery(design):
        s.bonus[seat] += (design,)
        if log is not None:
            log.add_secret(seat, kinds.BONUS_DRAWN, (seat, design), (seat,))
        return
    if log is not None:
        log.add_secret(seat, kinds.DISCOVERY_DRAWN, (seat, design), (seat,))
    if NONE in s.discoveries[:OUTER]:
        s.drawn = design
        s.frames.append(Frame(PLACE, seat))
        return
    s.discarded += (design,)
    s.discarded_by += (seat,)
    if log is not None:
        log.add_secret(seat, kinds.DISCOVERY_DISCARDED, (seat, design), (seat,))
    s.frames.append(Frame(LOOK, seat))


def _place(s: MissionState, seat: int, zone: int, log: Log | None) -> None:
    s.discoveries[zone] = s.drawn
    s.seen[zone] = seat_bit(seat)
    if log is not None:
        log.add_secret(seat, kinds.DISCOVERY_PLACED, (seat, zone, s.drawn), (seat, zone))
    s.drawn = NONE


def _look(s: MissionState, seat: int, zone: int, log: Log | None) -> None:
    s.seen[zone] |= seat_bit(seat)
    s.revealed += 1
    if log is not None:
        log.add_secret(seat, kinds.DISCOVERY_LOOKED_AT, (seat, zone, s.discoveries[zone]), (seat, zone))


def _launch(s: MissionState, seat: int, slot: int, log: Log | None) -> None:
    s.flying |= 1 << slot
    if log is not None:
        log.add(EVERYONE, kinds.LAUNCHED, (seat, *ships.ship_facts(s, slot), s.aboard[slot]))


def _seduce(s: MissionState, seat: int, action: int, log: Log | None) -> None:
    s.reserve[seat] -= 1
    if action < kinds.SEDUCE_ABOARD:
        zone, victim = divmod(action - kinds.SEDUCE_ON_MARS, SEATS)
        s.zones[zone * s.players + victim] -= 1
        s.zones[zone * s.players + seat] += 1
        if log is not None:
            log.add(EVERYONE, kinds.SEDUCED_ON_MARS, (seat, victim, zone))
    else:
        slot, victim = divmod(action - kinds.SEDUCE_ABOARD, SEATS)
        s.crew[slot * s.players + victim] -= 1
        s.crew[slot * s.players + seat] += 1
        if log is not None:
            log.add(EVERYONE, kinds.SEDUCED_ABOARD, (seat, victim, *ships.ship_facts(s, slot)))
    s.memorial[victim] += 1


def _shoot(s: MissionState, seat: int, target: int, log: Log | None) -> None:
    zone, victim = divmod(target, SEATS)
    s.zones[zone * s.players + victim] -= 1
    s.memorial[victim] += 1
    if log is not None:
        log.add(EVERYONE, kinds.SHOT, (seat, victim, zone))


def _redirect(s: MissionState, seat: int, change: int, log: Log | None) -> None:
    slot, zone = divmod(change, ZONES)
    if log is not None:
        log.add(EVERYONE, kinds.REDIRECTED, (seat, *ships.ship_facts(s, slot), zone))
    ships.lay_token(s, slot, zone)
