"""What a player is asked, and what the options do."""

from typing import Any

from marsbox.games.pocket_mars.state import DRAFT_PACK, HAND_SIZE, MODULE_SIZE
from marsbox.text.english import count, listed, ordinal, possessive, sentence
from marsbox.text.pocket_mars.en.cards import CardTexts, article
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.question import Back, Question


def colonist_of(q: Question, side: int) -> str:
    """A colonist as the player asked would call it."""
    return "your colonist" if side == q.seat else f"{possessive(q.player(side))} colonist"


class Prompts:
    """A sentence for every kind of decision."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def draft(self, q: Question) -> str:
        if len(q.own["pack"]) == DRAFT_PACK - HAND_SIZE - MODULE_SIZE + 1:
            return "Choose your last card to keep; the other one goes back into the deck."
        left = q.player((q.seat + 1) % q.view["players"])
        return f"Choose a card to keep; you pass the others on to {left}."

    def store_setup(self, q: Question) -> str:
        which = "first" if not q.view["answers"] else "second"
        return f"Choose the {which} of two cards to put face down into your module; the other two stay in your hand."

    def turn(self, q: Question) -> str:
        return "It is your turn: take one of the five actions."

    def land(self, q: Question) -> str:
        building = self.names.building(q.subject)
        return f"Your card is the higher one: you may land a colonist from your ship in zone * of {building}."

    def module_action(self, q: Question) -> str:
        card = self.names.card(q.subject)
        text = self.cards.module(q.subject)
        if q.view["active"] != q.seat:
            return f"{q.player(q.view['active'])} has played your {card}. You may use its module action: {text}."
        return f"You may use the module action of {card}: {text}."

    def building(self, q: Question) -> str:
        return f"You may use the ability of {self.names.building(q.subject)}: {self.cards.ability(q.subject)}."

    def discard(self, q: Question) -> str:
        have = len(q.own["hand"]) + len(q.own["module"])
        return f"You have {have} cards and may keep {HAND_SIZE + MODULE_SIZE}: choose a card of your hand to discard."

    def store(self, q: Question) -> str:
        missing = MODULE_SIZE - len(q.own["module"])
        return f"Your module lacks {count(missing, 'card')}: choose a card of your hand to put into it, face down."

    def take(self, q: Question) -> str:
        return f"Instead of drawing a card, take one from {possessive(self.names.automatics)} module: choose which."

    def discard_rival(self, q: Question) -> str:
        return f"Choose the card of {possessive(self.names.automatics)} module to discard."

    def land_target(self, q: Question) -> str:
        return self._for(q, "choose the building to land a colonist in.")

    def promote(self, q: Question) -> str:
        return self._for(q, "choose which of your colonists goes up from * to **.")

    def demote(self, q: Question) -> str:
        return self._for(q, "choose which rival colonist goes down from ** to *.")

    def transfer(self, q: Question) -> str:
        return self._for(q, "choose which of your colonists moves from * of one building to * of another.")

    def recall(self, q: Question) -> str:
        return self._for(q, "choose which rival colonist goes back from * to its ship.")

    def drain(self, q: Question) -> str:
        return self._for(q, "choose the rival who loses energy.")

    def peek(self, q: Question) -> str:
        return self._for(q, "choose the rival whose module you look into.")

    def swap_zones(self, q: Question) -> str:
        return self._for(q, "choose two colonists, one in * and one in ** of the same building, to change places.")

    def swap_cards(self, q: Question) -> str:
        return self._for(q, "choose two cards of one building's column to change places.")

    def bury(self, q: Question) -> str:
        return self._for(q, "choose one of your cards to put under the deck.")

    def cover(self, q: Question) -> str:
        return self._for(q, "choose a card of your hand to lay face down on the building of its colour.")

    def dig(self, q: Question) -> str:
        return self._for(q, f"choose one of these {len(q.view['looking'])} cards of the deck to keep.")

    def _for(self, q: Question, task: str) -> str:
        return f"{self.names.card(q.subject)}: {task}"


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def hand(self, q: Question, card: str) -> str:
        return f"Play {self.names.card(card)} from your hand: {self.cards.hand(card)}."

    def module(self, q: Question, card: str) -> str:
        it = self.names.printed(card)
        connect = f"Connect {self.names.card(card)}{self._landing(q, it.colour, it.value)}."
        action = f"Module action: {self.cards.module(card)}."
        return f"{connect} {action} Building: {self.cards.ability(it.colour)}."

    def _landing(self, q: Question, building: int, value: int) -> str:
        beaten = q.value_on(building)
        return "" if beaten is None else f": {self._compared(q, value, beaten)}"

    def _compared(self, q: Question, value: int, beaten: int) -> str:
        if value <= beaten:
            return f"{value} does not beat {beaten}, so you can't land"
        if q.own["ship"] == 0:
            return f"{value} beats {beaten}, but your ship is empty"
        return f"{value} beats {beaten}, so you may land a colonist"

    def rival(self, q: Question, place: dict[str, int]) -> str:
        back = q.back(place["seat"], place["slot"])
        owner = q.player(back.owner)
        building = self.names.building_number(back.colour)
        use = f"Building: {self.cards.ability(building)}."
        if q.solo:
            return f"Connect {self._back(q, back)}. {self._solo_landing(q, back, building)}{use}"
        if back.card is None:
            action = f"{owner} may use its module action"
        else:
            action = f"{owner} may use its module action (“{self.cards.module(back.card)}”)"
        return f"Connect {self._back(q, back)}. {action}; nobody lands for its value. {use}"

    def _solo_landing(self, q: Question, back: Back, building: int) -> str:
        beaten = q.value_on(building)
        if beaten is None:
            return ""
        if back.card is not None:
            return f"{self._compared(q, self.names.printed(back.card).value, beaten)}. "
        return f"If it beats {beaten}, you may land a colonist. "

    def _back(self, q: Question, back: Back) -> str:
        """A card in another side's module, as far as it is known."""
        where = f"{possessive(q.player(back.owner))} module"
        if back.card is not None:
            return f"{self.names.card(back.card)} from {where}"
        colour = self.names.building(back.colour)
        if back.alone:
            return f"the {colour} card from {where}"
        return f"the {side_of(back)} card from {where}, {article(colour)} {colour} card"

    def discard(self, q: Question, card: str) -> str:
        if q.kind != "turn":
            return f"Discard {self.names.card(card)}."
        origin = "module" if q.in_module(card) else "hand"
        gain = q.energy_for_discard()
        if gain == 0:
            return f"Discard {self.names.card(card)} from your {origin}; your energy is full, so you gain none."
        return f"Discard {self.names.card(card)} from your {origin} to gain {gain} energy."

    def store(self, q: Question, card: str) -> str:
        return f"Put {self.names.card(card)} into your module. Module action: {self.cards.module(card)}."

    def draft(self, q: Question, card: str) -> str:
        return self._keep(card)

    def keep(self, q: Question, card: str) -> str:
        return self._keep(card)

    def _keep(self, card: str) -> str:
        hand, module = self.cards.hand(card), self.cards.module(card)
        return f"Keep {self.names.card(card)}. Hand: {hand}. Module: {module}."

    def bury(self, q: Question, card: str) -> str:
        return f"Put {self.names.card(card)} from your {'module' if q.in_module(card) else 'hand'} under the deck."

    def cover(self, q: Question, card: str) -> str:
        building = self.names.building(self.names.printed(card).colour)
        return f"Lay {self.names.card(card)} face down on {building}, where it counts as 0."

    def take(self, q: Question, slot: int) -> str:
        return f"Take {self._back(q, q.back(1, slot))}."

    def discard_rival(self, q: Question, slot: int) -> str:
        return f"Discard {self._back(q, q.back(1, slot))}."

    def land(self, q: Question, building: str) -> str:
        return f"Land 1 colonist in zone * of {self.names.building(building)}."

    def promote(self, q: Question, place: dict[str, Any]) -> str:
        return f"Move {self._colonist(q, place)} up from * to **."

    def demote(self, q: Question, place: dict[str, Any]) -> str:
        return f"Move {self._colonist(q, place)} down from ** to *."

    def recall(self, q: Question, place: dict[str, Any]) -> str:
        return f"Send {self._colonist(q, place)} from * back to its ship."

    def _colonist(self, q: Question, place: dict[str, Any]) -> str:
        return f"{colonist_of(q, place['colonist'])} in {self.names.building(place['building'])}"

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        start, end = self.names.building(way["from"]), self.names.building(way["to"])
        return f"Move your colonist from zone * of {start} to zone * of {end}."

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        up, down = colonist_of(q, place["one"]), colonist_of(q, place["two"])
        return f"In {self.names.building(place['building'])}, move {up} up to ** and {down} down to *."

    def swap_cards(self, q: Question, place: dict[str, Any]) -> str:
        first, second = (self._in_column(q, place["building"], place[which]) for which in ("first", "second"))
        return f"In the column of {self.names.building(place['building'])}, exchange {first} and {second}."

    def _in_column(self, q: Question, building: str, position: int) -> str:
        card, top = q.in_column(building, position)
        name = "a face-down card" if card is None else self.names.card(card)
        return f"{name} ({'on top' if top else ordinal(position + 1)})"

    def drain(self, q: Question, seat: int) -> str:
        return f"{q.player(seat)} loses energy (now at {q.side(seat)['energy']})."

    def peek(self, q: Question, seat: int) -> str:
        colours = listed([self.names.building(entry["colour"]) for entry in q.side(seat)["module"]])
        return f"Look into {possessive(q.player(seat))} module ({colours})."

    def launch(self, q: Question, content: bool) -> str:
        also = f", then discard a card of {possessive(self.names.automatics)} module" if q.solo else ""
        return f"Launch 1 colonist from Earth to your ship{also}."

    def use(self, q: Question, content: bool) -> str:
        if q.kind == "module_action":
            return sentence(self.cards.module(q.subject))
        return sentence(self.cards.ability(q.subject))

    def skip(self, q: Question, content: bool) -> str:
        if q.kind == "land":
            return "Do not land."
        if q.kind == "module_action":
            return "Do not use the module action."
        return f"Do not use {self.names.building(q.subject)}."


