"""How German writes numbers, lists and spaces, and the genitive of names."""

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


def genitive(name: object) -> str:
    """The genitive of a name: an apostrophe where the sound of an s ends it already.

    >>> genitive("Ann"), genitive("Yves"), genitive("Moritz")
    ('Anns', 'Yves’', 'Moritz’')
    """
    text = str(name)
    return f"{text}’" if text.lower().endswith(("s", "ß", "x", "z", "ce")) else f"{text}s"
