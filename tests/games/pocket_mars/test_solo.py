"""The solo variant against Devious Automatics (DA), who is side 1."""

from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from tests.games.pocket_mars.scenario import (
    GAME,
    LAUNCH,
    SKIP,
    act,
    asked,
    at,
    cards_in,
    facts_of,
    offered,
    offered_by,
    seat,
)

BASIC: dict[str, Any] = {
    "players": 1,
    "deck": ["C1", "C2", "C3", "C5", "C6", "C7"],
    "seats": [
        {"ship": 1, "hand": ["E1", "W2"], "module": ["G4", "C4"]},
        {"ship": 5, "module": ["S5", "W6"]},
    ],
}


def basic(**changed: object) -> State:
    return at({**BASIC, **changed})


def activated(card: str, buildings: dict[str, Any] | None = None, deck: list[str] | None = None, **own: int) -> State:
    """The person has launched a colonist and left DA this one card, which DA has acted on."""
    state = at(
        {
            "players": 1,
            "deck": deck if deck is not None else ["C1", "C2", "C3", "C5", "C6", "C7"],
            "seats": [{"hand": ["E1", "W2"], "module": ["G4", "C4"]}, {"module": [card, "W6"], **own}],
            "buildings": buildings or {},
        }
    )
    return act(state, (0, LAUNCH), (0, {"discard_rival": 1}))


# ---- set-up


@pytest.mark.parametrize(("level", "ship"), [("1", 5), ("2", 6), ("3", 7)])
def test_da_begins_with_5_6_or_7_colonists_on_its_ship(level: str, ship: int) -> None:
    state = GAME.new(Setup(1, {"level": level}), 4)
    assert (seat(state, 1)["ship"], seat(state, 1)["Earth"], seat(state, 1)["energy"]) == (ship, 7 - ship, 1)


def test_the_person_begins_as_usual() -> None:
    state = GAME.new(Setup(1), 4)
    assert (seat(state, 0)["ship"], seat(state, 0)["Earth"], seat(state, 0)["energy"]) == (1, 6, 1)
    assert asked(state) == [(0, "store_setup")]


def test_da_has_2_unseen_cards_in_its_module() -> None:
    state = GAME.new(Setup(1), 4)
    assert len(seat(state, 1)["module"]) == 2
    assert len(facts_of(state)["deck"]) == 29
    assert [entry["card"] for entry in GAME.view(state, 0)["seats"][1]["module"]] == [None, None]


# ---- whenever the person would draw


def test_the_person_takes_a_card_of_das_module_instead_of_drawing() -> None:
    state = act(basic(), (0, {"hand": "E1"}))
    assert asked(state) == [(0, "take")]
    assert offered(state, 0) == [{"take": 0}, {"take": 1}]
    act(state, (0, {"take": 0}))
    assert seat(state, 0)["hand"] == ["W2", "S5"]


def test_the_card_is_taken_unseen() -> None:
    state = act(basic(), (0, {"hand": "E1"}))
    assert [entry["card"] for entry in GAME.view(state, 0)["seats"][1]["module"]] == [None, None]


def test_with_das_module_empty_the_person_draws_from_the_deck() -> None:
    # a card drawn for its effect and one for the 4-card rule empty the module, the third comes from the deck
    state = basic(seats=[{"ship": 1, "hand": ["W6", "E1"], "module": ["G4"]}, {"ship": 5, "module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W6"}), (0, {"take": 1}))
    assert seat(state, 0)["hand"][:3] == ["E1", "S6", "S5"]
    state = basic(seats=[{"ship": 1, "hand": ["W6", "E1"], "module": []}, {"ship": 5, "module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W6"}), (0, {"take": 1}), (0, {"store": "E1"}), (0, {"store": "S6"}))
    assert seat(state, 0)["hand"] == ["S5", "C1"]


def test_a_draw_of_a_card_takes_from_das_module_too() -> None:
    state = basic(seats=[{"hand": ["W6", "E1"], "module": ["G4", "C4"]}, {"module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W6"}))
    assert asked(state) == [(0, "take")]
    act(state, (0, {"take": 1}))
    # the last one is taken without a question
    assert asked(state) == [(0, "discard")]
    assert seat(state, 0)["hand"] == ["E1", "S6", "S5"]


