"""3, the Scientist: two astronauts board, and an event card is drawn or a discovery looked at."""

from typing import Any

import pytest

from marsbox.core.contract import State
from marsbox.core.events import SPECTATOR
from tests.games.mission_red_planet.scenario import (
    DRAW,
    GAME,
    SKIP,
    act,
    asked,
    events,
    facts_of,
    happened,
    kinds,
    offered,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)

OUTER = [place.id for place in GAME.box.zones[:7]]
DISCOVERIES = [
    "barren_ground",
    "rich_vein",
    "underground_lake",
    "martian_ruins",
    "lichens",
    "native_resistance",
    "mining_accident",
]


def research(**given: Any) -> State:
    """The Scientist has boarded nobody and is asked for research."""
    return act(plays("scientist", given), (0, SKIP))


def beside(*names: str, known_by: int = 1) -> dict[str, Any]:
    """A discovery beside each of these zones."""
    return {
        name: {"discovery": {"card": card, "known by": [known_by]}}
        for name, card in zip(names, DISCOVERIES, strict=False)
    }


# ---- boarding


def test_the_scientist_boards_two_astronauts_on_one_ship() -> None:
    state = act(plays("scientist"), (0, {"board": 1}), (0, {"board": 1}))
    assert ship(state, 1)["crew"] == [2, 0, 0]
    assert asked(state) == [(0, "research")]


def test_the_scientist_boards_two_astronauts_on_two_ships() -> None:
    state = act(plays("scientist"), (0, {"board": 1}), (0, {"board": 0}))
    assert (ship(state, 0)["crew"], ship(state, 1)["crew"]) == ([1, 0, 0], [1, 0, 0])
    assert asked(state) == [(0, "research")]


def test_the_scientist_may_board_only_one_astronaut() -> None:
    state = act(plays("scientist"), (0, {"board": 1}), (0, SKIP))
    assert seat(state, 0)["reserve"] == 21
    assert asked(state) == [(0, "research")]


def test_the_scientist_may_board_nobody() -> None:
    assert asked(research()) == [(0, "research")]


def test_with_one_free_seat_only_one_astronaut_boards() -> None:
    pad = [{"ship": "hellas 3", "crew": [0, 1, 1]}, None, None]
    state = plays("scientist", {"pad": pad, "seats": [{}, {"called": "recruiter"}, {"called": "recruiter"}]})
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["flying"]
    assert asked(state) == [(0, "research")]


# ---- drawing


def test_the_scientist_draws_or_looks() -> None:
    state = research(zones=beside("hellas", "noachis"))
    assert offered(state, 0) == [DRAW, {"look": "noachis"}, {"look": "hellas"}, SKIP]


def test_whoever_has_drawn_does_not_look_and_whoever_has_looked_does_not_draw() -> None:
    given: dict[str, Any] = {"zones": beside("hellas"), "event pile": ["diversified"]}
    assert asked(act(research(**given), (0, DRAW))) == [(1, "board")]
    assert asked(act(research(**given), (0, {"look": "hellas"}))) == [(1, "board")]


