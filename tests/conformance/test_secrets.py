"""Nothing leaks: a seat's view, its questions and the events it sees depend only on what it may know."""

import json

from marsbox.core import SPECTATOR, FastRng, Game, Log, State
from tests.conformance.configurations import Configuration, longest_random_game
from tests.conformance.random_play import Position, asked, play_on, play_one, positions, questions, seen_events, some_of

OPTIONS_TRIED = 5
IMAGINED = 20


def test_a_view_is_plain_data(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            for viewer in position.viewers:
                view = game.view(position.state, viewer)
                assert json.loads(json.dumps(view)) == view


def test_a_view_is_a_copy(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            before = game.dump(position.state)
            for viewer in position.viewers:
                overwrite(game.view(position.state, viewer))
            assert game.dump(position.state) == before


def overwrite(content: object) -> None:
    """Spoil plain data in place."""
    if isinstance(content, dict):
        for part in content.values():
            overwrite(part)
        content.clear()
    elif isinstance(content, list):
        for part in content:
            overwrite(part)
        content.clear()


def test_a_seat_cannot_tell_a_determinized_state_from_the_true_one(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            for viewer in position.viewers:
                once = game.determinize(position.state, viewer, position.rng)
                again = game.determinize(once, viewer, position.rng)
                for state in (once, again):
                    assert game.view(state, viewer) == game.view(position.state, viewer)
                    assert asked(game.decision(state, viewer)) == asked(game.decision(position.state, viewer))
                    assert waiting(game, state) == waiting(game, position.state)
                    assert game.can_take_back(state, viewer) == game.can_take_back(position.state, viewer)
                    assert (game.outcome(state) is None) == (game.outcome(position.state) is None)


def waiting(game: Game, state: State) -> list[int]:
    """The seats that owe a decision."""
    return [decision.seat for decision in game.decisions(state)]


def test_determinizing_draws_anew_what_others_know(configuration: Configuration, seeds: range) -> None:
    """What one seat knows of a fresh deal is drawn anew for any other; in a rare deal it can be worked out."""
    game = configuration.game
    viewers = [SPECTATOR, *range(configuration.players)]
    drawn_anew = set()
    for seed in seeds:
        rng = FastRng(seed)
        state = game.new(configuration.setup(), seed)
        for viewer in viewers:
            imagined = [game.determinize(state, viewer, rng) for _ in range(IMAGINED)]
            for other in range(configuration.players):
                views = [game.view(each, other) for each in imagined]
                if any(view != views[0] for view in views):
                    drawn_anew.add((viewer, other))
    assert drawn_anew == {(viewer, other) for viewer in viewers for other in viewers[1:] if viewer != other}


def test_a_determinized_state_has_other_randomness(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            for viewer in position.viewers:
                once = game.determinize(position.state, viewer, position.rng)
                again = game.determinize(position.state, viewer, position.rng)
                assert len({position.state.rng.seed, once.rng.seed, again.rng.seed}) == 3


def test_the_same_generator_determinizes_the_same_way(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            for viewer in position.viewers:
                dumps = {game.dump(game.determinize(position.state, viewer, FastRng(seed))) for _ in range(2)}
                assert len(dumps) == 1


def test_a_determinized_state_can_be_played_to_the_end(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    longest = longest_random_game(configuration.game_id)
    for seed in seeds:
        sampled = list(questions(configuration, seed))
        for position in sampled[:3] + sampled[3 :: max(1, len(sampled) // 4)]:
            viewer = position.viewers[position.rng.below(len(position.viewers))]
            state = game.determinize(position.state, viewer, position.rng)
            assert play_on(game, state, position.rng, longest) < longest
            assert game.outcome(state) is not None


def test_determinizing_goes_on_working_on_a_determinized_game(configuration: Configuration, seeds: range) -> None:
    """As in search: play on from a determinized state, look at it from every seat, determinize again."""
    game = configuration.game
    for seed in seeds:
        rng = FastRng(seed)
        state = game.new(configuration.setup(), seed)
        while game.decisions(state):
            play_on(game, state, rng, 1 + rng.below(25))
            viewer = rng.below(configuration.players)
            before = game.view(state, viewer)
            state = game.determinize(state, viewer, rng)
            assert game.view(state, viewer) == before
            for other in range(configuration.players):
                again = game.determinize(state, other, rng)
                assert game.view(again, other) == game.view(state, other)


def test_an_action_that_reveals_nothing_shows_its_seat_nothing(configuration: Configuration, seeds: range) -> None:
    """The acting seat can foresee all events and views that it gets, unless `revealed` grows."""
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            for decision in game.decisions(position.state):
                seat = decision.seat
                imagined = game.determinize(position.state, seat, position.rng)
                for option in some_of(decision.options, OPTIONS_TRIED, position.rng):
                    true_log, imagined_log = Log(), Log()
                    true_after, imagined_after = game.clone(position.state), game.clone(imagined)
                    game.apply(true_after, seat, option, true_log)
                    game.apply(imagined_after, seat, option, imagined_log)
                    shown = true_after.revealed > position.state.revealed
                    assert shown == (imagined_after.revealed > imagined.revealed)
                    if not shown:
                        assert seen_events(imagined_log.events, seat) == seen_events(true_log.events, seat)
                        assert game.view(imagined_after, seat) == game.view(true_after, seat)
                        assert asked(game.decision(imagined_after, seat)) == asked(game.decision(true_after, seat))


def test_an_open_answer_tells_others_only_whether_it_is_complete(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            for decision in game.decisions(position.state):
                if decision.simultaneous:
                    check_open_answers(position, decision.seat, decision.options)


def check_open_answers(position: Position, seat: int, options: list[int]) -> None:
    game = position.game
    others = [viewer for viewer in position.viewers if viewer != seat]
    complete: list[object] = []
    for option in options:
        state = game.clone(position.state)
        log = Log()
        game.apply(state, seat, option, log)
        if not game.can_take_back(state, seat):
            return  # it was the last answer: now all are shown at once
        assert all(seen_events(log.events, viewer) == [] for viewer in others)
        seen = [game.view(state, viewer) for viewer in others]
        if game.decision(state, seat) is None:
            complete.append(seen)
        else:
            assert seen == [game.view(position.state, viewer) for viewer in others]
    assert all(views == complete[0] for views in complete)


def test_events_have_a_known_kind_and_an_audience(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    viewers = [-1, *range(configuration.players)]
    for seed in seeds:
        rng = FastRng(seed)
        log = Log()
        state = game.new(configuration.setup(), seed, log)
        while game.decisions(state):
            log.events.extend(play_one(game, state, rng))
        for event in log.events:
            assert 0 <= event.kind < len(game.event_kinds)
            assert any(event.seen_by(viewer) for viewer in viewers)
        for viewer in viewers:
            assert log.seen_by(viewer) == [event for event in log.events if event.audience >> (viewer + 1) & 1]


def test_a_log_changes_nothing(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            decision = game.decisions(position.state)[0]
            option = position.rng.choice(decision.options)
            logged, silent = game.clone(position.state), game.clone(position.state)
            game.apply(logged, decision.seat, option, Log())
            game.apply(silent, decision.seat, option)
            assert game.dump(logged) == game.dump(silent)
