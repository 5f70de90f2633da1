"""How English writes numbers and lists."""

DECIMAL_SIGN = "."
THOUSANDS_SIGN = ","
PERCENT_SIGN = "%"
AND_OF_TWO = " and "
AND_OF_MORE = " and "
OR = " or "


def possessive(name: object) -> str:
    """The genitive of a name.

    >>> possessive("Ann"), possessive("Devious Automatics")
    ('Ann’s', 'Devious Automatics’')
    """
    text = str(name)
    return f"{text}’" if text.endswith("s") else f"{text}’s"


def a(name: object) -> str:
    """A name with the indefinite article.

    >>> a("Water"), a("Energy")
    ('a Water', 'an Energy')
    """
    text = str(name)
    return f"an {text}" if text[:1].lower() in tuple("aeiou") else f"a {text}"
