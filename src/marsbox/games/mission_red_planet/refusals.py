"""Why an action is refused: the rule that forbids it, as a code and numbers."""

from marsbox.core.contract import Decision, Reason
from marsbox.games.mission_red_planet import kinds
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import NONE, OUTER, SEATS, ZONES, MissionState


def refusal(box: Box, s: MissionState, decision: Decision, action: int) -> Reason:
    """The reason why a seat that owes `decision` may not answer with `action`."""
    seat = decision.seat
    verb = box.actions.verb(action)
    if action == kinds.SKIP and decision.kind in (kinds.ASK_BOARD_THREE, kinds.ASK_DESTINATION, kinds.ASK_PLACE):
        return Reason("may_not_skip", (decision.kind,))
    if not _asked(box, decision, verb):
        return Reason("not_asked", (decision.kind,))
    if verb == "keep":
        return Reason("not_dealt", (action - kinds.KEEP,))
    if verb == "choose":
        return Reason("not_in_hand", (action - kinds.CHOOSE,))
    if verb == "board":
        return _boarding(s, decision, action - kinds.BOARD)
    if verb == "destination":
        return Reason("no_token_left", (action - kinds.DESTINATION,))
    if verb == "move":
        origin, target = divmod(action - kinds.MOVE, ZONES)
        if s.zones[origin * s.players + seat] == 0:
            return Reason("nobody_there", (origin,))
        return Reason("no_border", (origin, target))
    if verb == "draw":
        return Reason("no_events_left")
    if verb == "look":
        return Reason("no_discovery", (action - kinds.LOOK,))
    if verb == "place":
        zone = action - kinds.PLACE
        return Reason("discovery_there" if zone < OUTER else "central_zone", (zone,))
    if verb in ("launch", "destroy"):
        return _grounded(s, action - (kinds.LAUNCH if verb == "launch" else kinds.DESTROY))
    if verb == "shoot":
        zone, victim = divmod(action - kinds.SHOOT, SEATS)
        return Reason("no_target", (victim, zone)) if zone < OUTER else Reason("central_zone", (zone,))
    if verb == "redirect":
        slot, zone = divmod(action - kinds.REDIRECT, ZONES)
        return _redirection(s, slot, zone)
    return _seduction(s, seat, action)


def _asked(box: Box, decision: Decision, verb: str) -> bool:
    """Whether the question is answered with this verb, even if none of that kind is possible now."""
    if verb in ("draw", "look") and decision.kind == kinds.ASK_RESEARCH:
        return True
    if verb in ("seduce_on_mars", "seduce_aboard") and decision.kind == kinds.ASK_SEDUCE:
        return True
    return any(box.actions.verb(option) == verb for option in decision.options)


def _boarding(s: MissionState, decision: Decision, slot: int) -> Reason:
    if slot >= s.players or s.pad[slot] == NONE:
        return Reason("no_ship", (slot,))
    if s.flying >> slot & 1:
        return Reason("took_off", (slot,))
    needed = {kinds.ASK_BOARD_TWO: 2, kinds.ASK_BOARD_THREE: 3}.get(decision.kind, 1)
    if s.free_seats(slot) < needed:
        return Reason("too_few_seats", (slot, s.free_seats(slot), needed))
    return Reason("same_ship", (slot,))


def _grounded(s: MissionState, slot: int) -> Reason:
    if slot < s.players and s.flying >> slot & 1:
        return Reason("took_off", (slot,))
    return Reason("no_ship", (slot,))


def _redirection(s: MissionState, slot: int, zone: int) -> Reason:
    if slot >= s.players or s.pad[slot] == NONE:
        return Reason("no_ship", (slot,))
    if s.destination(slot) == zone:
        return Reason("same_destination", (slot, zone))
    return Reason("no_token_left", (zone,))


def _seduction(s: MissionState, seat: int, action: int) -> Reason:
    if action < kinds.SEDUCE_ABOARD:
        zone, victim = divmod(action - kinds.SEDUCE_ON_MARS, SEATS)
        if victim == seat:
            return Reason("own_astronaut")
        if s.zones[zone * s.players + seat] == 0:
            return Reason("nobody_there", (zone,))
        return Reason("no_target", (victim, zone))
    slot, victim = divmod(action - kinds.SEDUCE_ABOARD, SEATS)
    if slot >= s.players or s.pad[slot] == NONE:
        return Reason("no_ship", (slot,))
    if victim == seat:
        return Reason("own_astronaut")
    if s.crew[slot * s.players + seat] == 0:
        return Reason("nobody_aboard", (slot,))
    return Reason("no_target_aboard", (victim, slot))
