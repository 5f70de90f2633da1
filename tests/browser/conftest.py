"""A real browser, a real server that can be killed, and people who use them."""

import os
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.place import Place
from tests.browser.visitors import Visitor, new_visitor

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as MARSBOX_CHROMIUM or the machine has it."""
    path = os.environ.get("MARSBOX_CHROMIUM") or shutil.which("chromium")
    assert path, "there is no Chromium: install Debian's package chromium, or name one in MARSBOX_CHROMIUM"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """A server of this test's own, on an embedded database."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    place = Place(tmp_path, port)
    place.start()
    yield place
    place.kill()


@pytest.fixture
def visit(browser: Browser, place: Place) -> Iterator[NewVisitor]:
    """Open the server's pages in a browser profile of its own."""
    visitors: list[Visitor] = []

    def visit(*, width: int = 1280, height: int = 800, language: str = "en-GB", scheme: str = "light") -> Visitor:
        visitors.append(new_visitor(browser, place.url, width, height, language, scheme))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert visitor.complaints == [], "the browser reported errors"


@pytest.fixture(scope="session")
def axe() -> str:
    """The text of axe-core."""
    assert AXE.exists(), "axe-core is not installed: run `make build`"
    return AXE.read_text("utf-8")