def test_a_draw_that_empties_das_module_goes_on_in_the_deck() -> None:
    state = basic(seats=[{"hand": ["W6", "E1"], "module": ["G4", "C4"]}, {"module": ["S5"]}])
    act(state, (0, {"hand": "W6"}))
    assert asked(state) == [(0, "discard")]
    assert seat(state, 0)["hand"] == ["E1", "S5", "C1"]


def test_das_module_is_not_refilled_at_once() -> None:
    state = basic(seats=[{"hand": ["W6", "E1"], "module": ["G4", "C4"]}, {"module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W6"}), (0, {"take": 1}))
    assert seat(state, 1)["module"] == []


def test_reading_looking_at_cards_of_the_deck_is_not_drawing() -> None:
    state = basic(seats=[{"hand": ["W1", "E1"], "module": ["G4", "C4"]}, {"ship": 5, "module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W1"}))
    assert asked(state) == [(0, "dig")]
    act(state, (0, {"keep": "C2"}))
    assert seat(state, 0)["hand"] == ["E1", "C2"]
    assert seat(state, 1)["module"] == ["S5", "S6"]


# ---- the architect phase: the five actions


def test_action_2_is_as_usual() -> None:
    state = act(basic(), (0, {"module": "G4"}))
    assert asked(state) == [(0, "land")]
    act(state, (0, {"land": "ecosystem"}))
    assert facts_of(state)["buildings"]["ecosystem"]["*"] == [1, 0]
    assert asked(state) == [(0, "building")]


def test_action_3_lands_the_persons_colonist_if_the_value_is_higher() -> None:
    state = act(basic(), (0, {"rival": {"seat": 1, "slot": 0}}))
    assert asked(state) == [(0, "land")]
    act(state, (0, {"land": "science"}))
    assert facts_of(state)["buildings"]["science"]["*"] == [1, 0]


def test_action_3_leaves_the_module_action_out_and_offers_the_building() -> None:
    state = act(basic(), (0, {"rival": {"seat": 1, "slot": 1}}), (0, SKIP))
    assert asked(state) == [(0, "building")]
    assert offered_by(state, 0, "bury") == ["E1", "W2", "G4", "C4"]


def test_action_3_with_a_value_that_is_not_higher_lands_nobody() -> None:
    state = basic(buildings={"science": {"cards": ["S6"]}})
    act(state, (0, {"rival": {"seat": 1, "slot": 0}}))
    assert asked(state) == [(0, "building")]


def test_action_4_takes_a_colonist_and_discards_a_card_of_das_module() -> None:
    state = act(basic(), (0, LAUNCH))
    assert asked(state) == [(0, "discard_rival")]
    assert offered(state, 0) == [{"discard_rival": 0}, {"discard_rival": 1}]
    act(state, (0, {"discard_rival": 0}))
    assert (seat(state, 0)["ship"], seat(state, 0)["Earth"]) == (2, 5)
    assert facts_of(state)["discard pile"][0] == "S5"


def test_action_5_gives_2_energy() -> None:
    state = act(basic(), (0, {"discard": "E1"}))
    assert seat(state, 0)["energy"] == 3


# ---- the system failure phase


def test_system_failure_discards_the_top_2_cards_of_the_deck() -> None:
    # the person digs and takes nothing of DA, so DA rests
    state = basic(seats=[{"hand": ["W1", "E1"], "module": ["G4", "C4"]}, {"module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W1"}), (0, {"keep": "C1"}))
    assert facts_of(state)["discard pile"] == ["W1", "C5", "C6"]


# ---- the android activation phase


def test_da_rests_with_2_cards() -> None:
    state = basic(seats=[{"hand": ["W1", "E1"], "module": ["G4", "C4"]}, {"ship": 5, "module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W1"}), (0, {"keep": "C1"}))
    assert (seat(state, 1)["ship"], seat(state, 1)["module"]) == (5, ["S5", "S6"])
    assert facts_of(state)["buildings"]["science"]["*"] == [0, 0]


