"""Setting up a new game: how many play, against whom, and by which variants."""

from dataclasses import replace
from typing import ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from marsbox.bots import LEVELS, characters_of
from marsbox.bots.levels import level_below
from marsbox.bots.part import figure_of
from marsbox.cli.arguments import default_players
from marsbox.cli.fullscreen.keys import KeyLine
from marsbox.cli.fullscreen.pages import ListScreen
from marsbox.cli.language import Sentences
from marsbox.cli.play.menu import next_value
from marsbox.cli.play.opponents import DEFAULT_BOT
from marsbox.cli.play.setup import PlayOptions
from marsbox.core import Game, SetupOption
from marsbox.text import words
from marsbox.text.bots import BotWords

PLAYERS: Final = "players"
PEOPLE: Final = "people"
START: Final = "start"


class NewGameScreen(Screen[PlayOptions | None]):
    """A list of what can be changed, with a way to begin at its end; None if the person goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "change(-1)"),
        Binding("right,plus", "change(1)"),
        Binding("escape", "back"),
    ]

    def __init__(self, game: Game, options: PlayOptions, say: Sentences) -> None:
        super().__init__()
        self.game = game
        self._given = options
        self._say = say
        self._text = words(game, say.language)
        self._bots = BotWords(say.language)
        self.players = default_players(game.player_counts, 1) if options.players is None else int(options.players)
        self.people = int(options.humans)
        most = max(game.player_counts)
        self.opponents = [DEFAULT_BOT] * most
        given = dict(written.split("=", 1) for written in options.game_options)
        self.values = {option.name: given.get(option.name, option.default) for option in game.setup_options}

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(Content(self._text.game_name()), classes="banner")
            yield Static(Content(self._text.game_summary()), classes="question")
            yield OptionList(id="rows")
            yield Static(id="about")
        say = self._say
        yield KeyLine(
            [
                ("↑↓", say("key_move"), ""),
                ("←→", say("key_change"), ""),
                ("⏎", say("key_choose"), ""),
                ("Esc", say("key_back"), "screen.back"),
                ("q", say("key_quit"), "app.leave"),
            ]
        )

    def on_mount(self) -> None:
        self._show(START)
        self.query_one(OptionList).focus()

    # ---- the rows

    @property
    def _opponent_seats(self) -> int:
        return self.players - self.people

    def _variants(self) -> list[SetupOption]:
        return [option for option in self.game.setup_options if self.players in option.players]

    def _rows(self) -> dict[str, tuple[str, str]]:
        """The rows with their values, by what they change."""
        say = self._say
        rows = {PLAYERS: (say("row_players"), str(self.players))}
        if self.players > 1:
            rows[PEOPLE] = (say("row_people"), str(self.people))
        for at in range(self._opponent_seats):
            rows[f"bot {at}"] = (say("row_opponent", number=at + 1), self._bots.name(self.opponents[at]))
        for option in self._variants():
            value = self._text.setup_value(option.name, self.values[option.name])
            rows[f"option {option.name}"] = (self._text.setup_option(option.name), value)
        rows[START] = (say("row_start"), "")
        return rows

    def _show(self, row: str) -> None:
        rows = self._rows()
        names = max(len(name) for name, value in rows.values() if value)
        options = self.query_one(OptionList)
        lines = []
        for key, (name, value) in rows.items():
            line = (
                Text(f"{name:<{names}}   ").append(f"◂ {value} ▸", style="bold") if value else Text(name, style="bold")
            )
            lines.append(Option(Content.from_rich_text(line), id=key.replace(" ", "-")))
        options.set_options(lines)
        options.highlighted = list(rows).index(row) if row in rows else len(rows) - 1

    def _highlighted(self) -> str:
        at = self.query_one(OptionList).highlighted
        return list(self._rows())[at or 0]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell more about what is highlighted."""
        row = self._highlighted()
        kind, _, name = row.partition(" ")
        about = ""
        if kind == "option":
            about = self._text.setup_option_help(name)
        elif kind == "bot":
            about = self._about(self.opponents[int(name)])
        self.query_one("#about", Static).update(Content(about))

    def _about(self, bot: str) -> str:
        if bot in LEVELS:
            return self._bots.about(bot, level_below(bot), figure_of(self.game.id, bot))
        level = next(level for level in LEVELS if bot in characters_of(level))
        return self._bots.with_level(bot, level)

    # ---- changing them

    def action_change(self, step: int) -> None:
        """The next value of a row, or the one before."""
        row = self._highlighted()
        kind, _, name = row.partition(" ")
        if kind == PLAYERS:
            counts = self.game.player_counts
            self.players = counts[(counts.index(self.players) + step) % len(counts)]
            self.people = min(self.people, self.players)
        elif kind == PEOPLE:
            self.people = (self.people - 1 + step) % self.players + 1
        elif kind == "bot":
            at = int(name)
            level = self.opponents[at] if self.opponents[at] in LEVELS else DEFAULT_BOT
            self.opponents[at] = LEVELS[(LEVELS.index(level) + step) % len(LEVELS)]
        elif kind == "option":
            option = next(option for option in self.game.setup_options if option.name == name)
            self.values[name] = next_value(option, self.values[name], step)
        self._show(row)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        row = self._highlighted()
        if row == START:
            self.dismiss(self._chosen())
        elif row.startswith("bot "):
            self._choose_opponent(int(row.removeprefix("bot ")))
        else:
            self.action_change(1)

    @work
    async def _choose_opponent(self, at: int) -> None:
        """Choose a level, or one of its characters, from a list."""
        found: list[str] = []
        lines: list[Text] = []
        for level in LEVELS:
            found.append(level)
            line = Text(self._bots.name(level), style="bold").append(f"  {self._about(level)}", style="not bold")
            lines.append(line)
            for bot in characters_of(level):
                if bot not in [other for seat, other in enumerate(self.opponents) if seat != at]:
                    found.append(bot)
                    lines.append(Text(f"   {self._bots.name(bot)}"))
        say, now = self._say, self.opponents[at]
        here = found.index(now) if now in found else 0
        chosen = await self.app.push_screen_wait(ListScreen(say("which_level"), lines, say("list_closing"), here))
        if chosen is not None:
            self.opponents[at] = found[chosen]
        self._show(f"bot {at}")

    def _chosen(self) -> PlayOptions:
        bots = ",".join(self.opponents[: self._opponent_seats]) or None
        values = tuple(
            f"{option.name}={self.values[option.name]}"
            for option in self._variants()
            if self.values[option.name] != option.default
        )
        return replace(
            self._given,
            game=self.game.id,
            players=str(self.players),
            humans=str(self.people),
            bots=bots,
            game_options=values,
        )

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss(None)
