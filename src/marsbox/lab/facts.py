"""What a report wants to know of a game, read from its events and its outcome. Each game says where it stands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from marsbox.core import Event, Game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.text import Words
from marsbox.text.mission_red_planet.words import MissionRedPlanetWords

Uses = tuple[tuple[str, ...], ...]


class Mark(NamedTuple):
    """Where the things stand in an event of this kind: its first number is the seat, these are from `first` to `last`.

    Without `last` all the rest of the numbers are things.
    """

    event: str
    first: int
    last: int | None


@dataclass(frozen=True)
class Use:
    """One way of using a thing that a report counts wins by; `single` if a seat has exactly one such thing."""

    name: str
    marks: tuple[Mark, ...]
    id_of: Callable[[Game, int], str]
    name_of: Callable[[Words, str], str]
    single: bool = False


@dataclass(frozen=True)
class Reading:
    """How a game's events are read: what counts its rounds, what is used, and where points come from."""

    rounds: str
    uses: tuple[Use, ...]
    sources: tuple[str, ...]

    def read(self, game: Game, events: Sequence[Event], players: int) -> tuple[int, list[Uses]]:
        """The number of rounds, and for each seat what it used, once each and in order."""
        marks = {
            game.event_kinds.index(mark.event): (number, mark)
            for number, use in enumerate(self.uses)
            for mark in use.marks
        }
        rounds_kind = game.event_kinds.index(self.rounds)
        rounds = 0
        used: list[list[dict[str, None]]] = [[{} for _ in self.uses] for _ in range(players)]
        for event in events:
            if event.kind == rounds_kind:
                rounds = event.numbers[0]
            if event.kind not in marks:
                continue
            number, mark = marks[event.kind]
            seat = event.numbers[0]
            # what is told to fewer than all is counted as its own seat learned it; a side without a seat is not counted
            if seat < players and event.seen_by(seat):
                for thing in event.numbers[mark.first : mark.last]:
                    used[seat][number][self.uses[number].id_of(game, thing)] = None
        return rounds, [tuple(tuple(things) for things in of_seat) for of_seat in used]


def _pocket_card(game: Game, card: int) -> str:
    assert isinstance(game, PocketMars)
    return game.box.cards[card].id


def _mission_card(game: Game, card: int) -> str:
    assert isinstance(game, MissionRedPlanet)
    return game.box.cards[card].id


def _character(game: Game, character: int) -> str:
    return CHARACTERS[character]


def _terraforming_card(game: Game, card: int) -> str:
    return PRINTED[card].id


def _card_name(words: Words, card: str) -> str:
    return words.card_name(card)


def _character_name(words: Words, character: str) -> str:
    assert isinstance(words, MissionRedPlanetWords)
    return words.character(character)


READINGS: Final = {
    "pocket-mars": Reading(
        "round_began",
        (
            Use("played", (Mark("played_hand", 1, 2),), _pocket_card, _card_name),
            Use("connected", (Mark("connected", 1, 2), Mark("connected_rival", 2, 3)), _pocket_card, _card_name),
        ),
        ("ship", "one_star", "two_stars", "all_buildings", "four_in_one", "energy"),
    ),
    "mission-red-planet": Reading(
        "turn_began",
        (
            Use("characters", (Mark("character_began", 1, 2),), _character, _character_name),
            Use("bonus", (Mark("bonus_revealed", 1, 2), Mark("bonus_tokens", 1, 2)), _mission_card, _card_name),
            Use("placed", (Mark("discovery_placed", 2, 3),), _mission_card, _card_name),
        ),
        ("ice", "sylvanite", "celerium", "ice_bonus", "resource_token", "discovery", "bonus", "bonus_tokens"),
    ),
    "terraforming-mars": Reading(
        "generation_began",
        (
            Use("corporation", (Mark("corporation_revealed", 1, 2),), _terraforming_card, _card_name, single=True),
            Use("played", (Mark("played_card", 1, 2),), _terraforming_card, _card_name),
            Use("bought", (Mark("bought", 2, None),), _terraforming_card, _card_name),
        ),
        ("rating", "award", "milestone", "greeneries", "city", "card"),
    ),
}


def reading_of(game: Game) -> Reading:
    """How the events of a game are read."""
    return READINGS[game.id]
