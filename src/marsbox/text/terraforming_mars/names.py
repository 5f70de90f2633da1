"""Who and what is spoken of: players, cards, spaces, tiles, resources and the rest, by name."""

from collections.abc import Callable, Sequence
from typing import Final

from marsbox.games.terraforming_mars import state
from marsbox.games.terraforming_mars.board import NOCTIS, OFF_MAP, SPACE_IDS, SPACE_KINDS, VOLCANO
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.model import Card
from marsbox.text.every_game import any_player
from marsbox.text.speaker import Speaker
from marsbox.words import Phrase

SUBJECT: Final = "terraforming_mars"
"""What the ids of all messages of this game begin with."""

_CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(PRINTED)}
_NAMED_SPACES: Final = frozenset(
    space for space, kind in zip(SPACE_IDS, SPACE_KINDS, strict=True) if kind in (VOLCANO, NOCTIS, OFF_MAP)
)


def own_names(language: str) -> list[str]:
    """The ids of the cards whose name in this language is our own.

    >>> own_names("fr")
    ['local_heat_trapping']
    """
    speaker = Speaker(language, SUBJECT)
    return [card.id for card in PRINTED if speaker.phrase(f"card-{card.id}").attribute("own")]


class Names:
    """The names of one table in one language. Everything but players can be given by number or by its id in the data.

    >>> names = Names(["Ann", "Bob"], "fr")
    >>> names.card("algae"), names.space("r1c2"), names.tile("city"), names.resource(1), names.player(2)
    ('Algues', 'la case 2 de la rangée 1', 'cité', 'acier', 'Joueur 3')
    """

    def __init__(self, players: Sequence[str], language: str) -> None:
        self.players = tuple(players)
        self.language = language
        self.speaker = Speaker(language, SUBJECT)
        self._phrases: dict[tuple[str, int | str, int], Phrase] = {}

    def once(self, kind: str, thing: int | str, number: int, make: Callable[[], Phrase]) -> Phrase:
        """A phrase that many lines of a log name, made only once."""
        key = (kind, thing, number)
        made = self._phrases.get(key)
        if made is None:
            made = self._phrases[key] = make()
        return made

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.players[seat] if seat < len(self.players) else any_player(self.speaker, seat)

    # ---- cards

    def card_number(self, card: int | str) -> int:
        """The number of a card or corporation given by number or id."""
        return _CARD_NUMBERS[card] if isinstance(card, str) else card

    def printed(self, card: int | str) -> Card:
        """A card or corporation given by number or id."""
        return PRINTED[self.card_number(card)]

    def card(self, card: int | str) -> str:
        """The name of a project card or corporation."""
        return self.speaker.say(f"card-{card if isinstance(card, str) else PRINTED[card].id}")

    def cards(self, cards: Sequence[int | str]) -> list[str]:
        """The names of cards."""
        return [self.card(card) for card in cards]

    def kind(self, kind: int | str) -> str:
        """The name of a kind of card."""
        return self.speaker.say(f"kind-{id_of(kind, state.CARD_KINDS)}")

    def deck(self, deck: str) -> str:
        """The name of the part of the box that a card belongs to."""
        return self.speaker.say(f"deck-{deck}")

    def tag(self, tag: int | str) -> str:
        """The name of a tag."""
        return self.speaker.say(f"tag-{id_of(tag, state.TAGS)}")

    def cube(self, cube: int | str) -> str:
        """The name of one cube that lies on a card."""
        return self.speaker.say(f"cube-{id_of(cube, state.CUBES)}")

    # ---- mats and board

    def resource(self, resource: int | str) -> str:
        """The name of a standard resource."""
        return self.speaker.say(f"resource-{id_of(resource, state.RESOURCES)}")

    def parameter(self, parameter: int | str) -> str:
        """The name of a global parameter."""
        return self.speaker.say(f"parameter-{id_of(parameter, state.PARAMETERS)}")

    def tile(self, tile: int | str) -> str:
        """The name of a tile; a special tile is called like its card."""
        tile_id = id_of(tile, state.TILES)
        return self.card(tile_id) if is_special(tile_id) else self.speaker.say(f"tile-{tile_id}")

    def space(self, space: int | str) -> str:
        """What a space is called in a sentence."""
        return str(self.once("space", space, 1, lambda: self._space("space", id_of(space, SPACE_IDS))))

    def space_title(self, space: int | str) -> str:
        """What a space is called where it stands alone.

        >>> Names([], "en").space_title("r1c2")
        'Space 2 of row 1'
        """
        return str(self.once("space_title", space, 1, lambda: self._space("space_title", id_of(space, SPACE_IDS))))

    def _space(self, how: str, space_id: str) -> Phrase:
        if space_id in _NAMED_SPACES:
            return self.speaker.phrase(f"space-{space_id}")
        row, column = space_id.removeprefix("r").split("c")
        return self.speaker.phrase(f"{how}-row_and_column", row=row, column=column)

    # ---- what is printed on the board

    def milestone(self, milestone: int | str) -> str:
        """The name of a milestone."""
        return self.speaker.say(f"milestone-{id_of(milestone, state.MILESTONES)}")

    def award(self, award: int | str) -> str:
        """The name of an award."""
        return self.speaker.say(f"award-{id_of(award, state.AWARDS)}")

    def project(self, project: int | str) -> str:
        """The name of a standard project."""
        return self.speaker.say(f"project-{id_of(project, state.PROJECT_NAMES)}")


def is_special(tile: int | str) -> bool:
    """Whether a tile is one of those that a single card brings.

    >>> is_special("city"), is_special("capital")
    (False, True)
    """
    return state.TILES.index(id_of(tile, state.TILES)) >= state.CAPITAL


def id_of(thing: int | str, ids: Sequence[str]) -> str:
    """The id of a thing given by number or id."""
    return thing if isinstance(thing, str) else ids[thing]
