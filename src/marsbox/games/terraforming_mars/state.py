"""The state of a game of Terraforming Mars: mats, cards, board and tracks, and what is still to do."""

from typing import Final

from marsbox.core.contract import State
from marsbox.core.rng import SeedRng

SEATS: Final = 5
NONE: Final = -1

# Standard resources, in the order of a player's mat.
MEGACREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCES: Final = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
LOWEST_MEGACREDIT_PRODUCTION: Final = -5
PLANTS_NEEDED: Final = 8  # for a greenery, unless a corporation says otherwise

# Cubes that lie on cards.
ANIMAL: Final = 0
MICROBE: Final = 1
SCIENCE_CUBE: Final = 2
FIGHTER: Final = 3
CUBES: Final = ("animal", "microbe", "science", "fighter")

# Tags. The event tag is that of a card's kind and counts only while the card is played.
BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE_TAG: Final = 7
ANIMAL_TAG: Final = 8
CITY_TAG: Final = 9
TAGS: Final = ("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city")
TAG_KINDS: Final = 10

# Kinds of cards.
AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT: Final = 2
CORPORATION: Final = 3
CARD_KINDS: Final = ("automated", "active", "event", "corporation")

# Cards are told by number: project cards from 0 (one less than printed), then the corporations. The counts are written
# here because actions are numbered with them before any card is declared; `cards` refuses cards that do not fit them.
PROJECTS: Final = 208
CORPORATIONS: Final = 13
CARDS: Final = PROJECTS + CORPORATIONS
BEGINNER: Final = PROJECTS

# Global parameters.
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final = ("temperature", "oxygen", "oceans")
TEMPERATURE_STEPS: Final = 19
OXYGEN_STEPS: Final = 14
OCEAN_TILES: Final = 9

# Tiles.
NO_TILE: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
COMMERCIAL_DISTRICT: Final = 5
ECOLOGICAL_ZONE: Final = 6
INDUSTRIAL_CENTER: Final = 7
LAVA_FLOWS: Final = 8
MINING_AREA: Final = 9
MINING_RIGHTS: Final = 10
MOHOLE_AREA: Final = 11
NATURAL_PRESERVE: Final = 12
NUCLEAR_ZONE: Final = 13
RESTRICTED_AREA: Final = 14
TILES: Final = (
    "none",
    "ocean",
    "greenery",
    "city",
    "capital",
    "commercial_district",
    "ecological_zone",
    "industrial_center",
    "lava_flows",
    "mining_area",
    "mining_rights",
    "mohole_area",
    "natural_preserve",
    "nuclear_zone",
    "restricted_area",
)

# What lies on the board belongs to a seat, to nobody (oceans), or to the neutral player of a solo game.
NEUTRAL: Final = 5

MILESTONES: Final = ("terraformer", "mayor", "gardener", "builder", "planner")
AWARDS: Final = ("landlord", "banker", "scientist", "thermalist", "miner")
PROJECT_NAMES: Final = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")

# What the cards in play change for their owner, at `seat * MODIFIERS + modifier`.
STEEL_VALUE: Final = 0
TITANIUM_VALUE: Final = 1
TOLERANCE: Final = 2  # steps by which a requirement on a global parameter may be missed
DISCOUNT: Final = 3  # on every card
POWER_PLANT_DISCOUNT: Final = 4
PLANTS_FOR_GREENERY: Final = 5
HEAT_IS_MONEY: Final = 6
PROTECTED: Final = 7  # plants, animals and microbes from others
NEXT_DISCOUNT: Final = 8  # on the next card of this generation
NEXT_TOLERANCE: Final = 9
TAG_DISCOUNT: Final = 10  # one for each tag
MODIFIERS: Final = TAG_DISCOUNT + TAG_KINDS
MODIFIER_NAMES: Final = (
    "steel_value",
    "titanium_value",
    "tolerance",
    "discount",
    "power_plant_discount",
    "plants_for_greenery",
    "heat_is_money",
    "protected",
    "next_discount",
    "next_tolerance",
    *[f"{tag}_discount" for tag in TAGS],
)

