"""The words of Mission: Red Planet: effects, characters, and names that a components file brings."""

from importlib import resources

import pytest

from marsbox.games.mission_red_planet import cards
from marsbox.games.mission_red_planet.components import BONUS_EFFECTS, DISCOVERY_EFFECTS, parse_box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import CHARACTERS, RESOURCES
from marsbox.text import LANGUAGES
from marsbox.text.mission_red_planet import words_of
from marsbox.text.mission_red_planet.cards import BonusTexts, DiscoveryTexts
from marsbox.text.mission_red_planet.voice import voice_of
from tests.text.mission_red_planet_examples import BONUSES, GAME, NAMES

TEXT = resources.files("marsbox.games.mission_red_planet").joinpath("components.toml").read_text("utf-8")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_effect_and_character_has_a_text(language: str) -> None:
    assert {type(bonus) for bonus in BONUSES} == set(cards.Bonus.__subclasses__()), "BONUSES has every bonus"
    assert all(callable(getattr(BonusTexts, effect, None)) for effect in BONUS_EFFECTS)
    assert all(callable(getattr(DiscoveryTexts, effect, None)) for effect in DISCOVERY_EFFECTS)
    speaker = voice_of(GAME.box, language, NAMES).speaker
    assert set(speaker.names("bonus-most")) == set(cards.MEASURES)
    assert set(speaker.names("ability")) == set(CHARACTERS)


@every_language
def test_every_thing_in_the_box_has_a_name(language: str) -> None:
    speaker = voice_of(GAME.box, language, NAMES).speaker
    assert set(speaker.names("zone")) == {zone.id for zone in GAME.box.zones}
    assert set(speaker.names("card")) == {card.id for card in GAME.box.cards}
    assert set(speaker.names("character")) == set(CHARACTERS)
    assert set(speaker.names("resource")) == set(RESOURCES)


# ---- names that a components file brings


def own_box(kind: str, name: str, line: str) -> MissionRedPlanet:
    """The game with one line more about a zone or a card."""
    start = f'[[{kind}]]\nid = "{name}"\n'
    assert start in TEXT
    return MissionRedPlanet(parse_box(TEXT.replace(start, f"{start}{line}\n"), "test"))


def test_a_components_file_may_name_a_card_by_language() -> None:
    game = own_box("discovery", "martian_ruins", 'name = { en = "Old Walls", fr = "Vieux murs : est" }')
    assert words_of(game, "en").card_name("martian_ruins") == "Old Walls"
    assert words_of(game, "fr").card_name("martian_ruins") == "Vieux murs\u202f: est"
    # English speaks for the languages that the file leaves out
    other = own_box("discovery", "martian_ruins", 'name = { en = "Old Walls" }')
    assert all(words_of(other, language).card_name("martian_ruins") == "Old Walls" for language in LANGUAGES)


@every_language
def test_one_name_is_for_every_language(language: str) -> None:
    game = own_box("zone", "hellas", 'name = "Hellas Planitia"')
    told = words_of(game, language, NAMES)
    assert told.zone("hellas") == "Hellas Planitia"
    assert told.components()["zones"][5]["name"] == "Hellas Planitia"
    assert told.zone("ausonia") == "Ausonia"


@every_language
def test_a_thing_that_is_not_in_the_printed_box_is_called_by_its_id(language: str) -> None:
    renamed = TEXT.replace('id = "lost_in_space"', 'id = "the_lost"')
    game = MissionRedPlanet(parse_box(renamed, "test"))
    assert words_of(game, language).card_name("the_lost") == "The lost"
