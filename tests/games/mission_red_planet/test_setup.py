"""Set-up: what there is, the ships and the astronauts drawn, the medal, the event cards and the bonus card kept."""

from collections import Counter

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.events import Log
from marsbox.core.match import Match
from marsbox.testing import deal, start_match
from tests.games.mission_red_planet.scenario import (
    GAME,
    act,
    after_turn,
    asked,
    facts_of,
    happened,
    kinds,
    offered,
    offered_by,
    refused,
    seat,
    ship,
)

BOX = GAME.box
PLAIN = ["hellas 3", "noachis 4", "ausonia 5", "hellas 4", "hellas 5"]  # ships that ask for no destination
DISCOVERIES = [["barren_ground", "barren_ground", "barren_ground"], ["rich_vein", "lichens", "radiation"]]
HANDS = [
    ["celerium_baron", "lost_in_space", "rich_vein"],
    ["diversified", "lichens", "radiation"],
    ["blocks_of_ice", "blocks_of_ice", "world_spanning"],
]
KEPT = ((0, {"keep": "lost_in_space"}), (1, {"keep": "diversified"}), (2, {"keep": "blocks_of_ice"}))
ALL_SHIPS = Counter(BOX.ship_ids)
ALL_EVENTS = Counter({card.id: card.copies for card in BOX.cards})


def dealt(players: int = 3, seed: int = 0, **given: object) -> State:
    """A game about to begin, with ships that fly to a printed zone and with seat 0 first if nothing else is given."""
    usual = {"ships": PLAIN[:players], "astronauts": list(range(players))}
    return GAME.new(Setup(players, None, {**usual, **given}), seed)


def keep_first(state: State) -> State:
    """Everybody keeps the first bonus card of those dealt."""
    while GAME.decisions(state)[0].simultaneous and facts_of(state)["turn"] == 0:
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, decision.options[0])
    return state


def event_cards(state: State) -> Counter[str]:
    """All event cards, wherever they are."""
    facts = facts_of(state)
    found = Counter(facts["event pile"])
    for entry in facts["seats"]:
        found.update(entry["bonus"] + entry.get("dealt", []))
    if "answers" in facts:
        found.update(facts["shown at set-up"])
    return found


# ---- what there is


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_22_astronauts_one_of_them_on_a_ship(players: int) -> None:
    state = GAME.new(Setup(players), 1)
    for number in range(players):
        assert seat(state, number)["reserve"] == 21
        assert seat(state, number)["memorial"] == 0
    assert sum(sum(ship(state, slot)["crew"]) for slot in range(players)) == players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_the_9_characters(players: int) -> None:
    facts = facts_of(keep_first(dealt(players)))
    for entry in facts["seats"]:
        assert len(entry["hand"]) == 9
        assert entry["chosen"] is entry["called"] is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_ships_as_players_are_turned_up_and_the_others_are_the_pile(players: int) -> None:
    facts = facts_of(GAME.new(Setup(players), 1))
    assert len(facts["pad"]) == players
    assert len(facts["ship pile"]) == 34 - players
    assert Counter([entry["ship"] for entry in facts["pad"]] + facts["ship pile"]) == ALL_SHIPS
    assert facts["discarded ships"] == []


def test_20_destination_tokens_2_for_each_zone_lie_ready() -> None:
    zones = facts_of(dealt())["zones"].values()
    assert [entry["destination tokens"] for entry in zones] == [2] * 10


