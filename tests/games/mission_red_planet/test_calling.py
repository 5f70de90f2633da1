"""The secret choice of characters: all at the same time, to be taken back, known by nobody until the call."""

import itertools

import pytest

from marsbox.core.contract import IllegalAction, State
from marsbox.core.events import SPECTATOR, Log
from marsbox.games.mission_red_planet.state import CHARACTERS
from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    asked,
    at,
    decline_all,
    events,
    facts_of,
    happened,
    kinds,
    offered,
    offered_by,
    plays,
    refused,
    seat,
)
from tests.games.scenario import Form

CHOICES: list[tuple[int, Form]] = [(0, {"choose": "pilot"}), (1, {"choose": "explorer"}), (2, {"choose": "traveler"})]
ONLY = ["recruiter"]


# ---- choosing


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_chooses_a_character_at_the_same_time(players: int) -> None:
    assert asked(at({"players": players})) == [(number, "character") for number in range(players)]


def test_one_chooses_among_the_characters_that_are_left() -> None:
    state = at({"seats": [{"hand": ["recruiter", "scientist", "pilot"]}, {}, {}]})
    assert offered_by(state, 0, "choose") == ["recruiter", "scientist", "pilot"]
    assert offered_by(state, 1, "choose") == list(CHARACTERS)
    assert refused(state, 0, {"choose": "soldier"}) == "not_in_hand"


def test_two_may_choose_the_same_character() -> None:
    state = act(at({}), (0, {"choose": "pilot"}))
    assert {"choose": "pilot"} in offered(state, 1)


def test_nothing_happens_before_the_last_one_has_chosen() -> None:
    state = at({})
    for number, form in CHOICES[:2]:
        assert events(state, number, form) == []
    assert asked(state) == [(2, "character")]
    assert kinds(events(state, *CHOICES[2]))[:2] == ["characters_chosen", "called"]


@pytest.mark.parametrize("order", list(itertools.permutations(CHOICES)))
def test_the_order_of_choosing_changes_nothing(order: tuple[tuple[int, Form], ...]) -> None:
    one, other = (at({}) for _ in range(2))
    assert GAME.dump(act(one, *order)) == GAME.dump(act(other, *CHOICES))


def test_a_character_stays_in_the_hand_until_it_is_called() -> None:
    state = act(at({}), *CHOICES)
    assert "pilot" in seat(state, 0)["hand"]
    assert "explorer" not in seat(state, 1)["hand"]


# ---- taking back


def test_a_choice_can_be_taken_back_while_others_choose() -> None:
    state = at({})
    before = GAME.dump(state)
    act(state, CHOICES[1])
    assert GAME.can_take_back(state, 1)
    GAME.take_back(state, 1)
    assert GAME.dump(state) == before
    act(state, (1, {"choose": "soldier"}))
    assert seat(state, 1)["chosen"] == "soldier"


def test_only_ones_own_choice_can_be_taken_back() -> None:
    state = act(at({}), CHOICES[1])
    before = GAME.dump(state)
    for number in (0, 2, SPECTATOR, 3):
        with pytest.raises(IllegalAction) as refusal:
            GAME.take_back(state, number)
        assert refusal.value.reason.code == "nothing_to_take_back"
    assert GAME.dump(state) == before


def test_a_second_choice_needs_the_first_to_be_taken_back() -> None:
    state = act(at({}), CHOICES[1])
    assert refused(state, 1, {"choose": "soldier"}) == "not_your_decision"


def test_no_choice_can_be_taken_back_once_all_have_chosen() -> None:
    state = act(at({}), *CHOICES)
    assert not any(GAME.can_take_back(state, number) for number in range(3))


# ---- secrecy


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
@pytest.mark.parametrize("character", ["recruiter", "soldier"])
def test_others_see_only_that_a_choice_is_made(viewer: int, character: str) -> None:
    state = at({})
    before = GAME.view(state, viewer)
    act(state, (1, {"choose": character}))
    before["seats"][1]["complete"] = True
    before["waiting"] = [0, 2]
    assert GAME.view(state, viewer) == before