def test_research_may_be_declined() -> None:
    state = research()
    pile = facts_of(state)["event pile"]
    act(state, (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert facts_of(state)["event pile"] == pile


def test_a_bonus_card_that_was_drawn_is_kept() -> None:
    state = research(**{"event pile": ["diversified", "lichens"], "seats": [{"bonus": ["lost_in_space"]}]})
    log = events(state, 0, DRAW)
    assert kinds(log)[0] == "bonus_drawn"
    assert seat(state, 0)["bonus"] == ["lost_in_space", "diversified"]
    assert facts_of(state)["event pile"][0] == "lichens"


def test_a_bonus_card_stays_secret_until_the_end() -> None:
    state = research(**{"event pile": ["diversified"]})
    act(state, (0, DRAW))
    assert "diversified" in GAME.view(state, 0)["seats"][0]["bonus"]
    for viewer in (SPECTATOR, 1, 2):
        assert GAME.view(state, viewer)["seats"][0]["bonus"] == [None, None]


def test_a_discovery_that_was_drawn_is_placed_beside_an_outer_zone_of_ones_choice() -> None:
    state = research(**{"event pile": ["lichens"]})
    act(state, (0, DRAW))
    assert asked(state) == [(0, "place")]
    assert offered_by(state, 0, "place") == OUTER
    act(state, (0, {"place": "noachis"}))
    assert zone(state, "noachis")["discovery"] == {"card": "lichens", "known by": [0]}
    assert asked(state) == [(1, "board")]


def test_a_discovery_lies_face_down_and_only_who_placed_it_knows_it() -> None:
    state = research(**{"event pile": ["lichens"]})
    act(state, (0, DRAW), (0, {"place": "noachis"}))
    number = GAME.box.zone_number["noachis"]
    assert GAME.view(state, 0)["zones"][number]["discovery"]["card"] == "lichens"
    for viewer in (SPECTATOR, 1, 2):
        assert GAME.view(state, viewer)["zones"][number]["discovery"]["card"] is None


@pytest.mark.parametrize("name", [place.id for place in GAME.box.zones[7:]])
def test_no_discovery_is_placed_beside_a_central_zone(name: str) -> None:
    state = act(research(**{"event pile": ["lichens"]}), (0, DRAW))
    assert refused(state, 0, {"place": name}) == "central_zone"


def test_there_is_one_discovery_for_a_zone_and_none_is_replaced() -> None:
    state = research(**{"event pile": ["radiation"], "zones": beside("hellas", "noachis")})
    act(state, (0, DRAW))
    assert offered_by(state, 0, "place") == [name for name in OUTER if name not in ("hellas", "noachis")]
    assert refused(state, 0, {"place": "hellas"}) == "discovery_there"


def test_a_discovery_that_was_drawn_must_be_placed() -> None:
    state = act(research(**{"event pile": ["lichens"]}), (0, DRAW))
    assert refused(state, 0, SKIP) == "may_not_skip"


def test_a_discovery_may_be_placed_beside_a_zone_that_nobody_has_explored() -> None:
    state = research(**{"event pile": ["lichens"], "zones": {"hellas": {"astronauts": [1, 0, 0]}}})
    act(state, (0, DRAW), (0, {"place": "noachis"}))
    assert zone(state, "noachis")["resource"] is None
    assert zone(state, "noachis")["discovery"]["card"] == "lichens"


def test_with_one_outer_zone_free_the_discovery_goes_there_without_a_question() -> None:
    state = research(**{"event pile": ["radiation"], "zones": beside(*OUTER[:6])})
    log = events(state, 0, DRAW)
    assert "discovery_placed" in kinds(log)
    assert zone(state, OUTER[6])["discovery"] == {"card": "radiation", "known by": [0]}


# ---- looking


def test_looking_at_a_discovery_tells_it_to_the_scientist_alone() -> None:
    state = research(zones=beside("hellas"))
    log = events(state, 0, {"look": "hellas"})
    number = GAME.box.zone_number["hellas"]
    card = GAME.box.card_number["barren_ground"]
    assert zone(state, "hellas")["discovery"] == {"card": "barren_ground", "known by": [0, 1]}
    assert GAME.view(state, 2)["zones"][number]["discovery"] == {"card": None, "known_by": [0, 1]}
    assert happened([event for event in log if event.seen_by(0)], "discovery_looked_at") == [(0, number, card)]
    assert happened([event for event in log if event.seen_by(2)], "discovery_looked_at") == [(0, number)]


def test_a_discovery_that_one_knows_may_be_looked_at_again() -> None:
    state = research(zones=beside("hellas", known_by=0))
    assert {"look": "hellas"} in offered(state, 0)


def test_there_is_nothing_to_look_at_where_no_discovery_lies() -> None:
    state = research(zones=beside("hellas"))
    assert refused(state, 0, {"look": "noachis"}) == "no_discovery"


def test_a_discovery_that_was_looked_at_stays_where_it_is() -> None:
    state = act(research(zones=beside("hellas")), (0, {"look": "hellas"}))
    assert zone(state, "hellas")["discovery"]["card"] == "barren_ground"


# ---- all seven outer zones taken


def all_taken() -> State:
    return research(**{"event pile": ["radiation"], "zones": beside(*OUTER)})


def test_with_all_seven_outer_zones_taken_the_discovery_is_discarded_and_one_may_be_looked_at() -> None:
    state = act(all_taken(), (0, DRAW))
    assert facts_of(state)["discarded discoveries"] == [{"card": "radiation", "seat": 0}]
    assert asked(state) == [(0, "look")]
    assert offered(state, 0) == [*[{"look": name} for name in OUTER], SKIP]
    act(state, (0, {"look": "hellas"}))
    assert zone(state, "hellas")["discovery"]["known by"] == [0, 1]
    assert asked(state) == [(1, "board")]


def test_after_discarding_the_look_may_be_declined() -> None:
    state = act(all_taken(), (0, DRAW), (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert all(zone(state, name)["discovery"]["known by"] == [1] for name in OUTER)


def test_reading_a_discarded_discovery_is_known_to_whoever_drew_it_alone() -> None:
    state = act(all_taken(), (0, DRAW))
    assert GAME.view(state, 0)["discarded"] == [{"seat": 0, "card": "radiation"}]
    for viewer in (SPECTATOR, 1, 2):
        assert GAME.view(state, viewer)["discarded"] == [{"seat": 0, "card": None}]


def test_with_all_seven_outer_zones_taken_a_bonus_card_is_kept_as_usual() -> None:
    state = research(**{"event pile": ["diversified"], "zones": beside(*OUTER)})
    act(state, (0, DRAW))
    assert "diversified" in seat(state, 0)["bonus"]
    assert asked(state) == [(1, "board")]
