"""What a player is asked, and what the options do."""

from typing import Any

from marsbox.games.pocket_mars.state import DRAFT_PACK, HAND_SIZE, MODULE_SIZE
from marsbox.text.french import count, listed, of, ordinal, sentence
from marsbox.text.pocket_mars.fr.cards import CardTexts, energy
from marsbox.text.pocket_mars.fr.terms import of_the, the
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.question import Back, Question


def colonist_of(q: Question, side: int) -> str:
    """A colonist as the player asked would call it."""
    return "votre colon" if side == q.seat else f"le colon {of(q.player(side))}"


class Prompts:
    """A sentence for every kind of decision."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def draft(self, q: Question) -> str:
        if len(q.own["pack"]) == DRAFT_PACK - HAND_SIZE - MODULE_SIZE + 1:
            return "Choisissez la dernière carte à garder ; l'autre retourne dans la pioche."
        left = q.player((q.seat + 1) % q.view["players"])
        return f"Choisissez une carte à garder ; vous passerez les autres à {left}."

    def store_setup(self, q: Question) -> str:
        which = "première" if not q.view["answers"] else "seconde"
        return (
            f"Choisissez la {which} des deux cartes à placer face cachée dans votre Module ; "
            "les deux autres restent dans votre main."
        )

    def turn(self, q: Question) -> str:
        return "C'est votre tour : effectuez une des cinq actions."

    def land(self, q: Question) -> str:
        place = of_the(q.subject)
        return f"Votre carte est la plus forte : vous pouvez poser un colon de votre Vaisseau en zone * {place}."

    def module_action(self, q: Question) -> str:
        card = self.names.card(q.subject)
        text = self.cards.module(q.subject)
        if q.view["active"] != q.seat:
            player = q.player(q.view["active"])
            return f"{player} a joué votre carte {card}. Vous pouvez utiliser son action de Module : {text}."
        return f"Vous pouvez utiliser l'action de Module de la carte {card} : {text}."

    def building(self, q: Question) -> str:
        return f"Vous pouvez utiliser la capacité {of_the(q.subject)} : {self.cards.ability(q.subject)}."

    def discard(self, q: Question) -> str:
        have = len(q.own["hand"]) + len(q.own["module"])
        most = HAND_SIZE + MODULE_SIZE
        return f"Vous avez {have} cartes et pouvez en garder {most} : choisissez une carte de votre main à défausser."

    def store(self, q: Question) -> str:
        missing = MODULE_SIZE - len(q.own["module"])
        lack = f"Il manque {count(missing, 'carte')} dans votre Module"
        return f"{lack} : choisissez une carte de votre main à y placer face cachée."

    def take(self, q: Question) -> str:
        return f"Au lieu de piocher, prenez une carte du Module de {self.names.automatics} : choisissez laquelle."

    def discard_rival(self, q: Question) -> str:
        return f"Choisissez la carte du Module de {self.names.automatics} à défausser."

    def land_target(self, q: Question) -> str:
        return self._for(q, "choisissez le bâtiment où poser un colon.")

    def promote(self, q: Question) -> str:
        return self._for(q, "choisissez celui de vos colons qui monte de * en **.")

    def demote(self, q: Question) -> str:
        return self._for(q, "choisissez le colon adverse qui descend de ** en *.")

    def transfer(self, q: Question) -> str:
        return self._for(q, "choisissez celui de vos colons qui passe de la zone * d'un bâtiment à celle d'un autre.")

    def recall(self, q: Question) -> str:
        return self._for(q, "choisissez le colon adverse qui retourne d'une zone * sur son Vaisseau.")

    def drain(self, q: Question) -> str:
        return self._for(q, "choisissez l'adversaire qui perd de l'énergie.")

    def peek(self, q: Question) -> str:
        return self._for(q, "choisissez l'adversaire dont vous regardez le Module.")

    def swap_zones(self, q: Question) -> str:
        return self._for(q, "choisissez les deux colons à échanger, l'un en * et l'autre en ** du même bâtiment.")

    def swap_cards(self, q: Question) -> str:
        return self._for(q, "choisissez les deux cartes à échanger dans la colonne d'un bâtiment.")

    def bury(self, q: Question) -> str:
        return self._for(q, "choisissez celle de vos cartes à glisser sous la pioche.")

    def cover(self, q: Question) -> str:
        return self._for(q, "choisissez une carte de votre main à poser face cachée sur le bâtiment de sa couleur.")

    def dig(self, q: Question) -> str:
        return self._for(q, f"choisissez la carte à garder parmi ces {len(q.view['looking'])} cartes de la pioche.")

    def _for(self, q: Question, task: str) -> str:
        return f"{self.names.card(q.subject)} : {task}"


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def hand(self, q: Question, card: str) -> str:
        return f"Jouer {self.names.card(card)} de votre main : {self.cards.hand(card)}."

    def module(self, q: Question, card: str) -> str:
        it = self.names.printed(card)
        connect = f"Connecter {self.names.card(card)}{self._landing(q, it.colour, it.value)}."
        action = f"Action de Module : {self.cards.module(card)}."
        return f"{connect} {action} Bâtiment : {self.cards.ability(it.colour)}."

    def _landing(self, q: Question, building: int, value: int) -> str:
        beaten = q.value_on(building)
        return "" if beaten is None else f" : {self._compared(q, value, beaten)}"

    def _compared(self, q: Question, value: int, beaten: int) -> str:
        if value <= beaten:
            return f"{value} ne bat pas {beaten}, vous ne pouvez pas poser de colon"
        if q.own["ship"] == 0:
            return f"{value} bat {beaten}, mais votre Vaisseau est vide"
        return f"{value} bat {beaten}, vous pouvez poser un colon"

    def rival(self, q: Question, place: dict[str, int]) -> str:
        back = q.back(place["seat"], place["slot"])
        owner = q.player(back.owner)
        building = self.names.building_number(back.colour)
        use = f"Bâtiment : {self.cards.ability(building)}."
        if q.solo:
            return f"Connecter {self._back(q, back)}. {self._solo_landing(q, back, building)}{use}"
        if back.card is None:
            action = f"{owner} peut utiliser son action de Module"
        else:
            action = f"{owner} peut utiliser son action de Module (« {self.cards.module(back.card)} »)"
        return f"Connecter {self._back(q, back)}. {action} ; sa valeur ne permet pas de poser de colon. {use}"

    def _solo_landing(self, q: Question, back: Back, building: int) -> str:
        beaten = q.value_on(building)
        if beaten is None:
            return ""
        if back.card is not None:
            return f"{self._compared(q, self.names.printed(back.card).value, beaten)}. "
        return f"Si elle bat {beaten}, vous pouvez poser un colon. "

    def _back(self, q: Question, back: Back) -> str:
        """A card in another side's module, as far as it is known."""
        where = f"du Module {of(q.player(back.owner))}"
        if back.card is not None:
            return f"{self.names.card(back.card)} {where}"
        colour = self.names.building(back.colour)
        if back.alone:
            return f"la carte {colour} {where}"
        return f"la carte {side_of(back)} {where}, une carte {colour}"

    def discard(self, q: Question, card: str) -> str:
        if q.kind != "turn":
            return f"Défausser {self.names.card(card)}."
        origin = "Module" if q.in_module(card) else "main"
        gain = q.energy_for_discard()
        if gain == 0:
            full = "votre énergie est au maximum, vous n'en gagnez pas"
            return f"Défausser {self.names.card(card)} de votre {origin} ; {full}."
        return f"Défausser {self.names.card(card)} de votre {origin} pour gagner {energy(gain)}."

    def store(self, q: Question, card: str) -> str:
        return f"Placer {self.names.card(card)} dans votre Module. Action de Module : {self.cards.module(card)}."

    def draft(self, q: Question, card: str) -> str:
        return self._keep(card)

    def keep(self, q: Question, card: str) -> str:
        return self._keep(card)

    def _keep(self, card: str) -> str:
        hand, module = self.cards.hand(card), self.cards.module(card)
        return f"Garder {self.names.card(card)}. Main : {hand}. Module : {module}."

    def bury(self, q: Question, card: str) -> str:
        origin = "Module" if q.in_module(card) else "main"
        return f"Glisser {self.names.card(card)} de votre {origin} sous la pioche."

    def cover(self, q: Question, card: str) -> str:
        building = the(self.names.printed(card).colour)
        return f"Poser {self.names.card(card)} face cachée sur {building}, où elle vaut 0."

    def take(self, q: Question, slot: int) -> str:
        return f"Prendre {self._back(q, q.back(1, slot))}."

    def discard_rival(self, q: Question, slot: int) -> str:
        return f"Défausser {self._back(q, q.back(1, slot))}."

    def land(self, q: Question, building: str) -> str:
        return f"Poser 1 colon en zone * {of_the(self.names.building_number(building))}."

    def promote(self, q: Question, place: dict[str, Any]) -> str:
        return f"Faire monter {self._colonist(q, place)} de * en **."

    def demote(self, q: Question, place: dict[str, Any]) -> str:
        return f"Faire descendre {self._colonist(q, place)} de ** en *."

    def recall(self, q: Question, place: dict[str, Any]) -> str:
        return f"Renvoyer {self._colonist(q, place)} sur son Vaisseau."

    def _colonist(self, q: Question, place: dict[str, Any]) -> str:
        return f"{colonist_of(q, place['colonist'])} {of_the(self.names.building_number(place['building']))}"

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        start, end = (of_the(self.names.building_number(way[which])) for which in ("from", "to"))
        return f"Déplacer votre colon de la zone * {start} à celle {end}."

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        up, down = colonist_of(q, place["one"]), colonist_of(q, place["two"])
        where = the(self.names.building_number(place["building"]))
        return f"Dans {where}, faire monter {up} en ** et descendre {down} en *."

    def swap_cards(self, q: Question, place: dict[str, Any]) -> str:
        first, second = (self._in_column(q, place["building"], place[which]) for which in ("first", "second"))
        where = of_the(self.names.building_number(place["building"]))
        return f"Dans la colonne {where}, échanger {first} et {second}."

    def _in_column(self, q: Question, building: str, position: int) -> str:
        card, top = q.in_column(building, position)
        name = "une carte face cachée" if card is None else self.names.card(card)
        return f"{name} ({'au sommet' if top else ordinal(position + 1)})"

    def drain(self, q: Question, seat: int) -> str:
        return f"{q.player(seat)} perd de l'énergie (en a {q.side(seat)['energy']} maintenant)."

    def peek(self, q: Question, seat: int) -> str:
        colours = listed([self.names.building(entry["colour"]) for entry in q.side(seat)["module"]])
        return f"Regarder le Module {of(q.player(seat))} ({colours})."

    def launch(self, q: Question, content: bool) -> str:
        also = f", puis défausser une carte du Module de {self.names.automatics}" if q.solo else ""
        return f"Embarquer 1 colon de la Terre sur votre Vaisseau{also}."

    def use(self, q: Question, content: bool) -> str:
        if q.kind == "module_action":
            return sentence(self.cards.module(q.subject))
        return sentence(self.cards.ability(q.subject))

    def skip(self, q: Question, content: bool) -> str:
        if q.kind == "land":
            return "Ne pas poser de colon."
        if q.kind == "module_action":
            return "Ne pas utiliser l'action de Module."
        return f"Ne pas utiliser {the(q.subject)}."


