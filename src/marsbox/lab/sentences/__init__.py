"""The laboratory's own sentences, in its errors and reports."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources


@cache
def sentences(language: str) -> Mapping[str, str]:
    """All sentences of a language by their codes."""
    file = resources.files("marsbox.lab.sentences") / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def sentence(language: str, code: str, /, **facts: object) -> str:
    """A sentence with its facts.

    >>> sentence("fr", "column_bot")
    'Robot'
    """
    return sentences(language)[code].format_map(facts)
