"""No violation reported by axe-core, on any page, in both languages, light and dark."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import LONGEST_GAME, play_on, set_up, whoever_has_a_choice
from tests.browser.visitors import PATIENCE_MS


@pytest.mark.parametrize(
    ("game", "bots", "language", "scheme", "width"),
    [
        ("pocket-mars", ["bot:greedy"], "en-GB", "light", 1280),
        ("pocket-mars", ["bot:greedy"], "fr-FR", "dark", 1280),
        ("pocket-mars", ["bot:greedy"], "en-GB", "dark", 390),
        ("pocket-mars", ["bot:greedy"], "fr-FR", "light", 390),
        ("mission-red-planet", ["bot:random"] * 4, "fr-FR", "dark", 1280),
        ("mission-red-planet", ["bot:random"] * 2, "en-GB", "light", 390),
    ],
)
def test_every_page_is_free_of_violations(
    visit: NewVisitor, axe: str, game: str, bots: list[str], language: str, scheme: str, width: int
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    ann.open()
    expect(ann.page.locator("form button[type=submit]")).to_be_visible()
    assert ann.violations(axe) == []
    assert ann.fits_the_width()
    set_up(ann, ["me", *bots], game)
    expect(ann.options.first).to_be_attached(timeout=PATIENCE_MS)
    assert ann.violations(axe) == []
    play_on([ann], 12)
    # choices that were just made are pale until the server has said what follows
    assert whoever_has_a_choice([ann]) is ann
    assert ann.violations(axe) == []
    assert ann.fits_the_width()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert ann.violations(axe) == []
    ann.page.keyboard.press("Escape")
    play_on([ann], LONGEST_GAME)
    expect(ann.score_sheet).to_be_visible(timeout=PATIENCE_MS)
    assert ann.violations(axe) == []
    assert ann.fits_the_width()
