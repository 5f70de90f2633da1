"""The error for everything that a client or an operator can cause: a code and facts, described in their language."""

from typing import Protocol, runtime_checkable

from marsbox.server.runtime.sentences import SENTENCES, STATUS, sentence


@runtime_checkable
class Describable(Protocol):
    """A fact that is described in the reader's language."""

    def told(self, language: str) -> str:
        """The words in that language."""


class Problem(Exception):
    """Something that can't be done, and why.

    >>> Problem("unknown_game", game="chess", known="pocket-mars").told("en")
    'There is no game "chess" here; the games are: pocket-mars.'
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        if code not in SENTENCES["en"]:
            raise KeyError(f"no sentence is written for {code}")
        self.code = code
        self.facts = facts
        super().__init__(self.told("en"))

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


class Unreadable(Problem):
    """A table whose rows can't be understood. The reason is for the operator alone.

    `foreign`: it names what this version does not know.
    """

    def __init__(self, reason: str, *, foreign: bool = False) -> None:
        super().__init__("table_damaged")
        self.reason = reason
        self.foreign = foreign