def test_14_resource_tokens_are_hidden_and_no_zone_is_explored() -> None:
    facts = facts_of(dealt())
    assert Counter(facts["resource pile"]) == {"ice": 6, "sylvanite": 4, "celerium": 4}
    for entry in facts["zones"].values():
        assert entry["resource"] is entry["discovery"] is None
        assert (entry["astronauts"], entry["tokens"]) == ([0, 0, 0], 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_24_event_cards_are_in_hands_and_pile(players: int) -> None:
    for seed in range(10):
        state = deal(GAME, players, seed=seed, ships=PLAIN[:players])
        assert event_cards(state) == ALL_EVENTS
        assert event_cards(keep_first(state)) == ALL_EVENTS


def test_the_first_turn_begins_with_the_choice_of_characters_and_the_ships_of_the_set_up() -> None:
    state = dealt()
    before = facts_of(state)["pad"]
    keep_first(state)
    facts = facts_of(state)
    assert (facts["turn"], facts["pad"]) == (1, before)
    assert asked(state) == [(0, "character"), (1, "character"), (2, "character")]


@pytest.mark.parametrize("pile", ["ship pile", "resource pile", "event pile"])
def test_the_piles_are_shuffled(pile: str) -> None:
    tops = {facts_of(GAME.new(Setup(3), seed))[pile][0] for seed in range(400)}
    assert tops == {"ship pile": set(ALL_SHIPS), "resource pile": {"ice", "sylvanite", "celerium"}}.get(
        pile, set(ALL_EVENTS)
    )


# ---- astronauts


def test_the_astronauts_drawn_are_placed_one_on_each_ship_in_that_order() -> None:
    state = dealt(4, astronauts=[2, 0, 3, 1])
    assert [ship(state, slot)["crew"] for slot in range(4)] == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]]


def test_whose_astronaut_is_drawn_first_is_the_first_player() -> None:
    assert facts_of(dealt(4, astronauts=[2, 0, 3, 1]))["first player"] == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_astronauts_are_drawn_at_random(players: int) -> None:
    firsts = {facts_of(deal(GAME, players, seed=seed, ships=PLAIN[:players]))["first player"] for seed in range(60)}
    assert firsts == set(range(players))


def test_reading_the_owner_of_an_astronaut_on_a_manual_ship_lays_its_destination_at_once() -> None:
    state = dealt(ships=["hellas 3", "manual 2", "manual 5"], astronauts=[1, 2, 0])
    # the astronaut for the third ship is not drawn yet
    assert asked(state) == [(2, "destination")]
    assert offered_by(state, 2, "destination") == [zone.id for zone in BOX.zones]
    assert facts_of(state)["astronauts to draw"] == [0]
    act(state, (2, {"destination": "noachis"}))
    assert ship(state, 1)["destination"] == "noachis"
    assert asked(state) == [(0, "destination")]
    act(state, (0, {"destination": "noachis"}))
    assert facts_of(state)["zones"]["noachis"]["destination tokens"] == 0
    assert asked(state) == [(number, "keep") for number in range(3)]


def test_reading_a_destination_whose_two_tokens_lie_on_ships_is_not_offered_any_more() -> None:
    state = dealt(ships=["manual 2", "manual 3", "manual 4"])
    act(state, (0, {"destination": "hellas"}), (1, {"destination": "hellas"}))
    assert "hellas" not in offered_by(state, 2, "destination")
    assert refused(state, 2, {"destination": "hellas"}) == "no_token_left"


def test_an_astronaut_at_set_up_fills_no_ship() -> None:
    state = act(dealt(ships=["manual 2", *PLAIN[:2]]), (0, {"destination": "hellas"}))
    assert ship(state, 0)["flying"] is False


def test_the_medal_is_given_before_anything_is_asked() -> None:
    match = start_match(GAME, 3, ships=["manual 2"], astronauts=[1])
    assert kinds(match.opening)[-2:] == ["medal_given", "boarded"]
    assert happened(match.opening, "medal_given") == [(1,)]


# ---- event cards


def test_3_event_cards_are_dealt_to_everybody() -> None:
    state = dealt(dealt=HANDS)
    assert [sorted(seat(state, number)["dealt"]) for number in range(3)] == [sorted(hand) for hand in HANDS]
    assert len(facts_of(state)["event pile"]) == 24 - 9


def test_everybody_chooses_a_bonus_card_to_keep_at_the_same_time() -> None:
    state = dealt(dealt=HANDS)
    assert asked(state) == [(0, "keep"), (1, "keep"), (2, "keep")]
    assert offered(state, 0) == [{"keep": "lost_in_space"}, {"keep": "celerium_baron"}]
    act(state, *KEPT)
    assert [seat(state, number)["bonus"] for number in range(3)] == [
        ["lost_in_space"],
        ["diversified"],
        ["blocks_of_ice"],
    ]


