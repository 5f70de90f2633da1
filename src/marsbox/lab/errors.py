"""What can go wrong in the laboratory, as one sentence in English or French."""

from marsbox.core import UserError
from marsbox.lab.speech import speak


class LabError(UserError):
    """Something that can't be done as asked, or was not done as promised.

    >>> print(LabError("jobs", jobs=0))
    The number of jobs is 0; it must be at least 1.
    """

    def message(self, language: str) -> str:
        """The sentence in a language."""
        return speak(language, self.code, **self.facts)

    def __str__(self) -> str:
        return self.message("en")


def missing(package: str, extra: str, error: ImportError) -> LabError:
    """The error for a package that is needed and can't be imported."""
    return LabError("missing_package", package=package, extra=extra, reason=error)
