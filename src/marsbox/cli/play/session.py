"""A game at the terminal: people type, bots answer, and nobody sees more than a seat may."""

from itertools import dropwhile
from typing import Final

from rich.text import Text

from marsbox.cli.errors import reason_of
from marsbox.cli.play import bot_moves
from marsbox.cli.play.choices import Offer, inner_offer
from marsbox.cli.play.hints import show_hint, show_hint_numbers
from marsbox.cli.play.information import (
    Asked,
    show_help,
    show_log,
    show_player_cards,
    show_rules,
    show_scores,
)
from marsbox.cli.play.question import Question
from marsbox.cli.play.record_file import RecordFile
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.unread import Unread, paragraphs
from marsbox.cli.terminal.score_sheets import final_sheets
from marsbox.cli.terminal.screen import Quit, pages
from marsbox.core import SPECTATOR, Decision

NOBODY: Final = -1
ALIASES: Final = {
    "help": "?",
    "undo": "u",
    "board": "b",
    "log": "l",
    "hint": "h",
    "scores": "s",
    "mat": "m",
    "rules": "r",
    "quit": "q",
}


class Session:
    """One game from its first question to its end, or to where the people leave it."""

    def __init__(self, game: RunningGame) -> None:
        table = game.table
        self.game = game
        self.table = table
        self.match = table.match
        self.screen = table.screen
        self.finished = False
        self._unread = Unread(table)
        # who shares the keyboard is called to it, the first one too
        self._sitting = table.seats.people[0] if len(table.seats.people) == 1 else NOBODY
        self._unsaved = False

    def run(self) -> None:
        """Play until the game is over; raises `Quit` if the people leave before."""
        self.table.show("welcome")
        while True:
            owed = self.game.owed()
            if owed is None:
                if self._finish():
                    return
            elif owed.seat in self.table.seats.people:
                self._ask(owed)
            else:
                self._let_bot_play(owed)

    def skip_past(self) -> None:
        """Take what has happened so far as read: the people were there."""
        self._unread.mark_all_read()

    # ---- a question

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        # whoever was shown a game wants to find it again, also if nobody has moved; lines through a pipe are no person
        if self.game.begun or self.screen.at_terminal:
            self._save()
        if seat != self._sitting:
            self._hand_over(seat)
        question = Question(self.table, decision)
        offer = self._show(question)
        while offer is not None:
            answer = self.screen.ask(self.table.say("prompt" if offer.outer is None else "prompt_inner"))
            word, rest = _command_of(answer)
            if word.isdecimal() and not rest:
                if not 1 <= int(word) <= len(offer.numbered):
                    self.table.show("no_such_choice", number=word, most=len(offer.numbered))
                elif len(offer.numbered[int(word) - 1]) > 1:
                    offer = inner_offer(self.screen, offer.numbered[int(word) - 1], offer)
                    self.screen.show(*offer.lines)
                else:
                    self._take(decision, offer.numbered[int(word) - 1][0].action)
                    return
            elif word == "u":
                if self._undo(seat):
                    return
            elif word == "b" or (not word and offer.outer is not None):
                question = Question(self.table, decision)
                offer = self._show(question)
            elif not word:
                self.table.show("nothing_typed", most=len(offer.numbered))
            elif not self._command(word, rest.strip(), (decision, offer), seat):
                action = question.named(answer)
                if action is not None:
                    self._take(decision, action)
                    return
                self.table.show("not_understood", typed=answer, most=len(offer.numbered))

    def _show(self, question: Question) -> Offer | None:
        """Show what happened, the board, the question and its options.

        If much has happened, that is read first; None if the person took a step back on reading it.
        """
        seat = question.decision.seat
        notices, events = self._unread.notices(seat), self._unread.events(seat)
        happened = notices + paragraphs(self.table, events)
        offer = question.offer(len(happened))
        # what the person has just done may scroll away
        own = (seat, SPECTATOR)
        by_others = list(dropwhile(lambda event: self.table.words.event_seat(event) in own, events))
        if question.scrolls_away(notices + paragraphs(self.table, by_others), offer):
            if not self._read(pages(self.screen, happened), seat):
                return None
            happened = []
            offer = question.offer(0)
        question.show(happened, offer)
        return offer

    def _take(self, decision: Decision, action: int) -> None:
        """Give an answer, or a step of it."""
        self.game.play(decision.seat, action)
        self._save()
        self._pause(decision.seat)

    def _read(self, shown: list[list[Text]], seat: int) -> bool:
        """Show pages, and wait at a terminal until each was read; False if the person took a step back."""
        for page in shown:
            self.screen.show("", *page)
            if self.screen.at_terminal and not self._wait(seat):
                return False
        return True

    def _hand_over(self, seat: int) -> None:
        self.screen.clear()
        self.screen.ask(self.table.say("hand_over", name=self.table.words.player(seat)))
        self.screen.clear()
        self._sitting = seat

    def _pause(self, seat: int) -> None:
        """After the last step of a turn: time to look, and to take it back while that is possible."""
        decisions = self.match.game.decisions(self.match.state)
        if not decisions or self.match.game.decision(self.match.state, seat) is not None:
            return
        next_person = next((one.seat for one in decisions if one.seat in self.table.seats.people), None)
        hands_over = next_person is not None and next_person != seat
        if not hands_over and not self.game.can_undo(seat):
            return
        self.screen.show("", *self._unread.lines(seat))
        self._wait(seat)

    def _wait(self, seat: int) -> bool:
        """Until the person wants to go on; False if it was to take a step back."""
        while True:
            answer = self.screen.ask(self.table.say("pause_undo" if self.game.can_undo(seat) else "pause")).lower()
            word = ALIASES.get(answer, answer)
            # a number can only be meant for the next question, which nobody has seen yet
            if not word or word.isdecimal():
                return True
            if word == "u":
                if self._undo(seat):
                    return False
            elif not self._command(word, "", None, seat):
                self.table.show("not_understood_pause", typed=answer)

    def _command(self, word: str, rest: str, asked: Asked | None, seat: int) -> bool:
        """Carry out a command that can be given at any time; False if there is none of this name."""
        if word == "?":
            show_help(self.table, rest, asked)
        elif word == "b":
            self.screen.show(*self.table.draw(seat))
        elif word == "l":
            show_log(self.table, seat)
        elif word == "s":
            show_scores(self.table)
        elif word == "r":
            show_rules(self.table, rest)
        elif word == "m":
            return show_player_cards(self.table, seat, rest)
        elif word == "h" and asked is not None:
            numbers = self.table.say.means("numbers", rest)
            (show_hint_numbers if numbers else show_hint)(self.table, *asked)
        elif word == "q":
            self._quit()
        else:
            return False
        return True

    def _quit(self) -> None:
        keep = True
        if not self.game.file.chosen and self.match.record.actions:
            keep = not self.table.say.means("no", self.screen.ask(self.table.say("keep_game")))
        raise Quit(keep=keep)

    # ---- moves

    def _let_bot_play(self, decision: Decision) -> None:
        """Play a bot's answer; a simpler bot takes the seat of one that fails, and answers next."""
        seat = decision.seat
        try:
            with self.screen.show_while(self.table.say("thinking", name=self.table.words.player(seat))):
                action = bot_moves.choose(self.match, self.table.seats.bots[seat], decision)
        except bot_moves.BotFailed as failure:
            self.game.replace_bot(seat, failure)
        else:
            self.game.play(seat, action)

    def _undo(self, seat: int) -> bool:
        if not self.game.undo(seat):
            self.table.show("nothing_to_undo")
            return False
        self._unread.forget_undone()
        self.table.show("undone")
        return True

    # ---- the end

    def _finish(self) -> bool:
        """How the game ended; False if the person took the last step back."""
        outcome = self.match.game.outcome(self.match.state)
        assert outcome is not None
        seat = self.table.seats.people[0] if self._sitting == NOBODY else self._sitting
        board = [*self.table.draw(seat), Text()]
        scores = final_sheets(self.table.words, outcome, self.table.say)
        end = pages(self.screen, board + scores)
        if len(end) > 1:
            end = [*pages(self.screen, board), *pages(self.screen, scores)]
        if not self._read([*pages(self.screen, self._unread.lines(seat)), *end[:-1]], seat):
            return False
        self.screen.show("", *end[-1])
        self._save()
        self.finished = True
        return True

    # ---- the record

    def keep(self) -> RecordFile | None:
        """Save a game that was left; the file, or None if there was nothing to save or it could not be saved."""
        if not self.game.begun and not self.screen.at_terminal:
            return None
        return self.game.file if self._save() else None

    def _save(self) -> bool:
        """Save the game; False, and once a sentence, if that is not possible."""
        try:
            self.game.save()
        except OSError as error:
            if not self._unsaved:
                self.table.show("not_saved", file=self.game.file.path, reason=reason_of(error))
            self._unsaved = True
            return False
        self._unsaved = False
        return True


def _command_of(answer: str) -> tuple[str, str]:
    """The command in what was typed, and what stands after it.

    >>> _command_of("help E1"), _command_of("?12")
    (('?', 'E1'), ('?', '12'))
    """
    word, _, rest = answer.partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    return ("?", answer[1:]) if word.startswith("?") and len(word) > 1 else (word, rest)
