"""`marsbox play`: what is played, and how it is shown: in a full screen, or in plain lines."""

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from marsbox.cli.language import Sentences
from marsbox.cli.play.menu import choose_game, offer_saved
from marsbox.cli.play.saved_games import as_it_was, saved_games
from marsbox.cli.play.setup import PlayOptions, play_game
from marsbox.cli.terminal.screen import EndOfInput, Quit, Screen
from marsbox.core import UserError

DUMB: Final = ("", "dumb", "unknown")


def play(options: PlayOptions, say: Sentences, *, plain: bool) -> None:
    """Play a game: the one that is named, or one that is chosen from a menu."""
    screen = Screen()
    try:
        _play_in_lines(options, say, screen)
    except (Quit, KeyboardInterrupt):
        screen.show(say("goodbye"))


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
    elif options.resume is None and screen.at_terminal and is_open(options):
        saved = offer_saved(saved_games(say).of(options.game or ""), screen, say)
        options = options if saved is None else PlayOptions.to_resume(saved)
    play_game(as_it_was(options), say, screen)


def is_open(options: PlayOptions) -> bool:
    """Whether a game that was left may be what is wanted: neither certain cards nor a file for a new one are named."""
    return options.seed is None and options.record is None and options.components is None


def has_full_screen(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a terminal can be drawn on."""
    return environment.get("TERM", "dumb") not in DUMB


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