def test_da_rests_with_no_card_and_refills() -> None:
    state = basic(seats=[{"hand": ["W6", "E1"], "module": ["G4", "C4"]}, {"ship": 5, "module": ["S5", "S6"]}])
    act(state, (0, {"hand": "W6"}), (0, {"take": 1}), (0, {"discard": "E1"}))
    # C1 and C2 failed, C3 and C5 fill the module
    assert (seat(state, 1)["ship"], seat(state, 1)["module"]) == (5, ["C3", "C5"])


def test_da_with_1_card_lands_in_the_building_of_its_colour() -> None:
    state = activated("S5", ship=5)
    assert facts_of(state)["buildings"]["science"]["*"] == [0, 1]


def test_da_with_an_empty_ship_launches_instead() -> None:
    state = activated("W5", ship=0)
    assert facts_of(state)["buildings"]["water"]["*"] == [0, 0]
    assert (seat(state, 1)["Earth"], seat(state, 1)["ship"]) == (6, 1)


def test_the_single_card_stays_and_the_module_is_refilled_to_2() -> None:
    state = activated("S5", ship=5)
    assert seat(state, 1)["module"] == ["S5", "C3"]


def test_da_water_discards_2_more_cards() -> None:
    state = activated("W5", ship=5)
    assert facts_of(state)["discard pile"] == ["W6", "C1", "C2", "C3", "C5"]
    assert seat(state, 1)["module"] == ["W5", "C6"]


def test_da_energy_gains_2() -> None:
    assert seat(activated("E5", ship=5, energy=2), 1)["energy"] == 4


def test_da_energy_loses_what_exceeds_the_maximum() -> None:
    state = activated("E5", ship=5, energy=4)
    assert seat(state, 1)["energy"] == 5
    assert facts_of(state)["discard pile"] == ["W6", "C1", "C2"]


def test_da_energy_at_the_maximum_does_what_water_does() -> None:
    state = activated("E5", ship=5, energy=5)
    assert facts_of(state)["discard pile"] == ["W6", "C1", "C2", "C3", "C5"]


def test_da_science_launches_a_colonist() -> None:
    state = activated("S5", ship=5)
    assert (seat(state, 1)["Earth"], seat(state, 1)["ship"]) == (1, 5)


def test_da_science_with_nobody_on_earth_launches_nobody() -> None:
    state = activated("S5", ship=7)
    assert (seat(state, 1)["Earth"], seat(state, 1)["ship"]) == (0, 6)


def test_da_ecosystem_promotes_2_of_its_colonists() -> None:
    state = activated("G5", {"water": {"*": [0, 1]}, "science": {"*": [0, 1]}}, ship=5)
    buildings = facts_of(state)["buildings"]
    # the one that has just landed in the ecosystem comes first, then the water's
    assert [buildings[name]["**"] for name in ("ecosystem", "water", "science")] == [[0, 1], [0, 1], [0, 0]]


def test_da_ecosystem_demotes_the_persons_colonist_where_it_can_promote_none() -> None:
    zones = {"ecosystem": {"**": [1, 0]}, "water": {"**": [1, 0]}}
    state = activated("G5", zones, ship=5)
    buildings = facts_of(state)["buildings"]
    # no room anywhere for DA's colonist: the first demotion makes it, the second promotion uses it
    assert buildings["ecosystem"] == {"*": [1, 0], "**": [0, 1], "cards": []}
    assert buildings["water"]["**"] == [1, 0]


def test_da_construction_launches_with_an_empty_ship() -> None:
    state = activated("C5", deck=["C1", "C2", "C3", "C6"], ship=0)
    assert (seat(state, 1)["Earth"], seat(state, 1)["ship"]) == (6, 1)


def test_da_construction_skips_the_ordinary_landing_and_lands_where_its_score_is_best() -> None:
    def landed(buildings: dict[str, Any]) -> list[str]:
        state = activated("C5", buildings, deck=["C1", "C2", "C3", "C6"], ship=3)
        after = facts_of(state)["buildings"]
        before = {name: buildings.get(name, {}).get("*", [0, 0])[1] for name in after if name != "construction"}
        return [name for name, number in before.items() if after[name]["*"][1] > number]

    assert landed({"science": {"*": [0, 3]}}) == ["science"]  # the fourth in one building: 5 points
    spread = {"ecosystem": {"*": [0, 1]}, "water": {"*": [0, 1]}, "science": {"*": [0, 1]}}
    assert landed(spread) == ["energy"]  # one in every building: 4 points


