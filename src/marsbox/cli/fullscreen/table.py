"""The table: board, players, cards and log in sight, a question with its options, and everything that can be asked."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from marsbox.cli.errors import reason_of
from marsbox.cli.fullscreen.keys import KeyLine
from marsbox.cli.fullscreen.pages import HandOverScreen, ListScreen, PageScreen
from marsbox.cli.fullscreen.panes import BoardPane, Lines, OptionsPane, as_content, option_id
from marsbox.cli.fullscreen.selection import Selection
from marsbox.cli.fullscreen.thinking import Thinker
from marsbox.cli.play.bot_moves import BotFailed
from marsbox.cli.play.choices import Choice, Offer
from marsbox.cli.play.hints import tell_numbers, tell_plan
from marsbox.cli.play.information import EXPLAINED_PLACES, show_help, show_keys, show_log, show_rules, show_scores
from marsbox.cli.play.opponents import introduce
from marsbox.cli.play.question import Question
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.table import Table
from marsbox.cli.play.unread import paragraphs
from marsbox.cli.terminal.page import Page
from marsbox.cli.terminal.score_sheets import final_sheets
from marsbox.core import SPECTATOR, Decision, State, View

WIDE: Final = (110, 30)  # columns and lines from which on cards and log have panes of their own
LEFT: Final = 0.62  # of the columns, for board and question
LEAST_LEFT: Final = 81  # boards are drawn for 80
QUESTION_LINES: Final = 10  # that a question should have
NEWS_LINES: Final = (2, 8)
LOG_EVENTS: Final = 80  # in sight; the page of the log has them all
UNDO: Final = -1
NOBODY: Final = -2
PAGE_WIDTHS: Final = (40, 98)


@dataclass(frozen=True)
class Row:
    """An option in few words and in full, with what it touches on the table."""

    short: str
    full: str
    touches: tuple[str, ...] = ()


@dataclass(frozen=True)
class Asking:
    """What a person is asked: a sentence and options; `decision` is the game's own question, if it is one."""

    prompt: str
    rows: list[Row]
    decision: Decision | None = None
    choices: tuple[Choice, ...] = ()
    selection: Selection | None = None


