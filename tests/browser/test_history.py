"""What happened: a log whose names lead to the things, and what came since somebody last looked."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import play_on, set_up, sit_down, whoever_has_a_choice
from tests.browser.visitors import Visitor


def open_whole_log(person: Visitor, name: str) -> None:
    """Open the page anew, and the log: all of it comes at once, and while this person is asked nothing is added."""
    person.page.reload()
    person.page.get_by_role("tab", name=name).click()
    expect(person.page.locator(".log .thing")).not_to_have_count(0)


@pytest.mark.parametrize(("language", "log"), [("en-GB", "Log"), ("fr-FR", "Journal")])
def test_names_in_the_log_lead_to_the_things(visit: NewVisitor, axe: str, language: str, log: str) -> None:
    ann = visit(language=language)
    set_up(ann, ["me", "bot:engineer"])
    assert play_on([ann], 8) == 8
    assert whoever_has_a_choice([ann]) is ann
    page = ann.page
    # a building, which every board shows; cards have a number
    buildings = page.locator(".log .thing").filter(has_not_text=re.compile(r"\d"))
    open_whole_log(ann, log)
    while buildings.count() == 0:
        assert play_on([ann], 1) == 1
        assert whoever_has_a_choice([ann]) is ann
        open_whole_log(ann, log)
    buildings.first.hover()
    expect(page.locator(".pointed")).not_to_have_count(0)
    page.mouse.move(0, 0)
    expect(page.locator(".pointed")).to_have_count(0)
    assert ann.violations(axe) == []
    # by keyboard, the log is one stop and the arrows go from name to name
    page.locator(".log").focus()
    page.keyboard.press("ArrowLeft")
    newest = page.locator(".log .thing").last
    expect(newest).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(newest).not_to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(newest).to_be_focused()
    card = page.locator(".log .thing").filter(has_text=re.compile(r" \d")).last
    card.focus()
    expect(page.locator(".thumbnail")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_who_comes_back_is_told_what_came_since(visit: NewVisitor, axe: str, width: int) -> None:
    ann, bob = visit(width=width, height=844), visit()
    path = set_up(ann, ["me", "open"])
    sit_down(bob, path, "Take seat 2")
    assert play_on([ann, bob], 12) == 12
    while whoever_has_a_choice([ann, bob]) is ann:
        play_on([ann], 1)
    ann.open()
    expect(ann.page.locator("form button[type=submit]")).to_be_visible()
    play_on([bob], 1)
    ann.open(path)
    story = ann.page.locator(".step-player")
    expect(story.locator(".new").first).to_be_visible()
    ann.button("Show all").click()
    expect(story).to_contain_text("Since your last visit")
    expect(story.locator(".listed").first).to_be_visible()
    assert ann.violations(axe) == []
    assert ann.beyond_the_edge() == []
    story.get_by_role("button", name="Mark as seen").click()
    expect(story.locator(".new")).to_have_count(0)
    ann.page.reload()
    # the steps are there, and none of them is new
    expect(story.locator(".bar")).to_be_visible()
    expect(story.locator(".new")).to_have_count(0)
