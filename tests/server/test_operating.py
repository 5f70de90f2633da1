"""What an operator sees: whether the server works, its figures, its log, and how it stops."""

import json
import logging
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine, event

from marsbox.core import UserError
from marsbox.server import Limits, Settings
from marsbox.server.app import create_app
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.logs import FACTS, JsonFormatter, PlainFormatter, log_context
from tests.server.faults import full, locked, read_only
from tests.server.people import Person
from tests.server.running import Running, ServerProcess, serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "mars.db"), bot_workers=1)


@pytest.fixture
def own_server(settings: Settings) -> Iterator[Running]:
    """A server whose figures no other test changes."""
    with serving(settings) as running:
        yield running


def figures(url: str) -> dict[str, float]:
    """All figures by their name with labels."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return {name: float(number) for name, number in pairs}


def test_a_server_that_works_says_so(server: Running) -> None:
    answer = httpx.get(f"{server.url}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"alive": True, "database": True})
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers


def test_a_server_without_its_database_is_alive_and_says_so(own_server: Running) -> None:
    def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    engine = own_server.app.state.database.engine
    event.listen(engine, "before_cursor_execute", broken)
    answer = httpx.get(f"{own_server.url}/healthz")
    formatted = answer.json()
    assert (answer.status_code, formatted["alive"], formatted["database"]) == (503, True, False)
    assert formatted["error"]["code"] == "database_unopenable"
    event.remove(engine, "before_cursor_execute", broken)
    assert httpx.get(f"{own_server.url}/healthz").status_code == 200


@pytest.fixture
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the disk is full is tried with every question."""
    monkeypatch.setattr("marsbox.server.http.health._TRIED_EVERY", 0.0)


@pytest.mark.usefixtures("looking_often")
def test_a_server_whose_disk_is_full_says_so_and_when_it_is_mended(
    own_server: Running, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = shutil.disk_usage(Path(settings.database).parent)._replace(free=1000)
    with monkeypatch.context() as patched:
        patched.setattr("shutil.disk_usage", lambda _: full)
        answer = httpx.get(f"{own_server.url}/healthz")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database_full")
        assert settings.database not in answer.text, "where it lies is nobody's business"
    assert httpx.get(f"{own_server.url}/healthz").status_code == 200


@pytest.mark.usefixtures("looking_often")
@pytest.mark.parametrize(("fault", "code"), [(full, "database_full"), (read_only, "database_read_only")])
def test_a_server_that_can_store_nothing_says_why(
    own_server: Running, fault: Callable[[Engine], AbstractContextManager[None]], code: str
) -> None:
    engine = own_server.app.state.database.engine
    with engine.connect() as connection:
        # free pages would be room enough
        connection.exec_driver_sql("VACUUM")
    with fault(engine):
        answer = httpx.get(f"{own_server.url}/healthz")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, code)
    assert httpx.get(f"{own_server.url}/healthz").status_code == 200


@pytest.mark.usefixtures("looking_often")
def test_a_server_whose_database_is_locked_says_so(own_server: Running, settings: Settings) -> None:
    with locked(Path(settings.database)):
        answer = httpx.get(f"{own_server.url}/healthz", timeout=30)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database_locked")


def test_the_disk_is_not_tried_with_every_question(own_server: Running) -> None:
    written: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        written.append(statement)

    event.listen(own_server.app.state.database.engine, "before_cursor_execute", note)
    for _ in range(20):
        assert httpx.get(f"{own_server.url}/healthz").status_code == 200
    assert len([statement for statement in written if statement.startswith("INSERT INTO room_checks")]) <= 1


def test_whether_a_server_works_is_told_whatever_the_limits(settings: Settings) -> None:
    tight = Limits(requests_per_second=0.001, request_burst=1, sockets=1, sockets_per_address=1)
    with serving(replace(settings, limits=tight, hosts=("mars.example",))) as running:
        for headers in ({}, {"Authorization": "Bearer forged"}, {"Origin": "https://evil.example"}):
            for method in ("GET", "HEAD"):
                assert httpx.request(method, f"{running.url}/healthz", headers=headers).status_code == 200


def test_figures_count_requests_messages_moves_tables_and_sockets(own_server: Running) -> None:
    with Person(own_server.url) as ann:
        line = ann.join(ann.open_table(take=[0, 1]))
        line.act_first(0)
        line.act(0, 999_999)
        formatted = figures(own_server.url)
    assert formatted["marsbox_move_seconds_count"] == 1
    assert formatted['marsbox_move_seconds_bucket{le="+Inf"}'] == 1
    assert formatted['marsbox_refusals_total{code="illegal"}'] == 1
    assert formatted['marsbox_requests_total{method="POST",status="201"}'] == 1
    assert formatted['marsbox_messages_total{direction="received"}'] == 5
    assert formatted["marsbox_tables"] == 1
    assert formatted["marsbox_sockets"] == 1


def test_figures_follow_the_format(own_server: Running) -> None:
    answer = httpx.get(f"{own_server.url}/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    sample = re.compile(r'[a-z_]+(\{([a-z]+="[^"\\]*",?)+\})? [0-9.e+-]+|# (HELP|TYPE) [a-z_]+ .+')
    assert [line for line in answer.text.splitlines() if not sample.fullmatch(line)] == []


def test_a_made_up_method_makes_no_new_figure(own_server: Running) -> None:
    for method in ("PROPFIND", "TRACE"):
        assert httpx.request(method, f"{own_server.url}/api/games").status_code == 405
    assert figures(own_server.url)['marsbox_requests_total{method="other",status="405"}'] == 2


