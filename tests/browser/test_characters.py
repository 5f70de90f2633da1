"""Characters in a browser: chosen in the form and in the waiting room, with a face wherever they are named."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import play_on, set_up


@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_is_opened_with_a_certain_character_and_with_anyone_of_a_level(
    visit: NewVisitor, axe: str, width: int
) -> None:
    ann = visit(width=width)
    ann.open()
    form = ann.page.locator("form")
    ann.page.locator("label", has=ann.page.locator('input[name=players][value="3"]')).click()
    form.locator("ol select").nth(1).select_option("bot:engineer")
    form.locator("ol select").nth(2).select_option("bot:engineer")
    first, second = (form.get_by_role("radiogroup", name=f"Opponent in seat {seat}") for seat in (2, 3))
    first.get_by_role("radio", name="Levan").check()
    expect(form.locator("ol small", has_text="Levan (Engineer): Keeps an eye on the others")).to_have_count(1)
    expect(form.locator("ol small", has_text="Thinks every move through")).to_have_count(2)
    expect(second.get_by_role("radio", name="Levan")).to_be_disabled()
    expect(second.get_by_role("radio", name="Anyone")).to_be_checked()
    assert ann.violations(axe) == []
    assert ann.beyond_the_edge() == []
    form.locator("button[type=submit]").click()
    ann.page.wait_for_url("**/t/*")
    ann.expect_a_choice()
    levan = ann.page.locator(".seat", has_text="Levan")
    expect(levan.locator("svg.level-engineer title")).to_have_text(
        "Levan (Engineer): Keeps an eye on the others and gets in their way."
    )
    expect(ann.page.locator(".seat svg.level-engineer")).to_have_count(2)
    assert ann.beyond_the_edge() == []


def test_what_a_character_did_has_its_face_in_the_log(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:cadet"])
    play_on([ann], 3)
    ann.page.get_by_role("tab", name="Log").click()
    expect(ann.page.locator(".log p svg.level-cadet").first).to_be_visible()
    assert ann.beyond_the_edge() == []


def test_a_free_seat_is_given_to_a_bot_while_players_are_awaited(visit: NewVisitor, axe: str) -> None:
    ann = visit()
    set_up(ann, ["me", "open", "open", "bot:cadet"])
    ann.page.get_by_role("combobox", name="Add a bot…").first.select_option("bot:tamar")
    row = ann.page.locator("li", has=ann.page.locator("strong", has_text="Tamar"))
    expect(row).to_contain_text("Governor. Keeps an eye on the others")
    expect(row).to_contain_text("Explores a thousand possible continuations")
    expect(row.locator("svg.level-governor")).to_have_count(1)
    assert ann.violations(axe) == []
    adding = ann.page.get_by_role("combobox", name="Add a bot…")
    expect(adding.locator("option", has_text="Tamar")).to_have_count(0)
    adding.select_option("level:governor")
    ann.expect_a_choice()
    expect(ann.page.locator(".seat svg.level-governor")).to_have_count(2)
    expect(ann.page.locator(".seat svg.level-cadet")).to_have_count(1)
