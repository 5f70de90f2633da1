"""Components files: the one in the box, a corrected one, and every bad one with an error that names what is wrong."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from marsbox.core.components import PROVENANCES
from marsbox.core.contract import Game, Setup
from marsbox.core.errors import ComponentsError
from marsbox.games import load_game
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.testing import deal
from tests.games.components import check_missing_file, check_refused_file

TEXT = (Path(__file__).parents[3] / "src/marsbox/games/mission_red_planet/components.toml").read_text("utf-8")


def part(kind: str, name: str) -> str:
    """The lines of one zone or card."""
    start = TEXT.index(f'[[{kind}]]\nid = "{name}"')
    return TEXT[start : TEXT.index("\n\n", start) + 1]


HELLAS = part("zone", "hellas")
VALLES = part("zone", "valles_marineris")
RUINS = part("discovery", "martian_ruins")
BARREN = part("discovery", "barren_ground")
LOST = part("bonus", "lost_in_space")
BLOCKS = part("bonus", "blocks_of_ice")
NORTH = part("bonus", "secret_mission_north")


def loaded(folder: Path, text: str) -> Game:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return load_game("mission-red-planet", file)


def box_of(game: Game) -> Box:
    return cast(MissionRedPlanet, game).box


def within(block: str, old: str, new: str) -> Callable[[], str]:
    """The file with this part of a block changed once."""

    def changed() -> str:
        assert old in block
        return TEXT.replace(block, block.replace(old, new, 1))

    return changed


def change(old: str, new: str) -> Callable[[], str]:
    """The file with this part, wherever it comes first, changed once."""
    return within(TEXT, old, new)


def without(block: str, field: str) -> Callable[[], str]:
    """The file with this line of a block left out."""
    kept = "".join(line for line in block.splitlines(keepends=True) if not line.startswith(f"{field} = "))
    assert kept != block
    return within(block, block, kept)


def with_line(block: str, line: str) -> Callable[[], str]:
    """The file with one line more after the id of a block."""
    kind, name, rest = block.split("\n", 2)
    return within(block, block, "\n".join([kind, name, line, rest]))


# ---- what is in the box

BOX = box_of(load_game("mission-red-planet"))


def test_mars_has_7_outer_and_3_central_zones() -> None:
    zones = tomllib.loads(TEXT)["zone"]
    assert [zone["outer"] for zone in zones] == [True] * 7 + [False] * 3
    assert {zone.id for zone in BOX.zones[7:]} == {"mare_tyrrhenum", "tritonis_sinus", "valles_marineris"}


def test_zones_border_each_other_both_ways() -> None:
    borders = BOX.facts.borders
    for zone, neighbours in enumerate(borders):
        assert zone not in neighbours
        assert all(zone in borders[other] for other in neighbours)


def test_the_outer_zones_are_a_ring_and_the_central_ones_all_touch() -> None:
    for zone in range(7):
        assert {(zone + 1) % 7, (zone - 1) % 7} == {other for other in BOX.facts.borders[zone] if other < 7}
    for zone in (7, 8, 9):
        assert {7, 8, 9} - {zone} <= set(BOX.facts.borders[zone])


def test_34_ships_3_for_each_zone_and_4_to_be_steered() -> None:
    destinations = BOX.facts.destinations
    assert len(destinations) == len(BOX.facts.seats) == len(set(BOX.ship_ids)) == 34
    assert [destinations.count(zone) for zone in range(10)] == [3] * 10
    assert destinations.count(-1) == 4
    for zone in range(10):
        assert sorted(BOX.facts.seats[zone * 3 : zone * 3 + 3]) == [3, 4, 5]
    assert BOX.ship_ids[30:] == ("manual 2", "manual 3", "manual 4", "manual 5")


def test_14_resource_tokens_and_70_score_tokens() -> None:
    assert [resource.tokens for resource in BOX.resources] == [6, 4, 4]
    assert [resource.score_tokens for resource in BOX.resources] == [30, 20, 20]


def test_ice_is_worth_1_sylvanite_2_and_celerium_3() -> None:
    assert [resource.value for resource in BOX.resources] == [1, 2, 3]


def test_24_event_cards_13_bonus_and_11_discoveries() -> None:
    assert sum(card.copies for card in BOX.cards) == 24
    assert sum(card.copies for card in BOX.cards if card.bonus is not None) == 13
    assert sum(card.copies for card in BOX.cards if card.discovery is not None) == 11
    assert all((card.bonus is None) != (card.discovery is None) for card in BOX.cards)


def test_bonus_and_discovery_cards_are_of_9_kinds_each() -> None:
    bonus = {"mission" if card.id.startswith("secret_mission") else card.id for card in BOX.cards if card.bonus}
    assert len(bonus) == 9
    assert len([card for card in BOX.cards if card.discovery]) == 9


def test_every_part_of_every_component_has_a_provenance() -> None:
    zones = [zone.provenance for zone in BOX.zones]
    resources = [resource.provenance for resource in BOX.resources]
    cards = [card.provenance for card in BOX.cards]
    assert all(set(parts) == {"name", "outer", "borders", "ships"} for parts in zones)
    assert all(set(parts) == {"value", "tokens", "score_tokens"} for parts in resources)
    assert all(set(parts) == {"name", "copies", "effect"} for parts in cards)
    assert {value for parts in zones + resources + cards for value in parts.values()} == set(PROVENANCES)
    assert BOX.manual_provenance == "inferred"


def test_what_the_rulebooks_print_has_their_provenance() -> None:
    for zone in BOX.zones[7:]:
        assert (zone.provenance["name"], zone.provenance["outer"]) == ("rulebook", "rulebook")
    printed = [card.id for card in BOX.cards if "rulebook" in card.provenance.values()]
    assert printed == ["strategic_zones"]


# ---- corrected files


def test_a_corrected_ship_is_played(tmp_path: Path) -> None:
    game = loaded(tmp_path, within(HELLAS, "ships = [3, 4, 5]", "ships = [2, 9, 9]")())
    state = deal(game, 3, ships=["hellas 2", "hellas 9", "hellas 9b"])
    assert [ship["seats"] for ship in game.view(state, 0)["pad"]] == [2, 9, 9]


def test_a_corrected_card_is_dealt(tmp_path: Path) -> None:
    game = loaded(tmp_path, within(LOST, 'id = "lost_in_space"', 'id = "the_lost"')())
    state = deal(game, 3, ships=["hellas 3", "hellas 4", "hellas 5"], dealt=[["the_lost"], [], []])
    assert {"keep": "the_lost"} in [game.actions.form(action) for action in game.decisions(state)[0].options]


def test_other_resource_tokens_are_drawn(tmp_path: Path) -> None:
    text = TEXT.replace("tokens = 6\n", "tokens = 14\n").replace("tokens = 4\n", "tokens = 0\n")
    game = loaded(tmp_path, text)
    state = game.new(Setup(5), 1)
    while decisions := game.decisions(state):
        game.apply(state, decisions[0].seat, decisions[0].options[0])
    assert {zone["resource"] for zone in game.view(state, 0)["zones"]} <= {"ice", None}


@pytest.mark.parametrize(
    "changed",
    [
        within(HELLAS, "ships = [3, 4, 5]", "ships = [3, 4, 4]"),
        change("ships = [2, 3, 4, 5]", "ships = [2, 3, 4, 4]"),
        change("value = 1", "value = 2"),
        within(RUINS, "leader = 4", "leader = 5"),
        within(LOST, "points = 8", "points = 7"),
        within(LOST, 'id = "lost_in_space"', 'id = "the_lost"'),
    ],
)
def test_whatever_matters_for_the_rules_makes_other_components(changed: Callable[[], str], tmp_path: Path) -> None:
    assert loaded(tmp_path, changed()).digest != load_game("mission-red-planet").digest


@pytest.mark.parametrize(
    "changed",
    [
        lambda: TEXT.replace('"reconstructed"', '"attested"'),
        change('note = "The board', 'note = "My board'),
        with_line(HELLAS, 'name = "Hellas Planitia"'),
        with_line(RUINS, 'name = { en = "Ruins", fr = "Ruines" }'),
        within(LOST, '{ most = "memorial", points = 8 }', '{ points = 8, most = "memorial" }'),
    ],
)
def test_names_notes_provenances_and_the_order_of_keys_do_not(changed: Callable[[], str], tmp_path: Path) -> None:
    assert loaded(tmp_path, changed()).digest == load_game("mission-red-planet").digest


def test_ships_that_are_alike_have_names_of_their_own(tmp_path: Path) -> None:
    game = loaded(tmp_path, change("ships = [2, 3, 4, 5]", "ships = [4, 4, 4, 2]")())
    assert box_of(game).ship_ids[30:] == ("manual 4", "manual 4b", "manual 4c", "manual 2")


# ---- bad files

BAD: dict[str, tuple[Callable[[], str], str]] = {
    "no toml": (lambda: "zones: many", "mine.toml: not a TOML file"),
    "empty": (lambda: "", 'mine.toml: the file, field "zone" is missing; right would be 10 tables [[zone]]'),
    "unknown field of the file": (lambda: "moons = 2\n" + TEXT, 'the file, field "moons" is unknown'),
    # zones
    "too few zones": (
        lambda: TEXT.replace(HELLAS, ""),
        "mine.toml: Mars has 9 zones; right would be 10",
    ),
    "too many zones": (
        lambda: TEXT.replace(HELLAS, HELLAS + "\n" + HELLAS.replace('"hellas"', '"phobos"', 1)),
        "mine.toml: Mars has 11 zones; right would be 10",
    ),
    "zones that are no tables": (
        lambda: "zone = [1, 2]\n" + TEXT[TEXT.index("[manual]") :],
        'the file, field "zone" is [1, 2]; right would be 10 tables [[zone]]',
    ),
    "a zone without id": (without(HELLAS, "id"), 'zone number 6, field "id" is missing'),
    "a zone id that is no name": (within(HELLAS, 'id = "hellas"', "id = 5"), 'zone number 6, field "id" is 5'),
    "a zone id used twice": (
        within(HELLAS, 'id = "hellas"', 'id = "noachis"'),
        'zone noachis, field "id" is used twice; right would be a name of its own for each zone',
    ),
    "an unknown field of a zone": (
        within(HELLAS, "outer = true", "outer = true\nheight = 3"),
        'zone hellas, field "height" is unknown; right would be id or name or outer or borders or ships or provenance',
    ),
    "a zone with an empty name": (with_line(HELLAS, 'name = ""'), "zone hellas, field \"name\" is ''"),
    "an outer zone in the centre": (
        within(HELLAS, "outer = true", "outer = false"),
        'zone hellas, field "outer" is False; right would be true for the first 7 zones',
    ),
    "a central zone at the rim": (
        within(VALLES, "outer = false", "outer = true"),
        'zone valles_marineris, field "outer" is True; right would be true for the first 7 zones',
    ),
    "a zone neither outer nor central": (without(HELLAS, "outer"), 'zone hellas, field "outer" is None'),
    "no borders": (without(HELLAS, "borders"), 'zone hellas, field "borders" is None; right would be a list of zones'),
    "empty borders": (
        within(HELLAS, 'borders = ["ausonia", "noachis", "tritonis_sinus"]', "borders = []"),
        'zone hellas, field "borders" is []; right would be a list of zones',
    ),
    "a border with nowhere": (
        within(HELLAS, '"noachis"', '"phobos"'),
        "zone hellas, field \"borders\" names 'phobos'; right would be zones: vastitas_borealis,",
    ),
    "a border with a number": (within(HELLAS, '"noachis"', "4"), 'zone hellas, field "borders" names 4'),
    "a border named twice": (
        within(HELLAS, '"noachis"', '"ausonia"'),
        "zone hellas, field \"borders\" names 'ausonia' twice; right would be each zone once",
    ),
    "a border with itself": (
        within(HELLAS, '"noachis"', '"hellas"'),
        'zone hellas, field "borders" names the zone itself; right would be its neighbours',
    ),
    "a border in one direction": (
        within(HELLAS, '"noachis", ', ""),
        'zone hellas, field "borders" lacks noachis; right would be both ways: noachis names it',
    ),
    # ships
    "a zone without ships": (
        without(HELLAS, "ships"),
        'zone hellas, field "ships" is None; right would be a list of 3 numbers of seats from 2 to 9',
    ),
    "too many ships of a zone": (
        within(HELLAS, "[3, 4, 5]", "[3, 4, 5, 6]"),
        'zone hellas, field "ships" is [3, 4, 5, 6]; right would be a list of 3 numbers',
    ),
    "a ship with 1 seat": (within(HELLAS, "[3, 4, 5]", "[1, 4, 5]"), 'zone hellas, field "ships" has 1; right would'),
    "a ship with 10 seats": (within(HELLAS, "[3, 4, 5]", "[3, 4, 10]"), 'zone hellas, field "ships" has 10'),
    "seats in words": (within(HELLAS, "[3, 4, 5]", '["three", 4, 5]'), "zone hellas, field \"ships\" has 'three'"),
    "seats that are a truth": (within(HELLAS, "[3, 4, 5]", "[true, 4, 5]"), 'zone hellas, field "ships" has True'),
    "no manual ships": (
        change('[manual]\nships = [2, 3, 4, 5]\nprovenance = { ships = "inferred" }\n', ""),
        'the file, field "manual" is missing; right would be a table',
    ),
    "too few manual ships": (
        change("[2, 3, 4, 5]", "[2, 3, 4]"),
        'manual, field "ships" is [2, 3, 4]; right would be a list of 4 numbers of seats from 2 to 9',
    ),
    "an unknown field of the manual ships": (change("[manual]", "[manual]\ncrew = 1"), 'manual, field "crew" is unk'),
    "manual ships without provenance": (
        change('provenance = { ships = "inferred" }\n', ""),
        'manual, field "provenance" is missing',
    ),
    # resources
    "no resources": (
        lambda: TEXT[: TEXT.index("[resource.ice]")] + TEXT[TEXT.index("[[bonus]]") :],
        'the file, field "resource" is missing; right would be a table',
    ),
    "an unknown resource": (
        change("[resource.ice]", "[resource.gold]"),
        'resource, field "gold" is unknown; right would be ice or sylvanite or celerium',
    ),
    "a missing resource": (
        lambda: TEXT[: TEXT.index("[resource.celerium]")] + TEXT[TEXT.index("[[bonus]]") :],
        'resource, field "celerium" is missing',
    ),
    "an unknown field of a resource": (change("value = 1", "value = 1\ncolour = 2"), 'resource ice, field "colour" is'),
    "a worthless resource": (
        change("value = 1", "value = 0"),
        'resource ice, field "value" is 0; right would be a whole number from 1 to 99',
    ),
    "a resource without value": (change("value = 1\n", ""), 'resource ice, field "value" is missing'),
    "tokens in words": (change("tokens = 6", 'tokens = "six"'), "resource ice, field \"tokens\" is 'six'"),
    "tokens below 0": (change("tokens = 6", "tokens = -1"), 'resource ice, field "tokens" is -1'),
    "a wrong number of resource tokens": (
        change("tokens = 6", "tokens = 7"),
        "mine.toml: the box has 15 resource tokens; right would be 14",
    ),
    "a wrong number of score tokens": (
        change("score_tokens = 30", "score_tokens = 29"),
        "mine.toml: the box has 69 score tokens; right would be 70",
    ),
    "a resource without provenance of its value": (
        change('{ value = "attested", tokens', "{ tokens"),
        'resource ice, provenance, field "value" is missing',
    ),
    # cards
    "no bonus cards": (
        lambda: TEXT[: TEXT.index("[[bonus]]")] + TEXT[TEXT.index("[[discovery]]") :],
        'the file, field "bonus" is missing; right would be tables [[bonus]]',
    ),
    "no discoveries": (
        lambda: TEXT[: TEXT.index("[[discovery]]")],
        'the file, field "discovery" is missing; right would be tables [[discovery]]',
    ),
    "too few bonus cards": (
        lambda: TEXT.replace(LOST, ""),
        "mine.toml: the box has 12 bonus cards; right would be 13",
    ),
    "too many discoveries": (
        within(BARREN, "copies = 3", "copies = 4"),
        "mine.toml: the box has 12 discovery cards; right would be 11",
    ),
    "a card without id": (without(RUINS, "id"), 'discovery number 4, field "id" is missing'),
    "a bonus without id": (without(LOST, "id"), 'bonus number 7, field "id" is missing'),
    "a card id used twice": (
        within(RUINS, '"martian_ruins"', '"lost_in_space"'),
        'card lost_in_space, field "id" is used twice; right would be a name of its own for each card',
    ),
    "an unknown field of a card": (
        within(RUINS, "copies = 1", "copies = 1\ncost = 2"),
        'card martian_ruins, field "cost" is unknown; right would be id or copies or name or effect or provenance',
    ),
    "no copies": (without(RUINS, "copies"), 'card martian_ruins, field "copies" is missing'),
    "0 copies": (
        within(RUINS, "copies = 1", "copies = 0"),
        'card martian_ruins, field "copies" is 0; right would be a whole number from 1 to 11',
    ),
    "a name without English": (
        with_line(RUINS, 'name = { fr = "Ruines" }'),
        'card martian_ruins, name, field "en" is missing; right would be a name, for all languages that are not there',
    ),
    "an empty name in a language": (
        with_line(RUINS, 'name = { en = "Ruins", fr = "" }'),
        "card martian_ruins, name, field \"fr\" is ''; right would be a name",
    ),
    "a name in no language": (
        with_line(RUINS, 'name = { en = "Ruins", French = "Ruines" }'),
        'card martian_ruins, name, field "French" is unknown; right would be languages such as en or fr',
    ),
    "a name that is a number": (
        with_line(RUINS, "name = 7"),
        'card martian_ruins, field "name" is 7; right would be a name, or names by language such as { en = "Hellas" }',
    ),
    "a card without provenance": (without(RUINS, "provenance"), 'card martian_ruins, field "provenance" is missing'),
    "an unknown provenance": (
        within(RUINS, 'copies = "inferred"', 'copies = "dreamt"'),
        "card martian_ruins, provenance, field \"copies\" is 'dreamt'; right would be rulebook or attested or inferred",
    ),
    "a provenance too many": (
        within(RUINS, 'copies = "inferred"', 'copies = "inferred", art = "attested"'),
        'card martian_ruins, provenance, field "art" is unknown',
    ),
    # effects
    "no effect": (without(RUINS, "effect"), 'card martian_ruins, field "effect" is missing; right would be a table'),
    "an effect of nothing": (
        within(RUINS, "{ leader = 4 }", "{}"),
        'card martian_ruins, field "effect" is {}; right would be a table with one of nothing, tokens, extra, leader',
    ),
    "two effects": (
        within(RUINS, "{ leader = 4 }", "{ leader = 4, everyone = 2 }"),
        "card martian_ruins, field \"effect\" is {'leader': 4, 'everyone': 2}; right would be a table with one of",
    ),
    "an unknown effect": (within(RUINS, "leader = 4", "earthquake = 4"), 'card martian_ruins, field "effect" is {'),
    "a discovery that does what bonus cards do": (
        within(RUINS, "{ leader = 4 }", "{ each_zone = 4 }"),
        "card martian_ruins, field \"effect\" is {'each_zone': 4}",
    ),
    "a bonus that does what discoveries do": (
        within(LOST, '{ most = "memorial", points = 8 }', "{ leader = 4 }"),
        "card lost_in_space, field \"effect\" is {'leader': 4}; right would be a table with one of occupy, most,",
    ),
    "an effect with too much": (
        within(RUINS, "{ leader = 4 }", '{ leader = 4, of = "ice" }'),
        'card martian_ruins, effect, field "of" is unknown; right would be leader',
    ),
    "an effect of 0 points": (
        within(RUINS, "leader = 4", "leader = 0"),
        'card martian_ruins, effect, field "leader" is 0; right would be a whole number from 1 to 99',
    ),
    "an effect that is no number": (within(RUINS, "leader = 4", "leader = true"), 'effect, field "leader" is True'),
    "nothing that is not true": (
        within(BARREN, "nothing = true", "nothing = false"),
        'card barren_ground, effect, field "nothing" is False; right would be true',
    ),
    "a runner-up that is not true": (
        within(RUINS, "leader = 4", "runner_up = 1"),
        'card martian_ruins, effect, field "runner_up" is 1; right would be true',
    ),
    "fewer than 0 tokens": (
        within(RUINS, "leader = 4", "tokens = -1"),
        'card martian_ruins, effect, field "tokens" is -1; right would be a whole number from 0 to 99',
    ),
    "extra tokens of nothing": (
        within(RUINS, "leader = 4", "extra = 2"),
        'card martian_ruins, effect, field "of" is missing; right would be ice or sylvanite or celerium',
    ),
    "no extra tokens": (
        within(RUINS, "leader = 4", 'extra = 0, of = "ice"'),
        'card martian_ruins, effect, field "extra" is 0',
    ),
    "points for everyone in words": (
        within(RUINS, "leader = 4", 'everyone = "few"'),
        "effect, field \"everyone\" is 'few'; right would be a whole number from -99 to 99",
    ),
    "nobody removed": (within(RUINS, "leader = 4", "removed = 0"), 'effect, field "removed" is 0; right would be'),
    "a mission nowhere": (
        within(NORTH, '"hellas"', '"phobos"'),
        "card secret_mission_north, effect, field \"occupy\" names 'phobos'; right would be zones: vastitas_borealis,",
    ),
    "a mission without zones": (
        within(LOST, '{ most = "memorial", points = 8 }', "{ occupy = [], points = 8 }"),
        'card lost_in_space, effect, field "occupy" is []; right would be a list of zones',
    ),
    "a mission without points": (
        within(NORTH, ", points = 8", ""),
        'card secret_mission_north, effect, field "points" is missing; right would be a whole number from 1 to 99',
    ),
    "most of something unknown": (
        within(LOST, '"memorial"', '"money"'),
        "card lost_in_space, effect, field \"most\" is 'money'; right would be central or mars or memorial or ice or",
    ),
    "points for each zone in words": (
        within(LOST, '{ most = "memorial", points = 8 }', '{ each_zone = "some" }'),
        "card lost_in_space, effect, field \"each_zone\" is 'some'",
    ),
    "0 tokens of each resource": (
        within(LOST, 'most = "memorial"', "each_resource = 0"),
        'card lost_in_space, effect, field "each_resource" is 0',
    ),
    "bonus tokens of nothing": (
        within(BLOCKS, ', of = "ice"', ""),
        'card blocks_of_ice, effect, field "of" is missing; right would be ice or sylvanite or celerium',
    ),
    "no bonus tokens": (
        within(BLOCKS, "tokens = 3", "tokens = 0"),
        'card blocks_of_ice, effect, field "tokens" is 0; right would be a whole number from 1 to 99',
    ),
    "bonus tokens with points": (
        within(BLOCKS, "tokens = 3", "tokens = 3, points = 3"),
        'card blocks_of_ice, effect, field "points" is unknown; right would be tokens or of',
    ),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_names_file_component_and_field(kind: str, tmp_path: Path) -> None:
    text, message = BAD[kind]
    check_refused_file(lambda: loaded(tmp_path, text()), message)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    check_missing_file("mission-red-planet", tmp_path)


def test_a_file_of_another_game(tmp_path: Path) -> None:
    other = Path(__file__).parents[3] / "src/marsbox/games/pocket_mars/components.toml"
    with pytest.raises(ComponentsError, match=r'mine\.toml: the file, field "energy" is unknown'):
        loaded(tmp_path, other.read_text("utf-8"))
