"""Names for what is numbered: found again, refused when unknown, and never two for one thing."""

import json

import pytest

from marsbox.core import DumpError, Game, Match, Names, Setup, UnknownName, Vocabulary
from marsbox.core.actions import ActionTable
from marsbox.core.codec import FORMAT
from marsbox.core.names import PartNames, part_name
from marsbox.games import GAME_IDS, load_game

WORDS = Vocabulary(
    [Names("card", ["comet", "asteroid"])], ActionTable([]), {"drew": ("seat", "card..."), "ended": ("rank...",)}
)


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    return load_game(str(request.param))


def test_two_things_can_not_have_one_name() -> None:
    with pytest.raises(ValueError, match='two things of the sort card have the name "comet"'):
        Names("card", ["comet", "asteroid", "comet"])


@pytest.mark.parametrize("name", ["moon", "", 7, True, ["comet"]])
def test_an_unknown_name_is_refused(name: object) -> None:
    with pytest.raises(UnknownName):
        WORDS.of("card").number(name)


@pytest.mark.parametrize(
    ("kind", "facts", "message"),
    [
        ("eclipse", [], 'no event "eclipse"'),
        ("drew", [], "has 1 facts, not 0"),
        ("drew", ["comet"], "whole number as its seat"),
        ("drew", [True], "whole number as its seat"),
        ("drew", [0, "moon"], 'no card "moon"'),
        ("ended", ["first"], "whole number as its rank"),
    ],
)
def test_an_event_that_makes_no_sense_is_refused(kind: str, facts: list[object], message: str) -> None:
    with pytest.raises(UnknownName, match=message):
        WORDS.numbers(kind, facts)


def test_a_part_is_found_again_after_its_card_was_changed() -> None:
    def parts(*declared: tuple[str, int]) -> PartNames:
        return PartNames("part", [part_name(f"comet:effects.{at}", *one) for at, one in enumerate(declared)])

    before = parts(("Tile", 1), ("Remove", 3), ("Remove", 4))
    names = before.names
    moved = parts(("Gain", 5), ("Tile", 1), ("Remove", 3), ("Remove", 4))
    assert [moved.number(name) for name in names] == [1, 2, 3]
    same_kind_before = parts(("Remove", 9), ("Remove", 3), ("Remove", 4), ("Tile", 1))
    assert [same_kind_before.number(name) for name in names] == [3, 1, 2]
    other_amount = parts(("Tile", 1), ("Remove", 7), ("Remove", 4))
    assert [other_amount.number(name) for name in names] == [0, 1, 2]
    gone = parts(("Tile", 1), ("Gain", 2))
    for name in (names[1], "meteor:effects.0:Tile~000000", "nonsense"):
        with pytest.raises(UnknownName):
            gone.number(name)


def test_everything_a_game_tells_has_a_name(game: Game) -> None:
    """A dump holds no number of a thing: it reads the same whatever the order of the code."""
    match = Match.start(game, Setup(next(count for count in game.player_counts if count > 1)), seed=3)
    content = json.loads(game.dump(match.state))
    assert content["format"] == FORMAT
    assert all(isinstance(frame["kind"] if isinstance(frame, dict) else frame[0], str) for frame in content["frames"])
    for event in match.opening:
        kind = game.event_kinds[event.kind]
        assert game.vocabulary.numbers(kind, game.vocabulary.facts(kind, event.numbers)) == event.numbers


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no dump"),
        (b"\xff\xfe", "no dump"),
        (b"[]", "no dump"),
        (b'{"format": 3}', "formats 1 to 2"),
        (b'{"format": "two"}', "formats 1 to 2"),
    ],
)
def test_what_is_no_dump_is_refused(game: Game, data: bytes, message: str) -> None:
    with pytest.raises(DumpError, match=message):
        game.load(data)


def test_a_set_up_that_names_unknown_cards_is_refused(game: Game) -> None:
    players = next(count for count in game.player_counts if count > 1)
    part = next(iter(game.dealt_from))
    for names in (("X9", *game.dealt_from[part][1:]), game.dealt_from[part][:3]):
        dealt_from = {**game.dealt_from, part: names}
        with pytest.raises(ValueError, match=f"dealt from .*{part}"):
            game.new(Setup(players, dealt_from=dealt_from), 1)


def test_a_card_more_in_the_box_changes_no_deal(game: Game) -> None:
    """What is dealt from is what the set-up names, not what is there."""
    players = next(count for count in game.player_counts if count > 1)
    part = next(iter(game.dealt_from))
    fewer = {**game.dealt_from, part: game.dealt_from[part][::-1]}
    usual = game.new(Setup(players), 1)
    assert game.dump(game.new(Setup(players, dealt_from=game.dealt_from), 1)) == game.dump(usual)
    assert game.dump(game.new(Setup(players, dealt_from=fewer), 1)) != game.dump(usual)


def test_a_record_says_of_which_cards_its_digest_is(game: Game) -> None:
    """A table may have been opened before a card came into the box, and begins with those it was opened with."""
    players = next(count for count in game.player_counts if count > 1)
    usual = Match.start(game, Setup(players), 1).record
    assert usual.digest == game.digest
    assert usual.is_of_these_rules(game)
    part = next(iter(game.dealt_from))
    copied = {name: tuple(names) for name, names in game.dealt_from.items()}
    assert Match.start(game, Setup(players, dealt_from=copied), 1).record.digest == game.digest
    turned = {**copied, part: copied[part][::-1]}
    other = Match.start(game, Setup(players, dealt_from=turned), 1).record
    assert other.digest == game.digest_of(turned)
    assert other.is_of_these_rules(game)
