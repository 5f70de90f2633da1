"""Set-up: ships, astronauts, tokens and event cards, at random or as given."""

from collections.abc import Mapping
from typing import Final

from marsbox.core.contract import Setup, SetupOption, checked_options
from marsbox.core.errors import SetupError
from marsbox.core.events import EVERYONE, Log
from marsbox.core.rng import SeedRng, checked_seed
from marsbox.games.mission_red_planet import kinds, ships
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import (
    DEAL_EVENTS,
    KEEP_BONUS,
    NEW_SHIPS,
    RESOURCES,
    SETUP_ASTRONAUTS,
    Frame,
    MissionState,
)

PLAYER_COUNTS: Final = (3, 4, 5)
SETUP_OPTIONS: Final = (SetupOption("resource_tokens", ("off", "on"), "off", PLAYER_COUNTS),)
DEAL_KEYS: Final = ("ships", "astronauts", "resources", "dealt", "events", "reshuffles")
DEALT: Final = 3


class Pool:
    """What is dealt from, each thing as often as it is in the box."""

    def __init__(self, ships: tuple[int, ...], events: tuple[int, ...], resources: tuple[int, ...]) -> None:
        self.ships = ships
        self.events = events
        self.resources = resources


def new_state(box: Box, pool: Pool, setup: Setup, seed: int, log: Log | None) -> MissionState:
    """A game about to begin: the ships on the launch pad, everything else ready to be drawn."""
    options = chosen_options(setup)
    s = MissionState.empty(box.facts, setup.players, SeedRng(checked_seed(seed)))
    s.taking_tokens = options["resource_tokens"] == "on"
    given = GivenDeal(box, s.players, {} if setup.deal is None else setup.deal)
    s.ship_pile = _completed(s, given.ships, list(pool.ships))
    s.astronauts = _completed(s, given.astronauts, list(range(s.players)))
    s.resource_pile = _completed(s, given.resources, list(pool.resources))
    s.event_pile = _in_dealing_order(s, list(pool.events), given.dealt)
    s.given_events = given.events
    s.reshuffles = given.reshuffles
    if log is not None:
        log.add(EVERYONE, kinds.GAME_BEGAN, (s.players,))
    for slot in range(s.players):
        ships.dock(s, slot, log)
    s.frames = [Frame(NEW_SHIPS), Frame(DEAL_EVENTS), Frame(SETUP_ASTRONAUTS)]
    return s


def chosen_options(setup: Setup) -> dict[str, str]:
    """The value of every option."""
    return checked_options("Mission: Red Planet", PLAYER_COUNTS, SETUP_OPTIONS, setup)


def _without(items: list[int], taken: tuple[int, ...]) -> list[int]:
    rest = items.copy()
    for item in taken:
        rest.remove(item)
    return rest


def _completed(s: MissionState, given: tuple[int, ...], items: list[int]) -> tuple[int, ...]:
    """The items in random order, after those that are given."""
    rest = _without(items, given)
    s.rng.shuffle(rest)
    return given + tuple(rest)


