"""The table in a real browser: whole games, through the pages alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.place import Place
from tests.browser.playing import LONGEST_GAME, check_score_sheet, play_on, set_up, sit_down, whoever_has_a_choice
from tests.browser.visitors import PATIENCE_MS


def test_a_game_of_two_people_and_two_bots_goes_on_through_a_killed_server(visit: NewVisitor, place: Place) -> None:
    ann, bob = visit(), visit(language="fr-FR")
    path = set_up(ann, ["me", "open", "bot:engineer", "bot:cadet"])
    sit_down(bob, path, "Prendre la place 2")
    expect(ann.options.first).to_be_visible(timeout=PATIENCE_MS)
    expect(bob.options.first).to_be_visible(timeout=PATIENCE_MS)
    assert play_on([ann, bob], 16) == 16
    waiting = whoever_has_a_choice([ann, bob])
    assert waiting is not None
    before = waiting.state()
    place.kill()
    ann.expect_words("No connection")
    bob.expect_words("Pas de connexion")
    place.start()
    for person in (ann, bob):
        expect(person.page.locator(".banner.lost")).to_have_count(0, timeout=PATIENCE_MS)
    waiting.page.wait_for_function("before => document.querySelector('main').innerText === before", arg=before)
    assert play_on([ann, bob], LONGEST_GAME) < LONGEST_GAME
    for person in (ann, bob):
        check_score_sheet(person)
    with ann.page.expect_download() as download:
        ann.score_sheet.get_by_role("link", name=re.compile("record", re.IGNORECASE)).click()
    assert '"format": "marsbox-record"' in download.value.path().read_text()


def test_a_solo_game_is_played_by_keyboard_alone_in_french(visit: NewVisitor) -> None:
    ann = visit(language="fr-FR")
    ann.open()
    keyboard = ann.page.keyboard
    ann.page.locator("input[name=players]").first.focus()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowLeft")
    ann.page.locator('input[name=players][value="1"]').focus()
    keyboard.press("Space")
    for _ in range(20):
        if ann.page.evaluate("document.activeElement.matches('form button[type=submit]')"):
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")
    expect(ann.options.first).to_be_visible(timeout=PATIENCE_MS)
    ann.expect_words("À vous")
    keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    keyboard.press("h")
    expect(ann.page.locator(".hint")).to_be_visible(timeout=PATIENCE_MS)
    for _ in range(400):
        ann.page.wait_for_function(
            "() => document.querySelector('dialog[open], .decision:not(.sent) button[data-action]') !== null"
        )
        if ann.score_sheet.is_visible():
            break
        before = ann.state()
        keyboard.press("1")
        ann.page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)
    check_score_sheet(ann)


@pytest.mark.parametrize(("game", "people"), [("pocket-mars", 2), ("mission-red-planet", 3)])
def test_people_share_a_phone_and_hand_it_over(visit: NewVisitor, game: str, people: int) -> None:
    ann = visit(width=390, height=844)
    set_up(ann, ["me", *["here"] * (people - 1)], game)
    for turn in range(3 * people):
        hand_over = ann.page.locator("#hand-over")
        expect(hand_over.or_(ann.options.first).first).to_be_attached(timeout=PATIENCE_MS)
        if hand_over.is_visible():
            assert ann.beyond_the_edge() == []
            assert ann.options.count() == 0
            assert ann.page.locator(".board").count() == 0, "the screen to hand over shows nothing of the game"
            ann.page.locator("section[aria-labelledby=hand-over] .primary").click()
            expect(ann.options.first).to_be_attached(timeout=PATIENCE_MS)
        assert ann.beyond_the_edge() == [], f"choice {turn} needs scrolling sideways"
        ann.choose()


def test_a_step_is_taken_back_and_a_step_is_undone(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:cadet"])
    expect(ann.options).to_have_count(4, timeout=PATIENCE_MS)
    ann.choose()
    expect(ann.options).to_have_count(3)
    ann.page.keyboard.press("u")
    expect(ann.options).to_have_count(4)


def test_a_spectator_sees_the_table_and_no_hidden_card(visit: NewVisitor) -> None:
    ann, watcher = visit(), visit()
    path = set_up(ann, ["me", "bot:engineer"])
    expect(ann.options.first).to_be_visible(timeout=PATIENCE_MS)
    assert play_on([ann], 2) == 2
    own_cards = ann.page.locator("[data-touch^='card:']")
    expect(own_cards).to_have_count(4, timeout=PATIENCE_MS)
    watcher.open(path)
    watcher.expect_words("You are watching")
    assert watcher.options.count() == 0
    for name in own_cards.locator("h3, .name").all_inner_texts():
        assert name not in watcher.page.locator(".board").inner_text()


@pytest.mark.parametrize(
    ("game", "bots", "word"), [("pocket-mars", 1, "4-card rule"), ("mission-red-planet", 2, "Secret Agent")]
)
def test_a_hint_and_the_rules_are_one_click_away(visit: NewVisitor, game: str, bots: int, word: str) -> None:
    ann = visit()
    set_up(ann, ["me", *["bot:engineer"] * bots], game)
    expect(ann.options.first).to_be_visible(timeout=PATIENCE_MS)
    ann.button("Hint").click()
    expect(ann.page.locator(".hint")).to_be_visible(timeout=PATIENCE_MS)
    ann.button("Rules").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(word)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="FR", exact=True).click()
    ann.expect_words("À vous")


def test_a_table_that_does_not_exist_says_so(visit: NewVisitor) -> None:
    ann = visit()
    ann.open("/t/there-is-no-such-table")
    ann.expect_words(re.compile("no table|does not exist|there is no", re.IGNORECASE))
    ann.complaints.clear()  # the browser itself reports the 404
