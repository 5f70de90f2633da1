"""The action table: one integer and one readable form for every action, and nothing else."""

import json

import pytest

from marsbox.games import GAME_IDS
from tests.conformance.configurations import game_with_id

WRONG_CONTENTS: tuple[object, ...] = (None, "no such thing", -1, False, [], {"no such argument": 1})


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_number_and_form_are_a_bijection(game_id: str) -> None:
    table = game_with_id(game_id).actions
    forms = [table.form(action) for action in range(table.size)]
    assert [table.number(form) for form in forms] == list(range(table.size))
    assert len({json.dumps(form, sort_keys=True) for form in forms}) == table.size


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_form_survives_json(game_id: str) -> None:
    table = game_with_id(game_id).actions
    for action in range(table.size):
        assert table.number(json.loads(json.dumps(table.form(action)))) == action


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_form_is_one_verb(game_id: str) -> None:
    table = game_with_id(game_id).actions
    for action in range(table.size):
        assert list(table.form(action)) == [table.verb(action)]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_there_are_no_other_numbers(game_id: str) -> None:
    table = game_with_id(game_id).actions
    for number in (-1, table.size, table.size + 1000):
        with pytest.raises(ValueError, match=f"there is no action {number}"):
            table.form(number)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("form", [None, 7, "skip", [], {}, {"no such verb": True}, {"a": 1, "b": 2}])
def test_there_are_no_other_forms(game_id: str, form: object) -> None:
    with pytest.raises(ValueError, match="action"):
        game_with_id(game_id).actions.number(form)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_form_with_a_foreign_argument_is_refused(game_id: str) -> None:
    table = game_with_id(game_id).actions
    for verb in table.verbs:
        for content in WRONG_CONTENTS:
            with pytest.raises(ValueError, match=verb):
                table.number({verb: content})
