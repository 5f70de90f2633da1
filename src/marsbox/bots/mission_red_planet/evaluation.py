"""What a position of Mission: Red Planet is worth: score tokens, and what the astronauts will probably bring."""

from typing import Final, cast

from marsbox.bots.evaluation import Evaluation
from marsbox.core.contract import State
from marsbox.core.events import seat_bit
from marsbox.games.mission_red_planet import characters, kinds, turn
from marsbox.games.mission_red_planet.cards import Discovery, EachResource, EachZone, Most, Occupy, TakeTokens, measured
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.scoring import ICE_BONUS, RESOURCE_TOKEN, SCORINGS, discovery_of, token_points
from marsbox.games.mission_red_planet.state import (
    CHARACTERS,
    CHOOSE,
    ICE,
    LAST_TURN,
    NONE,
    OUTER,
    RECRUITER,
    RESOURCES,
    ZONES,
    Frame,
    MissionState,
)

# All in points, or as parts of an astronaut on Mars.
IN_FLIGHT: Final = 0.95  # it lands this turn, if nobody redirects or seduces it
ON_THE_GROUND: Final = 0.55  # a ship may wait, be destroyed or be sent elsewhere
SEAT_TAKEN: Final = 0.25  # how much a ship that is nearly full is nearer to leaving
UNEXPLORED: Final = 1.9  # points of a token of unknown resource
DISCOUNT: Final = 0.8  # for each further scoring: majorities change until then
IN_HAND: Final = 0.35  # a character that can still be played
RECRUITER_IN_HAND: Final = 0.8
BONUS_DRAWN: Final = 2.0  # a bonus card whose condition can still be worked for
# What search needs to know; found by playing.
ITERATIONS: Final = 1200
EXPLORATION: Final = 0.8
TRUST: Final = 0.8
ROLLOUT: Final = 6
SCALE: Final = 4.0  # points ahead that make victory likely
TURNS_AHEAD: Final = 1  # that a search looks into besides the one it begins in
RIVAL: Final = 0.5  # what the best rival has counts less than what I have: I can do less about it


