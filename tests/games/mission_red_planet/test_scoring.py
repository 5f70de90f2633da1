"""The three scorings after turns 5, 8 and 10, the points and the winners."""

from typing import Any

import pytest

from marsbox.core.contract import State
from marsbox.games.mission_red_planet.scoring import ICE_BONUS
from tests.games.mission_red_planet.scenario import (
    GAME,
    after_turn,
    at,
    decline_all,
    facts_of,
    happened,
    plays,
    seat,
    zone,
)

NOTHING = {"ice": 0, "sylvanite": 0, "celerium": 0}


def scored(turn: int, *astronauts: int, tokens: int = 0, resource: str = "celerium") -> State:
    """After a turn at whose end there are these astronauts, and score tokens left, in Hellas."""
    hellas = {"resource": resource, "astronauts": list(astronauts), "tokens": tokens}
    return after_turn(turn, {"players": len(astronauts), "zones": {"hellas": hellas}})


def won(state: State) -> list[int]:
    """How many score tokens each seat has."""
    return [sum(entry["tokens"].values()) for entry in facts_of(state)["seats"]]


def left(state: State) -> int:
    number: int = zone(state, "hellas")["tokens"]
    return number


# ---- when


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 6, 7, 9])
def test_no_tokens_are_handed_out_in_other_turns(turn: int) -> None:
    state = scored(turn, 2, 0, 0)
    assert won(state) == [0, 0, 0]
    assert left(state) == 0


@pytest.mark.parametrize(("turn", "number"), [(5, 1), (8, 2), (10, 3)])
def test_turns_5_8_and_10_bring_1_2_and_3_tokens_to_whoever_has_the_most_astronauts(turn: int, number: int) -> None:
    assert won(scored(turn, 2, 1, 0)) == [number, 0, 0]
    assert won(scored(turn, 1, 0, 2)) == [0, 0, number]


@pytest.mark.parametrize("turn", [5, 8, 10])
@pytest.mark.parametrize("resource", ["ice", "sylvanite", "celerium"])
def test_the_tokens_are_of_the_resource_of_the_zone(turn: int, resource: str) -> None:
    tokens = seat(scored(turn, 2, 1, 0, resource=resource), 0)["tokens"]
    assert tokens == {**NOTHING, resource: {5: 1, 8: 2, 10: 3}[turn]}


@pytest.mark.parametrize("turn", [5, 8, 10])
def test_one_astronaut_is_enough_if_the_others_have_none(turn: int) -> None:
    assert won(scored(turn, 0, 1, 0))[1] > 0


@pytest.mark.parametrize("turn", [5, 8, 10])
def test_every_zone_is_scored_by_itself(turn: int) -> None:
    zones = {
        "hellas": {"resource": "ice", "astronauts": [1, 0, 0]},
        "noachis": {"resource": "ice", "astronauts": [0, 5, 0]},
        "tritonis_sinus": {"resource": "celerium", "astronauts": [1, 0, 0]},
    }
    number = {5: 1, 8: 2, 10: 3}[turn]
    state = after_turn(turn, {"zones": zones})
    assert seat(state, 0)["tokens"] == {"ice": number, "sylvanite": 0, "celerium": number}
    assert seat(state, 1)["tokens"] == {"ice": number, "sylvanite": 0, "celerium": 0}


def test_all_ten_zones_are_scored() -> None:
    zones = {place.id: {"astronauts": [1, 0, 0]} for place in GAME.box.zones}
    assert won(after_turn(5, {"zones": zones})) == [10, 0, 0]


def test_the_tokens_come_to_those_a_player_has() -> None:
    state = after_turn(
        5, {"zones": {"hellas": {"resource": "ice", "astronauts": [1, 0, 0]}}, "seats": [{"tokens": {"ice": 2}}]}
    )
    assert seat(state, 0)["tokens"]["ice"] == 3


def test_astronauts_who_land_in_the_turn_count() -> None:
    pad = [{"ship": "hellas 3", "crew": [0, 3, 0], "flying": True}]
    assert won(after_turn(5, {"pad": pad, "zones": {"hellas": {"astronauts": [2, 0, 0]}}})) == [0, 1, 0]


def test_astronauts_aboard_do_not_count() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 3, 0]}]
    assert won(after_turn(5, {"pad": pad, "zones": {"hellas": {"astronauts": [2, 0, 0]}}})) == [1, 0, 0]


# ---- ties


