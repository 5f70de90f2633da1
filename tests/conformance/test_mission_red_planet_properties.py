"""Mission: Red Planet: what holds in every position, whatever is played, and what everyone can make of it."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from marsbox.core import FastRng, seat_bit
from marsbox.games.mission_red_planet.state import (
    CHARACTERS,
    ICE,
    LAST_TURN,
    NONE,
    OUTER,
    RESOURCES,
    SEATS,
    ZONES,
    MissionState,
)
from tests.conformance.mission_red_planet_event_model import EventModel
from tests.conformance.mission_red_planet_play import (
    FACTS,
    GAME,
    Drawn,
    check_everything_is_there,
    games,
    positions_and_events,
)
from tests.conformance.random_play import play_one

# the most astronauts that a player needs in a turn
FOR_THE_LAST_TURN = 3


def model_of(drawn: Drawn) -> EventModel:
    """Somebody who will hear all of a drawn game."""
    configuration = drawn[0]
    return EventModel(
        GAME, configuration.players, resource_tokens=dict(configuration.options)["resource_tokens"] == "on"
    )


@given(games)
def test_nothing_is_lost_and_nothing_appears(drawn: Drawn) -> None:
    for state, _ in positions_and_events(drawn):
        check_everything_is_there(state)


@given(games)
def test_whoever_hears_what_everyone_is_told_can_keep_the_table_in_mind(drawn: Drawn) -> None:
    """Calls, take-offs, landings, moves, losses and tokens; and who has been where has found the resource there."""
    model = model_of(drawn)
    for state, events in positions_and_events(drawn):
        model.apply_events(events)
        check_table(state, model)
        assert set(model.found) == model.visited
        assert {zone for zone in range(ZONES) if state.resources[zone] != NONE} == model.visited


def check_table(s: MissionState, model: EventModel) -> None:
    players = s.players
    assert (s.turn, s.first) == (model.turn, model.first)
    assert sorted(s.ship_discard) == sorted(model.discarded_ships)
    for slot, ship in enumerate(model.pad):
        assert s.pad[slot] == (NONE if ship is None else ship.number)
        if ship is not None:
            assert s.crew[slot * players : (slot + 1) * players] == ship.crew
            assert (s.tokens_on[slot], s.destination(slot)) == (ship.token, ship.zone)
            assert s.docked(slot) != ship.flies
    assert [s.zones[zone * players : (zone + 1) * players] for zone in range(ZONES)] == model.mars
    assert (s.reserve, s.memorial, s.pot) == (model.reserve, model.lost, model.pot)
    assert {zone: resource for zone, resource in enumerate(s.resources) if resource != NONE} == model.found
    for seat in range(players):
        tokens = s.scored[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]
        assert tokens == [model.tokens[seat][resource] for resource in range(len(RESOURCES))]
        assert tokens == [model.public_tokens[seat][resource] for resource in range(len(RESOURCES))]
        assert {number for number in range(len(CHARACTERS)) if s.hands[seat] >> number & 1} == model.hands[seat]
        assert len(s.bonus[seat]) == model.bonus_cards[seat]
    known = {zone: {seat for seat in range(players) if s.seen[zone] & seat_bit(seat)} for zone in model.discoveries}
    assert known == model.discoveries
    if s.turn:
        assert len(s.event_pile) == model.events_left()


@given(games)
def test_the_points_are_those_that_are_added_up_by_hand(drawn: Drawn) -> None:
    model = model_of(drawn)
    for position, events in positions_and_events(drawn):
        model.apply_events(events)
        state = position
    check_points(state, model)


@given(games, st.integers(1, 6))
def test_the_points_are_right_in_tight_endings_too(drawn: Drawn, crowd: int) -> None:
    """The last turn from a Mars with few astronauts, many discoveries, and bonus cards and tokens for everyone."""
    rng = FastRng(drawn[2] % 2**64)
    model = model_of(drawn)
    for state, events in positions_and_events(drawn):
        model.apply_events(events)
        if state.turn == LAST_TURN:
            break
    scatter(state, rng, crowd)
    look_around(state, model)
    while GAME.decisions(state):
        model.apply_events(play_one(GAME, state, rng))
        check_table(state, model)
    check_points(state, model)


def check_points(s: MissionState, model: EventModel) -> None:
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.scores == model.points
    assert outcome.ranks == model.ranks
    assert outcome.ranks == [1 + len([more for more in model.points if more > own]) for own in model.points]


def scatter(s: MissionState, rng: FastRng, crowd: int) -> None:
    """Lay out Mars anew: `crowd` astronauts of each seat, discoveries everywhere, two or three bonus cards each."""
    scatter_astronauts(s, rng, crowd)
    scatter_tokens(s, rng, icy=crowd > 1)
    scatter_cards(s, rng)
    s.pending = None


def scatter_astronauts(s: MissionState, rng: FastRng, crowd: int) -> None:
    for seat in range(s.players):
        s.reserve[seat] += sum(s.zones[seat :: s.players])
        s.zones[seat :: s.players] = [0] * ZONES
        for _ in range(min(crowd, s.reserve[seat] - FOR_THE_LAST_TURN)):
            s.zones[rng.below(ZONES) * s.players + seat] += 1
            s.reserve[seat] -= 1


def scatter_tokens(s: MissionState, rng: FastRng, *, icy: bool) -> None:
    """Resources and score tokens; unless Mars is `icy`, there is no ice as long as there is something else."""
    tokens = [*s.resource_pile, *(resource for resource in s.resources if resource != NONE)]
    rng.shuffle(tokens)
    if not icy:
        tokens.sort(key=lambda resource: resource == ICE)
    for zone in range(ZONES):
        visited = any(s.zones[zone * s.players : (zone + 1) * s.players])
        s.resources[zone] = tokens.pop(0) if visited or rng.below(2) else NONE
        s.pot[zone] = rng.below(3) if s.resources[zone] != NONE else 0
    s.resource_pile = tuple(tokens)
    s.scored = [rng.below(4) if icy or index % len(RESOURCES) != ICE else 0 for index in range(len(s.scored))]


def scatter_cards(s: MissionState, rng: FastRng) -> None:
    cards = [design for design, copies in enumerate(FACTS.copies) for _ in range(copies)]
    rng.shuffle(cards)
    cards.sort(key=s.is_discovery)
    most = 2 if s.players == SEATS else 3
    s.bonus = [tuple(cards.pop(0) for _ in range(2 + rng.below(most - 1))) for _ in range(s.players)]
    s.discoveries[:OUTER] = [cards.pop() for _ in range(OUTER)]
    s.seen[:OUTER] = [seat_bit(rng.below(s.players)) for _ in range(OUTER)]
    s.discarded = s.discarded_by = ()
    s.event_pile = tuple(cards)


def look_around(s: MissionState, model: EventModel) -> None:
    """Give the model what lies openly on Mars and before the players."""
    model.mars = [s.zones[zone * s.players : (zone + 1) * s.players] for zone in range(ZONES)]
    model.reserve = s.reserve.copy()
    model.found = {zone: resource for zone, resource in enumerate(s.resources) if resource != NONE}
    model.pot = s.pot.copy()
    for tokens in (model.tokens, model.public_tokens):
        for seat in range(s.players):
            tokens[seat] = Counter(dict(enumerate(s.scored[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)])))
    model.bonus_cards = [len(cards) for cards in s.bonus]
    model.drawn = sum(FACTS.copies) - s.players - len(s.event_pile)
    model.discoveries = {
        zone: {seat for seat in range(s.players) if s.seen[zone] & seat_bit(seat)} for zone in range(OUTER)
    }


@given(games)
def test_a_character_is_asked_for_only_where_there_is_a_choice(drawn: Drawn) -> None:
    for state, _ in positions_and_events(drawn):
        for decision in GAME.decisions(state):
            if GAME.decision_kinds[decision.kind] == "character":
                assert len(decision.options) == state.hands[decision.seat].bit_count() > 1
