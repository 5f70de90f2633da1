"""Who and what is spoken of: players, cards, spaces, tiles, resources and the rest, by name.

The names themselves stand in `names.toml`, in each language.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from marsbox.games.terraforming_mars import state
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.model import Card

_CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(PRINTED)}


@cache
def _table() -> dict[str, Any]:
    text = resources.files("marsbox.text.terraforming_mars").joinpath("names.toml").read_text("utf-8")
    return tomllib.loads(text)


def own_names(language: str) -> list[str]:
    """The ids of the cards whose name in this language is our own.

    >>> own_names("fr")
    ['local_heat_trapping']
    """
    return [card for card, names in _table()["cards"].items() if names.get("own") == language]


class Names:
    """The names of one table in one language. Everything but players can be given by number or by its id in the data.

    >>> names = Names(["Ann", "Bob"], "fr")
    >>> names.card("algae"), names.space("r1c2"), names.tile("city"), names.resource(1), names.player(2)
    ('Algues', 'la case 2 de la rangée 1', 'cité', 'acier', 'Joueur 3')
    """

    def __init__(self, players: Sequence[str], language: str) -> None:
        self.players = tuple(players)
        self.language = language

    def _name(self, section: str, key: str) -> str:
        name: str = _table()[section][key][self.language]
        return name

    def player(self, seat: int) -> str:
        """The name of a player, or of the neutral one in a solo game."""
        if seat == state.NEUTRAL:
            return self._name("players", "neutral")
        return self.players[seat] if seat < len(self.players) else f"{self._name('players', 'any')} {seat + 1}"

    # ---- cards

    def card_number(self, card: int | str) -> int:
        """The number of a card or corporation given by number or id."""
        return _CARD_NUMBERS[card] if isinstance(card, str) else card

    def printed(self, card: int | str) -> Card:
        """A card or corporation given by number or id."""
        return PRINTED[self.card_number(card)]

    def card(self, card: int | str) -> str:
        """The name of a project card or corporation."""
        number = self.card_number(card)
        return self._name("cards" if number < state.PROJECTS else "corporations", PRINTED[number].id)

    def cards(self, cards: Sequence[int | str]) -> list[str]:
        """The names of cards."""
        return [self.card(card) for card in cards]

    def kind(self, kind: int | str) -> str:
        """The name of a kind of card."""
        return self._name("kinds", _id(kind, state.CARD_KINDS))

    def deck(self, deck: str) -> str:
        """The name of the part of the box that a card belongs to."""
        return self._name("decks", deck)

    def tag(self, tag: int | str) -> str:
        """The name of a tag."""
        return self._name("tags", _id(tag, state.TAGS))

    def cube(self, cube: int | str) -> str:
        """The name of one cube that lies on a card."""
        return self._name("cubes", _id(cube, state.CUBES))

    # ---- mats and board

    def resource(self, resource: int | str) -> str:
        """The name of a standard resource."""
        return self._name("resources", _id(resource, state.RESOURCES))

    def parameter(self, parameter: int | str) -> str:
        """The name of a global parameter."""
        return self._name("parameters", _id(parameter, state.PARAMETERS))

    def tile(self, tile: int | str) -> str:
        """The name of a tile; a special tile is called like its card."""
        tile_id = _id(tile, state.TILES)
        return self.card(tile_id) if is_special(tile_id) else self._name("tiles", tile_id)

    def space(self, space: int | str) -> str:
        """What a space is called in a sentence."""
        space_id = _id(space, SPACE_IDS)
        if space_id in _table()["spaces"]:
            return self._name("spaces", space_id)
        row, column = space_id.removeprefix("r").split("c")
        return self._name("spaces", "row_and_column").format(row=row, column=column)

    # ---- what is printed on the board

    def milestone(self, milestone: int | str) -> str:
        """The name of a milestone."""
        return self._name("milestones", _id(milestone, state.MILESTONES))

    def award(self, award: int | str) -> str:
        """The name of an award."""
        return self._name("awards", _id(award, state.AWARDS))

    def project(self, project: int | str) -> str:
        """The name of a standard project."""
        return self._name("projects", _id(project, state.PROJECT_NAMES))


def is_special(tile: int | str) -> bool:
    """Whether a tile is one of those that a single card brings.

    >>> is_special("city"), is_special("capital")
    (False, True)
    """
    return state.TILES.index(_id(tile, state.TILES)) >= state.CAPITAL


def _id(thing: int | str, ids: Sequence[str]) -> str:
    """The id of a thing given by number or id."""
    return thing if isinstance(thing, str) else ids[thing]
