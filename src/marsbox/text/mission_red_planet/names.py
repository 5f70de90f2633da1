"""Who and what is spoken of: players, zones, resources, characters, cards and ships."""

from collections.abc import Sequence
from dataclasses import dataclass

from marsbox.games.mission_red_planet.components import Box, EventCard
from marsbox.games.mission_red_planet.state import CHARACTERS, NONE, RESOURCES


@dataclass(frozen=True)
class Ship:
    """A ship as people call it: its slot on the launch pad, its seats and the zone it flies to, if it has one."""

    slot: int
    seats: int
    zone: int

    @property
    def dock(self) -> int:
        """The number of its place on the launch pad, counted from 1."""
        return self.slot + 1

    @property
    def aimless(self) -> bool:
        """Whether it has no destination yet."""
        return self.zone == NONE


class Names:
    """The names of one table in one language."""

    def __init__(
        self,
        box: Box,
        players: Sequence[str],
        language: str,
        any_player: str,
        characters: tuple[str, ...],
        resources: tuple[str, ...],
    ) -> None:
        self.box = box
        self.players = tuple(players)
        self.language = language
        self.any_player = any_player
        self.characters = characters
        self.resources = resources

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.players[seat] if seat < len(self.players) else f"{self.any_player} {seat + 1}"

    def zone_number(self, zone: int | str) -> int:
        """The number of a zone given by number or id."""
        return self.box.zone_number[zone] if isinstance(zone, str) else zone

    def zone(self, zone: int | str) -> str:
        """The name of a zone."""
        return self.box.zones[self.zone_number(zone)].name

    def resource_number(self, resource: int | str) -> int:
        """The number of a resource given by number or by its name in the data."""
        return RESOURCES.index(resource) if isinstance(resource, str) else resource

    def resource(self, resource: int | str) -> str:
        """The name of a resource."""
        return self.resources[self.resource_number(resource)]

    def character_number(self, character: int | str) -> int:
        """The number of a character, counted from 0, given by number or by its name in the data."""
        return CHARACTERS.index(character) if isinstance(character, str) else character

    def character(self, character: int | str) -> str:
        """The name of a character."""
        return self.characters[self.character_number(character)]

    def printed(self, card: int | str) -> EventCard:
        """An event card given by design or id."""
        return self.box.cards[self.box.card_number[card] if isinstance(card, str) else card]

    def card(self, card: int | str) -> str:
        """The name of an event card."""
        return self.printed(card).names[self.language]

    def ship(self, slot: int, ship: int, zone: int) -> Ship:
        """A ship as events tell it."""
        return Ship(slot, self.box.facts.seats[ship], zone)
