"""Every way to be refused: the code says which rule, the numbers say what about, and the state stays as it was."""

from collections.abc import Callable
from typing import Any

import pytest

from marsbox.core.contract import IllegalAction, Setup, State
from marsbox.core.events import SPECTATOR
from marsbox.core.rng import FastRng
from marsbox.testing import deal
from tests.games.mission_red_planet.scenario import DRAW, GAME, SKIP, act, asked, at, plays, refused
from tests.games.reasons import check_numbers, reason_codes
from tests.games.scenario import Form

BOX = GAME.box
ROOMY: list[dict[str, Any]] = [{"ship": "hellas 5"}, {"ship": "noachis 5"}, {"ship": "ausonia 5"}]
FLYING = {"ship": "hellas 3", "crew": [0, 2, 1], "flying": True}
# in flight, with one free seat, and gone
PAD: list[dict[str, Any] | None] = [FLYING, {"ship": "hellas 4", "crew": [1, 1, 1]}, {"ship": "noachis 5"}]
BEFORE: list[dict[str, Any]] = [{}, {"called": "recruiter"}, {}]
ZONES: dict[str, Any] = {
    "hellas": {"astronauts": [1, 1, 0], "discovery": {"card": "rich_vein", "known by": [0]}},
    "tritonis_sinus": {"astronauts": [0, 2, 1]},
}
HANDS = [["lost_in_space", "rich_vein", "radiation"], [], []]


def number_of(zone: str) -> int:
    return BOX.zone_number[zone]


def playing(character: str, *steps: Form, **description: Any) -> State:
    """Seat 0 plays a character after seat 1 has played the Recruiter, and has taken these steps."""
    content = {"pad": PAD, "zones": ZONES, "seats": BEFORE, **description}
    return act(plays(character, content), *[(0, step) for step in steps])


def keeping() -> State:
    return deal(GAME, 3, ships=["hellas 3", "hellas 4", "hellas 5"], dealt=HANDS)


def placing() -> State:
    return playing("scientist", SKIP, DRAW, **{"event pile": ["lichens"]})


def steering(*steps: Form) -> State:
    """Both tokens of Noachis lie on ships, and seat 0 plays the Pilot."""
    pad = [
        {"ship": "manual 5", "crew": [1, 0, 0], "destination": "noachis"},
        {"ship": "hellas 4", "destination": "noachis"},
        {"ship": "ausonia 4"},
    ]
    return playing("pilot", *steps, pad=pad)


