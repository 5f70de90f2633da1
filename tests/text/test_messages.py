"""Every message of a game is said somewhere: one that nothing says any more fails here."""

import pytest

from marsbox.text import words
from marsbox.text.speaker import EVERY_GAME as SUBJECT_OF_EVERY_GAME
from marsbox.text.speaker import Speaker
from marsbox.words import LANGUAGES, Phrase, catalogue
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples
from tests.text.test_approved import everything


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The ids of all messages that were said since the test began."""
    ids: set[str] = set()
    say, phrase = Speaker.say, Speaker.phrase

    def heard(speaker: Speaker, message: str, /, **facts: object) -> str:
        ids.add(f"{speaker.subject}-{message}")
        return say(speaker, message, **facts)

    def heard_phrase(speaker: Speaker, message: str, /, **facts: object) -> Phrase:
        ids.add(f"{speaker.subject}-{message}")
        return phrase(speaker, message, **facts)

    monkeypatch.setattr(Speaker, "say", heard)
    monkeypatch.setattr(Speaker, "phrase", heard_phrase)
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
def test_every_message_of_a_game_is_said(examples: Examples, language: str, said: set[str]) -> None:
    everything(examples, language)
    assert catalogue(language).ids(examples.package) - said == set()


def test_every_message_of_all_games_is_said(said: set[str]) -> None:
    for examples in EVERY_GAME:
        everything(examples, LANGUAGES[0])
        words(examples.game, LANGUAGES[0]).player(0)
    assert catalogue(LANGUAGES[0]).ids(SUBJECT_OF_EVERY_GAME) - said == set()
