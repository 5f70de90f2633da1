"""Tiles: where each may lie, what the space brings, what oceans beside it pay, and what happens without a space."""

from typing import Any, Final

import pytest

from marsbox.games.terraforming_mars.tiles import PLACES
from tests.games.terraforming_mars.scenario import (
    GAME,
    NOTHING,
    Step,
    Words,
    act,
    asked,
    at,
    changes,
    facts_of,
    offered_by,
    refused,
    seat,
)

# The map as it is printed: spaces in nine rows from the north.
SIZES: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
SPACES: Final = [f"r{row}c{column}" for row, size in enumerate(SIZES, 1) for column in range(1, size + 1)]
FOR_OCEANS: Final = ["r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"]
NOCTIS: Final = "r5c3"
LAND: Final = [space for space in SPACES if space not in FOR_OCEANS and space != NOCTIS]
VOLCANOES: Final = ["r2c2", "r3c1", "r4c1", "r5c1"]
METAL_ON_LAND: Final = ["r1c1", "r2c2", "r3c7", "r4c1", "r8c1", "r8c6", "r9c1", "r9c2"]
BONUSES: Final[dict[str, dict[str, int]]] = {
    "r1c1": {"steel": 2},
    "r1c2": {"steel": 2},
    "r1c4": {"cards": 1},
    "r2c2": {"steel": 1},
    "r2c6": {"cards": 2},
    "r3c1": {"cards": 1},
    "r3c7": {"steel": 1},
    "r4c1": {"titanium": 1, "plants": 1},
    "r4c2": {"plants": 1},
    "r4c3": {"plants": 1},
    "r4c4": {"plants": 1},
    "r4c5": {"plants": 2},
    "r4c6": {"plants": 1},
    "r4c7": {"plants": 1},
    "r4c8": {"plants": 2},
    **{f"r5c{column}": {"plants": 2} for column in range(1, 10)},
    "r6c1": {"plants": 1},
    "r6c2": {"plants": 2},
    **{f"r6c{column}": {"plants": 1} for column in range(3, 9)},
    "r7c6": {"plants": 1},
    "r8c1": {"steel": 2},
    "r8c3": {"cards": 1},
    "r8c4": {"cards": 1},
    "r8c6": {"titanium": 1},
    "r9c1": {"steel": 1},
    "r9c2": {"steel": 2},
    "r9c5": {"titanium": 2},
}
AROUND_R3C4: Final = ["r2c3", "r2c4", "r3c3", "r3c5", "r4c4", "r4c5"]
RICH: Final = {"megacredits": 99, "energy production": 5}


def spaces_for(card: str, words: Words = NOTHING, *, number: int = 0) -> list[str]:
    """Where a card that a seat plays may place its tile."""
    hand = "hand" if number == 0 else f"{number} hand"
    money = {f"{number} {name}" if number else name: value for name, value in RICH.items()}
    state = at({**money, **words, hand: [card], "active player": number})
    return after_choosing(state, {"play": card}, number)


def spaces_of(project: str, words: Words = NOTHING) -> list[str]:
    """Where a standard project may place its tile."""
    return after_choosing(at({**RICH, **words}), {"project": project}, 0)


def after_choosing(state: Any, form: dict[str, object], number: int) -> list[str]:
    """The spaces that are offered once something is chosen."""
    GAME.apply(state, number, GAME.actions.number(form))
    assert asked(state) == [(number, "space")]
    return offered_by(state, "place", number)


def without(spaces: list[str], *others: str) -> list[str]:
    """The spaces but these."""
    return [space for space in spaces if space not in others]


# ---- the map


def beside(space: str) -> list[str]:
    """The spaces around one, by geometry: rows are centred, so that neighbouring ones lie half a step apart."""
    row, across = where(space)
    distances = {other: (abs(where(other)[0] - row), abs(where(other)[1] - across)) for other in SPACES}
    return [other for other, distance in distances.items() if distance in ((0, 2), (1, 1))]


def where(space: str) -> tuple[int, int]:
    """The row of a space, and how far it lies from the west in half steps."""
    row, column = int(space[1]), int(space[3])
    return row, 2 * column + abs(row - 5)