def side_of(back: Back) -> str:
    """Which of the two cards of a module."""
    return "de gauche" if back.slot == 0 else "de droite"


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def hand(self, q: Question, card: str) -> str:
        return f"Jouer {self.names.card(card)}"

    def module(self, q: Question, card: str) -> str:
        return f"Connecter {self.names.card(card)}"

    def rival(self, q: Question, place: dict[str, int]) -> str:
        back = q.back(place["seat"], place["slot"])
        return f"Connecter {self._back(back)} {of(q.player(back.owner))}"

    def _back(self, back: Back) -> str:
        if back.card is not None:
            return self.names.card(back.card)
        colour = self.names.building(back.colour)
        return f"la carte {colour}" if back.alone else f"la carte {colour} {side_of(back)}"

    def discard(self, q: Question, card: str) -> str:
        return f"Défausser {self.names.card(card)}"

    def store(self, q: Question, card: str) -> str:
        return f"{self.names.card(card)} au Module"

    def draft(self, q: Question, card: str) -> str:
        return f"Garder {self.names.card(card)}"

    def keep(self, q: Question, card: str) -> str:
        return f"Garder {self.names.card(card)}"

    def bury(self, q: Question, card: str) -> str:
        return f"{self.names.card(card)} sous la pioche"

    def cover(self, q: Question, card: str) -> str:
        return f"{self.names.card(card)} face cachée"

    def take(self, q: Question, slot: int) -> str:
        return f"Prendre {self._back(q.back(1, slot))}"

    def discard_rival(self, q: Question, slot: int) -> str:
        return f"Défausser {self._back(q.back(1, slot))}"

    def land(self, q: Question, building: str) -> str:
        return f"Poser : {self.names.building(building)}"

    def promote(self, q: Question, place: dict[str, Any]) -> str:
        return f"{self._whose(q, place)} en **"

    def demote(self, q: Question, place: dict[str, Any]) -> str:
        return f"{self._whose(q, place)} en *"

    def recall(self, q: Question, place: dict[str, Any]) -> str:
        return f"{self._whose(q, place)} au Vaisseau"

    def _whose(self, q: Question, place: dict[str, Any]) -> str:
        whose = "le vôtre" if place["colonist"] == q.seat else f"celui {of(q.player(place['colonist']))}"
        return f"{self.names.building(place['building'])} : {whose}"

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        return f"De {self.names.building(way['from'])} à {self.names.building(way['to'])}"

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        up, down = ("le vôtre" if place[zone] == q.seat else q.player(place[zone]) for zone in ("one", "two"))
        return f"{self.names.building(place['building'])} : {up} en **, {down} en *"

    def swap_cards(self, q: Question, place: dict[str, Any]) -> str:
        building = self.names.building(place["building"])
        return f"{building} : {ordinal(place['first'] + 1)} et {ordinal(place['second'] + 1)} carte"

    def drain(self, q: Question, seat: int) -> str:
        return q.player(seat)

    def peek(self, q: Question, seat: int) -> str:
        return q.player(seat)

    def launch(self, q: Question, content: bool) -> str:
        return "Embarquer un colon"

    def use(self, q: Question, content: bool) -> str:
        return "Utiliser"

    def skip(self, q: Question, content: bool) -> str:
        return "Passer"
