"""What the cards and the board of Terraforming Mars say: every class of the rules has its clause, every thing its name.

After a wanted change write the approved files anew with `MARSBOX_APPROVE=1 pytest tests/text`, and read the difference.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from marsbox.games.terraforming_mars import model, state
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.choices import Choice
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.testing import position
from marsbox.text import LANGUAGES, words
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.clauses import (
    MODIFIERS,
    CostClauses,
    MomentClauses,
    PointClauses,
    RequirementClauses,
    clause_name,
)
from marsbox.text.terraforming_mars.names import Names, own_names
from marsbox.text.terraforming_mars.nodes import AmountClauses, NodeClauses
from marsbox.text.terraforming_mars.things import amount, tags, tile

APPROVED = Path(__file__).parent / "approved"
GAME = TerraformingMars()
NAMES = {language: Names([], language) for language in LANGUAGES}
TEXTS = {language: CardTexts(names) for language, names in NAMES.items()}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def classes(base: type) -> set[str]:
    """The names of the clauses for all classes below one of the model."""
    found: set[str] = set()
    below: list[type] = base.__subclasses__()
    for kind in below:
        found |= classes(kind)
        if kind is not Choice:
            found.add(clause_name(kind))
    return found


def lacking(speaker: type, names: set[str]) -> list[str]:
    return [name for name in sorted(names) if not callable(getattr(speaker, name, None))]


def test_every_node_has_a_clause() -> None:
    assert lacking(NodeClauses, classes(model.Node)) == []


def test_every_amount_has_a_clause() -> None:
    # a printed number is said by the node that it belongs to
    assert lacking(AmountClauses, classes(model.Amount)) == ["fixed"]


def test_every_requirement_cost_moment_and_kind_of_points_has_a_clause() -> None:
    assert lacking(RequirementClauses, classes(model.Requirement)) == []
    assert lacking(CostClauses, classes(model.Cost)) == []
    assert lacking(MomentClauses, set(model.MOMENTS)) == []
    assert lacking(PointClauses, classes(model.Points)) == []


@every_language
def test_every_modifier_has_a_clause(language: str) -> None:
    assert set(MODIFIERS) == set(range(state.TAG_DISCOUNT))
    said = NAMES[language].speaker.names("modifier")
    assert set(said) == {*MODIFIERS.values(), "tag_discount"}


@every_language
def test_what_is_printed_on_the_board_has_a_text(language: str) -> None:
    speaker = NAMES[language].speaker
    assert tuple(speaker.names("milestone_text")) == state.MILESTONES
    assert tuple(speaker.names("award_text")) == state.AWARDS
    assert tuple(speaker.names("project_text")) == state.PROJECT_NAMES


def test_german_says_every_effect_after_a_cost_as_well() -> None:
    """A clause that some card has after its cost must not be an imperative there."""
    texts = TEXTS["de"]
    purposes = [
        texts._nodes.together_with(action.gains, card).form(mood="infinitive")
        for card in PRINTED
        for action in card.action
    ]
    assert all(re.search(r"\bzu \w+|\w+zu\w+", purpose) for purpose in purposes), purposes
    assert texts.action("ironworks") is not None
    assert str(texts.action("ironworks")) == (
        "gib 4 Energie aus, um 1 Stahl zu erhalten und den Sauerstoff um 1 Schritt zu erhöhen"
    )


COUNTED: Final = {
    "en": ("1 plant", "2 plants", "1 Jovian tag", "2 Jovian tags", "an ocean tile", "the Capital tile"),
    "fr": (
        "1 plante",
        "2 plantes",
        "1 indicateur jovien",
        "2 indicateurs joviens",
        "une tuile océan",
        "la tuile Capitale",
    ),
    "de": (
        "1 Pflanze",
        "2 Pflanzen",
        "1 Jupiter-Symbol",
        "2 Jupiter-Symbole",
        "ein Ozeanplättchen",
        "das Plättchen „Hauptstadt“",
    ),
}


@pytest.mark.parametrize("language", COUNTED)
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    names = NAMES[language]
    told = (
        amount(names, 1, "plants"),
        amount(names, 2, "plants"),
        tags(names, 1, "jovian"),
        tags(names, 2, "jovian"),
        tile(names, "ocean"),
        tile(names, "capital"),
    )
    assert tuple(map(str, told)) == COUNTED[language]


@every_language
def test_every_card_says_something_in_whole_sentences(language: str) -> None:
    for card in PRINTED:
        text = TEXTS[language].text(card.id)
        assert re.fullmatch(r"(?:[A-ZÀÉ0-9−].*?\.)(?: [A-ZÀÉ0-9−].*?\.)*", text), text
        assert "None" not in text
        assert "  " not in text


@every_language
def test_every_thing_has_a_name(language: str) -> None:
    speaker = NAMES[language].speaker
    assert set(speaker.names("card")) == {card.id for card in PRINTED}
    for group, things in (
        ("resource", state.RESOURCES),
        ("amount", state.RESOURCES),
        ("production", state.RESOURCES),
        ("cube", state.CUBES),
        ("cubes", state.CUBES),
        ("tag", state.TAGS),
        ("kind", state.CARD_KINDS),
        ("parameter", state.PARAMETERS),
        ("milestone", state.MILESTONES),
        ("award", state.AWARDS),
        ("project", state.PROJECT_NAMES),
    ):
        assert tuple(speaker.names(group)) == things


@every_language
def test_names_are_told_apart(language: str) -> None:
    names = NAMES[language]
    for told in (
        names.cards(range(len(PRINTED))),
        [names.space(space) for space in SPACE_IDS],
        [names.tile(kind) for kind in state.TILES[1:]],
        [names.resource(resource) for resource in state.RESOURCES],
        [names.cube(cube) for cube in state.CUBES],
        [names.tag(tag) for tag in state.TAGS],
        [names.kind(kind) for kind in state.CARD_KINDS],
        [names.parameter(parameter) for parameter in state.PARAMETERS],
        [names.deck(deck) for deck in ("base", "corporate_era", "beginner")],
        [names.milestone(milestone) for milestone in state.MILESTONES],
        [names.award(award) for award in state.AWARDS],
        [names.project(project) for project in state.PROJECT_NAMES],
    ):
        assert all(told)
        assert len(set(told)) == len(told)


@every_language
def test_things_are_given_by_name_or_number(language: str) -> None:
    names = NAMES[language]
    assert names.card("capital") == names.card(7)
    assert names.card("credicor") == names.card(state.PROJECTS + 1)
    assert names.space("r5c3") == names.space(SPACE_IDS.index("r5c3"))
    assert names.tile("capital") == names.tile(state.CAPITAL) == names.card("capital")


def test_players_have_names() -> None:
    names = Names(["Ann"], "en")
    assert [names.player(seat) for seat in (0, 1)] == ["Ann", "Player 2"]


def test_a_name_of_our_own_is_marked() -> None:
    assert own_names("en") == []
    assert own_names("fr") == ["local_heat_trapping"]
    printed = {card.id for card in PRINTED} - set(own_names("de"))
    assert {"cupola_city", "physics_complex", "mining_guild", "helion"} <= printed
    assert len(printed) == 10
    facts = words(GAME, "fr").card_facts("local_heat_trapping")
    assert facts["provenance"] == {"card": "attested", "name": "reconstructed"}
    assert words(GAME, "en").card_facts("local_heat_trapping")["provenance"] == {"card": "attested"}


def test_the_facts_of_a_card() -> None:
    assert words(GAME, "en").card_facts("physics_complex") == {
        "id": "physics_complex",
        "number": 95,
        "name": "Physics Complex",
        "kind": "active",
        "cost": 12,
        "tags": ["science", "building"],
        "requirement": "",
        "effect": "",
        "ongoing": "",
        "action": "Action: spend 6 energy to add 1 science cube to this card.",
        "points": "2 points for each science cube on this card.",
        "text": (
            "Action: spend 6 energy to add 1 science cube to this card. 2 points for each science cube on this card."
        ),
        "icons": {
            "requirement": [],
            "effect": [],
            "ongoing": [],
            "action": [[{"icon": "energy", "number": 6}, {"icon": "arrow"}, {"icon": "cube:science", "number": 1}]],
            "points": [{"icon": "points", "number": 2}, {"icon": "slash"}, {"icon": "cube:science"}],
        },
        "called": {"kind": "active card", "tags": ["science", "building"], "holds": "science cube"},
        "holds": "science",
        "deck": "corporate_era",
        "provenance": {"card": "attested"},
    }


def test_the_facts_of_a_corporation() -> None:
    facts = words(GAME, "en").card_facts("tharsis_republic")
    assert (facts["number"], facts["cost"], facts["kind"], facts["deck"]) == (None, None, "corporation", "base")
    assert facts["effect"] == "At the start: gain 40 M€. First action: place a city tile."
    assert words(GAME, "en").card_facts("beginner_corporation")["deck"] == "beginner"


@every_language
def test_the_components_of_the_box(language: str) -> None:
    told = words(GAME, language).components()
    names = told.pop("names")
    assert list(names) == ["kinds", "decks", "tags", "cubes", "resources", "parameters", "tiles"]
    assert names["tiles"]["capital"] == NAMES[language].card("capital")
    assert {kind: len(things) for kind, things in told.items()} == {
        "cards": state.PROJECTS,
        "corporations": state.CORPORATIONS,
        "spaces": 63,
        "milestones": 5,
        "awards": 5,
        "projects": 6,
        "conversions": 2,
        "limits": 2,
        "tracks": 3,
    }
    by_id = {space["space"]: space for space in told["spaces"]}
    assert by_id["r4c1"] == {
        "space": "r4c1",
        "name": "Pavonis Mons",
        "kind": "volcano",
        "row": 4,
        "column": 1,
        "bonus": {"titanium": 1, "plants": 1},
        "neighbours": ["r3c1", "r4c2", "r5c2", "r5c1"],
        "provenance": {"space": "attested"},
    }
    assert by_id["r2c6"]["bonus"] == {"card": 2}
    assert by_id["ganymede_colony"]["kind"] == "off_map"
    assert [milestone["price"] for milestone in told["milestones"]] == [8] * 5


def test_the_tracks_show_the_bonus_steps_of_the_rules() -> None:
    temperature, oxygen, oceans = words(GAME, "en").components()["tracks"]
    assert {key: temperature[key] for key in ("parameter", "first", "last", "step")} == {
        "parameter": "temperature",
        "first": -30,
        "last": 8,
        "step": 2,
    }
    assert [(it["value"], it["brings"], it["production"]) for it in temperature["bonuses"]] == [
        (-24, "heat", True),
        (-20, "heat", True),
        (0, "ocean", False),
    ]
    assert (oxygen["first"], oxygen["last"]) == (0, 14)
    assert oxygen["bonuses"] == [
        {"value": 8, "brings": "temperature", "production": False, "text": "Raise the temperature by 1 step."}
    ]
    assert (oceans["last"], oceans["bonuses"]) == (9, [])


def board(texts: CardTexts, language: str) -> Iterator[str]:
    """What stands on the board and on cards besides their texts."""
    told = words(GAME, language).components()
    yield from (f"milestone {it['milestone']}: {it['name']}: {it['text']}" for it in told["milestones"])
    yield from (f"award {it['award']}: {it['name']}: {it['text']}" for it in told["awards"])
    yield from (f"project {it['project']}: {it['name']}: {it['text']}" for it in told["projects"])
    for track in told["tracks"]:
        yield from (f"track {track['parameter']} {it['value']}: {it['text']}" for it in track["bonuses"])
    yield from (f"space {it['space']}: {it['name']}" for it in told["spaces"])
    for kind in state.CARD_KINDS:
        yield f"kind {kind}: {texts.names.kind(kind)}"
    for cube in state.CUBES:
        yield f"cube {cube}: {texts.names.cube(cube)}"
    for card in PRINTED:
        if card.production_box:
            yield f"box {card.id}: {texts.production_box(card.id)}"
    for modifier, name in MODIFIERS.items():
        yield f"modifier {name}: {texts.modifier(modifier, 1)}"


@every_language
def test_every_word_on_the_board_is_the_approved_one(language: str) -> None:
    path = APPROVED / f"terraforming_mars_board.{language}.txt"
    told = "\n".join(board(TEXTS[language], language)) + "\n"
    if os.environ.get("MARSBOX_APPROVE"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), "read the change; MARSBOX_APPROVE=1 accepts it"


def test_the_first_action_of_a_corporation_is_told_where_it_is_asked() -> None:
    seats = [{"corporation": "tharsis_republic", "first action owed": True}, {}]
    state = position(GAME, {"seats": seats})
    decision = GAME.decisions(state)[0]
    options = {
        language: words(GAME, language).option(GAME.view(state, 0), decision, decision.options[0])
        for language in LANGUAGES
    }
    assert options["en"] == "Use “Tharsis Republic”: place a city tile."
    assert options["fr"] == "Utiliser «\u202fRépublique de Tharsis\u202f»\u202f: placer une tuile cité."
    assert options["de"] == "Nutze „Tharsis-Republik“: Lege ein Stadtplättchen."
