"""Numbers, lists and forms of phrases as the grammar of a language wants them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

MINUS: Final = "\N{MINUS SIGN}"

Facts = Mapping[str, Any]
Message = str | Callable[[Facts], str]


class Grammar(Protocol):
    """What the module `grammar` of every language says."""

    DECIMAL_SIGN: str
    THOUSANDS_SIGN: str
    PERCENT_SIGN: str
    AND_OF_TWO: str
    AND_OF_MORE: str
    OR: str


def number(grammar: Grammar, value: float, *, least: int = 0, most: int | None = None, style: str = "decimal") -> str:
    """A number with from `least` to `most` decimals, three if nothing is said, none in percent.

    >>> from marsbox.words.fr import grammar
    >>> number(grammar, 1234.5), number(grammar, -2, least=1), number(grammar, 0.4, style="percent")
    ('1\u202f234,5', '−2,0', '40\u202f%')
    """
    percent = style == "percent"
    most = max(least, 0 if percent else 3) if most is None else most
    digits = f"{abs(value) * 100 if percent else abs(value):,.{most}f}"
    whole, _, decimals = digits.partition(".")
    decimals = decimals[:least] + decimals[least:].rstrip("0")
    written = whole.replace(",", grammar.THOUSANDS_SIGN) + (grammar.DECIMAL_SIGN + decimals if decimals else "")
    return f"{MINUS if value < 0 else ''}{written}{grammar.PERCENT_SIGN if percent else ''}"


def signed(grammar: Grammar, value: float) -> str:
    """A number with its sign, plus too; none at zero."""
    return f"{'+' if value > 0 else ''}{number(grammar, value)}"


def listed(grammar: Grammar, names: Sequence[object]) -> str:
    """Names as a sentence lists them.

    >>> from marsbox.words.en import grammar
    >>> listed(grammar, ["Ann"]), listed(grammar, ["Ann", "Ben"]), listed(grammar, ["Ann", "Ben", "Cem"])
    ('Ann', 'Ann and Ben', 'Ann, Ben and Cem')
    """
    return _row(names, grammar.AND_OF_TWO if len(names) == 2 else grammar.AND_OF_MORE)


def either(grammar: Grammar, names: Sequence[object]) -> str:
    """Names of which one is meant.

    >>> from marsbox.words.en import grammar
    >>> either(grammar, ["Ann", "Ben", "Cem"])
    'Ann, Ben or Cem'
    """
    return _row(names, grammar.OR)


def _row(names: Sequence[object], last_sign: str) -> str:
    if len(names) == 1:
        return str(names[0])
    *others, last = map(str, names or ("",))
    return f"{', '.join(others)}{last_sign}{last}" if others else last


def joined(_grammar: Grammar, names: Sequence[object]) -> str:
    """Names with commas between them."""
    return ", ".join(map(str, names))


def capital(text: object) -> str:
    """A text that begins with a capital letter.

    >>> capital("élan")
    'Élan'
    """
    text = str(text)
    return text[:1].upper() + text[1:]


class Phrase:
    """A message with its facts as a fact of another message, which says in which form it wants it.

    A language without such forms just fills it in.
    """

    __slots__ = ("_attributes", "_facts", "_message", "_said")

    def __init__(self, message: Message, facts: Facts, attributes: Mapping[str, str]) -> None:
        self._message = message
        self._facts = facts
        self._attributes = attributes
        # a name that many sentences use is said once
        self._said = message if isinstance(message, str) else ""

    def __str__(self) -> str:
        if not self._said and not isinstance(self._message, str):
            self._said = self._message(self._facts)
        return self._said

    def __format__(self, spec: str) -> str:
        return self._said or str(self)

    def form(self, **forms: str) -> str:
        """The phrase in a form, such as a case."""
        message = self._message
        return message if isinstance(message, str) else message({**self._facts, **forms})

    def attribute(self, name: str) -> str:
        """What the language says about the phrase, such as its gender; nothing where it says nothing."""
        return self._attributes.get(name, "")


def form(what: object, **forms: str) -> str | list[str]:
    """A phrase or each of several in a form; a text is the same in any."""
    if isinstance(what, Phrase):
        return what.form(**forms)
    if isinstance(what, Sequence) and not isinstance(what, str):
        return [str(form(each, **forms)) for each in what]
    return str(what)


def attribute(what: object, name: str) -> str:
    """What the language says about a phrase; nothing about a text."""
    return what.attribute(name) if isinstance(what, Phrase) else ""
