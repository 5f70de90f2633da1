"""The option `resource_tokens`: a sole leader takes the resource token of the zone at the end, worth 3 points."""

import json
from typing import Any

import pytest

from marsbox.core import FastRng, Match, Record, Setup, State
from marsbox.games.mission_red_planet.scoring import RESOURCE_TOKEN
from marsbox.testing import deal
from tests.games.mission_red_planet.scenario import (
    GAME,
    act,
    after_turn,
    at,
    decline_all,
    facts_of,
    happened,
    kinds,
    plays,
    seat,
)

ON = {"resource_tokens": "on"}
PLAIN_SHIPS = ["hellas 3", "hellas 4", "hellas 5"]
NEVER = ["secret_mission_north", "secret_mission_east", "secret_mission_south"]  # bring nothing in these positions
HELLAS = GAME.box.zone_number["hellas"]
NOACHIS = GAME.box.zone_number["noachis"]


def ended(zones: dict[str, Any], **given: Any) -> State:
    """After the tenth turn of a game with resource tokens."""
    seats = [{"bonus": [card]} for card in NEVER]
    return after_turn(10, {"options": ON, "zones": zones, "seats": seats, **given})


def hellas(*astronauts: int, **given: Any) -> dict[str, Any]:
    """Hellas, where celerium is found, with these astronauts."""
    return {"hellas": {"resource": "celerium", "astronauts": list(astronauts), **given}}


def taken(state: State) -> list[int]:
    """The points of resource tokens by seat."""
    return [entry["points"].get("resource tokens", 0) for entry in facts_of(state)["seats"]]


# ---- who takes it


@pytest.mark.parametrize("resource", ["ice", "sylvanite", "celerium"])
def test_a_sole_leader_takes_the_resource_token_for_3_points_whatever_the_resource(resource: str) -> None:
    assert taken(ended(hellas(1, 2, 0, resource=resource))) == [0, 3, 0]
    assert RESOURCE_TOKEN == 3


def test_whoever_is_alone_in_a_zone_is_its_sole_leader() -> None:
    assert taken(ended(hellas(0, 0, 1))) == [0, 0, 3]


@pytest.mark.parametrize("astronauts", [(2, 2, 0), (1, 2, 2), (1, 1, 1)])
def test_with_a_tie_the_resource_token_stays(astronauts: tuple[int, ...]) -> None:
    state = ended(hellas(*astronauts))
    assert taken(state) == [0, 0, 0]
    assert GAME.view(state, 0)["zones"][HELLAS]["token_taken_by"] is None


def test_where_nobody_is_the_resource_token_stays() -> None:
    assert taken(ended(hellas(0, 0, 0))) == [0, 0, 0]


def test_an_unexplored_zone_has_no_resource_token() -> None:
    assert taken(ended({})) == [0, 0, 0]


def test_a_central_zone_has_a_resource_token_too() -> None:
    assert taken(ended({"tritonis_sinus": {"astronauts": [1, 0, 0]}})) == [3, 0, 0]


def test_who_leads_several_zones_takes_all_their_resource_tokens() -> None:
    zones = {place.id: {"astronauts": [1, 0, 0]} for place in GAME.box.zones}
    assert taken(ended(zones)) == [30, 0, 0]


def test_astronauts_who_land_in_the_last_turn_count_for_resource_tokens() -> None:
    pad = [{"ship": "hellas 3", "crew": [0, 3, 0], "flying": True}]
    assert taken(ended(hellas(2, 0, 0), pad=pad)) == [0, 3, 0]


# ---- when


def test_off_by_default() -> None:
    assert GAME.view(deal(GAME, 3), 0)["options"] == {"resource_tokens": "off"}
    state = after_turn(10, {"zones": hellas(2, 0, 0)})
    assert taken(state) == [0, 0, 0]
    assert GAME.view(state, 0)["zones"][HELLAS]["token_taken_by"] is None
    log = decline_all(plays("pilot", {"turn": 10, "zones": hellas(2, 0, 0)}))
    assert happened(log, "resource_token_taken") == []