def test_there_are_48_spaces_of_land_and_12_for_oceans() -> None:
    assert (len(SPACES), len(LAND), len(FOR_OCEANS)) == (61, 48, 12)


@pytest.mark.parametrize("space", [*LAND, *FOR_OCEANS])
def test_a_tile_has_as_neighbours_the_spaces_that_touch_it(space: str) -> None:
    tile = "ocean" if space in FOR_OCEANS else "greenery of 1"
    assert spaces_for("natural_preserve", {space: tile}) == without(LAND, space, *beside(space))


# ---- where tiles may lie


def test_an_ocean_lies_on_a_free_space_for_oceans() -> None:
    assert spaces_for("subterranean_reservoir") == FOR_OCEANS
    assert spaces_of("aquifer") == FOR_OCEANS
    words = {"r1c2": "ocean", "r5c5": "ocean", "r6c7": "greenery of 1"}
    assert spaces_of("aquifer", words) == without(FOR_OCEANS, "r1c2", "r5c5", "r6c7")


@pytest.mark.parametrize("card", ["restricted_area", "nuclear_zone", "commercial_district"])
def test_a_tile_for_any_land_avoids_oceans_and_noctis(card: str) -> None:
    assert spaces_for(card) == LAND
    assert spaces_for(card, {"r3c4": "city of 1", "r7c7": "greenery of 0"}) == without(LAND, "r3c4", "r7c7")


@pytest.mark.parametrize("owner", [0, 1])
def test_no_city_lies_beside_another_whoever_owns_it(owner: int) -> None:
    words = {"r3c4": f"city of {owner}", "r7c7": "greenery of 0"}
    expected = without(LAND, "r3c4", "r7c7", *AROUND_R3C4)
    assert spaces_of("city", words) == expected
    for card in ("corporate_stronghold", "underground_city", "immigrant_city"):
        assert spaces_for(card, words) == expected


def test_no_city_lies_beside_the_capital_and_the_capital_lies_beside_no_city() -> None:
    capital = {"r3c4": "capital of 1", "1 played": ["capital"]}
    assert spaces_of("city", capital) == without(LAND, "r3c4", *AROUND_R3C4)
    # four oceans that are described nowhere lie on the first spaces for them
    assert spaces_for("capital", {"oceans": 4, "r7c3": "city of 1"}) == without(
        LAND, "r7c3", *["r6c3", "r6c4", "r7c2", "r7c4", "r8c2", "r8c3"]
    )


def test_no_city_lies_beside_a_neutral_one() -> None:
    words = {"players": 1, "r3c4": "city of neutral", "r3c5": "greenery of neutral"}
    assert spaces_of("city", words) == without(LAND, "r3c4", *AROUND_R3C4)


def test_cities_off_the_map_keep_no_distance() -> None:
    words = {"played": ["ganymede_colony"], "ganymede_colony": "city of 0"}
    assert spaces_of("city", words) == LAND


def test_a_greenery_of_a_player_without_tiles_lies_anywhere_on_land() -> None:
    assert spaces_of("greenery") == LAND
    assert spaces_of("greenery", {"r3c4": "city of 1", "r1c5": "ocean"}) == without(LAND, "r3c4")


@pytest.mark.parametrize(
    ("tile", "played"),
    [
        ("city", []),
        ("greenery", []),
        ("capital", ["capital"]),
        ("restricted_area", ["restricted_area"]),
        ("nuclear_zone", ["nuclear_zone"]),
    ],
)
def test_a_greenery_lies_beside_an_own_tile_of_any_kind_if_possible(tile: str, played: list[str]) -> None:
    words = {"r3c4": f"{tile} of 0", "played": played, "r3c5": "greenery of 1", "r7c3": "greenery of 1"}
    expected = without(sorted(AROUND_R3C4), "r3c5")
    assert spaces_of("greenery", words) == expected
    state = act(at({**words, "plants": 8}), {"convert_plants": True})
    assert offered_by(state, "place") == expected
    plantation = {**words, "played": [*played, "research"], "megacredits": 15}
    assert spaces_for("plantation", plantation) == expected


