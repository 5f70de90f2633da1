"""The one error of the command line: a code and facts, told as one sentence in the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from marsbox.cli.language import Speech

NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"


class Complaint(Exception):
    """Something that can't be done as asked; the command ends with status 2.

    >>> from marsbox.cli.language import Speech
    >>> Complaint("unknown_game", game="chess", known="pocket-mars").told(Speech("en"))
    'There is no game "chess"; the games are pocket-mars.'
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def told(self, say: Speech) -> str:
        """The sentence, on one line and free of control characters whatever the facts hold."""
        told = say(self.code, **self.facts)
        return "".join(sign if sign == NARROW_SPACE or sign.isprintable() else " " for sign in told)


@contextmanager
def plainly(prefix: str = "") -> Iterator[None]:
    """Turn what the rules refuse (their errors are full English sentences) into a `Complaint`."""
    from marsbox.core import ComponentsError, PluginError, RecordError, SetupError

    try:
        yield
    except (ComponentsError, PluginError) as error:
        raise Complaint("said", what=error) from None
    except (RecordError, SetupError) as error:
        raise Complaint("said", what=f"{prefix}{error}") from None


def reason_of(error: OSError) -> str:
    """What the system says is wrong, without numbers."""
    return error.strerror or type(error).__name__
