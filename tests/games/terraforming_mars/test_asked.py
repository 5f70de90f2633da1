"""What a view tells of the question that one seat is asked, of prices and money, of goals and points."""

from typing import cast

from marsbox.core import SPECTATOR, FastRng, Match, Setup
from marsbox.games import load_game
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.kinds import ASK_HEAT, ASK_STEEL
from marsbox.games.terraforming_mars.state import BUY, EFFECTS, NODE, PAY, POWER, SELL, TerraformingState
from tests.games.terraforming_mars.scenario import act, at

GAME = load_game("terraforming-mars")
SETUP = Setup(3, {"corporate_era": "on"})


def test_everybody_sees_what_is_asked_but_no_card_that_is_being_sold() -> None:
    seen = set()
    for seed in range(6):
        rng = FastRng(seed)
        match = Match.start(GAME, SETUP, seed)
        while decisions := GAME.decisions(match.state):
            frame = cast(TerraformingState, match.state).frames[-1]
            asked = GAME.view(match.state, SPECTATOR)["asked"]
            assert (asked is None) == (frame.kind <= BUY)
            if asked is not None:
                seen.add(frame.kind)
                assert asked["seat"] == frame.seat
                assert (asked["price"] is None) == (frame.kind != PAY)
                assert (asked["worth"] is None) == (frame.kind != PAY)
                if frame.kind == PAY:
                    assert asked["worth"] == _worth(decisions[0].kind, match, frame.seat)
                assert (asked["node"] is None) == (frame.kind != NODE)
                assert len(asked["effects"]) == (len(frame.items) if frame.kind == EFFECTS else 0)
                if frame.kind == SELL:
                    assert asked["card"] is None
                if frame.kind == NODE:
                    assert asked["card"] == PRINTED[frame.card].id
            decision = decisions[0]
            match.play(decision.seat, decision.options[rng.below(len(decision.options))])
    assert seen >= {PAY, SELL, NODE}


def _worth(kind: int, match: Match, seat: int) -> int:
    """What a cube is worth: heat 1, steel 2, titanium 3, and the metals more through cards in play."""
    state = cast(TerraformingState, match.state)
    more = sum(card in state.played[seat] for card in (_number("advanced_alloys"), _number("phobolog")))
    if kind == ASK_HEAT:
        return 1
    if kind == ASK_STEEL:
        return 2 + (_number("advanced_alloys") in state.played[seat])
    return 3 + more


def _number(name: str) -> int:
    return next(number for number, card in enumerate(PRINTED) if card.id == name)


def test_a_hand_has_its_prices_and_nobody_elses() -> None:
    match = Match.start(GAME, Setup(2, deal={"corporations": [["thorgate"], []]}), 1)
    while GAME.view(match.state, 0)["phase"] == "start":
        decision = GAME.decisions(match.state)[0]
        match.play(decision.seat, decision.options[0])
    printed = {card.id: card for card in PRINTED}
    assert GAME.view(match.state, 0)["seats"][0]["corporation"] == "thorgate"
    for seat in range(2):
        view = GAME.view(match.state, seat)
        assert list(view["prices"]) == view["seats"][seat]["hand"]
        for name, price in view["prices"].items():
            discount = 3 if seat == 0 and printed[name].has_tag(POWER) else 0
            assert price == max(0, printed[name].cost - discount)
    assert GAME.view(match.state, SPECTATOR)["prices"] == {}


def test_the_budget_is_there_while_cards_are_bought() -> None:
    match = Match.start(GAME, Setup(2, {"corporate_era": "on"}, {"corporations": [["credicor", "helion"], []]}), 1)
    assert GAME.view(match.state, 0)["budget"] is None
    match.play(0, GAME.actions.number({"corporation": "helion"}))
    assert GAME.view(match.state, 0)["budget"] == {"price": 3, "money": 42}
    assert GAME.view(match.state, SPECTATOR)["budget"] is None
    assert GAME.view(match.state, 1)["budget"] is None


def test_the_budget_counts_the_heat_of_helion() -> None:
    looking = act(
        at({"corporation": "helion", "megacredits": 5, "heat": 4, "played": ["business_network"]}),
        {"act": "business_network"},
    )
    assert GAME.view(looking, 0)["budget"] == {"price": 3, "money": 9}
    assert GAME.view(looking, 1)["budget"] is None


def test_a_view_names_the_cards_whose_requirement_is_not_met() -> None:
    state = at({"oceans": 0, "hand": ["algae", "arctic_algae", "mine"]})
    assert GAME.view(state, 0)["unmet"] == ["algae"]
    assert GAME.view(state, 1)["unmet"] == GAME.view(state, SPECTATOR)["unmet"] == []


def test_a_view_tells_what_standard_projects_cost_its_seat() -> None:
    state = at({"corporation": "thorgate"})
    prices = [GAME.view(state, viewer)["projects"]["power_plant"] for viewer in (0, 1, SPECTATOR)]
    assert prices == [8, 11, 11]


def test_a_view_tells_everybodys_way_to_milestones_and_awards() -> None:
    state = at({"TR": 36, "megacredits production": 3, "1 TR": 20, "1 megacredits production": -2})
    view = GAME.view(state, SPECTATOR)
    assert {entry["milestone"]: entry["progress"] for entry in view["milestones"]}["terraformer"] == [36, 20]
    assert {entry["award"]: entry["counts"] for entry in view["awards"]}["banker"] == [3, -2]


def test_a_view_tells_the_points_there_would_be_now() -> None:
    state = at({"r8c2": "greenery of 0", "r8c3": "city of 0", "TR": 20, "1 TR": 23})
    assert [entry["points"] for entry in GAME.view(state, 1)["seats"]] == [22, 23]
