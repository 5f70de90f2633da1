"""Pocket Mars: what holds in every position, whatever is played."""

import itertools
from collections.abc import Iterator
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from marsbox.core import SPECTATOR, Event, FastRng, Log, Setup, seat_bit
from marsbox.games.pocket_mars import kinds, memory
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, EVERYBODY, HELD
from marsbox.games.pocket_mars.state import (
    AUTOMATICS,
    CARDS,
    CARDS_PER_COLOUR,
    COLONISTS,
    DISCARD_PLAYED,
    HAND_SIZE,
    HOSTS,
    MODULE_SIZE,
    STORE_SETUP,
    PocketMarsState,
)
from tests.conformance.configurations import Configuration, configurations_of, game_with_id
from tests.conformance.random_play import led, play_on, seen_events

GAME = game_with_id("pocket-mars")
# what everyone but the acting seat learns of these is a colour, never the card
OF_A_HIDDEN_CARD = {
    GAME.event_kinds.index(name) for name in ("kept_draft", "stored", "drew", "took", "buried", "covered", "kept")
}
OF_HIDDEN_CARDS = {GAME.event_kinds.index(name): public for name, public in (("looked", 2), ("peeked", 2))}
PUT_AWAY_UNSEEN = ("store", "bury", "cover")
STIRS_THE_DECK = {GAME.event_kinds.index(name) for name in ("looked", "buried")}
REBUILT = GAME.event_kinds.index("deck_rebuilt")

# one position in so many is determinized
IMAGINED = 3
# enough to be sure that a card which is drawn anew is once another one
DETERMINIZED = 60

configurations = st.sampled_from(configurations_of("pocket-mars"))
seeds = st.integers(0, 2**128 - 1)
first_choices = st.lists(st.integers(0, 10_000), max_size=40)


def positions_and_events(
    configuration: Configuration, seed: int, choices: list[int]
) -> Iterator[tuple[PocketMarsState, list[Event]]]:
    """The positions of a drawn game with the events that led to them."""
    for state, events in led(configuration, seed, choices):
        yield cast(PocketMarsState, state), events


@given(configurations, seeds, first_choices)
def test_nothing_is_lost_and_nothing_appears(configuration: Configuration, seed: int, choices: list[int]) -> None:
    for state, _ in positions_and_events(configuration, seed, choices):
        check_cards(state)
        check_colonists(state)
        check_energy(state)


@given(configurations, seeds, first_choices)
def test_everyone_knows_what_they_saw_and_no_more(configuration: Configuration, seed: int, choices: list[int]) -> None:
    for state, events in positions_and_events(configuration, seed, choices):
        check_knowledge(state)
        check_events(events)
        check_shuffled_deck(state, events)


@given(configurations, seeds, first_choices)
def test_a_turn_begins_with_two_cards_in_hand_and_two_in_the_module(
    configuration: Configuration, seed: int, choices: list[int]
) -> None:
    for state, _ in positions_and_events(configuration, seed, choices):
        decisions = GAME.decisions(state)
        if decisions and decisions[0].kind == kinds.ASK_TURN:
            assert [len(hand) for hand in state.hands[: state.players]] == [HAND_SIZE] * state.players
            assert [len(module) for module in state.modules] == [MODULE_SIZE] * state.sides


@given(configurations, seeds, first_choices)
def test_a_determinized_position_is_a_position(configuration: Configuration, seed: int, choices: list[int]) -> None:
    rng = FastRng(seed % 2**64)
    for state, _ in positions_and_events(configuration, seed, choices):
        if rng.below(IMAGINED) > 0:
            continue
        viewer = rng.below(state.players + 1) - 1
        imagined = cast(PocketMarsState, GAME.determinize(state, viewer, rng))
        check_cards(imagined)
        check_colonists(imagined)
        check_knowledge(imagined)
        check_draft(imagined)
        assert imagined.reshuffles == ()
        known = [card for card in range(CARDS) if state.known[card] & seat_bit(viewer)]
        assert all(place_of(imagined, card) == place_of(state, card) for card in known)


@given(configurations, seeds, first_choices)
def test_the_draft_is_remembered_as_it_was(configuration: Configuration, seed: int, choices: list[int]) -> None:
    for state, _ in positions_and_events(configuration, seed, choices):
        check_draft(state)


@given(seeds, st.integers(2, 4), st.sampled_from(["off", "on"]))
def test_a_determinized_position_forgets_a_given_deal(seed: int, players: int, draft: str) -> None:
    """Also what the deal would give the next shuffles; the draft itself ends with the first of them."""
    ids = [card["hand"] for card in (GAME.actions.form(kinds.PLAY_HAND + card) for card in range(CARDS))]
    dealt = [ids[5 * seat : 5 * seat + (5 if draft == "on" else 4)] for seat in range(players)]
    deal = {"dealt": dealt, "reshuffles": [["C1", "C2"], ["C3"]]}
    state = GAME.new(Setup(players, {"draft": draft}, deal), seed)
    assert cast(PocketMarsState, state).reshuffles
    for viewer in range(-1, players):
        imagined = cast(PocketMarsState, GAME.determinize(state, viewer, FastRng(seed % 2**64)))
        assert imagined.reshuffles == ()


