"""A game at the terminal as it goes on, however it is shown: moves, steps taken back, bots that fail, and its file."""

from dataclasses import replace

from marsbox.bots.levels import simpler_bot
from marsbox.cli.play.bot_moves import BotFailed
from marsbox.cli.play.record_file import RecordFile
from marsbox.cli.play.seating import Seating
from marsbox.cli.play.table import Table
from marsbox.core import Decision, Record, Snapshot
from marsbox.text.bots import BotWords


class RunningGame:
    """What happens at a table, and its file, which is to hold all of it whenever a person has decided or is asked."""

    def __init__(self, table: Table, file: RecordFile, seating: Seating) -> None:
        self.table = table
        self.match = table.match
        self.file = file
        self._seating = seating
        self._saved: object = None

    @property
    def seating(self) -> Seating:
        """Who plays now: a bot may have given up its seat to a simpler one."""
        return replace(self._seating, bots=tuple(self.table.seats.bots.values()))

    @property
    def begun(self) -> bool:
        """Whether anybody has decided anything."""
        return bool(self.match.record.actions) or any(self.match.state.answers)

    def owed(self) -> Decision | None:
        """The decision to be made next; None if the game is over.

        People answer first where several owe an answer: nobody can tell the difference, and they may take it back.
        """
        decisions = self.match.game.decisions(self.match.state)
        people = self.table.seats.people
        return next((decision for decision in decisions if decision.seat in people), next(iter(decisions), None))

    # ---- moves

    def play(self, seat: int, action: int) -> None:
        """Carry out an answer, or a step of it."""
        self.table.steps.append(self.match.play(seat, action))

    def replace_bot(self, seat: int, failure: BotFailed) -> None:
        """Let a simpler bot take the seat of one that failed, and say so; raises the failure where there is none."""
        bots = self.table.seats.bots
        failed, simpler = bots[seat], simpler_bot(bots[seat])
        if simpler is None:
            raise failure
        bots[seat] = simpler
        notice = BotWords(self.table.say.language).replaced(failed, seat, failure.how, simpler)
        self.table.bot_notices.append((len(self.table.events), notice))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take back a step of an open answer, or its newest move."""
        return self.match.game.can_take_back(self.match.state, seat) or self.match.can_undo(seat)

    def undo(self, seat: int) -> bool:
        """Take back a step of an open answer, or the newest move; False if there is nothing to take back."""
        if self.match.game.can_take_back(self.match.state, seat):
            self.match.take_back(seat)
        elif self.match.can_undo(seat):
            self.match.undo(seat)
            self.table.steps.pop()
        else:
            return False
        return True

    # ---- the file

    def save(self) -> None:
        """Write all that has happened since the last time to the file; an `OSError` says why that is not possible."""
        now = (list(self.match.record.actions), list(self.match.state.answers), self.seating)
        if now != self._saved:
            self.file.save(self._record(), self.seating)
            self._saved = now

    def _record(self) -> Record:
        """The record with all events so far, so that the game can go on whatever changes."""
        return self.match.record.with_snapshot(Snapshot.of(self.match.game, self.table.events, self.match.state))
