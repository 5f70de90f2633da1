"""The messages of one game in one language."""

import keyword
from collections.abc import Callable, Iterable, Mapping

from marsbox.words import Catalogue, Phrase, catalogue
from marsbox.words.formats import Message

EVERY_GAME = "games"
"""The subject of the messages that every game says."""


class Speaker:
    """Says the messages of a subject in a language: `pocket_mars-game_name` is `game_name` of Pocket Mars.

    >>> Speaker("fr", "games").say("over")
    'La partie est terminée.'
    """

    def __init__(self, language: str, subject: str) -> None:
        self.language = language
        self.subject = subject
        self._words = catalogue(language)
        self._messages = _Messages(self._words, subject)

    def say(self, message: str, /, **facts: object) -> str:
        """A message with its facts."""
        found = self._messages[message]
        return found if isinstance(found, str) else found(facts)

    def phrase(self, message: str, /, **facts: object) -> Phrase:
        """A message with its facts, to be a fact of another message."""
        return Phrase(self._messages[message], facts, self._messages.attributes[message])

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._words.has(f"{self.subject}-{message}")

    def names(self, group: str) -> list[str]:
        """The names of all messages of a group: those of `verb` are what follows `verb-` in their ids."""
        beginning = f"{self.subject}-{group}-"
        return [each.removeprefix(beginning) for each in self._words.ids(self.subject) if each.startswith(beginning)]

    def of_every_game(self) -> "Speaker":
        """The messages that every game says, in the same language."""
        return Speaker(self.language, EVERY_GAME)


class _Messages(dict[str, Message]):
    """The messages of a subject and their attributes by the rest of their ids, found once each."""

    def __init__(self, words: Catalogue, subject: str) -> None:
        self._words = words
        self._subject = subject
        self.attributes: dict[str, Mapping[str, str]] = {}

    def __missing__(self, message: str) -> Message:
        name = f"{self._subject}-{message}"
        found = self[message] = self._words.find(name)
        self.attributes[message] = self._words.attributes(name)
        return found


def method_name(kind: str) -> str:
    """The name of the method for a kind of thing; a word of Python's own gets an underscore.

    >>> method_name("play"), method_name("pass")
    ('play', 'pass_')
    """
    return f"{kind}_" if keyword.iskeyword(kind) else kind


class Teller(dict[str, Callable[..., str]]):
    """The methods of an object by the kinds of things that they tell, found once each."""

    def __init__(self, speaker: object) -> None:
        self._speaker = speaker

    def __missing__(self, kind: str) -> Callable[..., str]:
        method: Callable[..., str] = getattr(self._speaker, method_name(kind))
        self[kind] = method
        return method


def tell(speaker: object, kind: str, numbers: Iterable[object]) -> str:
    """Let the method that has the name of a kind of thing put its numbers into words."""
    return str(getattr(speaker, method_name(kind))(*numbers))
