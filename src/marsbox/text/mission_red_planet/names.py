"""Who and what is spoken of: players, zones, resources, characters, cards, ships and amounts of things.

All but players are phrases, so that a language can put them into the form that a sentence wants.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from marsbox.games.mission_red_planet.components import FALLBACK_LANGUAGE, Box, EventCard
from marsbox.games.mission_red_planet.state import CHARACTERS, NONE, RESOURCES
from marsbox.text.every_game import any_player
from marsbox.text.plain import spelt
from marsbox.text.speaker import Speaker
from marsbox.words import Phrase, catalogue
from marsbox.words.formats import capital

Thing = TypeVar("Thing")
Name = TypeVar("Name")


class Ship(NamedTuple):
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


class _Made(dict[Thing, Name]):
    """Names of things, each made when it is first asked for: a phrase that is kept is put into words only once."""

    def __init__(self, make: Callable[[Thing], Name]) -> None:
        self._make = make

    def __missing__(self, thing: Thing) -> Name:
        name = self._make(thing)
        self[thing] = name
        return name


class Names:
    """The names of one table in one language."""

    def __init__(self, box: Box, players: Sequence[str], speaker: Speaker) -> None:
        self.box = box
        self.speaker = speaker
        self._given = players
        self._players = _Made(self._player)
        self._zones: _Made[int, Phrase] = _Made(
            lambda zone: self._named("zone", box.zones[zone].id, box.zones[zone].names)
        )
        self._cards: _Made[int, Phrase] = _Made(
            lambda card: self._named("card", box.cards[card].id, box.cards[card].names)
        )
        self._quoted: _Made[int, Phrase] = _Made(lambda card: speaker.phrase("quoted", card=self._cards[card]))
        self._resources: _Made[int, Phrase] = _Made(lambda resource: speaker.phrase(f"resource-{RESOURCES[resource]}"))
        self._characters: _Made[int, Phrase] = _Made(
            lambda character: speaker.phrase(f"character-{CHARACTERS[character]}")
        )
        self._ships = _Made(self._ship)
        self._told_ships = _Made(self._told_ship)
        self._short_ships = _Made(self._short_ship)
        self._crews = _Made(self._crew)
        self._tokens = _Made(self._some_tokens)
        self._amounts = _Made(self._amount)

    def _player(self, seat: int) -> str:
        return self._given[seat] if seat < len(self._given) else any_player(self.speaker, seat)

    def _named(self, group: str, name: str, own: dict[str, str]) -> Phrase:
        """A thing by its own name in the components, if they give one, else by that of the printed box."""
        speaker = self.speaker
        if own:
            text = own.get(speaker.language, own[FALLBACK_LANGUAGE])
            return Phrase(catalogue(speaker.language).typeset(text), {}, {})
        message = f"{group}-{name}"
        return speaker.phrase(message) if speaker.has(message) else Phrase(capital(spelt(name)), {}, {})

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self._players[seat]

    def zone_number(self, zone: int | str) -> int:
        """The number of a zone given by number or id."""
        return self.box.zone_number[zone] if isinstance(zone, str) else zone

    def zone(self, zone: int | str) -> Phrase:
        """The name of a zone."""
        return self._zones[self.zone_number(zone)]

    def resource(self, resource: int | str) -> Phrase:
        """The name of a resource."""
        return self._resources[RESOURCES.index(resource) if isinstance(resource, str) else resource]

    def found(self, resource: str | None) -> Phrase:
        """What a zone has: a resource, or nothing that is known yet."""
        return self.speaker.phrase("unexplored") if resource is None else self.resource(resource)

    def character_number(self, character: int | str) -> int:
        """The number of a character, counted from 0, given by number or by its name in the data."""
        return CHARACTERS.index(character) if isinstance(character, str) else character

    def character(self, character: int | str) -> Phrase:
        """The name of a character."""
        return self._characters[self.character_number(character)]

    def _card_number(self, card: int | str) -> int:
        return self.box.card_number[card] if isinstance(card, str) else card

    def printed(self, card: int | str) -> EventCard:
        """An event card given by design or id."""
        return self.box.cards[self._card_number(card)]

    def card(self, card: int | str) -> Phrase:
        """The name of an event card."""
        return self._cards[self._card_number(card)]

    def quoted(self, card: int | str) -> Phrase:
        """The name of an event card in a sentence."""
        return self._quoted[self._card_number(card)]

    def ship(self, ship: Ship) -> Phrase:
        """What a ship is called."""
        return self._ships[ship]

    def _ship(self, ship: Ship) -> Phrase:
        if ship.aimless:
            return self.speaker.phrase("manual_ship", dock=ship.dock, seats=ship.seats)
        return self.speaker.phrase("ship", dock=ship.dock, seats=ship.seats, zone=self._zones[ship.zone])

    def short_ship(self, ship: Ship) -> Phrase:
        """What a ship is called where there is little room."""
        return self._short_ships[ship]

    def _short_ship(self, ship: Ship) -> Phrase:
        if ship.aimless:
            return self.speaker.phrase("short_manual_ship", dock=ship.dock)
        return self.speaker.phrase("short_ship", dock=ship.dock, zone=self._zones[ship.zone])

    def told_ship(self, slot: int, ship: int, zone: int) -> Phrase:
        """What a ship is called, as events tell it: by its slot, which ship it is, and the zone it flies to."""
        return self._told_ships[slot, ship, zone]

    def _told_ship(self, told: tuple[int, int, int]) -> Phrase:
        slot, ship, zone = told
        return self._ships[Ship(slot, self.box.facts.seats[ship], zone)]

    def crew(self, crew: Sequence[int]) -> list[Phrase]:
        """Who is aboard a ship, with how many astronauts each."""
        return [self._crews[part] for part in enumerate(crew) if part[1]]

    def _crew(self, part: tuple[int, int]) -> Phrase:
        seat, number = part
        return self.speaker.phrase("crew", player=self.player(seat), number=number)

    def tokens(self, number: int, resource: int | str) -> Phrase:
        """So many score tokens of a resource."""
        return self._tokens[number, resource]

    def _some_tokens(self, what: tuple[int, int | str]) -> Phrase:
        number, resource = what
        return self.speaker.phrase("tokens", number=number, resource=self.resource(resource))

    def astronauts(self, number: int) -> Phrase:
        """So many astronauts."""
        return self._amounts["astronauts", number]

    def score_tokens(self, number: int) -> Phrase:
        """So many score tokens."""
        return self._amounts["score_tokens", number]

    def points(self, number: int) -> Phrase:
        """So many points."""
        return self._amounts["points", number]

    def _amount(self, what: tuple[str, int]) -> Phrase:
        message, number = what
        return self.speaker.phrase(message, number=number)
