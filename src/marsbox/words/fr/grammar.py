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
FORMS = ("mood", "article", "agreement")

# a y before another vowel is none itself
_VOWEL = re.compile("[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ])", re.IGNORECASE)


def typeset(text: str) -> str:
    """Narrow, unbreakable spaces before ; : ! ? and inside quotation marks; for the words of catalogues.

    >>> typeset("« Eau » : 3 !") == "«\\u202fEau\\u202f»\\u202f: 3\\u202f!"
    True
    """
    return re.sub("«[ \u00a0]", "«\u202f", re.sub("[ \u00a0]([;:!?»])", "\u202f\\1", text))


def of(name: object) -> str | list[str]:
    """« de » before a name or before each of several, elided before a vowel.

    >>> of("Anne"), of("Yves"), of("Yann"), of(["Paul", "Élise"])
    ('d’Anne', 'd’Yves', 'de Yann', ['de Paul', 'd’Élise'])
    """
    if isinstance(name, Sequence) and not isinstance(name, str):
        return [f"{of(each)}" for each in name]
    text = str(name)
    return f"d’{text}" if _VOWEL.match(text) else f"de {text}"
