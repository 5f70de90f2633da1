"""A link moves a seat to another device, once; its owner and the host can revoke it."""

import pytest
from httpx import Response

from tests.server.conftest import NewPerson
from tests.server.people import FOR_TWO, Person


@pytest.fixture
def table(ann: Person, bob: Person) -> str:
    """A running game of Ann, the host, and Bob."""
    opened = ann.open_table(FOR_TWO)
    assert bob.take(opened, 1).status_code == 200
    return opened


def make(person: Person, table: str, seat: int) -> str:
    answer = person.http.post(f"/api/tables/{table}/seats/{seat}/link")
    assert answer.status_code == 201
    key = str(answer.json()["key"])
    assert answer.json()["link"] == f"/t/{table}#seat={seat}&key={key}"
    return key


def claim(person: Person, table: str, seat: int, key: str) -> Response:
    return person.http.post(f"/api/tables/{table}/seats/{seat}/claim", json={"key": key})


def revoke(person: Person, table: str, seat: int) -> Response:
    return person.http.delete(f"/api/tables/{table}/seats/{seat}/link")


def code(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_link_moves_the_seat_with_name_and_view_and_works_once(table: str, bob: Person, person: NewPerson) -> None:
    here = bob.join(table)
    key = make(bob, table, 1)
    phone = person()
    moved = claim(phone, table, 1, key).json()["seats"][1]
    assert (moved["name"], moved["yours"]) == ("Bob", True)
    assert phone.join(table).views[1]["view"] == here.views[1]["view"]
    # the device of before watches from now on
    here.settle()
    assert here.table["seats"][1]["yours"] is False
    assert -1 in here.views
    assert code(claim(person(), table, 1, key)) == (403, "seat_link_void")


def test_a_new_link_voids_the_one_before(table: str, bob: Person, person: NewPerson) -> None:
    first, second = make(bob, table, 1), make(bob, table, 1)
    assert code(claim(person(), table, 1, first)) == (403, "seat_link_void")
    assert claim(person(), table, 1, second).status_code == 200


@pytest.mark.parametrize("who", ["owner", "host"])
def test_a_link_is_revoked_by_who_has_the_seat_and_by_the_host(
    table: str, ann: Person, bob: Person, person: NewPerson, who: str
) -> None:
    key = make(bob, table, 1)
    assert revoke(bob if who == "owner" else ann, table, 1).status_code == 200
    assert code(claim(person(), table, 1, key)) == (403, "seat_link_void")


def test_a_link_is_void_once_its_owner_has_left_the_seat(table: str, bob: Person, person: NewPerson) -> None:
    key = make(bob, table, 1)
    bob.leave(table, 1)
    assert code(claim(person(), table, 1, key)) == (403, "seat_link_void")
    cid = person()
    cid.take(table, 1, "Cid")
    assert code(claim(person(), table, 1, key)) == (403, "seat_link_void")


def test_nobody_else_makes_revokes_or_guesses_a_link(table: str, ann: Person, bob: Person, person: NewPerson) -> None:
    eve = person()
    key = make(bob, table, 1)
    for other in (ann, eve):
        answer = other.http.post(f"/api/tables/{table}/seats/1/link")
        assert code(answer) == (403, "not_your_seat")
    assert code(revoke(eve, table, 1)) == (403, "not_your_seat")
    for guess in ("", "x", key[:-1], key + "A", "é"):
        assert code(claim(eve, table, 1, guess)) == (403, "seat_link_void")
    assert code(claim(eve, table, 0, key)) == (403, "seat_link_void")
    for seat in (-1, 7):
        assert code(eve.http.post(f"/api/tables/{table}/seats/{seat}/link")) == (404, "unknown_seat")
        assert code(revoke(ann, table, seat)) == (404, "unknown_seat")
        assert code(claim(eve, table, seat, key)) == (404, "unknown_seat")
    assert claim(eve, table, 1, key).status_code == 200
