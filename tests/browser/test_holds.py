"""Slips in a browser: the end of a turn can be undone, and a second click in a row hits nothing else."""

import re

from playwright.sync_api import Locator, expect

from marsbox.games import load_game
from tests.browser.conftest import NewVisitor
from tests.browser.playing import set_up, sit_down
from tests.browser.visitors import BUSY, Visitor

GAME = load_game("terraforming-mars")


def until_first_turn(people: list[Visitor]) -> Visitor:
    """Let everybody make the first choice; whoever has the first turn."""
    while True:
        for person in people:
            if person.has_a_choice():
                if "pass" in {GAME.actions.verb(action) for action in person.offered()}:
                    return person
                person.choose()


def hold_until_ended(person: Visitor, axe: str) -> None:
    """Choose in the settings that a turn ends when one says so."""
    person.page.get_by_role("button", name=person.word("app-settings")).click()
    person.page.get_by_role("radio", name=person.word("settings-holds-long")).check()
    assert person.violations(axe) == []
    person.page.keyboard.press("Escape")


def pass_the_turn(person: Visitor) -> Locator:
    """Pass, and return what offers to undo that."""
    person.page.keyboard.press("p")
    held = person.page.get_by_role("group", name=person.word("table-held"))
    asking_back = person.page.locator(".proposal .primary")
    expect(held.or_(asking_back)).to_be_visible()
    if asking_back.is_visible():
        asking_back.click()
    expect(held).to_be_visible()
    return held


def test_the_end_of_a_turn_is_undone_or_ended_before_the_others_are_asked(visit: NewVisitor, axe: str) -> None:
    ann, bob = visit(holding=True), visit(holding=True, width=390, height=844, language="fr-FR")
    path = set_up(ann, ["me", "open"], game="terraforming-mars")
    sit_down(bob, path, "Prendre la place 2", game="terraforming-mars")
    for person in (ann, bob):
        hold_until_ended(person, axe)
    first = until_first_turn([ann, bob])
    other = bob if first is ann else ann

    held = pass_the_turn(first)
    assert first.violations(axe) == []
    assert first.beyond_the_edge() == []
    other.expect_words(re.compile("passe"))
    assert not other.has_a_choice()
    held.get_by_role("button", name=first.word("table-undo")).click()
    first.expect_a_choice()

    held = pass_the_turn(first)
    held.get_by_role("button", name=first.word("table-endTurn")).click()
    other.expect_a_choice()
    expect(held).to_have_count(0)


def test_leaving_the_page_ends_the_turn(visit: NewVisitor, axe: str) -> None:
    ann, bob = visit(holding=True), visit(holding=True)
    path = set_up(ann, ["me", "open"], game="terraforming-mars")
    sit_down(bob, path, "Take seat 2", game="terraforming-mars")
    for person in (ann, bob):
        hold_until_ended(person, axe)
    first = until_first_turn([ann, bob])
    other = bob if first is ann else ann
    pass_the_turn(first)
    first.page.goto("about:blank")
    other.expect_a_choice()


def test_a_second_click_on_what_has_moved_under_the_pointer_does_nothing(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:engineer"])
    ann.expect_a_choice()
    place = ann.options.first.bounding_box()
    assert place is not None
    x, y = place["x"] + 10, place["y"] + 10
    before = ann.asked()
    ann.page.mouse.click(x, y)
    ann.expect_another_question(before)
    ann.expect_a_choice()
    before = ann.asked()
    ann.page.mouse.down(click_count=2)
    ann.page.mouse.up(click_count=2)
    assert not ann.page.evaluate(BUSY), "nothing was answered"
    assert ann.asked() == before
    ann.page.mouse.click(x, y)
    ann.expect_another_question(before)
