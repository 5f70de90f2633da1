"""Set-up: decks, corporations and cards, at random or as given; the neutral tiles of a solo game."""

from collections.abc import Mapping
from typing import Final

from marsbox.core.contract import Setup, SetupOption, checked_options
from marsbox.core.errors import SetupError
from marsbox.core.events import EVERYONE, Log, seat_bit
from marsbox.core.rng import SeedRng, checked_seed
from marsbox.games.terraforming_mars import kinds, moves
from marsbox.games.terraforming_mars.board import HEXES, LAND, NEIGHBOURS, SPACE_IDS, SPACE_KINDS, SPACES, VOLCANO
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.knowledge import all_saw_discarded
from marsbox.games.terraforming_mars.state import (
    BEGINNER,
    CARDS,
    CHOOSE_START,
    CITY,
    GREENERY,
    NEUTRAL,
    NO_TILE,
    PROJECTS,
    Frame,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import is_city

PLAYER_COUNTS: Final = (1, 2, 3, 4, 5)
TOGETHER: Final = (2, 3, 4, 5)
SETUP_OPTIONS: Final = (
    SetupOption("corporate_era", ("off", "on"), "off", TOGETHER),
    SetupOption("draft", ("off", "on"), "off", TOGETHER),
    SetupOption("beginner_1", ("off", "on"), "off", TOGETHER),
    SetupOption("beginner_2", ("off", "on"), "off", TOGETHER),
    SetupOption("beginner_3", ("off", "on"), "off", (3, 4, 5)),
    SetupOption("beginner_4", ("off", "on"), "off", (4, 5)),
    SetupOption("beginner_5", ("off", "on"), "off", (5,)),
)
DEAL_KEYS: Final = ("first", "deck", "corporations", "dealt", "reshuffles", "neutral")
NEUTRAL_KEYS: Final = ("cities", "greeneries")
DEALT: Final = 10
CORPORATIONS_DEALT: Final = 2
SOLO_RATING: Final = 14
NEUTRAL_CARDS: Final = 4
NEUTRAL_CITIES: Final = 2  # and as many greeneries
# A set-up may say what it is dealt from; this is the least that five players need.
FEWEST_PROJECTS: Final = 60
FEWEST_CORPORATIONS: Final = 10


def new_state(
    pool: dict[str, tuple[int, ...]], setup: Setup, rules: int, seed: int, log: Log | None
) -> TerraformingState:
    """A game about to begin, with corporations and cards before everyone, dealt from those of the pool."""
    options = checked_options("Terraforming Mars", PLAYER_COUNTS, SETUP_OPTIONS, setup)
    s = TerraformingState.empty(setup.players, SPACES, SeedRng(checked_seed(seed)))
    s.rules = rules
    s.corporate_era = s.solo or options["corporate_era"] == "on"
    s.drafting = options["draft"] == "on"
    if s.solo:
        s.rating[0] = SOLO_RATING
    elif not s.corporate_era:
        s.production = [1] * (s.players * 6)
    for seat in range(s.players):
        if options[f"beginner_{seat + 1}"] == "on":
            s.corporations[seat] = BEGINNER
    s.corporation_pool = pool["corporations"]
    _deal(s, _in_play(s, pool["projects"]), GivenDeal(s, {} if setup.deal is None else setup.deal), log)
    return s


def _in_play(s: TerraformingState, cards: tuple[int, ...]) -> list[int]:
    """Those of the cards that are played with."""
    return [card for card in cards if s.corporate_era or not PRINTED[card].corporate_era]


def _deal(s: TerraformingState, pile: list[int], given: "GivenDeal", log: Log | None) -> None:
    s.rng.shuffle(pile)
    first = s.rng.below(s.players)
    corporations = _in_play(s, s.corporation_pool)
    s.rng.shuffle(corporations)
    s.first = first if given.first < 0 else given.first
    s.reshuffles = given.reshuffles
    taken = {card for cards in given.dealt for card in cards}
    s.deck = given.deck + tuple([card for card in pile if card not in taken and card not in given.deck])
    if log is not None:
        log.add(EVERYONE, kinds.GAME_BEGAN, (s.first,))
    if s.solo:
        place_neutral_tiles(s, given.cities, given.greeneries, log)
    named = {corporation for pair in given.corporations for corporation in pair}
    corporations = [corporation for corporation in corporations if corporation not in named]
    for seat in range(s.players):
        own = given.dealt[seat] if given.dealt else ()
        s.offered[seat] = own + moves.take_cards(s, DEALT - len(own), log)
        pair: tuple[int, ...] = ()
        if s.corporations[seat] != BEGINNER:
            pair = given.corporations[seat] if given.corporations else ()
            missing = CORPORATIONS_DEALT - len(pair)
            pair += tuple(corporations[:missing])
            corporations = corporations[missing:]
        s.corporations_offered[seat] = pair
        if log is not None:
            log.add(seat_bit(seat), kinds.DEALT, (seat, *pair, *s.offered[seat]))
    s.frames = [Frame(CHOOSE_START)]


def place_neutral_tiles(
    s: TerraformingState, given_cities: tuple[int, ...], given_greeneries: tuple[int, ...], log: Log | None
) -> None:
    """Solo: the costs of four cards tell where two neutral cities and a greenery beside each are placed.

    The cards are turned up also where a deal gives the spaces.
    """
    costs = [max(1, PRINTED[card].cost) for card in _turned_up(s, log)]
    cities = []
    for index in range(NEUTRAL_CITIES):
        spaces = [space for space in range(HEXES) if _neutral_spot(s, space) and _apart(s, space)]
        if index == 1:
            spaces.reverse()
        if index < len(given_cities):
            _check_neutral("city", given_cities[index], spaces, "that is no neighbour of a city")
            cities.append(given_cities[index])
        else:
            cities.append(spaces[(costs[index] - 1) % len(spaces)])
        _lay_neutral(s, CITY, cities[-1], log)
    for index, city in enumerate(cities):
        spaces = [space for space in NEIGHBOURS[city] if _neutral_spot(s, space)]
        if index < len(given_greeneries):
            _check_neutral("greenery", given_greeneries[index], spaces, f"beside the city on {SPACE_IDS[city]}")
            _lay_neutral(s, GREENERY, given_greeneries[index], log)
        elif spaces:
            _lay_neutral(s, GREENERY, spaces[(costs[2 + index] - 1) % len(spaces)], log)


def _check_neutral(tile: str, space: int, spaces: list[int], where: str) -> None:
    if space not in spaces:
        raise SetupError(
            f'the deal\'s "neutral" puts a {tile} on {SPACE_IDS[space]}; right would be a free space of land {where}'
        )


def _turned_up(s: TerraformingState, log: Log | None) -> tuple[int, ...]:
    cards = moves.take_cards(s, NEUTRAL_CARDS, log)
    s.discard.extend(cards)
    for card in cards:
        all_saw_discarded(s, card)
    if log is not None:
        for card in cards:
            log.add(EVERYONE, kinds.REVEALED, (0, card))
    return cards


def _neutral_spot(s: TerraformingState, space: int) -> bool:
    return SPACE_KINDS[space] in (LAND, VOLCANO) and s.tiles[space] == NO_TILE


def _apart(s: TerraformingState, space: int) -> bool:
    return not any(is_city(s.tiles[other]) for other in NEIGHBOURS[space])


def _lay_neutral(s: TerraformingState, tile: int, space: int, log: Log | None) -> None:
    s.tiles[space] = tile
    s.owners[space] = NEUTRAL
    if log is not None:
        log.add(EVERYONE, kinds.NEUTRAL_TILE, (tile, space))


class GivenDeal:
    """A deal as it was given, checked. Whatever it leaves out, or what is missing at the end of a list, is drawn."""

    def __init__(self, s: TerraformingState, deal: Mapping[str, object]) -> None:
        for key in deal:
            if key not in DEAL_KEYS:
                raise SetupError(f'a deal has no "{key}"; it can have {", ".join(DEAL_KEYS)}')
        projects = {
            PRINTED[card].id: card for card in range(PROJECTS) if s.corporate_era or not PRINTED[card].corporate_era
        }
        corporations = {
            PRINTED[card].id: card
            for card in range(BEGINNER + 1, CARDS)
            if s.corporate_era or not PRINTED[card].corporate_era
        }
        self.first = _first(deal.get("first"), s.players)
        self.deck = _numbers(deal.get("deck", []), "deck", projects)
        self.dealt = _by_seat(deal.get("dealt"), "dealt", s.players, DEALT, projects)
        self.corporations = _by_seat(
            deal.get("corporations"), "corporations", s.players, CORPORATIONS_DEALT, corporations
        )
        reshuffles = deal.get("reshuffles", [])
        if not isinstance(reshuffles, (list, tuple)):
            raise SetupError(f'the deal\'s "reshuffles" is a list of lists of cards, not {reshuffles!r}')
        self.reshuffles = tuple([_numbers(pile, "reshuffles", projects) for pile in reshuffles])
        for shuffle in self.reshuffles:
            _each_once([shuffle])
        self.cities, self.greeneries = _neutral(deal.get("neutral"), s.solo)
        _each_once([*self.dealt, self.deck])
        _each_once(self.corporations)


def _each_once(piles: list[tuple[int, ...]]) -> None:
    seen: set[int] = set()
    for pile in piles:
        for card in pile:
            if card in seen:
                raise SetupError(f'the deal gives card "{PRINTED[card].id}" twice; each card is there once')
            seen.add(card)


def _first(value: object, players: int) -> int:
    if value is None:
        return -1
    if type(value) is not int or not 0 <= value < players:
        raise SetupError(f'the deal\'s "first" is a seat from 0 to {players - 1}, not {value!r}')
    return value


def _neutral(value: object, solo: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The spaces of the neutral cities and greeneries; whether they can lie there is seen when they are laid."""
    if value is None:
        return (), ()
    if not solo:
        raise SetupError('a deal has "neutral" only in a game for 1 player')
    if not isinstance(value, Mapping):
        raise SetupError(f'the deal\'s "neutral" is an object with lists of spaces, not {value!r}')
    for key in value:
        if key not in NEUTRAL_KEYS:
            raise SetupError(f'the deal\'s "neutral" has no "{key}"; it can have {", ".join(NEUTRAL_KEYS)}')
    return _spaces(value.get("cities", []), "cities"), _spaces(value.get("greeneries", []), "greeneries")


def _spaces(value: object, key: str) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)) or len(value) > NEUTRAL_CITIES:
        raise SetupError(f'the deal\'s "neutral", "{key}" is a list of {NEUTRAL_CITIES} spaces, not {value!r}')
    for name in value:
        if name not in SPACE_IDS[:HEXES]:
            right = f"spaces from {SPACE_IDS[0]} to {SPACE_IDS[HEXES - 1]}"
            raise SetupError(f'the deal\'s "neutral", "{key}" names {name!r}; right would be {right}')
    return tuple([SPACE_IDS.index(name) for name in value])


def _numbers(value: object, key: str, known: dict[str, int]) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)):
        raise SetupError(f'the deal\'s "{key}" is a list of card ids, not {value!r}')
    numbers = []
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise SetupError(f'the deal\'s "{key}" names {name!r}, which is no card of this game')
        numbers.append(known[name])
    return tuple(numbers)


def _by_seat(value: object, key: str, players: int, most: int, known: dict[str, int]) -> list[tuple[int, ...]]:
    if value is None:
        return []
    if not isinstance(value, (list, tuple)) or len(value) != players:
        raise SetupError(f'the deal\'s "{key}" is a list of {players} lists of card ids, one for each seat')
    hands = []
    for seat, names in enumerate(value):
        cards = _numbers(names, key, known)
        if len(cards) > most:
            raise SetupError(f'the deal\'s "{key}" gives seat {seat} {len(cards)} cards; a seat is dealt {most}')
        hands.append(cards)
    return hands