@given(seeds, st.integers(1, 4), st.integers(0, 400))
def test_a_determinized_position_keeps_no_hidden_card(seed: int, players: int, steps: int) -> None:
    """Wherever a card can be another one of its colour for all that a seat knows, it sometimes is."""
    state = cast(PocketMarsState, GAME.new(Setup(players), seed))
    rng = FastRng(seed % 2**64)
    play_on(GAME, state, rng, steps)
    viewer = rng.below(players + 1) - 1
    bit = seat_bit(viewer)
    hidden = [card for card in range(CARDS) if not state.known[card] & (bit | bit << HELD)]
    colours = [state.facts.colours[card] for card in hidden]
    imagined = [cast(PocketMarsState, GAME.determinize(state, viewer, rng)) for _ in range(DETERMINIZED)]
    for card, colour in zip(hidden, colours, strict=True):
        name, owner, index = pile_of(state, card)
        others = {piles_of(other)[name][owner][index] for other in imagined}
        assert len(others) > 1 or colours.count(colour) == 1


@given(configurations, seeds, first_choices)
def test_cards_with_the_same_back_look_the_same_to_others(
    configuration: Configuration, seed: int, choices: list[int]
) -> None:
    """Whichever of two hand cards of a colour somebody puts away unseen, the others see and hear the same.

    Unless it is drawn again at once: then somebody sees it, and the step counts as a reveal.
    """
    for state, _ in positions_and_events(configuration, seed, choices):
        for decision in GAME.decisions(state):
            if not decision.simultaneous:
                seat = decision.seat
                unseen = [option for option in decision.options if GAME.actions.verb(option) in PUT_AWAY_UNSEEN]
                for one, other in itertools.combinations(unseen, 2):
                    if twins(state, seat, one, other):
                        assert appearances(state, seat, one) == appearances(state, seat, other)


def twins(s: PocketMarsState, seat: int, one: int, other: int) -> bool:
    """Whether two actions are the same with two hand cards of one colour."""
    cards = [action % CARDS for action in (one, other)]
    same_colour = s.facts.colours[cards[0]] == s.facts.colours[cards[1]]
    return same_colour and one // CARDS == other // CARDS and all(card in s.hands[seat] for card in cards)


def appearances(s: PocketMarsState, seat: int, action: int) -> list[object]:
    """What everyone but the acting seat sees and hears when it takes an action that reveals nothing."""
    log = Log()
    after = GAME.clone(s)
    GAME.apply(after, seat, action, log)
    if after.revealed > s.revealed:
        return []
    others = [viewer for viewer in range(-1, s.players) if viewer != seat]
    return [(seen_events(log.events, viewer), GAME.view(after, viewer)) for viewer in others]


@given(seeds, st.integers(2, 4), st.integers(0, 23))
def test_a_determinized_draft_keeps_nothing_that_its_seat_did_not_see(seed: int, players: int, steps: int) -> None:
    """Of what was taken from a pack before the seat first looked at it, nothing is always what it truly was."""
    state = cast(PocketMarsState, GAME.new(Setup(players, {"draft": "on"}), seed))
    rng = FastRng(seed % 2**64)
    play_on(GAME, state, rng, min(steps, 6 * players - 1))
    truth = memory.sequences(state)
    viewer = rng.below(players + 1) - 1
    looks = [memory.looks(state, viewer, pack) for pack in range(players)]
    first = [looks[pack][0] if looks[pack] else len(truth[pack]) for pack in range(players)]
    seen = [state.facts.colours[card] for pack in range(players) for card in truth[pack][first[pack] :]]
    imagined = [cast(PocketMarsState, GAME.determinize(state, viewer, rng)) for _ in range(DETERMINIZED)]
    packs = [memory.sequences(other) for other in imagined]
    for pack, cards in enumerate(truth):
        for place in range(first[pack]):
            certain = seen.count(state.facts.colours[cards[place]]) == CARDS_PER_COLOUR - 1
            assert certain or any(other[pack][place] != cards[place] for other in packs)


# ---- what holds


def check_cards(s: PocketMarsState) -> None:
    """Each of the 35 cards is in exactly one place."""
    piles = [s.deck, s.discard, *s.columns, *s.hands, *s.modules, *s.packs]
    playing = [frame.card for frame in s.frames if frame.kind == DISCARD_PLAYED]
    assert len(playing) <= 1
    cards = [card for pile in piles for card in pile] + playing
    assert sorted(cards) == list(range(CARDS))
    for building, column in enumerate(s.columns):
        assert all(s.facts.colours[card] == building for card in column)
    on_buildings = sum(1 << card for column in s.columns for card in column)
    assert s.face_down & ~on_buildings == 0, "only cards on buildings lie face down"
    assert all(len(module) <= MODULE_SIZE for module in s.modules)
    assert not s.solo or s.hands[AUTOMATICS] == ()


