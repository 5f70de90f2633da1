"""The record as text: exact, checked, and the same for the same game."""

import json

import pytest

from marsbox.core.actions import ActionTable, Argument
from marsbox.core.contract import Setup
from marsbox.core.errors import RecordError
from marsbox.core.record import FORMAT, Record

FORMS = ActionTable([("play", [Argument("card", ["É1", "B2", "C3"])]), ("pass", [])])
SETUP = Setup(2, {"draft": "on"}, {"deck": ["É1"]}, {"cards": ("É1", "B2")})
RECORD = Record("some-game", 3, "abc", SETUP, (1 << 128) - 1, [(0, 2), (1, 3), (0, 2)], FORMS)


def test_a_record_survives_being_written_and_read() -> None:
    read = Record.from_json(RECORD.to_json())
    assert (read.game, read.rules, read.digest, read.seed) == ("some-game", 3, "abc", (1 << 128) - 1)
    assert read.setup.to_dict() == RECORD.setup.to_dict()
    assert read.forms is not None
    assert [(seat, read.forms.form(action)) for seat, action in read.actions] == [
        (0, {"play": "C3"}),
        (1, {"pass": True}),
        (0, {"play": "C3"}),
    ]
    assert read.to_json() == RECORD.to_json()


def test_a_record_says_what_it_is() -> None:
    content = json.loads(RECORD.to_json())
    assert (content["format"], content["format_version"], content["seed"]) == (FORMAT, 2, "f" * 32)
    assert content["forms"] == [{"play": "C3"}, {"pass": True}]
    assert content["actions"] == [[0, 0], [1, 1], [0, 0]]
    assert content["setup"]["dealt_from"] == {"cards": ["É1", "B2"]}


def test_layout_does_not_matter() -> None:
    content = json.loads(RECORD.to_json())
    other = json.dumps(dict(reversed(content.items())), indent=4, ensure_ascii=True)
    assert Record.from_json(other).to_json() == RECORD.to_json()


def test_any_changed_character_of_the_content_is_damage() -> None:
    text = RECORD.to_json()
    for old, new in (("some-game", "same-game"), ("[1,1]", "[1,0]"), ('"on"', '"off"'), ("ffff", "fffe"), ("É", "E")):
        assert old in text
        with pytest.raises(RecordError, match="damaged: its checksum does not fit"):
            Record.from_json(text.replace(old, new, 1))


def test_a_cut_record_is_refused() -> None:
    text = RECORD.to_json()
    for length in (1, 10, len(text) // 2, len(text) - 1):
        with pytest.raises(RecordError):
            Record.from_json(text[:length])
