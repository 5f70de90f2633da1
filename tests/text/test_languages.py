"""Languages and names: what is asked for, how French is set, and that no language speaks the other."""

import re
from importlib import resources
from pathlib import Path

import pytest

from marsbox.core import EVERYONE, Decision, Event, Game, Reason
from marsbox.games.pocket_mars.components import parse_box as parse_pocket
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.text import LANGUAGES, RulesSection, UnknownLanguage, words
from marsbox.text.pocket_mars import words_of as pocket_words
from marsbox.text.pocket_mars.words import PocketMarsWords
from marsbox.text.rules import chapters
from tests.text import mission_red_planet_examples as mission
from tests.text import pocket_mars_examples as pocket
from tests.text.every_game import EVERY_GAME, game_id
from tests.text.examples import Examples
from tests.text.test_approved import everything

ENGLISH = ("the", "your", "you", "card", "cards", "deck", "hand", "ship", "colonist", "building", "and", "with")
FRENCH = ("le", "la", "les", "votre", "vous", "carte", "cartes", "pioche", "main", "Vaisseau", "et", "avec")
GERMAN = ("der", "das", "und", "dein", "du darfst", "Karte", "Karten", "Stapel", "Raumschiff", "oder", "mit", "nicht")
WORDS_OF = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}
# what an approved file says in words of the data: ids, kinds, forms, touches and topics
DATA = re.compile(r"""^(===|  \{).*$|^ *<\w+ data-topic="[^"]*">|^[^:\n]*:|'[a-z_]+'""", re.MULTILINE)

every_game = pytest.mark.parametrize("examples", EVERY_GAME, ids=game_id)


@every_game
@pytest.mark.parametrize("language", ["tlh", "EN", "", "fr-FR"])
def test_an_unknown_language_is_refused_with_those_there_are(examples: Examples, language: str) -> None:
    with pytest.raises(UnknownLanguage, match=f'no language "{language}"; the languages are {", ".join(LANGUAGES)}'):
        words(examples.game, language)
    assert issubclass(UnknownLanguage, ValueError)


