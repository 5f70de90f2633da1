"""The state of a game of Mission: Red Planet: ships, astronauts, tokens and cards, and what is still to do."""

from typing import Final

from marsbox.core.contract import State
from marsbox.core.rng import SeedRng

# The counts of the box.
ZONES: Final = 10
OUTER: Final = 7  # zones 0 to 6, clockwise from the north; the other three are central
SHIPS: Final = 34
SHIPS_PER_ZONE: Final = 3
DESTINATION_TOKENS: Final = 2  # for each zone
RESOURCE_TOKENS: Final = 14
SCORE_TOKENS: Final = 70
BONUS_CARDS: Final = 13
DISCOVERY_CARDS: Final = 11
ASTRONAUTS: Final = 22
SEATS: Final = 5

ICE: Final = 0
SYLVANITE: Final = 1
CELERIUM: Final = 2
RESOURCES: Final = ("ice", "sylvanite", "celerium")

# The characters, in the order in which they are called.
RECRUITER: Final = 0
EXPLORER: Final = 1
SCIENTIST: Final = 2
SECRET_AGENT: Final = 3
SABOTEUR: Final = 4
FEMME_FATALE: Final = 5
TRAVELER: Final = 6
SOLDIER: Final = 7
PILOT: Final = 8
CHARACTERS: Final = (
    "recruiter",
    "explorer",
    "scientist",
    "secret_agent",
    "saboteur",
    "femme_fatale",
    "traveler",
    "soldier",
    "pilot",
)
ALL_CHARACTERS: Final = 0b111111111

LAST_TURN: Final = 10
NONE: Final = -1  # no ship, no token, no card, no resource

# The kinds of frame: what is still to be done. Up to REDIRECT they ask something.
SETUP_ASTRONAUTS: Final = 0  # the astronauts drawn at set-up board; one on a manual ship is asked for its destination
DESTINATION: Final = 1  # whoever boarded a manual ship first lays a destination token; `slot`
KEEP_BONUS: Final = 2  # everyone keeps one of the event cards dealt at set-up
CHOOSE: Final = 3  # everyone chooses a character
BOARD: Final = 4  # up to `left` astronauts board, one after the other; not ship `slot`
BOARD_TWO: Final = 5  # Soldier: two on one ship, or none
BOARD_THREE: Final = 6  # Traveler: three on one ship
MOVE: Final = 7  # Explorer: up to `left` moves
RESEARCH: Final = 8  # Scientist: draw an event card or look at a discovery
PLACE: Final = 9  # Scientist: place the discovery drawn
LOOK: Final = 10  # Scientist: all outer zones are taken, so look at a discovery instead
LAUNCH: Final = 11  # Secret Agent
DESTROY: Final = 12  # Saboteur
SEDUCE: Final = 13  # Femme Fatale
SHOOT: Final = 14  # Soldier
REDIRECT: Final = 15  # Pilot
# Those from here on never ask anything.
DEAL_EVENTS: Final = 16
TAKE_BACK: Final = 17  # Recruiter: all character cards come back
NEW_SHIPS: Final = 18  # phase 1
CALL: Final = 19  # phase 3: the next character is called, or the next of those who revealed it begins
ARRIVAL: Final = 20  # phase 4
END_OF_TURN: Final = 21  # phase 5
FRAMES: Final = (
    "setup_astronauts",
    "destination",
    "keep_bonus",
    "choose",
    "board",
    "board_two",
    "board_three",
    "move",
    "research",
    "place",
    "look",
    "launch",
    "destroy",
    "seduce",
    "shoot",
    "redirect",
    "deal_events",
    "take_back",
    "new_ships",
    "call",
    "arrival",
    "end_of_turn",
)


class Frame:
    """Something still to be done. Frames are never changed, so clones share them."""

    def __init__(self, kind: int, seat: int = NONE, left: int = 0, slot: int = NONE) -> None:
        self.kind = kind
        self.seat = seat
        self.left = left
        self.slot = slot


class Facts:
    """What the rules need to know of the components all the time.

    Event cards are told by their design: bonus designs come first, discovery designs from `first_discovery` on. Cards
    of one design can't be told apart.
    """

    def __init__(
        self,
        borders: tuple[tuple[int, ...], ...],
        destinations: tuple[int, ...],
        seats: tuple[int, ...],
        values: tuple[int, ...],
        resource_tokens: tuple[int, ...],
        copies: tuple[int, ...],
        first_discovery: int,
        ship_ids: tuple[str, ...],
        card_ids: tuple[str, ...],
    ) -> None:
        self.borders = borders
        self.destinations = destinations
        self.seats = seats
        self.values = values
        self.resource_tokens = resource_tokens
        self.copies = copies
        self.first_discovery = first_discovery
        self.ship_ids = ship_ids
        self.card_ids = card_ids


