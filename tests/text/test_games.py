"""Whole games told from every seat: nothing fails, nothing is left unsaid, and words know no more than their seat."""

import re

import pytest

from marsbox.core import SPECTATOR, Decision, Event, FastRng, Match, Setup, View
from marsbox.text import LANGUAGES, Words, words
from tests.text import mission_red_planet_examples, pocket_mars_examples, terraforming_mars_examples
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples

NAMES = ("Ann", "Bob", "Yves", "Zoé", "Hugo")
TABLES = [
    pytest.param(examples, setup, id=f"{examples.game.id} {setup.players} {setup.options}")
    for examples in EVERY_GAME
    for setup in examples.setups
]
# what a client lights up; the patterns of a game are all it has to know
THINGS = {
    "pocket-mars": (
        r"card:\w+|building:\w+|zone:\w+:(one|two)|column:\w+:\d+|slot:\d:\d|seat:\d|deck|earth",
        ("card:", "building:", "zone:", "slot:", "seat:", "earth"),
    ),
    "mission-red-planet": (
        r"character:\w+|card:\w+|ship:\d|zone:\w+|token:\w+|discovery:\w+|crew:\d:\d|astronauts:\w+:\d|events",
        ("character:", "card:", "ship:", "zone:", "token:", "discovery:", "crew:", "astronauts:", "events"),
    ),
    "terraforming-mars": (
        r"card:\w+|space:\w+|seat:\d|resource:\w+|project:\w+|milestone:\w+|award:\w+|parameter:\w+|deck",
        ("card:", "space:", "seat:", "resource:", "project:", "milestone:", "award:", "parameter:", "deck"),
    ),
}
# what one does by doing nothing, or nothing more
NOTHING = ("skip", "done", "end_turn", "pass")


def told(tell: Words, view: View, decision: Decision) -> list[str]:
    """All that a seat is told about a decision."""
    lines = [tell.prompt(view, decision)]
    for action in decision.options:
        lines += [tell.option(view, decision, action), tell.short_option(view, decision, action)]
        lines.append(" ".join(tell.touches(view, decision, action)) or "nothing")
    return lines


@pytest.mark.parametrize(("examples", "setup"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_to_its_end(examples: Examples, setup: Setup, language: str, soak: bool) -> None:
    game = examples.game
    tell = words(game, language, NAMES[: setup.players])
    for seed in range(100 if soak else 2):
        rng = FastRng(seed)
        match = Match.start(game, setup, seed)
        lines = [tell.event(event) for event in match.opening]
        while decisions := game.decisions(match.state):
            decision = decisions[rng.below(len(decisions))]
            view = game.view(match.state, decision.seat)
            lines += told(tell, view, decision)
            lines += [tell.phase(view), tell.waiting(view)]
            events = match.play(decision.seat, decision.options[rng.below(len(decision.options))])
            lines += [tell.event(event) for event in events]
            assert all(-1 <= tell.event_seat(event) < max(2, setup.players) for event in events)
        outcome = game.outcome(match.state)
        assert outcome is not None
        lines += [tell.score_item(item) for side in outcome.items for item in side]
        lines.append(tell.outcome_summary(outcome))
        assert all(line.strip() for line in lines)
        assert not [line for line in lines if line.endswith("..") or "  " in line]


@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_told_the_same_in_every_world_it_can_not_tell_apart(examples: Examples, language: str) -> None:
    game = examples.game
    tell = words(game, language, NAMES[:3])
    rng = FastRng(3)
    match = Match.start(game, Setup(3), 3)
    for _ in range(60):
        decision = game.decisions(match.state)[0]
        seat = decision.seat
        other = game.determinize(match.state, seat, rng)
        again = game.decision(other, seat)
        assert again is not None
        assert told(tell, game.view(match.state, seat), decision) == told(tell, game.view(other, seat), again)
        match.play(seat, decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
def test_options_touch_only_things_that_a_client_knows(examples: Examples) -> None:
    game = examples.game
    pattern, needed = THINGS[game.id]
    touched: set[str] = set()
    for language in LANGUAGES:
        tell = words(game, language, NAMES[:3])
        for scene in examples.scenes:
            decision = scene.decision(game)
            for action in decision.options:
                things = tell.touches(scene.view, decision, action)
                assert bool(things) == (game.actions.verb(action) not in NOTHING)
                touched.update(things)
    assert not [thing for thing in touched if not re.fullmatch(pattern, thing)]
    assert not [kind for kind in needed if not any(thing.startswith(kind) for thing in touched)]


def test_an_unknown_rival_card_is_told_by_its_back_only() -> None:
    game = pocket_mars_examples.GAME
    match = Match.start(game, Setup(2), 5)
    for seat in (0, 0, 1, 1):
        decision = game.decision(match.state, seat)
        assert decision is not None
        match.play(seat, decision.options[0])
    decision = game.decisions(match.state)[0]
    view = game.view(match.state, decision.seat)
    rival = next(action for action in decision.options if game.actions.verb(action) == "rival")
    text = words(game, "en", NAMES[:2]).option(view, decision, rival)
    colour = view["seats"][1 - decision.seat]["module"][0]["colour"]
    assert f"the left card from {NAMES[1 - decision.seat]}’s module" in text
    assert f"{colour.capitalize()} card" in text
    assert game.view(match.state, SPECTATOR)["seats"][1 - decision.seat]["module"][0]["card"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_names_an_event_card_to_those_who_do_not_know_it(language: str) -> None:
    game = mission_red_planet_examples.GAME
    tell = words(game, language, NAMES[:5])
    names = {tell.card_name(card.id) for card in game.box.cards}
    shown = game.event_kinds.index("discoveries_shown")
    for seed in range(5):
        rng = FastRng(seed)
        match = Match.start(game, Setup(5), seed)
        course: list[Event] = list(match.opening)
        while game.view(match.state, SPECTATOR)["turn"] < 10:
            decision = game.decisions(match.state)[0]
            course += match.play(decision.seat, decision.options[rng.below(len(decision.options))])
        public = [event for event in course if event.seen_by(SPECTATOR) and event.kind != shown]
        secret = [event for event in course if not event.seen_by(SPECTATOR)]
        assert not [line for line in map(tell.event, public) if any(name in line for name in names)]
        assert all(any(name in tell.event(event) for name in names) for event in secret)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_names_a_project_card_to_those_who_do_not_know_it(language: str) -> None:
    game = terraforming_mars_examples.GAME
    tell = words(game, language, NAMES[:3])
    names = {tell.card_name(card["id"]) for card in tell.components()["cards"]}
    kinds = ("dealt", "bought", "drafted", "passed_cards", "drew", "discarded")
    hidden = [game.event_kinds.index(kind) for kind in kinds]
    course: list[Event] = []
    for seed in range(3):
        rng = FastRng(seed)
        match = Match.start(game, Setup(3, {"corporate_era": "on", "draft": "on"}), seed)
        course += match.opening
        while decisions := game.decisions(match.state):
            decision = decisions[0]
            course += match.play(decision.seat, decision.options[rng.below(len(decision.options))])
    nothing_bought = [event for event in course if event.kind == hidden[1] and event.numbers[1] == 0]
    course = [event for event in course if event.kind in hidden and event not in nothing_bought]
    secret = [event for event in course if not event.seen_by(SPECTATOR)]
    public = [event for event in course if event.seen_by(SPECTATOR)]
    assert {event.kind for event in secret} == set(hidden)
    assert not [line for line in map(tell.event, public) if any(name in line for name in names)]
    assert all(any(name in tell.event(event) for name in names) for event in secret)
