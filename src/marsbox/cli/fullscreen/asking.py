"""What a person is asked at a full screen, with what is ticked so far."""

from dataclasses import dataclass

from rich.text import Text

from marsbox.cli.fullscreen.selection import Selection
from marsbox.cli.play.choices import Choice
from marsbox.cli.play.table import Table
from marsbox.core import Decision


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

    def question(self, table: Table) -> str:
        """The sentence; while cards are ticked, as it stands with them."""
        if self.selection is None:
            return self.prompt
        state, decision = self.selection.position()
        if decision is None:
            return self.prompt
        return table.words.prompt(table.match.game.view(state, decision.seat), decision)

    def lines(self, table: Table) -> list[Text]:
        """The options, numbered; where they are ticked, with what confirms them at the end."""
        selection = self.selection
        if selection is None:
            return [Text(f"{number:>2} {row.short}") for number, row in enumerate(self.rows, start=1)]
        lines = []
        for number, (row, action) in enumerate(zip(self.rows, selection.choices, strict=False), start=1):
            sign = "[x]" if action in selection.ticked else "[ ]"
            lines.append(Text(f"{number:>2} {sign} {row.short}"))
        confirm = table.say("confirm", count=len(selection.ticked))
        style = "bold" if selection.can_be_confirmed() else "dim"
        return [*lines, Text(f"{len(lines) + 1:>2} {confirm}", style=style)]
