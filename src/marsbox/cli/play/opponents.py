"""Who plays against the people at a terminal: levels and characters, asked for, seated and introduced."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from marsbox.bots import CHARACTERS, LEVELS, any_character, find_character
from marsbox.bots.levels import ENGINEER
from marsbox.cli.errors import describe
from marsbox.cli.language import Sentences
from marsbox.cli.play.bot_list import show_bots, show_levels
from marsbox.cli.play.table import Seats
from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.core import FastRng, Game, UserError
from marsbox.text.bots import BotWords, bot_called

DEFAULT_BOT: Final = ENGINEER


def ask_for_opponents(game: Game, seats: int, players: int, screen: Screen, say: Sentences) -> str:
    """Who is to play in so many other seats, as `--bots` takes it; raises `Quit` if the person leaves."""
    show_levels(game, screen, say)
    usual = LEVELS.index(DEFAULT_BOT) + 1
    while True:
        typed = screen.ask_or_quit(say("level_prompt", most=len(LEVELS), usual=usual)) or str(usual)
        if typed == "?":
            show_bots(game, screen, say)
            screen.show(*wrapped(screen, say("level_help", most=len(LEVELS), seats=seats), 0))
            continue
        try:
            bots = [_opponent(name) for name in typed.split(",")]
            seated(bots, seats, players)
        except UserError as error:
            screen.show(describe(error, say))
        else:
            return ",".join(bots)


def _opponent(written: str) -> str:
    """A level by its number, or a level or a character by its name in any language."""
    number = written.strip()
    if number.isdecimal() and 1 <= int(number) <= len(LEVELS):
        return LEVELS[int(number) - 1]
    bot = bot_called(written, (*LEVELS, *(character.id for character in CHARACTERS)))
    if bot is None:
        raise UserError("no_such_level", typed=number, most=len(LEVELS))
    return bot


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
