"""The components of Terraforming Mars as plain data: figures and words. All of them are known from the box."""

from typing import Any, Final

from marsbox.games.terraforming_mars.board import (
    BONUSES,
    CARD_BONUS,
    HEXES,
    LAND,
    NEIGHBOURS,
    NOCTIS,
    OCEAN_SPACE,
    OFF_MAP,
    SPACE_IDS,
    SPACE_KINDS,
    VOLCANO,
)
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.model import Card
from marsbox.games.terraforming_mars.projects import MILESTONE_PRICE, MOST_OF_EACH, NEEDED, PRICES
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    BEGINNER,
    CARD_KINDS,
    CORPORATION,
    CUBES,
    HEAT,
    MILESTONES,
    NONE,
    OCEAN,
    OCEAN_TILES,
    OCEANS,
    OXYGEN,
    OXYGEN_STEPS,
    PARAMETERS,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    TAGS,
    TEMPERATURE,
    TEMPERATURE_STEPS,
    TILES,
)
from marsbox.games.terraforming_mars.tiles import HEAT_BONUS_STEPS, OCEAN_BONUS_STEP, TEMPERATURE_BONUS_OXYGEN
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.icons import (
    AWARD_ICONS,
    CONVERSION_ICONS,
    MILESTONE_ICONS,
    PROJECT_ICONS,
    icons,
)
from marsbox.text.terraforming_mars.names import own_names

SPACES: Final = {
    LAND: "land",
    VOLCANO: "volcano",
    OCEAN_SPACE: "ocean",
    NOCTIS: "noctis",
    OFF_MAP: "off_map",
}


def celsius(step: int) -> int:
    """The temperature at a step of its track.

    >>> celsius(0), celsius(TEMPERATURE_STEPS)
    (-30, 8)
    """
    return 2 * step - 30


# The global parameters: first and last value, and how much a step is.
TRACKS: Final = (
    (TEMPERATURE, celsius(0), celsius(TEMPERATURE_STEPS), celsius(1) - celsius(0)),
    (OXYGEN, 0, OXYGEN_STEPS, 1),
    (OCEANS, 0, OCEAN_TILES, 1),
)
# What certain steps of theirs bring besides TR, by value.
TRACK_BONUSES: Final = {
    TEMPERATURE: {
        **{celsius(step): RESOURCES[HEAT] for step in HEAT_BONUS_STEPS},
        celsius(OCEAN_BONUS_STEP): TILES[OCEAN],
    },
    OXYGEN: {TEMPERATURE_BONUS_OXYGEN: PARAMETERS[TEMPERATURE]},
    OCEANS: {},
}
DECKS: Final = ("base", "corporate_era", "beginner")


class Components:
    """Everything in the box, in one language."""

    def __init__(self, texts: CardTexts) -> None:
        self._texts = texts
        self._names = texts.names

    def everything(self) -> dict[str, Any]:
        """All that is in the box."""
        return {
            "cards": [self.card(number) for number in range(PROJECTS)],
            "corporations": [self.card(number) for number in range(PROJECTS, len(PRINTED))],
            "spaces": [self._space(space) for space in range(len(SPACE_IDS))],
            "milestones": [
                {
                    "milestone": name,
                    "name": self._names.milestone(name),
                    "text": self._texts.milestone(name),
                    "needed": needed,
                    "price": MILESTONE_PRICE,
                    "icons": MILESTONE_ICONS[name],
                }
                for name, needed in zip(MILESTONES, NEEDED, strict=True)
            ],
            "awards": [
                {
                    "award": name,
                    "name": self._names.award(name),
                    "text": self._texts.award(name),
                    "icons": AWARD_ICONS[name],
                }
                for name in AWARDS
            ],
            "projects": [
                {
                    "project": name,
                    "name": self._names.project(name),
                    "text": self._texts.project(name),
                    "price": price,
                    "icons": PROJECT_ICONS[name],
                }
                for name, price in zip(PROJECT_NAMES, PRICES, strict=True)
            ],
            "conversions": CONVERSION_ICONS,
            "limits": {"milestones": MOST_OF_EACH, "awards": MOST_OF_EACH},
            "tracks": [self._track(*track) for track in TRACKS],
            "names": self._dictionary(),
        }

    def _dictionary(self) -> dict[str, dict[str, str]]:
        """What the words of the data are called."""
        names = self._names
        return {
            "kinds": {kind: names.kind(kind) for kind in CARD_KINDS},
            "decks": {deck: names.deck(deck) for deck in DECKS},
            "tags": {tag: names.tag(tag) for tag in TAGS},
            "cubes": {cube: names.cube(cube) for cube in CUBES},
            "resources": {resource: names.resource(resource) for resource in RESOURCES},
            "parameters": {parameter: names.parameter(parameter) for parameter in PARAMETERS},
            "tiles": {tile: names.tile(tile) for tile in TILES if tile != "none"},
        }

    def card(self, card: int | str) -> dict[str, Any]:
        """All about a project card or a corporation; a corporation has neither number nor cost."""
        it = self._names.printed(card)
        corporation = it.kind == CORPORATION
        return {
            "id": it.id,
            "number": None if corporation else it.number,
            "name": self._names.card(card),
            "kind": CARD_KINDS[it.kind],
            "cost": None if corporation else it.cost,
            "tags": [TAGS[tag] for tag in it.tags],
            **self._texts.sentences(card),
            "text": self._texts.text(card),
            "icons": icons(it),
            "called": {
                "kind": self._names.kind(it.kind),
                "tags": [self._names.tag(tag) for tag in it.tags],
                "holds": None if it.holds == NONE else self._names.cube(it.holds),
            },
            "holds": None if it.holds == NONE else CUBES[it.holds],
            "deck": _deck(it),
            "provenance": self._provenance(it),
        }

    def _provenance(self, card: Card) -> dict[str, str]:
        if card.id in own_names(self._names.language):
            return {"card": "attested", "name": "reconstructed"}
        return {"card": "attested"}

    def _track(self, parameter: int, first: int, last: int, step: int) -> dict[str, Any]:
        """A global parameter, and which of its steps bring something; a resource there is production."""
        return {
            "parameter": PARAMETERS[parameter],
            "name": self._names.parameter(PARAMETERS[parameter]),
            "first": first,
            "last": last,
            "step": step,
            "bonuses": [
                {
                    "value": value,
                    "brings": brings,
                    "production": brings in RESOURCES,
                    "text": self._texts.track_bonus(brings),
                }
                for value, brings in TRACK_BONUSES[parameter].items()
            ],
        }

    def _space(self, space: int) -> dict[str, Any]:
        name = SPACE_IDS[space]
        row, column = name.removeprefix("r").split("c") if space < HEXES else (None, None)
        return {
            "space": name,
            "name": self._names.space_title(name),
            "kind": SPACES[SPACE_KINDS[space]],
            "row": None if row is None else int(row),
            "column": None if column is None else int(column),
            "bonus": {_bonus(kind): number for kind, number in BONUSES[space]},
            "neighbours": [SPACE_IDS[other] for other in NEIGHBOURS[space]],
            "provenance": {"space": "attested"},
        }


def _bonus(kind: int) -> str:
    return "card" if kind == CARD_BONUS else RESOURCES[kind]


def _deck(card: Card) -> str:
    if card is PRINTED[BEGINNER]:
        return DECKS[2]
    return DECKS[1] if card.corporate_era else DECKS[0]
