"""What happened: a line of the log for every kind of event."""

from typing import Final

from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.scoring import RESOURCE_TOKEN
from marsbox.games.mission_red_planet.state import NONE
from marsbox.text.french import count, game_over, listed, of, sentence
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.fr.cards import points
from marsbox.text.mission_red_planet.fr.things import (
    FOUND,
    astronauts,
    crew_list,
    quoted,
    the_character,
    the_ship,
    tokens,
)
from marsbox.text.mission_red_planet.names import Names

# what a player declines, after "renonce à"
DECLINED: Final = {
    "board": "embarquer un astronaute",
    "board_two": "embarquer deux astronautes ensemble",
    "move": "déplacer un astronaute",
    "research": "piocher ou regarder une carte",
    "look": "regarder une découverte",
    "launch": "faire décoller une navette",
    "destroy": "détruire une navette",
    "seduce": "remplacer un astronaute",
    "shoot": "abattre un astronaute",
    "redirect": "changer une destination",
}
# what a player can't do, after "ne peut"
IMPOSSIBLE: Final = {
    "board": "embarquer aucun astronaute",
    "board_two": "pas embarquer deux astronautes ensemble",
    "board_three": "pas embarquer trois astronautes ensemble",
    "move": "déplacer aucun astronaute",
    "research": "piocher ni regarder aucune carte",
    "launch": "faire décoller aucune navette",
    "destroy": "détruire aucune navette",
    "seduce": "remplacer aucun astronaute",
    "shoot": "abattre aucun astronaute",
    "redirect": "changer aucune destination",
}