class MissionState(State):
    """A position. Piles are tuples, replaced when they change; the top comes first.

    A ship has a `slot` of the launch pad as long as it is in play, on the ground or in flight; the slot is free once
    the ship has landed or was destroyed. Counts by zone or slot and seat stand at `place * players + seat`.
    """

    facts: Facts
    turn: int
    first: int  # who has the medal of the first player
    over: bool
    taking_tokens: bool  # option: a sole leader takes the resource token of the zone at the end
    ship_pile: tuple[int, ...]
    ship_discard: tuple[int, ...]
    pad: list[int]  # the ship in each slot, or NONE
    flying: int  # a bit for each slot whose ship has taken off
    tokens_on: list[int]  # the zone of the destination token on the ship in each slot, or NONE
    crew: list[int]
    aboard: list[int]  # the sum of the crew for each slot
    tokens_left: list[int]  # destination tokens beside the board, for each zone
    zones: list[int]  # astronauts
    reserve: list[int]
    memorial: list[int]
    resources: list[int]  # the resource found in each zone, or NONE
    resource_pile: tuple[int, ...]
    pot: list[int]  # score tokens left in each zone by a tie
    scored: list[int]  # score tokens at `seat * 3 + resource`
    event_pile: tuple[int, ...]
    discoveries: list[int]  # the design beside each zone, or NONE
    seen: list[int]  # who knows the discovery beside each zone, a mask of `seat_bit`
    discarded: tuple[int, ...]  # discoveries for which no zone was left
    discarded_by: tuple[int, ...]
    drawn: int  # the discovery that a Scientist is about to place, or NONE
    bonus: list[tuple[int, ...]]  # the first one was kept at set-up, the others drawn
    # Set-up: who is still to be drawn, the event cards before each seat, what each gave back and everyone has seen.
    astronauts: tuple[int, ...]
    dealt: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]
    shown: tuple[int, ...]
    hands: list[int]  # a bit for each character in the hand; a chosen one stays until it is called
    chosen: list[int]  # the character chosen and not yet called, or NONE
    called: list[int]  # the character with which each seat answered a call of this turn, or NONE
    calling: int  # the last character called, or NONE
    queue: tuple[int, ...]  # who revealed it and has not acted yet
    last: int  # who was called last this turn
    frames: list[Frame]
    reshuffles: tuple[tuple[int, ...], ...]  # given orders of the next ship piles, from the top
    given_events: tuple[int, ...]  # a given order of the event pile after the set-up, from the top

    @staticmethod
    def empty(facts: Facts, players: int, rng: SeedRng) -> "MissionState":
        """A state with nothing in place yet."""
        s = MissionState(players, rng, [()] * players)
        s.facts = facts
        s.turn = 0
        s.first = NONE
        s.over = False
        s.taking_tokens = False
        s.ship_pile = ()
        s.ship_discard = ()
        s.pad = [NONE] * players
        s.flying = 0
        s.tokens_on = [NONE] * players
        s.crew = [0] * (players * players)
        s.aboard = [0] * players
        s.tokens_left = [DESTINATION_TOKENS] * ZONES
        s.zones = [0] * (ZONES * players)
        s.reserve = [ASTRONAUTS] * players
        s.memorial = [0] * players
        s.resources = [NONE] * ZONES
        s.resource_pile = ()
        s.pot = [0] * ZONES
        s.scored = [0] * (players * len(RESOURCES))
        s.event_pile = ()
        s.discoveries = [NONE] * ZONES
        s.seen = [0] * ZONES
        s.discarded = ()
        s.discarded_by = ()
        s.drawn = NONE
        s.bonus = [()] * players
        s.astronauts = ()
        s.dealt = [()] * players
        s.returned = [()] * players
        s.shown = ()
        s.hands = [ALL_CHARACTERS] * players
        s.chosen = [NONE] * players
        s.called = [NONE] * players
        s.calling = NONE
        s.queue = ()
        s.last = NONE
        s.frames = []
        s.reshuffles = ()
        s.given_events = ()
        return s

    def copy(self) -> "MissionState":
        """An independent copy."""
        new = MissionState(self.players, self.rng.copy(), self.answers.copy())
        new.revealed = self.revealed
        new.pending = self.pending
        new.asks_everything = self.asks_everything
        new.facts = self.facts
        new.turn = self.turn
        new.first = self.first
        new.over = self.over
        new.taking_tokens = self.taking_tokens
        new.ship_pile = self.ship_pile
        new.ship_discard = self.ship_discard
        new.pad = self.pad.copy()
        new.flying = self.flying
        new.tokens_on = self.tokens_on.copy()
        new.crew = self.crew.copy()
        new.aboard = self.aboard.copy()
        new.tokens_left = self.tokens_left.copy()
        new.zones = self.zones.copy()
        new.reserve = self.reserve.copy()
        new.memorial = self.memorial.copy()
        new.resources = self.resources.copy()
        new.resource_pile = self.resource_pile
        new.pot = self.pot.copy()
        new.scored = self.scored.copy()
        new.event_pile = self.event_pile
        new.discoveries = self.discoveries.copy()
        new.seen = self.seen.copy()
        new.discarded = self.discarded
        new.discarded_by = self.discarded_by
        new.drawn = self.drawn
        new.bonus = self.bonus.copy()
        new.astronauts = self.astronauts
        new.dealt = self.dealt.copy()
        new.returned = self.returned.copy()
        new.shown = self.shown
        new.hands = self.hands.copy()
        new.chosen = self.chosen.copy()
        new.called = self.called.copy()
        new.calling = self.calling
        new.queue = self.queue
        new.last = self.last
        new.frames = self.frames.copy()
        new.reshuffles = self.reshuffles
        new.given_events = self.given_events
        return new

    def docked(self, slot: int) -> bool:
        """Whether there is a ship on the ground in this slot."""
        return self.pad[slot] != NONE and not self.flying >> slot & 1

    def free_seats(self, slot: int) -> int:
        """How many astronauts can still board the ship in this slot."""
        return self.facts.seats[self.pad[slot]] - self.aboard[slot] if self.docked(slot) else 0

    def destination(self, slot: int) -> int:
        """Where the ship in this slot flies: a token beats what is printed; NONE for a manual ship without one."""
        token = self.tokens_on[slot]
        return token if token != NONE else self.facts.destinations[self.pad[slot]]

    def is_discovery(self, design: int) -> bool:
        """Whether an event card is a discovery."""
        return design >= self.facts.first_discovery
