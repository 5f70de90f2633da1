"""Mission: Red Planet in features."""

from typing import Final, cast

from mypy_extensions import i64

from marsbox.bots.features import Features, is_so, packed, scaled
from marsbox.core.contract import State
from marsbox.core.events import seat_bit
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import (
    BONUS_CARDS,
    CHARACTERS,
    DISCOVERY_CARDS,
    FRAMES,
    LAST_TURN,
    NONE,
    OUTER,
    RESOURCES,
    SEATS,
    ZONES,
    MissionState,
)

THERE: Final = 6  # astronauts in a zone, from none to five or more
LEAD: Final = 9  # astronauts ahead of the strongest rival, from -4 to 4
KINDS: Final = len(CHARACTERS)
DESIGNS: Final = BONUS_CARDS + DISCOVERY_CARDS

# the places of a seat
ASTRONAUTS: Final = 0
HELD: Final = ASTRONAUTS + ZONES * THERE
CALLED: Final = HELD + KINDS
COMING: Final = CALLED + KINDS + 1  # to each zone, in flight and on the ground
WAITING: Final = COMING + ZONES
SCORED: Final = WAITING + ZONES
POINTS: Final = SCORED + len(RESOURCES)
RESERVE: Final = POINTS + 1
LOST: Final = RESERVE + 1
BONUSES: Final = LOST + 1
MEDAL: Final = BONUSES + 1
SEAT: Final = MEDAL + 1

BIAS: Final = SEATS * SEAT
PLAYERS: Final = BIAS + 1
TURN: Final = PLAYERS + SEATS + 1
PHASE: Final = TURN + LAST_TURN + 1
CALLING: Final = PHASE + len(FRAMES)
RESOURCE: Final = CALLING + KINDS + 1
POT: Final = RESOURCE + ZONES * 4
AHEAD: Final = POT + ZONES
WILL_LEAD: Final = AHEAD + ZONES * LEAD
FREE_SEATS: Final = WILL_LEAD + ZONES * LEAD
AIMLESS: Final = FREE_SEATS + ZONES
BONUS: Final = AIMLESS + 1
BONUS_DONE: Final = BONUS + DESIGNS
DISCOVERY: Final = BONUS_DONE + DESIGNS
UNSEEN: Final = DISCOVERY + OUTER * DESIGNS
PARTS: Final = UNSEEN + OUTER
SIZE: Final = PARTS + 4
EDITION: Final = 1  # one more whenever a place means something else: nets trained before don't fit then


