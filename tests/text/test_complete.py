"""Whatever the code can say, each language has words for: a new thing without words fails here."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import marsbox
from marsbox.core.components import PROVENANCES
from marsbox.games import load_game
from marsbox.games.pocket_mars.components import CONDITIONS, STEP_NAMES
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.steps import Step
from marsbox.text import LANGUAGES
from marsbox.text.pocket_mars.en.cards import Clauses as EnglishClauses
from marsbox.text.pocket_mars.en.voice import english
from marsbox.text.pocket_mars.fr.cards import Clauses as FrenchClauses
from marsbox.text.pocket_mars.fr.voice import french
from marsbox.text.voice import Voice
from tests.text import scenes

SOURCES = Path(marsbox.__file__).parent
RULES = [*(SOURCES / "core").glob("*.py"), *(SOURCES / "games" / "pocket_mars").glob("*.py")]


def codes(maker: str) -> set[str]:
    """Every literal that the rules give as first argument to `maker`, such as Reason or ScoreItem."""
    found: set[str] = set()
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == maker and node.args:
                found.update(literals(node.args[0]))
    return found


def literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from literals(node.body)
            yield from literals(node.orelse)
        case _:
            raise AssertionError(f"a code is written out, not computed: {ast.unparse(node)}")


@pytest.fixture(scope="module")
def game() -> PocketMars:
    game = load_game("pocket-mars")
    assert isinstance(game, PocketMars)
    return game


@pytest.fixture(params=LANGUAGES)
def voice(request: pytest.FixtureRequest, game: PocketMars) -> Voice:
    return {"en": english, "fr": french}[request.param](game.box, scenes.NAMES)


def lacking(speaker: object, kinds: set[str]) -> list[str]:
    return [kind for kind in sorted(kinds) if not callable(getattr(speaker, kind, None))]


def test_every_step_and_condition_has_a_clause() -> None:
    made = {step.name for step in scenes.STEPS}
    assert made == set(STEP_NAMES), "an example of every step stands in scenes.STEPS"
    assert {type(step) for step in scenes.STEPS} == set(Step.__subclasses__())
    for clauses in (EnglishClauses, FrenchClauses):
        assert lacking(clauses, made | set(CONDITIONS)) == []


def test_every_decision_has_a_prompt(game: PocketMars, voice: Voice) -> None:
    kinds = set(game.decision_kinds)
    assert lacking(voice.prompts, kinds) == []
    assert set(voice.terms.questions) == kinds
    assert {scene.kind for scene in scenes.scenes(game.box.number)} == kinds


def test_every_verb_has_options(game: PocketMars, voice: Voice) -> None:
    verbs = set(game.actions.verbs)
    assert lacking(voice.options, verbs) == []
    assert lacking(voice.short_options, verbs) == []
    assert set(voice.terms.verbs) == verbs
    assert {next(iter(form)) for scene in scenes.scenes(game.box.number) for form in scene.options} == verbs


def test_every_event_has_a_line(game: PocketMars, voice: Voice) -> None:
    kinds = set(game.event_kinds)
    assert lacking(voice.log, kinds) == []
    assert set(scenes.EVENTS) | set(scenes.SOLO_EVENTS) == kinds


def test_every_refusal_has_a_sentence(game: PocketMars, voice: Voice) -> None:
    known = codes("Reason")
    assert lacking(voice.refusals, known) == []
    assert {reason.code for reason in scenes.reasons(game)} == known


def test_every_score_item_has_words(voice: Voice) -> None:
    known = codes("ScoreItem")
    assert lacking(voice.scores, known) == []
    assert {item.code for item in scenes.SCORE_ITEMS} == known


def test_every_option_and_provenance_has_words(game: PocketMars, voice: Voice) -> None:
    terms = voice.terms
    assert set(terms.provenances) == set(PROVENANCES)
    names = {option.name for option in game.setup_options}
    assert set(terms.setup_options) == set(terms.setup_option_help) == names
    assert {name: tuple(values) for name, values in terms.setup_values.items()} == {
        option.name: option.values for option in game.setup_options
    }
