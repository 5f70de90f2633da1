"""Active cards (blue): what each costs and brings when it is played, its action, its points.

The numbers are those of the printed cards; nothing is taken from the declarations of the engine but the list of cards.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pytest

from marsbox.core.contract import State
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import ACTIVE, PROJECTS
from tests.games.terraforming_mars.scenario import (
    NOTHING,
    SKIP,
    Row,
    Step,
    Words,
    act,
    at,
    check_played,
    check_price,
    check_refused,
    difference,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

SCIENCE: Final = (
    "breathing_filters",
    "trans_neptune_probe",
    "lagrange_observatory",
    "solar_wind_power",
    "artificial_photosynthesis",
    "gene_repair",
    "adaptation_technology",
)


def science(tags: int) -> list[str]:
    """Cards with so many science tags together."""
    return list(SCIENCE[:tags])


def all_but(*cards: str) -> list[str]:
    """All project cards but these."""
    return [card.id for card in PRINTED[:PROJECTS] if card.id not in cards]


# ---- playing them

PLAYED: Final = (
    Row("search_for_life", 3, "science", {"oxygen": 6}, refused=[{"oxygen": 7}]),
    Row("inventors_guild", 9, "science"),
    Row("martian_rails", 13, "building"),
    Row("water_import_from_europa", 25, "jovian space", points=1),
    Row("space_elevator", 27, "space building", after={"titanium production": 1}, points=2),
    Row("development_center", 11, "science building"),
    Row("equatorial_magnetizer", 11, "building"),
    Row("research_outpost", 18, "science city building", {}, [{"place": "r3c4"}], {"r3c4": "city of 0"}),
    Row("arctic_algae", 12, "plant", {"temperature": -12}, after={"plants": 1}, refused=[{"temperature": -10}]),
    Row("predators", 14, "animal", {"oxygen": 11}, refused=[{"oxygen": 10}]),
    Row("space_station", 10, "space", points=1),
    Row("security_fleet", 12, "space"),
    Row("optimal_aerobraking", 7, "space"),
    Row("regolith_eaters", 13, "science microbe"),
    Row("ghg_producing_bacteria", 8, "science microbe", {"oxygen": 4}, refused=[{"oxygen": 3}]),
    Row("ants", 9, "microbe", {"oxygen": 4}, refused=[{"oxygen": 3}]),
    Row("rover_construction", 8, "building", points=1),
    Row("tardigrades", 4, "microbe"),
    Row(
        "fish",
        9,
        "animal",
        {"temperature": 2, "1 plants production": 1},
        after={"1 plants production": -1},
        refused=[{"temperature": 0}, {"1 plants production": 0}],
    ),
    Row(
        "fish",
        9,
        "animal",
        {"temperature": 2, "plants production": 1, "1 plants production": 1},
        [{"target": 0}],
        {"plants production": -1},
    ),
    Row("fish", 9, "animal", {"players": 1, "temperature": 2, "plants production": 1}),
    Row(
        "small_animals",
        6,
        "animal",
        {"oxygen": 6, "1 plants production": 1},
        after={"1 plants production": -1},
        refused=[{"oxygen": 5}, {"1 plants production": 0}],
    ),
    Row(
        "small_animals",
        6,
        "animal",
        {"oxygen": 6, "plants production": 1},
        after={"plants production": -1},
    ),
    Row(
        "electro_catapult",
        17,
        "building",
        {"oxygen": 8, "energy production": 1},
        after={"energy production": -1},
        points=1,
        refused=[{"oxygen": 9}, {"energy production": 0}],
    ),
    Row("earth_catapult", 23, "earth", points=2),
    Row("advanced_alloys", 9, "science"),
    Row(
        "birds",
        10,
        "animal",
        {"oxygen": 13, "plants production": 1, "1 plants production": 2},
        after={"1 plants production": -2},
        refused=[{"oxygen": 12}, {"1 plants production": 1}],
    ),
    Row(
        "birds",
        10,
        "animal",
        {"oxygen": 13, "players": 3, "1 plants production": 2, "2 plants production": 3},
        [{"target": 2}],
        {"2 plants production": -2},
    ),
    Row("birds", 10, "animal", {"players": 1, "oxygen": 13}),
    # its own tag lets a card be exchanged at once, if there is one
    Row(
        "mars_university",
        8,
        "science building",
        {"hand": ["mine"], "deck": ["ants"]},
        [{"discard": "mine"}],
        {"gone": ["mars_university", "mine"], "drawn": ["ants"], "discarded": ["mine"]},
        points=1,
    ),
    Row("mars_university", 8, "science building", {"hand": ["mine"]}, [SKIP], points=1),
    Row("mars_university", 8, "science building", points=1),
    # its own microbe tag brings a plant: it holds no cubes itself
    Row("viral_enhancers", 9, "science microbe", after={"plants": 1}),
    Row("space_mirrors", 3, "power space"),
    Row(
        "quantum_extractor",
        13,
        "science power",
        {"played": science(4)},
        after={"energy production": 4},
        refused=[{"played": science(3)}, {"played": science(3), "events": ["technology_demonstration"]}],
    ),
    Row(
        "mass_converter",
        8,
        "science power",
        {"played": science(5)},
        after={"energy production": 6},
        refused=[{"played": science(4)}, {"played": science(4), "1 played": ["research"]}],
    ),
    Row("physics_complex", 12, "science building"),
    Row("ironworks", 11, "building"),
    Row("steelworks", 15, "building"),
    Row("ore_processor", 13, "building"),
    Row("earth_office", 1, "earth"),
    Row("media_group", 6, "earth"),
    Row(
        "business_network",
        4,
        "earth",
        {"megacredits production": -4},
        after={"megacredits production": -1},
        refused=[{"megacredits production": -5}],
    ),
    Row(
        "industrial_center",
        4,
        "building",
        {"r3c4": "city of 1"},
        [{"place": "r3c5"}],
        {"r3c5": "industrial_center of 0"},
    ),
    Row(
        "ecological_zone",
        12,
        "animal plant",
        {"r3c4": "greenery of 0"},
        [{"place": "r3c5"}],
        {"r3c5": "ecological_zone of 0", "cubes ecological_zone": 2},
        points=1,
        refused=[{"r3c4": "greenery of 1"}, {"r3c4": "city of 0"}],
    ),
    Row("decomposers", 5, "microbe", {"oxygen": 3}, after={"cubes decomposers": 1}, refused=[{"oxygen": 2}]),
    Row("symbiotic_fungus", 4, "microbe", {"temperature": -14}, refused=[{"temperature": -16}]),
    Row("extreme_cold_fungus", 13, "microbe", {"temperature": -10}, refused=[{"temperature": -8}]),
    Row(
        "herbivores",
        12,
        "animal",
        {"oxygen": 8, "1 plants production": 1},
        after={"1 plants production": -1, "cubes herbivores": 1},
        refused=[{"oxygen": 7}, {"1 plants production": 0}],
    ),
    Row(
        "anti_gravity_technology",
        14,
        "science",
        {"played": science(7)},
        points=3,
        refused=[{"played": science(6)}],
    ),
    Row("adaptation_technology", 12, "science", points=1),
    Row("caretaker_contract", 3, "", {"temperature": 0}, refused=[{"temperature": -2}]),
    Row("standard_technology", 6, "science"),
    Row("nitrite_reducing_bacteria", 11, "microbe", after={"cubes nitrite_reducing_bacteria": 3}),
    Row(
        "shuttles",
        10,
        "space",
        {"oxygen": 5, "energy production": 1},
        after={"energy production": -1, "megacredits production": 2},
        points=1,
        refused=[{"oxygen": 4}, {"energy production": 0}],
    ),
    Row("pets", 10, "earth animal", after={"cubes pets": 1}),
    Row("protected_habitats", 5),
    Row("water_splitting_plant", 12, "building", {"oceans": 2}, refused=[{"oceans": 1}]),
    Row(
        "livestock",
        13,
        "animal",
        {"oxygen": 9, "plants production": 1},
        after={"plants production": -1, "megacredits production": 2},
        refused=[{"oxygen": 8}, {"plants production": 0}],
    ),
    # its own science tag brings the first cube
    Row("olympus_conference", 10, "science earth building", after={"cubes olympus_conference": 1}, points=1),
    Row("aquifer_pumping", 18, "building"),
    Row("power_infrastructure", 4, "power building"),
    Row("restricted_area", 11, "science", {}, [{"place": "r3c4"}], {"r3c4": "restricted_area of 0"}),
    # the city counts for the card itself
    Row(
        "immigrant_city",
        13,
        "city building",
        {"energy production": 1},
        [{"place": "r3c4"}],
        {"r3c4": "city of 0", "energy production": -1, "megacredits production": -1},
        refused=[{"energy production": 0}],
    ),
    Row(
        "immigrant_city",
        13,
        "city building",
        {"energy production": 1, "megacredits production": -4},
        [{"place": "r3c4"}],
        {"r3c4": "city of 0", "energy production": -1, "megacredits production": -1},
        refused=[{"megacredits production": -5}],
    ),
    Row(
        "immigrant_city",
        13,
        "city building",
        {"corporation": "tharsis_republic", "energy production": 1, "megacredits production": -5},
        [{"place": "r3c4"}],
        {"r3c4": "city of 0", "energy production": -1, "megacredits": 3},
    ),
    Row("underground_detonations", 6, "building"),
    Row(
        "ai_central",
        21,
        "science building",
        {"played": science(3), "energy production": 1},
        after={"energy production": -1},
        points=1,
        refused=[{"played": science(2)}, {"energy production": 0}],
    ),
)


@pytest.mark.parametrize("row", PLAYED, ids=lambda row: row.card)
def test_playing_a_card_costs_and_brings_what_is_printed(row: Row) -> None:
    check_played(row)
    check_price(row)


REFUSED: Final = [(row, over) for row in PLAYED for over in row.refused]


@pytest.mark.parametrize(("row", "over"), REFUSED, ids=[f"{row.card} {over}" for row, over in REFUSED])
def test_a_card_is_refused_where_a_requirement_is_not_met(row: Row, over: Words) -> None:
    check_refused(row, over)


# ---- using their actions


class Use(NamedTuple):
    """The action of a card that seat 0 has in play: before, the answers after it is chosen, and all that has changed.

    Each of `refused` is laid over `before`, and then the action can't be used.
    """

    card: str
    before: Words = NOTHING
    acts: Sequence[Step] = ()
    after: Words = NOTHING
    refused: Sequence[Words] = ()

    def position(self, over: Words = NOTHING) -> State:
        """The position in which the action is about to be used."""
        words = {**self.before, **over}
        # a card to sell keeps the turn from ending by itself
        return at({"hand": ["sponsors"], **words, "played": [self.card, *words.get("played", [])]})


def ocean(space: str) -> dict[str, Any]:
    """What an ocean brings to the one who places it, but for bonuses."""
    return {space: "ocean", "oceans": 1, "TR": 1}


HUNTED: Final = {"1 played": ["fish"], "1 cubes fish": 2}

USES: Final = (
    Use(
        "search_for_life",
        {"megacredits": 1, "deck": ["ants"]},
        [],
        {"megacredits": -1, "discarded": ["ants"], "cubes search_for_life": 1},
        [{"megacredits": 0}, {"megacredits": 0, "steel": 3, "titanium": 3}],
    ),
    Use(
        "search_for_life",
        {"deck": ["virus"]},
        [],
        {"megacredits": -1, "discarded": ["virus"], "cubes search_for_life": 1},
    ),
    Use("search_for_life", {"deck": ["fish"]}, [], {"megacredits": -1, "discarded": ["fish"]}),
    Use(
        "inventors_guild",
        {"deck": ["ants"], "megacredits": 3},
        [{"keep": "ants"}],
        {"megacredits": -3, "drawn": ["ants"]},
    ),
    Use("inventors_guild", {"deck": ["ants"]}, [SKIP], {"discarded": ["ants"]}),
    Use("inventors_guild", {"deck": ["ants"], "megacredits": 2}, [], {"discarded": ["ants"]}),
    Use(
        "martian_rails",
        {
            "energy": 1,
            "played": ["phobos_space_haven"],
            "phobos_space_haven": "city of 0",
            "r3c4": "city of 0",
            "r3c6": "city of 1",
        },
        [],
        {"energy": -1, "megacredits": 2},
        [{"energy": 0}],
    ),
    Use(
        "water_import_from_europa",
        {"megacredits": 12},
        [{"place": "r1c5"}],
        {"megacredits": -12, **ocean("r1c5")},
        [{"megacredits": 11}, {"megacredits": 11, "steel": 5}],
    ),
    Use(
        "water_import_from_europa",
        {"megacredits": 3, "titanium": 5},
        [{"amount": 4}, {"place": "r1c5"}],
        {"titanium": -4, **ocean("r1c5")},
        [{"titanium": 2}],
    ),
    Use("space_elevator", {"steel": 1}, [], {"steel": -1, "megacredits": 5}, [{"steel": 0}]),
    Use("development_center", {"energy": 1, "deck": ["ants"]}, [], {"energy": -1, "drawn": ["ants"]}, [{"energy": 0}]),
    Use(
        "equatorial_magnetizer",
        {"energy production": 1},
        [],
        {"energy production": -1, "TR": 1},
        [{"energy production": 0, "energy": 5}],
    ),
    Use(
        "predators",
        HUNTED,
        [],
        {"1 cubes fish": -1, "cubes predators": 1},
        [
            {"1 cubes fish": 0},
            {"1 played": ["fish", "protected_habitats"]},
            {"1 played": ["pets", "fish"], "1 cubes fish": 0, "1 cubes pets": 2},
            {"1 played": ["tardigrades", "fish"], "1 cubes fish": 0, "1 cubes tardigrades": 2},
            {"1 cubes fish": 0, "played": ["pets"], "cubes pets": 1},
        ],
    ),
    Use(
        "predators",
        {**HUNTED, "played": ["birds", "protected_habitats"], "cubes birds": 1},
        [{"pick": "birds"}],
        {"cubes birds": -1, "cubes predators": 1},
    ),
    Use("predators", {"players": 1}, [], {"cubes predators": 1}),
    Use("security_fleet", {"titanium": 1}, [], {"titanium": -1, "cubes security_fleet": 1}, [{"titanium": 0}]),
    Use(
        "regolith_eaters",
        {"cubes regolith_eaters": 2},
        [{"option": 0}],
        {"cubes regolith_eaters": -2, "oxygen": 1, "TR": 1},
    ),
    Use("regolith_eaters", {"cubes regolith_eaters": 2}, [{"option": 1}], {"cubes regolith_eaters": 1}),
    Use("regolith_eaters", {"cubes regolith_eaters": 1}, [], {"cubes regolith_eaters": 1}),
    Use(
        "ghg_producing_bacteria",
        {"cubes ghg_producing_bacteria": 2},
        [{"option": 0}],
        {"cubes ghg_producing_bacteria": -2, "temperature": 2, "TR": 1},
    ),
    Use(
        "ghg_producing_bacteria",
        {"cubes ghg_producing_bacteria": 3},
        [{"option": 1}],
        {"cubes ghg_producing_bacteria": 1},
    ),
    Use("ghg_producing_bacteria", {"cubes ghg_producing_bacteria": 1}, [], {"cubes ghg_producing_bacteria": 1}),
    Use(
        "ants",
        {"1 played": ["tardigrades"], "1 cubes tardigrades": 1},
        [],
        {"1 cubes tardigrades": -1, "cubes ants": 1},
        [
            {"1 cubes tardigrades": 0},
            {"1 played": ["tardigrades", "protected_habitats"]},
            {"1 played": ["tardigrades", "fish"], "1 cubes tardigrades": 0, "1 cubes fish": 3},
        ],
    ),
    Use("ants", {"played": ["decomposers"], "cubes decomposers": 2}, [], {"cubes decomposers": -1, "cubes ants": 1}),
    Use("ants", {"cubes ants": 2}, [], {}),
    Use("ants", {"players": 1, "cubes ants": 1}, [SKIP], {"cubes ants": 1}),
    Use("tardigrades", {}, [], {"cubes tardigrades": 1}),
    Use("fish", {}, [], {"cubes fish": 1}),
    Use("small_animals", {}, [], {"cubes small_animals": 1}),
    Use("birds", {}, [], {"cubes birds": 1}),
    Use("livestock", {}, [], {"cubes livestock": 1}),
    Use("electro_catapult", {"plants": 1}, [], {"plants": -1, "megacredits": 7}, [{"plants": 0}]),
    Use("electro_catapult", {"steel": 1}, [], {"steel": -1, "megacredits": 7}),
    Use("electro_catapult", {"plants": 1, "steel": 1}, [{"option": 0}], {"plants": -1, "megacredits": 7}),
    Use("electro_catapult", {"plants": 1, "steel": 1}, [{"option": 1}], {"steel": -1, "megacredits": 7}),
    Use(
        "space_mirrors",
        {"megacredits": 7},
        [],
        {"megacredits": -7, "energy production": 1},
        [{"megacredits": 6, "titanium": 3, "steel": 3}],
    ),
    Use("physics_complex", {"energy": 6}, [], {"energy": -6, "cubes physics_complex": 1}, [{"energy": 5}]),
    Use("ironworks", {"energy": 4}, [], {"energy": -4, "steel": 1, "oxygen": 1, "TR": 1}, [{"energy": 3}]),
    Use("steelworks", {"energy": 4}, [], {"energy": -4, "steel": 2, "oxygen": 1, "TR": 1}, [{"energy": 3}]),
    Use("ore_processor", {"energy": 4}, [], {"energy": -4, "titanium": 1, "oxygen": 1, "TR": 1}, [{"energy": 3}]),
    Use("ore_processor", {"energy": 4, "oxygen": 14}, [], {"energy": -4, "titanium": 1}),
    Use(
        "business_network",
        {"deck": ["ants"]},
        [{"keep": "ants"}],
        {"megacredits": -3, "drawn": ["ants"]},
    ),
    Use("business_network", {"deck": ["ants"]}, [SKIP], {"discarded": ["ants"]}),
    Use(
        "industrial_center",
        {"megacredits": 7},
        [],
        {"megacredits": -7, "steel production": 1},
        [{"megacredits": 6, "steel": 3}],
    ),
    Use("symbiotic_fungus", {"played": ["ants"]}, [], {"cubes ants": 1}),
    Use("symbiotic_fungus", {"played": ["ants", "tardigrades"]}, [{"pick": "tardigrades"}], {"cubes tardigrades": 1}),
    Use("extreme_cold_fungus", {"played": ["ants"]}, [{"option": 0}], {"plants": 1}),
    Use("extreme_cold_fungus", {"played": ["ants"]}, [{"option": 1}], {"cubes ants": 2}),
    Use(
        "extreme_cold_fungus",
        {"played": ["ants", "decomposers"]},
        [{"option": 1}, {"pick": "decomposers"}],
        {"cubes decomposers": 2},
    ),
    Use("extreme_cold_fungus", {"played": ["fish"]}, [{"option": 0}], {"plants": 1}),
    Use(
        "caretaker_contract",
        {"heat": 8},
        [],
        {"heat": -8, "TR": 1},
        [{"heat": 7}, {"corporation": "helion", "heat": 7, "megacredits": 20}],
    ),
    Use(
        "nitrite_reducing_bacteria",
        {"cubes nitrite_reducing_bacteria": 3},
        [{"option": 0}],
        {"cubes nitrite_reducing_bacteria": -3, "TR": 1},
    ),
    Use(
        "nitrite_reducing_bacteria",
        {"cubes nitrite_reducing_bacteria": 3},
        [{"option": 1}],
        {"cubes nitrite_reducing_bacteria": 1},
    ),
    Use(
        "nitrite_reducing_bacteria",
        {"cubes nitrite_reducing_bacteria": 2},
        [],
        {"cubes nitrite_reducing_bacteria": 1},
    ),
    Use("water_splitting_plant", {"energy": 3}, [], {"energy": -3, "oxygen": 1, "TR": 1}, [{"energy": 2}]),
    Use(
        "aquifer_pumping",
        {"megacredits": 8},
        [{"place": "r1c5"}],
        {"megacredits": -8, **ocean("r1c5")},
        [{"megacredits": 7}, {"megacredits": 7, "titanium": 5}],
    ),
    Use(
        "aquifer_pumping",
        {"megacredits": 2, "steel": 5},
        [{"amount": 4}, {"place": "r1c5"}],
        {"steel": -4, **ocean("r1c5")},
        [{"steel": 2}],
    ),
    Use("aquifer_pumping", {"oceans": 9}, [], {"megacredits": -8}),
    Use("power_infrastructure", {"energy": 3}, [{"amount": 2}], {"energy": -2, "megacredits": 2}, [{"energy": 0}]),
    Use("power_infrastructure", {"energy": 1}, [], {"energy": -1, "megacredits": 1}),
    Use(
        "restricted_area",
        {"megacredits": 2, "deck": ["ants"]},
        [],
        {"megacredits": -2, "drawn": ["ants"]},
        [{"megacredits": 1, "steel": 3, "titanium": 3}],
    ),
    Use(
        "underground_detonations",
        {"megacredits": 10},
        [],
        {"megacredits": -10, "heat production": 2},
        [{"megacredits": 9, "steel": 3, "titanium": 3}],
    ),
    Use("ai_central", {"deck": ["ants", "fish"]}, [], {"drawn": ["ants", "fish"]}),
)


@pytest.mark.parametrize("row", USES, ids=lambda row: row.card)
def test_an_action_changes_what_is_printed_and_is_used_once_in_a_generation(row: Use) -> None:
    state = row.position()
    before = facts_of(state)
    after = facts_of(act(state, {"act": row.card}, *row.acts))
    assert after["phase"] == "action", after["questions"]
    assert difference(before, after) == {"used": [row.card], **row.after}
    assert refused(state, {"act": row.card}) == "action_used"


UNUSABLE: Final = [(row, over) for row in USES for over in row.refused]


@pytest.mark.parametrize(("row", "over"), UNUSABLE, ids=[row.card for row, _ in UNUSABLE])
def test_an_action_that_cannot_be_paid_is_refused(row: Use, over: Words) -> None:
    assert refused(row.position(over), {"act": row.card}) == "action_impossible"


def test_an_action_used_can_be_used_again_in_the_next_generation() -> None:
    state = at({"played": ["tardigrades"], "used": ["tardigrades"], "1 passed": True, "1 megacredits": 0})
    assert refused(state, {"act": "tardigrades"}) == "action_used"
    act(state, {"pass": True}, {"done": True}, (1, {"done": True}), (1, {"pass": True}), {"act": "tardigrades"})
    assert seat(state, 0)["cubes"] == {"tardigrades": 1}


# ---- what lies on them, and their points

MICROBES: Final = [
    "regolith_eaters",
    "ghg_producing_bacteria",
    "ants",
    "tardigrades",
    "decomposers",
    "nitrite_reducing_bacteria",
]
ANIMALS: Final = [
    "predators",
    "fish",
    "small_animals",
    "birds",
    "ecological_zone",
    "herbivores",
    "pets",
    "livestock",
]
OTHER_CUBES: Final = ["search_for_life", "physics_complex", "olympus_conference", "security_fleet"]


def test_cubes_come_only_onto_cards_that_hold_their_kind() -> None:
    nothing = ["symbiotic_fungus", "extreme_cold_fungus", "viral_enhancers", "protected_habitats"]
    words = {"played": [*MICROBES, *ANIMALS, *OTHER_CUBES, *nothing], "temperature": -12}
    state = at({**words, "hand": ["eos_chasma_national_park"]})
    assert offered_by(act(state, {"act": "symbiotic_fungus"}), "pick") == MICROBES
    act(state, {"pick": "ants"}, {"play": "eos_chasma_national_park"})
    assert offered_by(state, "pick") == ANIMALS
    assert {card.id for card in PRINTED if card.holds >= 0} == {*MICROBES, *ANIMALS, *OTHER_CUBES}


POINTS: Final = (
    ("search_for_life", {"cubes search_for_life": 1}, 3),
    ("search_for_life", {"cubes search_for_life": 4}, 3),
    ("water_import_from_europa", {"played": ["asteroid_mining", "vesta_shipyard"]}, 3),
    ("predators", {"cubes predators": 3}, 3),
    ("security_fleet", {"cubes security_fleet": 2}, 2),
    ("ants", {"cubes ants": 5}, 2),
    ("tardigrades", {"cubes tardigrades": 7}, 1),
    ("tardigrades", {"cubes tardigrades": 8}, 2),
    ("fish", {"cubes fish": 3}, 3),
    ("small_animals", {"cubes small_animals": 5}, 2),
    ("birds", {"cubes birds": 4}, 4),
    ("physics_complex", {"cubes physics_complex": 3}, 6),
    ("ecological_zone", {"cubes ecological_zone": 5}, 2),
    ("decomposers", {"cubes decomposers": 9}, 3),
    ("herbivores", {"cubes herbivores": 5}, 2),
    ("pets", {"cubes pets": 5}, 2),
    ("livestock", {"cubes livestock": 2}, 2),
    ("regolith_eaters", {"cubes regolith_eaters": 9}, 0),
    ("ghg_producing_bacteria", {"cubes ghg_producing_bacteria": 9}, 0),
    ("nitrite_reducing_bacteria", {"cubes nitrite_reducing_bacteria": 9}, 0),
    ("olympus_conference", {"cubes olympus_conference": 3}, 1),
)


@pytest.mark.parametrize(("card", "words", "points"), POINTS)
def test_points_of_a_card_count_what_lies_on_it_or_is_in_play(card: str, words: Words, points: int) -> None:
    state = at({**words, "played": [card, *words.get("played", [])]})
    assert seat(state, 0)["points"].get(card, 0) == points


# ---- no card is forgotten


def test_every_active_card_has_rows_for_all_it_can_do() -> None:
    active = [card for card in PRINTED if card.kind == ACTIVE]
    assert len(active) == 59
    for card in active:
        played = [row for row in PLAYED if row.card == card.id]
        used = [row for row in USES if row.card == card.id]
        assert played, card.id
        if card.requires:
            assert any(row.refused for row in played), card.id
        if card.action:
            assert len([row for row in used if row.after]) >= len(card.action), card.id
        if card.holds >= 0:
            assert any(name == card.id for name, _, _ in POINTS), card.id
    names = {card.id for card in active}
    assert {row.card for row in PLAYED} | {row.card for row in USES} == names


def test_an_action_shows_only_the_alternatives_that_are_open() -> None:
    state = at({"played": ["electro_catapult"], "plants": 1, "steel": 1})
    assert offered(act(state, {"act": "electro_catapult"})) == [{"option": 0}, {"option": 1}]
