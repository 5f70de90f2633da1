"""Numbers and lists as the grammar of a language writes them."""

from collections.abc import Sequence
from typing import Final, Protocol

MINUS: Final = "\N{MINUS SIGN}"


class Grammar(Protocol):
    """What the module `grammar` of every language says."""

    @property
    def DECIMAL_SIGN(self) -> str: ...  # noqa: N802
    @property
    def THOUSANDS_SIGN(self) -> str: ...  # noqa: N802
    @property
    def PERCENT_SIGN(self) -> str: ...  # noqa: N802
    @property
    def AND_OF_TWO(self) -> str: ...  # noqa: N802
    @property
    def AND_OF_MORE(self) -> str: ...  # noqa: N802


def number(grammar: Grammar, value: float, *, least: int = 0, most: int | None = None, style: str = "decimal") -> str:
    """A number with from `least` to `most` decimals, three if nothing is said, none in percent.

    >>> from marsbox.words.fr import grammar
    >>> number(grammar, 1234.5), number(grammar, -2, least=1), number(grammar, 0.4, style="percent")
    ('1\u202f234,5', '−2,0', '40\u202f%')
    """
    percent = style == "percent"
    most = max(least, 0 if percent else 3) if most is None else most
    digits = f"{abs(value) * 100 if percent else abs(value):,.{most}f}"
    whole, _, decimals = digits.partition(".")
    decimals = decimals[:least] + decimals[least:].rstrip("0")
    written = whole.replace(",", grammar.THOUSANDS_SIGN) + (grammar.DECIMAL_SIGN + decimals if decimals else "")
    return f"{MINUS if value < 0 else ''}{written}{grammar.PERCENT_SIGN if percent else ''}"


def signed(grammar: Grammar, value: float) -> str:
    """A number with its sign, plus too; none at zero."""
    return f"{'+' if value > 0 else ''}{number(grammar, value)}"


def listed(grammar: Grammar, names: Sequence[str]) -> str:
    """Names as a sentence lists them.

    >>> from marsbox.words.en import grammar
    >>> listed(grammar, ["Ann"]), listed(grammar, ["Ann", "Ben"]), listed(grammar, ["Ann", "Ben", "Cem"])
    ('Ann', 'Ann and Ben', 'Ann, Ben, and Cem')
    """
    *others, last = names or ("",)
    if not others:
        return last
    return f"{', '.join(others)}{grammar.AND_OF_TWO if len(others) == 1 else grammar.AND_OF_MORE}{last}"


def joined(_grammar: Grammar, names: Sequence[str]) -> str:
    """Names with commas between them."""
    return ", ".join(names)
