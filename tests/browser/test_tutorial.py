"""The first game of Pocket Mars that teaches: played to its end, left and taken up again, in both languages."""

import pytest
from playwright.sync_api import Locator, expect

from marsbox.words import LANGUAGES
from tests.browser.conftest import NewVisitor
from tests.browser.playing import LONGEST_GAME, check_score_sheet, whoever_has_a_choice
from tests.browser.visitors import Visitor

ADVISED = ".coach .buttons .primary:not(.next)"


def learning(person: Visitor) -> Locator:
    """The button of Pocket Mars that leads into the tutorial."""
    card = person.page.get_by_role("article", name="Pocket Mars")
    return card.get_by_role("button", name=person.word("lobby-learn"))


def begin(person: Visitor) -> None:
    person.open()
    learning(person).click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator(".coach .next")).to_be_visible()


def lesson(person: Visitor) -> str:
    """Which lesson the coach gives now; "" where all is known that fits."""
    return person.page.locator(".coach").get_attribute("data-lesson") or ""


def read_on(person: Visitor) -> None:
    """Read what is only to be read."""
    following = person.page.locator(".coach .next")
    while following.count():
        read = lesson(person)
        following.click()
        expect(person.page.locator(".coach")).not_to_have_attribute("data-lesson", read)


def follow(person: Visitor) -> str:
    """Do what the coach calls sensible, else whatever moves the game along; returns what was explained."""
    read_on(person)
    # what the coach is about to say would move the options under the pointer
    expect(person.page.locator('.coach[data-asking="true"]')).to_have_count(0)
    title = person.page.locator(".coach h2").inner_text()
    if person.page.locator(".coach").get_by_role("button", name=person.word("tutorial-doIt"), exact=True).count():
        person.answer(ADVISED)
    else:
        person.choose()
    return title


@pytest.mark.parametrize(
    ("language", "scheme", "width", "taught"),
    [
        ("en-GB", "light", 1280, ("module", "turn", "connect", "land")),
        ("fr-FR", "dark", 390, ("module", "turn", "connect")),
        ("de-DE", "light", 390, ("module", "turn", "connect")),
    ],
)
def test_a_game_is_learnt_by_playing_it_to_its_end(
    visit: NewVisitor,
    axe: str,
    language: str,
    scheme: str,
    width: int,
    taught: tuple[str, ...],
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    begin(ann)
    assert ann.violations(axe) == []
    assert ann.beyond_the_edge() == []
    expect(ann.page.locator(".board .pointed").first).to_be_visible()
    read_on(ann)
    lessons = []
    for made in range(LONGEST_GAME):
        if whoever_has_a_choice([ann]) is None:
            break
        lessons.append(follow(ann))
        assert ann.beyond_the_edge() == [], f"choice {made} needs scrolling sideways"
    check_score_sheet(ann)
    titles = [ann.word(f"tutorial-lessons-{each}-title") for each in taught]
    assert [title for title in titles if title in lessons] == titles
    ann.page.keyboard.press("Escape")
    expect(ann.score_sheet).to_have_count(0)
    expect(ann.page.locator(".coach h2")).to_have_text(ann.word("tutorial-title"))
    assert ann.violations(axe) == []
    ann.open()
    expect(ann.button(ann.word("tutorial-again"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_learnt_is_known_when_one_comes_back(visit: NewVisitor, language: str) -> None:
    ann = visit(language=language)
    begin(ann)
    table = ann.page.url
    read_on(ann)
    follow(ann)
    follow(ann)
    assert whoever_has_a_choice([ann]) is ann
    taught = lesson(ann)
    title = ann.page.locator(".coach h2").inner_text()
    ann.open()
    ann.button(ann.word("tutorial-resume")).click()
    ann.page.wait_for_url(table)
    expect(ann.page.locator(".coach")).to_have_attribute("data-lesson", taught)
    expect(ann.page.locator(".coach h2")).to_have_text(title)


def test_whoever_learns_may_do_something_else(visit: NewVisitor) -> None:
    ann = visit()
    begin(ann)
    ann.choose()
    ann.choose()
    assert whoever_has_a_choice([ann]) is ann
    expect(ann.page.locator(".coach h2")).to_have_text("Your turn: one action")
