"""Whatever the code can say, each language has words for: a new thing without words fails here."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import marsbox
from marsbox.analysis.judgement import LATER
from marsbox.bots import evaluation_of
from marsbox.core import Game, Setup
from marsbox.core.components import PROVENANCES
from marsbox.games import GAME_IDS
from marsbox.games.pocket_mars.components import CONDITIONS, STEP_NAMES
from marsbox.games.pocket_mars.steps import Step
from marsbox.text import LANGUAGES
from marsbox.text.pocket_mars.cards import Clauses
from marsbox.text.speaker import method_name
from marsbox.text.voice import Voice
from tests.text import pocket_mars_examples
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples

SOURCES = Path(marsbox.__file__).parent


def codes(examples: Examples, maker: str, *packages: str) -> set[str]:
    """Every literal that packages give as first argument to `maker`, such as Reason or ScoreItem."""
    found: set[str] = set()
    for path in [path for package in packages for path in (SOURCES / package).glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == maker and node.args:
                found.update(literals(node.args[0], examples.computed))
    return found


def literals(node: ast.expr, computed: dict[str, tuple[str, ...]]) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from literals(node.body, computed)
            yield from literals(node.orelse, computed)
        case ast.Name(id=name) if name in computed:
            yield from computed[name]
        case _:
            raise AssertionError(f"a code is written out, not computed: {ast.unparse(node)}")


def value_parts(game: Game) -> set[str]:
    """The parts that the game's evaluation names, with any number of players."""
    evaluation = evaluation_of(game)
    positions = [game.new(Setup(players), seed=1) for players in game.player_counts]
    return {name for position in positions for name, _ in evaluation.parts(position, 0)}


@pytest.fixture(params=EVERY_GAME, ids=game_id)
def examples(request: pytest.FixtureRequest) -> Examples:
    chosen: Examples = request.param
    return chosen


@pytest.fixture(params=LANGUAGES)
def voice(request: pytest.FixtureRequest, examples: Examples) -> Voice:
    return examples.voice(request.param, examples.names)


def named(voice: Voice, group: str) -> set[str]:
    """What the messages of a group are about."""
    return set(voice.speaker.names(group))


def lacking(speaker: object, kinds: set[str]) -> list[str]:
    return [kind for kind in sorted(kinds) if not callable(getattr(speaker, method_name(kind), None))]


def test_every_game_has_examples() -> None:
    assert [examples.game.id for examples in EVERY_GAME] == list(GAME_IDS)


def test_every_decision_has_a_prompt(examples: Examples, voice: Voice) -> None:
    kinds = set(examples.game.decision_kinds)
    assert lacking(voice.prompts, kinds) == []
    assert named(voice, "question") == kinds
    assert {scene.kind for scene in examples.scenes} == kinds


def test_every_verb_has_options(examples: Examples, voice: Voice) -> None:
    verbs = set(examples.game.actions.verbs)
    assert lacking(voice.options, verbs) == []
    assert lacking(voice.short_options, verbs) == []
    assert named(voice, "verb") == verbs
    assert {next(iter(form)) for scene in examples.scenes for form in scene.options} == verbs


def test_every_event_has_a_line(examples: Examples, voice: Voice) -> None:
    kinds = set(examples.game.event_kinds)
    assert lacking(voice.log, kinds) == []
    assert {kind for table in examples.tables for kind in table.events} == kinds


def test_every_refusal_has_a_sentence(examples: Examples, voice: Voice) -> None:
    known = codes(examples, "Reason", "core", f"games/{examples.package}")
    assert lacking(voice.refusals, known) == []
    assert {reason.code for reason in examples.reasons} == known


def test_every_score_item_has_words(examples: Examples, voice: Voice) -> None:
    known = codes(examples, "ScoreItem", f"games/{examples.package}")
    assert lacking(voice.scores, known) == []
    assert named(voice, "score_category") == known
    assert {item.code for item in examples.score_items} == known


def test_every_benefit_of_a_move_has_a_sentence(examples: Examples, voice: Voice) -> None:
    known = codes(examples, "Benefit", f"analysis/{examples.package}")
    assert lacking(voice.benefits, known) == []
    assert named(voice, "benefit") == known
    assert {code for code, _ in examples.benefits} == known


def test_every_part_of_a_value_has_words(examples: Examples, voice: Voice) -> None:
    assert named(voice, "value_part") == {*value_parts(examples.game), LATER}


def test_every_option_and_provenance_has_words(examples: Examples, voice: Voice) -> None:
    assert set(voice.speaker.of_every_game().names("provenance")) == set(PROVENANCES)
    options = examples.game.setup_options
    assert named(voice, "setup_option") == named(voice, "setup_option_help") == {option.name for option in options}
    assert named(voice, "setup_value") == {f"{option.name}-{value}" for option in options for value in option.values}


def test_every_phase_and_part_has_a_name(examples: Examples, voice: Voice) -> None:
    assert named(voice, "phase") == {view["phase"] for view in examples.phases}
    assert named(voice, "chapter") <= named(voice, "phase")
    assert named(voice, "card_part") == set(examples.parts)


def test_every_step_and_condition_of_pocket_mars_has_a_clause() -> None:
    made = {step.name for step in pocket_mars_examples.STEPS}
    assert made == set(STEP_NAMES), "an example of every step stands in STEPS"
    assert {type(step) for step in pocket_mars_examples.STEPS} == set(Step.__subclasses__())
    assert lacking(Clauses, made | {*CONDITIONS} - {"always"}) == []