def side_of(back: Back) -> str:
    """Which of the two cards of a module."""
    return "left" if back.slot == 0 else "right"


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def hand(self, q: Question, card: str) -> str:
        return f"Play {self.names.card(card)}"

    def module(self, q: Question, card: str) -> str:
        return f"Connect {self.names.card(card)}"

    def rival(self, q: Question, place: dict[str, int]) -> str:
        back = q.back(place["seat"], place["slot"])
        card = self._back(back) if back.card is None else self.names.card(back.card)
        return f"Connect {possessive(q.player(back.owner))} {card}"

    def _back(self, back: Back) -> str:
        colour = self.names.building(back.colour)
        return f"{colour} card" if back.alone else f"{side_of(back)} card ({colour})"

    def _the_back(self, back: Back) -> str:
        return f"the {self._back(back)}" if back.card is None else self.names.card(back.card)

    def discard(self, q: Question, card: str) -> str:
        return f"Discard {self.names.card(card)}"

    def store(self, q: Question, card: str) -> str:
        return f"Store {self.names.card(card)}"

    def draft(self, q: Question, card: str) -> str:
        return f"Keep {self.names.card(card)}"

    def keep(self, q: Question, card: str) -> str:
        return f"Keep {self.names.card(card)}"

    def bury(self, q: Question, card: str) -> str:
        return f"{self.names.card(card)} under the deck"

    def cover(self, q: Question, card: str) -> str:
        return f"{self.names.card(card)} face down"

    def take(self, q: Question, slot: int) -> str:
        return f"Take {self._the_back(q.back(1, slot))}"

    def discard_rival(self, q: Question, slot: int) -> str:
        return f"Discard {self._the_back(q.back(1, slot))}"

    def land(self, q: Question, building: str) -> str:
        return f"Land in {self.names.building(building)}"

    def promote(self, q: Question, place: dict[str, Any]) -> str:
        return f"{self._whose(q, place)} to **"

    def demote(self, q: Question, place: dict[str, Any]) -> str:
        return f"{self._whose(q, place)} to *"

    def recall(self, q: Question, place: dict[str, Any]) -> str:
        return f"{self._whose(q, place)} to the ship"

    def _whose(self, q: Question, place: dict[str, Any]) -> str:
        whose = "Yours" if place["colonist"] == q.seat else possessive(q.player(place["colonist"]))
        return f"{whose} in {self.names.building(place['building'])}"

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        return f"{self.names.building(way['from'])} to {self.names.building(way['to'])}"

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        up, down = ("you" if place[zone] == q.seat else q.player(place[zone]) for zone in ("one", "two"))
        return f"{self.names.building(place['building'])}: {up} up, {down} down"

    def swap_cards(self, q: Question, place: dict[str, Any]) -> str:
        building = self.names.building(place["building"])
        return f"{building}: {ordinal(place['first'] + 1)} and {ordinal(place['second'] + 1)} card"

    def drain(self, q: Question, seat: int) -> str:
        return q.player(seat)

    def peek(self, q: Question, seat: int) -> str:
        return q.player(seat)

    def launch(self, q: Question, content: bool) -> str:
        return "Launch a colonist"

    def use(self, q: Question, content: bool) -> str:
        return "Use"

    def skip(self, q: Question, content: bool) -> str:
        return "Skip"
