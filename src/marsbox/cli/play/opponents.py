"""Who plays against the people at a terminal: levels and characters, asked for, seated and introduced."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from marsbox.bots import LEVELS, any_character, characters_of, find_character
from marsbox.bots.levels import ENGINEER, level_below
from marsbox.bots.part import figure_of
from marsbox.cli.language import Sentences
from marsbox.cli.play.table import Seats
from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.core import FastRng, Game, UserError
from marsbox.text.bots import BotWords

DEFAULT_BOT: Final = ENGINEER
INDENT: Final = 4


def ask_for_opponents(game: Game, screen: Screen, say: Sentences) -> str:
    """Who is to play in the other seats, as `--bots` takes it: a level by its number, or a character by its name."""
    bots = BotWords(say.language)
    screen.show(say("which_level"))
    for number, level in enumerate(LEVELS, start=1):
        about = bots.about(level, level_below(level), figure_of(game.id, level))
        screen.show(*wrapped(screen, f"{number:>3} {say('level', name=bots.name(level), about=about)}", INDENT))
        names = say("level_characters", names=[bots.name(bot) for bot in characters_of(level)])
        screen.show(*wrapped(screen, " " * INDENT + names, INDENT))
    usual = LEVELS.index(DEFAULT_BOT) + 1
    while True:
        typed = screen.ask_or_quit(say("level_prompt", most=len(LEVELS), usual=usual)) or str(usual)
        if typed.isdecimal() and 1 <= int(typed) <= len(LEVELS):
            return LEVELS[int(typed) - 1]
        character = find_character(typed.strip().lower())
        if character is not None:
            return character.id
        screen.show(say("no_such_level", typed=typed, most=len(LEVELS)))


def seated(bots: Sequence[str], seats: int, players: int) -> list[str]:
    """The bots of so many seats in order: as they are named, or one name for all.

    A character sits at a table once, so others of its level come along with one that stands for all.
    """
    if len(bots) == 1 and seats > 0:
        character = find_character(bots[0])
        others = bots[0] if character is None else character.level
        return [bots[0], *[others] * (seats - 1)]
    if len(bots) not in (1, seats):
        raise UserError("wrong_bots", given=len(bots), seats=seats, players=players)
    twice = [bot for at, bot in enumerate(bots) if find_character(bot) is not None and bot in bots[:at]]
    if twice:
        raise UserError("character_twice", bot=twice[0])
    return list(bots)[:seats]


def with_characters(seats: Seats, seed: int) -> Seats:
    """The seats with characters in place of levels: the same ones for the same seed."""
    rng = FastRng(seed)
    bots = dict(seats.bots)
    for seat, bot in seats.bots.items():
        if bot in LEVELS:
            bots[seat] = any_character(bot, list(bots.values()), rng)
    return replace(seats, bots=bots)


def introduce(seats: Seats, screen: Screen, say: Sentences) -> None:
    """Show who the characters at the table are."""
    words = BotWords(say.language)
    for bot in seats.bots.values():
        character = find_character(bot)
        if character is not None:
            name, about = words.with_level(bot, character.level), words.manner(character.manner)
            screen.show(*wrapped(screen, say("level", name=name, about=about), 0))