@pytest.mark.parametrize("astronauts", [(2, 2, 0), (2, 2, 2), (1, 2, 2)])
def test_after_turn_5_a_token_for_which_players_are_tied_stays_in_the_zone(astronauts: tuple[int, ...]) -> None:
    state = scored(5, *astronauts)
    assert won(state) == [0, 0, 0]
    assert left(state) == 1


def test_after_turn_8_the_leader_takes_the_token_left_since_turn_5_as_well() -> None:
    state = scored(8, 2, 1, 0, tokens=1)
    assert won(state) == [3, 0, 0]
    assert left(state) == 0


@pytest.mark.parametrize(
    ("astronauts", "tokens", "shares", "rest"),
    [
        ((2, 2, 0), 0, [1, 1, 0], 0),
        ((2, 2, 0), 1, [1, 1, 0], 1),
        ((2, 2, 2), 0, [0, 0, 0], 2),
        ((2, 2, 2), 1, [1, 1, 1], 0),
        ((1, 1, 1, 1), 0, [0, 0, 0, 0], 2),
        ((1, 1, 1, 1), 1, [0, 0, 0, 0], 3),
        ((3, 3, 2, 2, 2), 1, [1, 1, 0, 0, 0], 1),
    ],
)
def test_after_turn_8_tied_players_take_equal_shares_and_the_rest_stays(
    astronauts: tuple[int, ...], tokens: int, shares: list[int], rest: int
) -> None:
    state = scored(8, *astronauts, tokens=tokens)
    assert won(state) == shares
    assert left(state) == rest


def test_after_turn_10_the_leader_takes_the_tokens_left_as_well() -> None:
    assert won(scored(10, 2, 1, 0, tokens=2)) == [5, 0, 0]


@pytest.mark.parametrize(
    ("astronauts", "tokens", "shares"),
    [
        ((2, 2, 0), 0, [1, 1, 0]),
        ((2, 2, 0), 1, [2, 2, 0]),
        ((2, 2, 2), 0, [1, 1, 1]),
        ((2, 2, 2), 2, [1, 1, 1]),
        ((1, 1, 1, 1), 0, [0, 0, 0, 0]),
        ((1, 1, 1, 1, 1), 3, [1, 1, 1, 1, 1]),
    ],
)
def test_after_turn_10_tied_players_take_equal_shares_and_the_rest_is_lost(
    astronauts: tuple[int, ...], tokens: int, shares: list[int]
) -> None:
    state = scored(10, *astronauts, tokens=tokens)
    assert won(state) == shares
    assert left(state) == 0


def test_what_is_lost_at_the_end_is_told() -> None:
    hellas = {"resource": "ice", "astronauts": [2, 2, 0]}
    state = plays("pilot", {"turn": 10, "zones": {"hellas": hellas}})
    log = decline_all(state)
    assert happened(log, "tokens_lost") == [(GAME.box.zone_number["hellas"], 0, 1)]


# ---- zones without astronauts, and unexplored ones


def test_reading_in_a_zone_without_astronauts_the_tokens_stay() -> None:
    assert left(scored(5, 0, 0, 0)) == 1
    assert left(scored(8, 0, 0, 0, tokens=1)) == 3
    assert won(scored(8, 0, 0, 0, tokens=1)) == [0, 0, 0]


def test_reading_tokens_that_stayed_go_to_whoever_leads_later() -> None:
    assert won(scored(8, 0, 1, 0, tokens=1)) == [0, 3, 0]
    assert won(scored(10, 0, 1, 0, tokens=3)) == [0, 6, 0]


def test_at_the_end_tokens_in_a_zone_without_astronauts_are_lost() -> None:
    state = scored(10, 0, 0, 0, tokens=3)
    assert won(state) == [0, 0, 0]
    assert left(state) == 0


@pytest.mark.parametrize("turn", [5, 8, 10])
def test_reading_an_unexplored_zone_gets_no_tokens(turn: int) -> None:
    state = after_turn(turn)
    assert all(entry["tokens"] == 0 for entry in facts_of(state)["zones"].values())
    assert won(state) == [0, 0, 0]


def test_reading_score_tokens_never_run_out() -> None:
    # the box has 20 for celerium
    given: dict[str, Any] = {"zones": {"hellas": {"resource": "celerium", "astronauts": [1, 0, 0]}}}
    state = after_turn(10, {**given, "seats": [{"tokens": {"celerium": 40}}, {"tokens": {"celerium": 40}}]})
    assert seat(state, 0)["tokens"]["celerium"] == 43


