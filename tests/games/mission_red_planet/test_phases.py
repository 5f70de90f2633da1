"""The five phases of a turn, and how turns follow each other until the tenth."""

from typing import Any

import pytest

from marsbox import testing
from marsbox.core.contract import State
from marsbox.core.events import SPECTATOR
from marsbox.games.mission_red_planet.state import CHARACTERS
from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    after_turn,
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
    ship,
)


def ships(state: State) -> list[str | None]:
    return [None if entry is None else entry["ship"] for entry in facts_of(state)["pad"]]


def test_a_turn_has_five_phases() -> None:
    state = at(
        {
            "pad": [{"ship": "hellas 3", "crew": [1, 1, 0]}],
            "seats": [{}, {"chosen": "pilot"}, {"chosen": "recruiter"}],
        }
    )
    log = events(state, 0, {"choose": "explorer"})
    log += events(state, 2, {"board": 0})  # fills the ship
    log += decline_all(state)
    phases = ["characters_chosen", "called", "landed", "medal_given", "turn_began", "ship_docked"]
    order = [kind for kind in kinds(log) if kind in phases]
    assert order == ["characters_chosen", *["called"] * 9, "landed", "medal_given", "turn_began", "ship_docked"]


# ---- phase 1: new ships


def test_phase_1_replaces_the_ships_that_left_by_the_first_of_the_pile() -> None:
    state = after_turn(
        2,
        {
            "pad": [
                {"ship": "hellas 3", "crew": [1, 1, 1], "flying": True},
                {"ship": "hellas 4", "crew": [1, 0, 0]},
                {"ship": "hellas 5", "crew": [0, 1, 1], "flying": True},
            ],
            "ship pile": ["noachis 5", "manual 2"],
        },
    )
    assert ships(state) == ["noachis 5", "hellas 4", "manual 2"]


def test_phase_1_leaves_ships_on_the_ground_as_they_are() -> None:
    entry = {"ship": "hellas 4", "crew": [1, 0, 2], "destination": "noachis", "flying": False}
    state = after_turn(2, {"pad": [entry]})
    assert ship(state, 0) == entry


def test_the_first_turn_brings_no_new_ships() -> None:
    names = ["hellas 3", "hellas 4", "hellas 5"]
    dealt = [["diversified"], ["lost_in_space"], ["world_spanning"]]
    state = testing.deal(GAME, 3, ships=names, astronauts=[1, 2, 0], dealt=dealt)
    act(state, *[(number, {"keep": hand[0]}) for number, hand in enumerate(dealt)])
    assert facts_of(state)["turn"] == 1
    assert ships(state) == names
    assert [ship(state, slot)["crew"] for slot in range(3)] == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]