def test_reading_who_has_one_bonus_card_is_asked_as_well() -> None:
    assert offered(dealt(dealt=HANDS), 1) == [{"keep": "diversified"}]


def test_two_cards_of_one_design_are_one_option() -> None:
    assert offered_by(dealt(dealt=HANDS), 2, "keep") == ["blocks_of_ice", "world_spanning"]


def test_a_discovery_or_a_card_of_another_cannot_be_kept() -> None:
    assert refused(dealt(dealt=HANDS), 0, {"keep": "diversified"}) == "not_dealt"
    with pytest.raises(ValueError, match="rich_vein"):
        GAME.actions.number({"keep": "rich_vein"})


def test_the_other_two_cards_are_given_back() -> None:
    state = act(dealt(dealt=HANDS), *KEPT)
    assert sorted(seat(state, 0)["given back"]) == ["celerium_baron", "rich_vein"]
    assert sorted(seat(state, 2)["given back"]) == ["blocks_of_ice", "world_spanning"]
    assert [entry.get("dealt") for entry in facts_of(state)["seats"]] == [None] * 3


def test_all_cards_that_nobody_kept_are_shuffled_into_the_event_pile() -> None:
    piles = set()
    for seed in range(5):
        state = act(dealt(dealt=HANDS, seed=seed), *KEPT)
        pile = facts_of(state)["event pile"]
        assert Counter(pile) == ALL_EVENTS - Counter(["lost_in_space", "diversified", "blocks_of_ice"])
        piles.add(tuple(pile))
    assert len(piles) == 5


def test_the_kept_card_is_a_secret() -> None:
    state = act(dealt(dealt=HANDS), *KEPT)
    for viewer in (-1, 1, 2):
        assert GAME.view(state, viewer)["seats"][0]["bonus"] == [None]
    assert GAME.view(state, 0)["seats"][0]["bonus"] == ["lost_in_space"]


def test_who_has_only_discoveries_shows_them_and_gets_3_others() -> None:
    match = start_match(GAME, 3, ships=PLAIN[:3], astronauts=[0], dealt=[DISCOVERIES[0] + HANDS[0], [], []])
    assert [numbers[0] for numbers in happened(match.opening, "discoveries_shown")][:1] == [0]
    facts = facts_of(match.state)
    assert facts["seats"][0]["dealt"] == HANDS[0]
    assert facts["shown at set-up"][:3] == DISCOVERIES[0]
    shown = GAME.view(match.state, -1)["shown"]
    assert [card for card in DISCOVERIES[0] if card not in shown] == []


def test_this_is_repeated_until_there_is_a_bonus_card() -> None:
    hands = [DISCOVERIES[0] + DISCOVERIES[1] + ["mining_accident", "martian_ruins", "celerium_baron"], [], []]
    match = start_match(GAME, 3, ships=PLAIN[:3], astronauts=[0], dealt=hands)
    assert happened(match.opening, "discoveries_shown")[:2] == [
        (0, *[BOX.card_number[card] for card in cards]) for cards in DISCOVERIES
    ]
    assert offered(match.state, 0) == [{"keep": "celerium_baron"}]


def test_discoveries_that_were_shown_go_into_the_event_pile_too() -> None:
    hands = [DISCOVERIES[0] + HANDS[0], ["diversified"], ["blocks_of_ice"]]
    state = keep_first(dealt(dealt=hands))
    assert not Counter(DISCOVERIES[0]) - Counter(facts_of(state)["event pile"])
    assert event_cards(state) == ALL_EVENTS


def test_discoveries_that_were_shown_are_not_dealt_again_before() -> None:
    for seed in range(10):
        state = dealt(seed=seed, dealt=[[*DISCOVERIES[0], "celerium_baron"], [], []])
        assert not [entry for entry in facts_of(state)["seats"] if "barren_ground" in entry["dealt"]]
        assert "barren_ground" not in facts_of(state)["event pile"]


