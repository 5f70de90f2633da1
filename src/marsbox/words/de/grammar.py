"""How German writes numbers, lists and spaces, and how it puts words together."""

from collections.abc import Sequence

DECIMAL_SIGN = ","
THOUSANDS_SIGN = "."
PERCENT_SIGN = "\N{NARROW NO-BREAK SPACE}%"
AND_OF_TWO = " und "
AND_OF_MORE = " und "
OR = " oder "

# moods of verbs on cards: imperatives, infinitives with "zu" after a cost, inverted after another part of the sentence
FORMS = ("case", "mood", "compound", "having")


def typeset(text: str) -> str:
    """An unbreakable space before an ellipsis that stands for words.

    >>> typeset("Wird geladen …") == "Wird geladen\\u00a0…"
    True
    """
    return text.replace(" …", "\N{NO-BREAK SPACE}…")


def compound(stems: Sequence[str]) -> str:
    """The first words of compounds that end alike, of which one is meant.

    >>> compound(["Tier"]) + "-Symbol", compound(["Pflanzen", "Mikroben", "Tier"]) + "-Symbol"
    ('Tier-Symbol', 'Pflanzen-, Mikroben- oder Tier-Symbol')
    """
    *others, last = stems or ("",)
    return f"{', '.join(f'{stem}-' for stem in others)}{OR}{last}" if others else last
