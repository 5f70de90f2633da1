"""What runs out, and what happens then: destination tokens, ships, event cards, astronauts, characters."""

from typing import Any

import pytest

from marsbox.core.contract import State
from marsbox.core.errors import SetupError
from marsbox.games.mission_red_planet.state import CHARACTERS
from tests.games.mission_red_planet.scenario import (
    DRAW,
    GAME,
    SKIP,
    act,
    after_turn,
    asked,
    at,
    decline_all,
    events,
    facts_of,
    happened,
    offered,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)

ZONES = [place.id for place in GAME.box.zones]
OUTER = ZONES[:7]
BONUS = [card.id for card in GAME.box.cards if card.bonus is not None for _ in range(card.copies)]
DISCOVERIES = [card.id for card in GAME.box.cards if card.discovery is not None for _ in range(card.copies)]


# ---- destination tokens


def test_there_are_two_destination_tokens_for_each_zone() -> None:
    assert [zone(at({}), name)["destination tokens"] for name in ZONES] == [2] * 10


def test_a_zone_whose_tokens_are_all_on_ships_cannot_be_chosen_for_a_manual_ship() -> None:
    pad = [{"ship": f"hellas {seats}", "destination": "noachis"} for seats in (3, 4)]
    state = plays("recruiter", {"pad": [*pad, {"ship": "manual 4"}]})
    act(state, (0, {"board": 2}))
    assert offered_by(state, 0, "destination") == [name for name in ZONES if name != "noachis"]
    assert refused(state, 0, {"destination": "noachis"}) == "no_token_left"


def test_ships_with_a_printed_destination_need_no_token() -> None:
    pad = [{"ship": "hellas 3", "destination": "noachis"}, {"ship": "hellas 4", "destination": "noachis"}]
    state = after_turn(2, {"pad": [*pad, {"ship": "noachis 3", "crew": [1, 1, 1], "flying": True}]})
    assert zone(state, "noachis")["astronauts"] == [1, 1, 1]


def test_a_token_that_comes_back_can_be_laid_in_the_next_turn() -> None:
    pad = [{"ship": f"hellas {seats}", "crew": [1, 0, 0], "destination": "noachis", "flying": True} for seats in (3, 4)]
    state = after_turn(2, {"pad": [*pad, {"ship": "manual 4"}]})
    act(state, *[(number, {"choose": "recruiter"}) for number in range(3)], (0, {"board": 2}))
    assert "noachis" in offered_by(state, 0, "destination")


# ---- ships


def test_when_the_pile_of_ships_is_empty_the_discarded_ones_make_a_new_pile() -> None:
    pad = [
        {"ship": "hellas 3", "crew": [1, 1, 1], "flying": True},
        {"ship": "hellas 4"},
        {"ship": "hellas 5", "crew": [1, 1, 1], "flying": True},
    ]
    state = after_turn(
        2,
        {
            "pad": pad,
            "ship pile": ["noachis 3"],
            "discarded ships": ["the rest"],
            "reshuffles": [["hellas 5", "manual 2"]],
        },
    )
    # the last of the pile comes first; then the ships that landed this turn are shuffled with the others
    assert [entry["ship"] for entry in facts_of(state)["pad"]] == ["noachis 3", "hellas 4", "hellas 5"]
    assert facts_of(state)["ship pile"][0] == "manual 2"
    assert facts_of(state)["discarded ships"] == []
    assert len(facts_of(state)["ship pile"]) == 34 - 3


def test_an_empty_pile_is_not_shuffled_before_a_ship_is_needed() -> None:
    state = after_turn(2, {"ship pile": [], "discarded ships": ["the rest"]})
    assert facts_of(state)["ship pile"] == []
    assert len(facts_of(state)["discarded ships"]) == 31


def test_a_new_pile_is_shuffled_by_the_seed() -> None:
    orders = []
    for seed in (1, 2):
        given: dict[str, Any] = {"pad": [None, {}, {}], "ship pile": [], "discarded ships": ["the rest"], "seed": seed}
        state = after_turn(2, given)
        orders.append([ship(state, 0)["ship"], *facts_of(state)["ship pile"]])
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])


def test_everybody_is_told_of_a_new_pile() -> None:
    given = {"pad": [{"ship": "hellas 3"}], "ship pile": [], "discarded ships": ["the rest"]}
    state = act(plays("saboteur", given), (0, SKIP), (0, {"destroy": 0}))
    assert happened(decline_all(state), "ships_reshuffled") == [(32,)]


def test_a_destroyed_ship_may_come_back_with_a_new_pile() -> None:
    given = {"pad": [{"ship": "hellas 3"}], "ship pile": [], "discarded ships": ["the rest"]}
    state = plays("saboteur", {**given, "reshuffles": [["hellas 3"]]})
    act(state, (0, SKIP), (0, {"destroy": 0}))
    decline_all(state)
    assert ship(state, 0)["ship"] == "hellas 3"


def test_a_given_new_pile_has_only_ships_that_were_discarded() -> None:
    given = {"pad": [{"ship": "hellas 3"}, {"ship": "hellas 4"}], "ship pile": [], "discarded ships": ["the rest"]}
    state = plays("saboteur", {**given, "reshuffles": [["hellas 4"]]})
    act(state, (0, SKIP), (0, {"destroy": 0}))
    with pytest.raises(SetupError, match="it was not discarded"):
        decline_all(state)


# ---- event cards


