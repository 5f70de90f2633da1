"""Ships and their destinations: docking, boarding, taking off, landing, being destroyed."""

from marsbox.core.errors import SetupError
from marsbox.core.events import EVERYONE, Log
from marsbox.games.mission_red_planet import kinds
from marsbox.games.mission_red_planet.state import DESTINATION, NONE, Frame, MissionState


def ship_facts(s: MissionState, slot: int) -> tuple[int, int, int]:
    """A ship as events name it: its slot, which ship it is, and where it flies."""
    return (slot, s.pad[slot], s.destination(slot))


def dock(s: MissionState, slot: int, log: Log | None) -> None:
    """The first ship of the pile comes onto the launch pad; discarded ships make a new pile when there is none."""
    if not s.ship_pile:
        s.ship_pile = _shuffled(s, s.ship_discard)
        s.ship_discard = ()
        if log is not None:
            log.add(EVERYONE, kinds.SHIPS_RESHUFFLED, (len(s.ship_pile),))
    s.pad[slot] = s.ship_pile[0]
    s.ship_pile = s.ship_pile[1:]
    s.revealed += 1
    if log is not None:
        log.add(EVERYONE, kinds.SHIP_DOCKED, ship_facts(s, slot))


def _shuffled(s: MissionState, ships: tuple[int, ...]) -> tuple[int, ...]:
    order = sorted(ships)
    s.rng.shuffle(order)
    if s.reshuffles:
        given = s.reshuffles[0]
        for ship in given:
            if ship not in ships:
                name = s.facts.ship_ids[ship]
                raise SetupError(
                    f'the deal\'s "reshuffles" puts ship "{name}" into a new pile, but it was not discarded'
                )
        s.reshuffles = s.reshuffles[1:]
        return given + tuple([ship for ship in order if ship not in given])
    return tuple(order)


def board(s: MissionState, seat: int, slot: int, number: int, log: Log | None) -> None:
    """Astronauts of the reserve board a ship. The first one on a manual ship lays a destination; a full ship leaves."""
    s.reserve[seat] -= number
    s.crew[slot * s.players + seat] += number
    s.aboard[slot] += number
    if log is not None:
        log.add(EVERYONE, kinds.BOARDED, (seat, *ship_facts(s, slot), number))
    if s.destination(slot) == NONE:
        s.frames.append(Frame(DESTINATION, seat, slot=slot))
    else:
        take_off_if_full(s, slot, log)


def take_off_if_full(s: MissionState, slot: int, log: Log | None) -> None:
    """A ship takes off at once when its last seat is taken."""
    if s.free_seats(slot) == 0:
        s.flying |= 1 << slot
        if log is not None:
            log.add(EVERYONE, kinds.TOOK_OFF, ship_facts(s, slot))


def lay_token(s: MissionState, slot: int, zone: int) -> None:
    """A destination token comes onto a ship; one that lies there goes back."""
    free_token(s, slot)
    s.tokens_left[zone] -= 1
    s.tokens_on[slot] = zone


def free_token(s: MissionState, slot: int) -> None:
    """The destination token on a ship, if any, is available again."""
    if s.tokens_on[slot] != NONE:
        s.tokens_left[s.tokens_on[slot]] += 1
        s.tokens_on[slot] = NONE


def destroy(s: MissionState, seat: int, slot: int, log: Log | None) -> None:
    """A ship on the ground is discarded, and all aboard are lost."""
    losses = _crew(s, slot)
    if log is not None:
        log.add(EVERYONE, kinds.DESTROYED, (seat, *ship_facts(s, slot), *losses))
    for owner in range(s.players):
        s.memorial[owner] += losses[owner]
    _discard(s, slot)


def arrive(s: MissionState, log: Log | None) -> None:
    """Phase 4: every ship in flight lands, its astronauts enter the zone, and the ship is discarded."""
    for slot in range(s.players):
        if s.flying >> slot & 1:
            zone = s.destination(slot)
            landing = _crew(s, slot)
            if log is not None:
                log.add(EVERYONE, kinds.LANDED, (*ship_facts(s, slot), *landing))
            if s.aboard[slot] > 0:
                for seat in range(s.players):
                    s.zones[zone * s.players + seat] += landing[seat]
                explore(s, zone, log)
            _discard(s, slot)
    s.flying = 0


def _crew(s: MissionState, slot: int) -> tuple[int, ...]:
    return tuple(s.crew[slot * s.players : (slot + 1) * s.players])


def _discard(s: MissionState, slot: int) -> None:
    free_token(s, slot)
    s.ship_discard += (s.pad[slot],)
    s.pad[slot] = NONE
    s.aboard[slot] = 0
    for place in range(slot * s.players, (slot + 1) * s.players):
        s.crew[place] = 0


def explore(s: MissionState, zone: int, log: Log | None) -> None:
    """The first astronaut in a zone finds its resource."""
    if s.resources[zone] != NONE:
        return
    s.resources[zone] = s.resource_pile[0]
    s.resource_pile = s.resource_pile[1:]
    s.revealed += 1
    if log is not None:
        log.add(EVERYONE, kinds.RESOURCE_FOUND, (zone, s.resources[zone]))
