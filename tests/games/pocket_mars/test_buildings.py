"""The abilities of the five buildings, the two zones and the golden rule."""

import pytest

from marsbox.core.contract import State
from tests.games.pocket_mars.scenario import SKIP, act, asked, at, facts_of, offered, offered_by, seat


def reached(card: str, colonists: dict[str, dict[str, list[int]]] | None = None, **own: int) -> State:
    """Seat 0 has played a module card without landing or module action and may use the building."""
    buildings: dict[str, dict[str, object]] = {name: dict(zones) for name, zones in (colonists or {}).items()}
    state = at(
        {
            "seats": [{"hand": ["S1", "C6"], "module": [card, "W3"], **own}, {"hand": ["S2", "S3"]}],
            "buildings": buildings,
        }
    )
    act(state, (0, {"module": card}))
    while asked(state)[0][1] in ("land", "module_action"):
        act(state, (0, SKIP))
    return state


# ---- ecosystem


ZONES = {"water": {"*": [1, 0], "**": [0, 0]}, "energy": {"*": [1, 1], "**": [0, 1]}}


def test_ecosystem_moves_any_colonist_of_any_player_in_any_building_between_the_zones() -> None:
    state = reached("G2", ZONES)
    assert offered(state, 0) == [
        {"promote": {"building": "water", "colonist": 0}},
        {"demote": {"building": "energy", "colonist": 1}},
        SKIP,
    ]
    act(state, (0, {"demote": {"building": "energy", "colonist": 1}}))
    assert facts_of(state)["buildings"]["energy"]["**"] == [0, 0]
    assert facts_of(state)["buildings"]["energy"]["*"] == [1, 2]


def test_ecosystem_can_promote_a_rivals_colonist() -> None:
    state = reached("G2", {"science": {"*": [0, 1]}})
    act(state, (0, {"promote": {"building": "science", "colonist": 1}}))
    assert facts_of(state)["buildings"]["science"]["**"] == [0, 1]


def test_ecosystem_needs_room_in_the_zone_of_two_stars() -> None:
    state = reached("G2", ZONES)
    assert {"building": "energy", "colonist": 0} not in offered_by(state, 0, "promote")


def test_ecosystem_without_colonists_on_mars_asks_nothing() -> None:
    assert asked(reached("G2"))[0][1] == "store"


# ---- energy


def test_energy_gives_1_energy() -> None:
    state = reached("E5", energy=2)
    assert offered(state, 0) == [{"use": True}, SKIP]
    act(state, (0, {"use": True}))
    assert seat(state, 0)["energy"] == 3


def test_energy_stops_at_the_maximum_so_that_nothing_is_asked_there() -> None:
    assert asked(reached("E5", energy=5))[0][1] == "store"


# ---- science


def test_science_takes_a_colonist_from_earth_to_the_ship() -> None:
    state = act(reached("S4", ship=1), (0, {"use": True}))
    assert (seat(state, 0)["Earth"], seat(state, 0)["ship"]) == (5, 2)


def test_science_needs_a_colonist_on_earth() -> None:
    assert asked(reached("S4", ship=7))[0][1] == "store"


# ---- water


def test_water_puts_an_own_card_of_hand_or_module_face_down_under_the_deck() -> None:
    state = reached("W5")
    assert offered_by(state, 0, "bury") == ["S1", "C6", "W3"]
    act(state, (0, {"bury": "W3"}))
    assert facts_of(state)["deck"][-1] == "W3"
    # the 4-card rule has drawn two cards since, and both module places are to be filled
    assert asked(state) == [(0, "store")]
    assert len(seat(state, 0)["hand"]) == 4


# ---- construction


def test_construction_lands_a_colonist_in_any_host_building() -> None:
    state = reached("C5", ship=2)
    assert offered(state, 0) == [{"land": name} for name in ("ecosystem", "water", "energy", "science")] + [SKIP]
    act(state, (0, {"land": "science"}))
    assert facts_of(state)["buildings"]["science"]["*"] == [1, 0]
    assert seat(state, 0)["ship"] == 1


def test_construction_needs_a_colonist_on_the_ship() -> None:
    assert asked(reached("C5", ship=0))[0][1] == "store"


@pytest.mark.parametrize("card", ["G2", "E5", "S4", "W5", "C5"])
def test_every_ability_is_optional(card: str) -> None:
    state = reached(card, {"water": {"*": [1, 0]}}, ship=1, energy=1)
    before = facts_of(state)
    assert SKIP in offered(state, 0)
    act(state, (0, SKIP))
    after = facts_of(state)
    for key in ("Earth", "ship", "energy"):
        assert after["seats"][0][key] == before["seats"][0][key]
    assert after["buildings"] == before["buildings"]


# ---- zones


def test_zone_one_has_no_limit() -> None:
    state = at(
        {
            "seats": [{"ship": 1, "hand": ["C7", "E1"]}, {}],
            "buildings": {"water": {"*": [5, 7]}},
        }
    )
    act(state, (0, {"hand": "C7"}), (0, {"land": "water"}))
    assert facts_of(state)["buildings"]["water"]["*"] == [6, 7]


@pytest.mark.parametrize(("players", "free"), [(2, False), (3, True), (4, True)])
def test_zone_two_holds_a_second_colonist_only_from_3_players_on(players: int, free: bool) -> None:
    one = [1, 0] + [0] * (players - 2)
    two = [0, 1] + [0] * (players - 2)
    state = at(
        {
            "players": players,
            "seats": [{"hand": ["G1", "E1"]}],
            "buildings": {"water": {"*": one, "**": two}},
        }
    )
    assert ({"hand": "G1"} in offered(state, 0)) is free


# ---- the golden rule


def test_golden_rule_a_card_may_land_a_colonist_without_comparing_values() -> None:
    state = at(
        {
            "seats": [{"ship": 1, "hand": ["C7", "E1"]}, {}],
            "buildings": {"water": {"cards": ["W7"]}},
        }
    )
    act(state, (0, {"hand": "C7"}), (0, {"land": "water"}))
    assert facts_of(state)["buildings"]["water"]["*"] == [1, 0]


def test_golden_rule_a_card_may_draw_beyond_four() -> None:
    state = act(at({"seats": [{"hand": ["W6", "E1"]}, {}]}), (0, {"hand": "W6"}))
    assert len(seat(state, 0)["hand"]) == 3
    assert asked(state) == [(0, "discard")]
