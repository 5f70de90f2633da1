"""Every language says everything, and nothing that nobody asks for."""

import ast
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from marsbox import words
from marsbox.games import GAME_IDS
from marsbox.words import LANGUAGES, catalogue
from tests.conftest import SOURCES
from tests.words.client_uses import uses
from tests.words.fluent import bundle, said, samples
from tools.npm import machine_node, wheel_node
from tools.words.__main__ import CATALOGUES, ROOT
from tools.words.catalogues import ENGLISH, digest_of, facts_of, is_browsers, missing, read_catalogues, subject_of

CLIENT: Final = ROOT / "client"
ALL: Final = read_catalogues(CATALOGUES)
OTHERS: Final = [language for language in ALL if language != ENGLISH]
# what these say is in tests/text
GAMES: Final = ("games", *(game.replace("-", "_") for game in GAME_IDS))
# codes that are put together: with the name of a game, a kind of failure, a kind of run, a part of the box
MADE: Final = tuple(f"laboratory-{part}_" for part in ("rounds", "by", "failed", "report")) + (
    "terminal-part_",
    "bots-",  # those are in tests/text/test_bots.py
)


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
        there = english[message.id]
        used = facts_of(message, ALL[language])
        assert facts_of(there, ALL[ENGLISH]) <= used <= facts_of(there, ALL[ENGLISH]) | there.offered, message.id


def test_every_message_of_server_terminal_and_laboratory_is_said_somewhere() -> None:
    written = constants(folder for folder in SOURCES.iterdir() if folder.name != "words")
    for file, messages in ALL[ENGLISH].files.items():
        if is_browsers(file) or file == "language" or subject_of(file) in GAMES:
            continue
        left_over = [
            each for each in messages if each.removeprefix(f"{file}-") not in written and not each.startswith(MADE)
        ]
        assert left_over == []


def test_every_word_of_the_browser_is_shown_somewhere() -> None:
    shown = uses(CLIENT, browser_messages())
    beginnings = [message.split("-") for message in browser_messages()]
    left_over = [
        "-".join(steps)
        for steps in beginnings
        if not any("-".join(steps[:length]) in shown for length in range(1, len(steps) + 1))
    ]
    assert left_over == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Wait … 3 !"), ("de", "Wait\u00a0… 3 !"), ("fr", "Wait … 3\u202f!")],
)
def test_other_words_get_the_spaces_of_a_language(language: str, told: str) -> None:
    assert catalogue(language).typeset("Wait … 3 !") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_python_says_the_same_as_the_library(language: str) -> None:
    library = bundle(CATALOGUES / language, ALL[language].locale)
    for file, messages in ALL[ENGLISH].files.items():
        for message in () if is_browsers(file) or file == "language" else messages:
            for facts in samples(message, language, ALL):
                assert catalogue(language).say(message, **facts) == said(library, message, facts), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_typescript_says_the_same_as_the_library(language: str, tmp_path: Path) -> None:
    library = bundle(CATALOGUES / language, ALL[language].locale)
    asked = [(message, facts) for message in browser_messages() for facts in samples(message, language, ALL)]
    assert len(asked) > 1000
    told = in_browser([(language, message.split("-"), facts) for message, facts in asked], tmp_path)
    for (message, facts), text in zip(asked, told, strict=True):
        assert text == said(library, message, facts), message


def browser_messages() -> list[str]:
    return [message for file, messages in ALL[ENGLISH].files.items() if is_browsers(file) for message in messages]


def in_browser(asked: list[tuple[str, list[str], dict[str, Any]]], folder: Path) -> list[str]:
    """What the words compiled for the browser say."""
    assert (CLIENT / "node_modules").is_dir(), "the client's packages are not installed: run `make build`"
    node = "node" if machine_node() else str(wheel_node() / "bin" / "node")
    script = Path(__file__).with_name("browser_words.cjs")
    run = subprocess.run(
        [node, str(script), str(CLIENT), str(folder)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told: list[str] = json.loads(run.stdout)
    return told