# Each code of refusals.py: a position, what seat 0 may not do there, and the numbers that say what it is about.
CASES: dict[str, list[tuple[Callable[[], State], Form, tuple[int, ...]]]] = {
    "not_asked": [
        (lambda: at({}), {"board": 0}, (GAME.decision_kinds.index("character"),)),
        (lambda: at({}), SKIP, (GAME.decision_kinds.index("character"),)),
        (lambda: at({}), {"keep": "lost_in_space"}, (GAME.decision_kinds.index("character"),)),
        (keeping, {"choose": "pilot"}, (GAME.decision_kinds.index("keep"),)),
        (keeping, SKIP, (GAME.decision_kinds.index("keep"),)),
        (lambda: playing("explorer"), {"move": {"from": "hellas", "to": "noachis"}}, (3,)),
        (lambda: playing("soldier", SKIP), {"board": 2}, (GAME.decision_kinds.index("shoot"),)),
        (placing, {"look": "hellas"}, (GAME.decision_kinds.index("place"),)),
    ],
    "not_dealt": [(keeping, {"keep": "diversified"}, (BOX.card_number["diversified"],))],
    "not_in_hand": [(lambda: at({"seats": [{"hand": ["recruiter", "pilot"]}]}), {"choose": "soldier"}, (7,))],
    "may_not_skip": [
        (lambda: plays("traveler", {"pad": ROOMY}), SKIP, (GAME.decision_kinds.index("board_three"),)),
        (
            lambda: act(plays("recruiter", {"pad": [{"ship": "manual 3"}]}), (0, {"board": 0})),
            SKIP,
            (GAME.decision_kinds.index("destination"),),
        ),
        (lambda: deal(GAME, 3, ships=["manual 2"], astronauts=[0]), SKIP, (GAME.decision_kinds.index("destination"),)),
        (placing, SKIP, (GAME.decision_kinds.index("place"),)),
    ],
    "no_ship": [
        (lambda: playing("explorer"), {"board": 4}, (4,)),
        (lambda: playing("explorer", pad=[*PAD[:2], None]), {"board": 2}, (2,)),
        (lambda: playing("secret_agent", SKIP, pad=[*PAD[:2], None]), {"launch": 2}, (2,)),
        (lambda: playing("secret_agent", SKIP), {"launch": 3}, (3,)),
        (lambda: playing("saboteur", SKIP), {"destroy": 4}, (4,)),
        (lambda: playing("pilot", SKIP), {"redirect": {"ship": 3, "zone": "hellas"}}, (3,)),
        (lambda: playing("pilot", SKIP, pad=[*PAD[:2], None]), {"redirect": {"ship": 2, "zone": "hellas"}}, (2,)),
        (lambda: playing("femme_fatale", SKIP), {"seduce_aboard": {"ship": 4, "seat": 1}}, (4,)),
    ],
    "took_off": [
        (lambda: playing("explorer"), {"board": 0}, (0,)),
        (lambda: playing("secret_agent", SKIP), {"launch": 0}, (0,)),
        (lambda: playing("saboteur", SKIP), {"destroy": 0}, (0,)),
    ],
    "too_few_seats": [
        (lambda: playing("soldier"), {"board": 1}, (1, 1, 2)),
        (
            lambda: playing("traveler", pad=[*ROOMY[:2], {"ship": "hellas 3", "crew": [1, 0, 0]}]),
            {"board": 2},
            (2, 2, 3),
        ),
    ],
    "same_ship": [(lambda: playing("secret_agent", {"board": 2}, pad=ROOMY), {"board": 2}, (2,))],
    "no_token_left": [
        (
            lambda: act(
                deal(GAME, 3, ships=["manual 2", "manual 3", "manual 4"], astronauts=[1, 2, 0]),
                (1, {"destination": "hellas"}),
                (2, {"destination": "hellas"}),
            ),
            {"destination": "hellas"},
            (number_of("hellas"),),
        ),
        (lambda: steering(SKIP), {"redirect": {"ship": 2, "zone": "noachis"}}, (number_of("noachis"),)),
    ],
    "same_destination": [
        (lambda: steering(SKIP), {"redirect": {"ship": 1, "zone": "noachis"}}, (1, number_of("noachis"))),
        (lambda: playing("pilot", SKIP), {"redirect": {"ship": 0, "zone": "hellas"}}, (0, number_of("hellas"))),
    ],
    "nobody_there": [
        (
            lambda: playing("explorer", SKIP),
            {"move": {"from": "tritonis_sinus", "to": "hellas"}},
            (number_of("tritonis_sinus"),),
        ),
        (
            lambda: playing("femme_fatale", SKIP),
            {"seduce_on_mars": {"zone": "tritonis_sinus", "seat": 1}},
            (number_of("tritonis_sinus"),),
        ),
    ],
    "no_border": [
        (
            lambda: playing("explorer", SKIP),
            {"move": {"from": "hellas", "to": "vastitas_borealis"}},
            (number_of("hellas"), number_of("vastitas_borealis")),
        ),
        (
            lambda: playing("explorer", SKIP),
            {"move": {"from": "hellas", "to": "hellas"}},
            (number_of("hellas"), number_of("hellas")),
        ),
    ],
    "no_discovery": [
        (lambda: playing("scientist", SKIP), {"look": "noachis"}, (number_of("noachis"),)),
        (lambda: playing("scientist", SKIP), {"look": "tritonis_sinus"}, (number_of("tritonis_sinus"),)),
    ],
    "discovery_there": [(placing, {"place": "hellas"}, (number_of("hellas"),))],
    "central_zone": [
        (placing, {"place": "tritonis_sinus"}, (number_of("tritonis_sinus"),)),
        (
            lambda: playing("soldier", SKIP),
            {"shoot": {"zone": "tritonis_sinus", "seat": 1}},
            (number_of("tritonis_sinus"),),
        ),
    ],
    "no_target": [
        (lambda: playing("soldier", SKIP), {"shoot": {"zone": "hellas", "seat": 2}}, (2, number_of("hellas"))),
        (lambda: playing("soldier", SKIP), {"shoot": {"zone": "hellas", "seat": 4}}, (4, number_of("hellas"))),
        (
            lambda: playing("femme_fatale", SKIP),
            {"seduce_on_mars": {"zone": "hellas", "seat": 2}},
            (2, number_of("hellas")),
        ),
        (
            lambda: playing("femme_fatale", SKIP),
            {"seduce_on_mars": {"zone": "hellas", "seat": 4}},
            (4, number_of("hellas")),
        ),
    ],
    "own_astronaut": [
        (lambda: playing("femme_fatale", SKIP), {"seduce_on_mars": {"zone": "hellas", "seat": 0}}, ()),
        (lambda: playing("femme_fatale", SKIP), {"seduce_aboard": {"ship": 1, "seat": 0}}, ()),
    ],
    "nobody_aboard": [
        (lambda: playing("femme_fatale", SKIP), {"seduce_aboard": {"ship": 0, "seat": 1}}, (0,)),
        (lambda: playing("femme_fatale", SKIP), {"seduce_aboard": {"ship": 2, "seat": 1}}, (2,)),
    ],
    "no_target_aboard": [
        (
            lambda: playing("femme_fatale", {"board": 2}),
            {"seduce_aboard": {"ship": 2, "seat": 1}},
            (1, 2),
        ),
    ],
}


