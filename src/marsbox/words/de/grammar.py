"""How German writes numbers, lists and spaces."""

DECIMAL_SIGN = ","
THOUSANDS_SIGN = "."
PERCENT_SIGN = "\N{NARROW NO-BREAK SPACE}%"
AND_OF_TWO = " und "
AND_OF_MORE = " und "
OR = " oder "

FORMS = ("case",)


def typeset(text: str) -> str:
    """An unbreakable space before an ellipsis that stands for words.

    >>> typeset("Wird geladen …") == "Wird geladen\\u00a0…"
    True
    """
    return text.replace(" …", "\N{NO-BREAK SPACE}…")
