"""Games of Terraforming Mars for property tests, and what must hold in each of their positions."""

import os
from collections import Counter
from collections.abc import Iterator
from typing import cast

from hypothesis import settings
from hypothesis import strategies as st

from marsbox.core import Event
from marsbox.games.terraforming_mars.board import SPACE_KINDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.state import (
    MODIFIERS,
    NEXT_DISCOUNT,
    NEXT_TOLERANCE,
    PLANTS_FOR_GREENERY,
    PLAYED,
    PROJECTS,
    STEEL_VALUE,
    TAG_KINDS,
    TILES,
    TITANIUM_VALUE,
    TerraformingState,
)
from tests.conformance.configurations import Configuration, biases_of, configurations_of, game_with_id, preferred
from tests.conformance.random_play import led

GAME = cast(TerraformingMars, game_with_id("terraforming-mars"))
LAND, VOLCANO, OCEAN_SPACE, NOCTIS, OFF_MAP = range(5)

configurations = st.sampled_from(configurations_of("terraforming-mars"))
biases = st.sampled_from(biases_of("terraforming-mars"))
seeds = st.integers(0, 2**128 - 1)
first_choices = st.lists(st.integers(0, 10_000), max_size=40)
games = st.tuples(configurations, biases, seeds, first_choices)
# a game is long, and each has many positions
of_long_games = settings(max_examples=400 if "MARSBOX_SOAK" in os.environ else 12)

Drawn = tuple[Configuration, str, int, list[int]]


def positions_and_events(drawn: Drawn) -> Iterator[tuple[TerraformingState, list[Event]]]:
    """The positions of a drawn game with the events that led to them."""
    configuration, bias, seed, choices = drawn
    for state, events in led(configuration, seed, choices, preferred("terraforming-mars", bias)):
        yield cast(TerraformingState, state), events


def corporate_era(configuration: Configuration) -> bool:
    """Whether all cards take part."""
    return configuration.players == 1 or ("corporate_era", "on") in configuration.options


def check_cards(s: TerraformingState) -> None:
    """Every project card of the deck is somewhere, once; corporations are with their players."""
    known = [card for card in range(PROJECTS) if s.corporate_era or not PRINTED[card].corporate_era]
    piles = [s.deck[s.drawn :], s.discard, s.looking, *s.hands, *s.events, *s.offered, *s.kept]
    found = [card for pile in piles for card in pile]
    found += [card for cards in s.played for card in cards if card < PROJECTS]
    found += [frame.card for frame in s.frames if frame.kind == PLAYED]
    assert sorted(found) == known
    for seat in range(s.players):
        corporations = [card for card in s.played[seat] if card >= PROJECTS]
        assert corporations in ([], [s.corporations[seat]])
        assert all(PRINTED[card].is_event for card in s.events[seat])
        assert not any(PRINTED[card].is_event for card in s.played[seat])


def check_mats(s: TerraformingState) -> None:
    """No stock is negative, and production is no lower than it may be."""
    assert min(s.stock) >= 0
    assert min(s.cubes) >= 0
    for index, production in enumerate(s.production):
        assert production >= (-5 if index % 6 == 0 else 0)
    in_play = {card for cards in s.played for card in cards}
    assert all(PRINTED[card].holds >= 0 and card in in_play for card, cubes in enumerate(s.cubes) if cubes)


def check_board(s: TerraformingState) -> None:
    """Parameters are within their tracks; oceans are the ocean tiles; every tile lies where its kind may lie."""
    assert 0 <= s.temperature <= 19
    assert 0 <= s.oxygen <= 14
    names = [TILES[tile] for tile in s.tiles]
    assert s.oceans == names.count("ocean") <= 9
    for name, number in Counter(names).items():
        assert name in ("none", "ocean", "greenery", "city") or number == 1
    for space, name in enumerate(names):
        kind = SPACE_KINDS[space]
        owner = s.owners[space]
        if name == "none":
            assert owner == -1
            assert s.claims[space] == -1 or kind in (LAND, VOLCANO)
            continue
        assert s.claims[space] == -1
        assert owner == -1 if name == "ocean" else owner in range(s.players) or (s.solo and owner == 5)
        if kind in (NOCTIS, OFF_MAP):
            assert name == "city"
        elif kind == OCEAN_SPACE:
            assert name in ("ocean", "greenery", "mohole_area")
        assert name != "lava_flows" or kind == VOLCANO


def check_recounts(s: TerraformingState) -> None:
    """Tags, lasting changes and cards that react are those of the cards in play, counted anew."""
    for seat in range(s.players):
        tags = [0] * TAG_KINDS
        modifiers = [0] * MODIFIERS
        modifiers[STEEL_VALUE], modifiers[TITANIUM_VALUE], modifiers[PLANTS_FOR_GREENERY] = 2, 3, 8
        for card in s.played[seat]:
            for tag in PRINTED[card].tags:
                tags[tag] += 1
            for modifier, amount in PRINTED[card].modifiers:
                modifiers[modifier] += amount
        # until the next card is played
        for modifier in (NEXT_DISCOUNT, NEXT_TOLERANCE):
            modifiers[modifier] = s.modifiers[seat * MODIFIERS + modifier]
            assert modifiers[modifier] == 0 or not s.passed >> seat & 1
        assert s.tags[seat * TAG_KINDS : (seat + 1) * TAG_KINDS] == tags
        assert s.modifiers[seat * MODIFIERS : (seat + 1) * MODIFIERS] == modifiers
        reacting = [card for card in s.played[seat] if PRINTED[card].triggers]
        assert [card for owner, card in s.watchers if owner == seat] == reacting
