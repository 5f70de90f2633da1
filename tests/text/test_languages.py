"""Languages and names: what is asked for, how French is set, and that no language speaks the other."""

import re
from importlib import resources

import pytest

from marsbox.core import Event, Game
from marsbox.games import load_game
from marsbox.games.pocket_mars.components import parse_box
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.text import LANGUAGES, UnknownLanguage, words
from marsbox.text.pocket_mars.words import PocketMarsWords
from tests.text.scenes import NAMES, SOLO_NAMES, solo
from tests.text.test_approved import everything

ENGLISH = ("the", "your", "you", "card", "cards", "deck", "hand", "ship", "colonist", "building", "and", "with")
FRENCH = ("le", "la", "les", "votre", "vous", "carte", "cartes", "pioche", "main", "Vaisseau", "colon", "et", "avec")
# what an approved file says in words of the data: ids, kinds, forms and touches
DATA = re.compile(r"^(===|  \{).*$|^[^:\n]*:|'[a-z_]+'", re.MULTILINE)


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game("pocket-mars")


@pytest.mark.parametrize("language", ["de", "EN", "", "fr-FR"])
def test_an_unknown_language_is_refused_with_those_there_are(game: Game, language: str) -> None:
    with pytest.raises(UnknownLanguage, match=f'no language "{language}"; the languages are en, fr'):
        words(game, language)
    assert issubclass(UnknownLanguage, ValueError)


def test_a_game_without_words_is_refused() -> None:
    other = Game("chess", 1, "", (2,), (), load_game("pocket-mars").actions, (), ())
    with pytest.raises(ValueError, match='no words for the game "chess"'):
        words(other, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plain_space_where_french_wants_a_narrow_one(game: Game, language: str) -> None:
    text = everything(game, language)
    wrong = re.findall(r".{0,20} [;:!?»].{0,5}|.{0,5}« .{0,20}", text)
    assert not wrong
    if language == "fr":
        said = DATA.sub("", text)
        assert not re.findall(r".{0,20}[^\u202f\s;:!?][;!?].{0,5}", said)
    else:
        assert "\u202f" not in text


@pytest.mark.parametrize(("language", "foreign"), [("en", FRENCH), ("fr", ENGLISH)])
def test_no_language_speaks_the_other(game: Game, language: str, foreign: tuple[str, ...]) -> None:
    said = DATA.sub("", everything(game, language))
    assert not [word for word in foreign if re.search(rf"(?<![-\w']){word}(?![-\w'])", said)]


def test_players_without_names_are_numbered(game: Game) -> None:
    began = Event(-1, game.event_kinds.index("turn_began"), (1,))
    assert words(game, "en").event(began) == "It is Player 2's turn."
    assert words(game, "fr").event(began) == "C'est le tour de Joueur 2."


def test_one_name_means_a_solo_game(game: Game) -> None:
    assert words(game, "en", SOLO_NAMES).player(1) == "Devious Automatics"
    assert words(game, "fr", SOLO_NAMES).player(1) == "«\u202fDevious Automatics\u202f»"
    assert words(game, "en", NAMES).player(1) == "Bob"
    assert words(game, "en").waiting(solo()) == "Waiting for Player 1."


def test_a_card_is_given_by_id_or_number(game: Game) -> None:
    tell = words(game, "fr")
    assert isinstance(tell, PocketMarsWords)
    assert tell.card_name("W1") == tell.card_name(7) == "Eau 1"
    assert tell.building("water") == tell.building(1) == "Eau"
    assert tell.ability("energy") == tell.ability(2) == "Gagnez 1 énergie."


def box_with(old: str, new: str) -> PocketMars:
    """The game with a part of its components changed."""
    text = resources.files("marsbox.games.pocket_mars").joinpath("components.toml").read_text("utf-8")
    assert old in text
    return PocketMars(parse_box(text.replace(old, new), "test"))


def test_cards_alike_are_told_apart_by_their_ids() -> None:
    tell = words(box_with('"E2"\ncolour = "energy"\nvalue = 2', '"E2"\ncolour = "energy"\nvalue = 1'), "en")
    assert [tell.card_name(card) for card in ("E1", "E2", "E3")] == ["Energy 1 (E1)", "Energy 1 (E2)", "Energy 3"]


def test_the_facts_of_a_card(game: Game) -> None:
    assert words(game, "en").card_facts("E1") == {
        "id": "E1",
        "name": "Energy 1",
        "colour": "energy",
        "value": 1,
        "hand": "Launch 1 colonist from Earth, then gain 1 energy.",
        "module": "If you have no colonist in this building, launch 2 colonists from Earth.",
        "text": "Hand: launch 1 colonist from Earth, then gain 1 energy. "
        "Module: if you have no colonist in this building, launch 2 colonists from Earth.",
        "provenance": {"colour": "inferred", "value": "attested", "hand": "attested", "module": "attested"},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_plain_html(game: Game, language: str) -> None:
    sections = words(game, language).rules()
    assert len({section.id for section in sections}) == len(sections)
    assert [section.id for section in sections] == [section.id for section in words(game, "en").rules()]
    for section in sections:
        assert set(re.findall(r"</?(\w+)", section.html)) <= {"p", "ul", "li", "strong", "em"}
        assert "{" not in section.html
        assert section.title
        for tag in ("p", "ul", "li", "strong", "em"):
            assert section.html.count(f"<{tag}>") == section.html.count(f"</{tag}>")


def test_the_rules_speak_of_the_components_in_use() -> None:
    game = box_with("maximum = 5", "maximum = 6")
    assert any("0 to 6" in section.html for section in words(game, "en").rules())
    assert any("0 à 6" in section.html for section in words(game, "fr").rules())
