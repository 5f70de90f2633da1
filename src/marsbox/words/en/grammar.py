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
