"""Lists of bots: the levels to choose from, and `marsbox bots` with every character and how strong each level is."""

from collections.abc import Sequence
from typing import Final

from marsbox.bots import CHARACTERS, LEVELS, bot_names, characters_of, find_character
from marsbox.bots.levels import level_below
from marsbox.bots.part import figure_of
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.core import Game
from marsbox.text import words
from marsbox.text.bots import BotWords

INDENT: Final = 4


def show_levels(game: Game, screen: Screen, say: Sentences) -> None:
    """The levels by number, each with its strength in a game and the names of its characters."""
    bots = BotWords(say.language)
    screen.show(say("which_level"))
    for level in LEVELS:
        _show_numbered(level, game, screen, say)
        names = say("level_characters", names=[bots.name(bot) for bot in characters_of(level)])
        screen.show(*wrapped(screen, " " * INDENT + names, INDENT))


def show_bots(game: Game, screen: Screen, say: Sentences) -> None:
    """The levels with their strength in a game, and how each of their characters plays."""
    for level in LEVELS:
        _show_numbered(level, game, screen, say)
        _show_characters(level, screen, say)


def list_bots(games: Sequence[Game], screen: Screen, say: Sentences) -> None:
    """All bots: the levels with their strength in each of these games, their characters, and the other bots."""
    bots = BotWords(say.language)
    for level in LEVELS:
        about = bots.about(level, level_below(level), None)
        screen.show(*wrapped(screen, say("level", name=bots.name(level), about=about), INDENT))
        for game in games:
            figure = figure_of(game.id, level)
            if figure is not None:
                wins = bots.wins(level_below(level), figure)
                name = words(game, say.language, ()).game_name()
                _show_indented(say("level", name=name, about=wins), screen)
        _show_characters(level, screen, say)
        screen.show("")
    others = [bot for bot in bot_names() if bot not in LEVELS and find_character(bot) is None]
    screen.show(*wrapped(screen, say("other_bots"), 0))
    for bot in others:
        about = bots.about(bot, bot, None)
        _show_indented(say("level", name=bot, about=about) if about else bot, screen)


def _show_numbered(level: str, game: Game, screen: Screen, say: Sentences) -> None:
    """A level with the number that it is chosen by."""
    bots = BotWords(say.language)
    about = bots.about(level, level_below(level), figure_of(game.id, level))
    line = say("level", name=bots.name(level), about=about)
    screen.show(*wrapped(screen, f"{LEVELS.index(level) + 1:>3} {line}", INDENT))


def _show_characters(level: str, screen: Screen, say: Sentences) -> None:
    bots = BotWords(say.language)
    for character in CHARACTERS:
        if character.level == level:
            _show_indented(say("level", name=bots.name(character.id), about=bots.manner(character.manner)), screen)


def _show_indented(line: str, screen: Screen) -> None:
    screen.show(*wrapped(screen, " " * INDENT + line, 2 * INDENT))