def test_a_page_of_rules_that_is_not_translated_yet_is_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "en" / "rules" / "chess.html"
    page.parent.mkdir(parents=True)
    page.write_text('<h2 id="end">The end</h2>\n<p>After {turns}\nturns.</p>', encoding="utf-8")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    assert chapters("chess", "fr", {"turns": 9}) == [RulesSection("end", "The end", "<p>After 9 turns.</p>")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_told_by_the_names_in_its_data(language: str) -> None:
    other = Game("four-in-a-row", 1, "", (2,), (), ("place_disc",), pocket.GAME.vocabulary, {})
    tell = words(other, language, ["Ann", "Bob"])
    assert tell.game_name() == "Four In A Row"
    decision = Decision(0, 0, [pocket.GAME.actions.number({"hand": "E1"})])
    assert tell.prompt({}, decision) == "Place disc"
    assert tell.option({}, decision, decision.options[0]) == "Hand: E1"
    assert tell.reason(Reason("not_your_decision", (1,))).count("Bob") == 1
    assert tell.reason(Reason("column_full", (3,))) == "Column full"
    assert tell.event(Event(EVERYONE, pocket.GAME.event_kinds.index("launched"), (1, 2))).startswith("Launched: Bob, ")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plain_space_where_french_wants_a_narrow_one(examples: Examples, language: str) -> None:
    text = everything(examples, language)
    wrong = re.findall(r".{0,20} [;:!?»].{0,5}|.{0,5}« .{0,20}", text)
    assert not wrong
    if language == "fr":
        said = DATA.sub("", text)
        assert not re.findall(r".{0,20}[^\u202f\s;:!?][;!?].{0,5}", said)
    elif language == "en":
        assert "\u202f" not in text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotation_marks_and_minus_are_typographic(examples: Examples, language: str) -> None:
    said = re.sub(r"<[^>]*>", "", DATA.sub("", everything(examples, language)))
    assert not re.findall(r""".{0,20}(?:['"]|\s-[\s\d]).{0,20}""", said)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_speaks_another(examples: Examples, language: str) -> None:
    said = DATA.sub("", everything(examples, language))
    foreign = [word for other, spoken in WORDS_OF.items() if other != language for word in spoken]
    assert not [word for word in foreign if re.search(rf"(?<![-\w’]){word}(?![-\w’])", said)]


@every_game
def test_french_elides_before_a_vowel(examples: Examples) -> None:
    said = DATA.sub("", everything(examples, "fr"))
    # a number keeps its word whole: "de un à quatre"; so does a pronoun after its verb: "promouvez-le en zone **"
    assert not re.findall(r"(?<!-)\b(?:de|que|le|la|ne|se|si il)\b (?!un à)[aeiouéèêàâôîAEIOUÉÀ]\w*", said)


def test_players_without_names_are_numbered() -> None:
    began = Event(-1, pocket.GAME.event_kinds.index("turn_began"), (1,))
    assert words(pocket.GAME, "en").event(began) == "It’s Player 2’s turn."
    assert words(pocket.GAME, "fr").event(began) == "C’est à Joueur 2 de jouer."
    assert words(pocket.GAME, "de").event(began) == "Spieler 2 ist am Zug."


def test_one_name_means_a_solo_game() -> None:
    game = pocket.GAME
    assert words(game, "en", pocket.SOLO_NAMES).player(1) == "Devious Automatics"
    assert words(game, "fr", pocket.SOLO_NAMES).player(1) == "«\u202fDevious Automatics\u202f»"
    assert words(game, "en", pocket.NAMES).player(1) == "Bob"
    assert words(game, "en").waiting(pocket.solo()) == "Waiting for Player 1."


def test_things_are_given_by_name_or_number() -> None:
    tell = pocket_words(pocket.GAME, "fr")
    assert tell.card_name("W1") == tell.card_name(7) == "Eau 1"
    assert tell.building("water") == tell.building(1) == "Eau"
    assert tell.ability("energy") == tell.ability(2) == "Gagnez 1 énergie."


def pocket_with(old: str, new: str) -> PocketMars:
    """Pocket Mars with a part of its components changed."""
    return PocketMars(parse_pocket(_changed("pocket_mars", old, new), "test"))


def _changed(package: str, old: str, new: str) -> str:
    text = resources.files(f"marsbox.games.{package}").joinpath("components.toml").read_text("utf-8")
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(("language", "energy"), [("en", "Energy"), ("fr", "Énergie"), ("de", "Energie")])
def test_cards_alike_are_told_apart_by_a_letter(language: str, energy: str) -> None:
    tell = words(pocket_with('"E2"\ncolour = "energy"\nvalue = 2', '"E2"\ncolour = "energy"\nvalue = 1'), language)
    assert isinstance(tell, PocketMarsWords)
    assert [tell.card_name(card) for card in ("E1", "E2", "E3")] == [f"{energy} 1a", f"{energy} 1b", f"{energy} 3"]
    assert [tell.short_card_name(card) for card in ("E1", "E2", "E3")] == [
        f"{energy[:3]}{end}" for end in ("1a", "1b", "3")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_cards_are_unambiguous(language: str) -> None:
    tell = words(pocket.GAME, language)
    assert isinstance(tell, PocketMarsWords)
    assert len({tell.short_card_name(card) for card in range(35)}) == 35
    assert len({tell.short_building(building) for building in range(5)}) == 5


def test_the_facts_of_a_project_card() -> None:
    assert words(pocket.GAME, "en").card_facts("E1") == {
        "id": "E1",
        "name": "Energy 1",
        "colour": "energy",
        "value": 1,
        "hand": "Launch 1 colonist from Earth, then gain 1 energy.",
        "module": "If you have no colonist in this building, launch 2 colonists from Earth.",
        "text": "Hand: launch 1 colonist from Earth, then gain 1 energy. "
        "Module: if you have no colonist in this building, launch 2 colonists from Earth.",
        "provenance": {"colour": "inferred", "value": "rulebook", "hand": "rulebook", "module": "rulebook"},
    }
    assert (
        pocket_words(pocket.GAME, "en").card_text("E1", "hand") == "Launch 1 colonist from Earth, then gain 1 energy."
    )


def test_the_facts_of_an_event_card() -> None:
    assert words(mission.GAME, "en").card_facts("blocks_of_ice") == {
        "id": "blocks_of_ice",
        "kind": "bonus",
        "name": "Blocks of Ice",
        "copies": 2,
        "text": "At the end of the game, take 3 ice tokens before anyone’s tokens are compared.",
        "effect": {"tokens": 3, "of": "ice"},
        "provenance": {"name": "attested", "copies": "reconstructed", "effect": "reconstructed"},
    }
    assert words(mission.GAME, "en").card_facts("barren_ground")["kind"] == "discovery"


def test_effects_are_told_as_the_components_have_them() -> None:
    told = words(mission.GAME, "en").components()
    effects = {card["id"]: card["effect"] for card in told["cards"]}
    assert effects["strategic_zones"] == {"most": "central", "points": 6}
    assert effects["world_spanning"] == {"each_zone": 1}
    assert effects["diversified"] == {"each_resource": 2, "points": 8}
    assert effects["lichens"] == {"everyone": 2}
    assert effects["underground_lake"] == {"extra": 2, "of": "ice"}
    assert effects["barren_ground"] == {"nothing": True}
    assert effects["mining_accident"] == {"tokens": 0}
    assert effects["martian_ruins"] == {"leader": 4}
    assert effects["native_resistance"] == {"removed": 1}
    assert effects["treacherous_ground"] == {"runner_up": True}
    assert set(effects["secret_mission_east"]["occupy"]) == {
        "vastitas_borealis",
        "mare_serpentis",
        "sinus_sabaeus",
        "syrtis_major",
        "noachis",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_components_of_mission_red_planet(language: str) -> None:
    told = words(mission.GAME, language).components()
    assert list(told) == ["zones", "manual", "resources", "characters", "cards"]
    hellas = told["zones"][5]
    assert hellas["zone"] == "hellas"
    assert hellas["outer"]
    assert set(hellas["borders"]) == {"ausonia", "noachis", "tritonis_sinus"}
    assert hellas["ships"] == [3, 4, 5]
    assert set(hellas["provenance"]) == {"name", "outer", "borders", "ships"}
    assert told["manual"] == {"ships": [2, 3, 4, 5], "provenance": {"ships": "inferred"}}
    assert [(entry["resource"], entry["value"]) for entry in told["resources"]] == [
        ("ice", 1),
        ("sylvanite", 2),
        ("celerium", 3),
    ]
    assert [entry["number"] for entry in told["characters"]] == list(range(1, 10))
    assert all(entry["name"] and entry["text"].endswith(".") for entry in told["characters"])
    assert sum(card["copies"] for card in told["cards"]) == 24


@every_game
def test_scenes_look_like_real_views(examples: Examples) -> None:
    game = examples.game
    for setup in examples.setups:
        view = game.view(game.new(setup, 1), 0)
        assert all(set(scene.view) == set(view) for scene in examples.scenes)
        assert all(set(entry) == set(view["seats"][0]) for scene in examples.scenes for entry in scene.view["seats"])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_plain_html(examples: Examples, language: str) -> None:
    sections = words(examples.game, language).rules()
    assert len({section.id for section in sections}) == len(sections)
    assert [section.id for section in sections] == [section.id for section in words(examples.game, "en").rules()]
    for section in sections:
        assert set(re.findall(r"</?(\w+)", section.html)) <= {"p", "ul", "li", "strong", "em"}
        assert "{" not in section.html
        assert section.title
        for tag in ("p", "ul", "li", "strong", "em"):
            opened = re.findall(rf"<{tag}( data-topic=\"[^\"]+\")?>", section.html)
            assert len(opened) == section.html.count(f"</{tag}>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_character_and_every_scoring(language: str) -> None:
    tell = words(mission.GAME, language)
    chapters = {section.id: section.html for section in tell.rules()}
    for number, entry in enumerate(tell.components()["characters"], start=1):
        assert f"<strong>{number} {entry['name']}.</strong>" in chapters["characters"]
    assert all(f"{turn}" in chapters["scoring"] for turn in (5, 8, 10))


def test_the_rules_speak_of_the_components_in_use() -> None:
    game = pocket_with("maximum = 5", "maximum = 6")
    assert any("0 to 6" in section.html for section in words(game, "en").rules())
    assert any("0 à 6" in section.html for section in words(game, "fr").rules())
    assert any("0 bis 6" in section.html for section in words(game, "de").rules())
