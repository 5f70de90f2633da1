"""The pages: the built client with its one page for every address, or a word about building it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from marsbox.server import Settings
from tests.server.running import serving


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a client."""
    folder = tmp_path_factory.mktemp("pages")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "app-1234.js").write_text("run()")
    (static / "assets" / "large-1234.js").write_text("run()\n" * 1000)
    (folder / "private.txt").write_text("nobody's business")
    with serving(Settings(database=str(folder / "mars.db"), static=static, bot_workers=1)) as running:
        yield running.url


@pytest.mark.parametrize("path", ["/", "/archive", "/you", "/t/k3f9", "/t/k3f9?lang=fr", "/t/k3f9/replay?step=3"])
def test_the_lobby_and_every_table_are_one_page(built: str, path: str) -> None:
    answer = httpx.get(built + path)
    assert answer.text == "<title>the client</title>"
    assert answer.headers["cache-control"] == "no-cache"
    assert httpx.head(built + path).status_code == 200


def test_assets_are_kept_for_ever_and_other_files_are_asked_for_again(built: str) -> None:
    script = httpx.get(f"{built}/assets/app-1234.js")
    assert script.text == "run()"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(f"{built}/icon.svg").headers["cache-control"] == "no-cache"


def test_what_is_the_same_for_everybody_is_compressed_and_nothing_else(built: str) -> None:
    wanted = {"Accept-Encoding": "gzip"}
    for path in ("/assets/large-1234.js", "/api/games/terraforming-mars/components", "/api/games/pocket-mars/rules"):
        packed = httpx.get(built + path, headers=wanted)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        plain = httpx.get(built + path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == packed.text
    for path in ("/api/tables", "/api/docs"):
        assert "content-encoding" not in httpx.get(built + path, headers=wanted).headers


def test_an_address_that_is_none_shows_the_client_to_people_and_an_error_to_programs(built: str) -> None:
    opened = httpx.get(f"{built}/nonsense", headers={"Accept": "text/html,*/*"})
    assert (opened.status_code, opened.text) == (404, "<title>the client</title>")
    for path, accepted in (("/nonsense", "*/*"), ("/api/nonsense", "text/html"), ("/assets/nonsense.js", "text/html")):
        refused = httpx.get(built + path, headers={"Accept": accepted})
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/../private.txt", "/%2e%2e/private.txt", "/..%2fprivate.txt", "/assets", "/index"])
def test_no_path_leads_out_of_the_folder(built: str, path: str) -> None:
    answer = httpx.get(built + path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "has not been built yet"), ("fr", "pas encore construit"), ("de", "noch nicht gebaut")],
)
def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path, language: str, word: str) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), static=tmp_path / "static", bot_workers=1)
    with serving(settings) as running:
        answer = httpx.get(running.url, headers={"Accept-Language": language})
    assert answer.status_code == 503
    assert word in answer.text
    assert "make build" in answer.text