def empty_pile() -> dict[str, Any]:
    """All event cards are with the players, beside zones or discarded: only looking is possible."""
    bonus = [card.id for card in BOX.cards if card.bonus for _ in range(card.copies)]
    discoveries = [card.id for card in BOX.cards if card.discovery for _ in range(card.copies)]
    zones = {
        zone.id: {"discovery": {"card": card, "known by": [1]}}
        for zone, card in zip(BOX.zones[:7], discoveries, strict=False)
    }
    discarded = [{"card": card, "seat": 1} for card in discoveries[7:]]
    seats = [{"bonus": bonus[:1]}, {"called": "recruiter", "bonus": bonus[1:12]}, {"bonus": bonus[12:]}]
    return {"zones": zones, "seats": seats, "discarded discoveries": discarded}


CASES["no_events_left"] = [(lambda: playing("scientist", SKIP, **empty_pile()), DRAW, ())]


def test_every_reason_of_the_rules_is_tested() -> None:
    assert set(CASES) == reason_codes("mission_red_planet")


@pytest.mark.parametrize(
    ("code", "number"), [(code, number) for code, cases in CASES.items() for number in range(len(cases))]
)
def test_reasons(code: str, number: int) -> None:
    position, form, numbers = CASES[code][number]
    state = position()
    assert refused(state, 0, form) == code
    check_numbers(GAME, state, form, numbers)


# ---- the reasons of every game


@pytest.mark.parametrize("number", [-1, 3, 9])
def test_unknown_seat(number: int) -> None:
    assert refused(at({}), number, {"choose": "pilot"}) == "unknown_seat"


@pytest.mark.parametrize("action", [-1, 343, 10**9])
def test_unknown_action(action: int) -> None:
    state = at({})
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, 0, action)
    assert (refusal.value.reason.code, refusal.value.reason.numbers) == ("unknown_action", (action, 343))
    assert GAME.dump(state) == before


def test_game_over() -> None:
    assert refused(at({"phase": "over"}), 0, {"choose": "pilot"}) == "game_over"


def test_not_your_decision_names_who_decides() -> None:
    state = playing("explorer")
    assert refused(state, 2, SKIP) == "not_your_decision"
    reason = GAME.why_not(state, 2, GAME.actions.number(SKIP))
    assert reason is not None
    assert reason.numbers == (0,)


def test_a_complete_answer_cannot_be_given_again() -> None:
    state = act(keeping(), (0, {"keep": "lost_in_space"}))
    assert refused(state, 0, {"keep": "lost_in_space"}) == "not_your_decision"


def test_a_repeated_action_is_refused() -> None:
    state = playing("saboteur", SKIP, {"destroy": 2})
    assert refused(state, 0, {"destroy": 1}) == "not_your_decision"


def test_nothing_to_take_back() -> None:
    state = playing("explorer")
    before = GAME.dump(state)
    for number in (SPECTATOR, 0, 1, 3):
        with pytest.raises(IllegalAction) as refusal:
            GAME.take_back(state, number)
        assert refusal.value.reason.code == "nothing_to_take_back"
    assert GAME.dump(state) == before


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ({"choose": "colonel"}, "'colonel' is not a character; it can be recruiter, explorer"),
        ({"board": 5}, "5 is not a ship; it can be 0, 1, 2, 3, 4"),
        ({"board": "hellas 4"}, "'hellas 4' is not a ship"),
        ({"destination": "phobos"}, "'phobos' is not a zone; it can be vastitas_borealis"),
        ({"move": {"from": "hellas"}}, 'action "move" takes an object with exactly from, to'),
        ({"shoot": {"zone": "hellas", "seat": 5}}, "5 is not a seat"),
        ({"draw": 1}, 'action "draw" takes no argument'),
        ({"keep": "rich_vein"}, "'rich_vein' is not a card; it can be secret_mission_north"),
        ({"fly": "home"}, 'there is no action "fly"; the actions are choose, board'),
    ],
)
def test_a_form_that_is_no_action_of_the_game(form: Form, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        act(at({}), (0, form))


@pytest.mark.parametrize("players", [3, 5])
def test_in_every_position_of_a_game_all_other_actions_are_refused_and_all_options_are_not(players: int) -> None:
    state = GAME.new(Setup(players), 11)
    rng = FastRng(players)
    while asked(state):
        before = GAME.dump(state)
        for decision in GAME.decisions(state):
            refusals = [action for action in range(GAME.actions.size) if GAME.why_not(state, decision.seat, action)]
            assert sorted(refusals + decision.options) == list(range(GAME.actions.size))
        assert GAME.dump(state) == before
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, rng.choice(decision.options))
