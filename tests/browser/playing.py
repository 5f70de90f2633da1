"""Playing at a table through its pages alone: opening it, sitting down, choosing, and reading the score sheet."""

import re

from playwright.sync_api import Locator, expect

from marsbox.core import FastRng, Match, Record, Setup
from marsbox.games import load_game
from tests.browser.visitors import PATIENCE_MS, Visitor

PAUSE_MS = 30
LONGEST_GAME = 1500  # choices; a game with eager people takes a tenth
BOTS_PLAY_OUT_MS = 3 * PATIENCE_MS  # bots that stand in for all may have a whole game before them


def set_up(ann: Visitor, seats: list[str], game: str = "pocket-mars", clock: str = "") -> str:
    """Fill in the form of a new table and return the path of its page."""
    ann.open()
    ann.game = game
    ann.page.locator("form select#game").select_option(game)
    ann.page.locator("form input[autocomplete=nickname]").fill("Ann")
    ann.page.locator(f'input[name=players][value="{len(seats)}"]').check(force=True)
    if len(seats) > 1:
        for select, who in zip(ann.page.locator("form ol select").all(), seats, strict=True):
            select.select_option(who)
    if clock:
        ann.page.get_by_label("Clock").select_option(clock)
    ann.page.locator("form button[type=submit]").click()
    ann.page.wait_for_url("**/t/*")
    return ann.page.url.removeprefix(ann.url)


def sit_down(person: Visitor, path: str, button: str, game: str = "pocket-mars") -> None:
    """Come to a table by its link and take a seat as Bob."""
    person.game = game
    person.open(path)
    person.page.locator("input[autocomplete=nickname]").fill("Bob")
    person.button(re.compile(button)).click()


def whoever_has_a_choice(people: list[Visitor]) -> Visitor | None:
    """Wait until somebody owes a decision; None once the game is over."""
    for _ in range(3 * PATIENCE_MS // PAUSE_MS):
        if people[0].sees_the_end():
            return None
        for person in people:
            if person.has_a_choice():
                return person
        people[0].page.wait_for_timeout(PAUSE_MS)
    raise AssertionError("nobody has a choice, and the game is not over")


def play_on(people: list[Visitor], choices: int) -> int:
    """Let whoever has a choice make it, until the game is over or so many are made; returns how many were."""
    for made in range(choices):
        person = whoever_has_a_choice(people)
        if person is None:
            return made
        person.choose()
    return choices


def check_score_sheet(person: Visitor) -> None:
    """Every side's categories add up to its total, and so do the lines of each category."""
    sheet = person.score_sheet
    expect(sheet).to_be_visible(timeout=BOTS_PLAY_OUT_MS)
    categories = _added(sheet.locator("tr.category").all())
    assert categories == _added(sheet.locator("tfoot tr").all())
    for category in sheet.locator("tr.category button").all():
        category.click()
    assert _added(sheet.locator("tr.line").all()) == categories
    for category in sheet.locator("tr.category button").all():
        category.click()


def _added(rows: list[Locator]) -> list[int]:
    """The sums of all columns of a table; a side that has nothing there has no number."""
    cells = [[text.strip() for text in row.locator("td").all_inner_texts()] for row in rows]
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