def test_reading_of_equally_good_places_da_takes_ecosystem_water_energy_science() -> None:
    state = activated("C5", deck=["C1", "C2", "C3", "C6"], ship=3)
    assert facts_of(state)["buildings"]["ecosystem"]["*"] == [0, 1]
    full: dict[str, Any] = {"ecosystem": {"*": [0, 1], "**": [1, 0]}, "water": {"*": [0, 1]}, "science": {"*": [0, 1]}}
    state = activated("G5", full, ship=0)
    # two promotions where there is room: water before science
    assert [facts_of(state)["buildings"][name]["**"][1] for name in ("water", "science")] == [1, 1]
    demotable: dict[str, Any] = {"energy": {"**": [1, 0]}, "water": {"**": [1, 0]}, "science": {"**": [1, 0]}}
    state = activated("G5", demotable, ship=0)
    assert [facts_of(state)["buildings"][name]["**"][0] for name in ("water", "energy", "science")] == [0, 0, 1]


# ---- the rival


def test_reading_da_is_the_rival_for_every_effect_that_names_one() -> None:
    buildings = {"water": {"*": [1, 1], "**": [0, 1]}}
    rival = {"ship": 2, "energy": 3, "module": ["S5", "S6"]}
    state = basic(seats=[{"hand": ["E6", "G7"], "module": ["W6", "C4"]}, rival], buildings=buildings)
    act(state, (0, {"hand": "E6"}))
    assert seat(state, 1)["energy"] == 2
    state = basic(seats=[{"hand": ["E6", "G7"], "module": ["W6", "C4"]}, rival], buildings=buildings)
    act(state, (0, {"hand": "G7"}))
    assert facts_of(state)["buildings"]["water"]["*"] == [1, 0]
    state = basic(seats=[{"hand": ["E6", "G6"], "module": ["W6", "C4"]}, rival], buildings=buildings)
    act(state, (0, {"hand": "G6"}))
    assert facts_of(state)["buildings"]["water"] == {"*": [1, 2], "**": [0, 0], "cards": []}
    state = basic(seats=[{"hand": ["E6", "G5"], "module": ["W6", "C4"]}, rival], buildings=buildings)
    act(state, (0, {"hand": "G5"}))
    assert facts_of(state)["buildings"]["water"] == {"*": [0, 2], "**": [1, 0], "cards": []}


def test_a_peek_shows_das_module() -> None:
    state = basic(seats=[{"hand": ["E1", "E2"], "module": ["W6", "C4"]}, {"ship": 2, "module": ["S5", "S6"]}])
    act(state, (0, {"module": "W6"}), (0, {"use": True}))
    assert [entry["card"] for entry in GAME.view(state, 0)["seats"][1]["module"]] == ["S5", "S6"]


# ---- the end


def almost_empty(deck: list[str], **changed: Any) -> State:
    seats = [{"ship": 1, "hand": ["E1", "W2"], "module": ["G4", "C4"]}, {"ship": 5, "module": ["S5", "S6"]}]
    return basic(**{"deck": deck, "discard pile": ["the rest"], "seats": seats, **changed})


def test_reading_the_deck_is_never_rebuilt() -> None:
    state = act(almost_empty(["C1", "C2", "C3"]), (0, LAUNCH), (0, {"discard_rival": 0}))
    assert facts_of(state)["deck"] == []
    assert facts_of(state)["phase"] == "turn"
    assert len(set(cards_in(state))) == 35


def test_what_cannot_be_drawn_is_left_out() -> None:
    seats = [{"hand": ["E1", "W2"], "module": ["G4", "C4"]}, {"ship": 5, "module": []}]
    state = act(almost_empty([], seats=seats), (0, {"discard": "E1"}))
    assert (seat(state, 0)["hand"], seat(state, 0)["module"]) == (["W2"], ["G4", "C4"])
    assert facts_of(state)["phase"] == "over"