def test_reading_event_cards_are_dealt_clockwise_from_the_first_player() -> None:
    hands = [[*DISCOVERIES[0], "celerium_baron"], [*DISCOVERIES[1], "diversified"], ["blocks_of_ice"]]
    match = start_match(GAME, 3, ships=PLAIN[:3], astronauts=[1], dealt=hands)
    order = [
        (GAME.event_kinds[event.kind], event.numbers[0])
        for event in match.opening
        if event.seen_by(-1) and GAME.event_kinds[event.kind] in ("events_dealt", "discoveries_shown")
    ]
    assert order == [
        ("discoveries_shown", 1),
        ("events_dealt", 1),
        ("events_dealt", 2),
        ("discoveries_shown", 0),
        ("events_dealt", 0),
    ]


def test_with_five_players_and_three_hands_of_discoveries_all_cards_are_dealt() -> None:
    shown = [*DISCOVERIES, ["underground_lake", "martian_ruins", "mining_accident"]]
    bonus = ["celerium_baron", "sylvanite_baron", "mass_settlement"]
    hands = [[*hand, card] for hand, card in zip(shown, bonus, strict=True)]
    hands += [["native_resistance", "diversified"], ["treacherous_ground", "world_spanning"]]
    state = dealt(5, dealt=hands)
    assert facts_of(state)["event pile"] == []
    assert len(facts_of(state)["shown at set-up"]) == 9
    assert len(facts_of(keep_first(state))["event pile"]) == 24 - 5


# ---- given deals


def test_a_given_deal_is_dealt() -> None:
    state = dealt(
        ships=[*PLAIN[:3], "manual 5", "hellas 5"],
        resources=["celerium", "ice"],
        dealt=HANDS,
        events=["radiation", "rich_vein"],
    )
    act(state, *KEPT)
    facts = facts_of(state)
    assert [entry["ship"] for entry in facts["pad"]] == PLAIN[:3]
    assert facts["ship pile"][:2] == ["manual 5", "hellas 5"]
    assert facts["resource pile"][:2] == ["celerium", "ice"]
    assert facts["event pile"][:2] == ["radiation", "rich_vein"]
    assert event_cards(state) == ALL_EVENTS


def test_what_a_deal_leaves_out_is_drawn_from_the_seed() -> None:
    hands = [["celerium_baron", "rich_vein", "lichens"], [], []]
    one, same, other = (dealt(seed=seed, dealt=hands) for seed in (1, 1, 2))
    assert facts_of(one) == facts_of(same)
    assert facts_of(one) != facts_of(other)
    assert seat(one, 0)["dealt"] == seat(other, 0)["dealt"] == hands[0]
    assert [len(seat(one, number)["dealt"]) for number in range(3)] == [3, 3, 3]


def test_a_given_reshuffle_is_the_next_ship_pile() -> None:
    position = {
        "pad": [{"ship": "hellas 5", "crew": [1, 1, 1], "flying": True}, {"ship": "hellas 4"}, {"ship": "manual 2"}],
        "discarded ships": ["the rest"],
        "reshuffles": [["noachis 4"]],
    }
    assert ship(after_turn(2, position), 0)["ship"] == "noachis 4"


def test_a_deal_is_part_of_the_record() -> None:
    match = start_match(GAME, 3, ships=PLAIN[:3], dealt=HANDS)
    assert match.record.setup.deal == {"ships": PLAIN[:3], "dealt": HANDS}
    again = Match.start(GAME, match.record.setup, match.record.seed)
    assert GAME.dump(again.state) == GAME.dump(match.state)


def test_the_opening_tells_the_set_up_to_those_who_may_know() -> None:
    log = Log()
    GAME.new(Setup(3, None, {"ships": PLAIN[:3], "astronauts": [0, 1, 2], "dealt": HANDS}), 1, log)
    assert kinds(log.seen_by(-1)) == [
        "game_began",
        *["ship_docked"] * 3,
        "medal_given",
        *["boarded"] * 3,
        *["events_dealt"] * 3,
    ]
    for viewer in (-1, 0, 1, 2):
        lengths = [len(numbers) for numbers in happened(log.seen_by(viewer), "events_dealt")]
        assert lengths == [4 if owner == viewer else 1 for owner in range(3)]