def test_reading_without_the_option_nobody_receives_a_resource_token_at_the_end() -> None:
    state = scored(10, 2, 0, 0, resource="sylvanite")
    assert zone(state, "hellas")["resource"] == "sylvanite"
    assert seat(state, 0)["points"]["sylvanite"] == 6


# ---- points


def points(*tokens: dict[str, int], **given: Any) -> list[dict[str, int]]:
    """The points of a finished game by item; the bonus cards bring none."""
    bonus = [
        "secret_mission_north",
        "secret_mission_east",
        "secret_mission_south",
        "secret_mission_west",
        "diversified",
    ]
    seats = [{"tokens": own, "bonus": [card]} for own, card in zip(tokens, bonus, strict=False)]
    state = at({"phase": "over", "seats": seats, **given})
    sheets = [dict(entry["points"]) for entry in facts_of(state)["seats"]]
    for sheet, card in zip(sheets, bonus, strict=False):
        assert sheet.pop(card) == 0
    return sheets


def test_a_score_token_is_worth_1_2_or_3_points() -> None:
    found = points({"sylvanite": 1}, {"celerium": 1}, {"sylvanite": 3, "celerium": 2})
    assert found == [
        {"sylvanite": 2, "total": 2},
        {"celerium": 3, "total": 3},
        {"sylvanite": 6, "celerium": 6, "total": 12},
    ]


def test_the_most_ice_tokens_bring_9_points() -> None:
    found = points({"ice": 3}, {"ice": 2}, {})
    assert found == [{"ice": 3, "ice bonus": 9, "total": 12}, {"ice": 2, "total": 2}, {"total": 0}]


@pytest.mark.parametrize(("tied", "share"), [(1, 9), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_ice_bonus_is_shared_rounded_down(tied: int, share: int) -> None:
    found = points(*[{"ice": 2}] * tied, *[{"ice": 1}] * (5 - tied))
    assert [sheet.get("ice bonus", 0) for sheet in found] == [share] * tied + [0] * (5 - tied)
    assert share == ICE_BONUS // tied


def test_without_any_ice_token_nobody_gets_the_ice_bonus() -> None:
    assert points({}, {}, {}) == [{"total": 0}] * 3


def test_astronauts_themselves_bring_no_points() -> None:
    zones = {"hellas": {"resource": "ice", "astronauts": [5, 0, 0]}}
    assert points({}, {}, {}, zones=zones) == [{"total": 0}] * 3


def test_every_point_is_explained() -> None:
    zones = {
        "hellas": {"resource": "ice", "astronauts": [3, 3, 0], "discovery": {"card": "martian_ruins"}},
        "noachis": {"resource": "celerium", "astronauts": [0, 0, 1], "discovery": {"card": "lichens"}},
    }
    seats = [{"bonus": ["blocks_of_ice", "mass_settlement"]}, {"bonus": ["world_spanning"]}, {}]
    outcome = GAME.outcome(after_turn(10, {"zones": zones, "seats": seats}))
    assert outcome is not None
    for score, items in zip(outcome.scores, outcome.items, strict=True):
        assert score == sum(item.points for item in items)
    assert outcome.scores == [
        (1 + 3) * 1 + 9 + 2 + 6,  # tokens, most of the ice, half of the ruins, most astronauts together with seat 1
        1 + 2 + 1,  # a token, half of the ruins, one zone
        3 * 3 + 2,  # tokens, lichens
    ]


# ---- the winner


def outcome(*celerium: int) -> dict[str, Any]:
    state = at({"phase": "over", "seats": [{"tokens": {"celerium": number}} for number in celerium]})
    facts: dict[str, Any] = facts_of(state)["outcome"]
    return facts


def test_most_points_win() -> None:
    assert outcome(1, 3, 2) == {"scores": [3, 9, 6], "ranks": [3, 1, 2], "winners": [1]}


def test_reading_equal_points_are_a_shared_victory() -> None:
    assert outcome(3, 1, 3) == {"scores": [9, 3, 9], "ranks": [1, 3, 1], "winners": [0, 2]}
    assert outcome(2, 2, 2)["winners"] == [0, 1, 2]


def test_equal_points_share_a_rank_further_down_too() -> None:
    assert outcome(3, 1, 1, 0)["ranks"] == [1, 2, 2, 4]


@pytest.mark.parametrize("turn", range(1, 11))
def test_there_is_no_outcome_before_the_end(turn: int) -> None:
    assert facts_of(at({"turn": turn}))["outcome"] is None