def test_the_game_ends_when_das_module_cannot_be_refilled() -> None:
    state = act(almost_empty(["C1", "C2"]), (0, LAUNCH), (0, {"discard_rival": 0}))
    assert facts_of(state)["phase"] == "over"
    assert seat(state, 1)["module"] == ["S6"]


def test_the_game_ends_when_the_person_has_7_colonists_on_mars() -> None:
    state = basic(buildings={"water": {"*": [6, 0]}})
    act(state, (0, {"module": "G4"}), (0, {"land": "ecosystem"}), (0, SKIP), (0, {"take": 0}), (0, {"store": "E1"}))
    assert facts_of(state)["phase"] == "over"


def test_the_game_ends_when_da_has_7_colonists_on_mars() -> None:
    state = activated("S5", {"water": {"*": [0, 6]}}, ship=1)
    assert facts_of(state)["phase"] == "over"


def test_reading_the_end_is_checked_at_the_end_of_the_round() -> None:
    # the person's seventh colonist lands, and DA still acts
    state = basic(buildings={"water": {"*": [6, 0]}})
    act(state, (0, {"module": "G4"}), (0, {"land": "ecosystem"}), (0, SKIP), (0, {"take": 1}), (0, {"store": "E1"}))
    assert facts_of(state)["buildings"]["science"]["*"] == [0, 1]


# ---- the score


SPREAD = {name: {"*": [1, 1]} for name in ("ecosystem", "water", "energy", "science")}


def scored(**description: Any) -> tuple[dict[str, int], dict[str, int]]:
    state = at({"players": 1, "phase": "over", **description})
    return seat(state, 0)["points"], seat(state, 1)["points"]


def test_ship_and_zones_count_the_same_for_both() -> None:
    zones = {"water": {"*": [1, 1]}, "energy": {"**": [1, 0]}, "science": {"**": [0, 1]}}
    person, da = scored(seats=[{"ship": 2}, {"ship": 2}], buildings=zones)
    for item, points in (("ship", 2), ("*", 2), ("**", 4)):
        assert (person[item], da[item]) == (points, points)


def test_energy_at_least_equal_is_1_point_for_the_person_and_2_for_da() -> None:
    person, da = scored(seats=[{"energy": 3}, {"energy": 3}])
    assert (person["energy"], da["energy"]) == (1, 2)
    person, da = scored(seats=[{"energy": 3}, {"energy": 2}])
    assert (person["energy"], "energy" in da) == (1, False)


def test_a_colonist_in_every_building_is_2_points_for_the_person_and_4_for_da() -> None:
    person, da = scored(buildings=SPREAD)
    assert (person["all four buildings"], da["all four buildings"]) == (2, 4)


def test_reading_4_in_one_building_are_3_points_for_the_person_and_5_for_da() -> None:
    person, da = scored(buildings={"water": {"*": [4, 4]}})
    assert (person["four in one building"], da["four in one building"]) == (3, 5)


def test_the_person_wins_with_more_points() -> None:
    outcome = facts_of(at({"players": 1, "phase": "over", "seats": [{"ship": 7, "energy": 2}, {}]}))["outcome"]
    assert (outcome["won"], outcome["winners"], outcome["ranks"]) == (True, [0], [1, 2])


def test_reading_a_tie_is_das_win() -> None:
    outcome = facts_of(at({"players": 1, "phase": "over", "seats": [{"ship": 1, "energy": 0}, {"energy": 0}]}))[
        "outcome"
    ]
    assert outcome["scores"] == [2, 2]
    assert (outcome["won"], outcome["winners"], outcome["ranks"]) == (False, [1], [2, 1])


def test_the_zone_of_two_stars_holds_1_colonist() -> None:
    state = basic(seats=[{"hand": ["G1", "E1"]}, {"ship": 2}], buildings={"water": {"*": [1, 0], "**": [0, 1]}})
    assert "G1" not in offered_by(state, 0, "hand")


def test_a_solo_game_ends_because_at_least_2_of_29_cards_leave_the_deck_each_round() -> None:
    for seed in range(5):
        state = GAME.new(Setup(1), seed)
        while GAME.decisions(state):
            decision = GAME.decisions(state)[0]
            GAME.apply(state, decision.seat, decision.options[seed % len(decision.options)])
        assert facts_of(state)["round"] <= 15