@pytest.mark.parametrize("turn", [5, 8])
def test_no_resource_token_is_taken_before_the_end(turn: int) -> None:
    state = plays("pilot", {"options": ON, "turn": turn, "zones": hellas(2, 0, 0)})
    assert happened(decline_all(state), "resource_token_taken") == []
    assert GAME.view(state, 0)["zones"][HELLAS]["token_taken_by"] is None
    points = {5: 1, 8: 2}[turn] * 3
    assert GAME.view(state, 0)["seats"][0]["points"] == points


def test_it_is_told_who_takes_which_resource_token_after_the_last_tokens_are_handed_out() -> None:
    zones = {**hellas(2, 1, 0), "noachis": {"resource": "ice", "astronauts": [0, 1, 0]}}
    log = decline_all(plays("pilot", {"options": ON, "turn": 10, "zones": zones}))
    assert happened(log, "resource_token_taken") == [(1, NOACHIS, 0), (0, HELLAS, 2)]
    order = [kind for kind in kinds(log) if kind in ("tokens_won", "resource_token_taken", "bonus_revealed")]
    assert order[:4] == ["tokens_won", "tokens_won", "resource_token_taken", "resource_token_taken"]


def test_if_the_game_ended_now_sole_leaders_would_take_resource_tokens() -> None:
    description = {"turn": 4, "zones": hellas(2, 1, 0), "seats": [{"bonus": [card]} for card in NEVER]}
    assert GAME.standing(at(description)) == [0, 0, 0]
    assert GAME.standing(at({**description, "options": ON})) == [3, 0, 0]


# ---- discoveries


def test_reading_where_the_runner_up_takes_the_score_tokens_the_sole_leader_takes_the_resource_token() -> None:
    state = ended(hellas(3, 2, 0, discovery={"card": "treacherous_ground"}))
    assert [entry["tokens"]["celerium"] for entry in facts_of(state)["seats"]] == [0, 3, 0]
    assert taken(state) == [3, 0, 0]


def test_reading_a_tie_below_treacherous_ground_leaves_the_resource_token() -> None:
    assert taken(ended(hellas(3, 3, 1, discovery={"card": "treacherous_ground"}))) == [0, 0, 0]


def test_who_is_the_sole_leader_is_judged_after_the_losses() -> None:
    assert taken(ended(hellas(1, 2, 0, discovery={"card": "native_resistance"}))) == [0, 3, 0]
    assert taken(ended(hellas(1, 1, 0, discovery={"card": "native_resistance"}))) == [0, 0, 0]


def test_a_mining_accident_does_not_touch_the_resource_token() -> None:
    state = ended(hellas(2, 1, 0, discovery={"card": "mining_accident"}))
    assert seat(state, 0)["tokens"]["celerium"] == 0
    assert taken(state) == [3, 0, 0]


# ---- a resource token is no score token


def test_a_resource_token_of_ice_does_not_count_for_the_ice_bonus() -> None:
    zones = {"hellas": {"resource": "ice", "astronauts": [2, 1, 0], "discovery": {"card": "mining_accident"}}}
    seats = [{"bonus": [card], "tokens": {"ice": number}} for card, number in zip(NEVER, (1, 2, 0), strict=True)]
    state = ended(zones, seats=seats)
    assert taken(state) == [3, 0, 0]
    assert [entry["points"].get("ice bonus", 0) for entry in facts_of(state)["seats"]] == [0, 9, 0]


@pytest.mark.parametrize(("card", "resource"), [("celerium_baron", "celerium"), ("sylvanite_baron", "sylvanite")])
def test_a_resource_token_does_not_count_for_a_baron(card: str, resource: str) -> None:
    zones = hellas(2, 1, 0, resource=resource, discovery={"card": "mining_accident"})
    seats: list[dict[str, Any]] = [{"bonus": [card]}, {"tokens": {resource: 1}}, {}]
    state = ended(zones, seats=seats)
    assert taken(state) == [3, 0, 0]
    assert seat(state, 0)["points"][card] == 0


def test_resource_tokens_do_not_count_for_diversified() -> None:
    card = {"card": "mining_accident"}
    zones = hellas(1, 0, 0, resource="ice", discovery=card)
    seats: list[dict[str, Any]] = [{"bonus": ["diversified"], "tokens": {"ice": 1, "sylvanite": 2, "celerium": 2}}]
    state = ended(zones, seats=seats)
    assert taken(state) == [3, 0, 0]
    assert seat(state, 0)["points"]["diversified"] == 0