def test_a_greenery_lies_anywhere_if_nothing_beside_own_tiles_is_free() -> None:
    corner = {"r1c1": "city of 0", "r2c1": "greenery of 1", "r2c2": "greenery of 1"}
    assert spaces_of("greenery", corner) == without(LAND, "r1c1", "r2c1", "r2c2")


def test_neither_a_claim_nor_a_city_off_the_map_is_an_own_tile_beside_which_to_plant() -> None:
    words = {
        "events": ["land_claim"],
        "claim r3c4": 0,
        "played": ["phobos_space_haven"],
        "phobos_space_haven": "city of 0",
    }
    assert spaces_of("greenery", words) == LAND


@pytest.mark.parametrize("card", ["natural_preserve", "research_outpost"])
def test_an_isolated_tile_has_no_tile_beside_it_not_even_an_ocean(card: str) -> None:
    words = {"r3c4": "greenery of 1", "r1c5": "ocean", "events": ["land_claim"], "claim r9c1": 0}
    expected = without(LAND, "r3c4", *AROUND_R3C4, "r2c5")
    assert spaces_for(card, words) == expected


def test_lava_flows_lie_on_a_volcano() -> None:
    assert spaces_for("lava_flows") == VOLCANOES
    assert spaces_for("lava_flows", {"r3c1": "city of 1"}) == without(VOLCANOES, "r3c1")


def test_an_industrial_center_lies_beside_any_city() -> None:
    assert spaces_for("industrial_center", {"r3c4": "city of 1"}) == sorted(AROUND_R3C4)
    capital = {"r3c4": "capital of 1", "1 played": ["capital"], "r2c3": "greenery of 1"}
    assert spaces_for("industrial_center", capital) == without(sorted(AROUND_R3C4), "r2c3")
    # beside r4c4 are spaces for oceans
    assert spaces_for("industrial_center", {"r4c4": "city of 0"}) == ["r3c3", "r3c4", "r4c3", "r4c5"]


def test_an_ecological_zone_lies_beside_any_greenery() -> None:
    words = {"r3c4": "greenery of 0", "r9c1": "greenery of 1"}
    assert spaces_for("ecological_zone", words) == [*sorted(AROUND_R3C4), "r8c1", "r8c2", "r9c2"]


def test_an_urbanized_area_lies_beside_two_cities() -> None:
    words = {"r2c3": "city of 0", "r3c5": "city of 1", "r7c3": "city of 1"}
    assert spaces_for("urbanized_area", words) == ["r2c4", "r3c4"]


def test_mining_rights_lie_on_land_with_steel_or_titanium() -> None:
    assert spaces_for("mining_rights") == METAL_ON_LAND
    assert spaces_for("mining_rights", {"r2c2": "city of 1"}) == without(METAL_ON_LAND, "r2c2")


def test_a_mining_area_lies_on_metal_beside_an_own_tile() -> None:
    words = {"r2c1": "greenery of 0", "r9c1": "city of 1"}
    assert spaces_for("mining_area", words) == ["r1c1", "r2c2"]


def test_noctis_city_lies_on_its_own_space_even_beside_a_city() -> None:
    words = {"r4c2": "city of 1", "hand": ["noctis_city"], "energy production": 1}
    assert changes(words, {"play": "noctis_city"}) == {
        "gone": ["noctis_city"],
        "played": ["noctis_city"],
        "megacredits": -18,
        "energy production": -1,
        "megacredits production": 3,
        "plants": 2,
        "r5c3": "city of 0",
    }


def test_nothing_else_lies_on_the_space_of_noctis_city_and_nobody_claims_it() -> None:
    for card in ("restricted_area", "land_claim"):
        state = act(at({"hand": [card]}), {"play": card})
        assert refused(state, {"place": NOCTIS}) == "no_place"
    # not even a greenery that could lie beside an own tile there
    assert NOCTIS not in spaces_of("greenery", {"r4c2": "city of 0"})


