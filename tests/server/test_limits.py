"""How much one client may ask for: what is too much is refused with a word on when to come back."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from marsbox.core import UserError
from marsbox.server import Limits, Settings
from marsbox.server.runtime.rate_limits import SocketLimits, TokenBuckets
from tests.server.faults import read_only
from tests.server.people import FOR_TWO, Person
from tests.server.running import Running, serving

SLOW = Limits(request_burst=8, requests_per_second=1e-6, change_burst=3, changes_per_second=1e-6)
"""Limits that a test reaches, and that are not gone again however slow the machine is."""
OTHER = {"X-Forwarded-For": "198.51.100.7"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "mars.db"), bot_workers=1, proxies=("127.0.0.1",))


@contextmanager
def limited(settings: Settings, limits: Limits) -> Iterator[Running]:
    with serving(replace(settings, limits=limits)) as running:
        yield running


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code."""
    return answer.status_code, answer.json()["error"]["code"]


def test_an_address_has_so_many_requests(settings: Settings) -> None:
    with limited(settings, SLOW) as running:
        answers = [httpx.get(f"{running.url}/api/games?lang={language}") for language in ("en", "fr") * 5]
        assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 2
        assert refused(answers[-1]) == (429, "too_many_requests")
        seconds = answers[-2].headers["retry-after"]
        assert int(seconds) > 0
        assert answers[-2].json()["error"]["message"] == (
            f"Too many requests from your address; come back in {seconds} s. Nothing was changed."
        )
        assert (
            answers[-1]
            .json()["error"]["message"]
            .startswith("Trop de requêtes depuis votre adresse\u202f; revenez dans")
        )
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        # whoever comes from elsewhere is not stopped, and neither is a load balancer that looks after the server
        assert httpx.get(f"{running.url}/api/games", headers=OTHER).status_code == 200
        assert httpx.get(f"{running.url}/healthz").status_code == 200


def test_an_address_has_so_many_requests_that_change_something(settings: Settings) -> None:
    with limited(settings, SLOW) as running:
        answers = [httpx.post(f"{running.url}/api/tokens") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert refused(answers[-1]) == (429, "too_many_requests")
        assert httpx.get(f"{running.url}/api/games").status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api/games/pocket-mars/tutorial", "/api/records"])
def test_an_address_opens_so_many_tables_whoever_asks(settings: Settings, path: str) -> None:
    with limited(settings, Limits(table_burst=2, tables_per_minute=1e-6)) as running:
        wanted = {"game": "pocket-mars", "seats": FOR_TWO}
        first = [httpx.post(f"{running.url}/api/tables", json=wanted) for _ in range(2)]
        assert [answer.status_code for answer in first] == [201, 201]
        assert refused(httpx.post(f"{running.url}{path}", json=wanted)) == (429, "too_many_requests")
        assert len(httpx.get(f"{running.url}/api/tables").json()["tables"]) == 2
        assert httpx.post(f"{running.url}/api/tokens").status_code == 201


def test_an_address_that_has_waited_is_answered_again() -> None:
    paces = TokenBuckets(rate=2.0, burst=1)
    assert [paces.wait("here", now) for now in (0.0, 0.25, 0.5)] == [0.0, 0.25, 0.0]


def test_a_crowd_of_addresses_does_not_take_all_memory() -> None:
    paces = TokenBuckets(rate=0.001, burst=1)
    for number in range(30_000):
        paces.wait(str(number), 0.0)
    assert len(paces._buckets) <= 10_000
    assert paces.wait("29999", 0.0) > 0


def test_an_address_and_a_server_have_so_many_sockets() -> None:
    sockets = SocketLimits(Limits(sockets_per_player=2, sockets_per_address=3, sockets=4))
    with (
        sockets.one_more("ann", "here"),
        sockets.one_more("ann", "here"),
        sockets.one_more("bob", "here"),
        sockets.one_more("cid", "there"),
    ):
        for player, address, code in (
            ("ann", "there", "too_many_sockets"),
            ("dan", "here", "too_many_sockets_here"),
            ("dan", "there", "server_full"),
        ):
            with pytest.raises(UserError) as problem, sockets.one_more(player, address):
                pass
            assert problem.value.code == code
        assert sockets.total == 4
    assert sockets.total == 0


def test_a_body_that_comes_too_slowly_is_not_waited_for(settings: Settings) -> None:
    with (
        limited(settings, Limits(body_seconds=0.05)) as running,
        socket.create_connection(("127.0.0.1", running.port)) as slow,
    ):
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        answer = slow.recv(65536).decode()
    assert answer.startswith("HTTP/1.1 408 ")


def test_a_body_that_is_too_large_is_refused_with_the_limit(settings: Settings) -> None:
    with limited(settings, Limits(message_bytes=100)) as running:
        answer = httpx.post(f"{running.url}/api/tables", json={"game": "x" * 100})
        assert refused(answer) == (413, "message_too_large")
        assert answer.json()["error"]["message"] == "The message is too large; the limit is 100 bytes."


def test_no_answer_names_a_path_of_the_server(settings: Settings, tmp_path: Path) -> None:
    with serving(settings) as running, Person(running.url) as ann:
        table = ann.open_table()
        with read_only(running.app.state.database.engine):
            answer = ann.take(table, 1)
            assert (answer.status_code, answer.json()["error"]["code"]) == (423, "not_stored")
            assert "The database of this server is read-only" in answer.json()["error"]["message"]
            assert str(tmp_path) not in answer.text


def test_an_unforeseen_failure_is_told_without_a_trace(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(settings) as running:
        monkeypatch.setattr(running.app.state.services.lobby, "listed", None)
        answer = httpx.get(f"{running.url}/api/tables")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
        for word in ("Traceback", "NoneType", ".py", str(Path(__file__).parent)):
            assert word not in answer.text
    assert "a request failed" in caplog.text


def test_a_page_elsewhere_is_refused_even_if_its_browser_names_no_origin(server: Running, ann: Person) -> None:
    table = ann.open_table()
    for site in ("cross-site", "same-site"):
        answer = ann.http.post(f"/api/tables/{table}/seats/0/leave", headers={"Sec-Fetch-Site": site})
        assert refused(answer) == (403, "foreign_origin")
    answer = ann.http.post(f"/api/tables/{table}/seats/0/leave", headers={"Sec-Fetch-Site": "same-origin"})
    assert answer.status_code == 200


def test_no_page_of_the_server_runs_a_script_of_its_own(server: Running) -> None:
    for path in ("/", "/api/docs", "/api/games"):
        policy = httpx.get(server.url + path).headers["content-security-policy"]
        scripts = next(part for part in policy.split(";") if part.strip().startswith("script-src"))
        assert scripts.split() == ["script-src", "'self'"]
    assert "<script" not in httpx.get(f"{server.url}/api/docs").text
