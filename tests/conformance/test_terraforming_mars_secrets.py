"""Terraforming Mars: hands, deck, discards, drafts and unused corporations are secret, and are drawn anew as such."""

from collections.abc import Iterator
from typing import cast

from hypothesis import given

from marsbox.core import SPECTATOR, Decision, Event, FastRng, Log, seat_bit
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import BEGINNER, CARDS, CHOOSE_START, SELL, TerraformingState
from tests.conformance.random_play import asked, seen_events
from tests.conformance.terraforming_mars_play import (
    GAME,
    Drawn,
    check_board,
    check_cards,
    check_mats,
    check_recounts,
    games,
    of_long_games,
    positions_and_events,
)

# one position in so many is determinized, or has its secrets exchanged
SAMPLED_ONE_IN = 8
# one in so many is played on twice, with different secrets, for so many decisions
PLAYED_TWICE = 40
SIDE_BY_SIDE = 40
# enough to be sure that a card which is drawn anew is once another one
DETERMINIZED = 40
# what these events tell the others, in so many numbers
PUBLIC = {"dealt": 0, "bought": 2, "drafted": 1, "passed_cards": 0, "drew": 2, "discarded": 2, "looked": 2}
# what names a card that only its owner knows
OF_HIDDEN_CARDS = ("play", "keep", "discard")

Place = tuple[str, int, int]


def sampled(drawn: Drawn, one_in: int) -> Iterator[tuple[TerraformingState, int, FastRng]]:
    """Some of the positions of a game, each with somebody who looks at it."""
    rng = FastRng(drawn[2] % 2**64)
    for state, _ in positions_and_events(drawn):
        if rng.below(one_in) == 0:
            yield state, rng.below(state.players + 1) - 1, rng


@of_long_games
@given(games)
def test_a_hidden_card_is_told_only_to_who_may_know_it(drawn: Drawn) -> None:
    for _, events in positions_and_events(drawn):
        for event in events:
            kind = GAME.event_kinds[event.kind]
            if len(event.numbers) > PUBLIC.get(kind, len(event.numbers)):
                receiver = event.numbers[1 if kind == "passed_cards" else 0]
                assert event.audience == seat_bit(receiver)


@of_long_games
@given(games)
def test_secrets_change_nothing_that_others_see(drawn: Drawn) -> None:
    """Exchange all that a seat does not know, wherever it lies: what the seat sees and is asked stays the same."""
    for state, viewer, rng in sampled(drawn, SAMPLED_ONE_IN):
        other = exchanged(state, viewer, rng)
        assert seen_by_viewer(other, viewer) == seen_by_viewer(state, viewer)
        action = rng.below(GAME.actions.size)
        assert repr(GAME.why_not(other, viewer, action)) == repr(GAME.why_not(state, viewer, action))


@of_long_games
@given(games)
def test_cards_stay_secret_whatever_happens(drawn: Drawn) -> None:
    """Two games that differ only in cards a seat does not know run alike for it until one of these is shown to it."""
    for state, viewer, rng in sampled(drawn, PLAYED_TWICE):
        run_side_by_side(cast(TerraformingState, GAME.clone(state)), exchanged(state, viewer, rng), viewer, rng)


def run_side_by_side(one: TerraformingState, other: TerraformingState, viewer: int, rng: FastRng) -> None:
    for _ in range(SIDE_BY_SIDE):
        decisions = GAME.decisions(one)
        if not decisions or decisions[0].simultaneous or one.frames[-1].kind == SELL:
            return
        others = GAME.decisions(other)
        assert [decision.seat for decision in others] == [decision.seat for decision in decisions]
        options = common_options(decisions[0], others[0], viewer)
        if not options:
            return
        option = rng.choice(options)
        logs = Log(), Log()
        for state, log in zip((one, other), logs, strict=True):
            GAME.apply(state, decisions[0].seat, option, log)
        if any(shows(event, viewer) for log in logs for event in log.events):
            return
        assert seen_events(logs[1].events, viewer) == seen_events(logs[0].events, viewer)
        assert seen_by_viewer(other, viewer) == seen_by_viewer(one, viewer)


def common_options(one: Decision, other: Decision, viewer: int) -> list[int]:
    """What can be done in both games without showing which cards a stranger has."""
    if one.seat == viewer:
        assert asked(other) == asked(one)
        return one.options
    return [
        option for option in one.options if option in other.options and GAME.actions.verb(option) not in OF_HIDDEN_CARDS
    ]


def shows(event: Event, viewer: int) -> bool:
    """Whether an event shows the viewer a card that it may not have known."""
    kind = GAME.event_kinds[event.kind]
    return event.seen_by(viewer) and (kind == "revealed" or len(event.numbers) > PUBLIC.get(kind, len(event.numbers)))


def seen_by_viewer(s: TerraformingState, viewer: int) -> object:
    """All that a seat can look at."""
    waiting = [decision.seat for decision in GAME.decisions(s)]
    return GAME.view(s, viewer), asked(GAME.decision(s, viewer)), waiting, GAME.can_take_back(s, viewer)


