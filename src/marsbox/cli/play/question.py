"""A question and its options, fitted to the height of the terminal."""

from typing import Final

from rich.text import Text

from marsbox.cli.games.component_list import folded
from marsbox.cli.play.choices import Choice, Offer, flat_offer, grouped_offer
from marsbox.cli.play.table import Table
from marsbox.cli.terminal.screen import wrapped
from marsbox.core import Decision, View

WARNING: Final = "(!)"
EVENTS_IN_SIGHT: Final = 2  # lines of what happened that are kept above a question
LOST_EVENTS: Final = 2  # lines of it that may scroll away


class Question:
    """What a seat is asked, with the board above it. `room` is what is left for options; None if any number fits."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        view = table.view(decision.seat)
        self.choices = [self._choice(view, action) for action in decision.options]
        self.prompt = wrapped(table.screen, table.words.prompt(view, decision), 0)
        for line in self.prompt:
            line.stylize("bold")
        self.board = table.display.board.draw(view, table.screen.width)
        self.board += self._player_cards()
        height = table.screen.height
        # besides, there is the line that is typed
        self.room = None if height is None else height - len(self.board) - len(self.prompt) - 1

    def offer(self, events: int) -> Offer:
        """The options, with blank lines and a few lines of what happened above them if that leaves enough room."""
        comfort = None if self.room is None else self.room - 2 - min(events, EVENTS_IN_SIGHT)
        offer = flat_offer(self.table.screen, self.choices, comfort)
        one_group = len({choice.group for choice in self.choices}) == 1
        if self.room is None or len(offer.lines) <= self.room or one_group:
            return offer
        return grouped_offer(self.table.screen, self.choices, self.room)

    def scrolls_away(self, events: list[Text], offer: Offer) -> bool:
        """Whether so much of what happened scrolls away that it has to be read first."""
        if self.room is None or not self.table.screen.at_terminal:
            return False
        in_sight = max(0, self.room - len(offer.lines) - 1)
        return len(events) - in_sight > (LOST_EVENTS if in_sight else 0)

    def show(self, events: list[Text], offer: Offer) -> None:
        """What happened, the board, the question and the options."""
        tight = self.room is not None and len(offer.lines) >= self.room
        self.table.screen.show("", *events, *self.board, *([] if tight else [""]), *self.prompt, *offer.lines)

    def named(self, typed: str) -> int | None:
        """The option that a person has typed as it is called in the data, if there is just one."""
        found = []
        for action in self.decision.options:
            verb, content = next(iter(self.table.match.game.actions.form(action).items()))
            name = content if isinstance(content, str) else verb if content is True else ""
            if name and folded(name) == folded(typed):
                found.append(action)
        return found[0] if len(found) == 1 else None

    def _choice(self, view: View, action: int) -> Choice:
        game, words = self.table.match.game, self.table.words
        verb, content = next(iter(game.actions.form(action).items()))
        heading = self.table.display.board.heading(verb, content)
        group = f"{verb} {next(iter(content.values()))}" if isinstance(content, dict) else heading or verb
        full = words.option(view, self.decision, action)
        short = words.short_option(view, self.decision, action)
        warning = game.warning(self.table.match.state, self.decision, action)
        if warning is not None:
            full, short = f"{full} {WARNING} {words.reason(warning)}", f"{short} {WARNING}"
        return Choice(action, verb, full, short, group, heading)

    def _player_cards(self) -> list[Text]:
        """The seat's cards in detail, where a terminal is tall enough for them and for all options in full."""
        screen = self.table.screen
        if screen.height is None:
            return []
        taken = len(self.board) + len(self.prompt)
        lines = [Text(), *self.table.player_cards(self.decision.seat, "")]
        # besides, there are two blank lines, a few lines of what happened and the line that is typed
        options = len(flat_offer(screen, self.choices, None).lines) + 3 + EVENTS_IN_SIGHT
        return lines if len(lines) > 1 and taken + len(lines) + options <= screen.height else []
