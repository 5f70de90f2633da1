"""Whole games told from every seat: nothing fails, nothing is left unsaid, and words know no more than their seat."""

import pytest

from marsbox.core import SPECTATOR, Decision, FastRng, Game, Match, Setup, View
from marsbox.games import load_game
from marsbox.text import LANGUAGES, Words, words

NAMES = ("Ann", "Bob", "Yves", "Zoé")
TABLES = [
    Setup(1),
    Setup(1, {"level": "3"}),
    Setup(2),
    Setup(3, {"draft": "on"}),
    Setup(4),
]


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game("pocket-mars")


def told(tell: Words, view: View, decision: Decision) -> list[str]:
    """All that a seat is told about a decision."""
    lines = [tell.prompt(view, decision)]
    for action in decision.options:
        lines += [tell.option(view, decision, action), tell.short_option(view, decision, action)]
        lines.append(" ".join(tell.touches(view, decision, action)) or "nothing")
    return lines


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.players} {setup.options}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_to_its_end(game: Game, language: str, setup: Setup, soak: bool) -> None:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_told_the_same_in_every_world_it_can_not_tell_apart(game: Game, language: str) -> None:
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


def test_an_unknown_rival_card_is_told_by_its_back_only(game: Game) -> None:
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
    assert f"the left card from {NAMES[1 - decision.seat]}'s module" in text
    assert f"{colour.capitalize()} card" in text
    assert game.view(match.state, SPECTATOR)["seats"][1 - decision.seat]["module"][0]["card"] is None
