"""`marsbox play`: what is played, and how it is shown: in a full screen, or in plain lines."""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rich.text import Text

from marsbox.cli.language import Sentences
from marsbox.cli.play.menu import choose_game, offer_saved
from marsbox.cli.play.record_file import command_line
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.saved_games import as_it_was, saved_games
from marsbox.cli.play.setup import PlayOptions, opened, play_game, resume_command
from marsbox.cli.terminal.screen import EndOfInput, Quit, Screen
from marsbox.core import UserError

DUMB: Final = ("", "dumb", "unknown")


def play(options: PlayOptions, say: Sentences, *, plain: bool) -> None:
    """Play a game: the one that is named, or one that is chosen from a menu."""
    screen = Screen()
    if not plain and screen.at_terminal and has_full_screen() and _play_full_screen(options, say, screen):
        return
    try:
        _play_in_lines(options, say, screen)
    except (Quit, KeyboardInterrupt):
        screen.show(say("goodbye"))


def _play_full_screen(options: PlayOptions, say: Sentences, screen: Screen) -> bool:
    """Play in a full screen; False, and a sentence, where its package is not installed."""
    try:
        from marsbox.cli.fullscreen.app import FullScreen
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "marsbox":
            raise  # a mistake of ours
        screen.show(say("no_full_screen"))
        return False
    if options.game is not None or options.resume is not None:
        opened(as_it_was(options))  # whatever is wrong with the options is said before the screen is cleared
    app = FullScreen(options, say)
    app.run()
    _take_leave(app.game, app.played, say, screen, finished=app.finished)
    return True


def _take_leave(
    game: RunningGame | None, options: PlayOptions, say: Sentences, screen: Screen, *, finished: bool
) -> None:
    """Say where the game is that was played last."""
    if game is None:
        screen.show(say("goodbye"))
    elif finished:
        game.file.put_away()
        screen.show(say("record_kept"))
        screen.show(Text("  " + command_line(["marsbox", "replay", str(game.file.path)])))
    else:
        bots = ",".join(game.seating.bots) or None
        screen.show(say("left_and_kept", file=game.file.path))
        screen.show(Text(f"  {resume_command(replace(options, bots=bots), game.file, say)}"))


def _play_in_lines(options: PlayOptions, say: Sentences, screen: Screen) -> None:
    if options.game is None and options.resume is None:
        try:
            chosen = choose_game(saved_games(say), options.components, screen, say)
        except EndOfInput:
            if screen.at_terminal:
                raise
            # nobody is there to choose
            raise UserError("no_game") from None
        options = _with_people_of(chosen, options)
    elif screen.at_terminal and options.may_go_on:
        saved = offer_saved(saved_games(say).of(options.game or ""), screen, say)
        options = options if saved is None else PlayOptions.to_resume(saved)
    play_game(as_it_was(options), say, screen)


def has_full_screen(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a terminal can be drawn on, which Textual does through the standard error."""
    return environment.get("TERM", "dumb") not in DUMB and sys.stderr.isatty()


def _with_people_of(chosen: PlayOptions, options: PlayOptions) -> PlayOptions:
    """A game from the menu, with what was said besides on the command line."""
    if chosen.resume is not None:
        return replace(chosen, components=options.components)
    return replace(
        chosen,
        bots=options.bots,
        humans=options.humans,
        seat=options.seat,
        names=options.names,
        seed=options.seed,
        record=options.record,
        components=options.components,
        game_options=(*chosen.game_options, *options.game_options),
    )