def test_one_sees_the_own_choice() -> None:
    state = act(at({}), CHOICES[1])
    assert GAME.view(state, 1)["answers"] == [{"choose": "explorer"}]
    act(state, CHOICES[0], CHOICES[2])
    assert GAME.view(state, 2)["seats"][2]["chosen"] == "traveler"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_chosen_character_is_secret_until_it_is_called(viewer: int) -> None:
    state = act(at({}), *CHOICES)
    view = GAME.view(state, viewer)
    assert (view["calling"], view["seats"][1]["called"]) == ("explorer", "explorer")
    assert view["seats"][2]["chosen"] is None
    decline_until(state, "traveler")
    view = GAME.view(state, viewer)
    assert (view["calling"], view["seats"][2]["called"]) == ("traveler", "traveler")


def decline_until(state: State, character: str) -> None:
    """Everybody declines until this character is called."""
    while GAME.view(state, SPECTATOR)["calling"] != character:
        act(state, (asked(state)[0][0], SKIP))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_call_tells_everybody_who_shows_the_character_and_nothing_of_the_others(viewer: int) -> None:
    state = act(at({}), *CHOICES[:2])
    log = Log()
    GAME.apply(state, 2, GAME.actions.number(CHOICES[2][1]), log)
    heard = log.seen_by(viewer)
    assert happened(heard, "characters_chosen") == [()]
    assert happened(heard, "called") == [(CHARACTERS.index("recruiter"),), (CHARACTERS.index("explorer"), 1)]


# ---- calling


def test_characters_are_called_from_1_to_9_and_no_further_than_needed() -> None:
    state = at({"seats": [{"chosen": "soldier"}, {"chosen": "scientist"}, {}]})
    log = events(state, 2, {"choose": "scientist"}) + decline_all(state)
    assert [numbers[0] for numbers in happened(log, "called")] == list(range(CHARACTERS.index("soldier") + 1))
    assert [numbers[1:] for numbers in happened(log, "called")] == [(), (), (1, 2), (), (), (), (), (0,)]


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_who_has_the_same_character_acts_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    state = at({"first player": first, "seats": [{"chosen": "scientist"}, {"chosen": "scientist"}, {}]})
    log = events(state, 2, {"choose": "scientist"}) + decline_all(state)
    assert [number for number, _ in happened(log, "character_began")] == order


def test_who_has_the_same_character_waits_in_the_queue_and_is_seen_to() -> None:
    state = plays("pilot")
    view = GAME.view(state, SPECTATOR)
    assert (view["playing"]["seat"], view["queue"]) == (0, [1, 2])
    assert [entry["called"] for entry in view["seats"]] == ["pilot"] * 3


# ---- a player with only the Recruiter left


def test_who_has_only_the_recruiter_left_is_not_asked() -> None:
    state = at({"seats": [{"hand": ONLY}, {}, {}]})
    assert asked(state) == [(1, "character"), (2, "character")]
    assert offered(state, 0) == []
    assert refused(state, 0, {"choose": "recruiter"}) == "not_your_decision"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_who_has_only_the_recruiter_left_has_chosen_it_for_all_to_see(viewer: int) -> None:
    view = GAME.view(at({"seats": [{"hand": ONLY}, {}, {}]}), viewer)
    assert view["waiting"] == [1, 2]
    assert [entry["complete"] for entry in view["seats"]] == [True, False, False]
    assert view["seats"][0]["hand"] == ONLY


def test_who_has_only_the_recruiter_left_plays_it_and_takes_all_cards_back() -> None:
    state = act(at({"seats": [{"hand": ONLY}, {}, {}]}), (1, {"choose": "pilot"}), (2, {"choose": "pilot"}))
    assert asked(state) == [(0, "board")]
    act(state, (0, SKIP))
    assert seat(state, 0)["hand"] == list(CHARACTERS)


def test_if_everybody_has_only_the_recruiter_left_nobody_is_asked() -> None:
    state = at({"seats": [{"hand": ["recruiter", "pilot"]}, {"hand": ONLY}, {"hand": ONLY}]})
    assert asked(state) == [(0, "character")]
    act(state, (0, {"choose": "pilot"}))
    assert [entry["called"] for entry in facts_of(state)["seats"]] == [None, "recruiter", "recruiter"]
    nobody = at({"seats": [{"hand": ONLY}] * 3})
    assert asked(nobody) == [(0, "board")]
    assert facts_of(nobody)["character being played"]["character"] == "recruiter"
