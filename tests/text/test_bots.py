"""The words for bots: every bot in every language, with the figure that was measured."""

import pytest

from marsbox.bots import BOT_NAMES
from marsbox.bots.figures import Figure
from marsbox.text.bots import FAILURES, BotWords
from marsbox.words import LANGUAGES, catalogue

WORDS = ("name", "the", "three", "about")
SENTENCES = ("wins_of_two", "wins_of_four", *FAILURES)


def test_every_bot_has_its_words_and_no_word_is_left_over() -> None:
    needed = {f"bots-{word}-{bot}" for word in WORDS for bot in BOT_NAMES} | {f"bots-{code}" for code in SENTENCES}
    assert catalogue("en").ids("bots") == needed


def test_a_bot_that_is_gone_is_told_by_its_id() -> None:
    words = BotWords("en")
    assert (words.name("deep"), words.the("deep"), words.about("deep", "random", None)) == ("deep", "deep", "")


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
        ("fr", Figure(2, 400, 328), "Gagne 82\u202f% des parties à deux contre le Pionnier."),
        ("de", Figure(2, 400, 328), "Gewinnt zu zweit 82\u202f% der Partien gegen den Siedler."),
        ("en", Figure(4, 400, 200), "Wins 50% of four-player games against three Settlers."),
        ("fr", Figure(4, 400, 200), "Gagne 50\u202f% des parties à quatre contre trois Pionniers."),
        ("de", Figure(4, 400, 200), "Gewinnt zu viert 50\u202f% der Partien gegen drei Siedler."),
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
    assert BotWords("de").replaced("commander", 1, "late", "engineer") == (
        "Der Kommandant auf Platz 2 hat nicht rechtzeitig geantwortet; der Ingenieur spielt weiter."
    )
    assert english.replaced("cadet", 0, "late", "random") == (
        "The Cadet in seat 1 took too long; a bot that plays at random takes over."
    )