def check_colonists(s: PocketMarsState) -> None:
    """Seven of each side, and no more in ** than it holds."""
    for side in range(s.sides):
        assert s.earth[side] >= 0
        assert s.ship[side] >= 0
        assert s.earth[side] + s.ship[side] + s.colonists_on_mars(side) == COLONISTS
    assert min(s.one) >= 0
    assert min(s.two) >= 0
    assert s.capacity() == (1 if s.sides == 2 else 2)
    assert all(s.filled(building) <= s.capacity() for building in range(HOSTS))


def check_energy(s: PocketMarsState) -> None:
    assert all(0 <= energy <= s.facts.energy_maximum for energy in s.energy)


def check_knowledge(s: PocketMarsState) -> None:
    """What everyone sees everyone knows, own cards one knows, and what is in doubt is in doubt."""
    deck = set(s.deck)
    face_up = {card for column in s.columns for card in column if not s.face_down >> card & 1}
    public = face_up.union(s.discard)
    public |= {frame.card for frame in s.frames if frame.kind == DISCARD_PLAYED}
    nobodys = seat_bit(s.players) | seat_bit(s.players + 1) | seat_bit(s.players + 2)
    for card in range(CARDS):
        exactly = s.known[card] & EVERYBODY
        held = s.known[card] >> HELD
        if card in public:
            assert s.known[card] == EVERYBODY
        else:
            assert exactly & nobodys in (0, nobodys & EVERYBODY)
        if exactly & seat_bit(SPECTATOR):
            assert exactly == EVERYBODY, "the spectator knows only what everybody knows"
        assert exactly & held == 0, "who knows where a card is doesn't only know who has it"
        if s.known[card] & COLOUR_SEEN:
            assert card in deck
    for side in range(s.players):
        for card in s.hands[side] + s.modules[side] + (s.packs[side] if s.packs else ()):
            assert s.known[card] & seat_bit(side), "owners know their own cards"
            assert s.known[card] >> HELD & seat_bit(side) == 0
    in_hands = {card for pile in [*s.hands, *s.modules] for card in pile}
    assert all(card in in_hands for card in range(CARDS) if s.known[card] >> HELD)


def check_events(events: list[Event]) -> None:
    """The others are told the colour of a hidden card, or how many there were, and not which."""
    for event in events:
        told_in_full = event.kind in OF_A_HIDDEN_CARD and len(event.numbers) > 2
        told_in_full |= event.kind in OF_HIDDEN_CARDS and len(event.numbers) > OF_HIDDEN_CARDS.get(event.kind, 0)
        if told_in_full:
            assert event.audience == seat_bit(event.numbers[0])


def check_shuffled_deck(s: PocketMarsState, events: list[Event]) -> None:
    """Nobody knows anything of a deck that was just shuffled."""
    shuffles = [index for index, event in enumerate(events) if event.kind == REBUILT]
    if shuffles and all(event.kind not in STIRS_THE_DECK for event in events[shuffles[-1] :]):
        assert all(s.known[card] == 0 for card in s.deck)


def check_draft(s: PocketMarsState) -> None:
    """The packs of a draft say who kept what; before the first turn they say it exactly."""
    if not s.drafting:
        return
    sequences = memory.sequences(s)
    cards = [card for sequence in sequences for card in sequence]
    assert len(set(cards)) == len(cards) == 5 * s.players
    assert all(card in cards for card in range(CARDS) if s.memory >> card & 1)
    shown = {*s.discard, *(card for column in s.columns for card in column if not s.face_down >> card & 1)}
    assert all(not s.memory >> card & 1 for card in shown), "a card that was shown needs no remembering"
    if s.packs or (s.frames[-1:] and s.frames[-1].kind == STORE_SETUP):
        taken = len(s.picks[0]) if s.packs else HAND_SIZE + MODULE_SIZE
        for seat in range(s.players):
            kept = [sequences[(seat - place) % s.players][place] for place in range(taken)]
            assert sorted(kept) == sorted(s.hands[seat])


def piles_of(s: PocketMarsState) -> dict[str, list[tuple[int, ...]]]:
    """Every place for cards."""
    playing: list[tuple[int, ...]] = [(frame.card,) for frame in s.frames if frame.kind == DISCARD_PLAYED]
    return {
        "hand": s.hands,
        "pack": s.packs,
        "module": s.modules,
        "column": s.columns,
        "deck": [s.deck],
        "discard": [s.discard],
        "playing": playing,
    }


def pile_of(s: PocketMarsState, card: int) -> tuple[str, int, int]:
    """Where a card lies: the kind of pile, whose or which, and at which place."""
    return next(
        (name, owner, pile.index(card))
        for name, piles in piles_of(s).items()
        for owner, pile in enumerate(piles)
        if card in pile
    )


def place_of(s: PocketMarsState, card: int) -> tuple[str, int, int]:
    """Where a card lies for all that matters: the order of a hand or a pack means nothing."""
    name, owner, index = pile_of(s, card)
    return name, owner, 0 if name in ("hand", "pack") else index
