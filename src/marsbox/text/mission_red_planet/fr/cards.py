"""What characters and event cards do, as clauses that stand after a colon."""

from typing import Final

from marsbox.games.mission_red_planet.scoring import SCORINGS
from marsbox.games.mission_red_planet.state import LAST_TURN
from marsbox.text.french import count, listed
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.fr.things import astronauts, tokens
from marsbox.text.mission_red_planet.names import Names

ABILITIES: Final = {
    "recruiter": "1 astronaute peut embarquer, puis tous vos personnages reviennent dans votre main, celui-ci aussi",
    "explorer": (
        "1 astronaute peut embarquer, puis vous pouvez faire jusqu'à 3 déplacements, chacun menant un de vos "
        "astronautes sur Mars dans une zone voisine"
    ),
    "scientist": (
        "jusqu'à 2 astronautes peuvent embarquer, puis vous pouvez piocher un événement ou regarder une découverte sur "
        "Mars"
    ),
    "secret_agent": (
        "jusqu'à 2 astronautes peuvent embarquer, mais pas dans la même navette, puis vous pouvez faire décoller une "
        "navette au sol"
    ),
    "saboteur": (
        "1 astronaute peut embarquer, puis vous pouvez détruire une navette au sol avec tous ceux qui sont à bord"
    ),
    "femme_fatale": (
        "1 astronaute peut embarquer, puis, dans une zone ou une navette où vous avez un astronaute, un autre de votre "
        "réserve peut prendre la place d'un astronaute adverse"
    ),
    "traveler": "3 astronautes embarquent dans la même navette ; si aucune n'a 3 places libres, il ne se passe rien",
    "soldier": (
        "2 astronautes peuvent embarquer dans la même navette, mais pas 1 seul, puis vous pouvez abattre un astronaute "
        "de n'importe qui dans une zone extérieure"
    ),
    "pilot": (
        "jusqu'à 2 astronautes peuvent embarquer, puis vous pouvez changer la destination d'une navette, au sol ou en "
        "vol"
    ),
}

# what nobody may have more of
MEASURES: Final = {
    "central": "d'astronautes que vous dans les trois zones centrales réunies",
    "mars": "d'astronautes que vous sur Mars",
    "memorial": "d'astronautes perdus que vous",
    "ice": "de jetons de glace que vous",
    "sylvanite": "de jetons de sylvanite que vous",
    "celerium": "de jetons de célérium que vous",
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
        where = f"sur {names}" if len(zones) == 1 else f"dans chacune de ces zones : {names}"
        return f"{points(worth)} si vous avez au moins 1 astronaute {where}"

    def most(self, measure: str, worth: int) -> str:
        return f"{points(worth)} si personne n'a plus {MEASURES[measure]} et que vous en avez au moins 1"

    def each_zone(self, worth: int) -> str:
        return f"{points(worth)} par zone où vous avez au moins 1 astronaute"

    def each_resource(self, number: int, worth: int) -> str:
        each = count(number, "jeton de score", "jetons de score")
        return f"{points(worth)} si vous avez au moins {each} de chaque ressource"

    def tokens(self, number: int, resource: str) -> str:
        return f"en fin de partie, prenez {tokens(self.names, number, resource)} avant toute comparaison"


class DiscoveryClauses:
    """A clause for every kind of effect that discoveries have."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def nothing(self, content: bool) -> str:
        return "sans effet"

    def tokens(self, number: int) -> str:
        usual = SCORINGS[LAST_TURN]
        if number == 0:
            return (
                "le dernier décompte n'ajoute aucun jeton de score à cette zone ; ceux qui y restaient sont tout de "
                "même distribués"
            )
        added = count(number, "jeton de score", "jetons de score")
        return f"le dernier décompte ajoute {added} à cette zone au lieu de {usual}"

    def extra(self, number: int, resource: str) -> str:
        added = tokens(self.names, number, resource)
        them = "le" if number == 1 else "les"
        return (
            f"le dernier décompte ajoute aussi {added} à cette zone, quelle que soit sa ressource ; les ex æquo se "
            f"{them} partagent à part des jetons d'une autre ressource, et ce qui reste est perdu"
        )

    def leader(self, worth: int) -> str:
        shared = "les ex æquo se les partagent, arrondis à l'unité inférieure"
        return f"{points(worth)} pour qui a le plus d'astronautes dans cette zone en fin de partie ; {shared}"

    def everyone(self, worth: int) -> str:
        if worth < 0:
            return f"quiconque a un astronaute dans cette zone en fin de partie perd {points(-worth)}"
        return f"{points(worth)} pour quiconque a un astronaute dans cette zone en fin de partie"

    def removed(self, number: int) -> str:
        fewer = "" if number == 1 else ", ou tous s'il en a moins"
        return f"avant le dernier décompte, chacun perd {astronauts(number)} dans cette zone{fewer}"

    def runner_up(self, content: bool) -> str:
        return (
            "au dernier décompte, les jetons de score de cette zone vont à qui a le plus d'astronautes en dessous du "
            "plus grand nombre, même si plusieurs sont à égalité en tête ; les ex æquo en dessous prennent des parts "
            "égales, et ce qui reste est perdu ; si personne sur place n'en a moins que le plus grand nombre, les "
            "jetons sont distribués comme d'habitude"
        )


def card_texts(names: Names) -> CardTexts:
    """The texts of all cards."""
    return CardTexts(names, ABILITIES, BonusClauses(names), DiscoveryClauses(names))
