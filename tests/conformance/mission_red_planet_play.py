"""Games of Mission: Red Planet for property tests, and what must lie where in each of their positions."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from hypothesis import strategies as st

from marsbox.core import Event
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import (
    ASTRONAUTS,
    DESTINATION,
    DESTINATION_TOKENS,
    NONE,
    OUTER,
    RESOURCES,
    SHIPS,
    ZONES,
    MissionState,
)
from tests.conformance.configurations import Configuration, biases_of, configurations_of, game_with_id, preferred
from tests.conformance.random_play import led

GAME = cast(MissionRedPlanet, game_with_id("mission-red-planet"))
FACTS = GAME.box.facts

configurations = st.sampled_from(configurations_of("mission-red-planet"))
biases = st.sampled_from(biases_of("mission-red-planet"))
seeds = st.integers(0, 2**128 - 1)
first_choices = st.lists(st.integers(0, 10_000), max_size=40)
games = st.tuples(configurations, biases, seeds, first_choices)

Drawn = tuple[Configuration, str, int, list[int]]


def positions_and_events(drawn: Drawn) -> Iterator[tuple[MissionState, list[Event]]]:
    """The positions of a drawn game with the events that led to them."""
    configuration, bias, seed, choices = drawn
    for state, events in led(configuration, seed, choices, preferred("mission-red-planet", bias)):
        yield cast(MissionState, state), events


def check_everything_is_there(s: MissionState) -> None:
    """Astronauts, ships, tokens and cards: nothing is lost and nothing appears."""
    check_astronauts(s)
    check_ships(s)
    check_tokens(s)
    check_event_cards(s)


def check_astronauts(s: MissionState) -> None:
    """22 of each colour: in reserve, aboard, on Mars or lost."""
    assert min(s.reserve + s.memorial + s.crew + s.zones) >= 0
    for seat in range(s.players):
        placed = sum(s.crew[seat :: s.players]) + sum(s.zones[seat :: s.players])
        assert s.reserve[seat] + placed + s.memorial[seat] == ASTRONAUTS
    for slot in range(s.players):
        assert s.aboard[slot] == sum(s.crew[slot * s.players : (slot + 1) * s.players])


def check_ships(s: MissionState) -> None:
    """34 in all. Only in the moment when its destination is laid does a full one stand on the ground."""
    docked = [ship for ship in s.pad if ship != NONE]
    assert sorted([*s.ship_pile, *s.ship_discard, *docked]) == list(range(SHIPS))
    for slot, ship in enumerate(s.pad):
        if ship == NONE:
            assert (s.aboard[slot], s.tokens_on[slot], s.flying >> slot & 1) == (0, NONE, 0)
        else:
            assert s.aboard[slot] <= FACTS.seats[ship]
            waits_for_token = s.frames and s.frames[-1].kind == DESTINATION and s.frames[-1].slot == slot
            assert waits_for_token or not s.docked(slot) or s.aboard[slot] < FACTS.seats[ship]
            assert waits_for_token or s.aboard[slot] == 0 or s.destination(slot) != NONE


def check_tokens(s: MissionState) -> None:
    """20 destination tokens, two for each zone, and 14 resource tokens."""
    for zone in range(ZONES):
        assert s.tokens_left[zone] >= 0
        assert s.tokens_left[zone] + s.tokens_on.count(zone) == DESTINATION_TOKENS
    found = [resource for resource in s.resources if resource != NONE]
    tokens = Counter([*s.resource_pile, *found])
    assert [tokens[resource] for resource in range(len(RESOURCES))] == list(FACTS.resource_tokens)


def check_event_cards(s: MissionState) -> None:
    """24 in all, each design as often as there are copies: bonus cards with the players, discoveries on Mars."""
    on_mars = [design for design in s.discoveries if design != NONE]
    drawn = [s.drawn] if s.drawn != NONE else []
    kept = [design for cards in s.bonus for design in cards]
    dealt = [design for cards in s.dealt for design in cards]
    cards = Counter([*s.event_pile, *on_mars, *s.discarded, *drawn, *kept, *dealt, *(s.shown if s.turn == 0 else ())])
    assert [cards[design] for design in range(len(FACTS.copies))] == list(FACTS.copies)
    assert all(s.is_discovery(design) for design in [*on_mars, *s.discarded, *drawn])
    assert not any(s.is_discovery(design) for design in kept)
    assert s.discoveries[OUTER:] == [NONE] * (ZONES - OUTER)
    assert len(s.discarded) == len(s.discarded_by)
    assert not s.discarded or NONE not in s.discoveries[:OUTER]
    assert all((s.seen[zone] == 0) == (s.discoveries[zone] == NONE) for zone in range(ZONES))
