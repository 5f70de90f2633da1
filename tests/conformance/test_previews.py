"""Previews: what a move would do, as far as nothing hidden decides it, and what can't be done, with the reason."""

import pytest

from marsbox.core import FastRng, IllegalAction, Log, Match
from tests.conformance.configurations import Configuration
from tests.conformance.random_play import asked, questions, seen_events, some_of
from tests.conformance.test_matches import copy, matches

TRIED = 4
DEALS = 3


def test_a_preview_is_the_same_whatever_is_hidden(configuration: Configuration, seeds: range) -> None:
    for seed in seeds:
        for match, rng in matches(configuration, seed):
            for decision in configuration.game.decisions(match.state):
                for action in some_of(decision.options, TRIED, rng):
                    tries = [match.preview(decision.seat, [action], FastRng(deal)) for deal in range(DEALS)]
                    first, *others = tries
                    for other in others:
                        assert seen_events(other.events, decision.seat) == seen_events(first.events, decision.seat)
                        assert other.view == first.view
                        assert asked(other.decision) == asked(first.decision)


def test_a_preview_tells_what_the_move_then_does(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for match, rng in matches(configuration, seed):
            for decision in game.decisions(match.state):
                seat = decision.seat
                for action in some_of(decision.options, TRIED, rng):
                    preview = match.preview(seat, [action], rng)
                    tried = copy(match)
                    before = tried.state.revealed
                    happened = seen_events(tried.play(seat, action), seat)
                    assert seen_events(preview.events, seat) == happened[: len(preview.events)]
                    if preview.view is not None:
                        assert len(preview.events) == len(happened)
                        assert tried.state.revealed == before
                        assert preview.view == game.view(tried.state, seat)
                        assert asked(preview.decision) == asked(game.decision(tried.state, seat))


def test_a_preview_changes_nothing(configuration: Configuration) -> None:
    game = configuration.game
    for match, rng in matches(configuration, seed=1):
        before = (game.dump(match.state), match.record.to_json())
        for decision in game.decisions(match.state):
            match.preview(decision.seat, [rng.choice(decision.options)], rng)
        assert (game.dump(match.state), match.record.to_json()) == before


def test_a_preview_of_what_is_illegal_is_refused(configuration: Configuration) -> None:
    match = Match.start(configuration.game, configuration.setup(), seed=1)
    decision = configuration.game.decisions(match.state)[0]
    with pytest.raises(IllegalAction):
        match.preview(decision.seat, [configuration.game.actions.size], FastRng(1))


def test_what_a_player_would_look_for_is_offered_or_has_a_reason(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            for decision in game.decisions(position.state):
                considered = game.considered(position.state, decision)
                assert len(set(considered)) == len(considered)
                for action in considered:
                    offered = action in decision.options
                    assert (game.why_not(position.state, decision.seat, action) is None) == offered


def test_the_standing_at_the_end_is_the_score(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        *_, (match, _) = matches(configuration, seed)
        outcome = game.outcome(match.state)
        assert outcome is not None
        assert game.standing(match.state) == outcome.scores


def test_there_is_a_standing_at_every_moment(configuration: Configuration) -> None:
    game = configuration.game
    record = list(matches(configuration, seed=2))[-1][0].record
    state = game.new(record.setup, record.seed, Log())
    sides = len(game.view(state, 0)["seats"])
    for seat, action in record.actions:
        assert len(game.standing(state)) == sides
        game.apply(state, seat, action)
