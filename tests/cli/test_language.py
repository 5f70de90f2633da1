"""The terminal has every sentence that it says, and the right language is chosen."""

import ast
from pathlib import Path

import pytest

from marsbox import cli, core, learn
from marsbox.cli.errors import describe
from marsbox.cli.language import Sentences, pick_language
from marsbox.core import Setup, SetupError, UserError
from marsbox.games import load_game
from marsbox.words import LANGUAGES, catalogue
from tests.cli.conftest import Command

SOURCES = sorted(Path(cli.__file__).parent.rglob("*.py"))
# what is wrong with a set-up is found there
SETUP_CHECKS = [Path(str(core.__file__)).with_name(name) for name in ("contract.py", "errors.py")]
# and what is wrong with a training there
TRAINING_CHECKS = sorted(Path(learn.__file__).parent.rglob("*.py"))


def codes() -> set[str]:
    return {message.removeprefix("terminal-") for message in catalogue("en").ids("terminal")}


def codes_in_sources() -> set[str]:
    """Every word in the sources that could be the code of a sentence."""
    found = set()
    for path in [*SOURCES, *SETUP_CHECKS, *TRAINING_CHECKS]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_no_sentence_is_left_over() -> None:
    used = codes_in_sources()
    made = ("bot_", "part_")
    assert [code for code in codes() if code not in used and not code.startswith(made)] == []


def test_every_sentence_that_is_said_exists() -> None:
    for path in SOURCES:
        # what is said about a server's database is said by the server
        servers = {message.removeprefix("server-") for message in catalogue("en").ids("server")}
        known = codes() | (servers if path.parent.name == "server" else set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("say", "table.show", "UserError")):
                assert not isinstance(node.args[0], ast.Constant) or node.args[0].value in known


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(9), "pocket-mars can’t be played by 9; possible player counts: 1, 2, 3, 4."),
        (Setup(2, {"drift": "on"}), "pocket-mars has no option “drift”; its options are draft, level."),
        (Setup(2, {"draft": "maybe"}), "The option “draft” can’t be “maybe”; it can be off, on."),
        (
            Setup(1, {"draft": "on"}),
            "The option draft=on is not available with 1 players; it is available with: 2, 3, 4.",
        ),
    ],
)
def test_what_the_rules_refuse_of_a_setup_has_a_sentence(setup: Setup, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        load_game("pocket-mars").check_setup(setup)
    assert describe(refused.value, Sentences("en")) == said
    for language in LANGUAGES:
        assert describe(refused.value, Sentences(language))
        assert describe(SetupError("nothing to deal"), Sentences(language)) == "nothing to deal"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
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
    with pytest.raises(UserError):
        pick_language(["--lang", "tlh"], {})


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "Y", (True, False)),
        ("en", "oui", (False, False)),
        ("fr", "oui", (True, False)),
        ("fr", "NON", (False, True)),
        ("de", "j", (True, False)),
        ("de", "nein", (False, True)),
        ("de", "yes", (True, False)),
        ("de", "", (False, False)),
    ],
)
def test_an_answer_is_understood_in_the_language_and_in_english(
    language: str, typed: str, meant: tuple[bool, bool]
) -> None:
    say = Sentences(language)
    assert (say.means("yes", typed), say.means("no", typed)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_question_are_understood(language: str) -> None:
    say = Sentences(language)
    for question in ("keep_game", "keep_record"):
        yes, no = say(question).rstrip(" ]").rpartition("[")[2].split("/")
        assert say.means("yes", yes)
        assert say.means("no", no)


def test_a_french_locale_speaks_french(marsbox: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "moteur\u202f:" in marsbox("--version").out
    refused = marsbox("cards", "chess").err
    assert refused.startswith("Il n’y a pas de jeu «\u202fchess\u202f»\u202f; les jeux sont pocket-mars")
