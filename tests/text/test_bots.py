"""The words for bots: every bot in every language, with the figure that was measured."""

import pytest

from marsbox.bots import CHARACTERS, KINDS, LEVELS, MANNERS
from marsbox.bots.figures import Figure
from marsbox.text.bots import FAILURES, BotWords
from marsbox.words import LANGUAGES, catalogue

WORDS = ("name", "the", "three", "about")
SENTENCES = ("with_level", "wins_of_two", "wins_of_four", *FAILURES)


def test_every_bot_has_its_words_and_no_word_is_left_over() -> None:
    needed = {f"bots-{word}-{bot}" for word in WORDS for bot in (*KINDS, *LEVELS)}
    needed |= {f"bots-name-{character.id}" for character in CHARACTERS}
    needed |= {f"bots-manner-{manner}" for manner in MANNERS}
    assert catalogue("en").ids("bots") == needed | {f"bots-{code}" for code in SENTENCES}


def test_a_character_is_called_alike_in_every_language_and_no_two_begin_alike() -> None:
    names = {language: [BotWords(language).name(one.id) for one in CHARACTERS] for language in LANGUAGES}
    assert all(called == names["en"] for called in names.values())
    assert len({name[0] for name in names["en"]}) == len(CHARACTERS)


def test_a_character_is_introduced_with_its_level_and_its_manner() -> None:
    assert BotWords("en").with_level("ines", "engineer") == "Ines (Engineer)"
    assert BotWords("fr").with_level("emeka", "settler") == "Emeka (Pionnier)"
    assert BotWords("de").with_level("quilla", "governor") == "Quilla (Gouverneur)"
    assert all(BotWords(language).manner(one).endswith(".") for language in LANGUAGES for one in MANNERS)


def test_a_bot_that_is_gone_is_told_by_its_id() -> None:
    words = BotWords("en")
    assert (words.name("deep"), words.the("deep"), words.about("deep", "random", None)) == ("deep", "deep", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_says_nothing_of_figures_that_nobody_has_measured(language: str) -> None:
    for bot in (*KINDS, *LEVELS):
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
    assert BotWords("de").replaced("mei", 1, "late", "engineer") == (
        "Mei auf Platz 2 hat nicht rechtzeitig geantwortet; der Ingenieur spielt weiter."
    )
    assert english.replaced("cadet", 0, "late", "random") == (
        "The Cadet in seat 1 took too long; a bot that plays at random takes over."
    )
