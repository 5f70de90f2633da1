"""Tables drawn in a terminal."""

import re

import pytest

from marsbox.cli.games import display_of
from marsbox.cli.games.generic import GenericBoard, GenericComponents
from marsbox.cli.games.player_marks import PLAYER_STYLES, player_marks
from marsbox.cli.language import Sentences
from marsbox.core import FastRng, Game, Setup, State
from marsbox.core.playout import play_randomly
from marsbox.games import GAME_IDS, load_game
from marsbox.text import LANGUAGES as SPOKEN
from marsbox.text import words
from marsbox.words import LANGUAGES
from tests.cli.every_game import GAMES, Sample, for_every_game

GAME = load_game("pocket-mars")
# lines besides those of the seats, and the most that open cards add to them
HEIGHTS = {"pocket-mars": (7, 0), "mission-red-planet": (13, 7), "terraforming-mars": (11, 37)}
# between positions that are looked at; the soak looks at more of them
STEPS = {"pocket-mars": 17, "mission-red-planet": 17, "terraforming-mars": 61}
STEPS_IN_SOAK = {"pocket-mars": 7, "mission-red-planet": 7, "terraforming-mars": 23}
PLAYER_COUNTS = [(sample, players) for sample in GAMES for players in sample.game.player_counts]


def positions(game: Game, players: int, between: dict[str, int] = STEPS) -> list[State]:
    """Positions from the beginning to the end of a few games, so many steps apart."""
    found = []
    variants = [{option.name: option.values[-1]} for option in game.setup_options if players in option.players]
    for seed, options in enumerate([{}, *variants]):
        state = game.new(Setup(players, options), seed)
        rng = FastRng(seed)
        while game.decisions(state):
            found.append(game.clone(state))
            play_randomly(game, state, rng, between[game.id])
        found.append(state)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("sample", "players"), PLAYER_COUNTS, ids=lambda value: getattr(value, "id", value))
def test_every_position_fits(sample: Sample, players: int, language: str, soak: bool) -> None:
    game = sample.game
    names = ["Maximilienne-Louise", "Ann", "Bob", "Zoé", "Dan"][:players]
    text = words(game, language, names)
    display = display_of(game, text, Sentences(language))
    height, more = HEIGHTS[sample.id]
    for state in positions(game, players, STEPS_IN_SOAK if soak else STEPS):
        for view in [game.open_view(state), *[game.view(state, seat) for seat in range(-1, players)]]:
            lines = display.board.draw(view, 80)
            assert height <= len(lines) - len(view["seats"]) <= height + more
            assert lines[0].plain.startswith(sample.title[text.language].removesuffix(" ·"))
            assert [line.plain for line in lines if len(line.plain) > 80] == []


@for_every_game
def test_points_are_explained_at_any_time(sample: Sample) -> None:
    display = display_of(sample.game, words(sample.game, "en"), Sentences("en"))
    for state in positions(sample.game, sample.fewest):
        sheets = display.board.score_sheets(state)
        points = [sum(item.points for item in sheet) for sheet in sheets]
        shown = [side["points"] for side in sample.game.view(state, -1)["seats"]]
        # in some games they are counted at the end
        assert shown in (points, [None] * len(points))


@for_every_game
def test_every_game_tells_what_can_be_asked(sample: Sample) -> None:
    for language in SPOKEN:
        display = display_of(sample.game, words(sample.game, language), Sentences(language))
        guide = display.board.guide()
        asked = re.findall(r"\? (\w+)", guide.things + guide.examples)
        assert len(asked) >= 4
        for name in asked:
            card = display.components.find(name)
            assert display.components.page(card) if card is not None else display.components.place_page(name)


def test_a_game_without_a_drawing_has_a_list() -> None:
    board = GenericBoard(GAME, words(GAME, "en"), Sentences("en"))
    state = positions(GAME, 2)[2]
    lines = board.draw(GAME.open_view(state), 80)
    assert lines[0].plain == "game: pocket-mars"
    assert all(len(line.plain) <= 80 for line in lines)
    assert board.score_sheets(state) == []
    assert "component" in board.guide().examples


def test_a_game_without_a_drawing_lists_its_components_plainly() -> None:
    text = words(GAME, "en")
    components = GenericComponents(GAME, text, Sentences("en"))
    listing = components.listing()
    assert [entry.facts for entry in listing.entries] == text.components()["cards"]
    assert set(listing.facts) == set(text.components()) - {"cards"}
    assert (components.find("e1"), components.find("Z9")) == ("E1", None)
    assert components.place_page("water") == []
    assert components.page("E1")[:2] == ["E1  Energy 1", "  colour: energy"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_there_is_a_style_for_everybody(game: str) -> None:
    assert len(set(PLAYER_STYLES)) == len(PLAYER_STYLES) >= max(load_game(game).player_counts)


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (["Ann", "Bob"], ["A", "B"]),
        (["Ann", "Alice"], ["A", "B"]),
        (["Player 1", "Player 2"], ["A", "B"]),
        (["火", "火"], ["A", "B"]),
        (["ß", "Zoé"], ["A", "B"]),
        (["1st", "2nd"], ["A", "B"]),
    ],
)
def test_everybody_has_a_sign(names: list[str], marks: list[str]) -> None:
    assert player_marks(names) == marks
