"""The rules in words: every thing that a client shows has a paragraph to lead to, the same in every language."""

import re

import pytest

from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.games.mission_red_planet.state import RESOURCES as ORES
from marsbox.games.pocket_mars.components import STEP_NAMES
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    CARD_KINDS,
    CUBES,
    MILESTONES,
    PARAMETERS,
    PROJECT_NAMES,
    RESOURCES,
    TAGS,
    TILES,
)
from marsbox.text import LANGUAGES, words
from marsbox.text.terraforming_mars.components import SPACES
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples

BLOCK = re.compile(r"<(?:p|li)\b(?: data-topic=\"([^\"]*)\")?>")


def named(kind: str, *names: str) -> set[str]:
    return {f"{kind}:{name}" for name in names}


NEEDED = {
    "pocket-mars": named("building", *BUILDINGS)
    | named("step", *STEP_NAMES)
    | named("action", "hand", "module", "rival", "launch", "discard")
    | named("zone", "one", "two")
    | named("score", "ship", "one_star", "two_stars", "all_buildings", "four_in_one", "energy")
    | {"energy", "colonist", "ship", "earth", "hand", "module", "deck", "discard-pile", "column", "value", "cost"}
    | {"condition", "face-down", "four-cards", "draft", "solo", "level", "end", "provenance", "first"},
    "mission-red-planet": named("character", *CHARACTERS)
    | named("resource", *ORES)
    | named("zone", "outer", "central")
    | named("kind", "bonus", "discovery")
    | {"ship", "ship:manual", "destination", "medal", "pad", "memorial", "reserve", "explored", "scoring", "end"}
    | {"resource-token", "score-token", "event", "provenance"},
    "terraforming-mars": named("resource", *RESOURCES)
    | named("tag", *TAGS, "event")
    | named("tile", *TILES[1:], "special")
    | named("parameter", *PARAMETERS)
    | named("kind", *CARD_KINDS)
    | named("cube", *CUBES)
    | named("milestone", *MILESTONES)
    | named("award", *AWARDS)
    | named("project", *PROJECT_NAMES)
    | named("convert", "plants", "heat")
    | named("space", *set(SPACES.values()) - {"land"})
    | {"production", "rating", "requirement", "bonus-steps", "bonus", "milestone", "award", "project", "tag", "tile"}
    | {"cubes", "any", "frame", "arrow", "effect", "card", "points", "cost", "research", "generation", "draft", "solo"}
    | {"corporate_era", "corporation", "action", "pass", "claim", "removal", "end", "payment"},
}


def topics(examples: Examples, language: str) -> list[tuple[str, list[list[str]]]]:
    """What each paragraph of each chapter explains."""
    chapters = words(examples.game, language).rules()
    return [(chapter.id, [found.split() for found in BLOCK.findall(chapter.html)]) for chapter in chapters]


@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
def test_every_thing_a_client_shows_has_its_paragraph(examples: Examples) -> None:
    explained = [name for _, blocks in topics(examples, "en") for block in blocks for name in block]
    assert sorted(set(explained)) == sorted(explained), "a topic has one paragraph"
    assert not NEEDED[examples.game.id] - set(explained)
    assert all(re.fullmatch(r"[a-z_-]+(:[a-z_]+)?", name) for name in explained)


@pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)
def test_every_language_explains_the_same_in_the_same_place(examples: Examples) -> None:
    first, *others = [topics(examples, language) for language in LANGUAGES]
    assert all(other == first for other in others)
