"""Set-up: the board, the standard game and the Corporate Era, beginners, the choice of corporation and cards."""

from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.events import Log
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import PROJECTS, RESOURCES
from marsbox.testing import deal
from tests.games.terraforming_mars.scenario import DONE, GAME, PASS, act, asked, facts_of, offered, offered_by, seat

ERA = {"corporate_era": "on"}
# Cards with a greater number are additions.
IN_THE_BOX = 208
BASE = {card.id for card in PRINTED[:PROJECTS] if not card.corporate_era}
EVERY = {card.id for card in PRINTED[:PROJECTS]}
TEN = [
    "asteroid",
    "comet",
    "big_asteroid",
    "water_import_from_europa",
    "domed_crater",
    "noctis_city",
    "archaebacteria",
    "trees",
    "grass",
    "bushes",
]
PAIRS = [["phobolog", "credicor"], ["thorgate", "ecoline"], ["tharsis_republic", "helion"]]


def buying(corporation: str, *cards: str) -> State:
    """Seat 0 of two has taken a corporation and these of its ten cards; seat 1 is a beginner."""
    state = deal(GAME, 2, options={"beginner_2": "on"}, first=0, corporations=[[corporation], []], dealt=[TEN, []])
    return act(state, {"corporation": corporation}, *[{"keep": card} for card in cards])


