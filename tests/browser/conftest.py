"""A real browser, real servers, and people who use them."""

import os
import random
import secrets
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, sync_playwright

from marsbox.server import Settings
from tests.browser.killable_server import KillableServer
from tests.browser.visitors import Visitor, new_visitor
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.running import serving

# A new window of Chromium draws its address bar in a process of its own, which costs as much as the page under test.
# The flag replaces the one that Playwright gives, so that its list is repeated.
UNWANTED = [
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "AimEnabled"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "PreconnectToSearch"),
]
QUIET = [
    f"--disable-features={','.join(UNWANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SEED = 2026

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


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests that neither stop it nor need an empty one."""
    database = tmp_path_factory.mktemp("shared") / "tables.db"
    with serving(Settings(database=f"sqlite:///{database}", limits=GENEROUS_LIMITS, stand_in_seconds=0)) as running:
        yield running.url


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards and the same whims of bots in every run, whatever was played before at the shared server."""
    for module in ("lobby.lobby", "bots.thinking"):
        drawn = SimpleNamespace(randbits=random.Random(SEED).getrandbits, token_urlsafe=secrets.token_urlsafe)
        monkeypatch.setattr(f"marsbox.server.{module}.secrets", drawn)


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[KillableServer]:
    """A server of this test's own, in a process that can be killed, on an embedded database."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    killable_server = KillableServer(tmp_path, port)
    killable_server.start()
    yield killable_server
    killable_server.kill()


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """Where people go: to the test's own server if it has one, else to the shared one."""
    if "killable_server" in request.fixturenames:
        own: KillableServer = request.getfixturevalue("killable_server")
        return own.url
    shared: str = request.getfixturevalue("shared_server")
    return shared


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[NewVisitor]:
    """Open the server's pages in a browser profile of its own."""
    visitors: list[Visitor] = []

    def visit(
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en-GB",
        scheme: str = "light",
        holding: bool = False,
        playback: str = "off",
    ) -> Visitor:
        visitors.append(
            new_visitor(browser, address, width, height, language, scheme, holding=holding, playback=playback)
        )
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
