"""Set-up: what everybody begins with, the deal, the secret choice of two module cards, the first player."""

import pytest

from marsbox.core.contract import Setup
from marsbox.testing import deal
from tests.games.pocket_mars.scenario import GAME, act, asked, cards_in, facts_of, offered, seat

DEALT = [["E1", "W2", "S3", "G4"], ["C1", "C2", "C3", "C4"]]
CHOICE = [(0, {"store": "S3"}), (0, {"store": "G4"}), (1, {"store": "C1"}), (1, {"store": "C2"})]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_1_colonist_on_the_ship_and_6_on_earth(players: int) -> None:
    state = GAME.new(Setup(players), 1)
    for number in range(players):
        assert (seat(state, number)["ship"], seat(state, number)["Earth"]) == (1, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_energy_marker_begins_on_the_start_space(players: int) -> None:
    state = GAME.new(Setup(players), 1)
    assert [seat(state, number)["energy"] for number in range(players)] == [1] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_cards_are_dealt_to_everybody_and_the_rest_is_the_deck(players: int) -> None:
    state = GAME.new(Setup(players), 1)
    facts = facts_of(state)
    assert [len(entry["hand"]) for entry in facts["seats"]] == [4] * players
    assert [len(entry["module"]) for entry in facts["seats"]] == [0] * players
    assert len(facts["deck"]) == 35 - 4 * players
    assert facts["discard pile"] == []
    assert len(set(cards_in(state))) == 35


def test_the_35_cards_are_7_of_each_colour() -> None:
    cards = cards_in(GAME.new(Setup(2), 1))
    assert cards == sorted(f"{colour}{value}" for colour in "EWSGC" for value in range(1, 8))


def test_the_5_buildings_begin_without_cards_and_colonists() -> None:
    buildings = facts_of(GAME.new(Setup(2), 1))["buildings"]
    assert list(buildings) == ["ecosystem", "water", "energy", "science", "construction"]
    for name, building in buildings.items():
        assert building["cards"] == []
        if name != "construction":
            assert (building["*"], building["**"]) == ([0, 0], [0, 0])


def test_4_buildings_have_the_value_3_and_host_colonists() -> None:
    buildings = GAME.view(GAME.new(Setup(2), 1), 0)["buildings"]
    assert [building["value"] for building in buildings] == [3, 3, 3, 3, None]


@pytest.mark.parametrize(("players", "room"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_zone_of_two_stars_holds_1_colonist_up_to_2_players_and_2_from_3_on(players: int, room: int) -> None:
    buildings = GAME.view(GAME.new(Setup(players), 1), 0)["buildings"]
    assert [building["capacity"] for building in buildings] == [room, room, room, room, 0]


def test_everybody_chooses_2_of_4_cards_for_the_module_at_the_same_time() -> None:
    state = deal(GAME, 2, first=1, dealt=DEALT)
    assert asked(state) == [(0, "store_setup"), (1, "store_setup")]
    assert offered(state, 0) == [{"store": card} for card in DEALT[0]]
    act(state, *CHOICE[:1])
    assert offered(state, 0) == [{"store": card} for card in ("E1", "W2", "G4")]
    act(state, *CHOICE[1:])
    assert (seat(state, 0)["module"], seat(state, 0)["hand"]) == (["S3", "G4"], ["E1", "W2"])
    assert (seat(state, 1)["module"], seat(state, 1)["hand"]) == (["C1", "C2"], ["C3", "C4"])


def test_the_choice_is_secret_until_everybody_has_chosen() -> None:
    state = deal(GAME, 2, first=0, dealt=DEALT)
    act(state, *CHOICE[:2])
    view = GAME.view(state, 1)
    assert view["seats"][0]["complete"] is True
    assert view["seats"][0]["module"] == []
    assert view["answers"] == []
    assert GAME.view(state, 0)["answers"] == [{"store": "S3"}, {"store": "G4"}]


def test_the_first_player_begins_the_first_round() -> None:
    state = act(deal(GAME, 2, first=1, dealt=DEALT), *CHOICE)
    assert asked(state) == [(1, "turn")]
    facts = facts_of(state)
    assert (facts["round"], facts["first player"], facts["active player"]) == (1, 1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    firsts = {facts_of(GAME.new(Setup(players), seed))["first player"] for seed in range(60)}
    assert firsts == set(range(players))


def test_the_deck_is_shuffled() -> None:
    tops = {facts_of(GAME.new(Setup(2), seed))["deck"][0] for seed in range(300)}
    assert len(tops) == 35


def test_a_given_deal_is_dealt() -> None:
    state = deal(GAME, 2, first=1, dealt=DEALT, deck=["E7", "W7", "S7"])
    facts = facts_of(state)
    assert facts["first player"] == 1
    assert [entry["hand"] for entry in facts["seats"]] == DEALT
    assert facts["deck"][:3] == ["E7", "W7", "S7"]
    assert len(set(cards_in(state))) == 35


def test_what_a_deal_leaves_out_is_drawn_from_the_seed() -> None:
    one, same, other = (deal(GAME, 2, dealt=[["E1"], []], seed=seed) for seed in (1, 1, 2))
    assert facts_of(one) == facts_of(same)
    assert facts_of(one) != facts_of(other)
    assert seat(one, 0)["hand"][0] == seat(other, 0)["hand"][0] == "E1"
    assert len(seat(one, 0)["hand"]) == len(seat(one, 1)["hand"]) == 4
