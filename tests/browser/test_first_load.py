"""What a browser fetches before anybody can play: little enough for a slow connection."""

import pytest
from playwright.sync_api import Request, expect

from marsbox.games import GAME_IDS
from tests.browser.conftest import NewVisitor
from tests.browser.killable_server import KillableServer
from tests.browser.playing import set_up
from tests.browser.visitors import Visitor

MOST_BYTES = 300_000


def bytes_to_open(person: Visitor, path: str, sign: str) -> int:
    """How much is sent to a new browser until a page is there."""
    fetched: list[Request] = []

    def keep(request: Request) -> None:
        fetched.append(request)

    person.page.on("requestfinished", keep)
    person.open(path)
    expect(person.page.locator(sign)).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert any("/assets/" in request.url for request in fetched)
    sizes = [request.sizes() for request in fetched]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def test_the_lobby_is_there_after_few_bytes(visit: NewVisitor, killable_server: KillableServer) -> None:
    assert killable_server.url, "a server of its own: without the tables of others in the list"
    assert 0 < bytes_to_open(visit(), "/", "form button[type=submit]") < MOST_BYTES


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_table_is_there_after_few_bytes(visit: NewVisitor, game: str) -> None:
    ann = visit()
    path = set_up(ann, ["me", *["bot:cadet"] * 2], game)
    ann.expect_a_choice()
    assert 0 < bytes_to_open(visit(), path, ".board") < MOST_BYTES