@pytest.mark.parametrize(
    ("card", "price", "more"),
    [("phobos_space_haven", 25, {"titanium production": 1}), ("ganymede_colony", 20, {})],
)
def test_a_city_off_the_map_has_its_own_place_and_no_bonus(card: str, price: int, more: Words) -> None:
    expected = {"gone": [card], "played": [card], "megacredits": -price, card: "city of 0", **more}
    assert changes({"hand": [card], "oceans": 9}, {"play": card}) == expected


# ---- land claim


def test_a_claim_lies_on_free_land() -> None:
    words = {"hand": ["land_claim"], "r3c4": "city of 1"}
    assert offered_by(act(at(words), {"play": "land_claim"}), "place") == without(LAND, "r3c4")
    after = changes(words, {"play": "land_claim"}, {"place": "r3c5"})
    assert after == {"gone": ["land_claim"], "events": ["land_claim"], "megacredits": -1, "claim r3c5": 0}


CLAIMED: Final = {"events": ["land_claim"], "claim r3c4": 0}


def test_only_the_claimant_may_place_a_tile_on_claimed_land() -> None:
    assert spaces_for("restricted_area", CLAIMED, number=1) == without(LAND, "r3c4")
    assert spaces_for("restricted_area", CLAIMED) == LAND


def test_a_claim_vanishes_under_the_tile() -> None:
    state = act(at(CLAIMED), {"project": "city"}, {"place": "r3c4"})
    facts = facts_of(state)
    assert facts["claims"] == {}
    assert facts["tiles"] == {"r3c4": {"tile": "city", "owner": 0}}


def test_a_claim_is_no_tile() -> None:
    assert "r3c5" in spaces_for("natural_preserve", CLAIMED, number=1)
    state = at({**CLAIMED, "awards": {"landlord": 0}, "r7c7": "greenery of 1"})
    assert "landlord" not in seat(state, 0)["points"]
    assert seat(state, 1)["points"]["landlord"] == 5


# ---- what a space brings


@pytest.mark.parametrize("space", SPACES)
def test_a_tile_brings_what_is_printed_on_its_space(space: str) -> None:
    bonus = dict(BONUSES.get(space, {}))
    drawn = ["ants", "fish"][: bonus.pop("cards", 0)]
    expected: dict[str, Any] = {**bonus, **({"drawn": drawn} if drawn else {})}
    deck = {"deck": ["ants", "fish", "birds"]}
    if space == NOCTIS:
        after = changes({**deck, "hand": ["noctis_city"], "energy production": 1}, {"play": "noctis_city"})
        for word in ("gone", "played", "megacredits", "megacredits production", "energy production"):
            del after[word]
        expected[space] = "city of 0"
    elif space in FOR_OCEANS:
        after = changes(deck, {"project": "aquifer"}, {"place": space})
        expected |= {space: "ocean", "oceans": 1, "TR": 1, "megacredits": -18}
    else:
        after = changes(deck, {"project": "city"}, {"place": space})
        expected |= {space: "city of 0", "megacredits": -25, "megacredits production": 1}
    assert after == expected


def test_every_kind_of_tile_takes_the_bonus() -> None:
    steel = [
        changes({"hand": ["restricted_area"]}, {"play": "restricted_area"}, {"place": "r1c1"})["steel"],
        changes({"plants": 8}, {"convert_plants": True}, {"place": "r1c1"})["steel"],
        changes({"hand": ["lava_flows"]}, {"play": "lava_flows"}, {"place": "r2c2"})["steel"],
    ]
    assert steel == [2, 2, 1]


