"""6, the Femme Fatale: one astronaut boards, and one of another player is replaced by one of her own."""

from marsbox.core.contract import State
from tests.games.mission_red_planet.scenario import (
    SKIP,
    act,
    asked,
    events,
    happened,
    offered,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)
from tests.games.scenario import Form


def on_mars(name: str, victim: int) -> Form:
    return {"seduce_on_mars": {"zone": name, "seat": victim}}


def aboard(slot: int, victim: int) -> Form:
    return {"seduce_aboard": {"ship": slot, "seat": victim}}


ZONES = {
    "hellas": {"astronauts": [1, 2, 0]},
    "noachis": {"astronauts": [0, 1, 1]},
    "tritonis_sinus": {"astronauts": [2, 0, 1]},
    "ausonia": {"astronauts": [3, 0, 0]},
}
PAD = [
    {"ship": "hellas 5", "crew": [1, 1, 1]},
    {"ship": "noachis 5", "crew": [0, 1, 1]},
    {"ship": "ausonia 5", "crew": [2, 0, 0]},
]


def seducing() -> State:
    """The Femme Fatale has boarded nobody and is asked whom to seduce."""
    return act(plays("femme_fatale", {"zones": ZONES, "pad": PAD}), (0, SKIP))


def test_the_femme_fatale_boards_one_astronaut_and_then_seduces() -> None:
    state = act(plays("femme_fatale", {"zones": ZONES, "pad": PAD}), (0, {"board": 0}))
    assert ship(state, 0)["crew"] == [2, 1, 1]
    assert asked(state) == [(0, "seduce")]


def test_she_seduces_wherever_she_has_an_astronaut_of_her_own() -> None:
    assert offered(seducing(), 0) == [
        on_mars("hellas", 1),
        on_mars("tritonis_sinus", 2),
        aboard(0, 1),
        aboard(0, 2),
        SKIP,
    ]


def test_where_she_has_nobody_she_seduces_nobody() -> None:
    assert refused(seducing(), 0, on_mars("noachis", 1)) == "nobody_there"
    assert refused(seducing(), 0, aboard(1, 1)) == "nobody_aboard"


def test_there_has_to_be_an_astronaut_of_another_player() -> None:
    assert refused(seducing(), 0, on_mars("ausonia", 1)) == "no_target"
    assert refused(seducing(), 0, aboard(2, 1)) == "no_target_aboard"
    assert refused(seducing(), 0, on_mars("ausonia", 0)) == "own_astronaut"
    assert refused(seducing(), 0, aboard(2, 0)) == "own_astronaut"


def test_on_mars_one_astronaut_is_replaced_by_one_of_hers() -> None:
    state = seducing()
    log = events(state, 0, on_mars("hellas", 1))
    assert zone(state, "hellas")["astronauts"] == [2, 1, 0]
    assert len(happened(log, "seduced_on_mars")) == 1


def test_aboard_one_astronaut_is_replaced_by_one_of_hers() -> None:
    state = act(seducing(), (0, aboard(0, 2)))
    assert ship(state, 0)["crew"] == [2, 1, 0]


def test_the_central_zones_are_open_to_her() -> None:
    state = act(seducing(), (0, on_mars("tritonis_sinus", 2)))
    assert zone(state, "tritonis_sinus")["astronauts"] == [3, 0, 0]


def test_a_ship_in_flight_is_open_to_her() -> None:
    pad = [{"ship": "hellas 5", "crew": [1, 1, 0], "flying": True}]
    state = act(plays("femme_fatale", {"pad": pad, "seats": [{}, {"called": "recruiter"}]}), (0, SKIP))
    assert offered_by(state, 0, "seduce_aboard") == [{"ship": 0, "seat": 1}]
    act(state, (0, aboard(0, 1)))
    assert ship(state, 0)["crew"] == [2, 0, 0]
    assert ship(state, 0)["flying"]


def test_the_astronaut_who_was_replaced_counts_as_lost() -> None:
    state = act(seducing(), (0, on_mars("hellas", 1)))
    assert seat(state, 1)["memorial"] == 1
    assert seat(state, 1)["reserve"] == 22 - 2 - 1 - 1 - 1  # two in Hellas, one in Noachis, one on each of two ships


def test_reading_her_newcomer_comes_from_the_reserve() -> None:
    state = seducing()
    before = seat(state, 0)["reserve"]
    act(state, (0, on_mars("hellas", 1)))
    assert seat(state, 0)["reserve"] == before - 1


def test_without_an_astronaut_in_the_reserve_she_seduces_nobody() -> None:
    state = plays("femme_fatale", {"zones": ZONES, "pad": PAD, "seats": [{"reserve": 0}]})
    assert asked(state) == [(1, "board")]


def test_her_last_astronaut_either_boards_or_seduces() -> None:
    given = {"zones": ZONES, "pad": PAD, "seats": [{"reserve": 1}]}
    assert asked(act(plays("femme_fatale", given), (0, {"board": 0}))) == [(1, "board")]
    assert asked(act(plays("femme_fatale", given), (0, SKIP))) == [(0, "seduce")]


def test_reading_the_astronaut_just_boarded_counts() -> None:
    state = act(plays("femme_fatale", {"pad": PAD}), (0, {"board": 1}))
    assert {"ship": 1, "seat": 1} in offered_by(state, 0, "seduce_aboard")


def test_the_astronaut_just_boarded_counts_also_when_the_ship_took_off() -> None:
    state = plays("femme_fatale", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 1]}]})
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["flying"]
    act(state, (0, aboard(0, 2)))
    assert ship(state, 0)["crew"] == [2, 1, 0]


def test_a_seduction_fills_no_seat() -> None:
    state = act(plays("femme_fatale", {"pad": [{"ship": "hellas 3", "crew": [1, 1, 0]}]}), (0, SKIP), (0, aboard(0, 1)))
    assert not ship(state, 0)["flying"]
    assert ship(state, 0)["crew"] == [2, 0, 0]


def test_the_seduction_may_be_declined() -> None:
    state = act(seducing(), (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert zone(state, "hellas")["astronauts"] == [1, 2, 0]


def test_with_nobody_to_seduce_nothing_is_asked() -> None:
    assert asked(act(plays("femme_fatale"), (0, {"board": 0}))) == [(1, "board")]


def test_a_femme_fatale_may_seduce_what_another_has_just_placed() -> None:
    state = plays("femme_fatale", {"zones": ZONES, "seats": [{}, {"chosen": "femme_fatale"}]})
    act(state, (0, SKIP), (0, on_mars("hellas", 1)), (1, SKIP), (1, on_mars("hellas", 0)))
    assert zone(state, "hellas")["astronauts"] == [1, 2, 0]
    assert [seat(state, number)["memorial"] for number in range(3)] == [1, 1, 0]
