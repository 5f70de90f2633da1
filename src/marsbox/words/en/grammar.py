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


def ordinal(number: object) -> str:
    """A number as a place in a row.

    >>> [ordinal(number) for number in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    text = str(number)
    ending = "th" if text.endswith(("11", "12", "13")) else {"1": "st", "2": "nd", "3": "rd"}.get(text[-1:], "th")
    return text + ending
