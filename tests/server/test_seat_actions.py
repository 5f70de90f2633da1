"""What is offered about a seat is what the rules of seating allow."""

from dataclasses import replace

from marsbox.server.present.seat_actions import seat_actions
from marsbox.server.tables import seating
from marsbox.server.tables.seating import Seating
from tests.server.test_seating import ANN, BOB, CID, EVE, table, with_stand_in


def offered(at: Seating, player: str, seat: int, *, online: bool = True) -> list[str]:
    return list(seat_actions(at, player, seat, online=online))


def test_an_own_seat_can_be_left_to_a_bot_resigned_and_left() -> None:
    running = table(ANN, BOB)
    assert offered(running, BOB, 1) == ["bot", "resign", "leave"]
    assert offered(with_stand_in(running, 1, "asked"), BOB, 1) == ["return", "resign", "leave"]
    assert offered(with_stand_in(running, 1, "resigned"), BOB, 1) == []
    assert offered(table(ANN, BOB, status="open"), BOB, 1) == ["leave"]


def test_nothing_is_offered_about_a_bot_nor_after_the_end() -> None:
    assert offered(table(ANN, BOB), ANN, 2) == []
    assert offered(table(ANN, BOB, status="over"), ANN, 0) == []


def test_a_free_seat_is_taken_or_given_to_a_bot() -> None:
    waiting = table(ANN, None, status="open")
    assert offered(waiting, ANN, 1) == ["take", "bot"]
    assert offered(waiting, EVE, 1) == ["take"]
    left = seating.leave(table(ANN, BOB, CID), BOB, 1)
    assert offered(left, ANN, 1) == ["bot"], "who knows another hand can't take it"
    assert offered(left, BOB, 1) == ["take"]
    assert offered(with_stand_in(left, 1, "left"), ANN, 1) == []


def test_somebody_who_is_away_is_replaced_by_the_host_and_the_host_by_whoever_plays() -> None:
    running = table(ANN, BOB)
    assert offered(running, ANN, 1) == []
    assert offered(running, ANN, 1, online=False) == ["replace"]
    assert offered(running, BOB, 0, online=False) == ["replace"]
    three = table(ANN, BOB, CID)
    assert offered(three, BOB, 2, online=False) == ["vote"]
    assert offered(three, EVE, 1, online=False) == []


def test_a_vote_needs_three_people_and_can_be_taken_back() -> None:
    three = table(ANN, BOB, CID)
    assert offered(three, BOB, 2) == ["vote"]
    voted = replace(three, state=replace(three.state, votes={2: (1,)}))
    assert offered(voted, BOB, 2) == ["unvote"]
    assert offered(voted, ANN, 2) == ["vote"]
