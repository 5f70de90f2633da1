"""Lasting effects of active cards: each with what sets it off, and with what does not."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import pytest

from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import ACTIVE
from tests.games.terraforming_mars.scenario import (
    NOTHING,
    Step,
    Words,
    act,
    at,
    changes,
    difference,
    facts_of,
    refused,
)


class Effect(NamedTuple):
    """Seat 0 has a card in play with a lasting effect: before, what is done, and all that has changed then."""

    card: str
    before: Words
    acts: Sequence[Step]
    after: Words


def ocean(space: str) -> dict[str, Any]:
    """What an ocean brings to the one who places it, but for bonuses."""
    return {space: "ocean", "oceans": 1, "TR": 1}


def bought(card: str, price: int, more: Words = NOTHING) -> dict[str, Any]:
    """A card that seat 0 has paid for and laid open."""
    return {"gone": [card], "played": [card], "megacredits": -price, **more}


def spent(card: str, price: int, more: Words = NOTHING) -> dict[str, Any]:
    """An event that seat 0 has paid for."""
    return {"gone": [card], "events": [card], "megacredits": -price, **more}


def plays(card: str, number: int = 0) -> tuple[int, Mapping[str, object]]:
    """A card is played."""
    return (number, {"play": card})


def tile(project: str, space: str, number: int = 0) -> list[Step]:
    """A standard project that places a tile."""
    return [(number, {"project": project}), (number, {"place": space})]


OTHER: Final = {"active player": 1}
A_PROBE: Final = {"hand": ["trans_neptune_probe"]}  # 6 M€, science and space tags, no effect
A_MINE: Final = {"hand": ["mine"]}  # 4 M€, building tag, a step of steel production
MINED: Final = {"steel production": 1}
THEIR_MINE: Final = {**OTHER, "1 hand": ["mine"]}
THEY_MINED: Final = {"1 gone": ["mine"], "1 played": ["mine"], "1 megacredits": -4, "1 steel production": 1}
CITY: Final = {"r3c4": "city of 0", "megacredits": -25, "megacredits production": 1}
THEIR_CITY: Final = {"r3c4": "city of 1", "1 megacredits": -25, "1 megacredits production": 1}
GREENERY: Final = {"r3c4": "greenery of 0", "megacredits": -23, "oxygen": 1, "TR": 1}
THEIR_GREENERY: Final = {"r3c4": "greenery of 1", "1 megacredits": -23, "oxygen": 1, "1 TR": 1}
COLONY: Final = {"ganymede_colony": "city of 0"}

FIRES: Final = (
    Effect("research_outpost", A_MINE, [plays("mine")], bought("mine", 3, MINED)),
    Effect("earth_catapult", A_MINE, [plays("mine")], bought("mine", 2, MINED)),
    Effect("anti_gravity_technology", A_MINE, [plays("mine")], bought("mine", 2, MINED)),
    Effect("space_station", A_PROBE, [plays("trans_neptune_probe")], bought("trans_neptune_probe", 4)),
    Effect("quantum_extractor", A_PROBE, [plays("trans_neptune_probe")], bought("trans_neptune_probe", 4)),
    Effect("mass_converter", A_PROBE, [plays("trans_neptune_probe")], bought("trans_neptune_probe", 4)),
    Effect("shuttles", A_PROBE, [plays("trans_neptune_probe")], bought("trans_neptune_probe", 4)),
    Effect(
        "earth_office",
        {"hand": ["sponsors"]},
        [plays("sponsors")],
        bought("sponsors", 3, {"megacredits production": 2}),
    ),
    Effect(
        "earth_office",
        {"hand": ["investment_loan"], "megacredits": 0},
        [plays("investment_loan")],
        spent("investment_loan", -10, {"megacredits production": -1}),
    ),
    Effect(
        "advanced_alloys",
        {**A_MINE, "megacredits": 1, "steel": 1},
        [plays("mine")],
        bought("mine", 1, {**MINED, "steel": -1}),
    ),
    Effect(
        "advanced_alloys",
        {"hand": ["security_fleet"], "megacredits": 0, "titanium": 3},
        [plays("security_fleet")],
        {"gone": ["security_fleet"], "played": ["security_fleet"], "titanium": -3},
    ),
    Effect("arctic_algae", {}, tile("aquifer", "r1c5"), {**ocean("r1c5"), "megacredits": -18, "plants": 2}),
    Effect(
        "arctic_algae",
        OTHER,
        tile("aquifer", "r1c5", 1),
        {"r1c5": "ocean", "oceans": 1, "1 TR": 1, "1 megacredits": -18, "plants": 2},
    ),
    # the ocean that the temperature brings counts too
    Effect(
        "arctic_algae",
        {**OTHER, "temperature": -2},
        tile("asteroid", "r1c5", 1),
        {"temperature": 2, "r1c5": "ocean", "oceans": 1, "1 TR": 2, "1 megacredits": -14, "plants": 2},
    ),
    Effect(
        "optimal_aerobraking",
        {"hand": ["import_of_advanced_ghg"], "megacredits": 9},
        [plays("import_of_advanced_ghg")],
        spent("import_of_advanced_ghg", 6, {"heat": 3, "heat production": 2}),
    ),
    Effect("rover_construction", OTHER, tile("city", "r3c4", 1), {**THEIR_CITY, "megacredits": 2}),
    Effect("rover_construction", {}, tile("city", "r3c4"), {**CITY, "megacredits": -23}),
    Effect(
        "rover_construction",
        {"hand": ["ganymede_colony"]},
        [plays("ganymede_colony")],
        bought("ganymede_colony", 18, COLONY),
    ),
    Effect("pets", OTHER, tile("city", "r3c4", 1), {**THEIR_CITY, "cubes pets": 1}),
    Effect("pets", {}, tile("city", "r3c4"), {**CITY, "cubes pets": 1}),
    Effect(
        "pets",
        {"hand": ["ganymede_colony"]},
        [plays("ganymede_colony")],
        bought("ganymede_colony", 20, {**COLONY, "cubes pets": 1}),
    ),
    Effect("immigrant_city", OTHER, tile("city", "r3c4", 1), {**THEIR_CITY, "megacredits production": 1}),
    Effect("immigrant_city", {}, tile("city", "r3c4"), {**CITY, "megacredits production": 2}),
    Effect(
        "immigrant_city",
        {"hand": ["ganymede_colony"]},
        [plays("ganymede_colony")],
        bought("ganymede_colony", 20, {**COLONY, "megacredits production": 1}),
    ),
    Effect("herbivores", {}, tile("greenery", "r3c4"), {**GREENERY, "cubes herbivores": 1}),
    Effect(
        "mars_university",
        {"hand": ["trans_neptune_probe", "mine"], "deck": ["ants"]},
        [plays("trans_neptune_probe"), {"discard": "mine"}],
        bought(
            "trans_neptune_probe",
            6,
            {"gone": ["trans_neptune_probe", "mine"], "drawn": ["ants"], "discarded": ["mine"]},
        ),
    ),
    # two tags, two exchanges; the card's own draw comes before them if the player likes
    Effect(
        "mars_university",
        {"hand": ["research", "mine"], "deck": ["ants", "fish", "birds", "pets"]},
        [plays("research"), {"discard": "ants"}, {"discard": "mine"}],
        bought(
            "research",
            11,
            {"gone": ["research", "mine"], "drawn": ["fish", "birds", "pets"], "discarded": ["ants", "mine"]},
        ),
    ),
    Effect(
        "mars_university",
        {"hand": ["invention_contest", "mine"], "deck": ["ants", "fish", "birds", "pets"]},
        [plays("invention_contest"), {"keep": "birds"}, {"discard": "mine"}],
        spent(
            "invention_contest",
            2,
            {"gone": ["invention_contest", "mine"], "drawn": ["birds", "pets"], "discarded": ["ants", "fish", "mine"]},
        ),
    ),
    Effect(
        "viral_enhancers",
        {"hand": ["tardigrades"]},
        [plays("tardigrades"), {"option": 0}],
        bought("tardigrades", 4, {"plants": 1}),
    ),
    Effect(
        "viral_enhancers",
        {"hand": ["tardigrades"]},
        [plays("tardigrades"), {"option": 1}],
        bought("tardigrades", 4, {"cubes tardigrades": 1}),
    ),
    Effect(
        "viral_enhancers",
        {"hand": ["adapted_lichen"]},
        [plays("adapted_lichen")],
        bought("adapted_lichen", 9, {"plants": 1, "plants production": 1}),
    ),
    Effect("viral_enhancers", {"hand": ["virus"]}, [plays("virus")], spent("virus", 1, {"plants": 1})),
    # an animal and a plant tag: one decision each
    Effect(
        "viral_enhancers",
        {"hand": ["ecological_zone"], "r3c4": "greenery of 0"},
        [plays("ecological_zone"), {"place": "r3c5"}, {"option": 0}, {"option": 1}],
        bought("ecological_zone", 12, {"r3c5": "ecological_zone of 0", "cubes ecological_zone": 3, "plants": 1}),
    ),
    Effect(
        "media_group",
        {"hand": ["mineral_deposit"], "megacredits": 5},
        [plays("mineral_deposit")],
        spent("mineral_deposit", 2, {"steel": 5}),
    ),
    Effect(
        "ecological_zone",
        {"hand": ["adapted_lichen"]},
        [plays("adapted_lichen")],
        bought("adapted_lichen", 9, {"plants production": 1, "cubes ecological_zone": 1}),
    ),
    Effect(
        "ecological_zone",
        {"hand": ["pets"]},
        [plays("pets")],
        bought("pets", 10, {"cubes pets": 1, "cubes ecological_zone": 1}),
    ),
    Effect(
        "decomposers",
        {"hand": ["adapted_lichen"]},
        [plays("adapted_lichen")],
        bought("adapted_lichen", 9, {"plants production": 1, "cubes decomposers": 1}),
    ),
    Effect(
        "decomposers",
        {"hand": ["pets"]},
        [plays("pets")],
        bought("pets", 10, {"cubes pets": 1, "cubes decomposers": 1}),
    ),
    Effect(
        "decomposers",
        {"hand": ["tardigrades"]},
        [plays("tardigrades")],
        bought("tardigrades", 4, {"cubes decomposers": 1}),
    ),
    Effect("decomposers", {"hand": ["virus"]}, [plays("virus")], spent("virus", 1, {"cubes decomposers": 1})),
    Effect(
        "decomposers",
        {"hand": ["advanced_ecosystems"], "played": ["adapted_lichen", "fish"]},
        [plays("advanced_ecosystems")],
        bought("advanced_ecosystems", 11, {"cubes decomposers": 3}),
    ),
    Effect(
        "olympus_conference",
        A_PROBE,
        [plays("trans_neptune_probe")],
        bought("trans_neptune_probe", 6, {"cubes olympus_conference": 1}),
    ),
    Effect(
        "olympus_conference",
        {**A_PROBE, "cubes olympus_conference": 1},
        [plays("trans_neptune_probe"), {"option": 0}],
        bought("trans_neptune_probe", 6, {"cubes olympus_conference": 1}),
    ),
    Effect(
        "olympus_conference",
        {**A_PROBE, "cubes olympus_conference": 1, "deck": ["ants"]},
        [plays("trans_neptune_probe"), {"option": 1}],
        bought("trans_neptune_probe", 6, {"cubes olympus_conference": -1, "drawn": ["ants"]}),
    ),
    Effect(
        "standard_technology",
        {"megacredits": 11},
        [{"project": "power_plant"}],
        {"megacredits": -8, "energy production": 1},
    ),
    Effect(
        "adaptation_technology",
        {"hand": ["lichen"], "temperature": -28},
        [plays("lichen")],
        bought("lichen", 7, {"plants production": 1}),
    ),
    Effect(
        "adaptation_technology",
        {"hand": ["dust_seals"], "oceans": 5},
        [plays("dust_seals")],
        bought("dust_seals", 2),
    ),
    Effect(
        "adaptation_technology",
        {"hand": ["breathing_filters"], "oxygen": 5},
        [plays("breathing_filters")],
        bought("breathing_filters", 11),
    ),
    # no plants of a protected player can be aimed at, so nothing is asked
    Effect(
        "protected_habitats",
        {**OTHER, "plants": 5, "1 hand": ["asteroid"]},
        [plays("asteroid", 1)],
        {
            "1 gone": ["asteroid"],
            "1 events": ["asteroid"],
            "1 megacredits": -14,
            "1 titanium": 2,
            "1 TR": 1,
            "temperature": 2,
        },
    ),
)

NOT_FIRED: Final = (
    Effect("research_outpost", THEIR_MINE, [plays("mine", 1)], THEY_MINED),
    Effect("research_outpost", {}, [{"project": "power_plant"}], {"megacredits": -11, "energy production": 1}),
    Effect("earth_catapult", THEIR_MINE, [plays("mine", 1)], THEY_MINED),
    Effect("anti_gravity_technology", THEIR_MINE, [plays("mine", 1)], THEY_MINED),
    Effect("space_station", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect("quantum_extractor", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect("mass_converter", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect("shuttles", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect("earth_office", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect(
        "advanced_alloys",
        {**THEIR_MINE, "1 megacredits": 2, "1 steel": 1},
        [plays("mine", 1)],
        {**THEY_MINED, "1 megacredits": -2, "1 steel": -1},
    ),
    Effect("arctic_algae", {}, tile("greenery", "r3c4"), GREENERY),
    Effect("arctic_algae", {"oceans": 9}, [{"project": "aquifer"}], {"megacredits": -18}),
    Effect(
        "optimal_aerobraking",
        {"hand": ["mineral_deposit"]},
        [plays("mineral_deposit")],
        spent("mineral_deposit", 5, {"steel": 5}),
    ),
    Effect("optimal_aerobraking", A_PROBE, [plays("trans_neptune_probe")], bought("trans_neptune_probe", 6)),
    Effect(
        "optimal_aerobraking",
        {**OTHER, "1 hand": ["import_of_advanced_ghg"]},
        [plays("import_of_advanced_ghg", 1)],
        {
            "1 gone": ["import_of_advanced_ghg"],
            "1 events": ["import_of_advanced_ghg"],
            "1 megacredits": -9,
            "1 heat production": 2,
        },
    ),
    Effect("rover_construction", {}, tile("greenery", "r3c4"), GREENERY),
    Effect("pets", {}, tile("greenery", "r3c4"), GREENERY),
    Effect("immigrant_city", {}, tile("greenery", "r3c4"), GREENERY),
    Effect("herbivores", OTHER, tile("greenery", "r3c4", 1), THEIR_GREENERY),
    Effect("herbivores", {}, tile("city", "r3c4"), CITY),
    Effect("mars_university", {"hand": ["mine", "ants"]}, [plays("mine")], bought("mine", 4, MINED)),
    Effect("mars_university", A_PROBE, [plays("trans_neptune_probe")], bought("trans_neptune_probe", 6)),
    Effect(
        "mars_university",
        {**OTHER, "hand": ["mine"], "1 hand": ["trans_neptune_probe"]},
        [plays("trans_neptune_probe", 1)],
        {"1 gone": ["trans_neptune_probe"], "1 played": ["trans_neptune_probe"], "1 megacredits": -6},
    ),
    Effect("viral_enhancers", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect(
        "viral_enhancers",
        {**OTHER, "1 hand": ["tardigrades"]},
        [plays("tardigrades", 1)],
        {"1 gone": ["tardigrades"], "1 played": ["tardigrades"], "1 megacredits": -4},
    ),
    Effect("media_group", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect(
        "media_group",
        {**OTHER, "1 hand": ["mineral_deposit"]},
        [plays("mineral_deposit", 1)],
        {"1 gone": ["mineral_deposit"], "1 events": ["mineral_deposit"], "1 megacredits": -5, "1 steel": 5},
    ),
    Effect("ecological_zone", {"hand": ["tardigrades"]}, [plays("tardigrades")], bought("tardigrades", 4)),
    Effect(
        "ecological_zone",
        {**OTHER, "1 hand": ["pets"]},
        [plays("pets", 1)],
        {"1 gone": ["pets"], "1 played": ["pets"], "1 megacredits": -10, "1 cubes pets": 1},
    ),
    Effect("decomposers", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect(
        "decomposers",
        {**OTHER, "1 hand": ["tardigrades"]},
        [plays("tardigrades", 1)],
        {"1 gone": ["tardigrades"], "1 played": ["tardigrades"], "1 megacredits": -4},
    ),
    Effect("olympus_conference", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    Effect(
        "olympus_conference",
        {**OTHER, "1 hand": ["trans_neptune_probe"]},
        [plays("trans_neptune_probe", 1)],
        {"1 gone": ["trans_neptune_probe"], "1 played": ["trans_neptune_probe"], "1 megacredits": -6},
    ),
    Effect(
        "standard_technology",
        A_MINE,
        [{"project": "sell_patents"}],
        {"megacredits": 1, "gone": ["mine"], "discarded": ["mine"]},
    ),
    Effect(
        "standard_technology",
        OTHER,
        [(1, {"project": "power_plant"})],
        {"1 megacredits": -11, "1 energy production": 1},
    ),
    Effect("adaptation_technology", A_MINE, [plays("mine")], bought("mine", 4, MINED)),
    # production is not protected
    Effect(
        "protected_habitats",
        {**OTHER, "plants production": 2, "oxygen": 13, "1 hand": ["birds"]},
        [plays("birds", 1)],
        {"1 gone": ["birds"], "1 played": ["birds"], "1 megacredits": -10, "plants production": -2},
    ),
    # neither is what is no plant, animal or microbe
    Effect(
        "protected_habitats",
        {**OTHER, "megacredits": 0, "steel": 3, "1 megacredits": 1, "1 hand": ["hired_raiders", "mine"]},
        [plays("hired_raiders", 1), (1, {"option": 0}), (1, {"target": 0}), (1, {"amount": 2})],
        {
            "1 gone": ["hired_raiders"],
            "1 events": ["hired_raiders"],
            "1 megacredits": -1,
            "1 steel": 2,
            "steel": -2,
        },
    ),
)


@pytest.mark.parametrize("row", FIRES, ids=lambda row: row.card)
def test_a_lasting_effect_does_what_is_printed(row: Effect) -> None:
    check_effect(row)


@pytest.mark.parametrize("row", NOT_FIRED, ids=lambda row: row.card)
def test_a_lasting_effect_has_nothing_to_do_with_other_things(row: Effect) -> None:
    check_effect(row)


def check_effect(row: Effect) -> None:
    """All that the row does changes what it says, and nothing else."""
    words = {**row.before, "played": [row.card, *row.before.get("played", [])]}
    state = at(words)
    before = facts_of(state)
    after = facts_of(act(state, *row.acts))
    assert after["phase"] == "action", after["questions"]
    assert difference(before, after) == row.after


@pytest.mark.parametrize(
    "words",
    [
        {"hand": ["lichen"], "temperature": -30},
        {"hand": ["breathing_filters"], "oxygen": 4},
        {"hand": ["dust_seals"], "oceans": 6},
        {"hand": ["gene_repair"], "played": ["trans_neptune_probe"]},
        {"hand": ["great_escarpment_consortium"]},
        {"hand": ["rad_suits"], "r3c4": "city of 1"},
    ],
)
def test_adaptation_technology_eases_parameters_by_two_steps_and_no_other_requirement(words: Words) -> None:
    [card] = words["hand"]
    state = at({**words, "played": ["adaptation_technology", *words.get("played", [])]})
    assert refused(state, {"play": card}) == "requirement"


def test_a_rebate_does_not_help_to_pay_what_it_is_for() -> None:
    assert (
        refused(at({"played": ["standard_technology"], "megacredits": 10}), {"project": "power_plant"})
        == "project_too_dear"
    )
    state = at({"played": ["media_group", "optimal_aerobraking"], "hand": ["imported_ghg"], "megacredits": 6})
    assert refused(state, {"play": "imported_ghg"}) == "too_dear"


def test_effects_of_several_cards_on_one_tag_are_all_pending_in_the_order_the_player_likes() -> None:
    words = {
        "played": ["mars_university", "olympus_conference"],
        "cubes olympus_conference": 1,
        "hand": ["trans_neptune_probe"],
        "deck": ["ants", "fish"],
    }
    first = changes(words, plays("trans_neptune_probe"), {"next": 1}, {"option": 1}, {"discard": "ants"})
    assert first == bought(
        "trans_neptune_probe", 6, {"drawn": ["fish"], "discarded": ["ants"], "cubes olympus_conference": -1}
    )
    last = changes(words, plays("trans_neptune_probe"), {"next": 0}, {"option": 1})
    assert last == bought("trans_neptune_probe", 6, {"drawn": ["ants"], "cubes olympus_conference": -1})


def test_the_owner_of_protected_habitats_may_take_own_cubes() -> None:
    words = {"played": ["ants", "protected_habitats", "tardigrades"], "cubes tardigrades": 1}
    assert changes(words, {"act": "ants"}) == {"used": ["ants"], "cubes tardigrades": -1, "cubes ants": 1}


# ---- no card is forgotten


def test_every_lasting_effect_has_a_row_where_it_works_and_one_where_it_does_not() -> None:
    lasting = {card.id for card in PRINTED if card.kind == ACTIVE and (card.triggers or card.modifiers)}
    assert len(lasting) == 24
    assert {row.card for row in FIRES} == lasting
    assert {row.card for row in NOT_FIRED} == lasting
