"""Every sentence of the project, compared with a file that somebody has read.

After a wanted change write the files anew with `MARSBOX_APPROVE=1 pytest tests/text`, and read the difference.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbox.core import Game
from marsbox.games import load_game
from marsbox.games.pocket_mars.components import CONDITIONS, CardAction, Condition
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.pocket_mars.steps import Demote, Land, Promote
from marsbox.text import LANGUAGES, Words, words
from marsbox.text.pocket_mars.words import PocketMarsWords
from tests.text import scenes

APPROVED = Path(__file__).parent / "approved"


def terms(game: PocketMars, tell: PocketMarsWords) -> Iterator[str]:
    yield f"{tell.game_name()}: {tell.game_summary()}"
    for building in BUILDINGS:
        yield f"{building}: {tell.building(building)}: {tell.ability(building)}"
    for zone in ("one", "two"):
        yield f"zone {zone}: {tell.zone(zone)}"
    for part in ("id", "name", "colour", "value", "hand", "module", "provenance"):
        yield f"part {part}: {tell.card_part(part)}"
    for word in ("rulebook", "attested", "inferred", "reconstructed"):
        yield f"provenance {word}: {tell.provenance(word)}"
    for option in game.setup_options:
        yield f"option {option.name}: {tell.setup_option(option.name)}: {tell.setup_option_help(option.name)}"
        for value in option.values:
            yield f"option {option.name} {value}: {tell.setup_value(option.name, value)}"
    for verb in game.actions.verbs:
        yield f"verb {verb}: {tell.verb(verb)}"
    for kind in game.decision_kinds:
        yield f"question {kind}: {tell.question(kind)}"
    for phase in ("draft", "setup", "play", "over"):
        yield f"phase {phase}: {tell.phase(scenes.table(phase=phase))}"
    for waiting in ([], [1], [0, 1, 2]):
        yield f"waiting {waiting}: {tell.waiting(scenes.table(waiting=waiting))}"


def cards(game: PocketMars, tell: Words) -> Iterator[str]:
    for card in game.box.cards:
        facts = tell.card_facts(card.id)
        yield f"{card.id}, {facts['name']}"
        yield f"  {facts['text']}"


def steps(game: PocketMars, tell: PocketMarsWords) -> Iterator[str]:
    for step in scenes.STEPS:
        for cost in (0, 1):
            action = CardAction(cost, Condition(0, -1), (step,))
            yield f"{step.details()} cost {cost}: {tell.action_text(action)}"
    for kind, name in enumerate(CONDITIONS):
        for colour in range(len(BUILDINGS)) if name == "in_hand" else (-1,):
            parts = (Land(1, True), Promote(1, True), Demote(1, True))
            for cost in (0, 2):
                yield f"{name} cost {cost}: {tell.action_text(CardAction(cost, Condition(kind, colour), parts))}"


def decisions(game: PocketMars, tell: Words) -> Iterator[str]:
    for scene in scenes.scenes(game.box.number):
        decision = scene.decision(game)
        yield f"{scene.kind}: {tell.prompt(scene.view, decision)}"
        for action in decision.options:
            yield f"  {game.actions.form(action)} {' '.join(tell.touches(scene.view, decision, action))}"
            yield f"    {tell.option(scene.view, decision, action)}"
            yield f"    {tell.short_option(scene.view, decision, action)}"


def log(game: PocketMars, tell: Words, examples: dict[str, list[tuple[int, ...]]]) -> Iterator[str]:
    for event in scenes.events(game, examples):
        yield f"{game.event_kinds[event.kind]} {event.numbers} {tell.event_seat(event)}: {tell.event(event)}"


def ending(tell: Words, alone: Words) -> Iterator[str]:
    for item in scenes.SCORE_ITEMS:
        yield f"{item.code} {item.numbers}: {tell.score_item(item)}"
    for outcome in scenes.OUTCOMES:
        yield f"{outcome.scores} {outcome.ranks}: {tell.outcome_summary(outcome)}"
    for outcome in scenes.SOLO_OUTCOMES:
        yield f"{outcome.scores} {outcome.won}: {alone.outcome_summary(outcome)}"


def rules(tell: Words) -> Iterator[str]:
    for section in tell.rules():
        yield f"{section.id}: {section.title}"
        yield from (f"  {line}" for line in re.sub(r"(</p>|</li>|</?ul>)", r"\1\n", section.html).split("\n") if line)


def everything(game: Game, language: str) -> str:
    assert isinstance(game, PocketMars)
    tell = words(game, language, scenes.NAMES)
    alone = words(game, language, scenes.SOLO_NAMES)
    assert isinstance(tell, PocketMarsWords)
    chapters = {
        "Terms": terms(game, tell),
        "Cards": cards(game, tell),
        "Steps and conditions": steps(game, tell),
        "Decisions": decisions(game, tell),
        "Log": log(game, tell, scenes.EVENTS),
        "Log of a solo game": log(game, alone, scenes.SOLO_EVENTS),
        "Refusals": (f"{reason.code} {reason.numbers}: {tell.reason(reason)}" for reason in scenes.reasons(game)),
        "Score and end": ending(tell, alone),
        "Rules": rules(tell),
    }
    return "\n\n".join("\n".join([f"=== {title}", *lines]) for title, lines in chapters.items()) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_approved_one(language: str) -> None:
    path = APPROVED / f"pocket_mars.{language}.txt"
    told = everything(load_game("pocket-mars"), language)
    if os.environ.get("MARSBOX_APPROVE"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), "read the change; MARSBOX_APPROVE=1 accepts it"
