"""The state of a game of Pocket Mars: who has which cards and colonists, who knows what, and what is still to do."""

from typing import Final

from marsbox.core.contract import State
from marsbox.core.rng import SeedRng

# Buildings and the colours of cards are the same five things; the first four host colonists. The order is also the one
# in which Devious Automatics prefers equally good places.
ECOSYSTEM: Final = 0
WATER: Final = 1
ENERGY: Final = 2
SCIENCE: Final = 3
CONSTRUCTION: Final = 4
BUILDINGS: Final = ("ecosystem", "water", "energy", "science", "construction")
HOSTS: Final = 4

CARDS: Final = 35
CARDS_PER_COLOUR: Final = 7
COLONISTS: Final = 7
HAND_SIZE: Final = 2
MODULE_SIZE: Final = 2
DRAFT_PACK: Final = 5
AUTOMATICS: Final = 1  # the side of Devious Automatics in a solo game; the person is side 0

# The kinds of frame: what is still to be done.
DRAFT: Final = 0  # everyone keeps a card of a pack
STORE_SETUP: Final = 1  # everyone puts two cards into the module
TURN: Final = 2  # the active player takes one of the five actions
LAND: Final = 3  # step A
MODULE_ACTION: Final = 4  # step B
BUILDING: Final = 5  # step C
STEPS: Final = 6  # the steps of a card's action, from number `index` on
DISCARD_RIVAL: Final = 7  # solo: a card of the Automatics' module is discarded
FOUR_CARDS: Final = 8  # the 4-card rule, for `left` players from `seat` on
# Those from here on never ask anything.
DISCARD_PLAYED: Final = 9  # a hand card is discarded after its action
SYSTEM_FAILURE: Final = 10  # solo: the second phase of a round
ANDROID_ACTIVATION: Final = 11  # solo: the third phase of a round
END_OF_TURN: Final = 12
FRAMES: Final = (
    "draft",
    "store_setup",
    "turn",
    "land",
    "module_action",
    "building",
    "steps",
    "discard_rival",
    "four_cards",
    "discard_played",
    "system_failure",
    "android_activation",
    "end_of_turn",
)


class Frame:
    """Something still to be done. Frames are never changed, so clones share them.

    `building` is the building a module action is connected to; for a hand action it is -1. `left` counts what is still
    to be answered in the step with number `index`, or the players whom the 4-card rule has not reached.
    """

    def __init__(self, kind: int, seat: int, card: int = -1, building: int = -1, index: int = 0, left: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.building = building
        self.index = index
        self.left = left


class Facts:
    """What the rules need to know of the components all the time: the cards' names, colours and values, the energy
    track."""

    def __init__(
        self,
        names: tuple[str, ...],
        colours: tuple[int, ...],
        values: tuple[int, ...],
        energy_start: int,
        energy_maximum: int,
        building_value: int,
    ) -> None:
        self.names = names
        self.colours = colours
        self.values = values
        self.energy_start = energy_start
        self.energy_maximum = energy_maximum
        self.building_value = building_value


class PocketMarsState(State):
    """A position. Card piles are tuples, replaced when they change; the top of the deck comes first.

    Lists with an entry for each side have one for each player, and in a solo game a second one for Devious Automatics.
    `one` and `two` count the colonists in the zones * and **, at `building * sides + side`.

    `known` tells for each card who knows where it lies: see `marsbox.games.pocket_mars.knowledge`.
    """

    facts: Facts
    sides: int
    solo: bool
    drafting: bool
    level: int
    first: int
    active: int
    round: int
    over: bool
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    columns: list[tuple[int, ...]]
    face_down: int  # a bit for each card that lies face down on a building
    hands: list[tuple[int, ...]]
    modules: list[tuple[int, ...]]
    earth: list[int]
    ship: list[int]
    energy: list[int]
    one: list[int]
    two: list[int]
    known: list[int]
    # The draft: the pack before each seat, and for each pack the cards taken from it in order. They are kept after the
    # draft, because players remember them; so are the colours that a side has drawn or put away unseen since.
    packs: list[tuple[int, ...]]
    picks: list[tuple[int, ...]]
    memory: int  # a bit for each card of the draft that was neither shown nor shuffled since
    drew: list[int]
    shed: list[int]
    frames: list[Frame]
    reshuffles: tuple[tuple[int, ...], ...]  # given orders of the next shuffles, from the top

    @staticmethod
    def empty(facts: Facts, players: int, rng: SeedRng) -> "PocketMarsState":
        """A state with nothing in place yet."""
        s = PocketMarsState(players, rng, [()] * players)
        s.facts = facts
        s.solo = players == 1
        s.sides = 2 if s.solo else players
        s.drafting = False
        s.level = 1
        s.first = 0
        s.active = 0
        s.round = 0
        s.over = False
        s.deck = ()
        s.discard = ()
        s.columns = [()] * len(BUILDINGS)
        s.face_down = 0
        s.hands = [()] * s.sides
        s.modules = [()] * s.sides
        s.earth = [0] * s.sides
        s.ship = [0] * s.sides
        s.energy = [facts.energy_start] * s.sides
        s.one = [0] * (HOSTS * s.sides)
        s.two = [0] * (HOSTS * s.sides)
        s.known = [0] * CARDS
        s.packs = []
        s.picks = []
        s.memory = 0
        s.drew = []
        s.shed = []
        s.frames = []
        s.reshuffles = ()
        return s

    def copy(self) -> "PocketMarsState":
        """An independent copy."""
        new = PocketMarsState(self.players, self.rng.copy(), self.answers.copy())
        new.revealed = self.revealed
        new.pending = self.pending
        new.asks_everything = self.asks_everything
        new.facts = self.facts
        new.sides = self.sides
        new.solo = self.solo
        new.drafting = self.drafting
        new.level = self.level
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.over = self.over
        new.deck = self.deck
        new.discard = self.discard
        new.columns = self.columns.copy()
        new.face_down = self.face_down
        new.hands = self.hands.copy()
        new.modules = self.modules.copy()
        new.earth = self.earth.copy()
        new.ship = self.ship.copy()
        new.energy = self.energy.copy()
        new.one = self.one.copy()
        new.two = self.two.copy()
        new.known = self.known.copy()
        new.packs = self.packs.copy()
        new.picks = self.picks.copy()
        new.memory = self.memory
        new.drew = self.drew.copy()
        new.shed = self.shed.copy()
        new.frames = self.frames.copy()
        new.reshuffles = self.reshuffles
        return new

    def capacity(self) -> int:
        """How many colonists the zone ** of a building holds."""
        return 1 if self.sides == 2 else 2

    def filled(self, building: int) -> int:
        """How many colonists are in the zone ** of a building."""
        start = building * self.sides
        total = 0
        for side in range(self.sides):
            total += self.two[start + side]
        return total

    def colonists_in(self, building: int, side: int) -> int:
        """How many colonists a side has in both zones of a building."""
        place = building * self.sides + side
        return self.one[place] + self.two[place]

    def colonists_on_mars(self, side: int) -> int:
        """How many colonists a side has in buildings."""
        total = 0
        for building in range(HOSTS):
            total += self.colonists_in(building, side)
        return total

    def value_on(self, building: int) -> int:
        """The value to beat at a building: that of the card lying on top, or the building's own."""
        column = self.columns[building]
        if not column:
            return self.facts.building_value
        return self.value_shown(column[-1])

    def value_shown(self, card: int) -> int:
        """The value of a card on a building; the back of a card counts as 0."""
        return 0 if self.face_down >> card & 1 else self.facts.values[card]
