"""The plural rules of CLDR for many languages, as expressions of Python and of TypeScript.

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
NONE: Final = PluralRule(("other",), '"other"', '"other"')
# the whole numbers of Slavic languages go by their last digits; n % 1 is not 0 for one with decimals
_FEW: Final = "2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14"
_FEW_TS: Final = "n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14)"
POLISH: Final = PluralRule(
    ("one", "few", "many", "other"),
    f'"other" if n % 1 else "one" if abs(n) == 1 else "few" if {_FEW} else "many"',
    f'n % 1 ? "other" : Math.abs(n) === 1 ? "one" : {_FEW_TS} ? "few" : "many"',
)
RUSSIAN: Final = PluralRule(
    ("one", "few", "many", "other"),
    f'"other" if n % 1 else "one" if n % 10 == 1 and n % 100 != 11 else "few" if {_FEW} else "many"',
    f'n % 1 ? "other" : n % 10 === 1 && n % 100 !== 11 ? "one" : {_FEW_TS} ? "few" : "many"',
)
CZECH: Final = PluralRule(
    ("one", "few", "many", "other"),
    '"many" if n % 1 else "one" if abs(n) == 1 else "few" if 2 <= abs(n) <= 4 else "other"',
    'n % 1 ? "many" : Math.abs(n) === 1 ? "one" : Math.abs(n) >= 2 && Math.abs(n) <= 4 ? "few" : "other"',
)
_LIKE_ENGLISH: Final = "bg ca da de el en eo es et eu fi gl hu it nb nl nn no sv tr"
RULES: Final = {
    **dict.fromkeys(_LIKE_ENGLISH.split(), ONE_IS_ONE),
    **dict.fromkeys(("fr", "pt"), BELOW_TWO_IS_ONE),
    **dict.fromkeys(("id", "ja", "ko", "ms", "th", "vi", "zh"), NONE),
    **dict.fromkeys(("cs", "sk"), CZECH),
    **dict.fromkeys(("be", "ru", "uk"), RUSSIAN),
    "pl": POLISH,
}


def rule_of(language: str) -> PluralRule:
    """The rule of a language.

    >>> rule_of("fr").categories
    ('one', 'other')
    """
    if language not in RULES:
        raise CatalogueError(
            f'the plurals of "{language}" are not known here; tools/words/plurals.py needs a line for the language, '
            f"which may be that of another one such as de, es, fr, pl, ru or ja"
        )
    return RULES[language]