def test_figures_are_for_the_networks_that_were_named(settings: Settings) -> None:
    with serving(replace(settings, metrics_from=("10.0.0.0/8",), proxies=("127.0.0.0/8",))) as running:
        answer = httpx.get(f"{running.url}/metrics")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "metrics_secret")
        # what a proxy says of its client is believed if it is named
        assert httpx.get(f"{running.url}/metrics", headers={"X-Forwarded-For": "10.1.2.3"}).status_code == 200
    with serving(replace(settings, metrics_from=("10.0.0.0/8",))) as running:
        assert httpx.get(f"{running.url}/metrics", headers={"X-Forwarded-For": "10.1.2.3"}).status_code == 403


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (Settings(log="xml"), "The log can’t be written as “xml”; MARSBOX_LOG is one of: plain, json."),
        (Settings(metrics_from=("home",)), "“home” is not a network; write one such as 10.0.0.0/8 or ::1."),
        (Settings(proxies=("*",)), "“*” is not a network; write one such as 10.0.0.0/8 or ::1."),
    ],
)
def test_a_wrong_setting_is_named(settings: Settings, wrong: Settings, sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        create_app(replace(wrong, database=settings.database))
    assert message_of(refused.value, "en") == sentence


def test_settings_come_from_the_environment() -> None:
    chosen = Settings.from_environment(
        {
            "MARSBOX_DATABASE": "mars.db",
            "MARSBOX_LOG": "json",
            "MARSBOX_METRICS_FROM": "10.0.0.0/8, ::1",
            "MARSBOX_PROXIES": "10.0.0.1",
            "MARSBOX_LIMIT_MESSAGES_PER_SECOND": "2.5",
        }
    )
    assert (chosen.database, chosen.log, chosen.proxies) == ("mars.db", "json", ("10.0.0.1",))
    assert chosen.metrics_from == ("10.0.0.0/8", "::1")
    assert chosen.limits == Limits(messages_per_second=2.5)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("MARSBOX_LIMIT_PATIENCE", "3"),
        ("MARSBOX_LIMIT_SOCKETS_PER_PLAYER", "many"),
        ("MARSBOX_LIMIT_SOCKETS_PER_PLAYER", "2.5"),
        ("MARSBOX_LIMIT_SOCKETS_PER_PLAYER", "0"),
        ("MARSBOX_LIMIT_MESSAGES_PER_SECOND", "nan"),
    ],
)
def test_a_limit_that_is_none_is_named(variable: str, value: str) -> None:
    with pytest.raises(UserError) as refused:
        Settings.from_environment({variable: value})
    assert variable in message_of(refused.value, "en")


def formatted(formatter: logging.Formatter, **more: object) -> str:
    record = logging.LogRecord("marsbox.server", logging.WARNING, "", 0, "seat %d is free", (2,), None)
    record.__dict__.update(more)
    with log_context(request="r-00000001", table="k3f9Zx_81uQw-0ab"):
        return formatter.format(record)


def test_a_line_of_the_log_names_its_request_and_the_beginning_of_its_table() -> None:
    line = json.loads(formatted(JsonFormatter(), **{FACTS: {"status": 200}}))
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "warning",
        "logger": "marsbox.server",
        "message": "seat 2 is free",
        "request": "r-00000001",
        "table": "k3f9Zx",
        "status": 200,
    }
    assert formatted(PlainFormatter()).endswith("seat 2 is free [request=r-00000001 table=k3f9Zx]")


def test_a_log_of_json_has_a_line_for_every_request_and_no_secret(tmp_path: Path, settings: Settings) -> None:
    server = ServerProcess(tmp_path, replace(settings, port=0, log="json"))
    with Person(server.url) as ann:
        table = ann.open_table(take=[0, 1])
        ann.join(table).socket.close()
        ann.http.get("/api/tables/nowhere", headers={"X-Request-Id": "proxy-0042"})
        answer = ann.http.get("/api/tables/nowhere", headers={"X-Request-Id": "two words"})
        cookie = ann.http.cookies["marsbox_player"]
    server.terminate()
    written = server.failure()
    lines = [json.loads(line) for line in written.splitlines()]
    asked = [(line["method"], line["route"], line["status"]) for line in lines]
    assert ("POST", "/api/tables", 201) in asked
    assert ("WEBSOCKET", "/api/tables/{table}/live", 101) in asked
    [found] = [line for line in lines if line["request"] == "proxy-0042"]
    assert (found["route"], found["status"]) == ("/api/tables/{table}", 404)
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    assert table[:6] in {line.get("table") for line in lines}
    assert table not in written
    assert cookie.partition(".")[0] not in written


def test_a_server_that_is_stopped_stores_and_tells_the_move_in_flight(settings: Settings, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, replace(settings, port=0, secret="x" * 40))
    with Person(server.url) as ann:
        table = ann.open_table(take=[0, 1])
        line = ann.join(table)
        before = line.views[0]["version"]
        decision = line.views[0]["decision"]
        with locked(tmp_path / "mars.db"):
            line.send(type="act", seat=0, decision=decision["id"], actions=[decision["options"][0]["action"]])
            while figures(server.url)['marsbox_messages_total{direction="received"}'] < 2:
                continue
            # the move waits for the database, and the server for the move
            stopped = threading.Thread(target=server.stop)
            stopped.start()
        line.until(lambda message: message["type"] == "view" and message["seat"] == 0)
        assert line.views[0]["version"] == before + 1
        assert line.close_code() == 1012
        stopped.join()
        server = ServerProcess(tmp_path, replace(settings, port=0, secret="x" * 40))
        again = ann.moved_to(server.url)
        assert again.join(table).views[0]["version"] == before + 1
        again.close()
    server.stop()
