"""The plural rules of CLDR for the languages there are, as expressions of Python and of TypeScript.

A number that is given is a whole one or has decimals; signs don't count. Categories that only numbers from a million
on have (`many` in French) are left out.
"""

from dataclasses import dataclass
from typing import Final

from tools.words.model import CatalogueError

NAMES: Final = ("zero", "one", "two", "few", "many", "other")


@dataclass(frozen=True)
class PluralRule:
    """The categories of a language, and which one the number `n` has."""

    categories: tuple[str, ...]
    python: str
    typescript: str


ONE_IS_ONE: Final = PluralRule(
    ("one", "other"), '"one" if abs(n) == 1 else "other"', 'Math.abs(n) === 1 ? "one" : "other"'
)
BELOW_TWO_IS_ONE: Final = PluralRule(
    ("one", "other"), '"one" if abs(n) < 2 else "other"', 'Math.abs(n) < 2 ? "one" : "other"'
)
RULES: Final = {"en": ONE_IS_ONE, "de": ONE_IS_ONE, "fr": BELOW_TWO_IS_ONE}


def rule_of(language: str) -> PluralRule:
    """The rule of a language.

    >>> rule_of("fr").categories
    ('one', 'other')
    """
    if language not in RULES:
        raise CatalogueError(f'the plural rule of "{language}" is not known; add CLDR\'s to tools/words/plurals.py')
    return RULES[language]