@pytest.mark.parametrize(
    ("words", "steps", "money"),
    [
        ({"r5c4": "ocean", "r5c5": "ocean"}, [{"project": "city"}, {"place": "r4c4"}], 4 - 25),
        ({"r5c5": "ocean"}, [{"project": "city"}, {"place": "r4c4"}], 2 - 25),
        ({"r5c5": "ocean"}, [{"project": "greenery"}, {"place": "r4c4"}], 2 - 23),
        ({"r5c5": "ocean"}, [{"project": "aquifer"}, {"place": "r5c4"}], 2 - 18),
        ({"r5c4": "ocean", "r5c6": "ocean"}, [{"project": "aquifer"}, {"place": "r5c5"}], 4 - 18),
        ({"r5c4": "ocean"}, [{"project": "city"}, {"place": "r7c7"}], -25),
        ({"r6c6": "ocean", "r6c7": "ocean"}, [{"play": "restricted_area"}, {"place": "r7c6"}], 4 - 11),
        ({"r5c4": "ocean"}, [{"play": "noctis_city"}], 2 - 18),
    ],
)
def test_each_ocean_beside_a_new_tile_pays_two(words: Words, steps: list[Step], money: int) -> None:
    words = {**words, "hand": ["restricted_area", "noctis_city"], "energy production": 1}
    assert changes(words, *steps)["megacredits"] == money


def test_an_ocean_pays_no_one_when_it_comes_to_lie_beside_tiles() -> None:
    words = {"r4c4": "city of 1", "r4c5": "greenery of 0"}
    after = changes(words, {"project": "aquifer"}, {"place": "r5c5"})
    assert after == {"megacredits": -18, "r5c5": "ocean", "oceans": 1, "TR": 1, "plants": 2}


def test_an_ocean_belongs_to_nobody() -> None:
    state = act(at({"awards": {"landlord": 0}}), {"project": "aquifer"}, {"place": "r1c5"})
    assert facts_of(state)["tiles"]["r1c5"] == {"tile": "ocean"}
    # both have none, and both are first
    assert [seat(state, number)["points"]["landlord"] for number in (0, 1)] == [5, 5]


def test_a_greenery_raises_oxygen_and_the_rating() -> None:
    after = changes({"plants": 9}, {"convert_plants": True}, {"place": "r3c4"})
    assert after == {"plants": -8, "r3c4": "greenery of 0", "oxygen": 1, "TR": 1}
    after = changes({"plants": 9, "oxygen": 14}, {"convert_plants": True}, {"place": "r3c4"})
    assert after == {"plants": -8, "r3c4": "greenery of 0"}


def test_the_bonus_of_a_greenery_does_not_pay_for_it() -> None:
    assert refused(at({"plants": 7}), {"convert_plants": True}) == "too_few_plants"


# ---- tiles on spaces for oceans, and an ocean on land


@pytest.mark.parametrize(
    ("card", "words", "price", "more"),
    [
        ("mangrove", {"temperature": 4}, 12, {}),
        ("protected_valley", {}, 23, {"megacredits production": 2}),
    ],
)
def test_a_greenery_on_a_space_for_oceans_needs_no_own_tile(card: str, words: Words, price: int, more: Words) -> None:
    words = {**words, "r3c4": "city of 0", "r5c4": "ocean"}
    assert spaces_for(card, words) == without(FOR_OCEANS, "r5c4")
    after = changes({**words, "hand": [card]}, {"play": card}, {"place": "r5c5"})
    assert after == {
        "gone": [card],
        "played": [card],
        "megacredits": 2 - price,
        "plants": 2,
        "r5c5": "greenery of 0",
        "oxygen": 1,
        "TR": 1,
        **more,
    }


def test_a_mohole_area_lies_on_a_space_for_oceans() -> None:
    assert spaces_for("mohole_area", {"r5c4": "ocean"}) == without(FOR_OCEANS, "r5c4")
    after = changes({"hand": ["mohole_area"]}, {"play": "mohole_area"}, {"place": "r5c5"})
    assert after == {
        "gone": ["mohole_area"],
        "played": ["mohole_area"],
        "megacredits": -20,
        "heat production": 4,
        "plants": 2,
        "r5c5": "mohole_area of 0",
    }


LAKE: Final = {"temperature": -6, "hand": ["artificial_lake"]}


def test_an_artificial_lake_is_an_ocean_on_land() -> None:
    assert spaces_for("artificial_lake", {**LAKE, "r3c4": "city of 1"}) == without(LAND, "r3c4")
    after = changes(LAKE, {"play": "artificial_lake"}, {"place": "r4c4"})
    assert after == {
        "gone": ["artificial_lake"],
        "played": ["artificial_lake"],
        "megacredits": -15,
        "plants": 1,
        "r4c4": "ocean",
        "oceans": 1,
        "TR": 1,
    }


