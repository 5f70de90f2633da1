"""Records: the truth of a game. Replay gives the same states; records that can't be played are refused."""

import pytest

from marsbox.core.contract import Setup
from marsbox.core.match import Match
from marsbox.core.record import Record
from marsbox.core.rng import FastRng
from marsbox.testing import start_match
from tests.games.records import (
    Content,
    check_damaged,
    check_other_game,
    check_other_rule_set,
    check_replay,
    content_of,
    played,
    sealed,
)
from tests.games.terraforming_mars.scenario import GAME

PASSING = GAME.actions.number({"pass": True})
STEPS: list[tuple[int, dict[str, object]]] = [
    (0, {"corporation": "thorgate"}),
    (0, {"keep": "asteroid"}),
    (0, {"done": True}),
    (1, {"corporation": "credicor"}),
    (1, {"done": True}),
    (0, {"play": "asteroid"}),
    (0, {"project": "power_plant"}),
    (1, {"pass": True}),
]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1),
        Setup(2),
        Setup(3, {"corporate_era": "on", "draft": "on"}),
        Setup(5, {"beginner_2": "on"}),
        Setup(2, None, {"first": 1, "corporations": [["helion"], []], "dealt": [["comet"], []], "deck": ["fish"]}),
    ],
)
def test_replay_gives_the_same_state_and_record(setup: Setup) -> None:
    match = played(GAME, setup, 21, 700)
    check_replay(match)


def test_a_whole_game_is_replayed_to_its_outcome() -> None:
    match = Match.start(GAME, Setup(1), 5)
    rng = FastRng(5)
    while decisions := GAME.decisions(match.state):
        options = decisions[0].options
        # mostly passing: fourteen generations are long
        match.play(0, PASSING if PASSING in options and rng.below(3) else rng.choice(options))
    before, after = GAME.outcome(match.state), GAME.outcome(match.record.replay(GAME))
    assert before is not None
    assert after is not None
    assert (before.scores, before.ranks, before.won) == (after.scores, after.ranks, after.won)


def test_replay_can_stop_after_any_step() -> None:
    match = played(GAME, Setup(2), 3, 120)
    state = GAME.new(match.record.setup, match.record.seed)
    for step, (seat, action) in enumerate(match.record.actions):
        if step % 7 == 0:
            assert GAME.dump(match.record.replay(GAME, step)) == GAME.dump(state)
        GAME.apply(state, seat, action)


@pytest.mark.parametrize("players", [1, 3])
def test_a_dump_is_loaded_exactly_in_the_middle_of_any_decision(players: int) -> None:
    match = Match.start(GAME, Setup(players), 8)
    rng = FastRng(8)
    for _ in range(400):
        decisions = GAME.decisions(match.state)
        if not decisions:
            break
        dump = GAME.dump(match.state)
        loaded = GAME.load(dump)
        assert GAME.dump(loaded) == dump
        assert str(GAME.decisions(loaded)) == str(decisions)
        match.play(decisions[0].seat, rng.choice(decisions[0].options))


def content() -> Content:
    match = start_match(
        GAME,
        2,
        first=0,
        corporations=[["thorgate"], ["credicor"]],
        dealt=[["asteroid", "fish"], []],
    )
    for seat, form in STEPS:
        match.play(seat, GAME.actions.number(form))
    return content_of(match)


def test_the_untouched_record_is_read() -> None:
    record = Record.from_json(sealed(content()))
    assert record.of(GAME).actions == [(seat, GAME.actions.number(form)) for seat, form in STEPS]
    assert record.replay(GAME).players == 2


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("setup", {"players": 6, "options": {}, "deal": None}, "1 to 5 players, not 6"),
        ("setup", {"players": 2, "options": {"venus": "on"}, "deal": None}, 'no option "venus"'),
        ("setup", {"players": 2, "options": {}, "deal": {"deck": ["moon"]}}, "moon"),
        ("seed", "1" + "0" * 32, "out of range"),
        ("action", (0, {"pass": True}), "step 1 can't be played"),
        ("action", (2, {"corporation": "credicor"}), "step 1 can't be played"),
        ("actions", [[0, 10_000]], "in no list of forms"),
        ("actions", [[0, -1]], "in no list of forms"),
    ],
)
def test_a_sealed_record_that_cannot_be_played_is_damage(key: str, value: object, message: str) -> None:
    check_damaged(GAME, content(), key, value, message)


def test_a_record_of_another_game_is_refused() -> None:
    check_other_game(GAME, content(), "pocket-mars")


def test_a_record_of_another_rule_set_is_refused() -> None:
    check_other_rule_set(GAME, content())
