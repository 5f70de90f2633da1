"""Every language there is: it can be chosen, the page says which one it speaks, and its words fit on small screens."""

import re

import pytest
from playwright.sync_api import Locator, expect

from marsbox.games import GAME_IDS
from marsbox.words import LANGUAGES, catalogue
from tests.browser.conftest import NewVisitor
from tests.browser.playing import set_up
from tests.browser.visitors import Visitor

# A word that is wider than its button, tab or heading; what screen readers alone hear is clipped on purpose.
TOO_WIDE = """() => [...document.querySelectorAll("header a, header h1, button, h1, h2, h3, label, legend, [role=tab]")]
    .filter((part) => part.checkVisibility() && !part.closest(".board, .sr-only"))
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow !== "ellipsis")
    .map((part) => `${part.textContent.trim()}: ${part.scrollWidth} > ${part.clientWidth}`)"""

on_both_screens = pytest.mark.parametrize("width", [390, 1280])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def expect_to_fit(person: Visitor) -> None:
    assert person.beyond_the_edge() == []
    assert person.page.evaluate(TOO_WIDE) == []


def dialog_of(person: Visitor, name: str) -> Locator:
    """Open the dialog of a button."""
    person.button(person.word(name)).first.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


@in_every_language
def test_a_language_can_be_chosen(visit: NewVisitor, language: str) -> None:
    ann = visit(language="tlh")
    ann.open()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    ann.page.get_by_title(catalogue(language).name).first.click()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.language = language
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.word("app-tagline"))


@in_every_language
@on_both_screens
def test_the_words_of_the_lobby_fit(visit: NewVisitor, language: str, width: int) -> None:
    ann = visit(width=width, height=844, language=language)
    ann.open()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.page.locator("form button[type=submit]")).to_be_visible()
    expect_to_fit(ann)
    dialog = dialog_of(ann, "app-settings")
    expect_to_fit(ann)
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    for name in ("archive-title", "you-title"):
        ann.open()
        ann.page.get_by_role("link", name=ann.word(name), exact=True).click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.word(name))
        expect_to_fit(ann)


@in_every_language
@on_both_screens
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_words_of_a_table_fit(visit: NewVisitor, game: str, language: str, width: int) -> None:
    ann = visit(width=width, height=844, language=language)
    set_up(ann, ["me", *["bot:cadet"] * 2], game)
    ann.expect_a_choice()
    expect(ann.page.locator(".decision")).to_contain_text(re.compile(ann.word("table-yourTurn"), re.IGNORECASE))
    expect_to_fit(ann)
    for name in ("table-seats", "table-rules"):
        dialog = dialog_of(ann, name)
        expect_to_fit(ann)
        ann.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
