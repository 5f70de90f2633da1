"""Tables drawn in a terminal."""

import pytest

from marsbox.cli.board import PlainBoard, board_of
from marsbox.cli.language import Speech
from marsbox.cli.sides import SIDE_STYLES, marks_of
from marsbox.core import FastRng, Setup, State
from marsbox.core.playout import play_randomly
from marsbox.games import GAME_IDS, load_game
from marsbox.text import words

GAME = load_game("pocket-mars")


def positions(players: int) -> list[State]:
    """Positions from the beginning to the end of a few games."""
    found = []
    for seed in range(2):
        state = GAME.new(Setup(players, {"draft": "on"} if players > 1 and seed else {}), seed)
        rng = FastRng(seed)
        while GAME.decisions(state):
            found.append(GAME.clone(state))
            play_randomly(GAME, state, rng, 7)
        found.append(state)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_fits(players: int, language: str) -> None:
    names = ["Maximilienne-Louise", "Ann", "Bob", "Zoé"][:players]
    board = board_of(GAME, words(GAME, language, names), Speech(language))
    for state in positions(players):
        for view in [board.open_view(state), *[GAME.view(state, seat) for seat in range(-1, players)]]:
            lines = board.draw(view, 80)
            assert len(lines) == 7 + len(view["seats"])
            assert [line.plain for line in lines if len(line.plain) > 80] == []


def test_points_are_explained_at_any_time() -> None:
    board = board_of(GAME, words(GAME, "en"), Speech("en"))
    for state in positions(2):
        sheets = board.score_sheets(state)
        points = [sum(item.points for item in sheet) for sheet in sheets]
        assert points == [side["points"] for side in GAME.view(state, -1)["seats"]]


def test_a_game_without_a_drawing_has_a_list() -> None:
    board = PlainBoard(GAME, words(GAME, "en"), Speech("en"))
    state = positions(2)[2]
    lines = board.draw(board.open_view(state), 80)
    assert lines[0].plain == "game: pocket-mars"
    assert all(len(line.plain) <= 80 for line in lines)
    assert (board.score_sheets(state), board.place_page("water")) == ([], [])


def test_a_game_without_a_drawing_has_a_plain_shelf() -> None:
    text = words(GAME, "en")
    board = PlainBoard(GAME, text, Speech("en"))
    shelf = board.shelf()
    assert [entry.facts for entry in shelf.entries] == text.components()["cards"]
    assert set(shelf.facts) == set(text.components()) - {"cards"}
    assert (board.card_named("e1"), board.card_named("Z9")) == ("E1", None)
    assert board.card_page("E1")[:2] == ["E1  Energy 1", "  colour: energy"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_there_is_a_style_for_everybody(game: str) -> None:
    assert len(set(SIDE_STYLES)) == len(SIDE_STYLES) >= max(load_game(game).player_counts)


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
    assert marks_of(names) == marks