def no_events(discoveries: int) -> dict[str, Any]:
    """All event cards are in play: so many discoveries beside zones, the others discarded, all bonus cards held."""
    zones = {
        name: {"discovery": {"card": card, "known by": [1]}}
        for name, card in zip(OUTER[:discoveries], DISCOVERIES, strict=False)
    }
    discarded = [{"card": card, "seat": 1} for card in DISCOVERIES[discoveries:]]
    seats = [{"bonus": BONUS[:3]}, {"bonus": BONUS[3:8]}, {"bonus": BONUS[8:]}]
    return {"zones": zones, "discarded discoveries": discarded, "seats": seats}


def test_without_event_cards_the_scientist_only_looks() -> None:
    state = act(plays("scientist", no_events(7)), (0, SKIP))
    assert facts_of(state)["event pile"] == []
    assert offered(state, 0) == [*[{"look": name} for name in OUTER], SKIP]
    assert refused(state, 0, DRAW) == "no_events_left"
    act(state, (0, {"look": "hellas"}))
    assert zone(state, "hellas")["discovery"]["known by"] == [0, 1]


def test_the_last_event_card_can_be_drawn() -> None:
    given = no_events(7)
    given["seats"][0] = {"bonus": BONUS[:2]}
    state = act(plays("scientist", given), (0, SKIP))
    assert facts_of(state)["event pile"] == [BONUS[2]]
    act(state, (0, DRAW))
    assert seat(state, 0)["bonus"] == BONUS[:3]
    assert facts_of(state)["event pile"] == []


def test_event_cards_are_not_shuffled_anew() -> None:
    given = no_events(7)
    state = act(plays("scientist", given), (0, SKIP), (0, SKIP))
    assert len(facts_of(state)["discarded discoveries"]) == 4
    assert facts_of(state)["event pile"] == []


# ---- astronauts


@pytest.mark.parametrize(
    "character", ["recruiter", "explorer", "scientist", "secret_agent", "saboteur", "femme_fatale", "pilot"]
)
def test_with_one_astronaut_in_the_reserve_one_boards(character: str) -> None:
    pad = [{"ship": "hellas 4"}, {"ship": "noachis 4"}]
    state = act(plays(character, {"pad": pad, "seats": [{"reserve": 1}]}), (0, {"board": 0}))
    assert seat(state, 0)["reserve"] == 0
    assert (0, "board") not in asked(state)


@pytest.mark.parametrize(
    "character",
    ["recruiter", "explorer", "scientist", "secret_agent", "saboteur", "femme_fatale", "traveler", "soldier", "pilot"],
)
def test_with_an_empty_reserve_nobody_boards(character: str) -> None:
    state = plays(character, {"seats": [{"reserve": 0}]})
    assert all(kind not in ("board", "board_two", "board_three") for number, kind in asked(state) if number == 0)
    assert all(entry["crew"][0] == 0 for entry in facts_of(state)["pad"])


def test_astronauts_in_the_memorial_never_come_back() -> None:
    state = plays("recruiter", {"seats": [{"memorial": 5}]})
    act(state, (0, {"board": 0}))
    decline_all(state)
    assert (seat(state, 0)["memorial"], seat(state, 0)["reserve"]) == (5, 16)


def placed_with(character: str) -> int:
    """How many astronauts leave the reserve if a player places as many as the character allows."""
    zones = {"hellas": {"astronauts": [1, 1, 0]}}
    state = plays(
        character, {"pad": [{"ship": f"{name} 5"} for name in ("hellas", "noachis", "ausonia")], "zones": zones}
    )
    before = seat(state, 0)["reserve"]
    while asked(state)[0][0] == 0:
        act(state, (0, offered(state, 0)[0]))
    return int(before - seat(state, 0)["reserve"])


def test_reading_22_astronauts_are_just_enough_for_every_game() -> None:
    placed = {character: placed_with(character) for character in CHARACTERS}
    most = {frozenset(CHARACTERS): 1}  # one boards at set-up; then for each hand the most that can have been placed
    for _ in range(10):
        after: dict[frozenset[str], int] = {}
        for hand, number in most.items():
            for character in hand:
                left = frozenset(CHARACTERS) if character == "recruiter" else hand - {character}
                after[left] = max(after.get(left, 0), number + placed[character])
        most = after
    assert max(most.values()) == 22


# ---- characters


def only_the_recruiter() -> State:
    return at({"turn": 9, "seats": [{"hand": ["recruiter"]}, {"chosen": "pilot"}, {}]})


def test_a_player_with_only_the_recruiter_left_is_not_asked_for_a_character() -> None:
    assert asked(only_the_recruiter()) == [(2, "character")]
    assert refused(only_the_recruiter(), 0, {"choose": "recruiter"}) == "not_your_decision"


def test_a_player_with_only_the_recruiter_left_has_all_characters_again_in_the_next_turn() -> None:
    state = only_the_recruiter()
    log = events(state, 2, {"choose": "pilot"})
    assert happened(log, "called") == [(0, 0)]
    decline_all(state)
    assert len(seat(state, 0)["hand"]) == 9


def test_after_eight_turns_without_the_recruiter_it_is_the_only_one_left() -> None:
    # two seats are free on each ship: there is no place for a Traveler
    state = at({"pad": [{"ship": f"{name} 3", "crew": [1, 0, 0]} for name in ("hellas", "noachis", "ausonia")]})
    for character in CHARACTERS[1:]:
        act(state, *[(number, {"choose": character}) for number in range(3)])
        decline_all(state)
    assert facts_of(state)["turn"] == 9
    assert [entry["called"] for entry in facts_of(state)["seats"]] == ["recruiter"] * 3
    first = facts_of(state)["first player"]
    assert asked(state) == [(first, "board")]
