"""Who somebody is stays so, whatever other sites on the same host have put beside their cookie."""

import socket

import httpx
import pytest
from itsdangerous import BadSignature, Signer

from marsbox.server.middleware.identity import COOKIE, Identity
from tests.server.people import Person
from tests.server.running import Running

PLAYER = "somebody"
IDENTITY = Identity("a key")
OWN = f"{COOKIE}={IDENTITY.signed(PLAYER)}"
OTHER_KEY = f"{COOKIE}={Identity('another key').signed('somebody else')}"

BESIDE = [
    'prefs={"a":"b"}',
    'prefs="a; b',
    'prefs="x\\";y"',
    "=no name",
    "no value",
    "a=1=2=3",
    "naïve=é",
    "\xff\xfe=\x80",
    "",
    " ",
    "bad name[]=1",
    f"{COOKIE}=",
    f"{COOKIE}=forged",
    f"{COOKIE}=é.é",
    f"{COOKIE}2=x",
    OTHER_KEY,
    f'quoting="{COOKIE}=; "',
    "$Version=1",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; HttpOnly",
]


@pytest.mark.parametrize("odd", BESIDE)
def test_a_cookie_is_found_whatever_stands_beside_it(odd: str) -> None:
    assert IDENTITY.player(f"{odd}; {OWN}") == PLAYER
    assert IDENTITY.player(f"{OWN}; {odd}") == PLAYER
    assert IDENTITY.player(f"{odd};{OWN};{odd}") == PLAYER
    assert IDENTITY.player(odd, OWN, odd) == PLAYER
    assert IDENTITY.player(odd) is None


def test_a_cookie_may_stand_in_quotes() -> None:
    name, _, value = OWN.partition("=")
    assert IDENTITY.player(f'{name} = "{value}"') == PLAYER


def test_few_signatures_are_checked_however_many_cookies_have_our_name(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str | bytes] = []

    def unsign(_signer: Signer, value: str | bytes) -> bytes:
        checked.append(value)
        raise BadSignature("forged")

    monkeypatch.setattr(Signer, "unsign", unsign)
    assert IDENTITY.player(";".join([f"{COOKIE}=forged"] * 4000)) is None
    assert 2 < len(checked) < 100


@pytest.mark.parametrize("odd", BESIDE)
def test_nobody_loses_a_seat_to_the_cookie_of_another_site(server: Running, ann: Person, odd: str) -> None:
    table = ann.open_table()
    for cookies in ([f"{odd}; {ann.cookie}"], [f"{ann.cookie}; {odd}"], [odd, ann.cookie]):
        headers = [(b"Cookie", cookie.encode("latin-1").strip()) for cookie in cookies]
        answer = httpx.get(f"{server.url}/api/tables/{table}", headers=headers)
        assert [seat["yours"] for seat in answer.json()["seats"]] == [True, False]
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("odd", BESIDE)
def test_nor_their_socket(server: Running, ann: Person, odd: str) -> None:
    table = ann.open_table()
    request = "\r\n".join(
        [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {odd}; {ann.cookie}",
            "\r\n",
        ]
    )
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(request.encode("latin-1"))
        heard = b""
        while b'"seats"' not in heard:
            piece = connection.recv(65536)
            assert piece, heard
            heard += piece
    assert heard.startswith(b"HTTP/1.1 101 ")
    assert b'"yours":true' in heard


def test_a_token_can_be_typed_after_an_option_of_a_command() -> None:
    tokens = [IDENTITY.new_token() for _ in range(500)]
    assert len(set(tokens)) == 500
    assert not [token for token in tokens if token.startswith("-")]
