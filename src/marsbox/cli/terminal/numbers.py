"""Numbers as a language writes them, and numbered lines."""

from collections.abc import Sequence

from marsbox.cli.language import Sentences


def numbered(steps: Sequence[str]) -> list[str]:
    """Steps in the order in which they are done; a single one needs no number.

    >>> numbered(["Play Mine", "Pay with 2 steel"]), numbered(["Pass"])
    (['1. Play Mine', '2. Pay with 2 steel'], ['Pass'])
    """
    return [f"{number}. {step}" for number, step in enumerate(steps, start=1)] if len(steps) > 1 else list(steps)


def percent(rate: float, say: Sentences) -> str:
    """A rate in percent.

    >>> percent(0.725, Sentences("fr"))
    '72,5\\u202f%'
    """
    return say.catalogue.percent(rate, 1)


def decimal(number: float, places: int, say: Sentences) -> str:
    """A number with the language's decimal sign."""
    return say.catalogue.in_column(number, places)
