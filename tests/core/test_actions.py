"""The action table: numbers and readable forms are a bijection, and a wrong form is told what is wrong with it."""

import json
import re

import pytest

from marsbox.core.actions import ActionTable, Argument
from marsbox.games import GAME_IDS, load_game

TABLE = ActionTable(
    [
        ("skip", []),
        ("land", [Argument("building", ["water", "energy"])]),
        ("promote", [Argument("building", ["water", "energy"]), Argument("colonist", range(3))]),
    ]
)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_numbers_and_forms_are_a_bijection_over_the_whole_table(game_id: str) -> None:
    table = load_game(game_id).actions
    seen = set()
    for action in range(table.size):
        form = table.form(action)
        assert table.number(form) == action
        assert table.number(json.loads(json.dumps(form))) == action
        seen.add(json.dumps(form, sort_keys=True))
    assert len(seen) == table.size


def test_entries_of_a_verb_stand_together_in_the_order_of_its_arguments() -> None:
    assert [TABLE.form(action) for action in range(TABLE.size)] == [
        {"skip": True},
        {"land": "water"},
        {"land": "energy"},
        {"promote": {"building": "water", "colonist": 0}},
        {"promote": {"building": "water", "colonist": 1}},
        {"promote": {"building": "water", "colonist": 2}},
        {"promote": {"building": "energy", "colonist": 0}},
        {"promote": {"building": "energy", "colonist": 1}},
        {"promote": {"building": "energy", "colonist": 2}},
    ]


def test_the_verb_of_an_action() -> None:
    assert [TABLE.verb(action) for action in (0, 2, 8)] == ["skip", "land", "promote"]


def test_the_order_of_the_arguments_in_a_form_does_not_matter() -> None:
    assert TABLE.number({"promote": {"colonist": 1, "building": "energy"}}) == 7


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("skip", "an object with one verb"),
        ({}, "an object with one verb"),
        ({"skip": True, "land": "water"}, "an object with one verb"),
        (None, "an object with one verb"),
        ({"fly": True}, 'no action "fly"; the actions are skip, land, promote'),
        ({1: True}, 'no action "1"'),
        ({"skip": 1}, '"skip" takes no argument: write {"skip": true}'),
        ({"skip": False}, '"skip" takes no argument'),
        ({"land": "science"}, "\"land\": 'science' is not a building; it can be water, energy"),
        ({"land": ["water"]}, "\"land\": ['water'] is not a building"),
        ({"land": None}, '"land": None is not a building'),
        ({"promote": "water"}, '"promote" takes an object with exactly building, colonist'),
        ({"promote": {"building": "water"}}, '"promote" takes an object with exactly building, colonist'),
        ({"promote": {"building": "water", "colonist": 3}}, '"promote": 3 is not a colonist; it can be 0, 1, 2'),
        ({"promote": {"building": "water", "colonist": True}}, '"promote": True is not a colonist'),
        ({"promote": {"building": "water", "colonist": 1, "more": 1}}, '"promote" takes an object with exactly'),
    ],
)
def test_a_wrong_form_is_told_what_is_wrong(form: object, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        TABLE.number(form)


@pytest.mark.parametrize("action", [-1, 9, 10**12])
def test_a_number_outside_the_table_is_refused(action: int) -> None:
    for lookup in (TABLE.form, TABLE.verb):
        with pytest.raises(ValueError, match=f"no action {action}: the table has entries 0 to 8"):
            lookup(action)