def test_reading_phase_1_also_replaces_ships_that_were_destroyed() -> None:
    state = after_turn(2, {"pad": [None, {"ship": "hellas 4"}, None], "ship pile": ["noachis 5", "manual 2"]})
    assert ships(state) == ["noachis 5", "hellas 4", "manual 2"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_as_many_ships_as_players_whenever_characters_are_chosen(players: int) -> None:
    state = after_turn(1, {"players": players, "pad": [None] * players})
    assert len(ships(state)) == players
    assert None not in ships(state)


def test_a_turn_without_departures_brings_no_new_ship() -> None:
    pad = [{"ship": "hellas 4"}, {"ship": "hellas 5"}, {"ship": "manual 2"}]
    assert ships(after_turn(3, {"pad": pad})) == ["hellas 4", "hellas 5", "manual 2"]


# ---- phase 2: choice of characters


def test_phase_2_asks_everyone_at_once_for_one_of_the_characters_in_hand() -> None:
    state = at({"seats": [{"hand": ["recruiter", "pilot"]}, {}, {"hand": ["recruiter", "saboteur", "soldier"]}]})
    assert asked(state) == [(0, "character"), (1, "character"), (2, "character")]
    assert offered_by(state, 0, "choose") == ["recruiter", "pilot"]
    assert offered_by(state, 1, "choose") == list(CHARACTERS)
    assert offered_by(state, 2, "choose") == ["recruiter", "saboteur", "soldier"]
    assert refused(state, 0, {"choose": "soldier"}) == "not_in_hand"


def test_a_choice_is_not_declined() -> None:
    assert SKIP not in offered(at({}), 0)
    assert refused(at({}), 0, SKIP) == "not_asked"


def test_a_chosen_character_lies_face_down_until_it_is_called() -> None:
    state = at({"seats": [{"chosen": "recruiter"}, {"chosen": "pilot"}, {"chosen": "pilot"}]})
    assert GAME.view(state, 1)["seats"][1]["chosen"] == "pilot"
    for viewer in (SPECTATOR, 0, 2):
        assert GAME.view(state, viewer)["seats"][1]["chosen"] is None


# ---- phase 3: characters are called


def order_of_acting(state: State) -> list[tuple[int, str]]:
    """Who acts with which character, in order, until the end of the turn; all decline."""
    turn = facts_of(state)["turn"]
    order: list[tuple[int, str]] = []
    while facts_of(state)["turn"] == turn:
        number = asked(state)[0][0]
        if not order or order[-1][0] != number:
            order.append((number, seat(state, number)["called"]))
        act(state, (number, SKIP))
    return order


def test_phase_3_calls_the_characters_from_1_to_9() -> None:
    chosen = ["soldier", "recruiter", "pilot", "saboteur", "explorer"]
    state = at({"players": 5, "first player": 3, "seats": [{"chosen": name} for name in chosen]})
    assert order_of_acting(state) == [
        (1, "recruiter"),
        (4, "explorer"),
        (3, "saboteur"),
        (0, "soldier"),
        (2, "pilot"),
    ]


def test_a_character_that_nobody_chose_is_passed_over() -> None:
    state = at({"seats": [{}, {"chosen": "soldier"}, {"chosen": "soldier"}]})
    log = events(state, 0, {"choose": "explorer"}) + decline_all(state)
    # the numbers of the characters from 0 on, each with the seats that reveal it
    assert happened(log, "called") == [(0,), (1, 0), (2,), (3,), (4,), (5,), (6,), (7, 1, 2)]


@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 1, 3, 2]), (1, [1, 3, 0, 2]), (2, [3, 0, 1, 2]), (3, [3, 0, 1, 2])]
)
def test_players_with_the_same_character_act_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    seats = [{"chosen": "explorer"}, {"chosen": "explorer"}, {"chosen": "pilot"}, {"chosen": "explorer"}]
    state = at({"players": 4, "first player": first, "seats": seats})
    assert [number for number, _ in order_of_acting(state)] == order


def test_all_who_have_the_character_called_reveal_it_before_the_first_of_them_acts() -> None:
    state = plays("pilot")
    assert [entry["called"] for entry in GAME.view(state, 1)["seats"]] == ["pilot", "pilot", "pilot"]
    assert asked(state) == [(0, "board")]


def test_both_halves_of_a_character_are_played_before_the_next_player_acts() -> None:
    state = plays("explorer", {"zones": {"hellas": {"astronauts": [1, 0, 0]}}})
    assert asked(state) == [(0, "board")]
    act(state, (0, {"board": 0}))
    assert asked(state) == [(0, "move")]
    act(state, (0, SKIP))
    assert asked(state) == [(1, "board")]


def test_a_character_that_was_played_is_put_aside() -> None:
    state = plays("explorer")
    decline_all(state)
    assert "explorer" not in seat(state, 0)["hand"]
    assert len(seat(state, 0)["hand"]) == 8
    assert refused(state, 0, {"choose": "explorer"}) == "not_in_hand"


def test_characters_put_aside_come_back_only_with_the_recruiter() -> None:
    hand = ["recruiter", "pilot", "soldier"]
    state = plays("pilot", {"seats": [{"hand": hand}]})
    decline_all(state)
    assert seat(state, 0)["hand"] == ["recruiter", "soldier"]
    act(state, (0, {"choose": "recruiter"}), (1, {"choose": "recruiter"}), (2, {"choose": "recruiter"}))
    decline_all(state)
    assert seat(state, 0)["hand"] == list(CHARACTERS)


