"""Finished games watched again through the page alone: scrubbed, stepped, with other eyes, by link and from a file."""

import json
import re
from pathlib import Path

import httpx
from playwright.sync_api import expect

from marsbox.core import Record
from marsbox.games import load_game
from tests.browser.conftest import NewVisitor
from tests.browser.playing import at_moment, let_bots_play_on, play_on, recorded, set_up
from tests.browser.visitors import Visitor
from tests.server.people import fewest
from tests.server.test_replay import played


def kept(address: str, game: str) -> tuple[str, int]:
    """Where the record of a random game is watched, and how many steps it has."""
    return sent(address, played(load_game(game), fewest(game)))


def sent(address: str, record: Record) -> tuple[str, int]:
    """Where a record is watched, and how many steps it has."""
    card = httpx.post(f"{address}/api/records?lang=en", content=record.to_json()).json()
    return f"/t/{card['id']}/replay", len(record.actions)


def at_step(person: Visitor, step: int, last: int) -> None:
    """Wait until a step and its position are on the screen."""
    words = person.word("replay-position", step=str(step), last=str(last))
    expect(person.page.locator(".decision .head")).to_contain_text(words)
    at_moment(person, step)


def test_a_game_that_was_played_is_watched_again(visit: NewVisitor, tmp_path: Path) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:cadet"])
    assert play_on([ann], 4) == 4
    let_bots_play_on(ann)
    with ann.page.expect_download() as download:
        ann.score_sheet.get_by_role("link", name="game file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    last = len(json.loads(file.read_text("utf-8"))["actions"])
    ann.score_sheet.get_by_role("link", name="Watch replay").click()
    ann.page.wait_for_url("**/replay*")
    at_step(ann, 0, last)

    # step by step, by button and by key
    forward, back = ann.button("Next step"), ann.button("Previous step")
    expect(back).to_be_disabled()
    forward.click()
    at_step(ann, 1, last)
    forward.click()
    at_step(ann, 2, last)
    ann.page.keyboard.press("ArrowLeft")
    at_step(ann, 1, last)
    ann.page.locator("main").focus()
    ann.page.keyboard.press("End")
    at_step(ann, last, last)
    expect(forward).to_be_disabled()
    ann.page.keyboard.press("PageUp")
    expect(forward).to_be_enabled()
    ann.page.keyboard.press("Home")
    at_step(ann, 0, last)

    # scrubbing, and the line of the log that belongs to it
    middle = last // 2
    ann.page.locator("input[type=range]").fill(str(middle))
    at_step(ann, middle, last)
    # of a step with many lines the newest is kept in sight
    expect(ann.page.locator(f"p.now[data-step='{middle}']").last).to_be_in_viewport()
    ann.page.locator("p[data-step='1']").first.scroll_into_view_if_needed()
    ann.page.locator("p[data-step='1'] > button").first.click()
    at_step(ann, 1, last)

    # open hands show what a seat does not see
    ann.page.locator("input[type=range]").fill(str(middle))
    at_step(ann, middle, last)
    eyes = ann.page.get_by_label("View as")
    eyes.select_option("1")
    at_moment(ann, middle, "1")
    own_cards = ann.page.get_by_role("region", name="Your ship and cards")
    expect(own_cards).to_be_visible()
    eyes.select_option("spectator")
    at_moment(ann, middle, "spectator")
    expect(own_cards).to_have_count(0)

    # a link to this moment
    ann.page.wait_for_url(f"**/replay?step={middle}&eyes=spectator")
    address = ann.page.url.removeprefix(ann.url)
    bob = visit(language="fr-FR")
    bob.open(address)
    at_step(bob, middle, last)
    expect(bob.page.get_by_label("Point de vue")).to_have_value("spectator")

    # played by itself to its end
    ann.page.locator("input[type=range]").fill(str(last - 1))
    at_step(ann, last - 1, last)
    ann.button(re.compile("^Play$")).click()
    at_step(ann, last, last)
    expect(ann.button(re.compile("^Play$"))).to_be_visible()
    ann.button("Final score").click()
    expect(ann.score_sheet.locator("figure svg[role=img]")).to_be_visible()
    ann.score_sheet.get_by_text("Show as table").click()
    second = ann.score_sheet.locator("figure tbody button").nth(1)
    expect(second).to_be_visible()
    second.click()
    expect(ann.score_sheet).to_have_count(0)

    # the file that was saved is opened elsewhere
    bob.open()
    bob.page.locator("input[type=file]").set_input_files(file)
    bob.page.wait_for_url("**/replay*")
    at_step(bob, 0, last)


def test_a_file_that_is_no_record_says_so(visit: NewVisitor, tmp_path: Path) -> None:
    ann = visit()
    ann.open()
    file = tmp_path / "letter.json"
    file.write_text("Dear Ann,", encoding="utf-8")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("alert")).to_contain_text("This isn’t a Marsbox game file")
    file.write_text('{"format": "marsbox-record"}', encoding="utf-8")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("alert")).to_contain_text("This isn’t a Marsbox game file")
    ann.complaints.clear()  # the browser itself reports the 422


def test_a_problem_is_packed_into_a_file_that_leads_back_to_its_moment(
    visit: NewVisitor, address: str, tmp_path: Path
) -> None:
    path, last = kept(address, "pocket-mars")
    ann = visit()
    ann.open(f"{path}?step=7&eyes=0")
    at_step(ann, 7, last)
    ann.button("Report a problem").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("What did you expect?").fill("one more card")
    with ann.page.expect_download() as download:
        dialog.get_by_role("button", name="Save file").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    report = json.loads(file.read_text("utf-8"))
    assert report["expected"] == "one more card"
    assert (report["step"], report["eyes"]) == (7, "0")
    assert report["record"]["format"] == "marsbox-record"
    assert report["position"]["seat"] == 0
    assert report["versions"]["marsbox"]
    ann.open()
    ann.page.locator("input[type=file]").set_input_files(file)
    at_step(ann, 7, last)


def test_a_report_of_a_running_game_holds_no_more_than_the_seat_knows(visit: NewVisitor) -> None:
    ann = visit()
    path = set_up(ann, ["me", "bot:engineer"])
    ann.expect_a_choice()
    ann.button("Report a problem").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("What did you expect?").fill("another hand")
    with ann.page.expect_download() as download:
        dialog.get_by_role("button", name="Save file").click()
    text = download.value.path().read_text("utf-8")
    report = json.loads(text)
    assert report["record"] is None
    assert report["position"]["seat"] == 0
    assert all(card["card"] is None for card in report["position"]["view"]["seats"][1]["hand"])
    assert path.rpartition("/")[2] not in text
    assert "seed" not in text


def test_a_long_column_of_cards_fits_a_small_phone(visit: NewVisitor, address: str) -> None:
    path, last = sent(address, recorded("pocket-mars", 2, seed=12, eager="module"))
    ann = visit(width=360, height=740, language="fr-FR")
    ann.open(f"{path}?step={last}")
    at_step(ann, last, last)
    column = ann.page.locator(".building ol.column").filter(has=ann.page.locator("li:nth-child(7)"))
    expect(column).to_have_count(1)
    assert ann.beyond_the_edge() == []