# The kinds of frame: what is still to be done. Those up to FINAL_GREENERY ask something.
CHOOSE_START: Final = 0  # everyone chooses a corporation and buys cards
DRAFT: Final = 1  # everyone keeps a card and passes the others
BUY: Final = 2  # everyone buys cards
TURN: Final = 3  # `left` actions
PAY: Final = 4  # `amount` M€; `card` is the card paid for, or NONE
NODE: Final = 5  # a node asks: `node`, `card` where it stands, `left` as the node likes
EFFECTS: Final = 6  # `items`: nodes that are still to be run, in an order that the seat chooses where it matters
SELL: Final = 7  # sell patents: `items` are the cards chosen (rule set 1: one by one, `left` counts those sold)
PLACE_TILE: Final = 8  # `node` is the tile, `left` where it may lie
ALTERNATIVE: Final = 9  # which of the alternatives of a card's action
FINAL_GREENERY: Final = 10
# Those from here on never ask anything.
PLAYED: Final = 11  # a card that was paid for comes into play
PROJECT: Final = 12  # a standard project that was paid for is carried out
ACTION_PAID: Final = 13  # an action that was paid for brings what it brings
NEXT_PLAYER: Final = 14
PRODUCTION: Final = 15
NEW_GENERATION: Final = 16
DEAL_RESEARCH: Final = 17
END: Final = 18
FRAMES: Final = (
    "choose_start",
    "draft",
    "buy",
    "turn",
    "pay",
    "node",
    "effects",
    "sell",
    "place_tile",
    "alternative",
    "final_greenery",
    "played",
    "project",
    "action_paid",
    "next_player",
    "production",
    "new_generation",
    "deal_research",
    "end",
)


