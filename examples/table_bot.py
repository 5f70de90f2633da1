"""A program of your own at a table: it takes a seat and plays it over the table's WebSocket.

    marsbox serve
    python examples/table_bot.py --table http://localhost:8000/t/k3f9… --seat 1 --token TOKEN

Open a table in the browser with a seat left free, and give its link. Without a token the program is a visitor like a
browser: the server knows it by a cookie. With one it says who it is in the header `Authorization: Bearer TOKEN`.

The program knows no rules. A decision comes with its legal options, each with its number and its readable form;
`choose` is the place for your own idea. docs/protocol.md describes every message.
"""

import argparse
import http.cookiejar
import json
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


def choose(view: Message, decision: Message) -> int:
    """The action to answer with; here the first that is not a way out of doing something, else any."""
    useful = [option for option in decision["options"] if option["verb"] not in ("skip", "done", "pass", "end_turn")]
    return int(random.choice(useful or decision["options"])["action"])


class TableRefused(Exception):
    """The server said no; the message is the server's own."""


class Table:
    """A table on a server, and how the program presents itself there."""

    def __init__(self, link: str, token: str | None) -> None:
        parts = urlsplit(link)
        self.id = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not self.id:
            raise TableRefused(f"{link} is not the link of a table; it looks like http://localhost:8000/t/k3f9…")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def call(self, path: str, body: Message | None = None) -> Message:
        """Ask the JSON API; with a body it is a POST."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.server}/api/tables/{self.id}{path}", data, headers)
        try:
            with self._opener.open(request, timeout=30) as answer:
                content: Message = json.loads(answer.read())
                return content
        except urllib.error.HTTPError as refusal:
            raise TableRefused(json.loads(refusal.read())["error"]["message"]) from None
        except urllib.error.URLError as error:
            raise TableRefused(f"nobody answers at {self.server}: {error.reason}") from None

    @contextmanager
    def live(self) -> Iterator[ClientConnection]:
        """The WebSocket of the table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        headers = self.headers | ({"Cookie": cookies} if cookies else {})
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        try:
            with connect(address, additional_headers=headers) as socket:
                yield socket
        except InvalidStatus as refusal:
            raise TableRefused(f"the table did not let the program in: HTTP {refusal.response.status_code}") from None


def play(table: Table, seat: int, name: str) -> Message:
    """Take a seat and play it to the end; the outcome as the server tells it. A broken line is taken up again."""
    table.call(f"/seats/{seat}/take", {"name": name})
    while True:
        try:
            with table.live() as socket:
                return _play(socket, seat)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code >= 4000:
                raise TableRefused(f"the server closed the table: {closed.rcvd.code}") from None


def _play(socket: ClientConnection, seat: int) -> Message:
    shown: Message = {}
    answered = None
    while True:
        message: Message = json.loads(socket.recv())
        if message["type"] == "refused" and message["code"] == "too_fast":
            time.sleep(1)
            answered = None
        elif message["type"] == "refused" and message["code"] not in ("stale_decision", "no_decision"):
            raise TableRefused(message["message"])
        elif message["type"] == "view" and message["seat"] == seat:
            shown = message
        elif message["type"] == "table" and message["table"]["status"] == "open":
            print("waiting for the other seats", file=sys.stderr)
        if not shown:
            continue
        if shown["outcome"] is not None:
            outcome: Message = shown["outcome"]
            return outcome
        decision = shown["decision"]
        # the same decision may be shown again while others act; it is answered once
        if decision is not None and decision["id"] != answered:
            answered = decision["id"]
            action = choose(shown["view"], decision)
            socket.send(json.dumps({"type": "act", "seat": seat, "decision": answered, "actions": [action]}))


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat of a table over its WebSocket.")
    parser.add_argument("--table", required=True, help="the link of the table, as the browser shows it")
    parser.add_argument("--seat", type=int, required=True, help="the free seat to take, counted from 0")
    parser.add_argument("--name", default="Table bot", help="the name to play under")
    parser.add_argument("--token", help="the API token to present")
    wishes = parser.parse_args()
    try:
        outcome = play(Table(wishes.table, wishes.token), wishes.seat, wishes.name)
    except TableRefused as refusal:
        sys.exit(str(refusal))
    print(outcome["summary"])


if __name__ == "__main__":
    main()
