"""Who knows what: chosen characters, bonus cards, discoveries; neither view nor events nor determinize tell more."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.events import SPECTATOR
from marsbox.core.rng import FastRng
from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.testing import deal
from tests.games.mission_red_planet.scenario import (
    DRAW,
    GAME,
    SKIP,
    act,
    asked,
    at,
    events,
    facts_of,
    happened,
    plays,
    seat,
    zone,
)

BOX = GAME.box
VIEWERS = (SPECTATOR, 0, 1, 2)
OUTER = [zone.id for zone in BOX.zones[:7]]
BONUS = {card.id for card in BOX.cards if card.bonus is not None}
ALL_EVENTS = Counter({card.id: card.copies for card in BOX.cards})
PLAIN = ["hellas 3", "noachis 4", "ausonia 5"]
HANDS = [
    ["celerium_baron", "lost_in_space", "rich_vein"],
    ["diversified", "lichens", "radiation"],
    ["blocks_of_ice", "blocks_of_ice", "world_spanning"],
]
KEPT = ((0, {"keep": "lost_in_space"}), (1, {"keep": "diversified"}), (2, {"keep": "blocks_of_ice"}))
SEATS: list[dict[str, Any]] = [
    {"bonus": ["celerium_baron", "secret_mission_east"], "given back": ["diversified", "rich_vein"]},
    {"bonus": ["lost_in_space", "mass_settlement"], "given back": ["radiation", "lichens"]},
    {"bonus": ["strategic_zones"], "given back": ["blocks_of_ice", "blocks_of_ice"]},
]
STATE: dict[str, Any] = {
    "seats": SEATS,
    "zones": {
        "hellas": {"discovery": {"card": "rich_vein", "known by": [0]}},
        "noachis": {"discovery": {"card": "lichens", "known by": [0, 1]}},
        "ausonia": {"discovery": {"card": "radiation", "known by": [2]}},
    },
}


def imagined(state: State, viewer: int, number: int = 60) -> Iterator[State]:
    """States that a seat can't tell from the true one."""
    for seed in range(number):
        yield GAME.determinize(state, viewer, FastRng(seed))


def event_cards(state: State) -> Counter[str]:
    """All event cards after the set-up, wherever they are."""
    facts = facts_of(state)
    found = Counter(facts["event pile"])
    found.update(card["card"] for card in facts["discarded discoveries"])
    found.update(entry["discovery"]["card"] for entry in facts["zones"].values() if entry["discovery"])
    for entry in facts["seats"]:
        found.update(entry["bonus"])
    if facts.get("character being played", {}).get("card drawn"):
        found[facts["character being played"]["card drawn"]] += 1
    return found


def check_imagined(state: State, viewer: int, other: State) -> None:
    """An imagined state has an equal view, all cards, and contradicts nothing that the viewer remembers."""
    assert GAME.view(other, viewer) == GAME.view(state, viewer)
    facts = facts_of(other)
    if facts["turn"] == 0:
        return
    assert event_cards(other) == ALL_EVENTS
    assert all(card in BONUS for entry in facts["seats"] for card in entry["bonus"])
    assert all(entry["discovery"]["card"] not in BONUS for entry in facts["zones"].values() if entry["discovery"])
    set_up = Counter(facts["shown at set-up"])
    for entry in facts["seats"]:
        set_up.update(entry["bonus"][:1] + entry["given back"])
    assert not set_up - ALL_EVENTS, "of each card dealt at set-up one was kept, given back or shown"
    calling = GAME.view(state, viewer)["calling"]
    for entry in facts["seats"]:
        if calling is not None and entry["chosen"] is not None:
            assert CHARACTERS.index(entry["chosen"]) > CHARACTERS.index(calling)
            assert entry["chosen"] in entry["hand"]


