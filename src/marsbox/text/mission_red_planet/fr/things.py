"""Characters, ships, astronauts and tokens in a sentence."""

from collections.abc import Sequence
from typing import Final

from marsbox.games.mission_red_planet.state import FEMME_FATALE
from marsbox.text.french import count, elides, listed, of
from marsbox.text.mission_red_planet.names import Names, Ship

# what one finds in a zone
FOUND: Final = ("de la glace", "de la sylvanite", "du célérium")


def the_character(names: Names, character: int | str) -> str:
    """A character with its article."""
    name = names.character(character)
    if elides(name):
        return f"l'{name}"
    return f"{'la' if names.character_number(character) == FEMME_FATALE else 'le'} {name}"


def ship_name(names: Names, ship: Ship) -> str:
    """What a ship is called."""
    seats = count(ship.seats, "place")
    if ship.aimless:
        return f"navette manuelle {ship.dock} ({seats})"
    return f"navette {ship.dock} ({names.zone(ship.zone)}, {seats})"


def the_ship(names: Names, ship: Ship) -> str:
    """A ship with its article."""
    return f"la {ship_name(names, ship)}"


def quoted(names: Names, card: int | str) -> str:
    """The name of an event card in a sentence."""
    return f"« {names.card(card)} »"


def astronauts(number: int) -> str:
    """So many astronauts."""
    return count(number, "astronaute")


def tokens(names: Names, number: int, resource: int | str) -> str:
    """So many score tokens of a resource."""
    return f"{count(number, 'jeton')} {of(names.resource(resource))}"


def crew_list(names: Names, crew: Sequence[int]) -> str:
    """Who is aboard a ship, with how many astronauts each."""
    return listed([f"{names.player(seat)} ({number})" for seat, number in enumerate(crew) if number])
