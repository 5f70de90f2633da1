"""From which page a request comes, under which name, through which proxy: and whose word on it is believed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from marsbox.server import Settings
from tests.server.running import Running, serving

BEHIND_HTTPS = {"X-Forwarded-Proto": "https"}


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder: Path = tmp_path_factory.mktemp("server")
    return Settings(database=str(folder / "mars.db"), bot_workers=1)


@pytest.fixture(scope="module")
def behind_proxy(settings: Settings) -> Iterator[Running]:
    """A server that believes a proxy on this machine, and knows its own names."""
    with serving(replace(settings, proxies=("127.0.0.1",), hosts=("127.0.0.1", "Mars.example", "[::1]"))) as running:
        yield running


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_cookie_is_for_https_alone_where_a_proxy_that_is_believed_says_so(behind_proxy: Running) -> None:
    assert "Secure" not in httpx.get(f"{behind_proxy.url}/api/version").headers["set-cookie"]
    cookie = httpx.get(f"{behind_proxy.url}/api/version", headers=BEHIND_HTTPS).headers["set-cookie"]
    assert [part for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Secure") if part not in cookie.split("; ")] == []


def test_nobody_is_believed_to_be_a_proxy_unless_they_are_named(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/version", headers=BEHIND_HTTPS | {"X-Forwarded-For": "198.51.100.7"})
    assert "Secure" not in answer.headers["set-cookie"]


def test_an_operator_is_told_once_of_a_proxy_that_is_not_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(Settings(database=str(tmp_path / "mars.db"), bot_workers=1)) as running:
        for _ in range(2):
            httpx.get(f"{running.url}/api/version", headers={"X-Forwarded-For": "198.51.100.7"})
    assert [record.levelname for record in caplog.records if "MARSBOX_PROXIES" in record.message] == ["WARNING"]


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_page_elsewhere_makes_no_browser_take_a_new_identity(server: Running, site: str) -> None:
    answer = httpx.get(f"{server.url}/api/version", headers={"Sec-Fetch-Site": site})
    assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://[", "", "http://", "file://"]
)
def test_a_page_of_another_origin_changes_nothing(server: Running, origin: str) -> None:
    assert refused(httpx.post(f"{server.url}/api/tokens", headers={"Origin": origin})) == (403, "foreign_origin")


def test_a_page_that_came_over_plain_http_speaks_for_no_server_with_https(behind_proxy: Running) -> None:
    url = f"{behind_proxy.url}/api/tokens"
    host = {"Host": "mars.example"}
    plain, safe = {"Origin": "http://mars.example"}, {"Origin": "https://mars.example"}
    assert refused(httpx.post(url, headers=BEHIND_HTTPS | host | plain)) == (403, "foreign_origin")
    assert httpx.post(url, headers=BEHIND_HTTPS | host | safe).status_code == 201
    assert httpx.post(url, headers=host | plain).status_code == 201
    # a proxy that does not say that it speaks HTTPS shuts nobody out
    assert httpx.post(url, headers=host | safe).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[::2]:80", "["])
def test_a_server_that_knows_its_names_answers_to_no_other(behind_proxy: Running, host: str) -> None:
    assert refused(httpx.get(f"{behind_proxy.url}/api/version", headers={"Host": host})) == (421, "foreign_host")
    # a load balancer may call it as it likes
    assert httpx.get(f"{behind_proxy.url}/healthz", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["mars.example", "Mars.Example:443", "127.0.0.1", "[::1]:8000", "[::1]"])
def test_a_server_answers_to_its_names_with_and_without_a_port(behind_proxy: Running, host: str) -> None:
    assert httpx.get(f"{behind_proxy.url}/api/version", headers={"Host": host}).status_code == 200
