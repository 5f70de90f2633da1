"""Every red card: what is there before, how it is played, and all that has changed after.

See `Row`. The rows follow the printed cards, not the engine's declarations of them.
"""

import pytest

from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import EVENT
from tests.games.terraforming_mars.scenario import (
    PASS,
    Row,
    Words,
    act,
    at,
    changes,
    check_metals,
    check_played,
    check_price,
    check_refused,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

ROWS = [
    # ---- production, resources, TR, the tracks and tiles
    Row(
        "interstellar_colony_ship",
        24,
        "earth space",
        before={"played": ["research", "breathing_filters", "gene_repair", "trans_neptune_probe"]},
        points=4,
        refused=[{"played": ["research", "breathing_filters", "gene_repair"]}],
    ),
    Row("release_of_inert_gases", 14, after={"TR": 2}),
    Row("mineral_deposit", 5, after={"steel": 5}),
    Row("bribed_committee", 7, "earth", after={"TR": 2}, points=-2),
    Row(
        "investment_loan",
        3,
        "earth",
        before={"megacredits production": -4},
        after={"megacredits production": -1, "megacredits": 10},
        refused=[{"megacredits production": -5}],
    ),
    Row("imported_ghg", 7, "earth space", after={"heat production": 1, "heat": 3}),
    Row("import_of_advanced_ghg", 9, "earth space", after={"heat production": 2}),
    Row(
        "asteroid",
        14,
        "space",
        {"1 plants": 5},
        [{"target": 1}, {"amount": 2}],
        {"titanium": 2, "temperature": 2, "TR": 1, "1 plants": -2},
    ),
    # nothing has to be removed, and with no plants anywhere nothing is asked
    Row("asteroid", 14, "space", {"1 plants": 5}, [{"skip": True}], {"titanium": 2, "temperature": 2, "TR": 1}),
    Row("asteroid", 14, "space", {}, (), {"titanium": 2, "temperature": 2, "TR": 1}),
    # own plants may be removed too
    Row(
        "asteroid",
        14,
        "space",
        {"plants": 4, "1 plants": 1},
        [{"target": 0}, {"amount": 3}],
        {"titanium": 2, "temperature": 2, "TR": 1, "plants": -3},
    ),
    # protected plants can't be removed by others
    Row(
        "asteroid",
        14,
        "space",
        {"1 plants": 5, "1 played": ["protected_habitats"]},
        (),
        {"titanium": 2, "temperature": 2, "TR": 1},
    ),
    # nor does a step happen at the end of the track
    Row("asteroid", 14, "space", {"temperature": 8}, (), {"titanium": 2}),
    Row(
        "big_asteroid",
        27,
        "space",
        {"1 plants": 5},
        [{"target": 1}, {"amount": 4}],
        {"titanium": 4, "temperature": 4, "TR": 2, "1 plants": -4},
    ),
    Row(
        "deimos_down",
        31,
        "space",
        {"1 plants": 9},
        [{"target": 1}, {"amount": 8}],
        {"steel": 4, "temperature": 6, "TR": 3, "heat production": 1, "1 plants": -8},
    ),
    Row("deimos_down", 31, "space", {"temperature": 6}, (), {"steel": 4, "temperature": 2, "TR": 1}),
    Row(
        "comet",
        21,
        "space",
        {"1 plants": 2},
        [{"place": "r1c5"}, {"target": 1}, {"amount": 2}],
        {"temperature": 2, "oceans": 1, "TR": 2, "r1c5": "ocean", "1 plants": -2},
    ),
    Row(
        "giant_ice_asteroid",
        36,
        "space",
        {"1 plants": 6},
        [{"place": "r1c5"}, {"place": "r1c2"}, {"target": 1}, {"amount": 6}],
        {"temperature": 4, "oceans": 2, "TR": 4, "steel": 2, "r1c5": "ocean", "r1c2": "ocean", "1 plants": -6},
    ),
    Row(
        "ice_asteroid",
        23,
        "space",
        {},
        [{"place": "r1c2"}, {"place": "r1c5"}],
        {"oceans": 2, "TR": 2, "steel": 2, "r1c2": "ocean", "r1c5": "ocean"},
    ),
    # of the two only one is left
    Row(
        "ice_asteroid",
        23,
        "space",
        {"oceans": 8},
        [{"place": "r9c5"}],
        {"oceans": 1, "TR": 1, "titanium": 2, "r9c5": "ocean"},
    ),
    # each ocean beside the new one brings 2 M€
    Row(
        "subterranean_reservoir",
        11,
        "",
        {"r5c4": "ocean", "r5c6": "ocean"},
        [{"place": "r5c5"}],
        {"oceans": 1, "TR": 1, "plants": 2, "megacredits": 4, "r5c5": "ocean"},
    ),
    Row(
        "ice_cap_melting",
        5,
        "",
        {"temperature": 2},
        [{"place": "r1c5"}],
        {"oceans": 1, "TR": 1, "r1c5": "ocean"},
        refused=[{"temperature": 0}],
    ),
    Row(
        "permafrost_extraction",
        8,
        "",
        {"temperature": -8},
        [{"place": "r1c5"}],
        {"oceans": 1, "TR": 1, "r1c5": "ocean"},
        refused=[{"temperature": -10}],
    ),
    Row(
        "towing_a_comet",
        23,
        "space",
        {},
        [{"place": "r1c5"}],
        {"plants": 2, "oxygen": 1, "oceans": 1, "TR": 2, "r1c5": "ocean"},
    ),
    Row(
        "mining_expedition",
        12,
        "",
        {"1 plants": 3},
        [{"target": 1}, {"amount": 2}],
        {"steel": 2, "oxygen": 1, "TR": 1, "1 plants": -2},
    ),
    Row(
        "lava_flows",
        18,
        "",
        {},
        [{"place": "r2c2"}],
        {"temperature": 4, "TR": 2, "steel": 1, "r2c2": "lava_flows of 0"},
    ),
    # the volcanoes are all covered: only the temperature rises
    Row(
        "lava_flows",
        18,
        "",
        {"r2c2": "city of 1", "r3c1": "greenery of 1", "r4c1": "greenery of 1", "r5c1": "greenery of 1"},
        (),
        {"temperature": 4, "TR": 2},
    ),
    Row("land_claim", 1, "", {}, [{"place": "r7c3"}], {"claim r7c3": 0}),
    Row(
        "flooding",
        7,
        "",
        {"r2c5": "city of 1"},
        [{"place": "r1c5"}, {"target": 1}, {"amount": 4}],
        {"oceans": 1, "TR": 1, "r1c5": "ocean", "1 megacredits": -4},
        points=-1,
    ),
    Row(
        "flooding",
        7,
        "",
        {"r2c5": "city of 1"},
        [{"place": "r1c5"}, {"skip": True}],
        {"oceans": 1, "TR": 1, "r1c5": "ocean"},
        points=-1,
    ),
    # no tile beside the new ocean, and no ocean left
    Row(
        "flooding",
        7,
        "",
        {"r7c3": "city of 1"},
        [{"place": "r1c5"}],
        {"oceans": 1, "TR": 1, "r1c5": "ocean"},
        points=-1,
    ),
    Row("flooding", 7, "", {"oceans": 9, "r3c6": "city of 1"}, (), {}, points=-1),
    # ---- what others lose
    Row("virus", 1, "microbe", {"1 plants": 6}, [{"option": 1}, {"target": 1}, {"amount": 5}], {"1 plants": -5}),
    Row(
        "virus",
        1,
        "microbe",
        {"1 plants": 6, "1 played": ["fish"], "1 cubes fish": 3},
        [{"option": 0}, {"pick": "fish"}, {"amount": 2}],
        {"1 cubes fish": -2},
    ),
    Row("virus", 1, "microbe", {"1 plants": 6}, [{"skip": True}]),
    # nobody takes an animal from Pets, nor anything living from protected habitats
    Row(
        "virus",
        1,
        "microbe",
        {"1 played": ["pets", "protected_habitats", "fish"], "1 cubes pets": 2, "1 cubes fish": 2, "1 plants": 4},
    ),
    # the tag counts while it is played
    Row("virus", 1, "microbe", {"played": ["decomposers"]}, (), {"cubes decomposers": 1}),
    Row(
        "sabotage",
        1,
        "",
        {"1 titanium": 4, "1 steel": 1},
        [{"option": 0}, {"target": 1}, {"amount": 3}],
        {"1 titanium": -3},
    ),
    Row(
        "sabotage",
        1,
        "",
        {"1 titanium": 4, "1 steel": 5},
        [{"option": 1}, {"target": 1}, {"amount": 4}],
        {"1 steel": -4},
    ),
    Row("sabotage", 1, "", {}, [{"option": 2}, {"target": 1}, {"amount": 7}], {"1 megacredits": -7}),
    Row("sabotage", 1, "", {}, [{"skip": True}]),
    Row(
        "hired_raiders",
        1,
        "",
        {"1 steel": 3},
        [{"option": 0}, {"target": 1}, {"amount": 2}],
        {"steel": 2, "1 steel": -2},
    ),
    Row(
        "hired_raiders",
        1,
        "",
        {},
        [{"option": 1}, {"target": 1}, {"amount": 3}],
        {"megacredits": 3, "1 megacredits": -3},
    ),
    Row(
        "hired_raiders",
        1,
        "",
        {"1 megacredits": 2, "1 hand": ["mine"]},
        [{"option": 1}, {"target": 1}, {"amount": 2}],
        {"megacredits": 2, "1 megacredits": -2},
    ),
    # ---- cards, cubes and choices
    Row(
        "business_contacts",
        7,
        "earth",
        {"deck": ["comet", "virus", "asteroid", "mine"]},
        [{"keep": "virus"}, {"keep": "mine"}],
        {"drawn": ["virus", "mine"], "discarded": ["comet", "asteroid"]},
    ),
    Row(
        "invention_contest",
        2,
        "science",
        {"deck": ["comet", "virus", "asteroid"]},
        [{"keep": "asteroid"}],
        {"drawn": ["asteroid"], "discarded": ["comet", "virus"]},
    ),
    Row(
        "technology_demonstration",
        5,
        "science space",
        {"deck": ["comet", "virus", "asteroid"]},
        (),
        {"drawn": ["comet", "virus"]},
    ),
    Row(
        "technology_demonstration",
        5,
        "science space",
        {"deck": ["comet", "virus"], "played": ["olympus_conference"]},
        [],
        {"drawn": ["comet", "virus"], "cubes olympus_conference": 1},
    ),
    Row(
        "convoy_from_europa",
        15,
        "space",
        {"deck": ["comet", "virus"]},
        [{"place": "r1c5"}],
        {"drawn": ["comet"], "oceans": 1, "TR": 1, "r1c5": "ocean"},
    ),
    Row(
        "large_convoy",
        36,
        "earth space",
        {"deck": ["comet", "virus", "mine"]},
        [{"place": "r1c5"}],
        {"drawn": ["comet", "virus"], "oceans": 1, "TR": 1, "r1c5": "ocean", "plants": 5},
        points=2,
    ),
    Row(
        "large_convoy",
        36,
        "earth space",
        {"deck": ["comet", "virus", "mine"], "played": ["fish"]},
        [{"place": "r1c5"}, {"option": 1}],
        {"drawn": ["comet", "virus"], "oceans": 1, "TR": 1, "r1c5": "ocean", "cubes fish": 4},
        points=2,
    ),
    Row(
        "imported_hydrogen",
        16,
        "earth space",
        {"played": ["ants", "fish"]},
        [{"place": "r1c5"}, {"option": 0}],
        {"plants": 3, "oceans": 1, "TR": 1, "r1c5": "ocean"},
    ),
    Row(
        "imported_hydrogen",
        16,
        "earth space",
        {"played": ["ants", "fish"]},
        [{"place": "r1c5"}, {"option": 1}],
        {"cubes ants": 3, "oceans": 1, "TR": 1, "r1c5": "ocean"},
    ),
    Row(
        "imported_hydrogen",
        16,
        "earth space",
        {"played": ["ants", "fish"]},
        [{"place": "r1c5"}, {"option": 2}],
        {"cubes fish": 2, "oceans": 1, "TR": 1, "r1c5": "ocean"},
    ),
    Row(
        "imported_nitrogen",
        23,
        "earth space",
        {"played": ["ants", "tardigrades", "fish"]},
        [{"pick": "tardigrades"}],
        {"plants": 4, "TR": 1, "cubes tardigrades": 3, "cubes fish": 2},
    ),
    Row("imported_nitrogen", 23, "earth space", {}, (), {"plants": 4, "TR": 1}),
    Row(
        "aerobraked_ammonia_asteroid",
        26,
        "space",
        {"played": ["ants"]},
        (),
        {"plants production": 1, "heat production": 3, "cubes ants": 2},
    ),
    Row("local_heat_trapping", 1, "", {"heat": 5}, (), {"heat": -5, "plants": 4}, refused=[{"heat": 4}]),
    Row("local_heat_trapping", 1, "", {"heat": 5, "played": ["fish"]}, [{"option": 1}], {"heat": -5, "cubes fish": 2}),
    Row(
        "ceos_favorite_project",
        1,
        "",
        {"played": ["fish", "search_for_life", "ants"], "cubes fish": 1, "cubes search_for_life": 1},
        [{"pick": "search_for_life"}],
        {"cubes search_for_life": 1},
        refused=[{"cubes fish": 0, "cubes search_for_life": 0}],
    ),
    Row(
        "nitrogen_rich_asteroid",
        31,
        "space",
        {"played": ["lichen", "grass"]},
        (),
        {"TR": 3, "temperature": 2, "plants production": 1},
    ),
    Row(
        "nitrogen_rich_asteroid",
        31,
        "space",
        {"played": ["lichen", "grass", "bushes"]},
        (),
        {"TR": 3, "temperature": 2, "plants production": 4},
    ),
    Row("indentured_workers", 0, "", {}, (), {"next card": "indentured_workers"}, points=-1),
    Row("special_design", 4, "science", {}, (), {"next card": "special_design"}),
    Row(
        "special_design",
        4,
        "science",
        {"played": ["olympus_conference"]},
        (),
        {"next card": "special_design", "cubes olympus_conference": 1},
    ),
]
IDS = [f"{row.card}-{number}" for number, row in enumerate(ROWS)]
REFUSED = [(row, over) for row in ROWS for over in row.refused]
PRICED = [row for row in ROWS if row.cost]


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_changes_what_it_says(row: Row) -> None:
    check_played(row)


@pytest.mark.parametrize("row", PRICED, ids=[row.card for row in PRICED])
def test_a_card_costs_what_it_says(row: Row) -> None:
    check_price(row)
    check_metals(row)


@pytest.mark.parametrize("row", [row for row in PRICED if row.cost > 2], ids=lambda row: row.card)
def test_earth_office_knows_the_earth_tag_of_an_event(row: Row) -> None:
    office = [*row.before.get("played", []), "earth_office"]
    state = row.position({"played": office, "megacredits": row.cost - 3})
    assert ({"play": row.card} in offered(state)) == ("earth" in row.tags.split())


@pytest.mark.parametrize(("row", "over"), REFUSED, ids=[f"{row.card}: {over}" for row, over in REFUSED])
def test_a_card_has_its_conditions(row: Row, over: Words) -> None:
    check_refused(row, over)


def test_every_card_has_a_row_and_every_requirement_a_refusal() -> None:
    cards = [card for card in PRINTED if card.kind == EVENT]
    assert {row.card for row in ROWS} == {card.id for card in cards}
    assert {card.id for card in cards if card.requires} <= {row.card for row, _ in REFUSED}


# ---- events that serve the next card


def test_indentured_workers_make_the_very_next_card_cheaper_once() -> None:
    words = {"hand": ["indentured_workers", "giant_space_mirror", "micro_mills"], "megacredits": 12}
    state = act(at(words), {"play": "indentured_workers"}, {"play": "giant_space_mirror"})
    assert seat(state, 0)["resources"]["megacredits"] == 3
    assert seat(state, 0)["next card"] is None


def test_no_price_falls_below_nothing() -> None:
    words = {"hand": ["micro_mills"], "events": ["indentured_workers"], "next card": "indentured_workers"}
    assert "megacredits" not in changes(words, {"play": "micro_mills"})


def test_indentured_workers_serve_a_later_turn_but_not_after_a_pass() -> None:
    workers = {"events": ["indentured_workers"], "next card": "indentured_workers", "hand": ["soletta", "mine"]}
    state = at({**workers, "megacredits": 27, "active player": 1})
    act(state, (1, {"project": "power_plant"}), (1, {"end_turn": True}))
    assert {"play": "soletta"} in offered(state)
    act(state, PASS)
    assert seat(state, 0)["next card"] is None


def test_the_next_event_uses_indentured_workers_up() -> None:
    words = {"hand": ["special_design", "soletta"], "events": ["indentured_workers"], "next card": "indentured_workers"}
    state = act(at({**words, "megacredits": 30}), {"play": "special_design"})
    assert seat(state, 0)["resources"]["megacredits"] == 30
    assert refused(state, {"play": "soletta"}) == "too_dear"


def test_special_design_eases_the_next_requirement_by_two_steps_either_way() -> None:
    design = {"events": ["special_design"], "next card": "special_design"}
    for card, near, far in [
        ("bushes", {"temperature": -14}, {"temperature": -16}),
        ("archaebacteria", {"temperature": -14}, {"temperature": -12}),
        ("windmills", {"oxygen": 5}, {"oxygen": 4}),
        ("algae", {"oceans": 3}, {"oceans": 2}),
        ("dust_seals", {"oceans": 5}, {"oceans": 6}),
    ]:
        assert {"play": card} in offered(at({"hand": [card], **design, **near}))
        assert refused(at({"hand": [card], **design, **far}), {"play": card}) == "requirement"
    assert refused(at({"hand": ["gene_repair"], "played": ["research"], **design}), {"play": "gene_repair"})


# ---- more about single events


def test_lava_flows_lie_on_one_of_four_volcanoes() -> None:
    state = act(at({"hand": ["lava_flows"]}), {"play": "lava_flows"})
    assert offered_by(state, "place") == ["r2c2", "r3c1", "r4c1", "r5c1"]


def test_nobody_claims_a_tile_a_claim_or_a_reserved_space() -> None:
    state = act(at({"hand": ["land_claim"], "r7c3": "city of 1", "oceans": 1}), {"play": "land_claim"})
    found = offered_by(state, "place")
    for space in ("r7c3", "r5c3", "r1c2", "r1c5", "ganymede_colony"):
        assert space not in found
    assert len(found) == 61 - 12 - 1 - 1


def test_flooding_asks_only_owners_of_tiles_beside_the_new_ocean() -> None:
    words = {"players": 3, "hand": ["flooding"], "r2c5": "city of 1", "r7c3": "city of 2", "r1c3": "greenery of 0"}
    state = act(at(words), {"play": "flooding"}, {"place": "r1c5"})
    assert offered_by(state, "target") == [1]
    state = act(at(words), {"play": "flooding"}, {"place": "r1c4"})
    assert offered_by(state, "target") == [0, 1]


def test_helion_keeps_the_heat_that_local_heat_trapping_needs() -> None:
    words = {"corporation": "helion", "hand": ["local_heat_trapping"], "megacredits": 0}
    assert refused(at({**words, "heat": 5}), {"play": "local_heat_trapping"}) == "too_dear"
    after = changes({**words, "heat": 6}, {"play": "local_heat_trapping"})
    assert (after["heat"], after["plants"]) == (-6, 4)


def test_the_step_to_zero_degrees_brings_an_ocean() -> None:
    words = {"hand": ["asteroid"], "temperature": -2}
    after = changes(words, {"play": "asteroid"}, {"place": "r1c5"})
    assert (after["oceans"], after["TR"], after["r1c5"]) == (1, 2, "ocean")


def test_the_step_to_eight_per_cent_of_oxygen_raises_the_temperature() -> None:
    after = changes({"hand": ["mining_expedition"], "oxygen": 7}, {"play": "mining_expedition"})
    assert (after["oxygen"], after["temperature"], after["TR"]) == (1, 2, 2)


def test_an_empty_deck_is_made_anew_for_cards_to_look_at() -> None:
    words = {
        "hand": ["business_contacts"],
        "deck": ["comet"],
        "discard pile": ["the rest"],
        "reshuffles": [["virus", "mine", "asteroid"]],
    }
    state = act(at(words), {"play": "business_contacts"})
    assert facts_of(state)["looking at"] == ["comet", "virus", "mine", "asteroid"]


# ---- a solo game

SOLO = [
    ("asteroid", {"plants": 3}, (), {"titanium": 2, "temperature": 2, "TR": 1}),
    ("virus", {"plants": 3, "played": ["fish"], "cubes fish": 2}, (), {}),
    ("sabotage", {"steel": 3}, (), {}),
    ("hired_raiders", {}, ({"option": 0},), {"steel": 2}),
    ("flooding", {"r2c5": "city of neutral"}, ({"place": "r1c5"},), {"oceans": 1, "TR": 1, "r1c5": "ocean"}),
]


@pytest.mark.parametrize(("card", "before", "acts", "after"), SOLO, ids=[row[0] for row in SOLO])
def test_in_a_solo_game_there_is_nobody_to_lose_anything(
    card: str, before: Words, acts: tuple[Words, ...], after: Words
) -> None:
    found = changes({"players": 1, "hand": [card], "megacredits": 60, **before}, {"play": card}, *acts)
    del found["megacredits"]
    assert found == {"gone": [card], "events": [card], **after}


def test_in_a_solo_game_hired_raiders_may_take_money() -> None:
    words = {"players": 1, "hand": ["hired_raiders"], "megacredits": 60}
    assert changes(words, {"play": "hired_raiders"}, {"option": 1})["megacredits"] == 2
