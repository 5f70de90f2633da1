"""Drawing anew all that a seat does not know, so that the seat can't tell the result from the truth.

What a seat knows of the event cards: its own, the discoveries it has placed, discarded or looked at, those shown at
set-up, and the cards it gave back then, which no other player can have kept. Whether a hidden card is a bonus or a
discovery is known to everybody from what became of it.
"""

from marsbox.core.events import seat_bit
from marsbox.core.rng import FastRng
from marsbox.games.mission_red_planet.state import CHARACTERS, NONE, OUTER, MissionState


def redeal(s: MissionState, seat: int, rng: FastRng) -> None:
    """Draw anew, in place, all that the seat (or the spectator) does not know."""
    s.reshuffles = ()
    s.given_events = ()
    s.ship_pile = _shuffled(s.ship_pile, rng)
    s.resource_pile = _shuffled(s.resource_pile, rng)
    s.astronauts = _shuffled(s.astronauts, rng)
    _rechoose(s, seat, rng)
    if s.turn > 0:
        _redeal_events(s, seat, rng)
    elif s.dealt[0]:
        _redeal_hands(s, seat, rng)
    else:
        s.event_pile = _shuffled(s.event_pile, rng)


def _shuffled(pile: tuple[int, ...], rng: FastRng) -> tuple[int, ...]:
    items = list(pile)
    rng.shuffle(items)
    return tuple(items)


def _rechoose(s: MissionState, seat: int, rng: FastRng) -> None:
    """A character that was not called yet is one in the hand that comes after the last one called."""
    for other in range(s.players):
        if other != seat and s.chosen[other] != NONE:
            possible = [
                character for character in range(s.calling + 1, len(CHARACTERS)) if s.hands[other] >> character & 1
            ]
            s.chosen[other] = rng.choice(possible)


def _redeal_hands(s: MissionState, seat: int, rng: FastRng) -> None:
    """Set-up: the three cards before each other seat, one of them a bonus at least."""
    hidden = list(s.event_pile)
    for other in range(s.players):
        if other != seat:
            hidden += s.dealt[other]
    while True:
        rng.shuffle(hidden)
        rest = tuple(hidden)
        fair = True
        for other in range(s.players):
            if other != seat:
                size = len(s.dealt[other])
                s.dealt[other] = rest[:size]
                rest = rest[size:]
                fair = fair and min(s.dealt[other]) < s.facts.first_discovery
        if fair:
            s.event_pile = rest
            return


def _redeal_events(s: MissionState, seat: int, rng: FastRng) -> None:
    unknown = list(s.facts.copies)
    # when the game is over, all bonus cards and all discoveries beside zones are turned up
    strangers = [other for other in range(s.players) if other != seat and not s.over]
    for owner in range(s.players):
        if owner not in strangers:
            _take(unknown, s.bonus[owner])
    secret = [zone for zone in range(OUTER) if s.discoveries[zone] != NONE and not _knows(s, seat, zone)]
    for zone in range(OUTER):
        if s.discoveries[zone] != NONE and zone not in secret:
            _take(unknown, (s.discoveries[zone],))
    for number, owner in enumerate(s.discarded_by):
        if owner == seat:
            _take(unknown, (s.discarded[number],))
    placing = s.drawn != NONE and s.frames[-1].seat == seat
    if placing:
        _take(unknown, (s.drawn,))
    _redeal_kept(s, seat, strangers, unknown, rng)
    bonus = _pile(unknown[: s.facts.first_discovery], 0)
    discoveries = _pile(unknown[s.facts.first_discovery :], s.facts.first_discovery)
    rng.shuffle(bonus)
    rng.shuffle(discoveries)
    for other in strangers:
        number = len(s.bonus[other]) - 1
        s.bonus[other] = (s.bonus[other][0], *bonus[:number])
        bonus = bonus[number:]
    for zone in secret:
        s.discoveries[zone] = discoveries.pop()
    s.discarded = tuple(
        [design if s.discarded_by[number] == seat else discoveries.pop() for number, design in enumerate(s.discarded)]
    )
    if s.drawn != NONE and not placing:
        s.drawn = discoveries.pop()
    s.event_pile = _shuffled(tuple(bonus + discoveries), rng)
    _redeal_returned(s, seat, rng)


def _knows(s: MissionState, seat: int, zone: int) -> bool:
    return s.over or s.seen[zone] & seat_bit(seat) != 0


def _redeal_kept(s: MissionState, seat: int, strangers: list[int], unknown: list[int], rng: FastRng) -> None:
    """The bonus cards that the others kept at set-up: none of those that this seat kept or gave back."""
    possible = list(s.facts.copies)
    if seat >= 0:
        _take(possible, s.bonus[seat][:1] + s.returned[seat])
    candidates = _pile([min(possible[design], unknown[design]) for design in range(s.facts.first_discovery)], 0)
    rng.shuffle(candidates)
    for other in strangers:
        kept = candidates.pop()
        s.bonus[other] = (kept, *s.bonus[other][1:])
        unknown[kept] -= 1


def _redeal_returned(s: MissionState, seat: int, rng: FastRng) -> None:
    """What the others gave back at set-up: any cards that were not kept, shown or given back by this seat."""
    possible = list(s.facts.copies)
    _take(possible, s.shown)
    for other in range(s.players):
        _take(possible, s.bonus[other][:1])
    if seat >= 0:
        _take(possible, s.returned[seat])
    cards = _pile(possible, 0)
    rng.shuffle(cards)
    for other in range(s.players):
        if other != seat:
            number = len(s.returned[other])
            s.returned[other] = tuple(cards[:number])
            cards = cards[number:]


def _take(counts: list[int], designs: tuple[int, ...]) -> None:
    for design in designs:
        counts[design] -= 1


def _pile(counts: list[int], first: int) -> list[int]:
    """Every design, numbered from `first`, as often as it is counted."""
    return [first + design for design, count in enumerate(counts) for _ in range(count)]
