"""A language as a game speaks it: words that stand alone, and speakers that put numbers into sentences."""

import keyword
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from marsbox.core.contract import Outcome


def method_name(kind: str) -> str:
    """The name of the method for a kind of thing; a word of Python's own gets an underscore.

    >>> method_name("play"), method_name("pass")
    ('play', 'pass_')
    """
    return f"{kind}_" if keyword.iskeyword(kind) else kind


def tell(speaker: object, kind: str, numbers: Iterable[object]) -> str:
    """Let the method that has the name of a kind of thing put its numbers into words."""
    return str(getattr(speaker, method_name(kind))(*numbers))


@dataclass(frozen=True)
class Terms:
    """Words that stand alone, by their names in the data. A phase may name parts of the view in braces.

    `chapters` has the title of the round, turn or generation that a phase is a part of, for those that are.
    `value_parts` follow a number of points: they say where the points come from or go to.
    """

    game_name: str
    game_summary: str
    components_note: str
    card_parts: dict[str, str]
    provenances: dict[str, str]
    setup_options: dict[str, str]
    setup_option_help: dict[str, str]
    setup_values: dict[str, dict[str, str]]
    verbs: dict[str, str]
    questions: dict[str, str]
    phases: dict[str, str]
    chapters: dict[str, str]
    score_categories: dict[str, str]
    value_parts: dict[str, str]


@dataclass(frozen=True)
class Voice:
    """What every game needs to be told in a language.

    `prompts` has a method for each kind of decision, `options` and `short_options` one for each verb, `log` one for
    each kind of event, `refusals` one for each code of a reason and `scores` one for each code of a score item.
    """

    terms: Terms
    player: Callable[[int], str]
    prompts: object
    options: object
    short_options: object
    log: object
    refusals: object
    scores: object
    summary: Callable[[Outcome], str]
    waiting: Callable[[list[str]], str]
    signed: Callable[[float], str]
    sentence: Callable[[str], str]
    typeset: Callable[[str], str]
