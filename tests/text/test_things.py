"""What a line of the log names can be pointed at: every such thing stands in the line, and nothing else does."""

import re
from collections.abc import Iterator

import pytest

from marsbox.core import SPECTATOR, Event, FastRng
from marsbox.games import GAME_IDS
from marsbox.text import LANGUAGES, Words, words
from tests.conformance.configurations import CONFIGURATIONS, Configuration, bias_of
from tests.conformance.random_play import play_one
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]
# of a long game so many decisions say enough
DECISIONS = 400
QUOTED = re.compile("“(.+?)”|«\u202f(.+?)\u202f»|„(.+?)“")


def course(configuration: Configuration, seed: int) -> Iterator[Event]:
    """What happens in a random game, from its beginning on."""
    game = configuration.game
    state = game.new(configuration.setup(), seed)
    chooser = FastRng(seed)
    for _ in range(DECISIONS):
        if not game.decisions(state):
            return
        yield from play_one(game, state, chooser, bias_of(configuration, seed))


def expect_things_in_line(speech: Words, event: Event) -> None:
    line = speech.event(event)
    for name, text in speech.event_things(event, speech.event(event)):
        assert text in line, f"{name} is not spelt “{text}” in “{line}”"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_thing_stands_in_its_line(configuration: Configuration) -> None:
    spoken = [words(configuration.game, language, NAMES[: configuration.players]) for language in LANGUAGES]
    for event in course(configuration, seed=2026):
        for speech in spoken:
            expect_things_in_line(speech, event)
        assert (
            len({tuple(name for name, _ in speech.event_things(event, speech.event(event))) for speech in spoken}) == 1
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
def test_every_kind_of_line_tells_its_things(examples: Examples, language: str) -> None:
    for table in examples.tables:
        speech = words(examples.game, language, table.names)
        for event in table.course(examples.game):
            expect_things_in_line(speech, event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
def test_whatever_a_line_quotes_is_a_thing(examples: Examples, language: str) -> None:
    for table in examples.tables:
        speech = words(examples.game, language, table.names)
        for event in table.course(examples.game):
            line = speech.event(event)
            for side in range(2):
                line = line.replace(speech.player(side), "")
            quoted = {text for found in QUOTED.findall(line) for text in found if text}
            assert quoted <= {text for _, text in speech.event_things(event, speech.event(event))}


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_secret_card_is_no_thing_for_others(game: str) -> None:
    configuration = next(one for one in CONFIGURATIONS if one.game_id == game and one.players > 1)
    speech = words(configuration.game, "en", NAMES[: configuration.players])
    events = list(course(configuration, seed=7))

    def cards(event: Event) -> list[str]:
        return [name for name, _ in speech.event_things(event, speech.event(event)) if name.startswith("card:")]

    mine = [event for event in events if event.seen_by(0) and not event.seen_by(SPECTATOR)]
    # the same, as those who may not know the card are told
    of_others = [event for event in events if not event.seen_by(0) and event.seen_by(SPECTATOR)]
    assert any(cards(event) for event in mine)
    assert of_others
    assert not any(cards(event) for event in of_others)
