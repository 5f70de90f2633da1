"""Nobody reads the id of a Pocket Mars card: people see its colour and its value, in their language."""

import re
from collections.abc import Iterator
from importlib import resources

import pytest

from marsbox.cli.games import display_of
from marsbox.cli.language import Sentences
from marsbox.core import SPECTATOR, Decision, FastRng, Log, Setup, State
from marsbox.games.pocket_mars.components import parse_box
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.text import LANGUAGES, Words, words

TEXT = resources.files("marsbox.games.pocket_mars").joinpath("components.toml").read_text("utf-8")
ID = "zq"
# the cards of the box under ids that are no part of any word, two of them alike in colour and value
GAME = PocketMars(
    parse_box(re.sub(r'id = "(..)"', rf'id = "{ID}\1"', TEXT).replace("value = 2", "value = 1", 1), "test")
)
NAMES = ("Ann", "Bob", "Cid", "Dan")
WIDTH = 100


def told_of_a_decision(state: State, decision: Decision, told: Words) -> Iterator[str]:
    """The question, its options, and the refusals of all other actions of a card."""
    view = GAME.view(state, decision.seat)
    yield told.prompt(view, decision)
    for action in decision.options:
        yield told.option(view, decision, action)
        yield told.short_option(view, decision, action)
    for action in range(GAME.actions.size):
        reason = GAME.why_not(state, decision.seat, action)
        if reason is not None:
            yield told.reason(reason)


def told_of_a_game(players: int, options: dict[str, str], seed: int, language: str) -> Iterator[str]:
    """All that people read in a random game."""
    told = words(GAME, language, NAMES[:players])
    display = display_of(GAME, told, Sentences(language))
    rng = FastRng(seed)
    log = Log()
    state = GAME.new(Setup(players, options), seed, log)
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if rng.below(6) == 0:
            yield from told_of_a_decision(state, decision, told)
            yield from (line.plain for line in display.board.draw(GAME.open_view(state), WIDTH))
            yield told.phase(GAME.view(state, SPECTATOR))
        GAME.apply(state, decision.seat, rng.choice(decision.options), log)
    for event in log.events:
        line = told.event(event)
        yield line
        yield from (spelt for _, spelt in told.event_things(event, line))
    outcome = GAME.outcome(state)
    assert outcome is not None
    yield told.outcome_summary(outcome)
    yield from (told.score_item(item) for items in outcome.items for item in items)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"), [(1, {"level": "2"}), (2, {"draft": "on"}), (3, {}), (4, {"draft": "on"})]
)
def test_no_text_of_a_game_has_an_id(players: int, options: dict[str, str], language: str) -> None:
    for seed in range(3):
        lines = list(told_of_a_game(players, options, seed, language))
        assert len(lines) > 100
        assert [line for line in lines if ID in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_has_an_id(language: str) -> None:
    told = words(GAME, language)
    display = display_of(GAME, told, Sentences(language))
    lines = [str(line) for card in GAME.box.cards for line in display.components.page(card.id)]
    lines += [entry.title for entry in display.components.listing().entries] + [
        entry.name for entry in display.components.listing().entries
    ]
    lines += [section.html for section in told.rules()]
    for card in GAME.box.cards:
        facts = told.card_facts(card.id)
        # programs find the id in the facts, under its own name
        assert facts.pop("id") == card.id
        lines.append(str(facts))
    assert [line for line in lines if ID in line] == []
    guide = display.board.guide()
    assert not re.search(r"\b[EWSGC][1-7]\b", guide.things + guide.signs + guide.examples)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_is_called_finds_it(language: str) -> None:
    told = words(GAME, language)
    display = display_of(GAME, told, Sentences(language))
    for card, entry in zip(GAME.box.cards, display.components.listing().entries, strict=True):
        name, short = entry.title.rstrip(")").split(" (")
        assert [display.components.find(called) for called in (name, short, name.upper(), card.id)] == [card.id] * 4
