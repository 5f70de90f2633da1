"""What a person can ask about at any time: help, rules, the log, points and cards."""

from typing import Final

from rich.text import Text

from marsbox.cli.play.choices import Choice, Offer
from marsbox.cli.play.table import Table
from marsbox.cli.terminal.html_text import plain_lines
from marsbox.cli.terminal.score_sheets import sheets
from marsbox.cli.terminal.screen import wrapped
from marsbox.core import Decision

LOG_LINES: Final = 200
HELP_INDENT: Final = 11
EXPLAINED_PLACES: Final = ("building", "zone", "space", "project", "milestone", "award")

Asked = tuple[Decision, Offer]


def show_help(table: Table, about: str, asked: Asked | None) -> None:
    """The help page, or what there is to say about an option, a component or a place."""
    guide, components = table.display.board.guide(), table.display.components
    if not about:
        _show_help_page(table, table.say("help_page", things=guide.things, signs=guide.signs))
        return
    if about.lower() in ("r", "rules"):
        show_rules(table, "")
        return
    if about.isdecimal() and asked is not None and 1 <= int(about) <= len(asked[1].numbered):
        _explain(table, asked[0], asked[1].numbered[int(about) - 1])
        return
    component = components.find(about)
    page = components.page(component) if component is not None else components.place_page(about)
    if not page:
        table.show("no_help_on", thing=about, examples=guide.examples)
    _show_page(table, page)


def show_keys(table: Table) -> None:
    """The help page of the full screen."""
    _show_help_page(table, table.say("full_help", signs=table.display.board.guide().signs))


def _show_help_page(table: Table, page: str) -> None:
    for line in page.splitlines():
        table.screen.show(*wrapped(table.screen, line, HELP_INDENT))


def _explain(table: Table, decision: Decision, choices: list[Choice]) -> None:
    """What an option does, and everything about what it touches; of several only what they do."""
    table.screen.show(*[choice.full for choice in choices])
    if len(choices) > 1:
        return
    for touched in table.words.touches(table.view(decision.seat), decision, choices[0].action):
        kind, _, name = touched.partition(":")
        if kind == "card":
            _show_page(table, table.display.components.page(name))
        elif kind in EXPLAINED_PLACES:
            _show_page(table, table.display.components.place_page(name))


def _show_page(table: Table, page: list[str]) -> None:
    for line in page:
        table.screen.show(*wrapped(table.screen, line, 4))


def show_log(table: Table, seat: int) -> None:
    """The newest events that a seat has seen, and the notices about bots."""
    lines = [(at, table.words.event(event)) for at, event in enumerate(table.events) if event.seen_by(seat)]
    # a notice comes before the event that followed it
    lines = sorted([*table.bot_notices, *lines], key=lambda line: line[0])
    for _, line in lines[-LOG_LINES:]:
        table.screen.show(*wrapped(table.screen, line, 2))


def show_scores(table: Table) -> None:
    """Everybody's points so far, as far as they are public."""
    items = table.display.board.score_sheets(table.match.state)
    table.screen.show(*sheets(table.words, items, range(len(items)), table.say))


def show_player_cards(table: Table, seat: int, owner: str) -> bool:
    """A player's cards in detail; False if there is nothing to show."""
    lines = table.player_cards(seat, owner)
    table.screen.show(*lines)
    return bool(lines)


def show_rules(table: Table, number: str) -> None:
    """A chapter of the rules, or the list of chapters."""
    chapters = table.words.rules()
    if number.isdecimal() and 1 <= int(number) <= len(chapters):
        chapter = chapters[int(number) - 1]
        table.screen.show(Text(chapter.title, style="bold"))
        for line in plain_lines(chapter.html):
            table.screen.show(*wrapped(table.screen, line, 2))
        return
    table.show("rules_which", most=len(chapters))
    table.screen.show(*[f"{place:>3} {chapter.title}" for place, chapter in enumerate(chapters, start=1)])
