"""An independent model of the table, built from the events that everyone sees; it adds up the points by itself.

Nothing here is taken from the rules under test but the names and numbers of the components: tags, kinds of cards, the
board. So both check each other: the rules tell all that a spectator needs, and move, allow and score what they tell.
"""

from collections import Counter
from collections.abc import Iterable

from marsbox.core import SPECTATOR, Event
from marsbox.games.terraforming_mars.board import BONUSES, NEIGHBOURS, SPACE_IDS, SPACE_KINDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.state import TAGS, TILES
from tests.conformance.terraforming_mars_points import points_of

MEGACREDITS, STEEL, TITANIUM, PLANTS, ENERGY, HEAT = range(6)
LAND, VOLCANO, OCEAN_SPACE, NOCTIS, OFF_MAP = range(5)
CARD = 6
ON_MARS = range(61)
MILESTONES = ("terraformer", "mayor", "gardener", "builder", "planner")
NEEDED = {"terraformer": 35, "mayor": 3, "gardener": 3, "builder": 8, "planner": 16}
CITIES = ("city", "capital")
# What lays a tile elsewhere than its kind is laid else.
ON_OCEAN_SPACES = ("mangrove", "protected_valley")
# No card makes anybody lose so many plants: they become a greenery.
FEWEST_FOR_GREENERY = 7
# Kinds of events that can come between a greenery and the oxygen that it brings.
BEFORE_OXYGEN = ("gained", "production_changed", "cubes_added", "drew", "deck_rebuilt")