class TableScreen(Screen[None]):
    """One game from where it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint"),
        Binding("u", "undo"),
        Binding("i", "explain"),
        Binding("m", "cards"),
        Binding("l", "log"),
        Binding("s", "scores"),
        Binding("r", "rules"),
        Binding("b", "board"),
        Binding("question_mark,f1", "help"),
        Binding("tab,shift+tab", "switch", priority=True),
    ]

    def __init__(self, game: RunningGame, thinker: Thinker, pace: float) -> None:
        super().__init__()
        self.game = game
        self.table = game.table
        self.over = False
        self._thinker = thinker
        self._pace = pace
        self._hurry = False
        self.asking: Asking | None = None
        self._chosen: asyncio.Future[int] | None = None
        self._asked = 0
        self._status = ""
        people = self.table.seats.people
        self._sitting = people[0] if len(people) == 1 else NOBODY
        self._read = len(self.table.events)
        self._unsaved = False

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

    def on_mount(self) -> None:
        self.query_one("#cards").border_title = Content(self.table.say("pane_cards"))
        self.query_one("#log").border_title = Content(self.table.say("pane_log"))
        self.query_one(OptionsPane).focus()
        self._show_table()
        self._play()

    def on_resize(self, event: events.Resize) -> None:
        self._show_table()

    @property
    def _is_wide(self) -> bool:
        columns, lines = WIDE
        return self.size.width >= columns and self.size.height >= lines

    def _page(self, width: int) -> tuple[Table, Page]:
        """The table with a page to be written in place of the terminal."""
        page = Page(width)
        return replace(self.table, screen=page), page

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
        prompt.update(Content(self._prompt()).stylize("bold"))
        highlighted = options.highlighted if options.option_count == len(self._prompts()) else 0
        options.offer(self._prompts(), highlighted or 0, self._asked)
        self._show_detail()

    def _prompt(self) -> str:
        """The question; while cards are ticked, as it stands with them."""
        asking = self.asking
        assert asking is not None
        if asking.selection is None:
            return asking.prompt
        state, decision = asking.selection.position()
        if decision is None:
            return asking.prompt
        return self.table.words.prompt(self.table.match.game.view(state, decision.seat), decision)

    def _prompts(self) -> list[Text]:
        asking = self.asking
        assert asking is not None
        selection = asking.selection
        if selection is None:
            return [Text(f"{number:>2} {row.short}") for number, row in enumerate(asking.rows, start=1)]
        lines = []
        for number, (row, action) in enumerate(zip(asking.rows, selection.choices, strict=False), start=1):
            sign = "[x]" if action in selection.ticked else "[ ]"
            lines.append(Text(f"{number:>2} {sign} {row.short}"))
        confirm = self.table.say("confirm", count=len(selection.ticked))
        style = "bold" if selection.can_be_confirmed() else "dim"
        return [*lines, Text(f"{len(lines) + 1:>2} {confirm}", style=style)]

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

    def on_lines_pointed(self, event: Lines.Pointed) -> None:
        """A click leads to the option that touches something, one more takes it; anything else is explained."""
        if not self._point_at(event.touches, again=True):
            self._explain_touch(event.touches)

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

    # ---- the course of the game

    @work(exclusive=True)
    async def _play(self) -> None:
        """Ask people and let bots play until the game is over, and after it as long as somebody takes a step back."""
        if not self.game.begun:
            await self._introduce_bots()
        while True:
            owed = self.game.owed()
            if owed is None:
                if not await self._finish():
                    return
            elif owed.seat in self.table.seats.people:
                await self._ask(owed)
            else:
                await self._let_bot_play(owed)

    async def _introduce_bots(self) -> None:
        """Show who the characters at the table are."""
        table, page = self._page(self._page_width)
        introduce(table.seats, page, table.say)
        if page.lines:
            say = table.say
            await self.app.push_screen_wait(PageScreen(say("pane_opponents"), page.lines, say("page_closing")))

    async def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        self.save()
        self._hurry = False
        if seat != self._sitting:
            await self._hand_over(seat)
        asking = self._question(decision)
        chosen = await self._choose(asking)
        if chosen == UNDO:
            self._undo(seat)
            return
        self._read = len(self.table.events)
        if asking.selection is None:
            self.game.play(seat, asking.choices[chosen].action)
        else:
            for action in asking.selection.steps():
                self.game.play(seat, action)
        self.save()
        await self._pause(seat)

    def _question(self, decision: Decision) -> Asking:
        table, _ = self._page(self.size.width)
        question = Question(table, decision)
        view = table.view(decision.seat)
        board = table.display.board
        prompt = table.words.prompt(view, decision)
        choices = question.choices
        closing = [choice for choice in choices if board.ends_selection(choice.kind)]
        if len(closing) == 1:
            choices = [*[choice for choice in choices if choice is not closing[0]], closing[0]]
            selection = Selection(table.match.game, table.match.state, decision, closing[0].action)
        else:
            selection = None
        rows = [
            Row(choice.short, choice.full, tuple(table.words.touches(view, decision, choice.action)))
            for choice in choices
        ]
        return Asking(prompt, rows, decision, tuple(choices), selection)

    async def _pause(self, seat: int) -> None:
        """After the last step of a turn: time to look, and to take it back while that is possible."""
        match = self.table.match
        decisions = match.game.decisions(match.state)
        if not decisions or match.game.decision(match.state, seat) is not None:
            return
        next_person = next((one.seat for one in decisions if one.seat in self.table.seats.people), None)
        hands_over = next_person is not None and next_person != seat
        if hands_over or self.game.can_undo(seat):
            say = self.table.say
            rows = [Row(say("go_on"), "")]
            if self.game.can_undo(seat):
                rows.append(Row(say("take_back"), ""))
            chosen = await self._choose(Asking(say("turn_over"), rows))
            if chosen != 0:
                self._undo(seat)
                return
        if len(self.table.seats.people) > 1:
            self._sitting = NOBODY

    async def _hand_over(self, seat: int) -> None:
        self._sitting = NOBODY
        self._status = ""
        self._show_table()
        sentence = self.table.say("hand_over", name=self.table.words.player(seat))
        await self.app.push_screen_wait(HandOverScreen(sentence))
        self._sitting = seat

    async def _let_bot_play(self, decision: Decision) -> None:
        seat = decision.seat
        self._status = self.table.say("thinking", name=self.table.words.player(seat))
        self._show_question()
        try:
            action = await self._thinker.choose(self.table.match, self.table.seats.bots[seat], decision)
        except BotFailed as failure:
            self.game.replace_bot(seat, failure)
            return
        before = len(self.table.events)
        self.game.play(seat, action)
        if not self._pace:
            return  # nobody watches
        self._show_table()
        if len(self.table.events) > before and not self._hurry:
            await asyncio.sleep(self._pace)

    def on_key(self, event: events.Key) -> None:
        """Whoever presses Enter while bots play wants to see them play faster."""
        if self.asking is None and event.key in ("enter", "space"):
            self._hurry = True

    def _undo(self, seat: int) -> None:
        if self.game.undo(seat):
            self._read = min(self._read, len(self.table.events))
        else:
            self.notify(self.table.say("nothing_to_undo"), severity="warning", markup=False)

    async def _finish(self) -> bool:
        """How the game ended; True if the person took the last step back."""
        self.save()
        people = self.table.seats.people
        if self._sitting == NOBODY:
            self._sitting = people[0]
        last = next((seat for seat in people if self.game.can_undo(seat)), None)
        self.over = True
        self._show_table()
        self.action_scores()
        say = self.table.say
        outcome = self.table.match.game.outcome(self.table.match.state)
        assert outcome is not None
        rows = [Row(say("show_scores"), ""), Row(say("to_menu"), "")]
        if last is not None:
            rows.append(Row(say("take_back"), ""))
        while True:
            chosen = await self._choose(Asking(self.table.words.outcome_summary(outcome), rows))
            if chosen == 0:
                self.action_scores()
            elif chosen == 1:
                self.app.call_later(self.app.run_action, "app.menu")
                return False
            elif last is not None:
                self._undo(last)
                self.over = False
                return True

    def save(self) -> bool:
        """Save the game; once a sentence if that is not possible."""
        try:
            self.game.save()
        except OSError as error:
            if not self._unsaved:
                told = self.table.say("not_saved", file=self.game.file.path, reason=reason_of(error))
                self.notify(told, severity="error", markup=False)
            self._unsaved = True
            return False
        self._unsaved = False
        return True

    # ---- what can be asked at any time

    def action_undo(self) -> None:
        """Take a step back."""
        asking = self.asking
        if asking is not None and asking.selection is not None and asking.selection.ticked:
            asking.selection.ticked.pop()
            self._show_table()
        elif asking is not None:
            self._answer(UNDO)

    def action_switch(self) -> None:
        """Go from the options to the board, and back."""
        board, options = self.query_one(BoardPane), self.query_one(OptionsPane)
        (options if board.has_focus else board).focus()

    def action_help(self) -> None:
        """What can be pressed, and how to read the board."""
        self._show_page("pane_help", show_keys)

    def action_explain(self) -> None:
        """All about the option that is highlighted."""
        asking, at = self.asking, self.query_one(OptionsPane).highlighted
        if asking is None or asking.decision is None or at is None:
            return
        asked = (asking.decision, self._offer(asking))
        self._show_page("pane_explain", lambda table: show_help(table, str(at + 1), asked))

    def action_cards(self) -> None:
        """The own cards in detail."""
        view, state = self._view(), self._state()
        board = self.table.display.board
        self._show_page("pane_cards", lambda table: table.screen.show(*board.hand(view, state, table.screen.width)))

    def action_board(self) -> None:
        """The whole board, where it does not fit beside the question."""
        view = self._view()
        board = self.table.display.board
        self._show_page("pane_board", lambda table: table.screen.show(*board.draw(view, table.screen.width)))

    def action_log(self) -> None:
        """Everything that happened."""
        seat = SPECTATOR if self._sitting == NOBODY else self._sitting
        self._show_page("pane_log", lambda table: show_log(table, seat), at_end=True)

    def action_scores(self) -> None:
        """The points so far, or at the end."""
        outcome = self.table.match.game.outcome(self.table.match.state)
        if outcome is None:
            self._show_page("pane_scores", show_scores)
        else:
            sheets = final_sheets(self.table.words, outcome, self.table.say)
            self._show_page("pane_scores", lambda table: table.screen.show(*sheets))

    @work
    async def action_rules(self) -> None:
        """A chapter of the rules."""
        chapters = self.table.words.rules()
        titles = [Text(chapter.title) for chapter in chapters]
        say = self.table.say
        at: int | None = 0
        while at is not None:
            at = await self.app.push_screen_wait(ListScreen(say("pane_rules"), titles, say("list_closing"), at))
            if at is not None:
                table, page = self._page(self._page_width)
                show_rules(table, str(at + 1))
                await self.app.push_screen_wait(PageScreen(chapters[at].title, page.lines[1:], say("page_closing")))

    @work(group="hint", exclusive=True)
    async def action_hint(self) -> None:
        """What to do, and why."""
        asking = self.asking
        if asking is None or asking.decision is None:
            return
        say = self.table.say
        self.notify(say("hint_coming"), markup=False, timeout=1)
        judgement = await self._thinker.advise(self.table.match, asking.decision)
        if self.asking is not asking:
            return
        table, page = self._page(self._page_width)
        offer = self._offer(asking)
        tell_plan(table, asking.decision, offer, judgement)
        page.show("")
        tell_numbers(table, asking.decision, offer, judgement)
        await self.app.push_screen_wait(PageScreen(say("pane_hint"), page.lines, say("page_closing")))
        number = offer.number_of(judgement.plan.actions[0])
        if self.asking is asking and number is not None:
            self.query_one(OptionsPane).highlighted = number - 1

    def _offer(self, asking: Asking) -> Offer:
        return Offer([], [[choice] for choice in asking.choices])

    def _explain_touch(self, touches: Sequence[str]) -> None:
        """All about things on the table that no option touches."""
        for touch in touches:
            kind, _, name = touch.partition(":")
            components = self.table.display.components
            if kind == "seat" and self._sitting != NOBODY:
                player = self.table.words.player(int(name))
                lines = self._page(self._page_width)[0].player_cards(self._sitting, player)
                if lines:
                    self._push_page(player, lines)
                    return
            page = components.page(name) if kind == "card" else []
            if kind in (*EXPLAINED_PLACES, "character"):
                page = components.place_page(name.partition(":")[0])
            if page:
                table, sheet = self._page(self._page_width)
                table.screen.show(*page)
                self._push_page(self.table.say("pane_explain"), sheet.lines)
                return

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
