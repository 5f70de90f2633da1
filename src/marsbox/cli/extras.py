"""Packages that only some commands need, and what to say when they are not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Around imports: whatever package can't be imported, a `UserError` names the extra that installs it."""
    try:
        yield
    except ImportError as error:
        from marsbox.core import UserError

        if (error.name or "").partition(".")[0] == "marsbox":
            raise  # a mistake of ours
        raise UserError("missing_extra", extra=extra, reason=error) from None
