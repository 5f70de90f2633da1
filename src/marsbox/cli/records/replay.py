"""`marsbox replay`: a recorded game, step by step or in one go."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from marsbox.cli.arguments import checked_name, checked_number
from marsbox.cli.games import display_of
from marsbox.cli.games.board import Board
from marsbox.cli.language import Sentences
from marsbox.cli.records.reading import Report, read_record_or_report
from marsbox.cli.terminal.score_sheets import final_sheets
from marsbox.cli.terminal.screen import Quit, Screen, wrapped
from marsbox.core import Event, Replay, State, UserError, seen
from marsbox.text import Words, words


def checked_player(
    file: Path, seat: str | None, names: Sequence[str], components: Path | None, say: Sentences
) -> "Player":
    """A player for the record in a file, seen from a seat or with open hands."""
    replay, report = read_record_or_report(file, components)
    players = replay.record.setup.players
    if len(names) > players:
        raise UserError("too_many_names", given=len(names), people=players)
    shown = [checked_name(name) for name in names]
    shown += [say("player", number=number + 1) for number in range(len(shown), players)]
    text = words(replay.game, say.language, shown)
    viewer = None if seat is None else checked_number("--seat", seat, 0, players - 1)
    return Player(replay, viewer, text, display_of(replay.game, text, say).board, Screen(), say, report)


class Player:
    """Shows a replay."""

    def __init__(
        self,
        replay: Replay,
        seat: int | None,
        words: Words,
        board: Board,
        screen: Screen,
        say: Sentences,
        report: Report | None = None,
    ) -> None:
        self.replay = replay
        self.seat = seat
        self.words = words
        self.board = board
        self.screen = screen
        self.say = say
        self.report = report

    def print_all(self) -> None:
        """Print the whole replay, then the table at its end."""
        self._show_change()
        self._show_report()
        for number in range(len(self.replay.steps) + 1):
            self.screen.show(*self._happened(number))
        self.screen.show("", *self._table(self.replay.end))
        self._end()

    def step_through(self) -> None:
        """Show one step after the other, as the person asks."""
        number, last = 0 if self.report is None else self.report.step, len(self.replay.steps)
        self.screen.show(self.say("replay_commands", most=last))
        self._show_change()
        self._show_report()
        try:
            while True:
                self._show(number)
                number = self._next(number, last)
        except Quit:
            return

    def _show_change(self) -> None:
        """That only the log and the end are left of a game whose rules have changed."""
        if self.replay.whole:
            return
        self.screen.show(self.say("replay_changed"))

    def _show_report(self) -> None:
        """What was reported, and of which step."""
        if self.report is None:
            return
        lines = [self.say("report_step", step=self.report.step, most=len(self.replay.steps))]
        if self.report.expected:
            lines.append(self.say("report_expected", words=self.report.expected))
        if self.report.happened:
            lines.append(self.say("report_happened", words=self.report.happened))
        for line in lines:
            self.screen.show(*wrapped(self.screen, line, 2))

    def _next(self, number: int, last: int) -> int:
        """The step that the person wants to see next."""
        while True:
            answer = self.screen.ask(self.say("replay_prompt", step=number, most=last))
            wanted = {"": number + 1, "n": number + 1, "p": number - 1, "g": 0, "G": last}.get(answer)
            if answer == "q":
                raise Quit
            if answer == "?":
                self.screen.show(self.say("replay_commands", most=last))
            elif answer.isdecimal() and int(answer) <= last:
                return int(answer)
            elif wanted is None:
                self.screen.show(self.say("replay_not_understood", typed=answer, most=last))
            elif wanted < 0:
                self.screen.show(self.say("replay_at_start"))
            elif wanted > last:
                self.screen.show(self.say("replay_at_end"))
            else:
                return wanted

    def _show(self, number: int) -> None:
        state = self.replay.steps[number - 1].after if number else self.replay.start
        self.screen.show("", *self._happened(number), "", *self._table(state))
        if number == len(self.replay.steps):
            self._end()

    def _happened(self, number: int) -> list[Text]:
        """What happened in a step, in words; step 0 is the set-up."""
        events = self.replay.steps[number - 1].events if number else self.replay.opening
        lines = [line for event in seen(events, self.seat) for line in self._line(event)]
        if lines or number == 0:
            return lines
        return wrapped(self.screen, self._answer(number), 2)

    def _line(self, event: Event) -> list[Text]:
        return wrapped(self.screen, self.words.event(event), 2)

    def _answer(self, number: int) -> str:
        """A step without an event: part of an answer that several give at once, or a choice without effect."""
        step = self.replay.steps[number - 1]
        seat = step.decision.seat
        if self.seat not in (None, seat):
            return self.say("answers_in_secret", name=self.words.player(seat))
        view = self.replay.game.view(step.before, seat)
        option = self.words.answer(view, step.decision, step.action)
        return self.say("answers", name=self.words.player(seat), option=option)

    def _table(self, state: State) -> list[Text]:
        view = self.replay.game.open_view(state) if self.seat is None else self.replay.game.view(state, self.seat)
        return self.board.draw(view, self.screen.width)

    def _end(self) -> None:
        outcome = self.replay.game.outcome(self.replay.end)
        if outcome is None:
            self.screen.show(self.say("replay_unfinished"))
        else:
            self.screen.show("", *final_sheets(self.words, outcome, self.say))
