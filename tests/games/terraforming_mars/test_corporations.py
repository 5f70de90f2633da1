"""The twelve corporations and the one for beginners: what each starts with, its effect, first action and action."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pytest

from marsbox import testing
from marsbox.core import SPECTATOR
from marsbox.core.contract import State
from marsbox.core.errors import SetupError
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import BEGINNER, RESOURCES
from tests.games.terraforming_mars.scenario import (
    DONE,
    GAME,
    NOTHING,
    PASS,
    SKIP,
    Step,
    Words,
    act,
    asked,
    at,
    changes,
    difference,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

UNMI: Final = "united_nations_mars_initiative"

# ---- what they start with


class Start(NamedTuple):
    """A corporation, its tags, and what is on the mat before any card is bought."""

    corporation: str
    tags: Words
    resources: Words
    production: Words = NOTHING


STARTS: Final = (
    Start("credicor", {}, {"megacredits": 57}),
    Start("ecoline", {"plant": 1}, {"megacredits": 36, "plants": 3}, {"plants": 2}),
    Start("helion", {"space": 1}, {"megacredits": 42}, {"heat": 3}),
    Start("interplanetary_cinematics", {"building": 1}, {"megacredits": 30, "steel": 20}),
    Start("inventrix", {"science": 1}, {"megacredits": 45}),
    Start("mining_guild", {"building": 2}, {"megacredits": 30, "steel": 5}, {"steel": 1}),
    Start("phobolog", {"space": 1}, {"megacredits": 23, "titanium": 10}),
    Start("tharsis_republic", {"building": 1}, {"megacredits": 40}),
    Start("thorgate", {"power": 1}, {"megacredits": 48}, {"energy": 1}),
    Start(UNMI, {"earth": 1}, {"megacredits": 40}),
    # its own Jovian tag brings the first step of M€ production
    Start("saturn_systems", {"jovian": 1}, {"megacredits": 42}, {"titanium": 1, "megacredits": 1}),
    Start("teractor", {"earth": 1}, {"megacredits": 60}),
)
CORPORATE_ERA: Final = ("saturn_systems", "teractor")


def full(some: Words, base: int = 0) -> dict[str, int]:
    """All six resources, each `base` above what is told."""
    return {name: base + some.get(name, 0) for name in RESOURCES}


def founded(corporation: str, era: str = "on") -> State:
    """A game of two in which seat 0 has chosen the corporation and bought nothing."""
    other = "credicor" if corporation != "credicor" else "ecoline"
    state = testing.deal(GAME, 2, options={"corporate_era": era}, first=0, corporations=[[corporation], [other]])
    return act(state, {"corporation": corporation}, DONE, (1, {"corporation": other}), (1, DONE))


@pytest.mark.parametrize("row", STARTS, ids=lambda row: row.corporation)
def test_a_corporation_starts_with_what_is_printed(row: Start) -> None:
    mat = seat(founded(row.corporation), 0)
    assert mat["corporation"] == row.corporation
    assert mat["TR"] == 20
    assert mat["resources"] == full(row.resources)
    assert mat["production"] == full(row.production)
    assert mat["tags"] == row.tags


@pytest.mark.parametrize(
    "row", [row for row in STARTS if row.corporation not in CORPORATE_ERA], ids=lambda row: row.corporation
)
def test_without_the_corporate_era_each_production_starts_one_step_higher(row: Start) -> None:
    mat = seat(founded(row.corporation, "off"), 0)
    assert mat["resources"] == full(row.resources)
    assert mat["production"] == full(row.production, 1)


@pytest.mark.parametrize("corporation", CORPORATE_ERA)
def test_two_corporations_belong_to_the_corporate_era(corporation: str) -> None:
    with pytest.raises(SetupError):
        founded(corporation, "off")


def test_cards_are_paid_for_with_the_corporations_money() -> None:
    cards = [card.id for card in PRINTED[:10]]
    state = testing.deal(
        GAME,
        2,
        options={"corporate_era": "on"},
        first=0,
        corporations=[["phobolog"], ["teractor"]],
        dealt=[cards, []],
    )
    act(state, {"corporation": "phobolog"}, *[{"keep": card} for card in cards[:7]])
    assert offered(state) == [DONE]  # of 23 M€ two are left
    act(state, DONE, (1, {"corporation": "teractor"}), (1, DONE))
    mat = seat(state, 0)
    assert mat["hand"] == cards[:7]
    assert mat["resources"] == full({"megacredits": 2, "titanium": 10})
    assert facts_of(state)["discard pile"][:3] == cards[7:]


def test_the_beginner_corporation_has_42_megacredits_and_all_ten_cards_for_nothing() -> None:
    cards = ["asteroid", "comet", "fish"]
    state = testing.deal(
        GAME, 2, options={"beginner_1": "on"}, first=0, corporations=[[], ["ecoline"]], dealt=[cards, []]
    )
    assert asked(state) == [(1, "corporation")]
    act(state, (1, {"corporation": "ecoline"}), (1, DONE))
    mat = seat(state, 0)
    assert mat["corporation"] == "beginner_corporation"
    assert mat["resources"] == full({"megacredits": 42})
    assert mat["production"] == full({}, 1)
    assert mat["tags"] == {}
    assert len(mat["hand"]) == 10
    assert mat["hand"][:3] == cards
    assert offered_by(state, "act") == []


def test_a_solo_player_starts_with_a_rating_of_14_and_no_production() -> None:
    state = testing.deal(GAME, 1, corporations=[["teractor"]])
    act(state, {"corporation": "teractor"}, DONE)
    mat = seat(state, 0)
    assert (mat["TR"], mat["resources"], mat["production"]) == (14, full({"megacredits": 60}), full({}))


def test_tharsis_republic_is_paid_for_the_neutral_cities_of_a_solo_game() -> None:
    state = testing.deal(GAME, 1, corporations=[["tharsis_republic"]])
    act(state, {"corporation": "tharsis_republic"}, DONE)
    mat = seat(state, 0)
    assert mat["production"] == full({"megacredits": 2})
    assert mat["resources"] == full({"megacredits": 40})


# ---- effects


class Effect(NamedTuple):
    """Seat 0 leads a corporation: before, what is done, and all that has changed then."""

    corporation: str
    before: Words
    acts: Sequence[Step]
    after: Words


def bought(card: str, price: int, more: Words = NOTHING) -> dict[str, Any]:
    """A card that seat 0 has paid for and laid open."""
    return {"gone": [card], "played": [card], "megacredits": -price, **more}


def spent(card: str, price: int, more: Words = NOTHING) -> dict[str, Any]:
    """An event that seat 0 has paid for."""
    return {"gone": [card], "events": [card], "megacredits": -price, **more}


def tile(project: str, space: str, number: int = 0) -> list[Step]:
    """A standard project that places a tile."""
    return [(number, {"project": project}), (number, {"place": space})]


OTHER: Final = {"active player": 1}
MINE: Final[Step] = {"play": "mine"}
MINED: Final = bought("mine", 4, {"steel production": 1})
CITY: Final = {"r3c4": "city of 0", "megacredits": -25, "megacredits production": 1}
THEIR_CITY: Final = {"r3c4": "city of 1", "1 megacredits": -25, "1 megacredits production": 1}
COLONY: Final = bought("ganymede_colony", 20, {"ganymede_colony": "city of 0"})
THEIR_COLONY: Final = {
    "1 gone": ["ganymede_colony"],
    "1 played": ["ganymede_colony"],
    "1 megacredits": -20,
    "ganymede_colony": "city of 1",
}
THEIR_DEPOSIT: Final = {
    "1 gone": ["mineral_deposit"],
    "1 events": ["mineral_deposit"],
    "1 megacredits": -5,
    "1 steel": 5,
}

FIRES: Final = (
    Effect("credicor", {"hand": ["earth_catapult"]}, [{"play": "earth_catapult"}], bought("earth_catapult", 19)),
    Effect("credicor", {"hand": ["ganymede_colony"]}, [{"play": "ganymede_colony"}], {**COLONY, "megacredits": -16}),
    # the printed cost counts, not the price
    Effect(
        "credicor",
        {"hand": ["ganymede_colony"], "played": ["space_station"], "megacredits": 18},
        [{"play": "ganymede_colony"}],
        {**COLONY, "megacredits": -14},
    ),
    Effect(
        "credicor",
        {"hand": ["ganymede_colony"], "titanium": 7, "megacredits": 0},
        [{"play": "ganymede_colony"}],
        {**COLONY, "megacredits": 4, "titanium": -7},
    ),
    Effect("credicor", {}, tile("city", "r3c4"), {**CITY, "megacredits": -21}),
    Effect(
        "credicor",
        {},
        tile("greenery", "r3c4"),
        {"r3c4": "greenery of 0", "megacredits": -19, "oxygen": 1, "TR": 1},
    ),
    Effect(
        "ecoline",
        {"plants": 7},
        [{"convert_plants": True}, {"place": "r3c4"}],
        {"plants": -7, "r3c4": "greenery of 0", "oxygen": 1, "TR": 1},
    ),
    Effect(
        "helion",
        {"hand": ["mine", "ants"], "megacredits": 0, "heat": 5},
        [MINE],
        {"gone": ["mine"], "played": ["mine"], "heat": -4, "steel production": 1},
    ),
    Effect(
        "interplanetary_cinematics",
        {"hand": ["mineral_deposit"], "megacredits": 5},
        [{"play": "mineral_deposit"}],
        spent("mineral_deposit", 3, {"steel": 5}),
    ),
    Effect(
        "inventrix",
        {"hand": ["lichen"], "temperature": -28},
        [{"play": "lichen"}],
        bought("lichen", 7, {"plants production": 1}),
    ),
    Effect(
        "mining_guild",
        {},
        tile("city", "r1c1"),
        {
            "r1c1": "city of 0",
            "megacredits": -25,
            "megacredits production": 1,
            "steel": 2,
            "steel production": 1,
        },
    ),
    Effect(
        "mining_guild",
        {},
        tile("city", "r8c6"),
        {
            "r8c6": "city of 0",
            "megacredits": -25,
            "megacredits production": 1,
            "titanium": 1,
            "steel production": 1,
        },
    ),
    # oceans that the owner places count too
    Effect(
        "mining_guild",
        {},
        tile("aquifer", "r9c5"),
        {"r9c5": "ocean", "oceans": 1, "TR": 1, "megacredits": -18, "titanium": 2, "steel production": 1},
    ),
    Effect(
        "mining_guild",
        {"hand": ["mining_rights"], "steel": 0},
        [{"play": "mining_rights"}, {"place": "r8c1"}],
        bought("mining_rights", 9, {"r8c1": "mining_rights of 0", "steel": 2, "steel production": 2}),
    ),
    Effect(
        "phobolog",
        {"hand": ["security_fleet", "ants"], "megacredits": 0, "titanium": 3},
        [{"play": "security_fleet"}],
        {"gone": ["security_fleet"], "played": ["security_fleet"], "titanium": -3},
    ),
    Effect("tharsis_republic", {}, tile("city", "r3c4"), {**CITY, "megacredits": -22, "megacredits production": 2}),
    Effect("tharsis_republic", OTHER, tile("city", "r3c4", 1), {**THEIR_CITY, "megacredits production": 1}),
    Effect(
        "tharsis_republic",
        {"hand": ["ganymede_colony"]},
        [{"play": "ganymede_colony"}],
        {**COLONY, "megacredits": -17},
    ),
    Effect(
        "tharsis_republic",
        {**OTHER, "1 hand": ["noctis_city"], "1 energy production": 1},
        [(1, {"play": "noctis_city"})],
        {
            "1 gone": ["noctis_city"],
            "1 played": ["noctis_city"],
            "1 megacredits": -18,
            "1 megacredits production": 3,
            "1 energy production": -1,
            "1 plants": 2,
            "r5c3": "city of 1",
            "megacredits production": 1,
        },
    ),
    Effect(
        "thorgate",
        {"hand": ["power_plant"]},
        [{"play": "power_plant"}],
        bought("power_plant", 1, {"energy production": 1}),
    ),
    Effect("thorgate", {"megacredits": 8}, [{"project": "power_plant"}], {"megacredits": -8, "energy production": 1}),
    # never below 0
    Effect(
        "thorgate",
        {"hand": ["fueled_generators"]},
        [{"play": "fueled_generators"}],
        {
            "gone": ["fueled_generators"],
            "played": ["fueled_generators"],
            "megacredits production": -1,
            "energy production": 1,
        },
    ),
    Effect(
        "saturn_systems",
        {"hand": ["vesta_shipyard"]},
        [{"play": "vesta_shipyard"}],
        bought("vesta_shipyard", 15, {"titanium production": 1, "megacredits production": 1}),
    ),
    Effect(
        "saturn_systems",
        {**OTHER, "1 hand": ["vesta_shipyard"]},
        [(1, {"play": "vesta_shipyard"})],
        {
            "1 gone": ["vesta_shipyard"],
            "1 played": ["vesta_shipyard"],
            "1 megacredits": -15,
            "1 titanium production": 1,
            "megacredits production": 1,
        },
    ),
    Effect(
        "teractor",
        {"hand": ["sponsors"]},
        [{"play": "sponsors"}],
        bought("sponsors", 3, {"megacredits production": 2}),
    ),
    Effect(
        "teractor",
        {"hand": ["bribed_committee"]},
        [{"play": "bribed_committee"}],
        spent("bribed_committee", 4, {"TR": 2}),
    ),
)

NOT_FIRED: Final = (
    Effect("credicor", {"hand": ["aquifer_pumping"]}, [{"play": "aquifer_pumping"}], bought("aquifer_pumping", 18)),
    Effect(
        "credicor",
        {},
        tile("aquifer", "r1c5"),
        {"r1c5": "ocean", "oceans": 1, "TR": 1, "megacredits": -18},
    ),
    Effect("credicor", OTHER, tile("city", "r3c4", 1), THEIR_CITY),
    Effect("credicor", {"1 passed": True}, [{"award": "banker"}], {"megacredits": -8, "banker": 0}),
    Effect("helion", {"hand": ["mine"]}, [MINE], MINED),
    Effect("interplanetary_cinematics", {"hand": ["mine"], "steel": 0}, [MINE], MINED),
    Effect(
        "interplanetary_cinematics",
        {**OTHER, "1 hand": ["mineral_deposit"]},
        [(1, {"play": "mineral_deposit"})],
        THEIR_DEPOSIT,
    ),
    Effect("mining_guild", {"steel": 0}, tile("city", "r3c4"), CITY),
    Effect(
        "mining_guild",
        OTHER,
        tile("city", "r1c1", 1),
        {"r1c1": "city of 1", "1 megacredits": -25, "1 megacredits production": 1, "1 steel": 2},
    ),
    Effect("phobolog", {"hand": ["mine"], "megacredits": 4}, [MINE], MINED),
    Effect(
        "tharsis_republic",
        {},
        tile("greenery", "r3c4"),
        {"r3c4": "greenery of 0", "megacredits": -23, "oxygen": 1, "TR": 1},
    ),
    # a city of another player off the map
    Effect(
        "tharsis_republic", {**OTHER, "1 hand": ["ganymede_colony"]}, [(1, {"play": "ganymede_colony"})], THEIR_COLONY
    ),
    Effect("thorgate", {"hand": ["mine"]}, [MINE], MINED),
    Effect("thorgate", {}, tile("city", "r3c4"), CITY),
    Effect("thorgate", OTHER, [(1, {"project": "power_plant"})], {"1 megacredits": -11, "1 energy production": 1}),
    Effect("saturn_systems", {"hand": ["mine"]}, [MINE], MINED),
    Effect("teractor", {"hand": ["mine"]}, [MINE], MINED),
)


@pytest.mark.parametrize("row", FIRES, ids=lambda row: row.corporation)
def test_the_effect_of_a_corporation_does_what_is_printed(row: Effect) -> None:
    check_effect(row)


@pytest.mark.parametrize("row", NOT_FIRED, ids=lambda row: row.corporation)
def test_the_effect_of_a_corporation_has_nothing_to_do_with_other_things(row: Effect) -> None:
    check_effect(row)


def check_effect(row: Effect) -> None:
    """All that the row does changes what it says, and nothing else."""
    state = at({**row.before, "corporation": row.corporation})
    before = facts_of(state)
    after = facts_of(act(state, *row.acts))
    assert after["phase"] == "action", after["questions"]
    assert difference(before, after) == row.after


def test_a_bonus_of_credicor_or_interplanetary_cinematics_does_not_help_to_pay() -> None:
    state = at({"corporation": "credicor", "hand": ["earth_catapult"], "megacredits": 22})
    assert refused(state, {"play": "earth_catapult"}) == "too_dear"
    state = at({"corporation": "interplanetary_cinematics", "hand": ["mineral_deposit"], "megacredits": 4})
    assert refused(state, {"play": "mineral_deposit"}) == "too_dear"


def test_ecoline_needs_seven_plants_and_everybody_else_eight() -> None:
    assert refused(at({"corporation": "ecoline", "plants": 6}), {"convert_plants": True}) == "too_few_plants"
    assert refused(at({"corporation": "helion", "plants": 7}), {"convert_plants": True}) == "too_few_plants"


def test_a_view_tells_what_a_conversion_takes_of_the_seat() -> None:
    state = at({"corporation": "ecoline"})
    takes = [GAME.view(state, viewer)["conversions"] for viewer in (0, 1, SPECTATOR)]
    assert takes == [{"plants": 7, "heat": 8}, {"plants": 8, "heat": 8}, {"plants": 8, "heat": 8}]


def test_ecoline_converts_seven_plants_after_the_last_production_too() -> None:
    words = {"corporation": "ecoline", "temperature": 8, "oxygen": 14, "oceans": 9, "plants": 5, "1 passed": True}
    state = act(at(words), PASS)
    assert offered(state) == [{"convert_plants": True}, SKIP]
    assert seat(state, 0)["resources"]["plants"] == 7
    act(state, {"convert_plants": True}, {"place": "r3c3"})
    mat = seat(state, 0)
    assert (mat["TR"], mat["resources"]["plants"]) == (20, 0)
    assert mat["points"]["greeneries"] == 1


@pytest.mark.parametrize(
    ("words", "steps", "changed"),
    [
        ({}, [{"project": "power_plant"}, {"amount": 11}], {"heat": -11, "energy production": 1}),
        ({"TR": 35}, [{"milestone": "terraformer"}, {"amount": 5}], {"heat": -5, "megacredits": -3, "terraformer": 0}),
        ({}, [{"award": "banker"}, {"amount": 8}], {"heat": -8, "banker": 0}),
        (
            {"played": ["space_mirrors"]},
            [{"act": "space_mirrors"}, {"amount": 0}],
            {"megacredits": -7, "energy production": 1, "used": ["space_mirrors"]},
        ),
        (
            {"played": ["inventors_guild"], "deck": ["ants"]},
            [{"act": "inventors_guild"}, {"keep": "ants"}, {"amount": 3}],
            {"heat": -3, "drawn": ["ants"], "used": ["inventors_guild"]},
        ),
    ],
)
def test_helion_pays_with_heat_for_everything(words: Words, steps: list[Step], changed: Words) -> None:
    assert changes({**words, "corporation": "helion", "heat": 20}, *steps) == changed


def test_helion_pays_with_heat_in_the_research_phase() -> None:
    words = {"corporation": "helion", "TR": 0, "megacredits": 2, "heat": 1, "heat production": 1, "1 passed": True}
    # the other player is dealt first: the marker has moved on
    deck = ["ants", "fish", "birds", "pets", "mine", "comet", "algae", "trees"]
    state = act(at({**words, "deck": deck}), PASS)
    assert sorted(offered_by(state, "keep")) == ["comet", "fish", "pets", "trees"]
    act(state, {"keep": "fish"}, DONE, (1, DONE))
    # of 2 M€ and 2 heat
    assert asked(state) == [(0, "heat")]
    assert offered_by(state, "amount") == [1, 2]


def test_megacredits_never_replace_heat() -> None:
    assert refused(at({"corporation": "helion", "heat": 7}), {"convert_heat": True}) == "too_little_heat"
    trap = {"corporation": "helion", "hand": ["local_heat_trapping", "mine"], "megacredits": 0}
    assert refused(at({**trap, "heat": 5}), {"play": "local_heat_trapping"}) == "too_dear"
    assert refused(at({**trap, "heat": 4, "megacredits": 9}), {"play": "local_heat_trapping"}) == "effects_impossible"
    after = changes({**trap, "heat": 6}, {"play": "local_heat_trapping"})
    assert after == {
        "gone": ["local_heat_trapping"],
        "events": ["local_heat_trapping"],
        "heat": -6,
        "plants": 4,
    }


def test_inventrix_misses_a_requirement_by_two_steps_at_most() -> None:
    card = {"corporation": "inventrix", "hand": ["designed_microorganisms"]}  # wants -14 °C or less
    assert {"play": "designed_microorganisms"} in offered(at({**card, "temperature": -10}))
    assert refused(at({**card, "temperature": -8}), {"play": "designed_microorganisms"}) == "requirement"


def test_inventrix_adaptation_technology_and_special_design_add_up() -> None:
    card = {"corporation": "inventrix", "played": ["adaptation_technology"], "hand": ["algae"]}  # wants 5 oceans
    assert {"play": "algae"} in offered(at({**card, "oceans": 1}))
    assert refused(at({**card, "oceans": 0}), {"play": "algae"}) == "requirement"
    design = {"events": ["special_design"], "next card": "special_design", "hand": ["breathing_filters"]}
    assert {"play": "breathing_filters"} in offered(at({**card, **design, "oxygen": 1}))
    assert refused(at({**card, **design, "oxygen": 0}), {"play": "breathing_filters"}) == "requirement"


def test_inventrix_does_not_ease_requirements_of_tags() -> None:
    state = at({"corporation": "inventrix", "hand": ["gene_repair"], "played": ["trans_neptune_probe"]})
    assert refused(state, {"play": "gene_repair"}) == "requirement"


# ---- first actions and actions


def test_the_first_action_of_inventrix_draws_three_cards_before_anything_else() -> None:
    state = founded("inventrix")
    # it is the only thing the player may do, so that it is done at once
    assert len(seat(state, 0)["hand"]) == 3
    assert (facts_of(state)["active player"], facts_of(state)["actions left"]) == (0, 1)


def test_the_first_action_of_tharsis_republic_places_a_city() -> None:
    state = founded("tharsis_republic")
    assert asked(state) == [(0, "space")]
    assert "r5c3" not in offered_by(state, "place")
    before = facts_of(state)
    after = facts_of(act(state, {"place": "r3c4"}))
    assert difference(before, after) == {"r3c4": "city of 0", "megacredits": 3, "megacredits production": 1}
    assert (after["active player"], after["actions left"]) == (0, 1)


def test_the_first_city_of_tharsis_republic_keeps_its_distance_and_comes_before_everything_else() -> None:
    state = at({"corporation": "tharsis_republic", "first action owed": True, "r3c4": "city of 1"})
    assert offered(state) == [{"act": "tharsis_republic"}]
    assert refused(state, PASS) == "first_action"
    places = offered_by(act(state, {"act": "tharsis_republic"}), "place")
    assert not {"r3c4", "r3c3", "r3c5", "r2c3", "r2c4", "r4c4", "r4c5"} & set(places)
    assert len(places) == 48 - 7


def test_a_first_action_is_owed_once() -> None:
    state = act(founded("inventrix"), {"project": "power_plant"}, (1, PASS))
    assert len(seat(state, 0)["hand"]) == 3
    assert PASS in offered(state)


def test_the_united_nations_raise_their_rating_once_it_has_risen_in_this_generation() -> None:
    words = {"corporation": UNMI, "TR rose": True}
    assert changes(words, {"act": UNMI}) == {"megacredits": -3, "TR": 1, "used": [UNMI]}
    assert refused(act(at(words), {"act": UNMI}), {"act": UNMI}) == "action_used"
    assert refused(at({**words, "TR rose": False}), {"act": UNMI}) == "action_impossible"
    assert refused(at({**words, "megacredits": 2, "steel": 5, "titanium": 5}), {"act": UNMI}) == "action_impossible"


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ({"hand": ["release_of_inert_gases"]}, [{"play": "release_of_inert_gases"}]),
        ({}, tile("aquifer", "r1c5")),
        ({"heat": 8}, [{"convert_heat": True}]),
    ],
)
def test_any_rise_of_the_rating_counts_for_the_united_nations(words: Words, steps: list[Step]) -> None:
    state = at({"corporation": UNMI, **words})
    assert refused(state, {"act": UNMI}) == "action_impossible"
    assert {"act": UNMI} in offered(act(state, *steps))


def test_a_rise_of_another_player_or_of_an_earlier_generation_does_not_count_for_the_united_nations() -> None:
    state = at({"corporation": UNMI, "active player": 1, "actions left": 1})
    act(state, (1, {"project": "asteroid"}))
    assert refused(state, {"act": UNMI}) == "action_impossible"
    state = at({"corporation": UNMI, "TR rose": True, "1 passed": True})
    act(state, PASS, DONE, (1, DONE), (1, PASS))
    assert refused(state, {"act": UNMI}) == "action_impossible"


# ---- no corporation is forgotten


def test_every_corporation_has_rows_for_all_it_can_do() -> None:
    corporations = PRINTED[BEGINNER:]
    assert len(corporations) == 13
    assert {row.corporation for row in STARTS} == {card.id for card in corporations} - {"beginner_corporation"}
    silent = {"beginner_corporation", UNMI}  # no lasting effect
    assert {row.corporation for row in FIRES} == {card.id for card in corporations} - silent
    # when these two do not help is said by tests of their own
    assert {card.id for card in corporations} - silent - {row.corporation for row in NOT_FIRED} == {
        "ecoline",
        "inventrix",
    }