class MissionFeatures(Features):
    """Astronauts, ships and tokens of each seat, from the own one on; the own cards and what the seat has looked at."""

    def __init__(self, box: Box) -> None:
        super().__init__("mission_red_planet", EDITION, SIZE)
        self.box = box

    def of(self, s: State, seat: int, parts: list[tuple[str, float]]) -> list[int]:
        s = cast(MissionState, s)
        players = s.players
        found = [is_so(BIAS), is_so(PLAYERS + players), is_so(TURN + s.turn), is_so(CALLING + s.calling + 1)]
        if s.frames:
            found.append(is_so(PHASE + s.frames[-1].kind))
        coming = s.zones.copy()
        awaiting = self._ships(s, seat, coming, found)
        for step in range(players):
            other = seat + step
            if other >= players:
                other -= players
            self._seat(s, other, step * SEAT, found)
        self._zones(s, seat, coming, awaiting, found)
        for zone in range(OUTER):
            design = s.discoveries[zone]
            if design != NONE:
                if s.seen[zone] & seat_bit(seat):
                    found.append(is_so(DISCOVERY + zone * DESIGNS + min(design, DESIGNS - 1)))
                else:
                    found.append(is_so(UNSEEN + zone))
        for design in s.bonus[seat]:
            found.append(is_so(BONUS + min(design, DESIGNS - 1)))
            bonus = self.box.cards[design].bonus
            if bonus is not None:
                found.append(packed(BONUS_DONE + min(design, DESIGNS - 1), 2 * bonus.points(s, seat)))
        for at, part in enumerate(parts):
            found.append(scaled(PARTS + at, part[1] / 8.0))
        return found

    def _zones(self, s: MissionState, seat: i64, coming: list[int], awaiting: i64, found: list[int]) -> None:
        """What lies in each zone, and how far the seat is ahead there, now and once all ships have landed."""
        players: i64 = s.players
        for zone in range(i64(ZONES)):
            resource: i64 = s.resources[zone]
            found.append(is_so(RESOURCE + zone * 4 + resource + 1))
            tokens: i64 = s.pot[zone]
            if tokens:
                found.append(packed(POT + zone, 8 * tokens))
            lead = _lead(s.zones, zone * players, players, seat)
            found.append(is_so(AHEAD + zone * LEAD + lead))
            if awaiting >> zone & 1:
                lead = _lead(coming, zone * players, players, seat)
            found.append(is_so(WILL_LEAD + zone * LEAD + lead))

    def _seat(self, s: MissionState, seat: i64, start: i64, found: list[int]) -> None:
        """What is open to everyone's eyes."""
        players: i64 = s.players
        place: i64 = start + ASTRONAUTS
        for zone in range(ZONES):
            there: i64 = s.zones[zone * players + seat]
            if there:
                found.append(is_so(place + (there if there < THERE else THERE - 1)))
            place += THERE
        hand: i64 = s.hands[seat]
        place = start + HELD
        while hand:
            if hand & 1:
                found.append(is_so(place))
            hand >>= 1
            place += 1
        found.append(is_so(start + CALLED + s.called[seat] + 1))
        points: i64 = 0
        for resource in range(i64(len(RESOURCES))):
            tokens: i64 = s.scored[seat * len(RESOURCES) + resource]
            if tokens:
                value: i64 = s.facts.values[resource]
                points += value * tokens
                found.append(packed(start + SCORED + resource, 2 * tokens))
        found.append(packed(start + POINTS, points))
        found.append(packed(start + RESERVE, s.reserve[seat]))
        if s.memorial[seat]:
            found.append(packed(start + LOST, 4 * s.memorial[seat]))
        found.append(packed(start + BONUSES, 8 * len(s.bonus[seat])))
        if s.first == seat:
            found.append(is_so(start + MEDAL))

    def _ships(self, s: MissionState, seat: int, coming: list[int], found: list[int]) -> i64:
        """Who is on the way where; `coming` becomes the astronauts in each zone once all ships have landed.

        Returns the zones that somebody is on the way to, as bits.
        """
        awaiting: i64 = 0
        players: i64 = s.players
        own: i64 = seat
        for slot in range(players):
            if s.pad[slot] == NONE:
                continue
            zone: i64 = s.destination(slot)
            flying = s.flying >> slot & 1
            if zone == NONE:
                found.append(packed(AIMLESS, 8 * s.free_seats(slot)))
                continue
            if not flying:
                found.append(packed(FREE_SEATS + zone, 4 * s.free_seats(slot)))
            place: i64 = zone + (COMING if flying else WAITING)
            for step in range(players):
                other = own + step
                if other >= players:
                    other -= players
                crew: i64 = s.crew[slot * players + other]
                if crew:
                    awaiting |= 1 << zone
                    coming[zone * players + other] += crew
                    found.append(packed(place + step * SEAT, 8 * crew))
        return awaiting


def _lead(astronauts: list[int], start: i64, players: i64, seat: i64) -> i64:
    """How many astronauts a seat is ahead of the strongest rival in a zone, from 0 for -4 to 8 for 4."""
    own: i64 = 0
    most: i64 = 0
    for other in range(players):
        there: i64 = astronauts[start + other]
        if other == seat:
            own = there
        elif there > most:
            most = there
    lead = own - most + 4
    return 0 if lead < 0 else LEAD - 1 if lead >= LEAD else lead