def test_a_player_with_only_the_recruiter_left_plays_it_without_being_asked() -> None:
    state = at({"seats": [{"hand": ["recruiter"]}, {}, {}]})
    assert asked(state) == [(1, "character"), (2, "character")]
    act(state, (1, {"choose": "pilot"}), (2, {"choose": "pilot"}))
    assert asked(state) == [(0, "board")]
    assert seat(state, 0)["called"] == "recruiter"


def test_when_all_have_only_the_recruiter_left_nobody_is_asked_for_a_character() -> None:
    state = after_turn(8, {"seats": [{"hand": ["recruiter"]}] * 3})
    assert facts_of(state)["turn"] == 9
    assert asked(state) == [(0, "board")]


def test_a_half_that_is_impossible_is_told_and_not_asked() -> None:
    state = at({"seats": [{}, {"chosen": "soldier"}, {"chosen": "soldier"}]})
    act(state, (0, {"choose": "explorer"}))
    log = events(state, 0, {"board": 0})
    asking = GAME.decision_kinds.index("move")
    assert happened(log, "impossible") == [(0, asking)]


# ---- phase 4: arrival (its rules are tested in test_ships.py)


def test_phase_4_comes_after_all_characters() -> None:
    state = plays("recruiter", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 1]}]})
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["flying"]
    assert facts_of(state)["zones"]["hellas"]["astronauts"] == [0, 0, 0]
    decline_all(state)
    assert facts_of(state)["zones"]["hellas"]["astronauts"] == [1, 1, 1]


# ---- phase 5: end of the turn


def test_phase_5_gives_the_medal_to_the_player_who_acted_last() -> None:
    state = at({"first player": 1, "seats": [{"chosen": "soldier"}, {"chosen": "pilot"}, {"chosen": "recruiter"}]})
    decline_all(state)
    assert facts_of(state)["first player"] == 1
    state = at({"first player": 1, "seats": [{"chosen": "soldier"}, {"chosen": "explorer"}, {"chosen": "recruiter"}]})
    decline_all(state)
    assert facts_of(state)["first player"] == 0


@pytest.mark.parametrize(("first", "last"), [(0, 2), (1, 0), (2, 1)])
def test_of_players_with_the_same_character_the_last_clockwise_gets_the_medal(first: int, last: int) -> None:
    state = at({"first player": first, "seats": [{"chosen": "pilot"}] * 3})
    decline_all(state)
    assert facts_of(state)["first player"] == last


@pytest.mark.parametrize("trouble", [{"pad": [None, None, None]}, {"reserve": 0}])
def test_reading_the_medal_goes_to_whoever_was_called_last_even_if_he_could_do_nothing(trouble: dict[str, Any]) -> None:
    # no ship or no astronaut is left for the Traveler, so he loses his turn without a question
    traveler = {"chosen": "traveler", "reserve": trouble.get("reserve", 22)}
    seats = [{"called": "recruiter"}, {"called": "explorer"}, traveler]
    state = at({"pad": trouble.get("pad", []), "seats": seats})
    assert facts_of(state)["turn"] == 2
    assert facts_of(state)["first player"] == 2


def test_the_medal_decides_who_is_first_in_the_next_turn() -> None:
    state = after_turn(1, {"first player": 2})
    assert facts_of(state)["first player"] == 0
    act(state, (0, {"choose": "recruiter"}), (1, {"choose": "recruiter"}), (2, {"choose": "recruiter"}))
    assert [number for number, _ in order_of_acting(state)] == [0, 1, 2]


@pytest.mark.parametrize("turn", range(1, 10))
def test_phase_5_advances_the_marker_by_one_turn(turn: int) -> None:
    state = after_turn(turn)
    assert (facts_of(state)["turn"], facts_of(state)["phase"]) == (turn + 1, "choice of characters")


def test_the_game_ends_after_the_tenth_turn() -> None:
    state = after_turn(10)
    assert facts_of(state)["phase"] == "over"
    assert asked(state) == []
    assert facts_of(state)["outcome"] is not None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_has_ten_turns(players: int) -> None:
    state = at({"players": players})
    turns = []
    while asked(state):
        turns.append(facts_of(state)["turn"])
        for number, _ in asked(state):
            act(state, (number, {"choose": "recruiter"}))
        decline_all(state)
    assert turns == list(range(1, 11))
