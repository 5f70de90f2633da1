"""A finished game analysed through the page alone: from a file to the chart, and from a move to its moment."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.playing import recorded
from tests.browser.test_accessibility import checking
from tests.browser.test_replay import at_step
from tests.browser.visitors import TIMEOUT_MS

BOT_TIMEOUT_MS = 10 * TIMEOUT_MS


def test_a_game_is_analysed_and_its_dear_moves_lead_to_their_moments(
    visit: NewVisitor, axe: str, tmp_path: Path
) -> None:
    record = recorded("pocket-mars", 2)
    last = len(record.actions)
    file = tmp_path / "record.json"
    file.write_text(record.to_json(), "utf-8")
    ann = visit()
    ann.open()
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.wait_for_url("**/replay*")
    ann.page.get_by_role("link", name="Analyse game").click()
    ann.page.wait_for_url("**/analysis")
    slider = ann.page.get_by_role("slider", name="Chance of winning")
    expect(slider).to_be_visible(timeout=BOT_TIMEOUT_MS)
    checking(ann, axe)()
    page = ann.page.url.removeprefix(ann.url)

    # the chart is read by keyboard and by pointer, and leads to the moment
    slider.press("End")
    expect(ann.page.locator("figure .read")).to_contain_text(f"Step {last} of {last}")
    slider.press("ArrowLeft")
    slider.press("Enter")
    at_step(ann, last - 1, last)
    ann.page.go_back()
    expect(slider).to_be_visible()
    box = slider.bounding_box()
    assert box is not None
    slider.hover(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = ann.page.locator("figure .read")
    expect(middle).to_contain_text(re.compile(rf"Step {last // 2}|Step {last // 2 + 1}"))
    slider.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    ann.page.wait_for_url("**/replay*")
    expect(ann.page.locator(".page[data-step]")).to_be_attached()
    ann.page.go_back()
    expect(slider).to_be_visible()

    # a move leads to its own
    moves = ann.page.locator("#main ol > li")
    expect(moves.first).to_contain_text("Better")
    ann.page.get_by_label("Moves by").select_option("1")
    expect(moves.first).to_contain_text("Player 2")
    link = moves.first.get_by_role("link")
    address = link.get_attribute("href")
    assert address is not None
    step = int(re.findall(r"step=(\d+)", address)[0])
    assert f"step {step}" in link.inner_text()
    link.click()
    at_step(ann, step, last)

    bob = visit(width=390, height=844, language="fr-FR", scheme="dark")
    bob.open(page)
    expect(bob.page.get_by_role("heading", name="Les plus grosses erreurs")).to_be_visible()
    checking(bob, axe)()
