"""An independent model of the table, built from the events that everyone sees; it adds up the points by itself.

Nothing here is taken from the rules under test but the names and numbers of the components, so that both check each
other: the rules tell all that a spectator needs, and move and score what they tell.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from marsbox.core import SPECTATOR, Event
from marsbox.games.mission_red_planet.game import MissionRedPlanet

NOWHERE = -1
CHARACTERS = range(9)
RECRUITER, EXPLORER, SCIENTIST, SECRET_AGENT, SABOTEUR, FEMME_FATALE, TRAVELER, SOLDIER, PILOT = CHARACTERS
# how many astronauts a character may put aboard, and how many at a time
BOARDING = {SCIENTIST: (2, 1), SECRET_AGENT: (2, 1), PILOT: (2, 1), SOLDIER: (2, 2), TRAVELER: (3, 3)}
OUTER_ZONES = range(7)
CENTRAL_ZONES = (7, 8, 9)
ICE, SYLVANITE, CELERIUM = range(3)
WORTH = {ICE: 1, SYLVANITE: 2, CELERIUM: 3}


class Ship:
    """A ship of the launch pad or in flight."""

    def __init__(self, number: int, zone: int, players: int) -> None:
        self.number = number
        self.zone = zone
        self.token = NOWHERE
        self.crew = [0] * players
        self.flies = False


class EventModel:
    """The table according to the events so far; `apply_events` takes further ones."""

    def __init__(self, game: MissionRedPlanet, players: int, *, resource_tokens: bool) -> None:
        self.resource_tokens = resource_tokens
        self.kinds = game.event_kinds
        self.questions = game.decision_kinds
        self.box = game.box
        self.players = players
        self.seats = range(players)
        self.turn = 0
        self.first = NOWHERE
        self.pad: list[Ship | None] = [None] * players
        self.discarded_ships: list[int] = []
        self.mars = [[0] * players for _ in self.box.zones]
        self.reserve = [22] * players
        self.lost = [0] * players
        self.visited: set[int] = set()
        self.found: dict[int, int] = {}
        self.pot = [0] * len(self.box.zones)
        self.tokens = [Counter[int]() for _ in self.seats]
        self.public_tokens = [Counter[int]() for _ in self.seats]
        self.hands = [set(CHARACTERS) for _ in self.seats]
        self.began: list[tuple[int, int]] = []  # this turn: character and seat
        self.calls: list[int] = []  # this turn
        self.boarding: list[tuple[int, int]] = []  # the character's: ship and number
        self.moves = 0  # the character's
        self.bonus_cards = [0] * players
        self.drawn = 0
        self.discoveries: dict[int, set[int]] = {}  # who knows the one beside a zone
        self.bonus: list[tuple[int, str]] = []  # turned up at the end, with the seat
        self.revealed: dict[int, str] = {}
        self.resource_token_of: dict[int, int] = {}  # who has taken that of a zone
        self.points: list[int] = []
        self.ranks: list[int] = []

    def apply_events(self, events: Iterable[Event]) -> None:
        """Apply events that the spectator sees."""
        for event in events:
            if event.seen_by(SPECTATOR):
                getattr(self, self.kinds[event.kind])(*event.numbers)

    # ---- set-up and phases

    def game_began(self, players: int) -> None:
        assert players == self.players

    def ship_docked(self, slot: int, ship: int, zone: int) -> None:
        assert self.pad[slot] is None
        assert ship not in self.discarded_ships
        self.pad[slot] = Ship(ship, zone, self.players)

    def ships_reshuffled(self, number: int) -> None:
        assert number == len(self.discarded_ships)
        self.discarded_ships = []

    def medal_given(self, seat: int) -> None:
        if self.turn:
            assert seat == self.began[-1][1], "whoever was called last gets the medal"
            assert {owner for _, owner in self.began} == set(self.seats), "everyone was called"
        self.first = seat

    def events_dealt(self, seat: int) -> None:
        assert self.turn == 0

    def discoveries_shown(self, seat: int, *designs: int) -> None:
        assert all(self.box.cards[design].discovery is not None for design in designs)

    def bonus_kept(self, seat: int) -> None:
        self.bonus_cards[seat] += 1

    def turn_began(self, turn: int) -> None:
        assert turn == self.turn + 1
        assert all(ship is None or not ship.flies for ship in self.pad)
        self.turn = turn
        self.began = []
        self.calls = []

    def characters_chosen(self) -> None:
        assert all(ship is not None for ship in self.pad), "the pad is full before anyone is called"

    def called(self, character: int, *seats: int) -> None:
        assert character == (self.calls[-1] + 1 if self.calls else RECRUITER), "in order, leaving none out"
        self.calls.append(character)
        for seat in seats:
            self.hands[seat].remove(character)

    def character_began(self, seat: int, character: int) -> None:
        assert character == self.calls[-1]
        self.began.append((character, seat))
        self.boarding = []
        self.moves = 0
        order = [(called, (owner - self.first) % self.players) for called, owner in self.began]
        assert order == sorted(set(order)), "clockwise from the first player"

    def acts(self, seat: int, character: int) -> None:
        """Only this character, played by this seat, does such a thing."""
        assert self.began[-1] == (character, seat)

    def cards_taken_back(self, seat: int, number: int) -> None:
        self.acts(seat, RECRUITER)
        assert number == len(CHARACTERS) - len(self.hands[seat])
        self.hands[seat] = set(CHARACTERS)

    def declined(self, seat: int, question: int) -> None:
        assert seat == self.began[-1][1]

    def impossible(self, seat: int, question: int) -> None:
        """What can't be done there is indeed no way to do."""
        character, called = self.began[-1]
        assert seat == called
        name = self.questions[question]
        on_the_ground = [slot for slot, ship in enumerate(self.pad) if ship is not None and not ship.flies]
        if name.startswith("board"):
            needed = BOARDING.get(character, (1, 1))[1]
            used = [slot for slot, _ in self.boarding if character == SECRET_AGENT]
            assert all(self.free_seats(slot) < needed for slot in on_the_ground if slot not in used)
        elif name == "move":
            assert not any(astronauts[seat] for astronauts in self.mars)
        elif name == "research":
            assert not self.events_left()
            assert not self.discoveries
        elif name in ("launch", "destroy"):
            assert not on_the_ground
        elif name == "shoot":
            assert not any(any(self.mars[zone]) for zone in OUTER_ZONES)
        elif name == "redirect":
            assert not any(self.pad)
        else:
            assert name == "seduce"
            places = [*self.mars, *(ship.crew for ship in self.pad if ship is not None)]
            assert all(crew[seat] in (0, sum(crew)) for crew in places)

    def free_seats(self, slot: int) -> int:
        ship = self.pad[slot]
        return 0 if ship is None else self.box.facts.seats[ship.number] - sum(ship.crew)

    def events_left(self) -> int:
        """The event cards in the pile once everyone has kept one."""
        return sum(self.box.facts.copies) - self.players - self.drawn

    # ---- ships

    def ship(self, slot: int, number: int, zone: int) -> Ship:
        """The ship in a slot, checked against the number and the destination of the event."""
        ship = self.pad[slot]
        assert ship is not None
        assert (ship.number, ship.zone) == (number, zone)
        return ship

    def boarded(self, seat: int, slot: int, ship: int, zone: int, number: int) -> None:
        docked = self.ship(slot, ship, zone)
        assert not docked.flies
        docked.crew[seat] += number
        self.reserve[seat] -= number
        assert self.free_seats(slot) >= 0
        if self.turn:
            self.check_boarding(seat, slot, number)

    def check_boarding(self, seat: int, slot: int, number: int) -> None:
        character, called = self.began[-1]
        most, at_once = BOARDING.get(character, (1, 1))
        assert (seat, number) == (called, at_once)
        assert character != SECRET_AGENT or all(slot != other for other, _ in self.boarding)
        self.boarding.append((slot, number))
        assert sum(aboard for _, aboard in self.boarding) <= most

    def destination_laid(self, seat: int, slot: int, ship: int, zone: int) -> None:
        docked = self.ship(slot, ship, NOWHERE)
        assert sum(docked.crew) == docked.crew[seat] > 0, "only the first to board lays a destination"
        docked.zone = docked.token = zone

    def took_off(self, slot: int, ship: int, zone: int) -> None:
        docked = self.ship(slot, ship, zone)
        assert sum(docked.crew) == self.box.facts.seats[ship]
        docked.flies = True

    def launched(self, seat: int, slot: int, ship: int, zone: int, aboard: int) -> None:
        self.acts(seat, SECRET_AGENT)
        docked = self.ship(slot, ship, zone)
        assert not docked.flies
        assert aboard == sum(docked.crew) < self.box.facts.seats[ship]
        docked.flies = True

    def redirected(self, seat: int, slot: int, ship: int, zone: int, target: int) -> None:
        self.acts(seat, PILOT)
        redirected = self.ship(slot, ship, zone)
        assert target != zone
        redirected.zone = redirected.token = target

    def destroyed(self, seat: int, slot: int, ship: int, zone: int, *losses: int) -> None:
        self.acts(seat, SABOTEUR)
        docked = self.ship(slot, ship, zone)
        assert not docked.flies
        assert docked.crew == list(losses)
        for owner, number in enumerate(losses):
            self.lost[owner] += number
        self.remove(slot)

    def landed(self, slot: int, ship: int, zone: int, *crew: int) -> None:
        flying = self.ship(slot, ship, zone)
        assert flying.flies
        assert flying.crew == list(crew)
        for seat, number in enumerate(crew):
            if number:
                self.mars[zone][seat] += number
                self.visited.add(zone)
        self.remove(slot)

    def remove(self, slot: int) -> None:
        ship = self.pad[slot]
        assert ship is not None
        self.discarded_ships.append(ship.number)
        self.pad[slot] = None

    # ---- Mars

    def moved(self, seat: int, origin: int, target: int) -> None:
        self.acts(seat, EXPLORER)
        self.moves += 1
        assert self.moves <= 3
        assert target in self.box.facts.borders[origin]
        assert self.mars[origin][seat] > 0
        self.mars[origin][seat] -= 1
        self.mars[target][seat] += 1
        self.visited.add(target)

    def resource_found(self, zone: int, resource: int) -> None:
        assert zone not in self.found
        self.found[zone] = resource

    def seduced_on_mars(self, seat: int, victim: int, zone: int) -> None:
        self.acts(seat, FEMME_FATALE)
        assert seat != victim
        assert self.mars[zone][seat] > 0
        self.replace(self.mars[zone], seat, victim)

    def seduced_aboard(self, seat: int, victim: int, slot: int, ship: int, zone: int) -> None:
        self.acts(seat, FEMME_FATALE)
        crew = self.ship(slot, ship, zone).crew
        assert seat != victim
        assert crew[seat] > 0
        self.replace(crew, seat, victim)

    def replace(self, astronauts: list[int], seat: int, victim: int) -> None:
        astronauts[victim] -= 1
        astronauts[seat] += 1
        self.reserve[seat] -= 1
        self.lost[victim] += 1

    def shot(self, seat: int, victim: int, zone: int) -> None:
        self.acts(seat, SOLDIER)
        assert zone in OUTER_ZONES
        self.mars[zone][victim] -= 1
        self.lost[victim] += 1

    # ---- event cards

    def bonus_drawn(self, seat: int) -> None:
        self.acts(seat, SCIENTIST)
        self.bonus_cards[seat] += 1
        self.drawn += 1

    def discovery_drawn(self, seat: int) -> None:
        self.acts(seat, SCIENTIST)
        self.drawn += 1

    def discovery_placed(self, seat: int, zone: int) -> None:
        self.acts(seat, SCIENTIST)
        assert zone in OUTER_ZONES
        assert zone not in self.discoveries
        self.discoveries[zone] = {seat}

    def discovery_discarded(self, seat: int) -> None:
        assert set(self.discoveries) == set(OUTER_ZONES)

    def discovery_looked_at(self, seat: int, zone: int) -> None:
        self.acts(seat, SCIENTIST)
        self.discoveries[zone].add(seat)

    # ---- scoring, heard and by hand

    def scoring_began(self, turn: int, added: int) -> None:
        assert turn == self.turn
        assert added == {5: 1, 8: 2, 10: 3}[turn]
        if turn < 10:
            for zone, resource in self.found.items():
                self.pot[zone] += added
                self.pot[zone] = self.share(resource, self.pot[zone], self.at_the_top(zone))

    def tokens_won(self, seat: int, zone: int, resource: int, number: int) -> None:
        self.public_tokens[seat][resource] += number

    def tokens_stay(self, zone: int, resource: int, number: int) -> None:
        assert self.pot[zone] == number

    def tokens_lost(self, zone: int, resource: int, number: int) -> None:
        assert self.turn == 10

    def resource_token_taken(self, seat: int, zone: int, resource: int) -> None:
        assert self.resource_tokens
        assert self.turn == 10
        assert self.found[zone] == resource
        self.resource_token_of[zone] = seat

    def discovery_revealed(self, zone: int, design: int) -> None:
        assert zone in self.discoveries
        self.revealed[zone] = self.box.cards[design].id

    def astronauts_lost(self, seat: int, zone: int, number: int) -> None:
        assert self.revealed[zone] == "native_resistance"

    def bonus_tokens(self, seat: int, design: int, resource: int, number: int) -> None:
        self.public_tokens[seat][resource] += number
        self.bonus.append((seat, self.box.cards[design].id))

    def bonus_revealed(self, seat: int, design: int, points: int) -> None:
        self.bonus.append((seat, self.box.cards[design].id))

    def discovery_scored(self, seat: int, zone: int, design: int, points: int) -> None:
        assert self.revealed[zone] == self.box.cards[design].id

    def ice_bonus(self, seat: int, points: int, sharing: int) -> None:
        assert points == 9 // sharing

    def game_ended(self, *ranks: int) -> None:
        assert set(self.revealed) == set(self.discoveries)
        assert Counter(seat for seat, _ in self.bonus) == Counter(dict(enumerate(self.bonus_cards)))
        self.ranks = list(ranks)
        for zone, card in self.revealed.items():
            if card == "native_resistance":
                self.lose_one_each(zone)
        for zone in self.found:
            self.score_for_the_last_time(zone)
        alone = {zone: self.at_the_top(zone) for zone in self.found if self.resource_tokens}
        assert self.resource_token_of == {zone: top[0] for zone, top in alone.items() if len(top) == 1}
        for seat, card in self.bonus:
            if card == "blocks_of_ice":
                self.tokens[seat][ICE] += 3
        self.points = [self.total(seat) for seat in self.seats]

    def lose_one_each(self, zone: int) -> None:
        for seat in self.seats:
            if self.mars[zone][seat]:
                self.mars[zone][seat] -= 1
                self.lost[seat] += 1

    def score_for_the_last_time(self, zone: int) -> None:
        card = self.revealed.get(zone, "")
        handed_out = Counter({self.found[zone]: self.pot[zone] + {"rich_vein": 5, "mining_accident": 0}.get(card, 3)})
        if card == "underground_lake":
            handed_out[ICE] += 2
        takers = self.at_the_top(zone)
        if card == "treacherous_ground":
            below = [number for number in self.mars[zone] if 0 < number < max(self.mars[zone])]
            takers = [seat for seat in self.seats if below and self.mars[zone][seat] == max(below)] or takers
        for resource, number in handed_out.items():
            self.share(resource, number, takers)
        self.pot[zone] = 0

    def at_the_top(self, zone: int) -> list[int]:
        most = max(self.mars[zone])
        return [seat for seat in self.seats if self.mars[zone][seat] == most > 0]

    def share(self, resource: int, number: int, takers: list[int]) -> int:
        """Hand out tokens in equal parts; returns those that are left."""
        if not takers:
            return number
        for seat in takers:
            self.tokens[seat][resource] += number // len(takers)
        return number % len(takers)

    def total(self, seat: int) -> int:
        """All points of a seat at the end."""
        points = sum(WORTH[resource] * number for resource, number in self.tokens[seat].items())
        if self.has_most(seat, lambda other: self.tokens[other][ICE]):
            points += 9 // [tokens[ICE] for tokens in self.tokens].count(self.tokens[seat][ICE])
        points += 3 * list(self.resource_token_of.values()).count(seat)
        for zone, card in self.revealed.items():
            if self.mars[zone][seat]:
                points += {"lichens": 2, "radiation": -2}.get(card, 0)
                if card == "martian_ruins" and seat in self.at_the_top(zone):
                    points += 4 // len(self.at_the_top(zone))
        return points + sum(self.worth(card, seat) for owner, card in self.bonus if owner == seat)

    def worth(self, card: str, seat: int) -> int:
        """The points of a bonus card; tokens that it brings are counted as tokens."""
        occupied = {zone for zone, astronauts in enumerate(self.mars) if astronauts[seat]}
        missions = {
            "secret_mission_north": {5, 6, 0, 1, 2},
            "secret_mission_east": {0, 1, 2, 3, 4},
            "secret_mission_south": {2, 3, 4, 5, 6},
            "secret_mission_west": {3, 4, 5, 6, 0},
        }
        if card in missions:
            return 8 if missions[card] <= occupied else 0
        if card == "world_spanning":
            return len(occupied)
        if card == "diversified":
            return 8 if all(self.tokens[seat][resource] >= 2 for resource in WORTH) else 0
        if card == "blocks_of_ice":
            return 0
        measures: dict[str, tuple[int, Callable[[int], int]]] = {
            "strategic_zones": (6, lambda other: sum(self.mars[zone][other] for zone in CENTRAL_ZONES)),
            "mass_settlement": (6, lambda other: sum(astronauts[other] for astronauts in self.mars)),
            "lost_in_space": (8, lambda other: self.lost[other]),
            "celerium_baron": (8, lambda other: self.tokens[other][CELERIUM]),
            "sylvanite_baron": (8, lambda other: self.tokens[other][SYLVANITE]),
        }
        points, measure = measures[card]
        return points if self.has_most(seat, measure) else 0

    def has_most(self, seat: int, measure: Callable[[int], int]) -> bool:
        return measure(seat) == max(measure(other) for other in self.seats) > 0