class MissionEvaluation(Evaluation):
    """Own prospects against those of the best rival."""

    def __init__(self, box: Box) -> None:
        super().__init__(SCALE, ITERATIONS, EXPLORATION, TRUST, ROLLOUT)
        self.box = box

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        s = cast(MissionState, s)
        worth = [self._zone_worth(s, seat, zone) for zone in range(ZONES)]
        strength = strength_of(s)
        token = _token_worth(s)
        best_rival = 0.0
        for other in range(s.players):
            if other != seat:
                best_rival = max(best_rival, _prospects(s, other, worth, strength, token))
        points = float(token_points(s, seat))
        return [
            ("points", points),
            ("prospects", _prospects(s, seat, worth, strength, token) - points + self._points_here(s, seat)),
            ("cards", self._cards(s, seat)),
            ("rival", -RIVAL * best_rival),
        ]

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        s = cast(MissionState, s).copy()
        s.answers = [()] * s.players
        s.pending = None
        if action >= kinds.KEEP:
            s.bonus[seat] = (action - kinds.KEEP,)
            return s
        character = action - kinds.CHOOSE
        s.hands[seat] &= ~(1 << character)
        s.called[seat] = character
        s.frames = [Frame(CHOOSE)]
        characters.begin(s, seat, character)
        turn.advance(self.box, s, None)
        return s

    def beyond(self, begun: State, s: State) -> bool:
        return cast(MissionState, s).turn > cast(MissionState, begun).turn + TURNS_AHEAD

    def _zone_worth(self, s: MissionState, seat: int, zone: int) -> float:
        """The points that the majority in a zone will probably bring."""
        resource = s.resources[zone]
        value = UNEXPLORED if resource == NONE else float(s.facts.values[resource])
        tokens = float(s.pot[zone])
        weight = 1.0
        discovery = self._known_discovery(s, seat, zone)
        for scored, added in SCORINGS.items():
            if scored >= s.turn:
                if scored == LAST_TURN and discovery is not None and discovery.tokens != NONE:
                    added = discovery.tokens
                tokens += weight * added
                weight *= DISCOUNT
        worth = tokens * value
        if discovery is not None:
            worth += discovery.leader + discovery.extra * s.facts.values[discovery.of]
        return worth

    def _known_discovery(self, s: MissionState, seat: int, zone: int) -> Discovery | None:
        """The discovery beside a zone, if the seat has seen it: in a state drawn for it, any other is a guess."""
        if zone >= OUTER or not s.seen[zone] & seat_bit(seat):
            return None
        return discovery_of(self.box, s, zone)

    def _points_here(self, s: MissionState, seat: int) -> float:
        """What known discoveries bring for being there."""
        points = 0.0
        for zone in range(OUTER):
            discovery = self._known_discovery(s, seat, zone)
            if discovery is not None and s.zones[zone * s.players + seat] > 0:
                points += discovery.everyone
        return points

    def _cards(self, s: MissionState, seat: int) -> float:
        """The characters in the hand, and the bonus cards."""
        value = 0.0
        left = LAST_TURN - s.turn
        held = 0
        for character in range(len(CHARACTERS)):
            if s.hands[seat] >> character & 1:
                held += 1
        value += IN_HAND * min(held, left)
        if s.hands[seat] >> RECRUITER & 1 and held < left:
            value += RECRUITER_IN_HAND
        for design in s.bonus[seat]:
            value += self._bonus(s, seat, design)
        return value

    def _bonus(self, s: MissionState, seat: int, design: int) -> float:
        """What a bonus card will probably bring."""
        bonus = self.box.cards[design].bonus
        if isinstance(bonus, TakeTokens):
            return bonus.number * s.facts.values[bonus.resource] + (ICE_BONUS / 4 if bonus.resource == ICE else 0)
        if bonus is None or s.over:
            return 0.0
        played = s.turn / LAST_TURN
        sure = bonus.points(s, seat) * played
        if isinstance(bonus, Occupy):
            there = len([zone for zone in bonus.zones if s.zones[zone * s.players + seat] > 0])
            hope = bonus.worth * (there / len(bonus.zones)) ** 2
        elif isinstance(bonus, Most):
            own = measured(s, seat, bonus.measure)
            most = max([measured(s, other, bonus.measure) for other in range(s.players)])
            hope = bonus.worth * 0.6 * (own + 0.5) / (most + 1)
        elif isinstance(bonus, EachZone):
            hope = bonus.points(s, seat) + 2.0
        elif isinstance(bonus, EachResource):
            tokens = s.scored[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]
            have = sum([min(bonus.number, number) for number in tokens])
            hope = bonus.worth * (have + 1) / (bonus.number * len(RESOURCES) + 1) * 0.7
        else:
            hope = 0.0
        return max(sure, BONUS_DRAWN * (1 - played) + hope * (1 - 0.3 * played))


def strength_of(s: MissionState) -> list[float]:
    """How many astronauts each seat has in each zone, those on the way there counted in part."""
    players = s.players
    strength = [float(number) for number in s.zones]
    for slot in range(players):
        if s.pad[slot] == NONE:
            continue
        zone = s.destination(slot)
        if zone == NONE or s.aboard[slot] == 0:
            continue
        if s.flying >> slot & 1:
            part = IN_FLIGHT
        elif s.turn >= LAST_TURN:
            part = 0.3
        else:
            part = ON_THE_GROUND + SEAT_TAKEN * s.aboard[slot] / s.facts.seats[s.pad[slot]]
        for seat in range(players):
            strength[zone * players + seat] += part * s.crew[slot * players + seat]
    return strength


def _token_worth(s: MissionState) -> float:
    """The points that a sole lead will probably bring besides, by the resource token of the zone."""
    if not s.taking_tokens:
        return 0.0
    worth = float(RESOURCE_TOKEN)
    for scored in SCORINGS:
        if s.turn <= scored < LAST_TURN:
            worth *= DISCOUNT
    return worth


def _prospects(s: MissionState, seat: int, worth: list[float], strength: list[float], token: float) -> float:
    """Score tokens, the share of every zone and the ice bonus; a sole lead may bring a resource token as well."""
    value = float(token_points(s, seat))
    for zone in range(ZONES):
        own = strength[zone * s.players + seat]
        if own > 0.0:
            rivals = 0.0
            strongest = 0.0
            for other in range(s.players):
                if other != seat:
                    rival = strength[zone * s.players + other]
                    rivals += rival * rival
                    strongest = max(strongest, rival)
            value += (worth[zone] + (token if own > strongest else 0.0)) * own * own / (own * own + rivals + 0.3)
    ice = s.scored[seat * len(RESOURCES) + ICE]
    if ice:
        total = 0
        for other in range(s.players):
            total += s.scored[other * len(RESOURCES) + ICE]
        value += ICE_BONUS * ice / (total + 1) * s.turn / LAST_TURN
    return value
