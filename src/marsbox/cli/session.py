"""A game at the terminal: people type, bots answer, and nobody sees more than a seat may."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from marsbox.cli import opponents
from marsbox.cli.board import Board
from marsbox.cli.choices import Choice, laid_out
from marsbox.cli.errors import reason_of
from marsbox.cli.language import Speech
from marsbox.cli.rules import plain_lines
from marsbox.cli.saved import RecordFile, default_file
from marsbox.cli.scores import final_sheets, sheets
from marsbox.cli.screen import Left, Screen, wrapped
from marsbox.cli.simulate import decimal
from marsbox.core import SPECTATOR, Decision, Event, Match, View
from marsbox.text import Words

TOLD_BY_THE_PROMPT: Final = "turn_began"
LOG_LINES: Final = 200
HELP_INDENT: Final = 11
NEWS_IN_SIGHT: Final = 2
NOBODY: Final = -1
ALIASES: Final = {
    "help": "?",
    "undo": "u",
    "board": "b",
    "log": "l",
    "hint": "h",
    "scores": "s",
    "rules": "r",
    "quit": "q",
}


@dataclass(frozen=True)
class Seats:
    """Who sits where: the people's seats, and the bots' names by seat."""

    people: tuple[int, ...]
    bots: dict[int, str]


class Session:
    """One game from its first question to its end, or to where the people leave it."""

    def __init__(
        self,
        match: Match,
        past: list[list[Event]],
        seats: Seats,
        words: Words,
        board: Board,
        screen: Screen,
        say: Speech,
        file: RecordFile | None,
    ) -> None:
        self.match = match
        self.steps = past
        self.seats = seats
        self.words = words
        self.board = board
        self.screen = screen
        self.say = say
        self.file = file
        self.finished = False
        self._told = dict.fromkeys(seats.people, 0)
        # who shares the keyboard is called to it, the first one too
        self._sitting = seats.people[0] if len(seats.people) == 1 else NOBODY
        self._unsaved = False

    def run(self) -> None:
        """Play until the game is over; raises `Left` if the people leave before."""
        self.screen.show(self.say("welcome"))
        while True:
            decisions = self.match.game.decisions(self.match.state)
            if not decisions:
                break
            # people answer first where several owe an answer: nobody can tell the difference, and they may take it back
            owed = next((decision for decision in decisions if decision.seat in self.seats.people), decisions[0])
            if owed.seat in self.seats.people:
                self._ask(owed)
            else:
                self._play(owed.seat, opponents.choose(self.match, self.seats.bots[owed.seat], owed))
        self._finish()

    def skip_news(self) -> None:
        """Take what has happened so far as told: the people were there."""
        self._told = dict.fromkeys(self.seats.people, len(self._events()))

    # ---- a question

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if seat != self._sitting:
            self._hand_over(seat)
        self._page(decision)
        while True:
            answer = self.screen.ask(self.say("prompt"))
            word, _, rest = answer.partition(" ")
            word = ALIASES.get(word.lower(), word.lower())
            if word.startswith("?") and len(word) > 1:
                word, rest = "?", answer[1:]
            if word.isdecimal() and not rest:
                if 1 <= int(word) <= len(decision.options):
                    break
                self._say("no_such_choice", number=word, most=len(decision.options))
            elif word == "u":
                if self._undo(seat):
                    return
            elif not word:
                self._say("nothing_typed", most=len(decision.options))
            elif not self._command(word, rest.strip(), decision, seat):
                self._say("not_understood", typed=answer, most=len(decision.options))
        self._play(seat, decision.options[int(word) - 1])
        self._pause(seat)

    def _page(self, decision: Decision) -> None:
        """What happened, the table, the question and its options, fitted to the height of the terminal."""
        view = self._view(decision.seat)
        table = self.board.draw(view, self.screen.width)
        news = self._news(decision.seat)
        prompt = wrapped(self.screen, self.words.prompt(view, decision), 0)
        choices = [
            Choice(
                self.match.game.actions.verb(action),
                self.words.option(view, decision, action),
                self.words.short_option(view, decision, action),
            )
            for action in decision.options
        ]
        for line in prompt:
            line.stylize("bold")
        height = self.screen.height
        # besides, there are two blank lines and the one that is typed; much news may scroll away, choices may not
        taken = min(len(news), NEWS_IN_SIGHT) + len(table) + len(prompt) + 3
        options = laid_out(self.screen, choices, None if height is None else height - taken)
        tight = height is not None and len(table) + len(prompt) + len(options) + 2 > height
        self.screen.show("", *news, *table, *([] if tight else [""]), *prompt, *options)

    def _news(self, seat: int) -> list[Text]:
        """What happened since this seat was last told: a paragraph for each side that did something."""
        events = self._events()
        fresh = [event for event in events[self._told[seat] :] if event.seen_by(seat)]
        self._told[seat] = len(events)
        paragraphs: list[str] = []
        last = SPECTATOR
        for event in fresh:
            if self.match.game.event_kinds[event.kind] == TOLD_BY_THE_PROMPT:
                continue
            side = self.words.event_seat(event)
            if paragraphs and side != SPECTATOR and last in (side, SPECTATOR):
                paragraphs[-1] += " " + self.words.event(event)
            else:
                paragraphs.append(self.words.event(event))
            last = side
        return [line for paragraph in paragraphs for line in wrapped(self.screen, paragraph, 2)]

    def _hand_over(self, seat: int) -> None:
        self.screen.clear()
        self.screen.ask(self.say("hand_over", name=self.words.player(seat)))
        self.screen.clear()
        self._sitting = seat

    def _pause(self, seat: int) -> None:
        """After the last step of a turn: time to look, and to take it back while that is possible."""
        decisions = self.match.game.decisions(self.match.state)
        if not decisions or self.match.game.decision(self.match.state, seat) is not None:
            return
        next_person = next((one.seat for one in decisions if one.seat in self.seats.people), None)
        hands_over = next_person is not None and next_person != seat
        if not hands_over and not self._can_undo(seat):
            return
        self.screen.show("", *self._news(seat))
        while True:
            question = "pause_undo" if self._can_undo(seat) else "pause"
            answer = self.screen.ask(self.say(question)).lower()
            word = ALIASES.get(answer, answer)
            # a number can only be meant for the next question, which nobody has seen yet
            if not word or word.isdecimal():
                return
            if word == "u":
                if self._undo(seat):
                    return
            elif not self._command(word, "", None, seat):
                self._say("not_understood_pause", typed=answer)

    # ---- moves

    def _play(self, seat: int, action: int) -> None:
        recorded = len(self.match.record.actions)
        self.steps.append(self.match.play(seat, action))
        if len(self.match.record.actions) != recorded:
            self._save()

    def _can_undo(self, seat: int) -> bool:
        return self.match.game.can_take_back(self.match.state, seat) or self.match.can_undo(seat)

    def _undo(self, seat: int) -> bool:
        if self.match.game.can_take_back(self.match.state, seat):
            self.match.take_back(seat)
        elif self.match.can_undo(seat):
            self.match.undo(seat)
            self.steps.pop()
            self._save()
        else:
            self._say("nothing_to_undo")
            return False
        count = len(self._events())
        self._told = {person: min(told, count) for person, told in self._told.items()}
        self._say("undone")
        return True

    def _save(self) -> None:
        if self.file is None:
            return
        try:
            self.file.save(self.match.record)
            self._unsaved = False
        except OSError as error:
            if not self._unsaved:
                self._say("not_saved", file=self.file.path, reason=reason_of(error))
            self._unsaved = True

    # ---- what can be asked at any time

    def _command(self, word: str, rest: str, decision: Decision | None, seat: int) -> bool:
        """Carry out a command; False if there is none of this name."""
        if word == "?":
            self._help(rest, decision, seat)
        elif word == "b":
            if decision is not None:
                self._page(decision)
            else:
                self.screen.show(*self.board.draw(self._view(seat), self.screen.width))
        elif word == "l":
            self._log(seat)
        elif word == "s":
            self._scores()
        elif word == "r":
            self._rules(rest)
        elif word == "h" and decision is not None:
            self._hint(decision)
        elif word == "q":
            self._quit()
        else:
            return False
        return True

    def _help(self, about: str, decision: Decision | None, seat: int) -> None:
        if not about:
            for line in self.say("help_page").splitlines():
                self.screen.show(*wrapped(self.screen, line, HELP_INDENT))
            return
        if about.lower() in ("r", "rules"):
            self._rules("")
            return
        if about.isdecimal() and decision is not None and 1 <= int(about) <= len(decision.options):
            self._explain(decision, decision.options[int(about) - 1])
            return
        card = self.board.card_named(about)
        page = self.board.card_page(card) if card is not None else self.board.place_page(about)
        if not page:
            self._say("no_help_on", thing=about)
        for line in page:
            self.screen.show(*wrapped(self.screen, line, 4))

    def _explain(self, decision: Decision, action: int) -> None:
        view = self._view(decision.seat)
        self.screen.show(self.words.option(view, decision, action))
        for touched in self.words.touches(view, decision, action):
            kind, _, name = touched.partition(":")
            page = self.board.card_page(name) if kind == "card" else []
            page = self.board.place_page(name) if kind == "building" else page
            for line in page:
                self.screen.show(*wrapped(self.screen, line, 4))

    def _log(self, seat: int) -> None:
        lines = [self.words.event(event) for event in self._events() if event.seen_by(seat)]
        for line in lines[-LOG_LINES:]:
            self.screen.show(*wrapped(self.screen, line, 2))

    def _scores(self) -> None:
        items = self.board.score_sheets(self.match.state)
        self.screen.show(*sheets(self.words, items, range(len(items)), self.say))

    def _rules(self, which: str) -> None:
        chapters = self.words.rules()
        if which.isdecimal() and 1 <= int(which) <= len(chapters):
            chapter = chapters[int(which) - 1]
            self.screen.show(Text(chapter.title, style="bold"))
            for line in plain_lines(chapter.html):
                self.screen.show(*wrapped(self.screen, line, 2))
            return
        self._say("rules_which", most=len(chapters))
        self.screen.show(*[f"{number:>3} {chapter.title}" for number, chapter in enumerate(chapters, start=1)])

    def _hint(self, decision: Decision) -> None:
        advice = opponents.advise(self.match, decision)
        view = self._view(decision.seat)
        number = decision.options.index(advice.action) + 1
        self._say("hint", number=number, option=self.words.short_option(view, decision, advice.action))
        if advice.second is not None:
            second = decision.options.index(advice.second) + 1
            code = "hint_ahead" if round(advice.ahead, 1) > 0 else "hint_equal"
            self._say(code, points=decimal(advice.ahead, 1, self.say), number=second)

    def _quit(self) -> None:
        keep = True
        if self.file is None and self.match.record.actions:
            keep = self.screen.ask(self.say("keep_game")).lower() not in ("n", "no", "non")
        raise Left(keep=keep)

    # ---- the end

    def _finish(self) -> None:
        state = self.match.state
        outcome = self.match.game.outcome(state)
        assert outcome is not None
        self.finished = True
        seat = self.seats.people[0] if self._sitting == NOBODY else self._sitting
        self.screen.show("", *self._news(seat), *self.board.draw(self._view(seat), self.screen.width), "")
        self.screen.show(*final_sheets(self.words, outcome, self.say))

    def keep(self) -> RecordFile | None:
        """Save a game that was left; the file, or None if there was nothing to save or it could not be saved."""
        if not self.match.record.actions:
            return None
        file = self.file or RecordFile(default_file(self.match.game.id))
        try:
            file.save(self.match.record)
        except OSError as error:
            self._say("not_saved", file=file.path, reason=reason_of(error))
            return None
        return file

    def _view(self, seat: int) -> View:
        return self.match.game.view(self.match.state, seat)

    def _events(self) -> list[Event]:
        return [event for step in self.steps for event in step]

    def _say(self, code: str, **facts: object) -> None:
        self.screen.show(self.say(code, **facts))
