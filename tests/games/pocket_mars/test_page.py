"""The page about the game says what the game is: its action table and the provenance of the cards."""

from pathlib import Path
from typing import cast

from marsbox.core.contract import Setup
from marsbox.games.pocket_mars.game import PocketMars
from tests.games.pages import check_verbs
from tests.games.pocket_mars.scenario import GAME

PAGE = (Path(__file__).parents[3] / "docs" / "pocket_mars.md").read_text("utf-8")


def test_the_page_lists_every_verb_with_its_numbers() -> None:
    check_verbs(GAME, PAGE)


def test_the_page_names_every_field_of_the_view() -> None:
    section = PAGE[PAGE.index("## The view") :]
    view = GAME.view(GAME.new(Setup(2), 0), 0)
    names = [*view, *view["deck"], *view["buildings"][0], *view["seats"][0]]
    assert [name for name in names if f"`{name}`" not in section] == []


def test_the_page_tells_where_the_parts_of_the_cards_are_from() -> None:
    cards = cast(PocketMars, GAME).box.cards
    for part, heading in (
        ("colour", "colour"),
        ("value", "value"),
        ("hand", "hand action"),
        ("module", "module action"),
    ):
        printed, attested = (
            ", ".join(card.id for card in cards if card.provenance[part] == word) or "–"
            for word in ("rulebook", "attested")
        )
        assert f"| {heading} | {printed} | {attested} |" in PAGE
