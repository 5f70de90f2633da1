"""People for tests: each with a cookie of their own, a JSON client and sockets to tables."""

import json
import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from marsbox.games import load_game

Message = dict[str, Any]
Seats = list[dict[str, str]]
TIMEOUT_SECONDS = 120
"""Only something that never comes takes so long, even on a busy machine."""


def people(number: int) -> Seats:
    """Seats for so many people."""
    return [{"kind": "person"} for _ in range(number)]


def bots(*names: str) -> Seats:
    """Seats for these bots."""
    return [{"kind": "bot", "bot": name} for name in names]


def fewest(game: str) -> int:
    """How many people it takes to play a game with each other."""
    return next(number for number in load_game(game).player_counts if number > 1)


FOR_TWO = people(2)
WITH_BOT = people(1) + bots("greedy")


class TableClient:
    """A socket to a table, and what has come over it so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.views: dict[int, Message] = {}
        self.logs: dict[int, list[Message]] = {}
        self.heard: list[Message] = []
        self.raw: list[str | bytes] = []

    def receive(self) -> Message:
        """The next message."""
        raw = self.socket.recv(TIMEOUT_SECONDS)
        self.raw.append(raw)
        message: Message = json.loads(raw)
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
        assert closed.value.rcvd is not None, "the connection broke"
        return int(closed.value.rcvd.code)

    def settle(self) -> list[Message]:
        """Everything that the server has sent up to now; what was asked before is answered then."""
        before = len(self.heard)
        self.send(type="ping")
        self.next("pong")
        return self.heard[before:-1]

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def send_at_once(self, *messages: Message) -> None:
        """Send several messages in one packet, so that all of them are there when the first is read."""
        for message in messages:
            self.socket.protocol.send_text(json.dumps(message).encode())
        self.socket.socket.sendall(b"".join(self.socket.protocol.data_to_send()))

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

    def act_any(self, seat: int, chance: random.Random) -> list[Message]:
        """Answer with an option chosen at random."""
        decision = self.decision(seat)
        assert decision is not None, f"seat {seat} has nothing to decide"
        return self.act(seat, chance.choice(decision["options"])["action"])

    def choose(self, seat: int, **form: object) -> list[Message]:
        """Answer with the option of this form."""
        decision = self.decision(seat)
        assert decision is not None, f"seat {seat} has nothing to decide"
        [action] = [option["action"] for option in decision["options"] if option["form"] == form]
        return self.act(seat, action)

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
        self.act_any(owing[0], chance)

    def play(self, chance: random.Random) -> None:
        """Play all my seats to the end of the game."""
        while not self.over:
            self.play_one(chance)


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=url, params={"lang": language}, timeout=TIMEOUT_SECONDS)
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

    def open_table(
        self, seats: Seats | None = None, take: Iterable[int] = (0,), game: str = "pocket-mars", **more: object
    ) -> str:
        """Open a table, for as few people as can play the game together if nothing else is said."""
        chosen = people(fewest(game)) if seats is None else seats
        wanted = {"game": game, "seats": chosen, "take": list(take), "you": "Ann", **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def take(self, table: str, seat: int, name: str = "Bob") -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}/take", json={"name": name})

    def leave(self, table: str, seat: int) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}/leave")

    def dial(self, table: str, language: str | None = None, origin: str | None = None) -> TableClient:
        """Connect to a table, and hear nothing yet."""
        address = self._url.replace("http", "ws", 1) + f"/api/tables/{table}/live?lang={language or self.language}"
        headers = {"Cookie": self.cookie} | ({"Origin": origin} if origin else {})
        # a socket that nobody listens to any more is read all the same, or closing it would have to wait
        socket = connect(
            address, additional_headers=headers, compression=None, max_queue=None, open_timeout=TIMEOUT_SECONDS
        )
        return TableClient(self._sockets.enter_context(socket))

    def join(self, table: str, language: str | None = None) -> TableClient:
        """Connect to a table and hear how it stands."""
        client = self.dial(table, language)
        client.settle()
        return client

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._sockets.close()
        self.http.close()


NAMES = ("Ann", "Bob", "Cid", "Dan", "Fay")


def seated(players: Sequence[Person], game: str) -> list[TableClient]:
    """A table with one person on each seat, all connected to it."""
    table = players[0].open_table(people(len(players)), game=game)
    for seat, player in enumerate(players[1:], start=1):
        player.take(table, seat, NAMES[seat])
    clients = [player.join(table) for player in players]
    settle_all(clients)
    return clients


def settle_all(clients: Iterable[TableClient]) -> list[list[Message]]:
    """What each has heard by now."""
    return [client.settle() for client in clients]


def until_all_are_asked(*clients: TableClient) -> None:
    """Answer what is put to one seat alone, until several seats are asked at once and in secret."""
    while len(asked := [(client, seat) for client in clients for seat in client.owing()]) == 1:
        [(client, seat)] = asked
        client.act_first(seat)
        settle_all(clients)


def play_until(clients: Sequence[TableClient], chance: random.Random, reached: Callable[[Message], bool]) -> None:
    """Let all answer at random, one after the other, up to a view with a decision like that or the end of the game."""
    settle_all(clients)
    while not clients[0].over:
        client, seat = next((client, seat) for client in clients for seat in client.owing())
        if reached(client.views[seat]):
            return
        client.act_any(seat, chance)
        settle_all(clients)


def until_characters_are_chosen(clients: Sequence[TableClient], turn: int) -> None:
    """Mission: Red Planet: play until everybody is asked for a character in this turn."""

    def reached(view: Message) -> bool:
        return bool(view["decision"]["kind"] == "character" and view["view"]["turn"] == turn)

    play_until(clients, random.Random(turn), reached)


def refusal(heard: list[Message]) -> Message:
    """The one refusal among what was heard."""
    refused = [message for message in heard if message["type"] == "refused"]
    assert len(refused) == 1, heard
    return refused[0]
