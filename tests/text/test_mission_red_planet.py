"""The words of Mission: Red Planet: effects, characters, and names that a components file brings."""

import re
from importlib import resources

import pytest

from marsbox.core import Event
from marsbox.games.mission_red_planet import cards
from marsbox.games.mission_red_planet.components import BONUS_EFFECTS, DISCOVERY_EFFECTS, parse_box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import CHARACTERS, RESOURCES
from marsbox.text import LANGUAGES
from marsbox.text.mission_red_planet import words_of
from marsbox.text.mission_red_planet.cards import BonusTexts, DiscoveryTexts
from marsbox.text.mission_red_planet.voice import voice_of
from tests.text.mission_red_planet_examples import BONUSES, GAME, NAMES, TABLE

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


# how a language says that something can be left undone
OPTIONAL = {"en": r"\bmay\b", "fr": r"\bpeut\b|\bpeuvent\b|\bpouvez\b", "de": r"\bdarf\b|\bdürfen\b|\bdarfst\b"}
# the Traveler has to board, and the Recruiter takes the cards back in any case
OPTIONAL_HALVES = {"traveler": 0, "recruiter": 1}


@pytest.mark.parametrize("language", OPTIONAL)
@pytest.mark.parametrize("character", CHARACTERS)
def test_optional_halves_of_characters_are_told_as_such(language: str, character: str) -> None:
    text = words_of(GAME, language).character_text(character)
    assert len(re.findall(OPTIONAL[language], text)) == OPTIONAL_HALVES.get(character, 2)


@every_language
def test_every_thing_in_the_box_has_a_name(language: str) -> None:
    speaker = voice_of(GAME.box, language, NAMES).speaker
    assert set(speaker.names("zone")) == {zone.id for zone in GAME.box.zones}
    assert set(speaker.names("card")) == {card.id for card in GAME.box.cards}
    assert set(speaker.names("character")) == set(CHARACTERS)
    assert set(speaker.names("resource")) == set(RESOURCES)


def test_players_without_names_are_numbered() -> None:
    given = Event(-1, GAME.event_kinds.index("medal_given"), (1,))
    assert words_of(GAME, "en").event(given) == "Player 2 gets the first-player medal."
    assert words_of(GAME, "fr").event(given) == "Joueur 2 reçoit la médaille de premier joueur."


def test_things_are_given_by_name_or_number() -> None:
    told = words_of(GAME, "fr")
    assert told.card_name("blocks_of_ice") == told.card_name(5) == "Blocs de glace"
    assert told.zone("hellas") == told.zone(5) == "Hellas"
    assert told.resource("celerium") == told.resource(2) == "Celerium"
    assert told.character("femme_fatale") == told.character(5) == "Vamp"
    assert told.character_text("saboteur") == told.character_text(4)


SHIPS = {
    "en": ["ship 1 (Hellas, 4 seats)", "manual ship 2 (5 seats)", "ship 3 (Ausonia, 3 seats)"],
    "fr": [
        "navette 1 (Hellas, 4 places)",
        "navette 2 (à pilotage manuel, 5 places)",
        "navette 3 (Ausonia, 3 places)",
    ],
    "de": [
        "Raumschiff 1 (Hellas, 4 Plätze)",
        "Raumschiff 2 (handgesteuert, 5 Plätze)",
        "Raumschiff 3 (Ausonia, 3 Plätze)",
    ],
}


@pytest.mark.parametrize("language", SHIPS)
def test_a_ship_is_called_by_its_dock_and_its_destination(language: str) -> None:
    told = words_of(GAME, language)
    assert [told.ship(TABLE, slot) for slot in range(3)] == SHIPS[language]


@every_language
def test_the_rules_speak_of_the_components_in_use(language: str) -> None:
    other = TEXT.replace("[resource.celerium]\nvalue = 3", "[resource.celerium]\nvalue = 87")
    (before, after) = (words_of(MissionRedPlanet(parse_box(text, "test")), language).rules() for text in (TEXT, other))
    assert not any("87" in section.html for section in before)
    assert any("87" in section.html for section in after)


def test_a_name_that_we_translated_is_told_as_ours() -> None:
    told = {language: words_of(GAME, language).components()["cards"] for language in LANGUAGES}
    as_in_the_file = [card.provenance["name"] for card in GAME.box.cards]
    assert [card["provenance"]["name"] for card in told["en"]] == as_in_the_file
    assert {card["provenance"]["name"] for card in told["de"]} == {"reconstructed"}
    # of a name in a components file, the file itself says how certain it is
    own = own_box("bonus", "blocks_of_ice", 'name = "Ice Cubes"')
    assert words_of(own, "de").card_facts("blocks_of_ice")["provenance"]["name"] == "attested"


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