def test_resource_tokens_are_not_among_the_score_tokens() -> None:
    with_them = facts_of(ended(hellas(2, 1, 0)))["seats"]
    without = facts_of(ended(hellas(2, 1, 0), options={}))["seats"]
    assert [entry["tokens"] for entry in with_them] == [entry["tokens"] for entry in without]
    for on, off in zip(with_them, without, strict=True):
        points = {item: number for item, number in on["points"].items() if item not in ("resource tokens", "total")}
        assert points == {item: number for item, number in off["points"].items() if item != "total"}


# ---- score sheet, view, record, dump


def test_the_score_sheet_has_a_line_with_the_zones() -> None:
    outcome = GAME.outcome(ended({**hellas(2, 1, 0), "noachis": {"resource": "ice", "astronauts": [1, 0, 0]}}))
    assert outcome is not None
    (line,) = [item for item in outcome.items[0] if item.code == "resource_token"]
    assert (line.points, line.numbers) == (6, (NOACHIS, HELLAS))
    assert [item for sheet in outcome.items[1:] for item in sheet if item.code == "resource_token"] == []
    assert outcome.scores[0] == sum(item.points for item in outcome.items[0]) == 3 * 3 + 3 * 1 + 9 + 6


def test_everyone_sees_the_option_and_who_has_taken_a_resource_token() -> None:
    state = ended(hellas(2, 1, 0))
    for viewer in range(-1, 3):
        view = GAME.view(state, viewer)
        assert view["options"] == ON
        assert [zone["token_taken_by"] for zone in view["zones"]].count(None) == 9
        assert view["zones"][HELLAS]["token_taken_by"] == 0
        assert view["zones"][HELLAS]["resource"] == "celerium"
        assert view["seats"][0]["points"] == 3 * 3 + 3


def test_a_record_with_resource_tokens_replays() -> None:
    match = Match.start(GAME, Setup(3, ON), 11)
    rng = FastRng(5)
    while decisions := GAME.decisions(match.state):
        match.play(decisions[0].seat, rng.choice(decisions[0].options))
    record = Record.from_json(match.record.to_json())
    assert record.setup.options == ON
    again = record.replay(GAME)
    assert GAME.dump(again) == GAME.dump(match.state)
    outcome = GAME.outcome(again)
    assert outcome is not None
    assert any(item.code == "resource_token" for sheet in outcome.items for item in sheet)


def test_a_dump_keeps_the_option() -> None:
    state = deal(GAME, 3, options=ON, ships=PLAIN_SHIPS)
    assert GAME.view(GAME.load(GAME.dump(state)), 0)["options"] == ON
    assert GAME.view(GAME.clone(state), 0)["options"] == ON
    assert GAME.view(GAME.determinize(state, 0, FastRng(1)), 0)["options"] == ON


def test_a_dump_from_before_there_was_the_option_is_played_without() -> None:
    state = plays("pilot", {"turn": 10, "zones": hellas(2, 1, 0)})
    content = json.loads(GAME.dump(state))
    del content["taking_tokens"]
    old = GAME.load(json.dumps(content).encode())
    assert GAME.view(old, 0)["options"] == {"resource_tokens": "off"}
    decline_all(old)
    assert taken(old) == [0, 0, 0]


def test_the_option_changes_nothing_that_is_dealt() -> None:
    with_it, without = facts_of(deal(GAME, 4, options=ON, seed=3)), facts_of(deal(GAME, 4, seed=3))
    assert with_it.pop("options") != without.pop("options")
    assert with_it == without


def test_a_seduction_in_the_last_turn_wins_a_resource_token() -> None:
    """The last astronaut decides: a tie becomes a sole lead."""
    given = {"options": ON, "turn": 10, "zones": hellas(2, 2, 0)}
    state = act(
        plays("femme_fatale", given), (0, {"skip": True}), (0, {"seduce_on_mars": {"zone": "hellas", "seat": 1}})
    )
    decline_all(state)
    assert taken(state) == [3, 0, 0]
