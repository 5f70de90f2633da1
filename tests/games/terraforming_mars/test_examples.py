"""The printed examples: Kim, Stanley and Robinson play Terraforming Mars."""

from typing import Any, Final

from marsbox.core.contract import State
from marsbox.games.terraforming_mars.state import RESOURCES
from marsbox.testing import deal
from tests.games.terraforming_mars.scenario import (
    DONE,
    END_TURN,
    GAME,
    PASS,
    SKIP,
    act,
    asked,
    at,
    changes,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

KIM: Final = 0
STANLEY: Final = 1
ROBINSON: Final = 2
TRIO: dict[str, Any] = {
    "players": 3,
    "options": {"corporate_era": "off"},
    "corporation": "phobolog",
    "1 corporation": "thorgate",
    "2 corporation": "tharsis_republic",
}
STANLEYS = [
    *("deep_well_heating", "asteroid", "comet", "giant_space_mirror", "trees", "grass", "bushes"),
    *("power_grid", "geothermal_power", "livestock"),
]


def money(state: State, number: int) -> int:
    found: int = seat(state, number)["resources"]["megacredits"]
    return found


def begun() -> State:
    """The set-up of the example: all have chosen."""
    state = deal(
        GAME,
        3,
        first=KIM,
        corporations=[["phobolog", "helion"], ["thorgate", "ecoline"], ["tharsis_republic", "credicor"]],
        dealt=[["methane_from_titan", "asteroid_mining"], STANLEYS, []],
    )
    for number, name, cards in ((KIM, "phobolog", 5), (STANLEY, "thorgate", 10), (ROBINSON, "tharsis_republic", 4)):
        act(state, (number, {"corporation": name}))
        for _ in range(cards):
            act(state, (number, offered(state, number)[0]))
        if (number, "buy_start") in asked(state):
            act(state, (number, DONE))
    return state


def test_set_up() -> None:
    state = begun()
    kim, stanley, robinson = facts_of(state)["seats"]
    assert (kim["resources"]["titanium"], kim["resources"]["megacredits"], len(kim["hand"])) == (10, 23 - 15, 5)
    assert kim["production"] == dict.fromkeys(RESOURCES, 1)
    assert (stanley["resources"]["megacredits"], len(stanley["hand"])) == (48 - 30, 10)
    assert stanley["production"] == {**dict.fromkeys(RESOURCES, 1), "energy": 2}
    assert (robinson["resources"]["megacredits"], len(robinson["hand"])) == (28, 4)
    assert len(facts_of(state)["discard pile"]) == 5 + 0 + 6
    assert asked(state) == [(KIM, "turn")]


def test_robinson_places_a_city_with_his_first_action() -> None:
    state = act(begun(), PASS, (STANLEY, PASS))
    assert asked(state) == [(ROBINSON, "space")]
    act(state, (ROBINSON, {"place": "r3c4"}))
    assert facts_of(state)["tiles"]["r3c4"] == {"tile": "city", "owner": ROBINSON}
    assert money(state, ROBINSON) == 28 + 3
    assert seat(state, ROBINSON)["production"]["megacredits"] == 2


def test_stanley_buys_three_of_four_cards() -> None:
    state = at({**TRIO, "1 passed": True, "2 passed": True, "1 megacredits": 0, "1 megacredits production": 0})
    act(state, PASS)
    assert facts_of(state)["first player"] == STANLEY
    cards = offered_by(state, "keep", STANLEY)
    act(state, *[(STANLEY, {"keep": card}) for card in cards[:3]], (STANLEY, DONE), DONE, (ROBINSON, DONE))
    assert money(state, STANLEY) == 20 - 9
    assert seat(state, STANLEY)["hand"] == cards[:3]
    assert cards[3] in facts_of(state)["discard pile"]


def second_generation() -> State:
    words = {
        **TRIO,
        "generation": 2,
        "first player": STANLEY,
        "hand": ["asteroid_mining", "methane_from_titan"],
        "titanium": 15,
        "megacredits": 3,
        "oxygen": 2,
        "1 hand": ["comet", "geothermal_power"],
        "1 megacredits": 20,
        "2 megacredits": 30,
    }
    return at(words)


def test_stanley_sells_a_patent_and_robinson_builds_a_city() -> None:
    state = act(second_generation(), (STANLEY, {"project": "sell_patents"}), (STANLEY, {"discard": "comet"}))
    act(state, (STANLEY, DONE), (STANLEY, END_TURN))
    assert money(state, STANLEY) == 21
    before = seat(state, ROBINSON)["production"]["megacredits"]
    act(state, (ROBINSON, {"project": "city"}), (ROBINSON, {"place": "r3c4"}))
    assert seat(state, ROBINSON)["production"]["megacredits"] == before + 2
    assert money(state, ROBINSON) == 30 - 25 + 3


def test_kim_pays_30_megacredits_with_8_titanium_and_loses_2() -> None:
    state = act(second_generation(), (STANLEY, PASS), (ROBINSON, PASS), {"play": "asteroid_mining"})
    assert asked(state) == [(KIM, "titanium")]
    # 7 titanium and 2 M€ would do as well
    assert offered(state) == [{"amount": 7}, {"amount": 8}]
    act(state, {"amount": 8})
    assert seat(state, KIM)["resources"]["titanium"] == 7
    assert money(state, KIM) == 3
    assert seat(state, KIM)["production"]["titanium"] == 3
    act(state, {"play": "methane_from_titan"})
    assert seat(state, KIM)["played"] == ["asteroid_mining", "methane_from_titan"]


def test_stanley_plays_a_power_card_for_3_megacredits_less() -> None:
    state = act(second_generation(), (STANLEY, {"play": "geothermal_power"}))
    assert money(state, STANLEY) == 20 - 8


def test_kim_produces() -> None:
    words = {**TRIO, "1 passed": True, "2 passed": True, "titanium production": 3, "titanium": 0, "megacredits": 0}
    state = act(at(words), PASS)
    assert seat(state, KIM)["resources"] == {**dict.fromkeys(RESOURCES, 1), "megacredits": 21, "titanium": 3}


def test_kim_plays_asteroid_when_the_temperature_is_finished() -> None:
    words = {"players": 3, "hand": ["asteroid"], "temperature": 8, "plants": 2, "1 plants": 1, "2 plants": 5}
    assert "TR" not in changes(words, {"play": "asteroid"}, SKIP)
    state = act(at(words), {"play": "asteroid"})
    assert offered(state) == [{"target": 0}, {"target": 1}, {"target": 2}, SKIP]
    act(state, {"target": 2}, {"amount": 2})
    assert seat(state, ROBINSON)["resources"]["plants"] == 3
    assert asked(state) == [(KIM, "turn")]


def test_what_the_five_cards_of_the_example_need() -> None:
    state = at({"hand": ["asteroid_mining_consortium"], "titanium production": 0})
    assert refused(state, {"play": "asteroid_mining_consortium"}) == "requirement"
    city = {"hand": ["cupola_city"], "energy production": 1}
    assert {"play": "cupola_city"} in offered(at({**city, "oxygen": 9}))
    assert refused(at({**city, "oxygen": 10}), {"play": "cupola_city"}) == "requirement"
    assert refused(at({**city, "energy production": 0}), {"play": "cupola_city"}) == "effects_impossible"
    assert {"play": "asteroid"} in offered(at({"hand": ["asteroid"]}))
    animals = {"hand": ["livestock"], "plants production": 1}
    assert {"play": "livestock"} in offered(at({**animals, "oxygen": 9}))
    assert refused(at({**animals, "oxygen": 8}), {"play": "livestock"}) == "requirement"
    state = at({**animals, "oxygen": 9, "plants production": 0})
    assert refused(state, {"play": "livestock"}) == "effects_impossible"
    ships = {"hand": ["shuttles"], "energy production": 1}
    assert {"play": "shuttles"} in offered(at({**ships, "oxygen": 5}))
    assert refused(at({**ships, "oxygen": 4}), {"play": "shuttles"}) == "requirement"


def test_a_consortium_takes_a_step_of_titanium_from_somebody() -> None:
    words = {"hand": ["asteroid_mining_consortium"], "titanium production": 1, "1 titanium production": 2}
    state = act(at(words), {"play": "asteroid_mining_consortium"})
    assert offered(state) == [{"target": 0}, {"target": 1}]
    act(state, {"target": 1})
    assert [entry["production"]["titanium"] for entry in facts_of(state)["seats"]] == [2, 1]


def test_shuttles_make_a_space_event_cheaper() -> None:
    assert changes({"hand": ["asteroid"], "played": ["shuttles"]}, {"play": "asteroid"})["megacredits"] == -12


def test_robinson_builds_his_third_city_and_is_the_mayor() -> None:
    words = {**TRIO, "active player": ROBINSON, "2 megacredits": 33, "r3c2": "city of 2", "r7c2": "city of 2"}
    state = at(words)
    assert refused(state, {"milestone": "mayor"}, ROBINSON) == "milestone_not_reached"
    act(state, (ROBINSON, {"project": "city"}), (ROBINSON, {"place": "r3c5"}), (ROBINSON, {"milestone": "mayor"}))
    assert money(state, ROBINSON) == 33 - 25 + 3 - 8
    assert facts_of(state)["milestones"] == {"mayor": ROBINSON}
    assert seat(state, ROBINSON)["points"]["mayor"] == 5


def test_stanley_funds_the_thermalist_and_shares_the_first_place_with_kim() -> None:
    state = act(at({**TRIO, "active player": STANLEY, "1 megacredits": 9}), (STANLEY, {"award": "thermalist"}))
    assert money(state, STANLEY) == 1
    words = {"phase": "over", "players": 3, "awards": {"thermalist": STANLEY}, "heat": 12, "1 heat": 12, "2 heat": 5}
    assert [entry["points"].get("thermalist", 0) for entry in facts_of(at(words))["seats"]] == [5, 5, 0]


def test_stanley_uses_the_action_of_livestock() -> None:
    words = {"played": ["livestock"], "cubes livestock": 2}
    assert changes(words, {"act": "livestock"}) == {"cubes livestock": 1, "used": ["livestock"]}


def test_robinson_plants_a_greenery_between_two_cities() -> None:
    words = {"plants": 8, "r4c4": "city of 0", "r4c6": "city of 0"}
    found = changes(words, {"convert_plants": True}, {"place": "r4c5"})
    assert found == {"plants": -8 + 2, "oxygen": 1, "TR": 1, "r4c5": "greenery of 0"}
    state = at({"phase": "over", "r4c4": "city of 0", "r4c6": "city of 0", "r4c5": "greenery of 0"})
    assert seat(state, 0)["points"]["total"] == 20 + 1 + 1 + 1


def test_a_city_beside_two_oceans_brings_4_megacredits() -> None:
    words = {"megacredits": 25, "r1c4": "ocean", "r1c2": "ocean"}
    assert changes(words, {"project": "city"}, {"place": "r1c3"})["megacredits"] == -25 + 4


def test_the_final_score_of_stanley() -> None:
    words = {
        "phase": "over",
        "players": 3,
        "1 TR": 38,
        "awards": {"thermalist": STANLEY},
        "1 heat": 6,
        "milestones": {"planner": STANLEY},
        "r3c4": "city of 1",
        **dict.fromkeys(("r3c3", "r3c5", "r2c3"), "greenery of 1"),
        **dict.fromkeys(("r4c4", "r4c5"), "greenery of 2"),
        "1 played": ["livestock", "earth_catapult", "space_elevator", "mars_university", "shuttles"],
        "1 cubes livestock": 3,
        "1 events": ["indentured_workers"],
    }
    points = seat(at(words), STANLEY)["points"]
    cards = sum(points[card] for card in ("earth_catapult", "space_elevator", "mars_university", "shuttles"))
    assert (points["TR"], points["thermalist"], points["planner"]) == (38, 5, 5)
    assert (points["greeneries"], points["city at r3c4"], points["livestock"]) == (3, 5, 3)
    assert (cards, points["indentured_workers"]) == (6, -1)
    assert points["total"] == 64
