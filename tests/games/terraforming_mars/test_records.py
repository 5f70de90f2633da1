"""Records: the truth of a game. Replay gives the same states; records that can't be played are refused."""

import hashlib
import json
from typing import Any

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import RecordError
from marsbox.core.match import Match
from marsbox.core.record import Record
from marsbox.core.rng import FastRng
from marsbox.testing import start_match
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


def played(setup: Setup, seed: int, steps: int = 700) -> Match:
    """A game of random actions, as far as so many of them go."""
    match = Match.start(GAME, setup, seed)
    rng = FastRng(seed)
    for _ in range(steps):
        decisions = GAME.decisions(match.state)
        if not decisions:
            break
        decision = decisions[-1]
        match.play(decision.seat, rng.choice(decision.options))
    return match


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
    match = played(setup, 21)
    record = Record.from_json(match.record.to_json())
    assert record.to_json() == match.record.to_json()
    assert GAME.dump(record.replay(GAME)) == GAME.dump(match.state)


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
    match = played(Setup(2), 3, 120)
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


def content() -> dict[str, Any]:
    match = start_match(
        GAME,
        2,
        first=0,
        corporations=[["thorgate"], ["credicor"]],
        dealt=[["asteroid", "fish"], []],
    )
    for seat, form in STEPS:
        match.play(seat, GAME.actions.number(form))
    loaded: dict[str, Any] = json.loads(match.record.to_json())
    return loaded


def sealed(changed: dict[str, Any]) -> str:
    """The content as a record with a right checksum, as somebody who forges one would make it."""
    changed = {key: value for key, value in changed.items() if key != "checksum"}
    canonical = json.dumps(changed, sort_keys=True, separators=(",", ":"))
    return json.dumps({**changed, "checksum": hashlib.sha256(canonical.encode()).hexdigest()})


def changed(key: str, value: Any) -> dict[str, Any]:
    """The content with another field, or with one action instead of all: a seat and a form."""
    if key == "action":
        seat, form = value
        return {**content(), "forms": [form], "actions": [[seat, 0]]}
    return {**content(), key: value}


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
    record = Record.from_json(sealed(changed(key, value)))
    with pytest.raises(RecordError, match="damaged") as error:
        record.replay(GAME)
    assert message in str(error.value)


def test_a_record_of_another_game_is_refused() -> None:
    record = Record.from_json(sealed({**content(), "game": "pocket-mars"}))
    with pytest.raises(RecordError, match='of the game "pocket-mars", not of "terraforming-mars"'):
        record.replay(GAME)


def test_a_record_of_another_rule_set_is_refused() -> None:
    record = Record.from_json(sealed({**content(), "rules": 99}))
    with pytest.raises(
        RecordError, match=f"rule set 99 of terraforming-mars; this Marsbox plays rule set {GAME.version}"
    ):
        record.replay(GAME)
