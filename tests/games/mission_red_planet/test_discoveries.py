"""Discoveries at the end of the game: every design, and when it works.

Each row has a discovery beside Hellas, where sylvanite (2 points a token) is found: the astronauts there at the end of
the tenth turn, the tokens left there, and what comes of it: score tokens by seat, points of the card by seat, losses.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from marsbox.core.contract import State
from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    after_turn,
    at,
    decline_all,
    facts_of,
    happened,
    kinds,
    plays,
    seat,
    zone,
)


@dataclass
class Row:
    card: str
    astronauts: list[int]
    sylvanite: list[int]
    ice: list[int] | None = None
    points: list[int] | None = None
    lost: list[int] | None = None
    tokens: int = 0
    resource: str = "sylvanite"

    def __str__(self) -> str:
        return f"{self.card} {self.astronauts}"


ROWS = [
    # no effect
    Row("barren_ground", [2, 1, 0], [3, 0, 0]),
    Row("barren_ground", [2, 2, 0], [1, 1, 0]),
    # five tokens instead of three
    Row("rich_vein", [2, 1, 0], [5, 0, 0]),
    Row("rich_vein", [2, 2, 0], [2, 2, 0]),
    Row("rich_vein", [2, 2, 0], [3, 3, 0], tokens=1),
    Row("rich_vein", [0, 0, 0], [0, 0, 0]),
    # two ice tokens more
    Row("underground_lake", [2, 1, 0], [3, 0, 0], ice=[2, 0, 0]),
    Row("underground_lake", [2, 2, 0], [1, 1, 0], ice=[1, 1, 0]),
    Row("underground_lake", [2, 2, 2], [1, 1, 1], ice=[0, 0, 0]),
    Row("underground_lake", [2, 1, 0], [0, 0, 0], ice=[5, 0, 0], resource="ice"),
    Row("underground_lake", [2, 2, 0], [0, 0, 0], ice=[3, 3, 0], tokens=1, resource="ice"),
    Row("underground_lake", [0, 0, 0], [0, 0, 0]),
    # four points to the leader
    Row("martian_ruins", [2, 1, 0], [3, 0, 0], points=[4, 0, 0]),
    Row("martian_ruins", [2, 2, 0], [1, 1, 0], points=[2, 2, 0]),
    Row("martian_ruins", [2, 2, 2], [1, 1, 1], points=[1, 1, 1]),
    Row("martian_ruins", [0, 0, 0], [0, 0, 0]),
    # two points to everyone present
    Row("lichens", [2, 1, 0], [3, 0, 0], points=[2, 2, 0]),
    Row("lichens", [5, 1, 1], [3, 0, 0], points=[2, 2, 2]),
    # everyone present loses one
    Row("native_resistance", [3, 1, 0], [3, 0, 0], lost=[1, 1, 0]),
    Row("native_resistance", [1, 1, 1], [0, 0, 0], lost=[1, 1, 1]),
    Row("native_resistance", [2, 1, 1], [3, 0, 0], lost=[1, 1, 1]),
    Row("native_resistance", [3, 3, 1], [1, 1, 0], lost=[1, 1, 1]),
    # no final tokens
    Row("mining_accident", [2, 1, 0], [0, 0, 0]),
    Row("mining_accident", [2, 1, 0], [3, 0, 0], tokens=3),
    Row("mining_accident", [2, 2, 0], [1, 1, 0], tokens=3),
    # two points less for everyone present
    Row("radiation", [2, 1, 0], [3, 0, 0], points=[-2, -2, 0]),
    Row("radiation", [0, 0, 1], [0, 0, 3], points=[0, 0, -2]),
    # the highest number below the top takes the tokens
    Row("treacherous_ground", [3, 2, 1], [0, 3, 0]),
    Row("treacherous_ground", [3, 2, 1], [0, 5, 0], tokens=2),
    Row("treacherous_ground", [3, 3, 1], [0, 0, 3]),
    Row("treacherous_ground", [4, 1, 1], [0, 1, 1]),
    Row("treacherous_ground", [3, 0, 0], [3, 0, 0]),
    Row("treacherous_ground", [2, 2, 0], [1, 1, 0]),
    Row("treacherous_ground", [0, 0, 0], [0, 0, 0]),
]


def discovered(row: Row) -> State:
    hellas = {
        "resource": row.resource,
        "astronauts": row.astronauts,
        "tokens": row.tokens,
        "discovery": {"card": row.card},
    }
    return after_turn(10, {"zones": {"hellas": hellas}})


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_a_discovery_does(row: Row) -> None:
    state = discovered(row)
    seats = facts_of(state)["seats"]
    none = [0, 0, 0]
    assert [entry["tokens"]["sylvanite"] for entry in seats] == row.sylvanite
    assert [entry["tokens"]["ice"] for entry in seats] == (row.ice or none)
    assert [entry["tokens"]["celerium"] for entry in seats] == none
    assert [entry["points"].get(f"{row.card} in hellas", 0) for entry in seats] == (row.points or none)
    assert [entry["memorial"] for entry in seats] == (row.lost or none)
    remaining = [number - lost for number, lost in zip(row.astronauts, row.lost or none, strict=True)]
    assert zone(state, "hellas")["astronauts"] == remaining


def test_every_discovery_has_a_row() -> None:
    assert {row.card for row in ROWS} == {card.id for card in GAME.box.cards if card.discovery is not None}


# ---- when discoveries work


@pytest.mark.parametrize("turn", [5, 8])
@pytest.mark.parametrize("card", sorted({row.card for row in ROWS}))
def test_no_discovery_works_before_the_end(turn: int, card: str) -> None:
    hellas = {"resource": "sylvanite", "astronauts": [3, 2, 1], "discovery": {"card": card, "known by": [2]}}
    state = after_turn(turn, {"zones": {"hellas": hellas}})
    assert [entry["tokens"]["sylvanite"] for entry in facts_of(state)["seats"]] == [{5: 1, 8: 2}[turn], 0, 0]
    assert zone(state, "hellas")["astronauts"] == [3, 2, 1]
    assert zone(state, "hellas")["discovery"] == {"card": card, "known by": [2]}


def last_scoring(zones: dict[str, Any]) -> tuple[State, list[str]]:
    state = plays("pilot", {"turn": 10, "zones": zones})
    return state, kinds(decline_all(state))


def test_discoveries_are_revealed_before_the_last_tokens_are_handed_out() -> None:
    zones = {
        "hellas": {"astronauts": [3, 2, 0], "discovery": {"card": "native_resistance"}},
        "noachis": {"astronauts": [0, 2, 0], "discovery": {"card": "lichens"}},
    }
    order = last_scoring(zones)[1]
    told_of = ["scoring_began", "discovery_revealed", "astronauts_lost", "tokens_won", "discovery_scored", "game_ended"]
    assert [kind for kind in order if kind in told_of] == [
        "scoring_began",
        "discovery_revealed",
        "discovery_revealed",
        "astronauts_lost",
        "astronauts_lost",
        "tokens_won",
        "tokens_won",
        "discovery_scored",
        "game_ended",
    ]


def test_when_the_game_is_over_everyone_sees_the_discoveries() -> None:
    state, _ = last_scoring({"hellas": {"astronauts": [1, 0, 0], "discovery": {"card": "lichens"}}})
    number = GAME.box.zone_number["hellas"]
    assert [GAME.view(state, viewer)["zones"][number]["discovery"]["card"] for viewer in range(-1, 3)] == [
        "lichens"
    ] * 4


def test_a_discovery_affects_its_own_zone_only() -> None:
    zones = {
        "hellas": {"resource": "ice", "astronauts": [2, 1, 0]},
        "noachis": {"resource": "ice", "astronauts": [0, 1, 0], "discovery": {"card": "rich_vein"}},
    }
    state, _ = last_scoring(zones)
    assert [entry["tokens"]["ice"] for entry in facts_of(state)["seats"]] == [3, 5, 0]


def test_a_discovery_beside_a_zone_that_nobody_explored_does_nothing() -> None:
    for card in sorted({row.card for row in ROWS}):
        state = after_turn(10, {"zones": {"hellas": {"discovery": {"card": card}}}})
        assert all(not any(entry["tokens"].values()) for entry in facts_of(state)["seats"])
        assert all(f"{card} in hellas" not in entry["points"] for entry in facts_of(state)["seats"])


def test_astronauts_lost_to_a_discovery_no_longer_count_for_bonus_cards() -> None:
    hellas = {"astronauts": [1, 1, 0], "discovery": {"card": "native_resistance"}}
    seats = [{"bonus": ["mass_settlement"]}, {"bonus": ["lost_in_space"]}, {"bonus": ["world_spanning"]}]
    state = after_turn(10, {"zones": {"hellas": hellas}, "seats": seats})
    assert seat(state, 0)["points"]["mass_settlement"] == 0
    assert seat(state, 1)["points"]["lost_in_space"] == 8


def test_ice_of_an_underground_lake_counts_for_the_ice_bonus() -> None:
    zones = {
        "hellas": {"resource": "celerium", "astronauts": [1, 0, 0], "discovery": {"card": "underground_lake"}},
    }
    state = after_turn(10, {"zones": zones, "seats": [{}, {"tokens": {"ice": 1}}]})
    assert seat(state, 0)["points"]["ice bonus"] == 9


def test_what_a_lake_leaves_over_is_lost() -> None:
    hellas = {"resource": "celerium", "astronauts": [1, 1, 1], "discovery": {"card": "underground_lake"}}
    state = plays("pilot", {"turn": 10, "zones": {"hellas": hellas}})
    assert happened(decline_all(state), "tokens_lost") == [(GAME.box.zone_number["hellas"], 0, 2)]


def test_a_discovery_placed_in_the_last_turn_works() -> None:
    given = {
        "turn": 10,
        "event pile": ["rich_vein"],
        "zones": {"hellas": {"resource": "ice", "astronauts": [1, 0, 0]}},
    }
    state = act(plays("scientist", given), (0, SKIP), (0, {"draw": True}), (0, {"place": "hellas"}))
    decline_all(state)
    assert seat(state, 0)["tokens"]["ice"] == 5


def test_points_of_discoveries_can_bring_a_score_below_zero() -> None:
    hellas = {"resource": "ice", "astronauts": [2, 1, 0], "discovery": {"card": "radiation"}}
    outcome = facts_of(after_turn(10, {"zones": {"hellas": hellas}}))["outcome"]
    assert outcome["scores"] == [3 + 9 - 2, -2, 0]
    assert outcome["ranks"] == [1, 3, 2]


def test_a_finished_position_tells_the_points_of_its_discoveries() -> None:
    state = at({"phase": "over", "zones": {"hellas": {"astronauts": [1, 0, 0], "discovery": {"card": "lichens"}}}})
    assert seat(state, 0)["points"]["lichens in hellas"] == 2
