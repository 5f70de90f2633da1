"""Both languages say everything, and the right one is chosen."""

import ast
import string
from pathlib import Path

import pytest

from marsbox import cli
from marsbox.cli.errors import Complaint
from marsbox.cli.language import LANGUAGES, Speech, pick_language
from marsbox.text import LANGUAGES as LANGUAGES_OF_GAMES
from tests.cli.conftest import Command

SOURCES = sorted(Path(cli.__file__).parent.rglob("*.py"))


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def codes_in_sources() -> set[str]:
    """Every word in the sources that could be the code of a sentence."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_the_terminal_speaks_the_languages_of_the_games() -> None:
    assert LANGUAGES == LANGUAGES_OF_GAMES


def test_each_language_has_every_sentence_with_the_same_facts() -> None:
    english, french = Speech("en").sentences, Speech("fr").sentences
    assert set(english) == set(french)
    for code in english:
        assert facts(english[code]) == facts(french[code]), code


def test_no_sentence_is_left_over() -> None:
    used = codes_in_sources()
    made = ("bot_", "part_")
    assert [code for code in Speech("en").sentences if code not in used and not code.startswith(made)] == []


def test_every_sentence_that_is_said_exists() -> None:
    said = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("say", "_say", "Complaint"):
                said |= {node.args[0].value} if isinstance(node.args[0], ast.Constant) else set()
    assert said - set(Speech("en").sentences) == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_CH.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_BE"}, "fr"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert pick_language([], environment) == language


@pytest.mark.parametrize("arguments", [["cards", "--lang", "fr"], ["--lang=fr", "--version"]])
def test_the_option_goes_before_the_locale(arguments: list[str]) -> None:
    assert pick_language(arguments, {"LANG": "en_GB"}) == "fr"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Complaint):
        pick_language(["--lang", "de"], {})


def test_a_french_locale_speaks_french(marsbox: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "moteur\u202f:" in marsbox("--version").out
    refused = marsbox("cards", "chess").err
    assert refused.startswith("Il n'y a pas de jeu «\u202fchess\u202f»\u202f; les jeux sont pocket-mars")
