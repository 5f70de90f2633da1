"""States are plain data: copies share nothing, dumps are exact, and reading changes nothing."""

from marsbox.core import SPECTATOR, FastRng
from tests.conformance.configurations import Configuration
from tests.conformance.random_play import all_asked, play_on, positions, questions


def test_a_clone_shares_nothing(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            before = game.dump(position.state)
            clone = game.clone(position.state)
            other = game.clone(position.state)
            assert game.dump(clone) == before
            play_on(game, clone, position.rng, 20)
            assert game.dump(clone) != before
            assert game.dump(position.state) == before
            assert game.dump(other) == before
            assert all_asked(game, other) == all_asked(game, position.state)


def test_a_dump_is_exact_in_the_middle_of_every_decision(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            data = game.dump(position.state)
            loaded = game.load(data)
            assert game.dump(loaded) == data
            assert all_asked(game, loaded) == all_asked(game, position.state)
            assert loaded.players == position.state.players
            assert loaded.revealed == position.state.revealed
            for viewer in position.viewers:
                assert game.view(loaded, viewer) == game.view(position.state, viewer)


def test_the_options_of_a_game_are_in_its_views_clones_and_dumps(configuration: Configuration) -> None:
    game = configuration.game
    state = game.new(configuration.setup(), 1)
    for kept in (state, game.clone(state), game.load(game.dump(state))):
        told = game.view(kept, SPECTATOR)["options"]
        assert {name: told.get(name) for name, _ in configuration.options} == dict(configuration.options)


def test_a_loaded_game_goes_on_as_the_dumped_one(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            loaded = game.load(game.dump(position.state))
            going_on = game.clone(position.state)
            for state in (loaded, going_on):
                play_on(game, state, FastRng(seed), 15)
            assert game.dump(loaded) == game.dump(going_on)


def test_reading_changes_nothing(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            state = position.state
            before = game.dump(state)
            game.decisions(state)
            game.outcome(state)
            game.clone(state)
            for viewer in position.viewers:
                game.view(state, viewer)
                game.determinize(state, viewer, position.rng)
            for seat in position.seats:
                game.decision(state, seat)
                game.can_take_back(state, seat)
                game.why_not(state, seat, position.rng.below(game.actions.size))
            assert game.dump(state) == before


def test_decisions_are_computed_from_the_state_alone(configuration: Configuration, seeds: range) -> None:
    """What a state remembers of its decisions, and what is computed afresh after a load, can't differ."""
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            state = game.clone(position.state)
            for _ in range(4):
                play_on(game, state, position.rng, 1)
                assert all_asked(game, game.load(game.dump(state))) == all_asked(game, state)
