"""What reports on Mission: Red Planet count."""

from typing import Final

from marsbox.core import Game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.lab.facts import EventField, LabPart, Use, card_name
from marsbox.text import Words
from marsbox.text.mission_red_planet.words import MissionRedPlanetWords


def _card(game: Game, card: int) -> str:
    assert isinstance(game, MissionRedPlanet)
    return game.box.cards[card].id


def _character(game: Game, character: int) -> str:
    return CHARACTERS[character]


def _character_name(words: Words, character: str) -> str:
    assert isinstance(words, MissionRedPlanetWords)
    return words.character(character)


PART: Final = LabPart(
    "turn_began",
    (
        Use("characters", (EventField("character_began", 1, 2),), _character, _character_name),
        Use("bonus", (EventField("bonus_revealed", 1, 2), EventField("bonus_tokens", 1, 2)), _card, card_name),
        Use("placed", (EventField("discovery_placed", 2, 3),), _card, card_name),
    ),
    ("ice", "sylvanite", "celerium", "ice_bonus", "resource_token", "discovery", "bonus", "bonus_tokens"),
)
