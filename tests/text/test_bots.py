"""The words for bots: every bot in both languages, with the figure that was measured."""

import re

import pytest

from marsbox.bots import BOT_NAMES
from marsbox.bots.figures import Figure
from marsbox.text import LANGUAGES
from marsbox.text.bots import FAILURES, BotWords, _read

FACTS = re.compile(r"{(\w+)}")


def test_both_languages_have_the_same_words_with_the_same_facts() -> None:
    english, french = _read("en"), _read("fr")
    assert english.keys() == french.keys() == {*BOT_NAMES, "sentences"}
    assert english["sentences"].keys() == french["sentences"].keys() > set(FAILURES)
    for part, entries in english.items():
        assert entries.keys() == french[part].keys()
        for code, text in entries.items():
            assert set(FACTS.findall(text)) == set(FACTS.findall(french[part][code]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_says_nothing_of_figures_that_nobody_has_measured(language: str) -> None:
    for bot in BOT_NAMES:
        about = BotWords(language).about(bot, "random", None)
        assert about.endswith(".")
        assert "%" not in about


@pytest.mark.parametrize(
    ("language", "figure", "told"),
    [
        ("en", Figure(2, 400, 328), "Wins 82% of two-player games against the Settler."),
        ("fr", Figure(2, 400, 328), "Gagne 82\u202f% des parties à deux contre le Colon."),
        ("en", Figure(4, 400, 200), "Wins 50% of four-player games against three Settlers."),
        ("fr", Figure(4, 400, 200), "Gagne 50\u202f% des parties à quatre contre trois Colons."),
    ],
)
def test_a_description_tells_how_often_a_level_wins(language: str, figure: Figure, told: str) -> None:
    about = BotWords(language).about("engineer", "settler", figure)
    assert about == f"{BotWords(language).about('engineer', 'settler', None)} {told}"


def test_a_table_is_told_who_failed_how_and_who_plays_on() -> None:
    english, french = BotWords("en"), BotWords("fr")
    assert english.replaced("engineer", 2, "illegal", "cadet") == (
        "The Engineer in seat 3 made an illegal move; the Cadet takes over."
    )
    assert french.replaced("engineer", 2, "exception", "cadet") == (
        "L’Ingénieur (place 3) a rencontré une erreur\u202f; le Cadet prend le relais."
    )
    assert english.replaced("cadet", 0, "late", "random") == (
        "The Cadet in seat 1 took too long; the random bot takes over."
    )
