"""Thousands of lines that are broken, forged or late, over real sockets: all are refused, and nobody else notices."""

import json
import random
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from marsbox.server.protocol.client_messages import EXAMPLES
from tests.server.conftest import NewPerson
from tests.server.people import Person, TableClient, seated, until_all_are_asked
from tests.server.running import Running

MESSAGES, MANY_MESSAGES = 5_000, 100_000
AT_ONCE = 100
HARMLESS = {"ping", "look", "recap"}
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    2**31,
    -(2**63),
    10**40,
    0.5,
    1e308,
    "",
    "0",
    "é\u2028\u202e\x00",
    "\ud800",
    "x" * 3000,
    [],
    {},
    [[[[[]]]]],
    {"type": "act"},
    ["__proto__"],
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "{{7*7}}",
)


class Fuzzer:
    """Makes messages that are like real ones, and none of which may be followed."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._makers: tuple[Callable[[], str | bytes], ...] = (
            self._forged,
            self._bent,
            self._damaged,
            self._noise,
            self._nested,
        )

    def messages(self, number: int) -> Iterator[str | bytes]:
        """So many of them."""
        return (self._chance.choice(self._makers)() for _ in range(number))

    def _real(self) -> dict[str, Any]:
        kinds = [kind for kind in EXAMPLES if kind not in HARMLESS]
        message: dict[str, Any] = json.loads(EXAMPLES[self._chance.choice(kinds)])
        return message

    def _forged(self) -> str:
        """Well-formed, for a seat that is somebody else's or not there, or an answer to no question."""
        message = self._real() | {"seat": self._chance.choice((-1, 0, 1, 2, 7, 2**31 - 1))}
        if "actions" in message:
            message["actions"] = [self._chance.randrange(2000) for _ in range(self._chance.randrange(1, 9))]
            message["decision"] = str(self._chance.randrange(-5, 50))
        return json.dumps(message)

    def _bent(self) -> str:
        """A field of the wrong kind, too many or missing."""
        message = self._real()
        for _ in range(self._chance.randrange(1, 4)):
            field = self._chance.choice([*message, "extra", "type", "seat"])
            if self._chance.randrange(4):
                message[field] = self._chance.choice(STRANGE)
            else:
                message.pop(field, None)
        return json.dumps(message)

    def _damaged(self) -> str | bytes:
        """Some characters lost, doubled or replaced; half of them as a binary frame."""
        text = list(json.dumps(self._real()))
        for _ in range(self._chance.randrange(1, 6)):
            where = self._chance.randrange(len(text))
            text[where] = self._chance.choice(("", text[where] * 2, chr(self._chance.randrange(1, 0xD800))))
        broken = "".join(text)
        return broken if self._chance.randrange(2) else broken.encode()

    def _noise(self) -> bytes:
        return self._chance.randbytes(self._chance.randrange(200))

    def _nested(self) -> str:
        opening = self._chance.choice(('{"type":', "[", '{"actions":[', '"'))
        return opening * self._chance.randrange(1, 1500)


@pytest.fixture
def table(person: NewPerson) -> list[TableClient]:
    """Ann and Bob in the middle of a game."""
    clients = seated([person(), person()], "pocket-mars")
    until_all_are_asked(*clients)
    return clients


def flood(client: TableClient, fuzzer: Fuzzer, number: int) -> int:
    """Send so many messages, and see that each is refused, and once; how many were."""
    refused = 0
    for batch in range(number // AT_ONCE):
        for message in fuzzer.messages(AT_ONCE):
            client.socket.send(message)
        heard = client.settle()
        refused += len(heard)
        while refused < (batch + 1) * AT_ONCE:
            # a hint is thought of apart, so its refusal may come after those of later messages
            heard.append(client.receive())
            refused += 1
        assert {message["type"] for message in heard} == {"refused"}
        assert "internal" not in {message["code"] for message in heard}
    assert client.settle() == []
    return refused


def test_no_message_of_a_stranger_is_followed_or_noticed(
    table: list[TableClient],
    person: NewPerson,
    soak: bool,
    record_property: Callable[[str, object], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    anns, bobs = table
    before = dict(anns.views), dict(bobs.views)
    eve = person().join(anns.table["id"])
    for client in table:
        client.settle()
    refused = flood(eve, Fuzzer(random.Random(99)), MANY_MESSAGES if soak else MESSAGES)
    for client in table:
        assert client.settle() == []
    assert (anns.views, bobs.views) == before
    assert person().join(anns.table["id"]).views == eve.views
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    # and the game goes on
    anns.act_first(0)
    record_property("broken messages refused over a WebSocket", refused)


def test_bytes_that_are_no_websocket_end_one_connection_alone(
    server: Running, table: list[TableClient], person: NewPerson, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(7)
    for _ in range(20):
        eve = person()
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(_handshake(eve, table[0].table["id"]))
            assert connection.recv(65536).startswith(b"HTTP/1.1 101 ")
            connection.sendall(chance.randbytes(chance.randrange(1, 400)))
    for client in table:
        client.settle()
        assert client.decision(client.owing()[0]) is not None
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def _handshake(person: Person, table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: {person.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
