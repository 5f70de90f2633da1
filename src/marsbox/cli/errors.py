"""What a user did wrong, as one sentence in the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from marsbox.cli.language import Sentences
from marsbox.core import EngineError, UserError

NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"


def describe(error: UserError, say: Sentences) -> str:
    """The sentence for an error, on one line and free of control characters whatever the facts hold.

    What the engine refuses without a sentence of ours is said in its own words.

    >>> describe(UserError("unknown_game", game="chess", known=("pocket-mars", "go")), Sentences("en"))
    'There is no game “chess”; the games are pocket-mars, go.'
    """
    facts = {name: _listed(fact) if isinstance(fact, tuple) else fact for name, fact in error.facts.items()}
    sentence = say(error.code, **facts) if say.knows(error.code) else say("said", what=error)
    return "".join(sign if sign == NARROW_SPACE or sign.isprintable() else " " for sign in sentence)


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join(str(value) for value in values)


@contextmanager
def about(prefix: str) -> Iterator[None]:
    """Say what an error of the engine is about, such as a file."""
    try:
        yield
    except EngineError as error:
        raise UserError("said", what=f"{prefix}{error}") from None


def reason_of(error: OSError) -> str:
    """What the system says is wrong, without numbers."""
    return error.strerror or type(error).__name__