def exchanged(s: TerraformingState, viewer: int, rng: FastRng) -> TerraformingState:
    """The same position with other cards wherever the viewer does not know them.

    What the viewer knows to be out of the deck stays out of it.
    """
    other = cast(TerraformingState, GAME.clone(s))
    shuffle(other, [place for place in hidden_places(other, viewer) if place[0] != "deck"], viewer, rng)
    hidden = hidden_places(other, viewer)
    shuffle(other, [place for place in hidden if not is_known_out(s, viewer, hidden[place])], viewer, rng)
    exchange_corporations(other, viewer, rng)
    other.pending = None
    return other


def shuffle(s: TerraformingState, places: list[Place], viewer: int, rng: FastRng) -> None:
    """Exchange the cards of some places that are hidden from the viewer."""
    hidden = hidden_places(s, viewer)
    cards = [hidden[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        lay(s, place, card)


def is_known_out(s: TerraformingState, viewer: int, card: int) -> bool:
    """Whether the viewer has had the card and passed it on, or has seen it discarded."""
    return (s.known[card] | s.known[card] >> 8) & seat_bit(viewer) != 0


def hidden_places(s: TerraformingState, viewer: int) -> dict[Place, int]:
    """Where project cards lie that a seat does not know, and which those are.

    What somebody is just choosing from stays: an open answer names it.
    """
    places: dict[Place, int] = {("deck", 0, index): s.deck[index] for index in range(s.drawn, len(s.deck))}
    for index, card in enumerate(s.discard):
        if not s.known[card] & seat_bit(viewer):
            places["discard", 0, index] = card
    for seat in range(s.players):
        if seat != viewer:
            for name in ("hands", "offered", "kept"):
                if name != "offered" or not s.answers[seat]:
                    places |= {(name, seat, index): card for index, card in enumerate(getattr(s, name)[seat])}
    if s.looking and s.frames[-1].seat != viewer:
        places |= {("looking", 0, index): card for index, card in enumerate(s.looking)}
    return places


def lay(s: TerraformingState, place: Place, card: int) -> None:
    """Put a project card into a place."""
    name, owner, index = place
    if name == "discard":
        s.discard[index] = card
    elif name == "deck":
        s.deck = replaced(s.deck, index, card)
    elif name == "looking":
        s.looking = replaced(s.looking, index, card)
    else:
        piles = getattr(s, name)
        piles[owner] = replaced(piles[owner], index, card)


def replaced(pile: tuple[int, ...], index: int, card: int) -> tuple[int, ...]:
    return pile[:index] + (card,) + pile[index + 1 :]


def exchange_corporations(s: TerraformingState, viewer: int, rng: FastRng) -> None:
    """At set-up, others have other corporations to choose from, as long as they have not chosen."""
    if s.frames[-1:] == [] or s.frames[-1].kind != CHOOSE_START:
        return
    strangers = [seat for seat in range(s.players) if seat != viewer and not s.answers[seat]]
    named = {card for seat in range(s.players) if seat not in strangers for card in s.corporations_offered[seat]}
    free = [
        card
        for card in range(BEGINNER + 1, CARDS)
        if card not in named and (s.corporate_era or not PRINTED[card].corporate_era)
    ]
    rng.shuffle(free)
    for seat in strangers:
        s.corporations_offered[seat] = tuple(free.pop() for _ in s.corporations_offered[seat])


# ---- determinized positions


@of_long_games
@given(games)
def test_a_determinized_position_is_a_position(drawn: Drawn) -> None:
    for state, viewer, rng in sampled(drawn, SAMPLED_ONE_IN):
        imagined = cast(TerraformingState, GAME.determinize(state, viewer, rng))
        check_cards(imagined)
        check_mats(imagined)
        check_board(imagined)
        check_recounts(imagined)
        check_known(state, imagined, viewer)


def check_known(s: TerraformingState, imagined: TerraformingState, viewer: int) -> None:
    """What a seat knows stays where it is; all piles have as many cards as before."""
    if viewer != SPECTATOR:
        for name in ("hands", "offered", "kept", "corporations_offered"):
            assert getattr(imagined, name)[viewer] == getattr(s, name)[viewer]
    for index, card in enumerate(s.discard):
        assert imagined.discard[index] == card or not s.known[card] & seat_bit(viewer)
    left = set(imagined.deck[imagined.drawn :])
    assert not any(is_known_out(s, viewer, card) for card in left)
    for name in ("hands", "offered", "kept", "corporations_offered", "played", "events"):
        piles = zip(getattr(imagined, name), getattr(s, name), strict=True)
        assert all(len(one) == len(other) for one, other in piles)
    assert imagined.reshuffles == ()
    corporations = [card for cards in imagined.corporations_offered for card in cards]
    assert len(set(corporations)) == len(corporations)


@of_long_games
@given(games)
def test_a_determinized_position_keeps_no_secret(drawn: Drawn) -> None:
    """Wherever a card can be another one for all that a seat knows, it sometimes is."""
    for state, viewer, rng in sampled(drawn, PLAYED_TWICE):
        imagined = [cast(TerraformingState, GAME.determinize(state, viewer, rng)) for _ in range(DETERMINIZED)]
        found = [hidden_places(other, viewer) for other in imagined]
        hidden = hidden_places(state, viewer)
        for place in hidden:
            assert len({cards[place] for cards in found}) > 1 or len(hidden) == 1