def test_an_artificial_lake_may_lie_on_the_own_claim_but_not_on_that_of_another() -> None:
    assert spaces_for("artificial_lake", {"temperature": -6, **CLAIMED}) == LAND
    assert spaces_for("artificial_lake", {"temperature": -6, **CLAIMED}, number=1) == without(LAND, "r3c4")


# ---- mining


@pytest.mark.parametrize(
    ("space", "changed"),
    [
        ("r1c1", {"steel": 2, "steel production": 1}),
        ("r3c7", {"steel": 1, "steel production": 1}),
        ("r4c1", {"titanium": 1, "plants": 1, "titanium production": 1}),
        ("r8c6", {"titanium": 1, "titanium production": 1}),
    ],
)
def test_mining_brings_production_of_the_metal_that_it_covers(space: str, changed: Words) -> None:
    rights = changes({"hand": ["mining_rights"]}, {"play": "mining_rights"}, {"place": space})
    assert rights == {
        "gone": ["mining_rights"],
        "played": ["mining_rights"],
        "megacredits": -9,
        space: "mining_rights of 0",
        **changed,
    }


def test_a_mining_area_brings_production_of_the_metal_that_it_covers() -> None:
    words = {"hand": ["mining_area"], "r5c1": "greenery of 0", "r3c1": "greenery of 0", "r2c1": "greenery of 0"}
    after = changes(words, {"play": "mining_area"}, {"place": "r4c1"})
    assert after == {
        "gone": ["mining_area"],
        "played": ["mining_area"],
        "megacredits": -4,
        "r4c1": "mining_area of 0",
        "titanium": 1,
        "plants": 1,
        "titanium production": 1,
    }


def test_robotic_workforce_repeats_the_metal_that_was_covered() -> None:
    words = {"played": ["mining_rights"], "r8c6": "mining_rights of 0", "hand": ["robotic_workforce"]}
    after = changes(words, {"play": "robotic_workforce"})
    assert after == {
        "gone": ["robotic_workforce"],
        "played": ["robotic_workforce"],
        "megacredits": -9,
        "titanium production": 1,
    }


# ---- no space

FULL: Final = dict.fromkeys(LAND, "greenery of 1")


@pytest.mark.parametrize(
    ("card", "words", "changed"),
    [
        ("corporate_stronghold", FULL, {"energy production": -1, "megacredits production": 3}),
        ("restricted_area", FULL, {}),
        ("research_outpost", FULL, {}),
        ("natural_preserve", FULL, {"megacredits production": 1}),
        ("industrial_center", {}, {}),
        ("urbanized_area", {"r3c4": "city of 1"}, {"energy production": -1, "megacredits production": 2}),
        ("mining_area", {}, {}),
        ("mining_area", {"r3c4": "city of 0"}, {}),
        ("mining_rights", dict.fromkeys(METAL_ON_LAND, "greenery of 1"), {}),
        ("artificial_lake", {"temperature": -6, "oceans": 9}, {}),
        ("plantation", {**FULL, "played": ["research"]}, {}),
        (
            "immigrant_city",
            {**FULL, "megacredits production": -3},
            {"energy production": -1, "megacredits production": -2},
        ),
    ],
)
def test_a_card_whose_tile_has_no_space_is_played_without_it(card: str, words: Words, changed: Words) -> None:
    cost = {"corporate_stronghold": 11, "restricted_area": 11, "research_outpost": 18, "natural_preserve": 9}
    cost |= {"industrial_center": 4, "urbanized_area": 10, "mining_area": 4, "mining_rights": 9, "artificial_lake": 15}
    cost |= {"plantation": 15, "immigrant_city": 13}
    after = changes({"energy production": 1, **words, "hand": [card]}, {"play": card})
    assert after == {"gone": [card], "played": [card], "megacredits": -cost[card], **changed}


