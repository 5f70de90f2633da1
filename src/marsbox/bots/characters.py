"""The opponents that people meet: characters with a name, a level and a manner, equally strong on each level.

A manner is the same idea in every game; what it means in a game stands in the `BotPart` of that game. What characters
are called and how their manners are described stands in `bots.ftl` of every language.
"""

from collections.abc import Collection
from typing import Final

from marsbox.core.rng import Rng

BUILDER: Final = "builder"
RUSHER: Final = "rusher"
COLLECTOR: Final = "collector"
RIVAL: Final = "rival"
MANNERS: Final = (BUILDER, RUSHER, COLLECTOR, RIVAL)


class Character:
    """An opponent with a name of its own; its id is the name of its bot."""

    def __init__(self, character_id: str, level: str, manner: str) -> None:
        self.id = character_id
        self.level = level
        self.manner = manner


CHARACTERS: Final = (
    Character("amina", "cadet", BUILDER),
    Character("bo", "cadet", RUSHER),
    Character("chiara", "cadet", COLLECTOR),
    Character("davi", "cadet", RIVAL),
    Character("emeka", "settler", BUILDER),
    Character("fatou", "settler", RUSHER),
    Character("goran", "settler", COLLECTOR),
    Character("hana", "settler", RIVAL),
    Character("ines", "engineer", BUILDER),
    Character("jamal", "engineer", RUSHER),
    Character("kirsi", "engineer", COLLECTOR),
    Character("levan", "engineer", RIVAL),
    Character("mei", "commander", BUILDER),
    Character("nikos", "commander", RUSHER),
    Character("olena", "commander", COLLECTOR),
    Character("pablo", "commander", RIVAL),
    Character("quilla", "governor", BUILDER),
    Character("ravi", "governor", RUSHER),
    Character("sione", "governor", COLLECTOR),
    Character("tamar", "governor", RIVAL),
)
_BY_ID: Final = {character.id: character for character in CHARACTERS}


def find_character(bot: str) -> Character | None:
    """The character that a bot is; None for every other bot.

    >>> find_character("ines").level, find_character("engineer")
    ('engineer', None)
    """
    return _BY_ID.get(bot)


def characters_of(level: str) -> tuple[str, ...]:
    """The ids of the characters of a level.

    >>> characters_of("engineer")
    ('ines', 'jamal', 'kirsi', 'levan')
    """
    return tuple([character.id for character in CHARACTERS if character.level == level])


def any_character(level: str, seated: Collection[str], rng: Rng) -> str:
    """A character of a level that does not sit at a table yet; the bare level once all of them do.

    >>> from marsbox.core.rng import FastRng
    >>> any_character("engineer", ["ines", "jamal", "levan"], FastRng(1))
    'kirsi'
    """
    free = [bot for bot in characters_of(level) if bot not in seated]
    return free[rng.below(len(free))] if free else level
