"""The menu: games that were left, and new ones."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from marsbox.cli.fullscreen.keys import KeyLine
from marsbox.cli.language import Sentences
from marsbox.cli.play.saved_games import SavedGame, told
from marsbox.games import load_game
from marsbox.text import words

Chosen = Path | str
"""The file of a game that was left, or the id of a game to be begun."""


class MenuScreen(Screen[Chosen]):
    """What to play. With a single game it asks whether to go on with one of those that were left."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.leave")]

    def __init__(
        self, saved: Sequence[SavedGame], unreadable: Sequence[Path], games: Sequence[str], say: Sentences
    ) -> None:
        super().__init__()
        self._say = say
        self._unreadable = list(unreadable)
        self._chosen: list[Chosen] = [*[game.file for game in saved], *games]
        self._lines = [Content(told(game, say)) for game in saved]
        for game_id in games:
            text = words(load_game(game_id), say.language)
            title = say("new_game", game=text.game_name())
            self._lines.append(Content.assemble((title, "bold"), "\n   ", (text.game_summary(), "dim")))

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(Content("M A R S B O X"), classes="banner")
            yield Static(Content(self._say("menu")), classes="question")
            yield OptionList(*[Option(line) for line in self._lines], id="games")
            for file in self._unreadable:
                yield Static(Content(self._say("saved_unreadable", file=file)), classes="notice")
        keys = [("↑↓ ⏎", self._say("key_choose"), ""), ("q", self._say("key_quit"), "app.leave")]
        yield KeyLine(keys)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_key(self, event: object) -> None:
        """A digit leads to the entry with that number."""
        character = getattr(event, "character", None)
        if isinstance(character, str) and character.isdecimal() and 1 <= int(character) <= len(self._lines):
            self.query_one(OptionList).highlighted = int(character) - 1

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self._chosen[event.option_index])
