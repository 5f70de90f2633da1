"""The first game of Pocket Mars that teaches: played to its end, left and taken up again, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import LONGEST_GAME, check_score_sheet, whoever_has_a_choice
from tests.browser.visitors import Visitor

BEGIN = {"en-GB": "Learn by playing", "fr-FR": "Apprendre en jouant"}
RESUME = {"en-GB": "Resume the tutorial", "fr-FR": "Reprendre le tutoriel"}
DO_IT = re.compile("^(Play this|Jouer ce coup)$")
ADVISED = ".coach .buttons .primary:not(.next)"


def begin(person: Visitor, language: str) -> None:
    person.open()
    person.button(BEGIN[language]).click()
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
    if person.page.locator(".coach").get_by_role("button", name=DO_IT).count():
        person.answer(ADVISED)
    else:
        person.choose()
    return title


@pytest.mark.parametrize(
    ("language", "scheme", "width", "titles"),
    [
        ("en-GB", "light", 1280, ("Your module", "Your turn: one action", "Now from your module", "You may land")),
        ("fr-FR", "dark", 390, ("Votre Module", "À vous\u202f: une action", "Maintenant, de votre Module")),
    ],
)
def test_a_game_is_learnt_by_playing_it_to_its_end(
    visit: NewVisitor,
    axe: str,
    language: str,
    scheme: str,
    width: int,
    titles: tuple[str, ...],
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    begin(ann, language)
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
    assert [title for title in titles if title in lessons] == list(titles)
    ann.page.keyboard.press("Escape")
    expect(ann.score_sheet).to_have_count(0)
    expect(ann.page.locator(".coach h2")).to_have_text(
        "Learn Pocket Mars" if language == "en-GB" else "Apprendre Pocket Mars"
    )
    assert ann.violations(axe) == []
    ann.open()
    expect(ann.button("Replay the tutorial" if language == "en-GB" else "Rejouer le tutoriel")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_what_was_learnt_is_known_when_one_comes_back(visit: NewVisitor, language: str) -> None:
    ann = visit(language=language)
    begin(ann, language)
    table = ann.page.url
    read_on(ann)
    follow(ann)
    follow(ann)
    assert whoever_has_a_choice([ann]) is ann
    taught = lesson(ann)
    title = ann.page.locator(".coach h2").inner_text()
    ann.open()
    ann.button(RESUME[language]).click()
    ann.page.wait_for_url(table)
    expect(ann.page.locator(".coach")).to_have_attribute("data-lesson", taught)
    expect(ann.page.locator(".coach h2")).to_have_text(title)


def test_the_offer_of_a_first_visit_can_be_declined(visit: NewVisitor) -> None:
    ann = visit()
    ann.open()
    ann.expect_words("New here?")
    ann.button("Not now").click()
    expect(ann.page.locator("body")).not_to_contain_text("New here?")
    ann.open()
    expect(ann.button("Learn Pocket Mars")).to_be_visible()
    expect(ann.page.locator("body")).not_to_contain_text("New here?")


def test_whoever_learns_may_do_something_else(visit: NewVisitor) -> None:
    ann = visit()
    begin(ann, "en-GB")
    ann.choose()
    ann.choose()
    assert whoever_has_a_choice([ann]) is ann
    expect(ann.page.locator(".coach h2")).to_have_text("Your turn: one action")