class Frame:
    """Something still to be done. Frames are never changed, so clones share them."""

    def __init__(
        self,
        kind: int,
        seat: int = NONE,
        *,
        node: int = NONE,
        card: int = NONE,
        left: int = 0,
        amount: int = 0,
        items: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.node = node
        self.card = card
        self.left = left
        self.amount = amount
        self.items = items


class TerraformingState(State):
    """A position.

    Counts by seat stand in flat lists: resources and production at `seat * 6 + resource`, tags at `seat * 10 + tag`. Of
    the deck only `drawn` changes: the next card is `deck[drawn]`.
    """

    rules: int  # the version of the rule set
    solo: bool
    corporate_era: bool
    drafting: bool
    generation: int
    first: int
    passed: int  # a bit for each seat
    growing: bool  # the last conversion of plants, without oxygen and TR
    over: bool
    temperature: int  # in steps of 2 °C above -30 °C
    oxygen: int
    oceans: int
    deck: tuple[int, ...]
    drawn: int
    discard: list[int]
    hands: list[tuple[int, ...]]
    played: list[tuple[int, ...]]  # cards and the corporation, in the order they came into play; no events
    events: list[tuple[int, ...]]
    corporations: list[int]
    corporation_pool: tuple[int, ...]  # those that could be dealt, before a look at the Corporate Era
    stock: list[int]
    production: list[int]
    rating: list[int]  # the terraform rating, TR
    tags: list[int]
    modifiers: list[int]
    cubes: list[int]  # on each card
    used: list[tuple[int, ...]]  # the cards whose action each seat has used in this generation
    raised: int  # a bit for each seat whose TR rose in this generation
    first_actions: int  # a bit for each seat that still owes the first action of its corporation
    watchers: tuple[tuple[int, int], ...]  # (owner, card) of the cards in play that react to something
    tiles: list[int]
    owners: list[int]
    claims: list[int]
    last_space: int  # where the last tile was laid, or NONE if there was no place for it
    milestones: list[int]  # who claimed each
    awards: list[int]  # who funded each
    offered: list[tuple[int, ...]]  # the project cards before each seat at set-up and in the research phase
    corporations_offered: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]  # what each seat has drafted
    looking: tuple[int, ...]  # the cards that the acting seat is looking at
    known: list[int]  # who knows where each project card is: see `knowledge`
    frames: list[Frame]
    reshuffles: tuple[tuple[int, ...], ...]

    @staticmethod
    def empty(players: int, spaces: int, rng: SeedRng) -> "TerraformingState":
        """A state with nothing in place yet."""
        s = TerraformingState(players, rng, [()] * players)
        s.rules = 1
        s.solo = players == 1
        s.corporate_era = True
        s.drafting = False
        s.generation = 1
        s.first = 0
        s.passed = 0
        s.growing = False
        s.over = False
        s.temperature = 0
        s.oxygen = 0
        s.oceans = 0
        s.deck = ()
        s.drawn = 0
        s.discard = []
        s.hands = [()] * players
        s.played = [()] * players
        s.events = [()] * players
        s.corporations = [NONE] * players
        s.corporation_pool = tuple(range(BEGINNER + 1, CARDS))
        s.stock = [0] * (players * 6)
        s.production = [0] * (players * 6)
        s.rating = [20] * players
        s.tags = [0] * (players * TAG_KINDS)
        s.modifiers = [0] * (players * MODIFIERS)
        for seat in range(players):
            s.modifiers[seat * MODIFIERS + STEEL_VALUE] = 2
            s.modifiers[seat * MODIFIERS + TITANIUM_VALUE] = 3
            s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY] = PLANTS_NEEDED
        s.cubes = [0] * CARDS
        s.used = [()] * players
        s.raised = 0
        s.first_actions = 0
        s.watchers = ()
        s.tiles = [NO_TILE] * spaces
        s.owners = [NONE] * spaces
        s.claims = [NONE] * spaces
        s.last_space = NONE
        s.milestones = [NONE] * len(MILESTONES)
        s.awards = [NONE] * len(AWARDS)
        s.offered = [()] * players
        s.corporations_offered = [()] * players
        s.kept = [()] * players
        s.looking = ()
        s.known = [0] * PROJECTS
        s.frames = []
        s.reshuffles = ()
        return s

    def copy(self) -> "TerraformingState":
        """An independent copy."""
        new = TerraformingState(self.players, self.rng.copy(), self.answers.copy())
        new.revealed = self.revealed
        new.pending = self.pending
        new.asks_everything = self.asks_everything
        new.rules = self.rules
        new.solo = self.solo
        new.corporate_era = self.corporate_era
        new.drafting = self.drafting
        new.generation = self.generation
        new.first = self.first
        new.passed = self.passed
        new.growing = self.growing
        new.over = self.over
        new.temperature = self.temperature
        new.oxygen = self.oxygen
        new.oceans = self.oceans
        new.deck = self.deck
        new.drawn = self.drawn
        new.discard = self.discard.copy()
        new.hands = self.hands.copy()
        new.played = self.played.copy()
        new.events = self.events.copy()
        new.corporations = self.corporations.copy()
        new.corporation_pool = self.corporation_pool
        new.stock = self.stock.copy()
        new.production = self.production.copy()
        new.rating = self.rating.copy()
        new.tags = self.tags.copy()
        new.modifiers = self.modifiers.copy()
        new.cubes = self.cubes.copy()
        new.used = self.used.copy()
        new.raised = self.raised
        new.first_actions = self.first_actions
        new.watchers = self.watchers
        new.tiles = self.tiles.copy()
        new.owners = self.owners.copy()
        new.claims = self.claims.copy()
        new.last_space = self.last_space
        new.milestones = self.milestones.copy()
        new.awards = self.awards.copy()
        new.offered = self.offered.copy()
        new.corporations_offered = self.corporations_offered.copy()
        new.kept = self.kept.copy()
        new.looking = self.looking
        new.known = self.known.copy()
        new.frames = self.frames.copy()
        new.reshuffles = self.reshuffles
        return new
