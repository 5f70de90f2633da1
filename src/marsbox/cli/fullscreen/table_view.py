"""What is seen at a full screen: board, players, cards and log, and a question whose options can be pointed at."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from marsbox.cli.fullscreen.asking import Asking, Row
from marsbox.cli.fullscreen.keys import KeyLine
from marsbox.cli.fullscreen.pages import PageScreen
from marsbox.cli.fullscreen.panes import BoardPane, Lines, OptionsPane, as_content, option_id
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.table import Table
from marsbox.cli.play.unread import paragraphs
from marsbox.cli.terminal.page import Page
from marsbox.core import SPECTATOR, State, View

WIDE: Final = (110, 30)  # columns and lines from which on cards and log have panes of their own
LEFT: Final = 0.62  # of the columns, for board and question
LEAST_LEFT: Final = 81  # boards are drawn for 80
QUESTION_LINES: Final = 10  # that a question should have
NEWS_LINES: Final = (2, 8)
LOG_EVENTS: Final = 80  # in sight; the page of the log has them all
UNDO: Final = -1
NOBODY: Final = -2
PAGE_WIDTHS: Final = (40, 98)


class TableView(Screen[None]):
    """The panes of a table, and what a person points at and chooses in them."""

    def __init__(self, game: RunningGame) -> None:
        super().__init__()
        self.game = game
        self.table = game.table
        self.asking: Asking | None = None
        self._chosen: asyncio.Future[int] | None = None
        self._asked = 0
        self._status = ""
        people = self.table.seats.people
        self._sitting = people[0] if len(people) == 1 else NOBODY
        self._read = len(self.table.events)

    # ---- the panes

    def compose(self) -> ComposeResult:
        say = self.table.say
        yield Static(id="title")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield BoardPane("board")
                yield Lines("players")
                with VerticalScroll(id="news", can_focus=False):
                    yield Static(id="news-lines")
                with Vertical(id="question"):
                    yield Static(id="prompt")
                    yield OptionsPane("options")
                    yield Static(id="detail")
            with Vertical(id="right"):
                with VerticalScroll(id="cards", can_focus=False):
                    yield Lines("cards-lines")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-lines")
        yield KeyLine(
            [
                ("↑↓ ⏎", say("key_choose"), ""),
                ("?", say("key_help"), "screen.help"),
                ("q", say("key_quit"), "app.leave"),
                ("h", say("key_hint"), "screen.hint"),
                ("u", say("key_undo"), "screen.undo"),
                ("i", say("key_explain"), "screen.explain"),
                ("m", say("key_cards"), "screen.cards"),
                ("l", say("key_log"), "screen.log"),
                ("s", say("key_scores"), "screen.scores"),
                ("b", say("key_board"), "screen.board"),
                ("r", say("key_rules"), "screen.rules"),
            ]
        )

    def _show_panes(self) -> None:
        """What there is to see at first."""
        self.query_one("#cards").border_title = Content(self.table.say("pane_cards"))
        self.query_one("#log").border_title = Content(self.table.say("pane_log"))
        self.query_one(OptionsPane).focus()
        self._show_table()

    def on_resize(self, event: events.Resize) -> None:
        self._show_table()

    @property
    def _is_wide(self) -> bool:
        columns, lines = WIDE
        return self.size.width >= columns and self.size.height >= lines

    def _view(self) -> View:
        seat = SPECTATOR if self._sitting == NOBODY else self._sitting
        return self.table.match.game.view(self._state(), seat)

    def _state(self) -> State:
        """The position that is shown: with what is ticked but not confirmed yet."""
        selection = self.asking.selection if self.asking is not None else None
        return self.table.match.state if selection is None else selection.position()[0]

    def _show_table(self) -> None:
        """Draw everything anew, as large as it fits."""
        width, height = self.size.width, self.size.height
        if not width or not height:
            return
        wide = self._is_wide
        left = max(LEAST_LEFT, int(width * LEFT)) if wide else width
        view = self._view()
        # the last column is for a bar that shows how far the board is scrolled
        face = self.table.display.board.face(view, left - 1, height if wide else 0)
        self.query_one("#right").display = wide
        self.query_one("#news").display = not wide
        self.query_one("#left").styles.width = left
        self.query_one("#title", Static).update(Content.from_rich_text(face.title))
        room = height - 2 - len(face.players) - (0 if wide else NEWS_LINES[0])
        lines = max(3, min(len(face.board), room - QUESTION_LINES))
        board = self.query_one(BoardPane)
        board.styles.height = lines
        players = self.query_one("#players", Lines)
        players.display = bool(face.players)
        self._draw(face.board, face.players)
        if wide:
            cards = self.table.display.board.hand(view, self._state(), width - left - 3)
            self.query_one("#cards-lines", Lines).show(cards, self._possible(), self._touched())
            self._show_log(width - left - 3)
        else:
            most = max(NEWS_LINES[0], min(NEWS_LINES[1], room - lines - QUESTION_LINES + NEWS_LINES[0]))
            self.query_one("#news").styles.height = most
            self._show_news(width)
        self._show_question()

    def _draw(self, board: Sequence[Text], players: Sequence[Text]) -> None:
        possible, touched = self._possible(), self._touched()
        self.query_one(BoardPane).show(board, possible, touched)
        self.query_one("#players", Lines).show(players, possible, touched)

    def _show_log(self, width: int) -> None:
        """All that happened, what is new in full strength."""
        table, _ = self._page(width)
        told = table.events[-LOG_EVENTS:]
        fresh = max(0, len(told) - (len(table.events) - self._read))
        seat = SPECTATOR if self._sitting == NOBODY else self._sitting
        old = paragraphs(table, [event for event in told[:fresh] if event.seen_by(seat)])
        new = paragraphs(table, [event for event in told[fresh:] if event.seen_by(seat)])
        for line in old:
            line.stylize("dim")
        self.query_one("#log-lines", Static).update(as_content([*old, *new, *self._notices()]))
        self.query_one("#log").scroll_end(animate=False)

    def _show_news(self, width: int) -> None:
        """What happened since the person was last asked."""
        table, _ = self._page(width - 2)
        seat = SPECTATOR if self._sitting == NOBODY else self._sitting
        new = paragraphs(table, [event for event in table.events[self._read :] if event.seen_by(seat)])
        self.query_one("#news-lines", Static).update(as_content([*new, *self._notices()]))
        self.query_one("#news").scroll_end(animate=False)

    def _notices(self) -> list[Text]:
        return [Text(notice, style="bold") for at, notice in self.table.bot_notices if at >= self._read]

    # ---- the question

    def _show_question(self) -> None:
        asking = self.asking
        prompt, options = self.query_one("#prompt", Static), self.query_one(OptionsPane)
        if asking is None:
            prompt.update(Content(self._status))
            options.offer([], 0, self._asked)
            self._show_detail()
            return
        prompt.update(Content(asking.question(self.table)).stylize("bold"))
        lines = asking.lines(self.table)
        highlighted = options.highlighted if options.option_count == len(lines) else 0
        options.offer(lines, highlighted or 0, self._asked)
        self._show_detail()

    def _row(self) -> Row | None:
        """The option that is highlighted."""
        at = self.query_one(OptionsPane).highlighted
        if self.asking is None or at is None or at >= len(self.asking.rows):
            return None
        return self.asking.rows[at]

    def _show_detail(self) -> None:
        row = self._row()
        detail = self.query_one("#detail", Static)
        told = "" if row is None or row.full == row.short else row.full
        detail.display = bool(told)
        detail.update(Content(told))

    def _possible(self) -> list[str]:
        """What can be pointed at to choose an option: the most telling thing that each touches and that is drawn."""
        return [] if self.asking is None else [row.touches[0] for row in self.asking.rows if row.touches]

    def _touched(self) -> list[str]:
        row = self._row()
        return [] if row is None else list(row.touches)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._show_detail()
        for pane in (self.query_one("#board-lines", Lines), *self.query("#players, #cards-lines").results(Lines)):
            pane.mark(self._possible(), self._touched())
            _bring_into_sight(pane, self._touched())
        board = self.query_one(BoardPane)
        board.possible, board.chosen = self._possible(), self._touched()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        # a key may have been pressed before the next question was there: it must not answer that
        if event.option_id == option_id(self._asked, event.option_index):
            self._take(event.option_index)

    def on_board_pane_moved(self, event: BoardPane.Moved) -> None:
        self._point_at([event.touch])

    def on_board_pane_taken(self) -> None:
        at = self.query_one(OptionsPane).highlighted
        if at is not None:
            self._take(at)

    def _point_at(self, touches: Sequence[str], *, again: bool = False) -> bool:
        """Highlight the option that touches these things; if it is already, take it, or go to the next of several."""
        if self.asking is None:
            return False
        rows = self.asking.rows
        for touch in touches:
            first = [at for at, row in enumerate(rows) if row.touches[:1] == (touch,)]
            found = first or [at for at, row in enumerate(rows) if touch in row.touches]
            if not found:
                continue
            options = self.query_one(OptionsPane)
            here = options.highlighted
            if here in found and again:
                if len(found) == 1 or self.asking.selection is not None:
                    self._take(here)
                    return True
                here = found[(found.index(here) + 1) % len(found)]
            else:
                here = found[0]
            options.highlighted = here
            if self.asking.selection is not None and again:
                self._take(here)
            return True
        return False

    def _take(self, at: int) -> None:
        """Take an option, or tick it."""
        asking = self.asking
        if asking is None:
            return
        selection = asking.selection
        if selection is None:
            self._answer(at)
        elif at < len(selection.choices):
            refused = selection.toggle(selection.choices[at])
            if refused is not None:
                self.notify(self.table.words.reason(refused), severity="warning", markup=False)
            self._show_table()
        elif selection.can_be_confirmed():
            self._answer(at)
        else:
            self.notify(self.table.say("tick_first"), severity="warning", markup=False)

    def _answer(self, at: int) -> None:
        if self._chosen is not None and not self._chosen.done():
            self._chosen.set_result(at)

    async def _choose(self, asking: Asking) -> int:
        """What the person chooses: the number of a row, or `UNDO`."""
        self.asking = asking
        self._chosen = asyncio.get_running_loop().create_future()
        self._asked += 1
        options = self.query_one(OptionsPane)
        options.offer([], 0, self._asked)
        self._show_table()
        board = self.query_one(BoardPane)
        on_board = [row for row in asking.rows if row.touches and board.shows(row.touches[0])]
        spaces = len(on_board) > 1 and all(row.touches[0].startswith("space:") for row in on_board)
        (board if spaces else options).focus()
        try:
            return await self._chosen
        finally:
            self.asking = self._chosen = None

    # ---- pages over the table

    def _page(self, width: int) -> tuple[Table, Page]:
        """The table with a page to be written in place of the terminal."""
        page = Page(width)
        return replace(self.table, screen=page), page

    @property
    def _page_width(self) -> int:
        least, most = PAGE_WIDTHS
        return max(least, min(most, self.size.width - 5))

    def _show_page(self, title: str, write: Callable[[Table], None], *, at_end: bool = False) -> None:
        table, page = self._page(self._page_width)
        write(table)
        self._push_page(self.table.say(title), page.lines, at_end=at_end)

    def _push_page(self, title: str, lines: Sequence[Text], *, at_end: bool = False) -> None:
        self.app.push_screen(PageScreen(title, lines, self.table.say("page_closing"), at_end=at_end))


def _bring_into_sight(pane: Lines, touched: Sequence[str]) -> None:
    """Scroll to the first thing that an option touches, if it is drawn in this pane and out of sight."""
    line = next((spot.line for touch in touched for spot in pane.spots if spot.touch == touch), None)
    around = pane.parent
    if line is None or not isinstance(around, VerticalScroll):
        return
    if not around.scroll_y <= line < around.scroll_y + around.size.height - 1:
        around.scroll_to(y=max(0, line - 1), animate=False)
