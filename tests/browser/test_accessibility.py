"""No violation reported by axe-core and nothing to scroll sideways: any page, both languages, light and dark."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import (
    at_moment,
    let_bots_play_on,
    play_on,
    press_all_categories,
    recorded,
    set_up,
    whoever_has_a_choice,
)
from tests.browser.visitors import Visitor

Check = Callable[[], None]


def checking(person: Visitor, axe: str) -> Check:
    """What holds of every page and dialog."""

    def check() -> None:
        assert person.violations(axe) == []
        assert person.beyond_the_edge() == []

    return check


@pytest.mark.parametrize(
    ("game", "bots", "language", "scheme", "width"),
    [
        ("pocket-mars", ["bot:engineer"], "en-GB", "light", 1280),
        ("pocket-mars", ["bot:engineer"], "fr-FR", "dark", 390),
        ("mission-red-planet", ["bot:cadet"] * 4, "fr-FR", "dark", 1280),
        ("mission-red-planet", ["bot:cadet"] * 2, "en-GB", "light", 390),
    ],
)
def test_every_page_is_free_of_violations(
    visit: NewVisitor, axe: str, game: str, bots: list[str], language: str, scheme: str, width: int
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    check = checking(ann, axe)
    ann.open()
    expect(ann.page.locator("form button[type=submit]")).to_be_visible()
    check()
    set_up(ann, ["me", *bots], game)
    ann.expect_a_choice()
    check()
    play_on([ann], 12)
    # choices that were just made are pale until the server has said what follows
    assert whoever_has_a_choice([ann]) is ann
    check()
    ann.page.keyboard.press("?")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    let_bots_play_on(ann)
    expect(ann.score_sheet.locator("figure svg[role=img]")).to_be_visible()
    check()


@pytest.mark.parametrize(
    ("bots", "language", "scheme", "width"),
    [
        (["bot:engineer"], "fr-FR", "dark", 1440),
        ([], "en-GB", "light", 1440),
        (["bot:cadet"] * 4, "en-GB", "dark", 390),
        (["bot:engineer"], "fr-FR", "light", 390),
    ],
)
def test_the_table_of_terraforming_mars_is_free_of_violations(
    visit: NewVisitor, axe: str, bots: list[str], language: str, scheme: str, width: int
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    check = checking(ann, axe)
    set_up(ann, ["me", *bots], "terraforming-mars")
    ann.expect_a_choice()
    check()
    ann.choose()
    assert whoever_has_a_choice([ann]) is ann
    cards = list(ann.offered_to("keep"))[:2]
    for card in cards:
        ann.page.locator(f'.offer button[data-touch="card:{card}"]').click()
    expect(ann.page.locator(".decision button[aria-pressed=true]")).to_have_count(len(cards))
    check()
    dialog = ann.page.get_by_role("dialog")
    ann.page.locator(".offer .corporations button.touchable").first.click()
    expect(dialog).to_be_visible()
    check()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    for _ in range(8):
        assert whoever_has_a_choice([ann]) is ann
        if ann.offered_to("place"):
            break
        ann.choose()
    assert whoever_has_a_choice([ann]) is ann
    check()
    for part in ann.page.locator("nav.sections button:visible").all():
        part.click()
        expect(part).to_have_attribute("aria-current", "true")
        check()


@pytest.mark.parametrize(
    ("game", "seats", "language", "scheme", "width"),
    [
        ("pocket-mars", 2, "en-GB", "dark", 1280),
        ("mission-red-planet", 3, "fr-FR", "light", 390),
        ("terraforming-mars", 3, "en-GB", "dark", 390),
        ("terraforming-mars", 2, "fr-FR", "light", 1280),
    ],
)
def test_what_opens_beside_a_table_is_free_of_violations(
    visit: NewVisitor, axe: str, game: str, seats: int, language: str, scheme: str, width: int
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)
    check = checking(ann, axe)
    set_up(ann, ["me", *["open"] * (seats - 1)], game)
    expect(ann.page.locator('.page[data-status="open"]')).to_be_visible()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    check()
    dialog = ann.page.get_by_role("dialog")
    for name in ("table-seats", "app-settings"):
        ann.button(ann.word(name)).click()
        expect(dialog).to_be_visible()
        check()
        ann.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    ann.button(ann.word("table-rules")).click()
    tabs = dialog.get_by_role("tab")
    expect(tabs).to_have_count(3)
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(dialog.locator("[data-loading]")).to_have_count(0)
        check()


# A replay holds the log of a whole game, which axe-core takes seconds for. The dialogs over it are the same in every
# game, so they are looked at over the shortest log; of each game, one visitor looks at the beginning and one at a later
# moment. That nothing has to be scrolled sideways is known at once, and asked everywhere.
EVERYTHING = {"beginning", "later", "dialogs"}


@pytest.mark.parametrize(
    ("game", "players", "language", "scheme", "width", "examined"),
    [
        ("pocket-mars", 1, "fr-FR", "light", 390, EVERYTHING),
        ("pocket-mars", 4, "en-GB", "dark", 1280, EVERYTHING),
        ("mission-red-planet", 5, "en-GB", "dark", 390, {"beginning"}),
        ("mission-red-planet", 3, "fr-FR", "light", 1280, {"later"}),
        ("terraforming-mars", 5, "en-GB", "light", 390, {"beginning"}),
        ("terraforming-mars", 2, "fr-FR", "dark", 1280, {"later"}),
    ],
)
def test_what_remains_of_a_game_is_free_of_violations(
    visit: NewVisitor,
    axe: str,
    tmp_path: Path,
    game: str,
    players: int,
    language: str,
    scheme: str,
    width: int,
    examined: set[str],
) -> None:
    ann = visit(width=width, height=844, language=language, scheme=scheme)

    def check(what: str) -> None:
        if what in examined:
            assert ann.violations(axe) == []
        assert ann.beyond_the_edge() == []

    record = tmp_path / "record.json"
    record.write_text(recorded(game, players).to_json(), "utf-8")
    ann.open()
    ann.page.locator("input[type=file]").set_input_files(record)
    ann.page.wait_for_url("**/replay*")
    at_moment(ann, 0, "open")
    expect(ann.page.locator("section.decision").get_by_role("slider")).to_be_visible()
    check("beginning")
    ann.page.keyboard.press("PageDown")
    ann.page.keyboard.press("PageDown")
    step = ann.page.locator("section.decision").get_by_role("slider").input_value()
    at_moment(ann, int(step), "open")
    ann.page.locator("section.decision select").first.select_option("0")
    at_moment(ann, int(step), "0")
    check("later")
    dialog = ann.page.get_by_role("dialog")
    for name in ("replay-report", "replay-score"):
        ann.button(ann.word(name)).click()
        expect(dialog).to_be_visible()
        if dialog.get_attribute("data-dialog") == "score":
            expect(dialog.locator("figure svg[role=img]")).to_be_visible()
        check("dialogs")
        ann.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    ann.open(re.sub("/replay.*", "", ann.page.url.removeprefix(ann.url)))
    expect(ann.score_sheet.locator("figure svg[role=img]")).to_be_visible()
    press_all_categories(ann)
    expect(ann.score_sheet.locator("tr.category button[aria-expanded=false]")).to_have_count(0)
    ann.score_sheet.locator("summary").click()
    expect(ann.score_sheet.locator("figure tbody").first).to_be_visible()
    checking(ann, axe)()
