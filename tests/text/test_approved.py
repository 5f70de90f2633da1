"""Every sentence of the project, compared with a file that somebody has read.

After a wanted change write the files anew with `MARSBOX_APPROVE=1 pytest tests/text`, and read the difference.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbox.core.components import PROVENANCES
from marsbox.text import LANGUAGES, Words, words
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples, Table

APPROVED = Path(__file__).parent / "approved"


def terms(examples: Examples, tell: Words) -> Iterator[str]:
    game = examples.game
    yield f"{tell.game_name()}: {tell.game_summary()}"
    yield f"note: {tell.components_note()}"
    yield from examples.terms(tell.language)
    for part in examples.parts:
        yield f"part {part}: {tell.card_part(part)}"
    for word in PROVENANCES:
        yield f"provenance {word}: {tell.provenance(word)}"
    for option in game.setup_options:
        yield f"option {option.name}: {tell.setup_option(option.name)}: {tell.setup_option_help(option.name)}"
        for value in option.values:
            yield f"option {option.name} {value}: {tell.setup_value(option.name, value)}"
    for verb in game.actions.verbs:
        yield f"verb {verb}: {tell.verb(verb)}"
    for kind in game.decision_kinds:
        yield f"question {kind}: {tell.question(kind)}"
    for part in tell.value_parts():
        yield f"value {part}: {tell.value_part(part, 2.13)}, {tell.value_part(part, -1)}"
    yield f"reasons: {tell.value_reasons([('points', 2.13), ('rival', -0.4)])}"
    yield f"better by: {' '.join(tell.why_better([], [('points', -2.13), ('rival', 0.4)]))}"
    for view in examples.phases:
        yield f"phase {view['phase']}: {tell.chapter(view)}: {tell.phase(view)}"
    for waiting in ([], [1], [0, 1, 2]):
        yield f"waiting {waiting}: {tell.waiting(examples.waiting(waiting))}"


def cards(tell: Words) -> Iterator[str]:
    for card in tell.components()["cards"]:
        facts = tell.card_facts(card["id"])
        yield f"{card['id']}, {facts['name']}"
        yield f"  {facts['text']}"


def decisions(examples: Examples, tell: Words) -> Iterator[str]:
    for scene in examples.scenes:
        decision = scene.decision(examples.game)
        yield f"{scene.kind}: {tell.prompt(scene.view, decision)}"
        for action in decision.options:
            touched = " ".join(tell.touches(scene.view, decision, action))
            yield f"  {examples.game.actions.form(action)} {touched}"
            yield f"    {tell.option(scene.view, decision, action)}"
            yield f"    {tell.short_option(scene.view, decision, action)}"
            step = (scene.view, decision, action)
            yield f"    {' / '.join([tell.step(step), *tell.plan([step], decision.seat)])}"


def log(examples: Examples, language: str, table: Table) -> Iterator[str]:
    tell = words(examples.game, language, table.names)
    for event in table.course(examples.game):
        kind = examples.game.event_kinds[event.kind]
        yield f"{kind} {event.numbers} {tell.event_seat(event)}: {tell.event(event)}"


def ending(examples: Examples, tell: Words) -> Iterator[str]:
    for item in examples.score_items:
        yield f"{item.code} {item.numbers}: {tell.score_category(item)}: {tell.score_item(item)}"
    for table in examples.tables:
        told = words(examples.game, tell.language, table.names)
        for outcome in table.outcomes:
            yield f"{outcome.scores} {outcome.ranks}: {told.outcome_summary(outcome)}"


def benefits(examples: Examples, tell: Words) -> Iterator[str]:
    for code, numbers in examples.benefits:
        yield f"{code} {numbers}: {tell.benefit(code, numbers)}"
    yield from tell.benefits([])


def rules(tell: Words) -> Iterator[str]:
    for section in tell.rules():
        yield f"{section.id}: {section.title}"
        yield from (f"  {line}" for line in re.sub(r"(</p>|</li>|</?ul>)", r"\1\n", section.html).split("\n") if line)


def everything(examples: Examples, language: str) -> str:
    tell = words(examples.game, language, examples.names)
    chapters = {
        "Terms": terms(examples, tell),
        "Cards": cards(tell),
        **examples.chapters(language),
        "Decisions": decisions(examples, tell),
        **{f"Log{table.title}": log(examples, language, table) for table in examples.tables},
        "Refusals": (f"{reason.code} {reason.numbers}: {tell.reason(reason)}" for reason in examples.reasons),
        "Score and end": ending(examples, tell),
        "What moves bring": benefits(examples, tell),
        "Rules": rules(tell),
    }
    return "\n\n".join("\n".join([f"=== {title}", *lines]) for title, lines in chapters.items()) + "\n"


@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_approved_one(examples: Examples, language: str) -> None:
    path = APPROVED / f"{examples.package}.{language}.txt"
    told = everything(examples, language)
    if os.environ.get("MARSBOX_APPROVE"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), "read the change; MARSBOX_APPROVE=1 accepts it"
