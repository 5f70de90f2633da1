"""The error for everything that a client or an operator can cause: a code and facts, described in their language."""

from typing import Final, Protocol, runtime_checkable

from marsbox.core import UserError
from marsbox.server.runtime.sentences import SENTENCES, STATUS, sentence

LONGEST_FACT: Final = 40  # characters of a text that a client sent


@runtime_checkable
class Describable(Protocol):
    """A fact that is described in the reader's language."""

    def told(self, language: str) -> str:
        """The words in that language."""


class Problem(UserError):
    """A `UserError` for which the server has a sentence and an HTTP status.

    >>> Problem("unknown_game", game="chess", known="pocket-mars").told("en")
    'There is no game "chess" here; the games are: pocket-mars.'
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        if code not in SENTENCES["en"]:
            raise KeyError(f"no sentence is written for {code}")
        super().__init__(code, **facts)

    @staticmethod
    def of(error: UserError) -> "Problem":
        """What the rules refuse, for an answer: lists are written out, and what a client sent is cut.

        >>> Problem.of(UserError("unknown_option", game="pocket-mars", option="x" * 99, known=())).facts["known"]
        '–'
        """
        return Problem(error.code, **{name: _written(fact) for name, fact in error.facts.items()})

    def __str__(self) -> str:
        return self.told("en")

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS.get(self.code, 400)

    @property
    def headers(self) -> dict[str, str]:
        """The HTTP headers that go with it: when to come back, if that is known."""
        return {"Retry-After": str(self.facts["seconds"])} if "seconds" in self.facts else {}

    def told(self, language: str) -> str:
        """The sentence in that language, with facts described in the same one."""
        facts = {
            name: fact.told(language) if isinstance(fact, Describable) else fact for name, fact in self.facts.items()
        }
        # what a client sent may be no valid text, and still has to be named
        return sentence(self.code, language, facts).encode("utf-8", "replace").decode()

    def body(self, language: str) -> dict[str, dict[str, str]]:
        """The problem as the body of an answer."""
        return {"error": {"code": self.code, "message": self.told(language)}}


def _written(fact: object) -> object:
    if isinstance(fact, tuple):
        return ", ".join(str(one) for one in fact) or "–"
    return fact[:LONGEST_FACT] if isinstance(fact, str) else fact


class Unreadable(Problem):
    """A table whose rows can't be understood. The reason is for the operator alone.

    `foreign`: it names what this version does not know.
    """

    def __init__(self, reason: str, *, foreign: bool = False) -> None:
        super().__init__("table_damaged")
        self.reason = reason
        self.foreign = foreign
