"""What a player is asked, and what the options do."""

from typing import Any, Final

from marsbox.text.french import capital, count, of, sentence
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.fr.things import astronauts, crew_list, quoted, the_character, the_ship
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.question import Question


class Prompts:
    """A sentence for every kind of decision. It says which character acts."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def keep(self, q: Question) -> str:
        return "Choisissez la carte Bonus que vous gardez en secret ; vos autres cartes retournent dans la pioche."

    def character(self, q: Question) -> str:
        return f"Tour {q.view['turn']} : choisissez en secret le personnage que vous jouez."

    def destination(self, q: Question) -> str:
        ship = the_ship(self.names, q.ship(q.subject))
        return f"Votre astronaute est le premier à bord de {ship} : choisissez sa destination."

    def board(self, q: Question) -> str:
        if q.left > 1:
            return self._for(q, f"jusqu'à {q.left} astronautes peuvent embarquer ; choisissez la navette du premier.")
        if q.elsewhere:
            return self._for(q, "encore 1 astronaute peut embarquer ; choisissez pour lui une autre navette.")
        if q.another:
            return self._for(q, "encore 1 astronaute peut embarquer ; choisissez sa navette.")
        return self._for(q, "1 astronaute peut embarquer ; choisissez sa navette.")

    def board_two(self, q: Question) -> str:
        return self._for(q, "2 astronautes peuvent embarquer ensemble ; choisissez leur navette.")

    def board_three(self, q: Question) -> str:
        return self._for(q, "3 astronautes embarquent ensemble ; choisissez leur navette.")

    def move(self, q: Question) -> str:
        left = count(q.left, "déplacement")
        return self._for(q, f"vous pouvez déplacer un astronaute dans une zone voisine ; il vous reste {left}.")

    def research(self, q: Question) -> str:
        if q.view["event_pile"] == 0:
            return self._for(q, "la pioche des événements est vide ; vous pouvez regarder une découverte.")
        if not q.discoveries():
            return self._for(q, "vous pouvez piocher un événement.")
        return self._for(q, "vous pouvez piocher un événement ou regarder une découverte.")

    def place(self, q: Question) -> str:
        card = f"{quoted(self.names, q.subject)} ({self.cards.event(q.subject)})"
        name = self.names.character(q.view["playing"]["character"])
        where = "Choisissez la zone extérieure à côté de laquelle vous la posez face cachée"
        return f"{name} : vous avez pioché {card}. {where}."

    def look(self, q: Question) -> str:
        return self._for(
            q,
            "toutes les zones extérieures ont une découverte, la vôtre a donc été défaussée ; vous pouvez en regarder "
            "une sur Mars.",
        )

    def launch(self, q: Question) -> str:
        return self._for(q, "vous pouvez choisir une navette qui décolle aussitôt.")

    def destroy(self, q: Question) -> str:
        return self._for(q, "vous pouvez choisir une navette au sol à détruire.")

    def seduce(self, q: Question) -> str:
        return self._for(q, "vous pouvez choisir un astronaute adverse dont l'un des vôtres prend la place.")

    def shoot(self, q: Question) -> str:
        return self._for(q, "vous pouvez choisir un astronaute à abattre dans une zone extérieure.")

    def redirect(self, q: Question) -> str:
        return self._for(q, "vous pouvez choisir une navette et sa nouvelle destination.")

    def _for(self, q: Question, task: str) -> str:
        return f"{self.names.character(q.subject)} : {task}"


# what is left undone
DECLINED: Final = {
    "board": "N'embarquer personne.",
    "board_two": "N'embarquer personne.",
    "move": "Ne déplacer personne.",
    "research": "Ne rien piocher ni regarder.",
    "look": "Ne pas regarder de découverte.",
    "launch": "Ne faire décoller aucune navette.",
    "destroy": "Ne détruire aucune navette.",
    "seduce": "Ne remplacer personne.",
    "shoot": "N'abattre personne.",
    "redirect": "Ne changer aucune destination.",
}


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def _ship(self, q: Question, slot: int) -> str:
        return the_ship(self.names, q.ship(slot))

    def choose(self, q: Question, character: str) -> str:
        who = the_character(self.names, character)
        number = self.names.character_number(character) + 1
        return f"Jouer {who} ({number}) : {self.cards.character(character)}."

    def keep(self, q: Question, card: str) -> str:
        return f"Garder {quoted(self.names, card)}. {sentence(self.cards.event(card))}"

    def board(self, q: Question, slot: int) -> str:
        verb = "embarque" if q.boarding == 1 else "embarquent"
        done = f"{astronauts(q.boarding)} {verb} dans {self._ship(q, slot)}."
        course = " Vous choisissez sa destination." if q.ship(slot).aimless else ""
        free = q.free_after(slot)
        then = "Elle est alors complète et décolle."
        if free:
            then = f"Il y reste {count(free, 'place libre', 'places libres')}."
        return f"{done}{course} {then}"

    def destination(self, q: Question, zone: str) -> str:
        return f"Destination : {self.names.zone(zone)} ({self._ground(q, zone)})."

    def _ground(self, q: Question, zone: str) -> str:
        resource = q.zone(zone)["resource"]
        return "inexplorée" if resource is None else self.names.resource(resource)

    def move(self, q: Question, way: dict[str, str]) -> str:
        start, end = of(self.names.zone(way["from"])), self.names.zone(way["to"])
        return f"Déplacer 1 astronaute {start} vers {end} ({self._ground(q, way['to'])})."

    def draw(self, q: Question, content: bool) -> str:
        return f"Piocher la première carte Événement (il en reste {q.view['event_pile']})."

    def look(self, q: Question, zone: str) -> str:
        card = q.known_discovery(zone)
        known = "" if card is None else f", que vous connaissez : {quoted(self.names, card)}"
        return f"Regarder la découverte à côté {of(self.names.zone(zone))}{known}."

    def place(self, q: Question, zone: str) -> str:
        return f"Poser {quoted(self.names, q.subject)} face cachée à côté {of(self.names.zone(zone))}."

    def launch(self, q: Question, slot: int) -> str:
        crew = crew_list(self.names, q.crew(slot))
        aboard = f"avec {crew} à bord" if crew else "sans personne à bord"
        return f"Faire décoller {self._ship(q, slot)}, {aboard}."

    def destroy(self, q: Question, slot: int) -> str:
        crew = crew_list(self.names, q.crew(slot))
        lost = f"astronautes perdus : {crew}" if crew else "personne n'est à bord"
        return f"Détruire {self._ship(q, slot)} ; {lost}."

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._replace(target)} sur {self.names.zone(target['zone'])} par l'un des vôtres."

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._replace(target)} à bord de {self._ship(q, target['ship'])} par l'un des vôtres."

    def _replace(self, target: dict[str, Any]) -> str:
        return f"Remplacer un astronaute {of(self.names.player(target['seat']))}"

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        own = target["seat"] == q.seat
        whose = "un de vos propres astronautes" if own else f"un astronaute {of(self.names.player(target['seat']))}"
        return f"Abattre {whose} sur {self.names.zone(target['zone'])}."

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        where = "en vol" if q.flying(change["ship"]) else "au sol"
        zone = f"{self.names.zone(change['zone'])} ({self._ground(q, change['zone'])})"
        return f"Donner à {self._ship(q, change['ship'])}, {where}, la destination {zone}."

    def skip(self, q: Question, content: bool) -> str:
        if q.kind == "board" and q.another:
            return "N'embarquer personne d'autre."
        return DECLINED[q.kind]


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def _ship(self, q: Question, slot: int) -> str:
        ship = q.ship(slot)
        return f"navette {ship.dock} ({'manuelle' if ship.aimless else self.names.zone(ship.zone)})"

    def choose(self, q: Question, character: str) -> str:
        return f"{self.names.character(character)} ({self.names.character_number(character) + 1})"

    def keep(self, q: Question, card: str) -> str:
        return f"Garder {quoted(self.names, card)}"

    def board(self, q: Question, slot: int) -> str:
        return capital(self._ship(q, slot))

    def destination(self, q: Question, zone: str) -> str:
        return f"Vers {self.names.zone(zone)}"

    def move(self, q: Question, way: dict[str, str]) -> str:
        return f"{capital(of(self.names.zone(way['from'])))} vers {self.names.zone(way['to'])}"

    def draw(self, q: Question, content: bool) -> str:
        return "Piocher un événement"

    def look(self, q: Question, zone: str) -> str:
        return f"Regarder : {self.names.zone(zone)}"

    def place(self, q: Question, zone: str) -> str:
        return f"À côté {of(self.names.zone(zone))}"

    def launch(self, q: Question, slot: int) -> str:
        return f"Décollage : {self._ship(q, slot)}"

    def destroy(self, q: Question, slot: int) -> str:
        return f"Détruire : {self._ship(q, slot)}"

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._whose(q, target)} sur {self.names.zone(target['zone'])}"

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._whose(q, target)}, {self._ship(q, target['ship'])}"

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._whose(q, target)} sur {self.names.zone(target['zone'])}"

    def _whose(self, q: Question, target: dict[str, Any]) -> str:
        return "Le vôtre" if target["seat"] == q.seat else f"Celui {of(self.names.player(target['seat']))}"

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        return f"{capital(self._ship(q, change['ship']))} vers {self.names.zone(change['zone'])}"

    def skip(self, q: Question, content: bool) -> str:
        return "Passer"
