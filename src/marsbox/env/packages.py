"""Packages that the learning environments need, and the error when one is missing."""


class MissingPackage(ImportError):
    """A package that is needed and can't be imported; the message says how to install it."""


def missing(name: str, reason: ImportError) -> MissingPackage:
    """What to raise when a package of the extra `env` can't be imported.

    >>> print(missing("NumPy", ImportError("No module named 'numpy'")))
    NumPy is needed for this and can't be imported (No module named 'numpy'): run pip install 'marsbox[env]'
    """
    return MissingPackage(f"{name} is needed for this and can't be imported ({reason}): run pip install 'marsbox[env]'")
