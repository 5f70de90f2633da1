"""Bonus cards at the end of the game: every design with its condition, ties, and what comes first.

Each row has a bonus card in seat 0 of a finished game and tells the points that it brings there.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from marsbox.core.contract import State
from marsbox.core.events import SPECTATOR
from tests.games.mission_red_planet.scenario import GAME, after_turn, at, decline_all, facts_of, kinds, plays, seat

CENTRAL = ("valles_marineris", "mare_tyrrhenum", "tritonis_sinus")
NORTH = ("hellas", "ausonia", "vastitas_borealis", "mare_serpentis", "sinus_sabaeus")
EAST = ("vastitas_borealis", "mare_serpentis", "sinus_sabaeus", "syrtis_major", "noachis")
SOUTH = ("sinus_sabaeus", "syrtis_major", "noachis", "hellas", "ausonia")
WEST = ("syrtis_major", "noachis", "hellas", "ausonia", "vastitas_borealis")


@dataclass
class Row:
    card: str
    points: int
    why: str
    zones: dict[str, list[int]] = field(default_factory=dict)
    memorial: tuple[int, int, int] = (0, 0, 0)
    tokens: tuple[dict[str, int], ...] = ({}, {}, {})

    def __str__(self) -> str:
        return f"{self.card}: {self.why}"


def one_each(*names: str) -> dict[str, list[int]]:
    return {name: [1, 0, 0] for name in names}


def missions() -> list[Row]:
    rows = []
    for name, zones in (("north", NORTH), ("east", EAST), ("south", SOUTH), ("west", WEST)):
        card = f"secret_mission_{name}"
        rows.append(Row(card, 8, "one in each of the five", one_each(*zones)))
        rows.append(Row(card, 8, "others may have more", {zone: [1, 5, 0] for zone in zones[:4]} | one_each(zones[4])))
        for missing in zones:
            present = one_each(*[zone for zone in zones if zone != missing])
            rows.append(Row(card, 0, f"nobody in {missing}", {**present, missing: [0, 1, 0]}))
    return rows


ROWS = [
    *missions(),
    Row("strategic_zones", 6, "most in the centre", {"tritonis_sinus": [2, 1, 0]}),
    Row("strategic_zones", 6, "tied", {"tritonis_sinus": [2, 2, 0]}),
    Row("strategic_zones", 0, "second", {"tritonis_sinus": [1, 2, 0]}),
    Row("strategic_zones", 0, "nobody there", {"hellas": [5, 0, 0]}),
    Row("strategic_zones", 6, "the three together", {zone: [1, 2 * (zone == CENTRAL[0]), 0] for zone in CENTRAL}),
    Row("strategic_zones", 0, "outer zones do not count", {"hellas": [5, 0, 0], "tritonis_sinus": [0, 1, 0]}),
    Row("lost_in_space", 8, "most losses", memorial=(3, 2, 0)),
    Row("lost_in_space", 8, "tied", memorial=(3, 3, 0)),
    Row("lost_in_space", 0, "second", memorial=(2, 3, 0)),
    Row("lost_in_space", 0, "no losses at all"),
    Row("celerium_baron", 8, "most celerium", tokens=({"celerium": 2}, {"celerium": 1}, {"ice": 9})),
    Row("celerium_baron", 8, "tied", tokens=({"celerium": 2}, {}, {"celerium": 2})),
    Row("celerium_baron", 0, "second", tokens=({"celerium": 2}, {}, {"celerium": 3})),
    Row("celerium_baron", 0, "none", tokens=({"ice": 9}, {}, {})),
    Row("sylvanite_baron", 8, "most sylvanite", tokens=({"sylvanite": 2}, {"sylvanite": 1}, {"ice": 9})),
    Row("sylvanite_baron", 8, "tied", tokens=({"sylvanite": 2}, {}, {"sylvanite": 2})),
    Row("sylvanite_baron", 0, "second", tokens=({"sylvanite": 2}, {}, {"sylvanite": 3})),
    Row("sylvanite_baron", 0, "none", tokens=({"ice": 9}, {}, {})),
    Row("mass_settlement", 6, "most on Mars", {"hellas": [2, 0, 3], "tritonis_sinus": [2, 3, 0]}),
    Row("mass_settlement", 6, "tied", {"hellas": [2, 0, 0], "tritonis_sinus": [1, 3, 0]}),
    Row("mass_settlement", 0, "second", {"hellas": [2, 0, 0], "tritonis_sinus": [0, 3, 0]}),
    Row("mass_settlement", 0, "nobody on Mars"),
    Row("world_spanning", 0, "nowhere", {"hellas": [0, 1, 0]}),
    Row("world_spanning", 1, "one zone, however many are there", {"hellas": [7, 0, 0]}),
    Row("world_spanning", 3, "three zones, centre included", one_each("hellas", "noachis", "tritonis_sinus")),
    Row("world_spanning", 10, "all zones", one_each(*[zone.id for zone in GAME.box.zones])),
    Row("diversified", 8, "two of each", tokens=({"ice": 2, "sylvanite": 2, "celerium": 2}, {"ice": 9}, {})),
    Row("diversified", 8, "once, however many there are", tokens=({"ice": 5, "sylvanite": 4, "celerium": 6}, {}, {})),
    Row("diversified", 0, "one of ice", tokens=({"ice": 1, "sylvanite": 4, "celerium": 6}, {}, {})),
    Row("diversified", 0, "one of sylvanite", tokens=({"ice": 4, "sylvanite": 1, "celerium": 6}, {}, {})),
    Row("diversified", 0, "no celerium", tokens=({"ice": 4, "sylvanite": 4}, {}, {})),
    # its tokens are points by themselves
    Row("blocks_of_ice", 0, "the tokens count as tokens"),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_a_bonus_card_brings(row: Row) -> None:
    seats = [{"memorial": row.memorial[number], "tokens": row.tokens[number]} for number in range(3)]
    seats[0] |= {"bonus": [row.card]}
    zones = {name: {"astronauts": astronauts} for name, astronauts in row.zones.items()}
    state = at({"phase": "over", "seats": seats, "zones": zones})
    assert seat(state, 0)["points"][row.card] == row.points


def test_every_bonus_card_has_a_row() -> None:
    assert {row.card for row in ROWS} == {card.id for card in GAME.box.cards if card.bonus is not None}


# ---- tokens come before all comparisons


def ended(seats: list[dict[str, Any]], **zones: Any) -> State:
    """The end of a game, after its last scoring."""
    return after_turn(10, {"seats": seats, "zones": zones})


def test_blocks_of_ice_bring_three_ice_tokens() -> None:
    state = ended([{"bonus": ["blocks_of_ice"]}])
    assert seat(state, 0)["tokens"]["ice"] == 3
    assert seat(state, 0)["points"] == {"ice": 3, "ice bonus": 9, "blocks_of_ice": 0, "total": 12}


def test_two_blocks_of_ice_bring_six() -> None:
    assert seat(ended([{"bonus": ["blocks_of_ice", "blocks_of_ice"]}]), 0)["tokens"]["ice"] == 6


def test_blocks_of_ice_count_for_the_ice_bonus() -> None:
    state = ended([{"bonus": ["blocks_of_ice"]}, {"tokens": {"ice": 2}}])
    assert [entry["points"].get("ice bonus", 0) for entry in facts_of(state)["seats"]] == [9, 0, 0]
    state = ended([{"bonus": ["blocks_of_ice"]}, {"tokens": {"ice": 3}}])
    assert [entry["points"].get("ice bonus", 0) for entry in facts_of(state)["seats"]] == [4, 4, 0]


def test_blocks_of_ice_count_for_other_bonus_cards_whatever_the_order() -> None:
    tokens = {"sylvanite": 2, "celerium": 2}
    for bonus in (["diversified", "blocks_of_ice"], ["blocks_of_ice", "diversified"]):
        assert seat(ended([{"bonus": bonus, "tokens": tokens}]), 0)["points"]["diversified"] == 8


def test_bonus_cards_compare_after_the_last_scoring() -> None:
    hellas = {"resource": "celerium", "astronauts": [1, 0, 0]}
    state = ended([{"bonus": ["celerium_baron"]}, {"tokens": {"celerium": 2}}], hellas=hellas)
    assert seat(state, 0)["points"]["celerium_baron"] == 8


# ---- the rest


def test_several_bonus_cards_add_up() -> None:
    state = ended(
        [{"bonus": ["world_spanning", "mass_settlement", "lost_in_space"], "memorial": 1}],
        hellas={"astronauts": [1, 0, 0]},
    )
    points = seat(state, 0)["points"]
    assert (points["world_spanning"], points["mass_settlement"], points["lost_in_space"]) == (1, 6, 8)


def test_a_condition_can_be_met_by_several_players_but_only_owners_of_the_card_score() -> None:
    state = ended(
        [{"bonus": ["mass_settlement"]}, {"bonus": ["lost_in_space"]}],
        hellas={"resource": "ice", "astronauts": [1, 1, 0]},
    )
    assert facts_of(state)["outcome"]["scores"] == [1 + 4 + 6, 1 + 4, 0]


def test_bonus_cards_are_turned_up_at_the_end() -> None:
    state = plays("pilot", {"turn": 10, "seats": [{"bonus": ["lost_in_space"]}, {"bonus": ["blocks_of_ice"]}]})
    assert GAME.view(state, SPECTATOR)["seats"][0]["bonus"] == [None]
    order = kinds(decline_all(state))
    assert order.index("bonus_tokens") < order.index("bonus_revealed") < order.index("ice_bonus")
    assert GAME.view(state, SPECTATOR)["seats"][0]["bonus"] == ["lost_in_space"]