class EventModel:
    """The table according to the events so far; `apply_events` takes further ones."""

    def __init__(self, game: TerraformingMars, players: int, *, corporate_era: bool) -> None:
        self.kinds = game.event_kinds
        self.players = players
        self.seats = range(players)
        self.solo = players == 1
        self.generation = 1
        self.first = -1
        self.passed: set[int] = set()
        self.temperature = -30
        self.oxygen = 0
        self.stock = [[0] * 6 for _ in self.seats]
        produced = 0 if corporate_era or self.solo else 1
        self.production = [[produced] * 6 for _ in self.seats]
        self.rating = [14 if self.solo else 20] * players
        self.hands = [0] * players
        self.looking = 0
        self.bought_last = -1
        self.in_play: list[list[str]] = [[] for _ in self.seats]
        self.events: list[list[str]] = [[] for _ in self.seats]
        self.tags = [Counter[str]() for _ in self.seats]
        self.cubes = Counter[str]()
        self.source = [""] * players  # what a seat played or used last
        self.tiles: dict[int, str] = {}
        self.owners: dict[int, int] = {}  # -1: nobody, -2: the neutral player
        self.claims: dict[int, int] = {}
        self.milestones: dict[int, int] = {}
        self.awards: dict[int, int] = {}
        self.growing = False
        self.due: list[tuple[str, tuple[int, ...]]] = []  # what must come next, in this order
        self.oxygen_due: tuple[int, ...] = ()
        self.ranks: list[int] = []
        self.points: list[int] = []

    def apply_events(self, events: Iterable[Event]) -> None:
        """Apply events that the spectator sees."""
        for event in events:
            if event.seen_by(SPECTATOR):
                kind = self.kinds[event.kind]
                if self.due:
                    assert (kind, event.numbers) == self.due.pop(0)
                elif self.oxygen_due and kind not in BEFORE_OXYGEN:
                    assert (kind, event.numbers) == ("oxygen_rose", self.oxygen_due)
                    self.oxygen_due = ()
                if kind not in ("bought", "discarded"):
                    self.bought_last = -1
                getattr(self, f"on_{kind}")(*event.numbers)

    # ---- generations

    def on_game_began(self, first: int) -> None:
        self.first = first

    def on_generation_began(self, generation: int, first: int) -> None:
        assert not self.is_last_generation()
        assert (generation, first) == (self.generation + 1, (self.first + 1) % self.players)
        self.generation, self.first = generation, first
        self.passed = set()

    def on_corporation_revealed(self, seat: int, corporation: int) -> None:
        self.lay_open(seat, corporation)

    def on_drafted(self, seat: int) -> None:
        assert self.generation > 1

    def on_passed(self, seat: int) -> None:
        self.passed.add(seat)

    def on_produced(self, seat: int, *income: int) -> None:
        assert self.passed == set(self.seats)
        expected = self.production[seat].copy()
        expected[MEGACREDITS] += self.rating[seat]
        assert list(income) == expected
        self.stock[seat][HEAT] += self.stock[seat][ENERGY]
        self.stock[seat][ENERGY] = 0
        for resource, number in enumerate(income):
            self.stock[seat][resource] += number

    def on_converted(self, seat: int, resource: int) -> None:
        assert resource in (PLANTS, HEAT)
        assert self.stock[seat][resource] >= FEWEST_FOR_GREENERY

    def on_greenery_grown(self, seat: int) -> None:
        assert self.is_last_generation()
        self.growing = True

    def is_last_generation(self) -> bool:
        finished = (self.temperature, self.oxygen, self.oceans()) == (8, 14, 9)
        return self.generation == 14 if self.solo else finished

    # ---- cards

    def on_bought(self, seat: int, number: int) -> None:
        assert self.looking in (0, number)
        self.hands[seat] += number
        self.bought_last = -1 if self.looking else seat
        self.looking = 0

    def on_discarded(self, seat: int, number: int) -> None:
        """Of the cards looked at, of those dealt and not bought, or of the hand."""
        if self.looking:
            self.hands[seat] += self.looking - number
            self.looking = 0
        elif self.bought_last != seat:
            self.hands[seat] -= number
        self.bought_last = -1

    def on_drew(self, seat: int, number: int) -> None:
        self.hands[seat] += number

    def on_looked(self, seat: int, number: int) -> None:
        self.looking = number

    def on_revealed(self, seat: int, card: int) -> None:
        assert PRINTED[card].id not in self.everything()

    def on_deck_rebuilt(self, number: int) -> None:
        assert number > 0

    def on_sold(self, seat: int, number: int) -> None:
        assert number > 0

    def on_played_card(self, seat: int, card: int) -> None:
        name = PRINTED[card].id
        assert name not in self.everything()
        self.source[seat] = name
        self.hands[seat] -= 1
        if PRINTED[card].is_event:
            self.events[seat].append(name)
        else:
            self.lay_open(seat, card)

    def everything(self) -> list[str]:
        """All cards that anybody has played."""
        return [card for cards in (*self.in_play, *self.events) for card in cards]

    def lay_open(self, seat: int, card: int) -> None:
        self.in_play[seat].append(PRINTED[card].id)
        self.tags[seat].update(TAGS[tag] for tag in PRINTED[card].tags)

    def on_used_action(self, seat: int, card: int) -> None:
        self.source[seat] = PRINTED[card].id
        assert PRINTED[card].id in self.in_play[seat]

    def on_project_used(self, seat: int, project: int) -> None:
        self.source[seat] = ""

    def on_cubes_added(self, seat: int, card: int, number: int) -> None:
        assert PRINTED[card].id in self.in_play[seat]
        self.cubes[PRINTED[card].id] += number

    def on_cubes_removed(self, seat: int, owner: int, card: int, number: int) -> None:
        assert PRINTED[card].id in self.in_play[owner]
        self.cubes[PRINTED[card].id] -= number
        assert self.cubes[PRINTED[card].id] >= 0
        if seat != owner:
            assert PRINTED[card].id != "pets"
            assert "protected_habitats" not in self.in_play[owner]

    # ---- resources

    def on_gained(self, seat: int, resource: int, number: int) -> None:
        self.stock[seat][resource] += number

    def on_lost(self, seat: int, resource: int, number: int) -> None:
        self.stock[seat][resource] -= number
        if resource == PLANTS and number >= FEWEST_FOR_GREENERY:
            self.source[seat] = ""

    def on_stolen(self, seat: int, victim: int, resource: int, number: int) -> None:
        self.stock[victim][resource] -= number
        self.stock[seat][resource] += number

    def on_removed(self, seat: int, victim: int, resource: int, number: int) -> None:
        self.stock[victim][resource] -= number
        assert seat == victim or resource != PLANTS or "protected_habitats" not in self.in_play[victim]

    def on_production_changed(self, seat: int, resource: int, steps: int) -> None:
        self.production[seat][resource] += steps

    # ---- global parameters

    def on_rating_rose(self, seat: int, steps: int) -> None:
        self.rating[seat] += steps

    def on_temperature_rose(self, seat: int, degrees: int) -> None:
        assert degrees == self.temperature + 2 <= 8
        self.temperature = degrees
        self.due.append(("rating_rose", (seat, 1)))
        if degrees in (-24, -20):
            self.due.append(("production_changed", (seat, HEAT, 1)))

    def on_oxygen_rose(self, seat: int, percent: int) -> None:
        assert percent == self.oxygen + 1 <= 14
        self.oxygen = percent
        self.due.append(("rating_rose", (seat, 1)))
        if percent == 8 and self.temperature < 8:
            self.due.append(("temperature_rose", (seat, self.temperature + 2)))

    # ---- tiles

    def on_tile_placed(self, seat: int, tile: int, space: int) -> None:
        name = TILES[tile]
        assert space not in self.tiles
        assert self.claims.pop(space, seat) == seat
        assert self.may_lie(seat, name, space), f"{name} on {SPACE_IDS[space]} by {self.source[seat]}"
        self.tiles[space] = name
        self.owners[space] = -1 if name == "ocean" else seat
        oceans = len(self.beside(space, "ocean"))
        if oceans:
            self.due.append(("gained", (seat, MEGACREDITS, 2 * oceans)))
        self.due += [("gained", (seat, bonus, number)) for bonus, number in BONUSES[space] if bonus != CARD]
        if name == "greenery" and not self.growing and self.oxygen < 14:
            self.oxygen_due = (seat, self.oxygen + 1)
        assert self.oceans() <= 9

    def may_lie(self, seat: int, tile: str, space: int) -> bool:
        """Whether a tile may lie on a free space; what was played last can say so."""
        source, kind = self.source[seat], SPACE_KINDS[space]
        if tile == "ocean":
            return kind == OCEAN_SPACE or (source == "artificial_lake" and kind in (LAND, VOLCANO))
        if tile == "city" and (kind in (NOCTIS, OFF_MAP)):
            return source == "noctis_city" if kind == NOCTIS else source == SPACE_IDS[space]
        if tile == "mohole_area" or (tile == "greenery" and source in ON_OCEAN_SPACES):
            return kind == OCEAN_SPACE
        if kind not in (LAND, VOLCANO):
            return False
        if tile == "greenery":
            return self.touches_own(seat, space) or not self.own_fringe(seat)
        cities = len(self.beside(space, *CITIES))
        if tile in CITIES:
            if source == "urbanized_area":
                return cities >= 2
            return cities == 0 and (source != "research_outpost" or self.is_isolated(space))
        metal = any(bonus in (STEEL, TITANIUM) for bonus, _ in BONUSES[space])
        return {
            "lava_flows": kind == VOLCANO,
            "natural_preserve": self.is_isolated(space),
            "industrial_center": cities > 0,
            "ecological_zone": bool(self.beside(space, "greenery")),
            "mining_rights": metal,
            "mining_area": metal and self.touches_own(seat, space),
        }.get(tile, True)

    def beside(self, space: int, *tiles: str) -> list[int]:
        return [other for other in NEIGHBOURS[space] if self.tiles.get(other) in tiles]

    def is_isolated(self, space: int) -> bool:
        return not any(other in self.tiles for other in NEIGHBOURS[space])

    def touches_own(self, seat: int, space: int) -> bool:
        return any(self.owners.get(other) == seat for other in NEIGHBOURS[space])

    def own_fringe(self, seat: int) -> list[int]:
        """The free land beside own tiles."""
        return [
            space
            for space in ON_MARS
            if SPACE_KINDS[space] in (LAND, VOLCANO)
            and space not in self.tiles
            and self.claims.get(space, seat) == seat
            and self.touches_own(seat, space)
        ]

    def on_no_space(self, seat: int, tile: int) -> None:
        name = TILES[tile]
        if name == "ocean":
            assert self.oceans() == 9
        else:
            free = [space for space in range(len(SPACE_IDS)) if space not in self.tiles]
            mine = [space for space in free if self.claims.get(space, seat) == seat]
            assert not any(self.may_lie(seat, name, space) for space in mine)

    def on_neutral_tile(self, tile: int, space: int) -> None:
        assert self.solo
        assert SPACE_KINDS[space] in (LAND, VOLCANO)
        self.tiles[space] = TILES[tile]
        self.owners[space] = -2

    def on_claimed(self, seat: int, space: int) -> None:
        assert SPACE_KINDS[space] in (LAND, VOLCANO)
        assert space not in self.tiles
        assert space not in self.claims
        self.claims[space] = seat

    def oceans(self) -> int:
        return list(self.tiles.values()).count("ocean")

    def own(self, seat: int, *tiles: str) -> list[int]:
        return [space for space, tile in self.tiles.items() if tile in tiles and self.owners[space] == seat]

    # ---- milestones, awards and the end

    def on_milestone_claimed(self, seat: int, milestone: int) -> None:
        assert milestone not in self.milestones
        self.milestones[milestone] = seat
        assert len(self.milestones) <= 3
        reached = {
            "terraformer": self.rating[seat],
            "mayor": len(self.own(seat, *CITIES)),
            "gardener": len(self.own(seat, "greenery")),
            "builder": self.tags[seat]["building"],
            "planner": self.hands[seat],
        }
        assert reached[MILESTONES[milestone]] >= NEEDED[MILESTONES[milestone]]

    def on_award_funded(self, seat: int, award: int) -> None:
        assert award not in self.awards
        self.awards[award] = seat
        assert len(self.awards) <= 3

    def on_game_ended(self, *ranks: int) -> None:
        assert self.is_last_generation()
        self.ranks = list(ranks)
        self.points = [self.total(seat) for seat in self.seats]

    def total(self, seat: int) -> int:
        """TR, awards, milestones, greeneries, cities, cards."""
        total = self.rating[seat]
        total += sum(self.award_points(seat, award) for award in self.awards)
        total += 5 * list(self.milestones.values()).count(seat)
        total += len(self.own(seat, "greenery"))
        total += sum(len(self.beside(city, "greenery")) for city in self.own(seat, *CITIES))
        total += sum(len(self.beside(space, "ocean")) for space in self.own(seat, "capital"))
        total += sum(len(self.beside(space, *CITIES)) for space in self.own(seat, "commercial_district"))
        cities = len([tile for tile in self.tiles.values() if tile in CITIES])
        for card in self.in_play[seat] + self.events[seat]:
            total += points_of(card, self.cubes[card], self.tags[seat]["jovian"], cities)
        return total

    def award_points(self, seat: int, award: int) -> int:
        counts = [self.award_count(other, award) for other in self.seats]
        places = sorted(counts, reverse=True)
        if counts[seat] == places[0]:
            return 5
        second = self.players > 2 and places[0] > places[1] == counts[seat]
        return 2 if second else 0

    def award_count(self, seat: int, award: int) -> int:
        stock = self.stock[seat]
        return (
            list(self.owners.values()).count(seat),
            self.production[seat][MEGACREDITS],
            self.tags[seat]["science"],
            stock[HEAT],
            stock[STEEL] + stock[TITANIUM],
        )[award]