def test_an_event_whose_tile_has_no_space_is_played_without_it() -> None:
    words = dict.fromkeys(VOLCANOES, "greenery of 1")
    after = changes({**words, "hand": ["lava_flows"]}, {"play": "lava_flows"})
    assert after == {
        "gone": ["lava_flows"],
        "events": ["lava_flows"],
        "megacredits": -18,
        "temperature": 4,
        "TR": 2,
    }
    after = changes({**FULL, "hand": ["land_claim"]}, {"play": "land_claim"})
    assert after == {"gone": ["land_claim"], "events": ["land_claim"], "megacredits": -1}


def test_immigrant_city_without_a_space_must_be_able_to_lower_production_by_itself() -> None:
    words = {**FULL, "hand": ["immigrant_city"], "energy production": 1, "megacredits production": -4}
    assert refused(at(words), {"play": "immigrant_city"}) == "effects_impossible"


def test_no_project_and_no_plants_for_a_tile_that_has_no_space() -> None:
    state = at({**FULL, "plants": 8, "megacredits": 99})
    assert refused(state, {"project": "city"}) == "no_place_for"
    assert refused(state, {"project": "greenery"}) == "no_place_for"
    assert refused(state, {"convert_plants": True}) == "no_place_for"


def test_a_city_may_have_no_space_where_a_greenery_has_one() -> None:
    # the only free land lies beside a city
    words = {**FULL, "r3c4": "city of 1"}
    del words["r3c5"]
    state = at({**words, "megacredits": 99, "plants": 8})
    assert refused(state, {"project": "city"}) == "no_place_for"
    # one space is no question
    after = changes({**words, "plants": 8}, {"convert_plants": True})
    assert after == {"plants": -8, "r3c5": "greenery of 0", "oxygen": 1, "TR": 1}


def test_there_are_nine_oceans_and_a_tenth_is_void() -> None:
    assert changes({"oceans": 9}, {"project": "aquifer"}) == {"megacredits": -18}
    after = changes({"oceans": 9, "hand": ["subterranean_reservoir"]}, {"play": "subterranean_reservoir"})
    assert after == {"gone": ["subterranean_reservoir"], "events": ["subterranean_reservoir"], "megacredits": -11}
    # of two oceans the ninth is placed
    after = changes(
        {"oceans": 8, "hand": ["ice_asteroid"]},
        {"play": "ice_asteroid"},
        {"place": "r9c5"},
    )
    assert after == {
        "gone": ["ice_asteroid"],
        "events": ["ice_asteroid"],
        "megacredits": -23,
        "r9c5": "ocean",
        "oceans": 1,
        "TR": 1,
        "titanium": 2,
    }


# ---- no place is forgotten

TESTED: Final = {
    "ocean_space": test_an_ocean_lies_on_a_free_space_for_oceans,
    "land": test_a_tile_for_any_land_avoids_oceans_and_noctis,
    "city": test_no_city_lies_beside_another_whoever_owns_it,
    "greenery": test_a_greenery_lies_beside_an_own_tile_of_any_kind_if_possible,
    "isolated": test_an_isolated_tile_has_no_tile_beside_it_not_even_an_ocean,
    "volcano": test_lava_flows_lie_on_a_volcano,
    "beside_city": test_an_industrial_center_lies_beside_any_city,
    "beside_greenery": test_an_ecological_zone_lies_beside_any_greenery,
    "beside_two_cities": test_an_urbanized_area_lies_beside_two_cities,
    "metal": test_mining_rights_lie_on_land_with_steel_or_titanium,
    "metal_beside_own": test_a_mining_area_lies_on_metal_beside_an_own_tile,
    "noctis": test_noctis_city_lies_on_its_own_space_even_beside_a_city,
    "phobos": test_a_city_off_the_map_has_its_own_place_and_no_bonus,
    "ganymede": test_a_city_off_the_map_has_its_own_place_and_no_bonus,
    "unclaimed": test_a_claim_lies_on_free_land,
}


def test_every_place_that_tiles_know_has_a_test() -> None:
    assert tuple(TESTED) == PLACES
