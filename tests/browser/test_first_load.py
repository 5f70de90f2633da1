"""What a browser fetches before anybody can play: little enough for a slow connection."""

import re

import pytest
from playwright.sync_api import Request, expect

from marsbox.games import GAME_IDS
from marsbox.words import LANGUAGES
from tests.browser.conftest import NewVisitor
from tests.browser.killable_server import KillableServer
from tests.browser.playing import set_up
from tests.browser.visitors import Visitor

LOBBY_BYTES = 120_000
TABLE_BYTES = 300_000
WORDS = re.compile(rf"/assets/({'|'.join(LANGUAGES)})-[^/]*\.js$")


def fetched_to_open(person: Visitor, path: str, sign: str) -> list[Request]:
    """What a new browser fetches until a page is there."""
    fetched: list[Request] = []

    def keep(request: Request) -> None:
        fetched.append(request)

    person.page.on("requestfinished", keep)
    person.open(path)
    expect(person.page.locator(sign)).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert any("/assets/" in request.url for request in fetched)
    return fetched


def size(fetched: list[Request]) -> int:
    """How many bytes were sent for it."""
    sizes = [request.sizes() for request in fetched]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_there_after_few_bytes_with_the_words_of_one_language(
    visit: NewVisitor, killable_server: KillableServer, language: str
) -> None:
    assert killable_server.url, "a server of its own: without the tables of others in the list"
    fetched = fetched_to_open(visit(language=language), "/", "form button[type=submit]")
    assert [words[1] for request in fetched if (words := WORDS.search(request.url))] == [language]
    assert 0 < size(fetched) < LOBBY_BYTES


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_table_is_there_after_few_bytes(visit: NewVisitor, game: str) -> None:
    ann = visit()
    path = set_up(ann, ["me", *["bot:cadet"] * 2], game)
    ann.expect_a_choice()
    assert 0 < size(fetched_to_open(visit(), path, ".board")) < TABLE_BYTES
