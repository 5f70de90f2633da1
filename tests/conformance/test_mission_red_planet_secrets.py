"""Mission: Red Planet: chosen characters, bonus cards, discoveries and piles are secret, and are drawn anew as such."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from marsbox.core import SPECTATOR, Event, FastRng, Log, Setup, seat_bit
from marsbox.games.mission_red_planet.state import CHARACTERS, NONE, MissionState
from marsbox.text import LANGUAGES, words
from tests.conformance.mission_red_planet_play import (
    FACTS,
    GAME,
    Drawn,
    check_everything_is_there,
    games,
    positions_and_events,
    seeds,
)
from tests.conformance.random_play import asked, play_one, seen_events

WORDS = [words(GAME, language, ["Ann", "Ben", "Cem", "Dea", "Eli"]) for language in LANGUAGES]
# one position in so many is determinized, or has its secrets exchanged
SAMPLED_ONE_IN = 4
# one in so many is played on twice, with different secrets, for so many decisions
PLAYED_TWICE = 20
SIDE_BY_SIDE = 20
# enough to be sure that a card which is drawn anew is once another one
DETERMINIZED = 60
# what these events tell the others, in so many numbers; who did it learns the card too
OF_A_HIDDEN_CARD = {
    GAME.event_kinds.index(name): public
    for name, public in (
        ("events_dealt", 1),
        ("bonus_kept", 1),
        ("bonus_drawn", 1),
        ("discovery_drawn", 1),
        ("discovery_placed", 2),
        ("discovery_discarded", 1),
        ("discovery_looked_at", 2),
    )
}


def sampled(drawn: Drawn, one_in: int) -> Iterator[tuple[MissionState, int, FastRng]]:
    """Some of the positions of a game, each with somebody who looks at it."""
    rng = FastRng(drawn[2] % 2**64)
    for state, _ in positions_and_events(drawn):
        if rng.below(one_in) == 0:
            yield state, rng.below(state.players + 1) - 1, rng


@given(games)
def test_a_hidden_card_is_told_only_to_who_may_know_it(drawn: Drawn) -> None:
    for _, events in positions_and_events(drawn):
        for event in events:
            if len(event.numbers) > OF_A_HIDDEN_CARD.get(event.kind, len(event.numbers)):
                assert event.audience == seat_bit(event.numbers[0])


@given(games)
def test_secrets_change_nothing_that_others_see(drawn: Drawn) -> None:
    """Exchange all that a seat does not know, wherever it lies: what the seat sees and is asked stays the same."""
    for state, viewer, rng in sampled(drawn, SAMPLED_ONE_IN):
        other = cast(MissionState, GAME.clone(state))
        exchange_event_cards(other, viewer, rng)
        exchange_piles(other, rng)
        exchange_characters(other, viewer, rng)
        other.pending = None
        assert seen_by_viewer(other, viewer) == seen_by_viewer(state, viewer)
        action = rng.below(GAME.actions.size)
        assert repr(GAME.why_not(other, viewer, action)) == repr(GAME.why_not(state, viewer, action))


@given(games)
def test_event_cards_stay_secret_whatever_happens(drawn: Drawn) -> None:
    """Two games that differ only in cards a seat does not know run alike for it until it sees one of them itself."""
    for state, viewer, rng in sampled(drawn, PLAYED_TWICE):
        other = cast(MissionState, GAME.clone(state))
        exchange_event_cards(other, viewer, rng)
        other.pending = None
        run_side_by_side(cast(MissionState, GAME.clone(state)), other, viewer, rng, until=looks_at_a_card(viewer))


@given(games)
def test_a_chosen_character_stays_secret_until_it_is_called(drawn: Drawn) -> None:
    for state, viewer, rng in sampled(drawn, PLAYED_TWICE):
        other = cast(MissionState, GAME.clone(state))
        exchange_characters(other, viewer, rng)
        pairs = [pair for pair in zip(state.chosen, other.chosen, strict=True) if pair[0] != pair[1]]
        if pairs:
            first = min(min(pair) for pair in pairs)
            run_side_by_side(cast(MissionState, GAME.clone(state)), other, viewer, rng, until=is_called(first))


@given(games)
def test_to_see_a_card_is_a_moment_without_a_way_back(drawn: Drawn) -> None:
    """Whatever shows its own seat something that it did not know counts as revealed."""
    rng = FastRng(drawn[2] % 2**64)
    for state, _ in positions_and_events(drawn):
        for decision in GAME.decisions(state):
            seeing = [option for option in decision.options if GAME.actions.verb(option) in ("draw", "look")]
            for option in seeing:
                other = cast(MissionState, GAME.clone(state))
                exchange_event_cards(other, decision.seat, rng)
                exchange_piles(other, rng)
                before = state.revealed
                logs = Log(), Log()
                for after, log in zip((cast(MissionState, GAME.clone(state)), other), logs, strict=True):
                    GAME.apply(after, decision.seat, option, log)
                alike = seen_events(logs[0].events, decision.seat) == seen_events(logs[1].events, decision.seat)
                assert alike or other.revealed > before


@given(seeds, st.sampled_from(GAME.player_counts))
def test_what_is_kept_at_set_up_stays_secret(seed: int, players: int) -> None:
    """Whichever bonus card the others keep, a seat sees and hears the same."""
    rng = FastRng(seed % 2**64)
    state = GAME.new(Setup(players), seed)
    while not GAME.decisions(state)[0].simultaneous:
        play_one(GAME, state, rng)
    viewer = rng.below(players + 1) - 1
    own = None if viewer == SPECTATOR else rng.choice(GAME.decisions(state)[viewer].options)
    heard = []
    for _ in range(4):
        after = GAME.clone(state)
        log = Log()
        for decision in GAME.decisions(state):
            kept = own if decision.seat == viewer and own is not None else rng.choice(decision.options)
            GAME.apply(after, decision.seat, kept, log)
        heard.append((seen_events(log.events, viewer), seen_by_viewer(cast(MissionState, after), viewer)))
    assert all(other == heard[0] for other in heard)


def seen_by_viewer(s: MissionState, viewer: int) -> object:
    """All that a seat can look at."""
    waiting = [decision.seat for decision in GAME.decisions(s)]
    return GAME.view(s, viewer), asked(GAME.decision(s, viewer)), waiting, GAME.can_take_back(s, viewer)


def lines(s: MissionState, viewer: int, events: list[Event]) -> list[str]:
    """What a seat reads: its log, and what it is asked."""
    wording = WORDS[viewer % len(WORDS)]
    view, decision = GAME.view(s, viewer), GAME.decision(s, viewer)
    read = [wording.event(event) for event in events if event.seen_by(viewer)]
    read += [wording.phase(view), wording.waiting(view)]
    if decision is not None:
        read += [
            wording.prompt(view, decision),
            *(wording.option(view, decision, option) for option in decision.options),
        ]
    return read


Until = Callable[[MissionState, int, int], bool]


def looks_at_a_card(viewer: int) -> Until:
    """Whether the seat draws a card or looks at one; then it may see the difference."""
    return lambda _, seat, option: seat == viewer and GAME.actions.verb(option) in ("draw", "look")


def is_called(character: int) -> Until:
    """Whether the action leads to the call of a character, or beyond."""

    def reaches(s: MissionState, seat: int, option: int) -> bool:
        after = cast(MissionState, GAME.clone(s))
        turn = after.turn
        GAME.apply(after, seat, option)
        return after.calling >= character or after.turn > turn or after.over

    return reaches


def run_side_by_side(one: MissionState, other: MissionState, viewer: int, rng: FastRng, until: Until) -> None:
    """The same choices in both games: the viewer sees, reads and is asked the same. At the end all is turned up."""
    assert seen_by_viewer(other, viewer) == seen_by_viewer(one, viewer)
    for _ in range(SIDE_BY_SIDE):
        decisions, others = GAME.decisions(one), GAME.decisions(other)
        if not decisions or one.turn == 0:
            return
        number = rng.below(len(decisions))
        decision = decisions[number]
        option = rng.choice(decision.options)
        assert others[number].seat == decision.seat
        assert others[number].options == decision.options
        if until(one, decision.seat, option):
            return
        logs = Log(), Log()
        for state, log in zip((one, other), logs, strict=True):
            GAME.apply(state, decision.seat, option, log)
        if one.over:
            return
        assert seen_events(logs[1].events, viewer) == seen_events(logs[0].events, viewer)
        assert seen_by_viewer(other, viewer) == seen_by_viewer(one, viewer)
        assert lines(other, viewer, logs[1].events) == lines(one, viewer, logs[0].events)


def exchange_event_cards(s: MissionState, viewer: int, rng: FastRng) -> None:
    """Exchange, among bonus cards and among discoveries, all that a seat does not know."""
    places = hidden_places(s, viewer)
    for discoveries in (False, True):
        chosen = [place for place, design in places.items() if s.is_discovery(design) == discoveries]
        designs = [places[place] for place in chosen]
        rng.shuffle(designs)
        for place, design in zip(chosen, designs, strict=True):
            lay(s, place, design)


Place = tuple[str, int, int]


def hidden_places(s: MissionState, viewer: int) -> dict[Place, int]:
    """Where event cards lie that a seat does not know, and which those are."""
    places: dict[Place, int] = {("event_pile", 0, index): design for index, design in enumerate(s.event_pile)}
    for seat in range(s.players):
        if seat != viewer:
            places |= {("dealt", seat, index): design for index, design in enumerate(s.dealt[seat])}
            if not s.over:
                places |= {("bonus", seat, index): design for index, design in enumerate(s.bonus[seat])}
    for zone, design in enumerate(s.discoveries):
        if design != NONE and not s.over and not s.seen[zone] & seat_bit(viewer):
            places["discoveries", 0, zone] = design
    for index, owner in enumerate(s.discarded_by):
        if owner != viewer:
            places["discarded", 0, index] = s.discarded[index]
    if s.drawn != NONE and s.frames[-1].seat != viewer:
        places["drawn", 0, 0] = s.drawn
    return places


def lay(s: MissionState, place: Place, design: int) -> None:
    """Put an event card into a place."""
    name, owner, index = place
    if name == "drawn":
        s.drawn = design
    elif name == "discoveries":
        s.discoveries[index] = design
    elif name in ("dealt", "bonus"):
        piles = s.dealt if name == "dealt" else s.bonus
        piles[owner] = replaced(piles[owner], index, design)
    elif name == "discarded":
        s.discarded = replaced(s.discarded, index, design)
    else:
        s.event_pile = replaced(s.event_pile, index, design)


def replaced(pile: tuple[int, ...], index: int, design: int) -> tuple[int, ...]:
    return pile[:index] + (design,) + pile[index + 1 :]


def exchange_piles(s: MissionState, rng: FastRng) -> None:
    """Another order of all that is still to come; which kinds of event cards come next is open too."""
    s.ship_pile = reordered(s.ship_pile, rng)
    s.resource_pile = reordered(s.resource_pile, rng)
    s.event_pile = reordered(s.event_pile, rng)
    s.astronauts = reordered(s.astronauts, rng)


def reordered(pile: tuple[int, ...], rng: FastRng) -> tuple[int, ...]:
    items = list(pile)
    rng.shuffle(items)
    return tuple(items)


def exchange_characters(s: MissionState, viewer: int, rng: FastRng) -> None:
    """The others have chosen other characters: any of their hand that was not called yet."""
    for seat in range(s.players):
        if seat != viewer and s.chosen[seat] != NONE:
            s.chosen[seat] = rng.choice(uncalled(s, seat))


def uncalled(s: MissionState, seat: int) -> list[int]:
    return [number for number in range(s.calling + 1, len(CHARACTERS)) if s.hands[seat] >> number & 1]


# ---- determinized positions


@given(games)
def test_a_determinized_position_is_a_position(drawn: Drawn) -> None:
    for state, viewer, rng in sampled(drawn, SAMPLED_ONE_IN):
        imagined = cast(MissionState, GAME.determinize(state, viewer, rng))
        check_everything_is_there(imagined)
        check_set_up(imagined)
        check_known(state, imagined, viewer)


def check_set_up(s: MissionState) -> None:
    """What was kept, given back and shown at set-up was there; whoever chose a character has it and waits for it."""
    first = Counter([*(design for pile in s.returned for design in pile), *s.shown])
    first.update(cards[0] for cards in s.bonus if cards)
    assert all(first[design] <= FACTS.copies[design] for design in first)
    assert all(any(not s.is_discovery(design) for design in cards) for cards in s.dealt if cards)
    for seat in range(s.players):
        assert s.chosen[seat] == NONE or s.chosen[seat] in uncalled(s, seat)


def check_known(s: MissionState, imagined: MissionState, viewer: int) -> None:
    """What a seat knows stays, and so does what kind of card everyone has."""
    hidden = hidden_places(s, viewer)
    imagined_hidden = hidden_places(imagined, viewer)
    assert hidden.keys() == imagined_hidden.keys()
    for place in hidden:
        if place[0] not in ("event_pile", "dealt"):
            assert s.is_discovery(hidden[place]) == s.is_discovery(imagined_hidden[place])
    # with the hidden cards laid as they truly are, the two agree about all event cards
    for place, design in hidden.items():
        lay(imagined, place, design)
    for field in ("event_pile", "discoveries", "seen", "discarded", "discarded_by", "drawn", "bonus", "dealt", "shown"):
        assert getattr(imagined, field) == getattr(s, field)
    if viewer != SPECTATOR:
        assert imagined.returned[viewer] == s.returned[viewer]
        assert imagined.chosen[viewer] == s.chosen[viewer]
    assert sorted(imagined.ship_pile) == sorted(s.ship_pile)
    assert sorted(imagined.resource_pile) == sorted(s.resource_pile)
    assert sorted(imagined.astronauts) == sorted(s.astronauts)


@given(games, st.integers(0, 150))
def test_a_determinized_position_keeps_no_secret(drawn: Drawn, steps: int) -> None:
    """Wherever a card or a character can be another one for all that a seat knows, it sometimes is."""
    *_, state = [state for (state, _), _ in zip(positions_and_events(drawn), range(steps + 1), strict=False)]
    rng = FastRng(drawn[2] % 2**64)
    viewer = rng.below(state.players + 1) - 1
    imagined = [cast(MissionState, GAME.determinize(state, viewer, rng)) for _ in range(DETERMINIZED)]
    hidden = hidden_places(state, viewer)
    seen = [hidden_places(other, viewer) for other in imagined]
    for place in hidden:
        possible = could_lie(state, viewer, place, hidden)
        assert {other[place] for other in seen} <= possible
        assert len({other[place] for other in seen}) > 1 or len(possible) == 1
    for seat in range(state.players):
        if seat != viewer and state.chosen[seat] != NONE:
            chosen = {other.chosen[seat] for other in imagined}
            assert len(chosen) > 1 or len(uncalled(state, seat)) == 1
    for pile in ("ship_pile", "resource_pile", "event_pile", "astronauts"):
        orders = {getattr(other, pile) for other in imagined}
        assert len(orders) > 1 or len(set(getattr(state, pile))) <= 1


def could_lie(s: MissionState, viewer: int, place: Place, hidden: dict[Place, int]) -> set[int]:
    """The designs that a seat must reckon with in a place that is hidden from it."""
    name, _, index = place
    designs = set(hidden.values())
    if name in ("event_pile", "dealt"):
        return designs
    designs = {design for design in designs if s.is_discovery(design) == s.is_discovery(hidden[place])}
    if name == "bonus" and index == 0 and viewer != SPECTATOR:
        own = Counter([*s.returned[viewer], *s.bonus[viewer][:1]])
        designs = {design for design in designs if own[design] < FACTS.copies[design]}
    return designs


@given(seeds, st.integers(-1, 3))
def test_a_determinized_set_up_draws_the_astronauts_anew(seed: int, viewer: int) -> None:
    """While the first one drawn chooses a destination, nobody knows whose astronaut comes next."""
    state = GAME.new(Setup(4, {}, {"ships": ["manual 4"]}), seed)
    rng = FastRng(seed % 2**64)
    imagined = [cast(MissionState, GAME.determinize(state, viewer, rng)) for _ in range(DETERMINIZED)]
    assert len({other.astronauts for other in imagined}) > 1


@given(seeds)
def test_a_determinized_position_forgets_a_given_deal(seed: int) -> None:
    state = GAME.new(Setup(3, {}, {"events": ["lichens"], "reshuffles": [["hellas 4"], ["manual 2"]]}), seed)
    for viewer in range(-1, 3):
        imagined = cast(MissionState, GAME.determinize(state, viewer, FastRng(seed % 2**64)))
        assert (imagined.given_events, imagined.reshuffles) == ((), ())
