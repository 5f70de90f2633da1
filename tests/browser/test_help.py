"""The help in a real browser: searched in both languages, and reached from cards and buildings."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import set_up
from tests.browser.visitors import Visitor


def helping(person: Visitor) -> Locator:
    """The drawer with the rules and the cards."""
    return person.page.get_by_role("dialog", name=person.word("help-title"))


def expect_all_found(person: Visitor) -> None:
    """Wait until rules and cards are there and were searched: what comes later may come first in the list."""
    expect(helping(person).locator("search")).to_have_attribute("data-busy", "false")


@pytest.mark.parametrize(
    ("language", "game", "query", "paragraph"),
    [
        ("en-GB", "pocket-mars", "PROMOTE room", "Promote: move a colonist up from * to **"),
        ("fr-FR", "pocket-mars", "ECOSYSTEME place", "déplacez un colon, le vôtre ou celui d’un autre"),
        ("fr-FR", "mission-red-planet", "memorial", "Les astronautes perdus ne reviennent jamais"),
        ("en-GB", "terraforming-mars", "jovian beyond", "Jupiter and all that lies around"),
    ],
)
def test_a_rule_is_found_by_keyboard_whatever_its_accents(
    visit: NewVisitor, language: str, game: str, query: str, paragraph: str
) -> None:
    ann = visit(language=language)
    ann.open()
    ann.page.locator("form select#game").select_option(game)
    ann.button(ann.word("lobby-readRules")).click()
    box = helping(ann).get_by_role("combobox")
    box.fill(query)
    expect_all_found(ann)
    expect(helping(ann).get_by_role("option").first).to_be_visible()
    box.press("ArrowDown")
    box.press("ArrowUp")
    box.press("Enter")
    expect(helping(ann).locator(".pointed")).to_contain_text(paragraph)
    expect(helping(ann).locator(".pointed")).to_be_focused()
    expect(helping(ann).locator(".pointed")).to_be_in_viewport()


def test_escape_ends_the_search_before_the_help(visit: NewVisitor) -> None:
    ann = visit()
    ann.open()
    ann.button("Read the rules").click()
    box = helping(ann).get_by_role("combobox")
    box.fill("no such word anywhere")
    expect(helping(ann)).to_contain_text("No results")
    box.press("Escape")
    expect(box).to_have_value("")
    expect(helping(ann).get_by_role("tab").first).to_be_visible()
    box.press("Escape")
    expect(helping(ann)).to_have_count(0)


def test_a_card_is_found_and_shown_among_the_cards(visit: NewVisitor) -> None:
    ann = visit(language="fr-FR")
    ann.open()
    ann.button("Lire les règles").click()
    box = helping(ann).get_by_role("combobox")
    box.fill("energie 5")
    expect_all_found(ann)
    helping(ann).get_by_role("option", name="Énergie 5").click()
    expect(helping(ann).locator('[data-card="E5"]')).to_be_focused()
    expect(helping(ann).locator('[data-card="E5"]')).to_be_in_viewport()


def test_a_card_and_a_building_lead_to_their_paragraphs(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:cadet"])
    ann.expect_a_choice()
    ann.page.locator('[data-touch="building:water"]').click()
    looked = ann.page.get_by_role("dialog", name="Water")
    looked.get_by_role("button", name="Water").click()
    expect(helping(ann).locator(".pointed")).to_contain_text("face down under the deck")
    ann.page.keyboard.press("Escape")
    expect(helping(ann)).to_have_count(0)
    expect(looked).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(looked).to_have_count(0)


@pytest.mark.parametrize(("language", "scheme", "width"), [("en-GB", "dark", 1280), ("fr-FR", "light", 390)])
def test_what_was_found_is_free_of_violations(
    visit: NewVisitor,
    axe: str,
    language: str,
    scheme: str,
    width: int,
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    ann.open()
    ann.button(ann.word("lobby-readRules")).click()
    helping(ann).get_by_role("combobox").fill("colon")
    expect_all_found(ann)
    expect(helping(ann).get_by_role("option").nth(5)).to_be_visible()
    assert ann.violations(axe) == []
    assert ann.beyond_the_edge() == []
    helping(ann).get_by_role("option").first.click()
    expect(helping(ann).locator(".pointed")).to_be_focused()
    assert ann.violations(axe) == []
