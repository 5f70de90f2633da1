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
DRAWING_BYTES = 80_000
TABLE_BYTES = 300_000
DRAWINGS = re.compile(r"/assets/Cover-[^/]*$")
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
    ann = visit(language=language)
    fetched = fetched_to_open(ann, "/", "form button[type=submit]")
    expect(ann.page.locator("article svg[preserveAspectRatio]")).to_have_count(len(GAME_IDS))
    assert [words[1] for request in fetched if (words := WORDS.search(request.url))] == [language]
    drawings = [request for request in fetched if DRAWINGS.search(request.url)]
    assert 0 < size(drawings) < DRAWING_BYTES
    assert 0 < size([request for request in fetched if request not in drawings]) < LOBBY_BYTES


def test_the_drawings_of_the_lobby_come_after_the_first_paint(visit: NewVisitor) -> None:
    ann = visit()
    ann.open()
    expect(ann.page.locator("article svg[preserveAspectRatio]")).to_have_count(len(GAME_IDS))
    painted, drawn = ann.page.evaluate(
        """() => [
            performance.getEntriesByName("first-contentful-paint")[0].startTime,
            Math.min(...performance.getEntriesByType("resource")
                .filter(({ name }) => name.includes("/assets/Cover-")).map(({ startTime }) => startTime)),
        ]"""
    )
    assert painted <= drawn


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_table_is_there_after_few_bytes(visit: NewVisitor, game: str) -> None:
    ann = visit()
    path = set_up(ann, ["me", *["bot:cadet"] * 2], game)
    ann.expect_a_choice()
    assert 0 < size(fetched_to_open(visit(), path, ".board")) < TABLE_BYTES
