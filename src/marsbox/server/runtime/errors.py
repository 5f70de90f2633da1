"""What a client or an operator did wrong, as the server answers it: in their language, with an HTTP status."""

from typing import Final, Protocol, runtime_checkable

from marsbox.core import SetupError, UserError
from marsbox.server.runtime.sentences import STATUS, sentence

LONGEST_FACT: Final = 40  # characters of a text that a client sent


@runtime_checkable
class Translatable(Protocol):
    """A fact of an error that is described in the viewer's language."""

    def in_language(self, language: str) -> str:
        """The description."""


class Unreadable(UserError):
    """A table whose rows can't be understood. The reason is for the operator alone.

    `foreign`: it names what this version does not know.
    """

    def __init__(self, reason: str, *, foreign: bool = False) -> None:
        super().__init__("table_damaged")
        self.reason = reason
        self.foreign = foreign


def message_of(error: UserError, language: str) -> str:
    """The sentence for an error.

    >>> message_of(UserError("unknown_game", game="chess", known=("pocket-mars",)), "en")
    'There is no game “chess” here; the games are: pocket-mars.'
    """
    facts = {name: _written(error, fact, language) for name, fact in error.facts.items()}
    # what a client sent may be no valid text, and still has to be named
    return sentence(error.code, language, facts).encode("utf-8", "replace").decode()


def body_of(error: UserError, language: str) -> dict[str, dict[str, str]]:
    """An error as the body of an answer."""
    return {"error": {"code": error.code, "message": message_of(error, language)}}


def status_of(error: UserError) -> int:
    """The HTTP status that goes with an error."""
    return STATUS.get(error.code, 400)


def headers_of(error: UserError) -> dict[str, str]:
    """The HTTP headers that go with an error: when to come back, if that is known."""
    return {"Retry-After": str(error.facts["seconds"])} if "seconds" in error.facts else {}


def _written(error: UserError, fact: object, language: str) -> object:
    if isinstance(fact, UserError):
        return message_of(fact, language)
    if isinstance(fact, Translatable):
        return fact.in_language(language)
    if isinstance(fact, tuple):
        return ", ".join(str(one) for one in fact) or "–"
    # the rules name what a client sent as it was sent
    return fact[:LONGEST_FACT] if isinstance(fact, str) and isinstance(error, SetupError) else fact
