"""Records: the truth of a game. Replay gives the same states; records that can't be played are refused."""

from pathlib import Path

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import RecordError
from marsbox.core.match import Match
from marsbox.core.record import Record
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.testing import start_match
from tests.games.mission_red_planet.scenario import GAME
from tests.games.records import (
    Content,
    check_damaged,
    check_other_components,
    check_other_game,
    check_other_rule_set,
    check_replay,
    content_of,
    played,
    sealed,
)

COMPONENTS = Path(__file__).parents[3] / "src/marsbox/games/mission_red_planet/components.toml"
SHIPS = ["hellas 5", "noachis 5", "ausonia 5"]
STEPS: list[tuple[int, dict[str, object]]] = [
    (0, {"keep": "lost_in_space"}),
    (1, {"keep": "diversified"}),
    (2, {"keep": "world_spanning"}),
    (0, {"choose": "scientist"}),
    (1, {"choose": "traveler"}),
    (2, {"choose": "pilot"}),
    (0, {"board": 0}),
]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(3),
        Setup(4),
        Setup(5),
        Setup(3, None, {"ships": ["manual 2", "manual 3"], "astronauts": [2], "resources": ["ice"]}),
        Setup(3, None, {"dealt": [["barren_ground", "rich_vein", "lichens", "diversified"], [], []]}),
    ],
)
def test_replay_gives_the_same_state_and_record(setup: Setup) -> None:
    match = played(GAME, setup, 21)
    check_replay(match)
    before, after = GAME.outcome(match.state), GAME.outcome(match.record.replay(GAME))
    assert before is not None
    assert after is not None
    assert before.scores == after.scores


def test_replay_can_stop_after_any_step() -> None:
    match = played(GAME, Setup(3), 3)
    state = GAME.new(match.record.setup, match.record.seed)
    for step, (seat, action) in enumerate(match.record.actions):
        assert GAME.dump(match.record.replay(GAME, step)) == GAME.dump(state)
        GAME.apply(state, seat, action)


def test_a_dump_is_loaded_exactly_in_the_middle_of_any_decision() -> None:
    match = Match.start(GAME, Setup(4), 8)
    rng = FastRng(8)
    while GAME.decisions(match.state):
        dump = GAME.dump(match.state)
        loaded = GAME.load(dump)
        assert GAME.dump(loaded) == dump
        assert str(GAME.decisions(loaded)) == str(GAME.decisions(match.state))
        decision = GAME.decisions(match.state)[0]
        match.play(decision.seat, rng.choice(decision.options))


def content() -> Content:
    hands = [["lost_in_space"], ["diversified"], ["world_spanning"]]
    match = start_match(GAME, 3, ships=SHIPS, astronauts=[0, 1, 2], dealt=hands)
    for seat, form in STEPS:
        match.play(seat, GAME.actions.number(form))
    return content_of(match)


def test_the_untouched_record_is_read() -> None:
    record = Record.from_json(sealed(content()))
    assert record.of(GAME).actions == [(seat, GAME.actions.number(form)) for seat, form in STEPS]
    assert record.replay(GAME).players == 3


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("setup", {"players": 2, "options": {}, "deal": None}, "3 to 5 players, not 2"),
        ("setup", {"players": 3, "options": {"draft": "on"}, "deal": None}, 'no option "draft"'),
        ("setup", {"players": 3, "options": {}, "deal": {"ships": ["hellas 9"]}}, "hellas 9"),
        ("setup", {"players": 3, "options": {}, "deal": {"dealt": [["radiation"] * 4, [], []]}}, "radiation"),
        ("seed", "1" + "0" * 32, "out of range"),
        ("action", (0, {"skip": True}), "step 1 can't be played"),
        ("action", (5, {"keep": "lost_in_space"}), "step 1 can't be played"),
        ("actions", [[0, 343]], "in no list of forms"),
    ],
)
def test_a_sealed_record_that_cannot_be_played_is_damage(key: str, value: object, message: str) -> None:
    check_damaged(GAME, content(), key, value, message)


def test_a_given_event_pile_that_turns_out_wrong_is_damage() -> None:
    other = content()
    other["setup"]["deal"]["events"] = ["diversified"]
    with pytest.raises(RecordError, match="step 3 can't be played"):
        Record.from_json(sealed(other)).replay(GAME)


def test_a_record_of_another_game_is_refused() -> None:
    check_other_game(GAME, content(), "pocket-mars")


def test_a_record_of_another_rule_set_is_refused() -> None:
    check_other_rule_set(GAME, content())


def test_a_record_of_other_components_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COMPONENTS.read_text("utf-8").replace("leader = 4", "leader = 5"), "utf-8")
    other = load_game("mission-red-planet", file)
    check_other_components(GAME, other, content())
