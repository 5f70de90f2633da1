"""A game at a full screen: who is asked and when bots play, and everything that can be asked meanwhile."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.binding import Binding, BindingType

from marsbox.cli.errors import reason_of
from marsbox.cli.fullscreen.asking import Asking, Row
from marsbox.cli.fullscreen.pages import HandOverScreen, ListScreen, PageScreen
from marsbox.cli.fullscreen.panes import BoardPane, Lines, OptionsPane
from marsbox.cli.fullscreen.selection import Selection
from marsbox.cli.fullscreen.table_view import NOBODY, UNDO, TableView
from marsbox.cli.fullscreen.thinking import Thinker
from marsbox.cli.play.bot_moves import BotFailed
from marsbox.cli.play.choices import Offer
from marsbox.cli.play.hints import tell_numbers, tell_plan
from marsbox.cli.play.information import EXPLAINED_PLACES, show_help, show_keys, show_log, show_rules, show_scores
from marsbox.cli.play.opponents import introduce
from marsbox.cli.play.question import Question
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.terminal.score_sheets import final_sheets
from marsbox.core import SPECTATOR, Decision


class TableScreen(TableView):
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
        super().__init__(game)
        self.over = False
        self._thinker = thinker
        self._pace = pace
        self._hurry = False
        self._unsaved = False

    def on_mount(self) -> None:
        self._show_panes()
        self._play()

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

    def on_lines_pointed(self, event: Lines.Pointed) -> None:
        """A click leads to the option that touches something, one more takes it; anything else is explained."""
        if not self._point_at(event.touches, again=True):
            self._explain_touch(event.touches)

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
