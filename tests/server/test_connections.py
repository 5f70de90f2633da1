"""Connections that say nothing, too little or too much: they end, and the others notice nothing."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from marsbox.server import Limits, Settings
from tests.server.people import TIMEOUT_SECONDS, Person
from tests.server.running import Running, serving

LONG = 3600.0
"""Seconds that no test waits."""
ENOUGH = 2.0
"""Seconds in which a busy machine reads what was sent already."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "mars.db"), bot_workers=1)


@contextmanager
def dialled(running: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", running.port), timeout=TIMEOUT_SECONDS) as line:
        yield line


def answer(line: socket.socket) -> tuple[int, str]:
    """The status and the code of all that the server says before it hangs up."""
    heard = b""
    while piece := line.recv(65536):
        heard += piece
    head, _, body = heard.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


@pytest.mark.parametrize("beginning", [b"", b"GET /", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"])
def test_whoever_does_not_say_in_time_what_they_want_is_not_waited_for(settings: Settings, beginning: bytes) -> None:
    with serving(replace(settings, limits=Limits(head_seconds=0.05))) as running, dialled(running) as line:
        line.sendall(beginning)
        assert answer(line) == (408, "head_too_slow")


def test_a_second_request_that_is_only_begun_is_not_waited_for_either(settings: Settings) -> None:
    with serving(replace(settings, limits=Limits(head_seconds=ENOUGH))) as running, dialled(running) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /")
        heard = b""
        while piece := line.recv(65536):
            heard += piece
    assert heard.startswith(b"HTTP/1.1 200 OK")
    assert b"head_too_slow" in heard


def test_a_head_without_end_is_refused(settings: Settings) -> None:
    limits = Limits(head_seconds=LONG, head_bytes=1000)
    with serving(replace(settings, limits=limits)) as running, dialled(running) as line:
        # in one piece: the server hangs up as soon as it has heard too much
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Padding: xxxxxxxxxxxxxxxxxxxx\r\n" * 40)
        assert answer(line) == (431, "head_too_large")


def test_requests_without_end_in_one_piece_are_refused(settings: Settings) -> None:
    with serving(settings) as running, dialled(running) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        heard = b""
        while piece := line.recv(65536):
            heard += piece
    assert heard.count(b"HTTP/1.1 200 OK") < 100
    assert b"HTTP/1.1 400 " in heard


@pytest.mark.parametrize("proxies", [(), ("127.0.0.0/8",)])
def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs(
    settings: Settings, proxies: tuple[str, ...]
) -> None:
    limits = Limits(head_seconds=LONG, connections_per_address=3)
    with serving(replace(settings, limits=limits, proxies=proxies)) as running:
        with ExitStack() as silent:
            for _ in range(3):
                silent.enter_context(dialled(running))
            reply = httpx.get(f"{running.url}/api/version", timeout=TIMEOUT_SECONDS)
            assert reply.status_code == (200 if proxies else 429)
            if not proxies:
                assert reply.json()["error"]["code"] == "too_many_connections"
        with Person(running.url) as ann:
            assert ann.open_table()


def test_a_socket_is_not_counted_as_a_connection(settings: Settings) -> None:
    with serving(replace(settings, limits=Limits(connections_per_address=2))) as running, Person(running.url) as ann:
        table = ann.open_table()
        lines = [ann.join(table) for _ in range(5)]
        for line in lines:
            line.settle()
