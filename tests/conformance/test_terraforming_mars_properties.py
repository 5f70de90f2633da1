"""Terraforming Mars: what holds in every position, whatever is played, and what everyone can make of it."""

from collections import Counter
from collections.abc import Callable

from hypothesis import given

from marsbox.core import FastRng
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.kinds import PLAYED_CARD
from marsbox.games.terraforming_mars.state import (
    FINAL_GREENERY,
    MEGACREDITS,
    NEUTRAL,
    PROJECTS,
    TAGS,
    TILES,
    TURN,
    TerraformingState,
)
from tests.conformance.configurations import configurations_of, preferred
from tests.conformance.random_play import play_one
from tests.conformance.terraforming_mars_event_model import EventModel
from tests.conformance.terraforming_mars_play import (
    GAME,
    Drawn,
    check_board,
    check_cards,
    check_mats,
    check_recounts,
    corporate_era,
    games,
    of_long_games,
    positions_and_events,
)
from tests.conformance.terraforming_mars_points import COUNTED, FIXED

# kinds of frame while no card is being paid for or looked at
BETWEEN_CARDS = (TURN, FINAL_GREENERY)
# of each configuration, so that every card is played; and in the soak
GAMES_FOR_EVERY_CARD = 30
GAMES_FOR_EVERY_CARD_IN_SOAK = 300


@of_long_games
@given(games)
def test_every_card_is_somewhere_once(drawn: Drawn) -> None:
    for state, _ in positions_and_events(drawn):
        check_cards(state)


@of_long_games
@given(games)
def test_resources_production_and_tiles_are_what_they_can_be(drawn: Drawn) -> None:
    before = (0, 0, 0)
    for state, _ in positions_and_events(drawn):
        check_mats(state)
        check_board(state)
        now = (state.temperature, state.oxygen, state.oceans)
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


@of_long_games
@given(games)
def test_tags_and_lasting_effects_are_those_of_the_cards_in_play(drawn: Drawn) -> None:
    for state, _ in positions_and_events(drawn):
        check_recounts(state)


@of_long_games
@given(games)
def test_whoever_hears_what_everyone_is_told_can_keep_the_table_in_mind(drawn: Drawn) -> None:
    """Resources, production, TR, parameters, tiles, cubes, hands; and every tile lies where the rules allow it."""
    model = EventModel(GAME, drawn[0].players, corporate_era=corporate_era(drawn[0]))
    for state, events in positions_and_events(drawn):
        model.apply_events(events)
        check_table(state, model)
    check_points(state, model)


def check_table(s: TerraformingState, model: EventModel) -> None:
    assert (s.generation, s.first) == (model.generation, model.first)
    assert (2 * s.temperature - 30, s.oxygen, s.oceans) == (model.temperature, model.oxygen, model.oceans())
    assert s.rating == model.rating
    assert s.stock == [number for stock in model.stock for number in stock]
    assert s.production == [steps for production in model.production for steps in production]
    assert {space: TILES[tile] for space, tile in enumerate(s.tiles) if tile} == model.tiles
    owners = {space: -2 if owner == NEUTRAL else owner for space, owner in enumerate(s.owners) if s.tiles[space]}
    assert owners == model.owners
    assert {space: seat for space, seat in enumerate(s.claims) if seat >= 0} == model.claims
    assert {PRINTED[card].id: cubes for card, cubes in enumerate(s.cubes) if cubes} == +model.cubes
    assert {number: seat for number, seat in enumerate(s.milestones) if seat >= 0} == model.milestones
    assert {number: seat for number, seat in enumerate(s.awards) if seat >= 0} == model.awards
    if not s.frames or s.frames[-1].kind in BETWEEN_CARDS:
        check_cards_told(s, model)


def check_cards_told(s: TerraformingState, model: EventModel) -> None:
    """Hands, cards in play and tags, when no card is being paid for or looked at."""
    assert [len(hand) for hand in s.hands] == model.hands
    for seat in range(s.players):
        assert [PRINTED[card].id for card in s.played[seat]] == model.in_play[seat]
        assert [PRINTED[card].id for card in s.events[seat]] == model.events[seat]
        tags = s.tags[seat * len(TAGS) : (seat + 1) * len(TAGS)]
        assert tags == [model.tags[seat][tag] for tag in TAGS]


def check_points(s: TerraformingState, model: EventModel) -> None:
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.scores == model.points
    # a lost solo game counts as a second place
    assert model.ranks == ([2] if outcome.won is False else outcome.ranks)
    keys = [(points, s.stock[seat * 6 + MEGACREDITS]) for seat, points in enumerate(model.points)]
    assert outcome.ranks == [1 + len([key for key in keys if key > own]) for own in keys]


def test_the_points_written_down_twice_are_about_the_same_cards() -> None:
    assert {card.id for card in PRINTED if card.points is not None} == {*FIXED, *COUNTED}


def test_every_card_is_played_in_some_game(soak: bool, record_property: Callable[[str, object], None]) -> None:
    """Every project card; the report of the run tells how often each was."""
    played = Counter[int]()
    number = GAMES_FOR_EVERY_CARD_IN_SOAK if soak else GAMES_FOR_EVERY_CARD
    for configuration in configurations_of("terraforming-mars"):
        if not corporate_era(configuration):
            continue
        for seed in range(number):
            state = GAME.new(configuration.setup(), seed)
            rng = FastRng(seed)
            while GAME.decisions(state):
                events = play_one(GAME, state, rng, preferred("terraforming-mars", "engine"))
                played.update(event.numbers[1] for event in events if event.kind == PLAYED_CARD)
    never = [PRINTED[card].id for card in range(PROJECTS) if played[card] == 0]
    assert never == []
    for card in range(PROJECTS):
        record_property(f"played {PRINTED[card].id}", str(played[card]))
