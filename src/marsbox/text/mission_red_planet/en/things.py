"""Ships, astronauts and tokens in a sentence."""

from collections.abc import Sequence

from marsbox.text.english import count, listed, possessive
from marsbox.text.mission_red_planet.names import Names, Ship


def ship_name(names: Names, ship: Ship) -> str:
    """What a ship is called."""
    seats = count(ship.seats, "seat")
    if ship.aimless:
        return f"manual ship {ship.dock} ({seats})"
    return f"ship {ship.dock} ({names.zone(ship.zone)}, {seats})"


def quoted(names: Names, card: int | str) -> str:
    """The name of an event card in a sentence."""
    return f"“{names.card(card)}”"


def astronauts(number: int) -> str:
    """So many astronauts."""
    return count(number, "astronaut")


def tokens(names: Names, number: int, resource: int | str) -> str:
    """So many score tokens of a resource."""
    return count(number, f"{names.resource(resource)} token")


def whose_astronaut(names: Names, seat: int, victim: int) -> str:
    """An astronaut as the player in `seat` would call it."""
    return "your own astronaut" if seat == victim else f"{possessive(names.player(victim))} astronaut"


def crew_list(names: Names, crew: Sequence[int]) -> str:
    """Who is aboard a ship, with how many astronauts each."""
    return listed([f"{names.player(seat)} ({number})" for seat, number in enumerate(crew) if number])
