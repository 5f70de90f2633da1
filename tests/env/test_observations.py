"""Observations: documented fields of a fixed shape, made from what a seat may know and nothing else."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from marsbox.core import FastRng, Game, Setup
from marsbox.env.encoders import encoder_of
from marsbox.env.observation import Encoder
from marsbox.games import GAME_IDS, load_game
from marsbox.games.pocket_mars.state import PocketMarsState
from marsbox.games.terraforming_mars.state import MEGACREDITS, TerraformingState
from tests.conformance.configurations import CONFIGURATIONS, Configuration, game_with_id
from tests.env.from_view import view_encoder_of
from tests.env.positions import FEW, positions, seen


@pytest.fixture(params=GAME_IDS)
def encoder(request: pytest.FixtureRequest) -> Encoder:
    return encoder_of(load_game(request.param))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_is_hidden_does_not_change_an_observation(configuration: Configuration) -> None:
    game = configuration.game
    encoder = encoder_of(game)
    rng = FastRng(11)
    for state in positions(configuration, 3):
        for seat in range(configuration.players):
            imagined = game.determinize(state, seat, rng)
            np.testing.assert_array_equal(seen(game, encoder, state, seat), seen(game, encoder, imagined, seat))


@pytest.mark.parametrize("configuration", FEW, ids=str)
def test_entries_lie_between_minus_one_and_one_and_the_shape_is_always_the_same(configuration: Configuration) -> None:
    game = configuration.game
    encoder = encoder_of(game)
    for state in positions(configuration, 5):
        for seat in range(configuration.players):
            observation = seen(game, encoder, state, seat)
            assert observation.shape == (encoder.size,)
            assert observation.dtype == np.float32
            assert np.abs(observation).max() == 1


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_an_observation_is_what_the_view_of_the_seat_tells(configuration: Configuration) -> None:
    """The encoders of the tests read nothing but the view."""
    game = configuration.game
    encoder = encoder_of(game)
    reference = view_encoder_of(encoder)
    for seed in (20, 21):
        for state in positions(configuration, seed):
            for seat in range(configuration.players):
                expected = reference.encode(game.view(state, seat), game.decision(state, seat))
                np.testing.assert_array_equal(seen(game, encoder, state, seat), expected)


def test_a_number_beyond_its_scale_stays_within_bounds() -> None:
    game = game_with_id("terraforming-mars")
    encoder = encoder_of(game)
    state = cast(TerraformingState, game.new(Setup(2), 1))
    state.stock[MEGACREDITS] = 10_000
    state.production[6 + MEGACREDITS] = -5
    named = encoder.named(encoder.encode(state, 0, None))
    assert named["resources"][0, 0] == 1
    assert named["production"][1, 0] == pytest.approx(-0.1)
    state.production[6 + MEGACREDITS] = -500
    assert encoder.named(encoder.encode(state, 0, None))["production"][1, 0] == -1


def test_fields_lie_one_after_the_other_and_have_their_own_names(encoder: Encoder) -> None:
    names = [field.name for field in encoder.fields]
    assert len(set(names)) == len(names)
    assert sum(field.size for field in encoder.fields) == encoder.size
    named = encoder.named(np.arange(encoder.size, dtype=np.float32))
    assert [named[field.name].shape for field in encoder.fields] == [field.shape for field in encoder.fields]
    assert [int(each.flat[0]) for each in named.values()] == list(encoder.starts.values())


def test_an_array_given_is_written_into() -> None:
    game = game_with_id("pocket-mars")
    encoder = encoder_of(game)
    out = np.full(encoder.size, 7, np.float32)
    state = game.new(Setup(2), 1)
    again = encoder.encode(state, 0, game.decision(state, 0), out)
    assert again is out
    np.testing.assert_array_equal(out, seen(game, encoder, state, 0))


@pytest.mark.parametrize("wrong", [np.zeros(9, np.float32), np.zeros((2, 1432), np.float32), np.zeros(1432)])
def test_an_array_of_another_shape_or_type_is_refused(wrong: Any) -> None:
    game = game_with_id("pocket-mars")
    with pytest.raises(ValueError, match=r"the array is float\d+ of shape .*; right would be float32 of \(1432,\)"):
        encoder_of(game).encode(game.new(Setup(2), 1), 0, None, wrong)


@pytest.mark.parametrize("seat", [-1, 2])
def test_who_is_not_at_the_table_observes_nothing(seat: int) -> None:
    game = game_with_id("pocket-mars")
    with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
        encoder_of(game).encode(game.new(Setup(2), 1), seat, None)


def test_the_own_side_comes_first() -> None:
    game = game_with_id("pocket-mars")
    encoder = encoder_of(game)
    state = cast(PocketMarsState, game.new(Setup(3), 1))
    state.energy = [5, 6, 7]
    named = encoder.named(encoder.encode(state, 2, None))
    assert (named["energy"] * 10).round().tolist() == [7, 5, 6, 0]
    assert named["seat"].tolist() == [0, 0, 1, 0]


class Watched(dict[str, Any]):
    """A part of a view that remembers which of its keys were read."""

    def __init__(self, content: dict[str, Any], path: str, read: set[str]) -> None:
        super().__init__({key: watched(value, f"{path}{key}", read) for key, value in content.items()})
        self.path = path
        self.read = read

    def __getitem__(self, key: str) -> Any:
        self.read.add(self.path + key)
        return super().__getitem__(key)

    def items(self) -> Any:
        self.read.update(self.path + key for key in self)
        return super().items()

    def values(self) -> Any:
        self.read.update(self.path + key for key in self)
        return super().values()


def watched(content: Any, path: str, read: set[str]) -> Any:
    if isinstance(content, dict):
        return Watched(content, f"{path}.", read) if path else Watched(content, "", read)
    if isinstance(content, list):
        return [watched(each, path, read) for each in content]
    return content


def paths(content: Any, path: str = "") -> Iterator[str]:
    """Every key of a view, with those above it."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield path + key
            yield from paths(value, f"{path}{key}.")
    elif isinstance(content, list):
        for each in content:
            yield from paths(each, path)


def test_all_that_a_view_tells_is_written_or_left_out_for_a_reason(encoder: Encoder) -> None:
    """Fails when a view learns something new that the array does not have."""
    game = encoder.game
    reference = view_encoder_of(encoder)
    there: set[str] = set()
    read: set[str] = set()
    for configuration in CONFIGURATIONS:
        if configuration.game_id != game.id:
            continue
        for state in positions(configuration, 16):
            for seat in range(configuration.players):
                view = game.view(state, seat)
                there.update(paths(view))
                reference.encode(watched(view, "", read), game.decision(state, seat))
    left_out = {path for path in there if any(path == out or path.startswith(f"{out}.") for out in reference.left_out)}
    assert there - left_out == read, "put what is new into a field of both encoders, or into left_out with the reason"
    assert reference.left_out <= there, "what does not exist can't be left out"


def test_a_game_without_an_encoder_is_named() -> None:
    with pytest.raises(ValueError, match='the game "chess" has no encoder'):
        encoder_of(cast(Game, SimpleNamespace(id="chess")))