# ---- chosen characters


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_chosen_character_is_shown_to_its_player_alone(viewer: int) -> None:
    state = plays("explorer", {"seats": [{}, {"chosen": "traveler"}, {}]})
    seats = GAME.view(state, viewer)["seats"]
    assert [entry["called"] for entry in seats] == ["explorer", None, None]
    assert [entry["chosen"] for entry in seats] == [
        None,
        "traveler" if viewer == 1 else None,
        "pilot" if viewer == 2 else None,
    ]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_who_did_not_answer_a_call_has_a_later_character_of_the_hand(viewer: int) -> None:
    hand = ["recruiter", "explorer", "saboteur", "traveler", "soldier"]
    state = plays("saboteur", {"seats": [{}, {"chosen": "traveler", "hand": hand}, {}]})
    assert {seat(other, 1)["chosen"] for other in imagined(state, viewer)} == {"traveler", "soldier"}


def test_a_determinized_state_keeps_the_own_choice() -> None:
    state = plays("explorer", {"seats": [{}, {"chosen": "traveler"}, {}]})
    assert {seat(other, 1)["chosen"] for other in imagined(state, 1)} == {"traveler"}


def test_a_determinized_state_keeps_that_an_answer_is_complete_but_not_the_answer() -> None:
    state = act(at({}), (1, {"choose": "soldier"}))
    chosen = set()
    for other in imagined(state, 0, 200):
        assert asked(other) == [(0, "character"), (2, "character")]
        chosen.add(seat(other, 1)["chosen"])
    assert chosen == set(CHARACTERS)
    assert {seat(other, 1)["chosen"] for other in imagined(state, 1)} == {"soldier"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_of_characters_are_public(viewer: int) -> None:
    view = GAME.view(at({"seats": [{}, {"hand": ["recruiter", "pilot"]}, {}]}), viewer)
    assert view["seats"][1]["hand"] == ["recruiter", "pilot"]
    assert view["seats"][1]["played"] == list(CHARACTERS[1:8])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_who_has_played_which_character_stays_known_until_the_recruiter_takes_it_back(viewer: int) -> None:
    state = plays("explorer")
    assert GAME.view(state, viewer)["seats"][0]["played"] == ["explorer"]
    back = plays("recruiter", {"seats": [{"hand": ["recruiter", "pilot"]}, {}, {}]})
    assert len(GAME.view(back, viewer)["seats"][0]["played"]) == 8
    act(back, (0, SKIP))
    assert GAME.view(back, viewer)["seats"][0]["played"] == []


# ---- bonus cards


@pytest.mark.parametrize("viewer", VIEWERS)
def test_bonus_cards_are_known_to_their_owner_and_their_number_to_all(viewer: int) -> None:
    seats = GAME.view(at(STATE), viewer)["seats"]
    for number, entry in enumerate(SEATS):
        expected = entry["bonus"] if number == viewer else [None] * len(entry["bonus"])
        assert seats[number]["bonus"] == expected


def test_a_determinized_state_keeps_the_own_bonus_cards_and_draws_the_others_anew() -> None:
    found: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set(), 2: set()}
    for other in imagined(at(STATE), 1):
        for number in range(3):
            found[number].add(tuple(seat(other, number)["bonus"]))
    assert found[1] == {("lost_in_space", "mass_settlement")}
    assert len(found[0]) > 20
    assert len(found[2]) > 5


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_nobody_else_has_kept_a_card_that_one_kept_or_gave_back(viewer: int) -> None:
    own = {*SEATS[viewer]["bonus"], *SEATS[viewer]["given back"]}
    for other in imagined(at(STATE), viewer, 200):
        for number in range(3):
            if number != viewer:
                assert seat(other, number)["bonus"][0] not in own


def test_a_card_that_one_gave_back_may_have_been_drawn_since() -> None:
    drawn = {seat(other, 1)["bonus"][1] for other in imagined(at(STATE), 0, 300)}
    assert "diversified" in drawn
    assert "celerium_baron" not in drawn


def test_the_second_copy_of_a_card_that_one_gave_back_may_have_been_kept() -> None:
    seats = [{**SEATS[0], "given back": ["blocks_of_ice", "barren_ground"]}, {}, {}]
    kept = {seat(other, 1)["bonus"][0] for other in imagined(at({"seats": seats}), 0, 300)}
    assert "blocks_of_ice" in kept


