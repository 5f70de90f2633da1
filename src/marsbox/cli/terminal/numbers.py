"""Numbers as a language writes them."""

from marsbox.cli.language import Sentences


def percent(rate: float, say: Sentences) -> str:
    """A rate in percent.

    >>> percent(0.725, Sentences("fr"))
    '72,5\\u202f%'
    """
    return say.catalogue.percent(rate, 1)


def decimal(number: float, places: int, say: Sentences) -> str:
    """A number with the language's decimal sign."""
    return say.catalogue.in_column(number, places)
