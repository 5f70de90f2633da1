"""People for tests: each with a cookie of their own, a JSON client and sockets to tables."""

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE_SECONDS = 30
FOR_TWO = [{"kind": "person"}, {"kind": "person"}]
WITH_BOT = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]


class Line:
    """A socket to a table, and what has come over it so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.views: dict[int, Message] = {}
        self.logs: dict[int, list[Message]] = {}
        self.heard: list[Message] = []

    def receive(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(PATIENCE_SECONDS))
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "view":
                self.views[message["seat"]] = message
            case "log":
                lines = self.logs.setdefault(message["seat"], [])
                lines[message["from"] :] = message["lines"]
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until such a message comes."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def next(self, kind: str) -> Message:
        """Listen until a message of that type comes."""
        return self.until(lambda message: message["type"] == kind)

    def close_code(self) -> int:
        """Listen until the server ends the socket, and return why."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda message: False)
        assert closed.value.rcvd is not None, "the line broke"
        return int(closed.value.rcvd.code)

    def settle(self) -> list[Message]:
        """Everything that the server has sent up to now; what was asked before is answered then."""
        before = len(self.heard)
        self.send(type="ping")
        self.next("pong")
        return self.heard[before:-1]

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def decision(self, seat: int) -> Message | None:
        decision: Message | None = self.views[seat]["decision"]
        return decision

    def act(self, seat: int, *actions: int) -> list[Message]:
        """Answer the seat's decision and return what came of it."""
        decision = self.decision(seat)
        assert decision is not None, f"seat {seat} has nothing to decide"
        self.send(type="act", seat=seat, decision=decision["id"], actions=list(actions))
        return self.settle()

    def act_first(self, seat: int) -> list[Message]:
        """Answer with the first option."""
        decision = self.decision(seat)
        assert decision is not None, f"seat {seat} has nothing to decide"
        return self.act(seat, decision["options"][0]["action"])

    def owing(self) -> list[int]:
        """My seats that have to decide."""
        return [seat for seat, view in self.views.items() if view["decision"] is not None]

    @property
    def over(self) -> bool:
        return any(view["outcome"] is not None for view in self.views.values())

    def play_one(self, chance: random.Random) -> None:
        """Answer a decision of one of my seats at random, or listen until there is one."""
        owing = self.owing()
        if not owing:
            self.receive()
            return
        decision = self.decision(owing[0])
        assert decision is not None
        self.act(owing[0], chance.choice(decision["options"])["action"])

    def play(self, chance: random.Random) -> None:
        """Play all my seats to the end of the game."""
        while not self.over:
            self.play_one(chance)


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=url, params={"lang": language}, timeout=PATIENCE_SECONDS)
        self.language = language
        self._url = url
        self._sockets = ExitStack()
        self.http.get("/api/tables")

    @property
    def cookie(self) -> str:
        return f"marsbox_player={self.http.cookies['marsbox_player']}"

    def moved_to(self, url: str) -> "Person":
        """The same person at another address, where the server is now."""
        other = Person(url, self.language)
        other.http.cookies = self.http.cookies
        self.close()
        return other

    def open_table(self, seats: list[dict[str, str]] = FOR_TWO, take: tuple[int, ...] = (0,), **more: object) -> str:
        wanted = {"game": "pocket-mars", "seats": seats, "take": list(take), "you": "Ann", **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def take(self, table: str, seat: int, name: str = "Bob") -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}/take", json={"name": name})

    def leave(self, table: str, seat: int) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}/leave")

    def dial(self, table: str, language: str | None = None, origin: str | None = None) -> Line:
        """Connect to a table, and hear nothing yet."""
        address = self._url.replace("http", "ws", 1) + f"/api/tables/{table}/live?lang={language or self.language}"
        headers = {"Cookie": self.cookie} | ({"Origin": origin} if origin else {})
        # a line that nobody listens to any more is read all the same, or closing it would have to wait
        socket = connect(address, additional_headers=headers, compression=None, max_queue=None)
        return Line(self._sockets.enter_context(socket))

    def join(self, table: str, language: str | None = None) -> Line:
        """Connect to a table and hear how it stands."""
        line = self.dial(table, language)
        line.settle()
        return line

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._sockets.close()
        self.http.close()


def refusal(heard: list[Message]) -> Message:
    """The one refusal among what was heard."""
    refused = [message for message in heard if message["type"] == "refused"]
    assert len(refused) == 1, heard
    return refused[0]
