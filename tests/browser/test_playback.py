"""What others did is played back on the board, one position after the other, and the question waits for it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import play_on, set_up, sit_down, whoever_has_a_choice

# Keeps every moment that the board shows, so that a test sees them all, however short they were.
WATCH = """() => {
  window.moments = [];
  const page = document.querySelector(".page");
  const note = () => window.moments.push({
    playing: page.dataset.playing ?? null,
    version: page.dataset.version,
    asked: document.querySelector(".decision button[data-action]") !== null,
  });
  new MutationObserver(note).observe(page, { attributes: true, attributeFilter: ["data-playing"] });
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_moves_of_others_are_played_back_before_the_question_comes(visit: NewVisitor, axe: str, width: int) -> None:
    ann, bob = visit(width=width, height=844, playback="slow"), visit()
    path = set_up(ann, ["me", "open"])
    sit_down(bob, path, "Take seat 2")
    page = ann.page
    page.evaluate(WATCH)
    caption = page.locator(".playback")
    while True:
        # until Bob has moved while Ann was looking
        person = whoever_has_a_choice([bob]) if caption.count() else whoever_has_a_choice([ann, bob])
        assert person is not None
        play_on([person], 1)
        if person is bob and caption.count():
            break
    expect(caption).to_be_visible()
    expect(ann.options).to_have_count(0)
    assert ann.violations(axe) == []
    assert ann.beyond_the_edge() == []
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
    expect(page.locator(".page[data-playing]")).to_have_count(0)
    moments = page.evaluate("window.moments")
    assert any(moment["playing"] for moment in moments)
    assert not any(moment["asked"] for moment in moments if moment["playing"])


def test_who_was_away_gets_a_film_and_may_skip_it(visit: NewVisitor) -> None:
    ann, bob = visit(playback="slow"), visit()
    path = set_up(ann, ["me", "open"])
    sit_down(bob, path, "Take seat 2")
    page = ann.page
    skip = page.locator(".playback .skip")

    def ann_plays() -> None:
        if skip.count():
            skip.click()
        play_on([ann], 1)

    for _ in range(40):
        if skip.count():
            skip.click()
        person = whoever_has_a_choice([ann, bob])
        if person is ann:
            ann_plays()
            continue
        ann.open()
        expect(page.locator("form button[type=submit]")).to_be_visible()
        play_on([bob], 1)
        ann.open(path)
        expect(page.locator(".page[data-version]")).to_be_attached()
        if skip.count():
            break
    expect(skip).to_be_visible()
    skip.click()
    expect(page.locator(".playback")).to_have_count(0)
    page.reload()
    expect(page.locator(".page[data-version]")).to_be_attached()
    # what was skipped was seen
    expect(page.locator(".playback")).to_have_count(0)


def test_playback_can_be_switched_off_while_it_runs(visit: NewVisitor) -> None:
    ann, bob = visit(playback="slow"), visit()
    path = set_up(ann, ["me", "open"])
    sit_down(bob, path, "Take seat 2")
    caption = ann.page.locator(".playback")
    while caption.count() == 0:
        person = whoever_has_a_choice([ann, bob])
        assert person is not None
        play_on([person], 1)
    caption.get_by_role("combobox").select_option("off")
    expect(caption).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".page[data-version]")).to_be_attached()
    assert ann.page.evaluate("JSON.parse(localStorage.marsbox).playback") == "off"
