"""How French writes numbers, lists and spaces, and how it elides."""

import re
from collections.abc import Sequence

DECIMAL_SIGN = ","
THOUSANDS_SIGN = "\N{NARROW NO-BREAK SPACE}"
PERCENT_SIGN = "\N{NARROW NO-BREAK SPACE}%"
AND_OF_TWO = " et "
AND_OF_MORE = " et "
OR = " ou "
# verbs of cards are imperatives, or infinitives after a cost
FORMS = ("mood",)

_VOWEL = re.compile("[aeiouyàâäéèêëîïôöùûüœæ]", re.IGNORECASE)


def typeset(text: str) -> str:
    """Narrow, unbreakable spaces before ; : ! ? and inside quotation marks; for the words of catalogues.

    >>> typeset("« Eau » : 3 !") == "«\\u202fEau\\u202f»\\u202f: 3\\u202f!"
    True
    """
    return re.sub("«[ \u00a0]", "«\u202f", re.sub("[ \u00a0]([;:!?»])", "\u202f\\1", text))


def of(name: str | Sequence[str]) -> str | list[str]:
    """« de » before a name or before each of several, elided before a vowel.

    >>> of("Anne"), of(["Paul", "Élise"])
    ('d’Anne', ['de Paul', 'd’Élise'])
    """
    if not isinstance(name, str):
        return [f"{of(each)}" for each in name]
    return f"d’{name}" if _VOWEL.match(name) else f"de {name}"
