"""Playing at a table through its pages alone: opening it, sitting down, choosing, and reading the score sheet."""

import re
import time

from playwright.sync_api import Locator, expect

from marsbox.core import FastRng, Match, Record, Setup
from marsbox.games import load_game
from tests.browser.visitors import TIMEOUT_MS, Visitor

LONGEST_GAME = 1500  # choices; a game with eager people takes a tenth
BOTS_PLAY_OUT_MS = 3 * TIMEOUT_MS  # bots that stand in for all may have a whole game before them
BY_POINTER = 8  # of the choices made in a row; the others are made by keyboard, which is quicker


def set_up(ann: Visitor, seats: list[str], game: str = "pocket-mars", clock: str = "") -> str:
    """Fill in the form of a new table and return the path of its page."""
    ann.open()
    ann.game = game
    ann.page.locator("form select#game").select_option(game)
    ann.page.locator("form input[autocomplete=nickname]").fill("Ann")
    players = ann.page.locator(f'input[name=players][value="{len(seats)}"]')
    ann.page.locator("label", has=players).click()
    expect(players).to_be_checked()
    sitters = ann.page.locator("form ol select")
    expect(sitters).to_have_count(len(seats) if len(seats) > 1 else 0)
    for select, who in zip(sitters.all(), seats, strict=False):
        select.select_option(who)
    if clock:
        ann.page.locator("form summary").click()
        ann.page.get_by_label("Clock").select_option(clock)
    ann.page.locator("form button[type=submit]").click()
    ann.page.wait_for_url("**/t/*")
    return ann.page.url.removeprefix(ann.url)


def sit_down(person: Visitor, path: str, button: str, game: str = "pocket-mars") -> None:
    """Come to a table by its link and take a seat as Bob."""
    person.game = game
    person.open(path)
    person.page.locator("input[autocomplete=nickname]").fill("Bob")
    taking = person.button(re.compile(button))
    taking.click()
    expect(taking).to_have_count(0)


def expect_to_watch(person: Visitor) -> None:
    """Wait until the table is on the screen as a spectator sees it."""
    expect(person.page.locator('.page[data-seat="-1"] .board')).to_be_visible()
    person.expect_words(person.word("table-spectator"))


def whoever_has_a_choice(people: list[Visitor]) -> Visitor | None:
    """Wait until somebody owes a decision; None once the game is over."""
    seats = [person.seat for person in people] if len(people) > 1 else []
    deadline = time.monotonic() + 3 * TIMEOUT_MS / 1000
    # a page may not have heard yet that somebody else has answered: then that one is asked next, and comes back to it
    while time.monotonic() < deadline:
        for person in people:
            match person.next(seats):
                case "over":
                    return None
                case "asked":
                    return person
    raise AssertionError("nobody has a choice, and the game is not over")


def play_on(people: list[Visitor], choices: int) -> int:
    """Let whoever has a choice make it, until the game is over or so many are made; returns how many were."""
    for made in range(choices):
        person = whoever_has_a_choice(people)
        if person is None:
            return made
        if made < BY_POINTER:
            person.choose()
        else:
            person.choose_by_key()
    return choices


def in_seats_dialog(person: Visitor, *buttons: str, closed: bool = True) -> None:
    """Open the dialog with the seats, click these one after the other and, unless the game ends then, close it."""
    person.page.locator("header").get_by_role("button", name=person.word("table-seats")).click()
    dialog = person.page.get_by_role("dialog")
    for name in buttons:
        dialog.get_by_role("button", name=name, exact=True).click()
    if closed:
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def let_bots_play_on(watching: Visitor, *others: Visitor) -> None:
    """Leave the rest of a game to bots, which are quicker, while one watches; the others come back to the score."""
    for person in (*others, watching):
        leaving = person.word("life-do-bot")
        in_seats_dialog(person, leaving, leaving, closed=False)
        if person is not watching:
            # every page draws every move: those that nobody looks at are closed, once the server knows of the bot
            expect(person.page.get_by_role("dialog").get_by_role("button", name=leaving, exact=True)).to_have_count(0)
            table = person.page.url.removeprefix(person.url)
            person.open()
    # the score takes the place of whatever dialog is open
    expect(watching.score_sheet).to_be_visible(timeout=BOTS_PLAY_OUT_MS)
    for person in others:
        person.open(table)
        expect(person.score_sheet).to_be_visible()


def at_moment(person: Visitor, step: int, eyes: str | None = None) -> None:
    """Wait until a replay shows the position of a step, if given as these eyes see it."""
    seen = "" if eyes is None else f'[data-eyes="{eyes}"]'
    expect(person.page.locator(f'.page[data-step="{step}"]{seen}')).to_be_attached()


def check_score_sheet(person: Visitor) -> None:
    """Every side's categories add up to its total, and so do the lines of each category."""
    sheet = person.score_sheet
    expect(sheet).to_be_visible(timeout=BOTS_PLAY_OUT_MS)
    categories = _added(sheet.locator("tr.category"))
    assert categories == _added(sheet.locator("tfoot tr"))
    press_all_categories(person)
    expect(sheet.locator("tr.category button[aria-expanded=false]")).to_have_count(0)
    assert _added(sheet.locator("tr.line")) == categories
    press_all_categories(person)
    expect(sheet.locator("tr.line")).to_have_count(0)


def press_all_categories(person: Visitor) -> None:
    """Open or close the lines of every category on the score sheet."""
    for category in person.score_sheet.locator("tr.category button").all():
        category.press("Enter")


def _added(rows: Locator) -> list[int]:
    """The sums of all columns of a table; a side that has nothing there has no number."""
    cells: list[list[str]] = rows.evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText.trim()))"
    )
    return [sum(int(text) for text in column if text not in ("", "–")) for column in zip(*cells, strict=True)]


def recorded(game_id: str, players: int, seed: int = 2026, eager: str = "") -> Record:
    """The record of a whole game whose players chose at random, but what has the eager verb before all else."""
    game = load_game(game_id)
    match = Match.start(game, Setup(players), seed)
    chance = FastRng(seed)
    while decisions := game.decisions(match.state):
        options = decisions[0].options
        wanted = [action for action in options if game.actions.verb(action) == eager]
        match.play(decisions[0].seat, chance.choice(wanted or options))
    return match.record