@pytest.mark.parametrize("viewer", VIEWERS)
def test_one_remembers_the_own_cards_given_back(viewer: int) -> None:
    state = act(deal(GAME, 3, ships=PLAIN, dealt=HANDS), *KEPT)
    expected = {0: ["celerium_baron", "rich_vein"], 1: ["lichens", "radiation"], 2: ["blocks_of_ice", "world_spanning"]}
    assert sorted(GAME.view(state, viewer)["returned"]) == expected.get(viewer, [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_drawing_a_bonus_card_tells_it_to_who_drew_it(viewer: int) -> None:
    state = act(plays("scientist", {"event pile": ["diversified"]}), (0, SKIP))
    log = events(state, 0, DRAW)
    heard = happened([event for event in log if event.seen_by(viewer)], "bonus_drawn")
    assert heard == [(0, BOX.card_number["diversified"]) if viewer == 0 else (0,)]
    assert GAME.view(state, viewer)["seats"][0]["bonus"][1:] == ["diversified" if viewer == 0 else None]


# ---- discoveries


def placing() -> State:
    """Seat 0 is about to place a discovery."""
    return act(plays("scientist", {**STATE, "event pile": ["martian_ruins"]}), (0, SKIP), (0, DRAW))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_discovery_is_known_to_who_placed_it_or_looked_at_it(viewer: int) -> None:
    zones = {entry["zone"]: entry["discovery"] for entry in GAME.view(at(STATE), viewer)["zones"]}
    for name, entry in STATE["zones"].items():
        card, known = entry["discovery"]["card"], entry["discovery"]["known by"]
        assert zones[name] == {"card": card if viewer in known else None, "known_by": known}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_discovery_about_to_be_placed_is_known_to_who_drew_it(viewer: int) -> None:
    playing = GAME.view(placing(), viewer)["playing"]
    assert (playing["seat"], playing["step"]) == (0, "place")
    assert playing["card"] == ("martian_ruins" if viewer == 0 else None)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_placing_a_discovery_tells_all_where_and_its_player_what(viewer: int) -> None:
    state = placing()
    log = events(state, 0, {"place": "syrtis_major"})
    heard = happened([event for event in log if event.seen_by(viewer)], "discovery_placed")
    place, design = OUTER.index("syrtis_major"), BOX.card_number["martian_ruins"]
    assert heard == [(0, place, design) if viewer == 0 else (0, place)]
    (found,) = [entry for entry in GAME.view(state, viewer)["zones"] if entry["zone"] == "syrtis_major"]
    assert found["discovery"] == {"card": "martian_ruins" if viewer == 0 else None, "known_by": [0]}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_looking_at_a_discovery_tells_all_which_and_its_player_what(viewer: int) -> None:
    state = act(plays("scientist", STATE), (0, SKIP))
    log = events(state, 0, {"look": "ausonia"})
    heard = happened([event for event in log if event.seen_by(viewer)], "discovery_looked_at")
    place, design = OUTER.index("ausonia"), BOX.card_number["radiation"]
    assert heard == [(0, place, design) if viewer == 0 else (0, place)]
    assert zone(state, "ausonia")["discovery"] == {"card": "radiation", "known by": [0, 2]}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_drawing_a_discovery_tells_all_that_it_is_one_and_its_player_which(viewer: int) -> None:
    state = act(plays("scientist", {**STATE, "event pile": ["martian_ruins"]}), (0, SKIP))
    log = events(state, 0, DRAW)
    heard = happened([event for event in log if event.seen_by(viewer)], "discovery_drawn")
    assert heard == [(0, BOX.card_number["martian_ruins"]) if viewer == 0 else (0,)]


def taken() -> dict[str, Any]:
    """All seven outer zones have a discovery that seat 2 knows."""
    cards = ["barren_ground", "barren_ground", "rich_vein", "lichens", "radiation", "mining_accident", "martian_ruins"]
    return {name: {"discovery": {"card": card, "known by": [2]}} for name, card in zip(OUTER, cards, strict=True)}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_reading_a_discovery_without_a_place_is_discarded_face_down_and_known_to_who_drew_it(viewer: int) -> None:
    state = act(plays("scientist", {"zones": taken(), "event pile": ["underground_lake"]}), (0, SKIP))
    log = events(state, 0, DRAW)
    heard = happened([event for event in log if event.seen_by(viewer)], "discovery_discarded")
    assert heard == [(0, BOX.card_number["underground_lake"]) if viewer == 0 else (0,)]
    expected = [{"seat": 0, "card": "underground_lake" if viewer == 0 else None}]
    assert GAME.view(state, viewer)["discarded"] == expected


def test_a_determinized_state_keeps_known_discoveries_and_draws_the_others_anew() -> None:
    found: dict[str, set[str]] = {name: set() for name in STATE["zones"]}
    for other in imagined(at(STATE), 1, 100):
        for name, cards in found.items():
            cards.add(zone(other, name)["discovery"]["card"])
    assert found["noachis"] == {"lichens"}
    for name in ("hellas", "ausonia"):
        assert len(found[name]) > 4
        assert "lichens" not in found[name]
        assert not found[name] & BONUS


def test_a_determinized_state_draws_anew_what_others_discarded_or_are_about_to_place() -> None:
    state = placing()
    assert {facts_of(other)["character being played"]["card drawn"] for other in imagined(state, 0)} == {
        "martian_ruins"
    }
    for viewer in (SPECTATOR, 1, 2):
        cards = {facts_of(other)["character being played"]["card drawn"] for other in imagined(state, viewer)}
        assert len(cards) > 3
        assert not cards & BONUS
    discarded = [{"card": "underground_lake", "seat": 0}, {"card": "treacherous_ground", "seat": 1}]
    state = at({"zones": taken(), "discarded discoveries": discarded})
    for viewer in (0, 1):
        cards = {facts_of(other)["discarded discoveries"][viewer]["card"] for other in imagined(state, viewer)}
        assert cards == {discarded[viewer]["card"]}
    assert len({facts_of(other)["discarded discoveries"][1]["card"] for other in imagined(state, 0)}) > 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_discoveries_on_mars_and_bonus_cards_are_open(viewer: int) -> None:
    discarded = [{"card": "underground_lake", "seat": 0}]
    state = at({"phase": "over", "seats": SEATS, "zones": taken(), "discarded discoveries": discarded})
    view = GAME.view(state, viewer)
    assert [entry["bonus"] for entry in view["seats"]] == [entry["bonus"] for entry in SEATS]
    assert [entry["discovery"]["card"] for entry in view["zones"][:7]] == [
        entry["discovery"]["card"] for entry in taken().values()
    ]
    # what was discarded stays face down
    assert view["discarded"] == [{"seat": 0, "card": "underground_lake" if viewer == 0 else None}]
    for other in imagined(state, viewer, 10):
        check_imagined(state, viewer, other)
        assert GAME.outcome(other) is not None


# ---- piles


@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_piles_only_the_number_is_known(viewer: int) -> None:
    view = GAME.view(at({**STATE, "discarded ships": ["hellas 3"]}), viewer)
    assert (view["ship_pile"], view["resource_pile"], view["event_pile"]) == (30, 14, 24 - 5 - 3)
    assert view["ship_discard"] == ["hellas 3"]


@pytest.mark.parametrize("pile", ["ship pile", "resource pile", "event pile"])
def test_a_determinized_state_shuffles_the_piles(pile: str) -> None:
    state = at(STATE)
    piles = {tuple(facts_of(other)[pile]) for other in imagined(state, 0, 20)}
    assert len(piles) == 20
    if pile != "event pile":
        assert {tuple(sorted(found)) for found in piles} == {tuple(sorted(facts_of(state)[pile]))}


def test_a_determinized_state_has_another_seed_and_no_scripted_deal() -> None:
    state = act(deal(GAME, 3, seed=5, ships=PLAIN, dealt=HANDS, reshuffles=[["hellas 3"]]), *KEPT)
    other = GAME.determinize(state, 0, FastRng(1))
    assert facts_of(other)["seed"] != facts_of(state)["seed"]
    assert facts_of(other)["reshuffles"] == []


# ---- set-up


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_event_cards_dealt_at_set_up_are_known_to_their_owner(viewer: int) -> None:
    state = act(deal(GAME, 3, ships=PLAIN, dealt=HANDS), KEPT[0])
    for number, entry in enumerate(GAME.view(state, viewer)["seats"]):
        assert sorted(entry["dealt"]) == (sorted(HANDS[number]) if number == viewer else [])
        assert entry["complete"] is (number == 0)
    assert GAME.view(state, viewer)["answers"] == ([KEPT[0][1]] if viewer == 0 else [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_card_kept_is_told_to_its_owner(viewer: int) -> None:
    state = act(deal(GAME, 3, ships=PLAIN, astronauts=[1], dealt=HANDS), *KEPT[:2])
    log = [event for event in events(state, *KEPT[2]) if event.seen_by(viewer)]
    kept = [(number, BOX.card_number[str(form["keep"])]) for number, form in KEPT]
    assert happened(log, "bonus_kept") == [kept[number] if number == viewer else (number,) for number in (1, 2, 0)]


def test_a_determinized_set_up_deals_the_others_other_cards_with_a_bonus_card_each() -> None:
    shown = ["barren_ground", "barren_ground", "barren_ground"]
    state = deal(GAME, 3, ships=PLAIN, astronauts=[0], dealt=[shown + HANDS[0], HANDS[1], HANDS[2]])
    hands = set()
    for other in imagined(state, 0, 100):
        assert seat(other, 0)["dealt"] == HANDS[0]
        facts = facts_of(other)
        cards = Counter(facts["event pile"] + facts["shown at set-up"])
        for number in range(3):
            assert BONUS & set(seat(other, number)["dealt"])
            cards.update(seat(other, number)["dealt"])
        assert cards == ALL_EVENTS
        hands.add(tuple(sorted(seat(other, 1)["dealt"])))
    assert len(hands) > 50


def test_a_determinized_set_up_draws_the_astronauts_anew_that_are_still_to_be_drawn() -> None:
    state = deal(GAME, 4, ships=["manual 2"], astronauts=[2, 0, 3, 1])
    assert asked(state) == [(2, "destination")]
    orders = {tuple(facts_of(other)["astronauts to draw"]) for other in imagined(state, 2)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 3] for order in orders)


def test_a_card_kept_at_set_up_is_drawn_anew_with_the_cards_dealt() -> None:
    state = act(deal(GAME, 3, ships=PLAIN, dealt=HANDS), KEPT[1])
    kept = set()
    for other in imagined(state, 0, 100):
        assert asked(other) == [(0, "keep"), (2, "keep")]
        ((form,),) = [answers for answers in facts_of(other)["answers"] if answers]
        assert form["keep"] in seat(other, 1)["dealt"]
        kept.add(form["keep"])
    assert len(kept) > 5
    assert not kept & set(HANDS[0])


# ---- all the game long


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_the_game_long_no_view_and_no_determinized_state_tells_more(players: int) -> None:
    state = GAME.new(Setup(players), players)
    rng = FastRng(players)
    research = [GAME.actions.number(DRAW), GAME.actions.number({"choose": "scientist"})]
    while GAME.decisions(state):
        for viewer in range(-1, players):
            for other in imagined(state, viewer, 1):
                check_imagined(state, viewer, other)
        decision = GAME.decisions(state)[0]
        wanted = [action for action in research if action in decision.options]
        GAME.apply(state, decision.seat, wanted[0] if wanted else rng.choice(decision.options))
    for viewer in range(-1, players):
        check_imagined(state, viewer, GAME.determinize(state, viewer, rng))


@pytest.mark.parametrize("number", [-2, 3])
def test_a_view_is_for_a_seat_of_the_game(number: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {number}: seats are 0 to 2, and -1 is the spectator"):
        GAME.view(at(STATE), number)