class Log:
    """A method for every kind of event, which takes the event's numbers; a card of -1 is not known to the reader.

    A ship is told by three numbers: its slot, which ship it is, and the zone it flies to.
    """

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def _ship(self, slot: int, ship: int, zone: int) -> str:
        return the_ship(self.names, self.names.ship(slot, ship, zone))

    # ---- set-up and ships

    def game_began(self, players: int) -> str:
        return f"La partie commence à {players} joueurs."

    def ship_docked(self, slot: int, ship: int, zone: int) -> str:
        return sentence(f"{self._ship(slot, ship, zone)} est prête au départ")

    def medal_given(self, seat: int) -> str:
        return f"La médaille de premier joueur va à {self.names.player(seat)}."

    def events_dealt(self, seat: int, *cards: int) -> str:
        what = listed([quoted(self.names, card) for card in cards]) if cards else "des cartes Événement"
        return f"{self.names.player(seat)} reçoit {what}."

    def discoveries_shown(self, seat: int, *cards: int) -> str:
        what = listed([quoted(self.names, card) for card in cards])
        return f"{self.names.player(seat)} n'a pas de carte Bonus, montre {what}, puis reçoit d'autres cartes."

    def bonus_kept(self, seat: int, card: int = NONE) -> str:
        return f"{self.names.player(seat)} garde {self._card('une carte Bonus', card)}."

    def turn_began(self, turn: int) -> str:
        return f"Le tour {turn} commence."

    def ships_reshuffled(self, number: int) -> str:
        ships = f"les {number} navettes défaussées"
        return f"La pioche des navettes est épuisée : {ships} en forment une nouvelle."

    # ---- characters

    def characters_chosen(self) -> str:
        return "Tout le monde a choisi son personnage."

    def called(self, character: int, *seats: int) -> str:
        who = the_character(self.names, character)
        if not seats:
            return f"On appelle {who} : personne ne répond."
        players = listed([self.names.player(seat) for seat in seats])
        return f"On appelle {who} : {players} {'répond' if len(seats) == 1 else 'répondent'}."

    def character_began(self, seat: int, character: int) -> str:
        return f"{self.names.player(seat)} joue {the_character(self.names, character)}."

    def boarded(self, seat: int, slot: int, ship: int, zone: int, number: int) -> str:
        return f"{self.names.player(seat)} embarque {astronauts(number)} dans {self._ship(slot, ship, zone)}."

    def destination_laid(self, seat: int, slot: int, ship: int, zone: int) -> str:
        manual = self._ship(slot, ship, NONE)
        return f"{self.names.player(seat)} choisit {self.names.zone(zone)} comme destination de {manual}."

    def took_off(self, slot: int, ship: int, zone: int) -> str:
        return sentence(f"{self._ship(slot, ship, zone)} est complète et décolle")

    def cards_taken_back(self, seat: int, number: int) -> str:
        return f"{self.names.player(seat)} reprend {count(number, 'carte Personnage', 'cartes Personnage')}."

    def moved(self, seat: int, origin: int, target: int) -> str:
        way = f"{of(self.names.zone(origin))} vers {self.names.zone(target)}"
        return f"{self.names.player(seat)} déplace un astronaute {way}."

    def resource_found(self, zone: int, resource: int) -> str:
        return f"{self.names.zone(zone)} est explorée pour la première fois : on y trouve {FOUND[resource]}."

    def bonus_drawn(self, seat: int, card: int = NONE) -> str:
        return f"{self.names.player(seat)} pioche {self._card('une carte Bonus', card)}."

    def discovery_drawn(self, seat: int, card: int = NONE) -> str:
        return f"{self.names.player(seat)} pioche {self._card('une découverte', card)}."

    def discovery_placed(self, seat: int, zone: int, card: int = NONE) -> str:
        what = self._card("la découverte", card)
        return f"{self.names.player(seat)} pose {what} face cachée à côté {of(self.names.zone(zone))}."

    def discovery_discarded(self, seat: int, card: int = NONE) -> str:
        what = self._card("la découverte", card)
        return f"Aucune zone extérieure n'est libre : {self.names.player(seat)} défausse {what}."

    def discovery_looked_at(self, seat: int, zone: int, card: int = NONE) -> str:
        seen = "" if card == NONE else f" : {quoted(self.names, card)}"
        return f"{self.names.player(seat)} regarde la découverte à côté {of(self.names.zone(zone))}{seen}."

    def launched(self, seat: int, slot: int, ship: int, zone: int, aboard: int) -> str:
        crew = f"avec {astronauts(aboard)} à bord" if aboard else "sans personne à bord"
        return f"{self.names.player(seat)} fait décoller {self._ship(slot, ship, zone)} {crew}."

    def destroyed(self, seat: int, slot: int, ship: int, zone: int, *losses: int) -> str:
        lost = "personne n'était à bord"
        if sum(losses):
            lost = f"astronautes perdus : {crew_list(self.names, losses)}"
        return f"{self.names.player(seat)} détruit {self._ship(slot, ship, zone)} ; {lost}."

    def seduced_on_mars(self, seat: int, victim: int, zone: int) -> str:
        return f"{self._replaced(seat, victim)} sur {self.names.zone(zone)}."

    def seduced_aboard(self, seat: int, victim: int, slot: int, ship: int, zone: int) -> str:
        return f"{self._replaced(seat, victim)} à bord de {self._ship(slot, ship, zone)}."

    def _replaced(self, seat: int, victim: int) -> str:
        return f"{self.names.player(seat)} remplace un astronaute {of(self.names.player(victim))}"

    def shot(self, seat: int, victim: int, zone: int) -> str:
        whose = "un de ses propres astronautes" if seat == victim else f"un astronaute {of(self.names.player(victim))}"
        return f"{self.names.player(seat)} abat {whose} sur {self.names.zone(zone)}."

    def redirected(self, seat: int, slot: int, ship: int, zone: int, target: int) -> str:
        which = self._ship(slot, ship, zone)
        return f"{self.names.player(seat)} donne à {which} la destination {self.names.zone(target)}."

    def declined(self, seat: int, kind: int) -> str:
        return f"{self.names.player(seat)} renonce à {DECLINED[DECISION_KINDS[kind]]}."

    def impossible(self, seat: int, kind: int) -> str:
        return f"{self.names.player(seat)} ne peut {IMPOSSIBLE[DECISION_KINDS[kind]]}."

    # ---- arrival and scoring

    def landed(self, slot: int, ship: int, zone: int, *crew: int) -> str:
        which = self._ship(slot, ship, zone)
        if sum(crew):
            return sentence(f"{which} atterrit : {crew_list(self.names, crew)}")
        done = "se perd dans l'espace" if zone == NONE else "atterrit"
        return sentence(f"{which} {done}, sans personne à bord")

    def scoring_began(self, turn: int, added: int) -> str:
        what = count(added, "jeton de score", "jetons de score")
        return f"Décompte après le tour {turn} : {what} par zone explorée."

    def tokens_won(self, seat: int, zone: int, resource: int, number: int) -> str:
        what = tokens(self.names, number, resource)
        return f"{self.names.player(seat)} gagne {what} sur {self.names.zone(zone)}."

    def tokens_stay(self, zone: int, resource: int, number: int) -> str:
        verb = "reste" if number == 1 else "restent"
        return f"{tokens(self.names, number, resource)} {verb} sur {self.names.zone(zone)}."

    def tokens_lost(self, zone: int, resource: int, number: int) -> str:
        verb = "est perdu" if number == 1 else "sont perdus"
        return f"{tokens(self.names, number, resource)} {verb} sur {self.names.zone(zone)}."

    def resource_token_taken(self, seat: int, zone: int, resource: int) -> str:
        what = f"la tuile de ressource {of(self.names.zone(zone))} ({self.names.resource(resource)})"
        return f"{self.names.player(seat)} prend {what} : {points(RESOURCE_TOKEN)}."

    def discovery_revealed(self, zone: int, card: int) -> str:
        text = sentence(self.cards.event(card))
        return f"La découverte à côté {of(self.names.zone(zone))} est {quoted(self.names, card)}. {text}"

    def astronauts_lost(self, seat: int, zone: int, number: int) -> str:
        return f"{self.names.player(seat)} perd {astronauts(number)} sur {self.names.zone(zone)}."

    def discovery_scored(self, seat: int, zone: int, card: int, worth: int) -> str:
        done = f"perd {points(-worth)}" if worth < 0 else f"gagne {points(worth)}"
        return f"{quoted(self.names, card)} sur {self.names.zone(zone)} : {self.names.player(seat)} {done}."

    def bonus_revealed(self, seat: int, card: int, worth: int) -> str:
        gain = f"gagne {points(worth)}" if worth else "ne gagne aucun point"
        return f"{self.names.player(seat)} révèle {quoted(self.names, card)} et {gain}."

    def bonus_tokens(self, seat: int, card: int, resource: int, number: int) -> str:
        what = tokens(self.names, number, resource)
        return f"{self.names.player(seat)} révèle {quoted(self.names, card)} et prend {what}."

    def ice_bonus(self, seat: int, worth: int, tied: int) -> str:
        others = count(tied - 1, "autre joueur", "autres joueurs")
        shared = "" if tied == 1 else f", à égalité avec {others},"
        return f"{self.names.player(seat)} a le plus de glace{shared} et gagne {points(worth)}."

    def game_ended(self, *ranks: int) -> str:
        return game_over([self.names.player(seat) for seat, rank in enumerate(ranks) if rank == 1])

    def _card(self, unknown: str, card: int) -> str:
        return unknown if card == NONE else quoted(self.names, card)
