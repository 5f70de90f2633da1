"""The full screen as a whole: from the menu to the end of a game, and out of it from everywhere."""

import asyncio
import signal
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from marsbox.cli.fullscreen.menu import MenuScreen
from marsbox.cli.fullscreen.new_game import NewGameScreen
from marsbox.cli.fullscreen.table import TableScreen
from marsbox.cli.fullscreen.thinking import Thinker, prepare, thinker_for
from marsbox.cli.language import Sentences
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.saved_games import SavedGames, as_it_was, saved_games
from marsbox.cli.play.setup import PlayOptions, opened, seated_game
from marsbox.cli.terminal.page import Page
from marsbox.core import Game, UserError
from marsbox.games import load_game, working_games

PACE: Final = 0.7  # seconds after a bot's move
USUAL_WIDTH: Final = 80


class FullScreen(App[None]):
    """Marsbox in a full screen. `game` is the one that was played last, `finished` whether it is over.

    Without a game among the options it begins with the menu.
    """

    CSS_PATH = Path(__file__).with_name("fullscreen.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", priority=True),
        Binding("q", "leave"),
    ]

    def __init__(self, options: PlayOptions, say: Sentences, pace: float = PACE) -> None:
        prepare()
        super().__init__()
        self.theme = "ansi-dark"
        self.title = "Marsbox"
        self.options = options
        self.say = say
        self.pace = pace
        self.game: RunningGame | None = None
        self.played: PlayOptions = options
        self.finished = False
        self.thinker: Thinker | None = None

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGHUP):
            # not everywhere: on Windows, and where the screen is not in the main thread
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self.action_leave)
        self._begin()

    @work(exclusive=True, group="course")
    async def _begin(self) -> None:
        """Find out what is to be played, and play it."""
        options = self.options
        if options.game is None and options.resume is None:
            await self._choose_from_menu()
            return
        if options.may_go_on and options.game is not None:
            saved = saved_games(self.say).of(options.game)
            if saved:
                chosen = await self.push_screen_wait(MenuScreen(saved, [], [options.game], self.say))
                if isinstance(chosen, Path):
                    self._play(PlayOptions.to_resume(chosen))
                    return
        if options.resume is None and options.bots is None:
            await self._set_up(load_game(options.game or "", options.components), options)
        else:
            self._play(options)

    @work(exclusive=True, group="course")
    async def action_menu(self) -> None:
        """Back to the menu, from a game that is over."""
        self._close_table()
        await self._choose_from_menu()

    async def _choose_from_menu(self) -> None:
        saved: SavedGames = saved_games(self.say)
        games, _ = working_games()
        chosen = await self.push_screen_wait(MenuScreen(saved.games, saved.unreadable, games, self.say))
        if isinstance(chosen, Path):
            self._play(PlayOptions.to_resume(chosen))
        else:
            await self._set_up(load_game(chosen), replace(self.options, game=chosen, resume=None))

    async def _set_up(self, game: Game, options: PlayOptions) -> None:
        chosen = await self.push_screen_wait(NewGameScreen(game, options, self.say))
        if chosen is None:
            await self._choose_from_menu()
        else:
            self._play(chosen)

    def _play(self, options: PlayOptions) -> None:
        options = as_it_was(options)
        try:
            game, self.played = seated_game(options, opened(options), self.say, Page(USUAL_WIDTH))
        except UserError as error:
            # such as a file that somebody has changed meanwhile
            from marsbox.cli.errors import describe

            self.notify(describe(error, self.say), severity="error", markup=False)
            self.action_menu()
            return
        self.game = game
        self.finished = False
        self.thinker = self.make_thinker(game)
        self.push_screen(TableScreen(game, self.thinker, self.pace))

    def make_thinker(self, game: RunningGame) -> Thinker:
        """Who thinks for the bots of a game."""
        return thinker_for(game.match.game, game.seating.components)

    def action_leave(self) -> None:
        """Leave from wherever it is, with the game saved."""
        self._close_table()
        self.exit()

    def _close_table(self) -> None:
        """Save the game on the table, and stop its bots."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        if table is not None:
            table.save()
            self.finished = table.over
            while isinstance(self.screen, TableScreen) or table in self.screen_stack:
                self.pop_screen()
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None
