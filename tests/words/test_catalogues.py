"""Every language says everything, and nothing that nobody asks for."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from marsbox import words
from marsbox.words import LANGUAGES, catalogue
from tests.conftest import SOURCES
from tests.words.fluent import bundle, said, samples
from tools.words.__main__ import CATALOGUES
from tools.words.catalogues import ENGLISH, Catalogue, digest_of, is_browsers, missing, read_catalogues
from tools.words.model import Message, slots

ALL: Final = read_catalogues(CATALOGUES)
OTHERS: Final = [language for language in ALL if language != ENGLISH]
# codes that are put together: with the name of a game, a kind of failure, a kind of run, a part of the box
MADE: Final = tuple(f"laboratory-{part}_" for part in ("rounds", "by", "failed", "report")) + ("terminal-part_",)


def constants(folders: Iterator[Path]) -> set[str]:
    """Every text in the sources."""
    found = set()
    for folder in folders:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_the_compiled_catalogues_are_those_of_the_sources() -> None:
    compiled = words._load("index").DIGEST
    assert compiled == digest_of(CATALOGUES), "the catalogues have changed: run `make build`"
    assert tuple(ALL) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_every_message(language: str) -> None:
    assert missing(ALL[language], ALL[ENGLISH]) == {}
    assert words.missing(language) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_names_the_same_facts_in_each_language(language: str) -> None:
    english = ALL[ENGLISH].messages()
    for message in ALL[language].messages().values():
        assert set(slots(message)) == set(slots(english[message.id])), message.id


def test_every_message_of_server_terminal_and_laboratory_is_said_somewhere() -> None:
    written = constants(folder for folder in SOURCES.iterdir() if folder.name != "words")
    for file, messages in ALL[ENGLISH].files.items():
        if is_browsers(file) or file == "language":
            continue
        left_over = [
            each for each in messages if each.removeprefix(f"{file}-") not in written and not each.startswith(MADE)
        ]
        assert left_over == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_says_the_same_as_the_library(language: str) -> None:
    library = bundle(CATALOGUES / language, ALL[language].locale)
    for message in spoken(ALL[ENGLISH]):
        for facts in samples(message):
            ours = catalogue(language).say(message.id, **facts)
            assert ours == said(library, message, facts), message.id


def spoken(english: Catalogue) -> Iterator[Message]:
    """The messages that are compiled to Python."""
    for file, messages in english.files.items():
        if not is_browsers(file) and file != "language":
            yield from messages.values()
