"""The laboratory's own sentences, in its errors and reports."""

from marsbox.words import catalogue


def sentence(language: str, code: str, /, **facts: object) -> str:
    """A sentence with its facts.

    >>> sentence("fr", "column_bot")
    'Robot'
    """
    return catalogue(language).say(f"laboratory-{code}", **facts)


def has_sentence(language: str, code: str) -> bool:
    """Whether there is a sentence of this code."""
    return catalogue(language).has(f"laboratory-{code}")