def cards_of(state: State) -> list[str]:
    """All project cards, wherever they are at set-up."""
    facts = facts_of(state)
    found: list[str] = facts["deck"] + facts["discard pile"]
    for entry in facts["seats"]:
        found += entry.get("offered", []) + entry["hand"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_begins_dry_cold_and_empty(players: int) -> None:
    facts = facts_of(deal(GAME, players))
    assert (facts["temperature"], facts["oxygen"], facts["oceans"]) == (-30, 0, 0)
    assert facts["tiles"] == facts["claims"] == facts["milestones"] == facts["awards"] == {}
    assert facts["generation"] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_a_rating_of_20(players: int) -> None:
    assert [entry["TR"] for entry in facts_of(deal(GAME, players))["seats"]] == [20] * players


def test_a_standard_game_begins_with_a_production_of_1_of_everything() -> None:
    for entry in facts_of(deal(GAME, 3))["seats"]:
        assert entry["production"] == dict.fromkeys(RESOURCES, 1)


def test_the_corporate_era_begins_without_production() -> None:
    for entry in facts_of(deal(GAME, 3, options=ERA))["seats"]:
        assert entry["production"] == dict.fromkeys(RESOURCES, 0)


def test_a_standard_game_has_no_cards_of_the_corporate_era() -> None:
    state = deal(GAME, 5)
    assert sorted(cards_of(state)) == sorted(BASE)
    assert len([card for card in PRINTED[:IN_THE_BOX] if not card.corporate_era]) == 137


def test_the_corporate_era_has_all_cards() -> None:
    state = deal(GAME, 5, options=ERA)
    assert sorted(cards_of(state)) == sorted(EVERY)
    assert len(EVERY) == PROJECTS >= IN_THE_BOX


@pytest.mark.parametrize(("options", "corporations"), [({}, 10), (ERA, 12)])
def test_the_two_corporations_of_the_corporate_era_are_dealt_in_it_alone(
    options: dict[str, str], corporations: int
) -> None:
    dealt: set[str] = set()
    for seed in range(20):
        for entry in facts_of(deal(GAME, 5, options=options, seed=seed))["seats"]:
            dealt.update(entry["corporations offered"])
    assert len(dealt) == corporations
    assert ({"saturn_systems", "teractor"} <= dealt) == (options == ERA)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_ten_cards_and_two_corporations(players: int) -> None:
    facts = facts_of(deal(GAME, players))
    for entry in facts["seats"]:
        assert (len(entry["offered"]), len(entry["corporations offered"])) == (10, 2)
    dealt = [name for entry in facts["seats"] for name in entry["corporations offered"]]
    assert len(set(dealt)) == 2 * players
    assert len(facts["deck"]) == len(BASE) - 10 * players


def test_the_first_player_is_drawn() -> None:
    assert {facts_of(deal(GAME, 5, seed=seed))["first player"] for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("beginner", [0, 1, 2])
def test_a_beginner_in_any_seat_has_a_corporation_and_ten_free_cards(beginner: int) -> None:
    state = deal(GAME, 3, options={f"beginner_{beginner + 1}": "on"}, first=0)
    others = [number for number in range(3) if number != beginner]
    assert asked(state) == [(number, "corporation") for number in others]
    dealt = seat(state, beginner)["offered"]
    for number in others:
        act(state, (number, offered(state, number)[0]))
        act(state, (number, DONE))
    mine = seat(state, beginner)
    assert mine["corporation"] == "beginner_corporation"
    assert mine["hand"] == dealt
    assert mine["resources"]["megacredits"] == 42
    assert len(mine["hand"]) == 10


def test_a_table_of_beginners_is_asked_nothing_at_set_up() -> None:
    state = deal(GAME, 2, options={"beginner_1": "on", "beginner_2": "on"}, first=1)
    assert asked(state) == [(1, "turn")]
    assert [len(entry["hand"]) for entry in facts_of(state)["seats"]] == [10, 10]


def test_everybody_chooses_at_once() -> None:
    state = deal(GAME, 3, corporations=PAIRS)
    assert asked(state) == [(number, "corporation") for number in range(3)]
    act(state, (2, {"corporation": "helion"}))
    assert asked(state) == [(0, "corporation"), (1, "corporation"), (2, "buy_start")]


def test_one_of_the_two_corporations_is_chosen() -> None:
    state = deal(GAME, 3, corporations=PAIRS)
    assert offered(state, 1) == [{"corporation": "thorgate"}, {"corporation": "ecoline"}]


def test_a_card_costs_3_megacredits() -> None:
    state = act(buying("credicor", "comet", "grass"), DONE)
    assert seat(state, 0)["resources"]["megacredits"] == 57 - 6
    assert seat(state, 0)["hand"] == ["comet", "grass"]


def test_no_card_need_be_bought() -> None:
    state = act(buying("credicor"), DONE)
    assert seat(state, 0)["hand"] == []
    assert seat(state, 0)["resources"]["megacredits"] == 57


def test_all_ten_cards_may_be_bought() -> None:
    state = act(buying("credicor", *TEN), DONE)
    assert asked(state) == [(0, "turn")]
    assert seat(state, 0)["hand"] == TEN
    assert seat(state, 0)["resources"]["megacredits"] == 57 - 30


def test_nobody_buys_more_cards_than_the_corporation_can_pay_for() -> None:
    state = buying("phobolog", *TEN[:7])
    assert offered(state) == [DONE]
    act(state, DONE)
    assert seat(state, 0)["resources"]["megacredits"] == 23 - 21


def test_cards_are_bought_in_any_order() -> None:
    assert set(offered_by(buying("credicor", "archaebacteria"), "keep")) == set(TEN) - {"archaebacteria"}


def test_cards_that_are_not_bought_are_discarded() -> None:
    state = act(buying("credicor", "comet"), DONE)
    assert sorted(facts_of(state)["discard pile"]) == sorted(set(TEN) - {"comet"})


def test_corporations_that_are_not_chosen_go_back_into_the_box() -> None:
    state = act(buying("credicor"), DONE)
    assert all("corporations offered" not in entry for entry in facts_of(state)["seats"])


def test_corporations_are_revealed_and_cards_paid_in_turn_order() -> None:
    state = deal(GAME, 3, first=1, corporations=PAIRS)
    for number, pair in enumerate(PAIRS):
        act(state, (number, {"corporation": pair[0]}))
    log = Log()
    for number in (2, 0, 1):
        GAME.apply(state, number, GAME.actions.number(DONE), log)
    revealed = [event.numbers for event in log.events if GAME.event_kinds[event.kind] == "corporation_revealed"]
    assert [numbers[0] for numbers in revealed] == [1, 2, 0]
    bought = [event.numbers[0] for event in log.events if GAME.event_kinds[event.kind] == "bought"]
    assert list(dict.fromkeys(bought)) == [1, 2, 0]


def test_starting_resources_and_production_come_on_top_of_those_of_the_standard_game() -> None:
    state = deal(GAME, 2, corporations=[["ecoline"], ["mining_guild"]], first=0)
    for number, name in ((0, "ecoline"), (1, "mining_guild")):
        act(state, (number, {"corporation": name}), (number, DONE))
    assert seat(state, 0)["production"] == {**dict.fromkeys(RESOURCES, 1), "plants": 3}
    assert seat(state, 0)["resources"]["plants"] == 3
    assert seat(state, 1)["production"] == {**dict.fromkeys(RESOURCES, 1), "steel": 2}
    assert seat(state, 1)["resources"]["steel"] == 5


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_generation_begins_with_the_actions_of_the_first_player(first: int) -> None:
    state = deal(GAME, 3, first=first, options={f"beginner_{number}": "on" for number in (1, 2, 3)})
    assert asked(state) == [(first, "turn")]
    assert facts_of(state)["generation"] == 1
    assert facts_of(state)["first player"] == first


def test_a_compulsory_first_action_is_the_first_of_the_first_turn() -> None:
    state = deal(GAME, 2, options={"beginner_2": "on"}, first=0, corporations=[["tharsis_republic"], []])
    act(state, {"corporation": "tharsis_republic"}, DONE)
    assert asked(state) == [(0, "space")]
    act(state, {"place": "r3c4"})
    assert facts_of(state)["tiles"] == {"r3c4": {"tile": "city", "owner": 0}}
    assert facts_of(state)["actions left"] == 1


def test_a_first_action_waits_for_the_turn_of_its_player() -> None:
    state = deal(GAME, 2, options={"beginner_2": "on"}, first=1, corporations=[["inventrix"], []])
    act(state, {"corporation": "inventrix"}, DONE)
    assert seat(state, 0)["first action owed"] is True
    assert seat(state, 0)["hand"] == []
    act(state, (1, PASS))
    assert asked(state) == [(0, "turn")]
    assert len(seat(state, 0)["hand"]) == 3
    assert seat(state, 0)["first action owed"] is False
    assert facts_of(state)["actions left"] == 1


def test_a_given_deal_is_dealt() -> None:
    given: dict[str, Any] = {"first": 2, "corporations": PAIRS, "dealt": [TEN, [], []], "deck": ["mangrove", "fish"]}
    state = deal(GAME, 3, seed=9, **given)
    facts = facts_of(state)
    assert facts["first player"] == 2
    assert [entry["corporations offered"] for entry in facts["seats"]] == PAIRS
    assert facts["seats"][0]["offered"] == TEN
    # what is not told for a seat comes from the deck
    assert facts["seats"][1]["offered"][:2] == ["mangrove", "fish"]
    assert sorted(cards_of(state)) == sorted(BASE)


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.dump(GAME.new(Setup(4), 11)) == GAME.dump(GAME.new(Setup(4), 11))
    assert GAME.dump(GAME.new(Setup(4), 11)) != GAME.dump(GAME.new(Setup(4), 12))
