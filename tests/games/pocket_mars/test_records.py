"""Records: the truth of a game. Replay gives the same states; damaged and foreign records are refused."""

import json
from pathlib import Path

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import RecordError
from marsbox.core.record import Record
from marsbox.games import load_game
from marsbox.testing import start_match
from tests.games.pocket_mars.scenario import GAME
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

COMPONENTS = Path(__file__).parents[3] / "src/marsbox/games/pocket_mars/components.toml"


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1, {"level": "3"}),
        Setup(2),
        Setup(3, {"draft": "on"}),
        Setup(4),
        Setup(2, None, {"first": 1, "deck": ["E1"]}),
    ],
)
def test_replay_gives_the_same_state_and_record(setup: Setup) -> None:
    match = played(GAME, setup, 21)
    check_replay(match)


def test_replay_can_stop_after_any_step() -> None:
    match = played(GAME, Setup(2), 3)
    state = GAME.new(match.record.setup, match.record.seed)
    for step, (seat, action) in enumerate(match.record.actions):
        assert GAME.dump(match.record.replay(GAME, step)) == GAME.dump(state)
        GAME.apply(state, seat, action)


def content() -> Content:
    match = start_match(GAME, 2, first=0, dealt=[["E1", "E2", "E3", "E4"], ["W1", "W2", "W3", "W4"]])
    for seat, form in ((0, {"store": "E1"}), (0, {"store": "E2"}), (1, {"store": "W1"}), (1, {"store": "W2"})):
        match.play(seat, GAME.actions.number(form))
    match.play(0, GAME.actions.number({"launch": True}))
    return content_of(match)


def test_the_untouched_record_is_read() -> None:
    assert Record.from_json(sealed(content())).replay(GAME).players == 2


@pytest.mark.parametrize("text", ["", "{", "Once upon a time", "[" * 100_000])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="not JSON"):
        Record.from_json(text)


@pytest.mark.parametrize("text", ["[]", "17", "{}", '{"format": "chess"}', "null"])
def test_what_is_foreign_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match='a record says "format": "marsbox-record"'):
        Record.from_json(text)


def test_another_format_version_is_refused() -> None:
    with pytest.raises(RecordError, match="format version 99; this Marsbox reads versions 1 to 2"):
        Record.from_json(json.dumps({**content(), "format_version": 99}))


@pytest.mark.parametrize("key", ["game", "rules", "components", "setup", "seed", "forms", "actions", "checksum"])
def test_a_changed_or_missing_field_is_damage(key: str) -> None:
    for changed in ({**content(), key: "x"}, {name: value for name, value in content().items() if name != key}):
        with pytest.raises(RecordError, match="damaged"):
            Record.from_json(json.dumps(changed))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", 5),
        ("seed", "zz"),
        ("rules", None),
        ("setup", []),
        ("setup", {"players": "two", "options": {}, "deal": None}),
        ("setup", {"players": 2, "options": 7, "deal": None}),
        ("setup", {"players": 2, "options": {"draft": 7}, "deal": None}),
        ("setup", {"players": 2, "options": {}, "deal": 7}),
        ("setup", {"players": 2, "options": {}, "deal": None, "dealt_from": {"cards": 7}}),
        ("setup", {"players": 2, "options": {}, "deal": None, "dealt_from": [["cards"]]}),
        ("forms", 7),
        ("forms", ["launch"]),
        ("events", 7),
        ("events", [7]),
        ("actions", 7),
        ("actions", [[0]]),
        ("actions", [[0, "1"]]),
        ("actions", [[0, 1, 2]]),
    ],
)
def test_a_sealed_field_of_the_wrong_kind_is_damage(key: str, value: object) -> None:
    with pytest.raises(RecordError, match="damaged"):
        Record.from_json(sealed({**content(), key: value}))


@pytest.mark.parametrize("key", ["game", "rules", "components", "setup", "seed", "forms", "actions"])
def test_a_sealed_record_with_a_missing_field_is_damage(key: str) -> None:
    with pytest.raises(RecordError, match="damaged"):
        Record.from_json(sealed({name: value for name, value in content().items() if name != key}))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("setup", {"players": 9, "options": {}, "deal": None}, "1 to 4 players, not 9"),
        ("setup", {"players": 2, "options": {"draft": "maybe"}, "deal": None}, "maybe"),
        ("setup", {"players": 2, "options": {}, "deal": {"deck": ["X9"]}}, "X9"),
        ("seed", "1" + "0" * 32, "out of range"),
        ("action", (0, {"launch": True}), "step 1 can't be played"),
        ("action", (5, {"launch": True}), "step 1 can't be played"),
        ("actions", [[0, 99]], "in no list of forms"),
    ],
)
def test_a_sealed_record_that_cannot_be_played_is_damage(key: str, value: object, message: str) -> None:
    check_damaged(GAME, content(), key, value, message)


def test_a_given_reshuffle_that_turns_out_wrong_is_damage() -> None:
    setup = Setup(2, {"draft": "on"}, {"dealt": [["E1"], []], "reshuffles": [["E1"]]})
    state = GAME.new(setup, 4)
    keep: list[tuple[int, int]] = []
    for _ in range(3):
        for decision in list(GAME.decisions(state)):
            keep.append((decision.seat, decision.options[0]))
            GAME.apply(state, decision.seat, decision.options[0])
    keep += [(decision.seat, decision.options[0]) for decision in GAME.decisions(state)]
    record = Record.begin(GAME, setup, 4)
    record.actions = keep
    with pytest.raises(RecordError, match="step 8 can't be played"):
        record.replay(GAME)


def test_a_record_of_another_game_is_refused() -> None:
    check_other_game(GAME, content(), "chess")


def test_a_record_of_another_rule_set_is_refused() -> None:
    check_other_rule_set(GAME, content())


def test_a_record_of_other_components_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COMPONENTS.read_text("utf-8").replace("maximum = 5", "maximum = 6"), "utf-8")
    other = load_game("pocket-mars", file)
    check_other_components(GAME, other, content())


def test_notes_and_provenances_do_not_make_other_components(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COMPONENTS.read_text("utf-8").replace('"reconstructed"', '"attested"'), "utf-8")
    assert load_game("pocket-mars", file).digest == GAME.digest