def _in_dealing_order(s: MissionState, cards: list[int], dealt: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The event cards in the order in which they will be dealt, so that each seat receives what it is given."""
    given: tuple[int, ...] = ()
    for own in dealt:
        given += own
    rest = _without(cards, given)
    s.rng.shuffle(rest)
    order: list[int] = []
    for step in range(s.players):
        seat = (s.astronauts[0] + step) % s.players
        hand = list(dealt[seat]) if dealt else []
        while True:
            while len(hand) < DEALT:
                hand.append(rest.pop(0))
            order += hand[:DEALT]
            if any(not s.is_discovery(design) for design in hand[:DEALT]):
                break
            hand = hand[DEALT:]
    return tuple(order + rest)


def draw_astronaut(s: MissionState, log: Log | None) -> None:
    """One astronaut of each player is drawn and boards a ship; whose comes first is the first player."""
    slot = s.players - len(s.astronauts)
    seat = s.astronauts[0]
    s.astronauts = s.astronauts[1:]
    s.revealed += 1
    if not s.astronauts:
        s.frames.pop()
    if slot == 0:
        s.first = seat
        if log is not None:
            log.add(EVERYONE, kinds.MEDAL_GIVEN, (seat,))
    ships.board(s, seat, slot, 1, log)


def deal_events(s: MissionState, log: Log | None) -> None:
    """Everyone gets three event cards; whoever has only discoveries shows them and gets three others."""
    s.revealed += 1
    for seat in in_turn_order(s):
        while True:
            cards = s.event_pile[:DEALT]
            s.event_pile = s.event_pile[DEALT:]
            if any(not s.is_discovery(design) for design in cards):
                break
            s.shown += cards
            if log is not None:
                log.add(EVERYONE, kinds.DISCOVERIES_SHOWN, (seat, *cards))
        s.dealt[seat] = cards
        if log is not None:
            log.add_secret(seat, kinds.EVENTS_DEALT, (seat, *cards), (seat,))
    s.frames.append(Frame(KEEP_BONUS))


def bonus_options(s: MissionState, seat: int) -> list[int]:
    """The bonus cards that a player can keep at set-up."""
    return [kinds.KEEP + design for design in sorted(set(s.dealt[seat])) if not s.is_discovery(design)]


def keep_bonus(s: MissionState, kept: list[int], log: Log | None) -> None:
    """Everyone keeps a bonus card in secret; all others are shuffled and make the event pile."""
    rest = list(s.event_pile + s.shown)
    for seat in in_turn_order(s):
        s.bonus[seat] = (kept[seat],)
        s.returned[seat] = tuple(_without(list(s.dealt[seat]), s.bonus[seat]))
        rest += s.returned[seat]
        s.dealt[seat] = ()
        if log is not None:
            log.add_secret(seat, kinds.BONUS_KEPT, (seat, kept[seat]), (seat,))
    for design in s.given_events:
        if s.given_events.count(design) > rest.count(design):
            name = s.facts.card_ids[design]
            raise SetupError(
                f'the deal\'s "events" puts card "{name}" into the pile, but a player has kept it: leave it out'
            )
    s.event_pile = _completed(s, s.given_events, sorted(rest))
    s.given_events = ()


def in_turn_order(s: MissionState) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + step) % s.players for step in range(s.players)]


class GivenDeal:
    """A deal as it was given, checked. Whatever it leaves out, or what is missing at the end of a list, is drawn."""

    def __init__(self, box: Box, players: int, deal: Mapping[str, object]) -> None:
        for key in deal:
            if key not in DEAL_KEYS:
                raise SetupError(f'a deal has no "{key}"; it can have {", ".join(DEAL_KEYS)}')
        self.ships = _distinct(_numbers(deal.get("ships", []), "ships", box.ship_number), "ships", box.ship_ids)
        self.astronauts = _seats(deal.get("astronauts", []), players)
        names = {name: number for number, name in enumerate(RESOURCES)}
        self.resources = _numbers(deal.get("resources", []), "resources", names)
        for resource, name in enumerate(RESOURCES):
            most = box.facts.resource_tokens[resource]
            if self.resources.count(resource) > most:
                raise SetupError(f'the deal\'s "resources" has more than the {most} tokens of "{name}"')
        self.dealt = _hands(deal.get("dealt"), players, box)
        self.events = _numbers(deal.get("events", []), "events", box.card_number)
        for design, card in enumerate(box.cards):
            number = sum([hand.count(design) for hand in self.dealt])
            number = max(number, self.events.count(design))
            if number > card.copies:
                raise SetupError(
                    f'the deal gives card "{card.id}" {number} times; right would be at most {card.copies}'
                )
        reshuffles = deal.get("reshuffles", [])
        if not isinstance(reshuffles, (list, tuple)):
            raise SetupError(f'the deal\'s "reshuffles" is a list of lists of ships, not {reshuffles!r}')
        self.reshuffles = tuple(
            [
                _distinct(_numbers(pile, "reshuffles", box.ship_number), "reshuffles", box.ship_ids)
                for pile in reshuffles
            ]
        )


def _numbers(value: object, key: str, known: dict[str, int]) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)):
        raise SetupError(f'the deal\'s "{key}" is a list of names, not {value!r}')
    numbers = []
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise SetupError(f'the deal\'s "{key}" names {name!r}; it can name {", ".join(known)}')
        numbers.append(known[name])
    return tuple(numbers)


def _distinct(numbers: tuple[int, ...], key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    for number in numbers:
        if numbers.count(number) > 1:
            raise SetupError(f'the deal\'s "{key}" names "{names[number]}" twice; each ship is there once')
    return numbers


def _seats(value: object, players: int) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)):
        raise SetupError(f'the deal\'s "astronauts" is a list of seats in the order they are drawn, not {value!r}')
    seats: list[int] = []
    for seat in value:
        if type(seat) is not int or not 0 <= seat < players or seat in seats:
            raise SetupError(f'the deal\'s "astronauts" has {seat!r}; it has each seat from 0 to {players - 1} once')
        seats.append(seat)
    return tuple(seats)


def _hands(value: object, players: int, box: Box) -> list[tuple[int, ...]]:
    if value is None:
        return []
    if not isinstance(value, (list, tuple)) or len(value) != players:
        raise SetupError(f'the deal\'s "dealt" is a list of {players} lists of event cards, one for each seat')
    hands = [_numbers(cards, "dealt", box.card_number) for cards in value]
    for seat, hand in enumerate(hands):
        while len(hand) > DEALT and min(hand[:DEALT]) >= box.facts.first_discovery:
            hand = hand[DEALT:]
        if len(hand) > DEALT:
            raise SetupError(
                f'the deal\'s "dealt" gives seat {seat} more than {DEALT} cards; a seat gets {DEALT} more only if the '
                f"first {DEALT} are all discoveries"
            )
    return hands
