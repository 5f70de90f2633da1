"""What characters and event cards do, as clauses that stand after a colon."""

from typing import Final

from marsbox.games.mission_red_planet.scoring import SCORINGS
from marsbox.games.mission_red_planet.state import LAST_TURN
from marsbox.text.english import count, listed
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.en.things import astronauts, tokens
from marsbox.text.mission_red_planet.names import Names

ABILITIES: Final = {
    "recruiter": "1 astronaut may board a ship; then you take back all your character cards, this one too",
    "explorer": (
        "1 astronaut may board a ship; then you may make up to 3 moves, each of which takes one of your astronauts on "
        "Mars to a neighbouring zone"
    ),
    "scientist": "up to 2 astronauts may board ships; then you may look at a discovery on Mars or draw an event card",
    "secret_agent": (
        "up to 2 astronauts may board ships, not the same one; then you may make a ship on the ground take off"
    ),
    "saboteur": "1 astronaut may board a ship; then you may destroy a ship on the ground with all who are aboard",
    "femme_fatale": (
        "1 astronaut may board a ship; then, in a zone or on a ship where you have an astronaut, another one from your "
        "reserve may take the place of a rival's"
    ),
    "traveler": "3 astronauts board the same ship; if none has 3 free seats, nothing happens",
    "soldier": (
        "2 astronauts may board the same ship, but not 1 alone; then you may shoot anybody's astronaut in an outer zone"
    ),
    "pilot": (
        "up to 2 astronauts may board ships; then you may change the destination of a ship, whether on the ground or "
        "in flight"
    ),
}

# what nobody may have more of
MEASURES: Final = {
    "central": "astronauts than you in the three central zones together",
    "mars": "astronauts than you on Mars",
    "memorial": "lost astronauts than you",
    "ice": "ice tokens than you",
    "sylvanite": "sylvanite tokens than you",
    "celerium": "celerium tokens than you",
}


def points(number: int) -> str:
    """So many points."""
    return count(number, "point")


class BonusClauses:
    """A clause for every kind of effect that bonus cards have."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def occupy(self, zones: list[str], worth: int) -> str:
        names = listed([self.names.zone(zone) for zone in zones])
        each = "" if len(zones) == 1 else "each of "
        return f"{points(worth)} if you have at least 1 astronaut in {each}{names}"

    def most(self, measure: str, worth: int) -> str:
        return f"{points(worth)} if nobody has more {MEASURES[measure]} and you have at least 1"

    def each_zone(self, worth: int) -> str:
        return f"{points(worth)} for each zone with at least 1 of your astronauts"

    def each_resource(self, number: int, worth: int) -> str:
        return f"{points(worth)} if you have at least {count(number, 'score token')} of each resource"

    def tokens(self, number: int, resource: str) -> str:
        return f"at the end of the game take {tokens(self.names, number, resource)}, before anything is compared"


class DiscoveryClauses:
    """A clause for every kind of effect that discoveries have."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def nothing(self, content: bool) -> str:
        return "no effect"

    def tokens(self, number: int) -> str:
        usual = SCORINGS[LAST_TURN]
        if number == 0:
            return "the last scoring adds no score tokens to this zone; those that were left there are still handed out"
        return f"the last scoring adds {count(number, 'score token')} to this zone instead of {usual}"

    def extra(self, number: int, resource: str) -> str:
        added = tokens(self.names, number, resource)
        them = "it" if number == 1 else "them"
        return (
            f"the last scoring also adds {added} to this zone, whatever its resource; those tied divide {them} apart "
            "from tokens of another resource, and what is left over is lost"
        )

    def leader(self, worth: int) -> str:
        shared = "those tied divide them, rounded down"
        return f"{points(worth)} to whoever has the most astronauts in this zone at the end; {shared}"

    def everyone(self, worth: int) -> str:
        if worth < 0:
            return f"everyone with an astronaut in this zone at the end loses {points(-worth)}"
        return f"{points(worth)} to everyone with an astronaut in this zone at the end"

    def removed(self, number: int) -> str:
        fewer = "" if number == 1 else ", or as many as they have there"
        return f"before the last scoring everyone loses {astronauts(number)} in this zone{fewer}"

    def runner_up(self, content: bool) -> str:
        return (
            "in the last scoring the score tokens in this zone go to whoever has the highest number of astronauts "
            "below the top one, even if several are tied at the top; those tied below it take equal shares, and what "
            "is left over is lost; if nobody there has fewer than the top number, the tokens are handed out as usual"
        )


def card_texts(names: Names) -> CardTexts:
    """The texts of all cards."""
    return CardTexts(names, ABILITIES, BonusClauses(names), DiscoveryClauses(names))
