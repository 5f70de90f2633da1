"""Why an action is refused, and what would be right."""

from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.text import french
from marsbox.text.french import count, of
from marsbox.text.mission_red_planet.fr.terms import QUESTIONS
from marsbox.text.mission_red_planet.fr.things import quoted, the_character
from marsbox.text.mission_red_planet.names import Names


class Refusals(french.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.player, [QUESTIONS[kind] for kind in DECISION_KINDS])
        self.names = names

    def may_not_skip(self, kind: int) -> str:
        return f"On ne peut pas renoncer ici : il faut {self.questions[kind]}."

    def not_dealt(self, card: int) -> str:
        return (
            f"{quoted(self.names, card)} n'est pas parmi les cartes que vous avez reçues ; gardez l'une de celles-ci."
        )

    def not_in_hand(self, character: int) -> str:
        who = the_character(self.names, character)
        return f"Vous avez déjà joué {who} ; choisissez un personnage de votre main."

    def no_ship(self, slot: int) -> str:
        return f"Il n'y a pas de navette {slot + 1} en ce moment ; choisissez-en une qui est là."

    def took_off(self, slot: int) -> str:
        return f"La navette {slot + 1} a décollé ; choisissez-en une au sol."

    def too_few_seats(self, slot: int, free: int, needed: int) -> str:
        seats = count(free, "place libre", "places libres")
        return f"La navette {slot + 1} a {seats} et il en faut {needed} ; choisissez une autre navette."

    def same_ship(self, slot: int) -> str:
        first = f"Votre premier astronaute est dans la navette {slot + 1}"
        return f"{first} ; le second doit embarquer dans une autre."

    def no_token_left(self, zone: int) -> str:
        tiles = f"Les deux tuiles de destination {of(self.names.zone(zone))}"
        return f"{tiles} sont sur des navettes ; choisissez une autre zone."

    def nobody_there(self, zone: int) -> str:
        return f"Vous n'avez pas d'astronaute sur {self.names.zone(zone)} ; choisissez une zone où vous en avez un."

    def no_border(self, origin: int, target: int) -> str:
        start, end = self.names.zone(origin), self.names.zone(target)
        if origin == target:
            return f"Un déplacement mène dans une zone voisine, et non {of(start)} vers {end}."
        return f"{start} et {end} ne sont pas voisines ; un déplacement mène dans une zone voisine."

    def no_events_left(self) -> str:
        return "La pioche des événements est vide ; regardez une découverte ou renoncez."

    def no_discovery(self, zone: int) -> str:
        return f"Il n'y a pas de découverte à côté {of(self.names.zone(zone))} ; choisissez une zone qui en a une."

    def discovery_there(self, zone: int) -> str:
        there = f"Il y a déjà une découverte à côté {of(self.names.zone(zone))}"
        return f"{there} ; choisissez une zone extérieure qui n'en a pas."

    def central_zone(self, zone: int) -> str:
        return f"{self.names.zone(zone)} est une zone centrale ; il faut ici choisir une zone extérieure."

    def no_target(self, victim: int, zone: int) -> str:
        player, place = self.names.player(victim), self.names.zone(zone)
        return f"{player} n'a pas d'astronaute sur {place} ; choisissez un astronaute qui s'y trouve."

    def same_destination(self, slot: int, zone: int) -> str:
        return f"La navette {slot + 1} va déjà vers {self.names.zone(zone)} ; choisissez une autre destination."

    def own_astronaut(self) -> str:
        return "C'est votre propre astronaute ; choisissez celui d'un autre joueur."

    def nobody_aboard(self, slot: int) -> str:
        ship = f"la navette {slot + 1}"
        return f"Vous n'avez pas d'astronaute à bord de {ship} ; choisissez une navette où vous en avez un."

    def no_target_aboard(self, victim: int, slot: int) -> str:
        nobody = f"{self.names.player(victim)} n'a pas d'astronaute à bord de la navette {slot + 1}"
        return f"{nobody} ; choisissez-en un qui s'y trouve."
