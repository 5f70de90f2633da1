"""Nets: the same numbers however they are computed, files that say what they were trained for, bad files refused."""

import importlib.util
import json
import zlib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from marsbox.bots import evaluation_of
from marsbox.bots.learned import LearnedEvaluation
from marsbox.bots.net import Evaluator, PlainNet
from marsbox.bots.nets import ALONE, FORMAT, NetError, NetFile, make_net, shipped_net, unpacked
from marsbox.bots.numpy_net import NumpyNet
from marsbox.bots.part import best_evaluation_of, bot_part, learned_evaluation_of
from marsbox.core import COMPILED, FastRng, Setup
from marsbox.core.contract import Game
from marsbox.games import load_game
from marsbox.learn.subjects import SUBJECTS
from tests.cli.every_game import POCKET_MARS

SIZES = (3, 2, 2, 2)
WEIGHTS = 3 * 2 + 2 * 2 + 2 * 2


def in_numpy(net: NetFile) -> NumpyNet:
    return NumpyNet(*net.sizes, net.weights, net.biases)


def shipped(name: str) -> NetFile:
    found = shipped_net(name)
    assert found is not None
    return found


def game_of(name: str) -> Game:
    return load_game(name.removesuffix(ALONE))


def real_features(name: str, most: int) -> list[list[int]]:
    """The features of positions of a random game, for every seat."""
    game = game_of(name)
    learning = bot_part(game.id).learning
    assert learning is not None
    features, evaluation = learning.features(game), evaluation_of(game)
    players = 1 if name.endswith(ALONE) else game.player_counts[-1]
    rng = FastRng(11)
    s = game.new(Setup(players), 11)
    found: list[list[int]] = []
    while (decisions := game.decisions(s)) and len(found) < most:
        found += [features.of(s, seat, evaluation.parts(s, seat)) for seat in range(players)]
        for _ in range(5):
            if decisions := game.decisions(s):
                decision = decisions[0]
                game.apply(s, decision.seat, decision.options[rng.below(len(decision.options))])
    return found


@pytest.mark.parametrize("name", SUBJECTS)
def test_compiled_numpy_and_plain_python_agree_bit_for_bit(name: str) -> None:
    net = shipped(name)
    evaluators: list[Evaluator] = [
        net.evaluator(),
        in_numpy(net),
        PlainNet(*net.sizes, net.weights, net.biases),
    ]
    for features in real_features(name, 40):
        first, *others = [evaluator.evaluate(features) for evaluator in evaluators]
        assert all(other == first for other in others)
        assert len(first) == net.sizes[-1]


def test_weights_at_their_limits_agree_bit_for_bit() -> None:
    numbers = b"".join((sign * size).to_bytes(2, "little", signed=True) for size in (32767, 1) for sign in (1, -1))
    weights = (numbers * WEIGHTS)[: 2 * WEIGHTS]
    net = NetFile("", "", SIZES, 1.0, weights, bytes(4 * 6))
    features = [0 << 8 | 255, 1 << 8 | 0, 2 << 8 | 129]
    plain = PlainNet(*SIZES, weights, bytes(4 * 6)).evaluate(features)
    assert net.evaluator().evaluate(features) == in_numpy(net).evaluate(features) == plain


def test_a_compiled_engine_has_the_compiled_net() -> None:
    assert (importlib.util.find_spec("marsbox.bots._net") is not None) == COMPILED


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_nets_of_the_box_fit_their_games(name: str) -> None:
    game = game_of(name)
    learning = bot_part(game.id).learning
    assert learning is not None
    net = shipped(name)
    assert net.fits(game, learning.features(game))
    assert 0 < net.mix <= 1
    assert net.sizes[0] == learning.features(game).size


def test_the_nets_of_the_box_are_small() -> None:
    nets = [file for file in files("marsbox.bots").joinpath("nets").iterdir() if file.name.endswith(".net")]
    assert len(nets) == len(SUBJECTS)
    assert sum(len(file.read_bytes()) for file in nets) < 3_000_000


def test_the_box_has_no_net_of_another_name() -> None:
    assert shipped_net("chess") is None


def test_a_net_that_does_not_fit_the_components_is_not_used(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POCKET_MARS.own_components.replace(*POCKET_MARS.change), encoding="utf-8")
    game = load_game("pocket-mars", file)
    assert learned_evaluation_of(game) is None
    assert type(best_evaluation_of(game)) is type(evaluation_of(game))
    assert isinstance(best_evaluation_of(load_game("pocket-mars")), LearnedEvaluation)


def test_a_packed_net_is_read_as_it_was() -> None:
    net = shipped("pocket-mars")
    again = unpacked(net.packed())
    assert vars_of(again) == vars_of(net)


def vars_of(net: NetFile) -> tuple[object, ...]:
    return net.components, net.features, net.sizes, net.mix, net.weights, net.biases


def packed(head: object, numbers: bytes = bytes(2 * WEIGHTS + 4 * 6)) -> bytes:
    return FORMAT + json.dumps(head).encode() + b"\n" + zlib.compress(numbers)


HEAD = {"components": "c", "features": "f", "sizes": SIZES, "mix": 0.5}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "this is no net of Marsbox"),
        (b"PK\x03\x04 something else", "this is no net of Marsbox"),
        (b"marsbox net 9\n{}\n", "this is no net of Marsbox"),
        (FORMAT, "can't be read"),
        (FORMAT + b"\xff\xfe\n", "can't be read"),
        (packed([]), "can't be read"),
        (packed({}), "can't be read"),
        (packed(HEAD)[:-3], "can't be read"),
        (packed(HEAD)[:-40] + bytes(40), "can't be read"),
        (packed(HEAD, bytes(10)), "10 bytes of weights"),
        (packed(HEAD | {"sizes": [3, 2]}), "can't be read"),
        (packed(HEAD | {"sizes": [0, 0, 0, 0]}, b""), "its sizes can't be"),
        (packed(HEAD | {"sizes": [1, 1000, 1, 1]}), "1 to 512"),
        (packed(HEAD | {"sizes": "many"}), "can't be read"),
        (packed(HEAD | {"mix": 0}), "its part in a value"),
        (packed(HEAD | {"mix": float("nan")}), "its part in a value"),
        (packed(HEAD | {"mix": None}), "can't be read"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_a_sentence(content: bytes, words: str) -> None:
    with pytest.raises(NetError, match=words):
        unpacked(content)


def plain(sizes: tuple[int, int, int, int], weights: bytes, biases: bytes) -> Evaluator:
    return PlainNet(*sizes, weights, biases)


def with_numpy(sizes: tuple[int, int, int, int], weights: bytes, biases: bytes) -> Evaluator:
    return NumpyNet(*sizes, weights, biases)


@pytest.mark.parametrize("make", [make_net, with_numpy, plain])
def test_wrong_sizes_and_places_are_refused(
    make: Callable[[tuple[int, int, int, int], bytes, bytes], Evaluator],
) -> None:
    with pytest.raises(ValueError, match="don't fit its sizes"):
        make(SIZES, bytes(2 * WEIGHTS - 2), bytes(4 * 6))
    with pytest.raises(ValueError, match="don't fit its sizes"):
        make(SIZES, bytes(2 * WEIGHTS), bytes(4 * 5))
    net = make(SIZES, bytes(2 * WEIGHTS), bytes(4 * 6))
    with pytest.raises(ValueError, match="there is no input 3; the net has 3"):
        net.evaluate([3 << 8])
    with pytest.raises(ValueError, match="there is no input -1"):
        net.evaluate([-1])
