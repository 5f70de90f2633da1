"""Errors of the laboratory, each as one sentence in the reader's language."""

from marsbox.core import UserError
from marsbox.lab.sentences import sentence


class LabError(UserError):
    """A request that can't be carried out, or a run that failed.

    >>> print(LabError("jobs", jobs=0))
    The number of jobs is 0; it must be at least 1.
    """

    def message(self, language: str) -> str:
        """The sentence in a language."""
        return sentence(language, self.code, **self.facts)

    def __str__(self) -> str:
        return self.message("en")


def missing(package: str, extra: str, error: ImportError) -> LabError:
    """The error for a package that is needed and can't be imported."""
    return LabError("missing_package", package=package, extra=extra, reason=error)
