"""The table in a real browser: whole games, through the pages alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.killable_server import KillableServer
from tests.browser.playing import (
    check_score_sheet,
    expect_to_watch,
    let_bots_play_on,
    play_on,
    set_up,
    sit_down,
    whoever_has_a_choice,
)
from tests.browser.visitors import Visitor


def standing(person: Visitor) -> tuple[str | None, str, list[int], str]:
    """Where the game stands for a person who has a choice: version, question, options and the board."""
    version = person.page.locator(".page[data-version]").get_attribute("data-version")
    return version, person.asked(), person.offered(), person.page.locator(".board").inner_text()


def test_a_game_of_two_people_and_two_bots_goes_on_through_a_killed_server(
    visit: NewVisitor, killable_server: KillableServer
) -> None:
    ann, bob = visit(), visit(language="fr-FR")
    path = set_up(ann, ["me", "open", "bot:engineer", "bot:cadet"])
    sit_down(bob, path, "Prendre la place 2")
    for person in (ann, bob):
        person.expect_a_choice()
    assert play_on([ann, bob], 16) == 16
    waiting = whoever_has_a_choice([ann, bob])
    assert waiting is not None
    before = standing(waiting)
    killable_server.kill()
    ann.expect_words("Connection lost")
    bob.expect_words("Connexion perdue")
    killable_server.start()
    for person in (ann, bob):
        person.expect_connected()
        expect(person.page.locator(".banner.lost")).to_have_count(0)
    assert standing(waiting) == before
    # a page that is opened anew has nothing left from before
    waiting.page.reload()
    assert whoever_has_a_choice([waiting]) is waiting
    assert standing(waiting) == before
    assert play_on([ann, bob], 16) == 16
    let_bots_play_on(ann, bob)
    for person in (ann, bob):
        check_score_sheet(person)
    with ann.page.expect_download() as download:
        ann.score_sheet.get_by_role("link", name=re.compile("game file", re.IGNORECASE)).click()
    assert '"format":"marsbox-record"' in download.value.path().read_text()


def test_a_solo_game_is_played_by_keyboard_alone_in_french(visit: NewVisitor) -> None:
    ann = visit(language="fr-FR")
    ann.open()
    keyboard = ann.page.keyboard
    ann.page.locator("input[name=players]").first.focus()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowLeft")
    ann.page.locator('input[name=players][value="1"]').focus()
    keyboard.press("Space")
    expect(ann.page.locator('input[name=players][value="1"]')).to_be_checked()
    submit = ann.page.locator("form button[type=submit]")
    for _ in range(20):
        if submit.evaluate("button => button === document.activeElement"):
            break
        keyboard.press("Tab")
    expect(submit).to_be_focused()
    keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")
    ann.expect_a_choice()
    ann.expect_words("À vous")
    keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    keyboard.press("h")
    expect(ann.page.locator(".hint")).to_be_visible()
    for _ in range(400):
        if whoever_has_a_choice([ann]) is None:
            break
        before = ann.asked()
        keyboard.press("1")
        ann.expect_another_question(before)
    check_score_sheet(ann)


@pytest.mark.parametrize(("game", "people"), [("pocket-mars", 2), ("mission-red-planet", 3)])
def test_people_share_a_phone_and_hand_it_over(visit: NewVisitor, game: str, people: int) -> None:
    ann = visit(width=390, height=844)
    set_up(ann, ["me", *["here"] * (people - 1)], game)
    for turn in range(3 * people):
        hand_over = ann.page.locator("#hand-over")
        expect(hand_over.or_(ann.options.first).first).to_be_attached()
        if hand_over.count():
            assert ann.beyond_the_edge() == []
            assert ann.options.count() == 0
            assert ann.page.locator(".board").count() == 0, "the screen to hand over shows nothing of the game"
            ann.page.locator("section[aria-labelledby=hand-over] .primary").click()
            ann.expect_a_choice()
        assert ann.beyond_the_edge() == [], f"choice {turn} needs scrolling sideways"
        ann.choose()


def test_a_step_is_taken_back_and_a_step_is_undone(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:cadet"])
    expect(ann.options).to_have_count(4)
    ann.choose()
    expect(ann.options).to_have_count(3)
    ann.undo_by_key()
    expect(ann.options).to_have_count(4)


def test_a_spectator_sees_the_table_and_no_hidden_card(visit: NewVisitor) -> None:
    ann, watcher = visit(), visit()
    path = set_up(ann, ["me", "bot:engineer"])
    ann.expect_a_choice()
    assert play_on([ann], 2) == 2
    own_cards = ann.page.locator("[data-touch^='card:']")
    expect(own_cards).to_have_count(4)
    watcher.open(path)
    expect_to_watch(watcher)
    expect(watcher.options).to_have_count(0)
    names = own_cards.locator("h3, .name").all_inner_texts()
    assert names
    for name in names:
        assert name not in watcher.page.locator(".board").inner_text()


@pytest.mark.parametrize(
    ("game", "bots", "word"), [("pocket-mars", 1, "4-card rule"), ("mission-red-planet", 2, "Secret Agent")]
)
def test_a_hint_and_the_rules_are_one_click_away(visit: NewVisitor, game: str, bots: int, word: str) -> None:
    ann = visit()
    set_up(ann, ["me", *["bot:engineer"] * bots], game)
    ann.expect_a_choice()
    ann.button("Hint").click()
    expect(ann.page.locator(".hint .plan")).to_be_visible()
    numbers = ann.page.locator(".hint").get_by_text(re.compile("^Chance of winning: "))
    expect(numbers).to_be_hidden()
    ann.page.locator(".hint summary").click()
    expect(numbers).to_be_visible()
    ann.button("Rules").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(word)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="FR", exact=True).click()
    ann.expect_words("À vous")
    expect(ann.page.locator(".hint").get_by_text(re.compile("^Chances de gagner"))).to_have_count(1)


def test_a_table_that_does_not_exist_says_so(visit: NewVisitor) -> None:
    ann = visit()
    ann.open("/t/there-is-no-such-table")
    ann.expect_words(re.compile("no table|does not exist|there is no", re.IGNORECASE))
    ann.complaints.clear()  # the browser itself reports the 404
