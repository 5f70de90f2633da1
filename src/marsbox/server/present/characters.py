"""Characters in a reader's language."""

from marsbox.bots import characters_of, find_character
from marsbox.server.protocol.tables import CharacterInfo
from marsbox.text.bots import BotWords


def character_info(bot: str, language: str) -> CharacterInfo | None:
    """The character that a bot is, in a language; None for every other bot."""
    character = find_character(bot)
    if character is None:
        return None
    words = BotWords(language)
    return CharacterInfo(
        bot=character.id,
        name=words.name(character.id),
        level=character.level,
        level_name=words.name(character.level),
        manner=character.manner,
        description=words.manner(character.manner),
    )


def characters_in(level: str, language: str) -> list[CharacterInfo]:
    """The characters of a level."""
    found = [character_info(bot, language) for bot in characters_of(level)]
    return [character for character in found if character is not None]
