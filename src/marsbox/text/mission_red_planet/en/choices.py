"""What a player is asked, and what the options do."""

from typing import Any, Final

from marsbox.text.english import capital, count, possessive, sentence
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.en.things import astronauts, crew_list, quoted, ship_name, whose_astronaut
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.question import Question


class Prompts:
    """A sentence for every kind of decision. It says which character acts."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def keep(self, q: Question) -> str:
        return "Choose the bonus card you keep in secret; your other cards go back into the event pile."

    def character(self, q: Question) -> str:
        return f"Turn {q.view['turn']}: choose the character you play, in secret."

    def destination(self, q: Question) -> str:
        return f"You are the first aboard {ship_name(self.names, q.ship(q.subject))}: choose where it flies."

    def board(self, q: Question) -> str:
        if q.left > 1:
            return self._for(q, f"up to {q.left} astronauts may board; choose a ship for the first one.")
        if q.elsewhere:
            return self._for(q, "1 more astronaut may board; choose another ship for it.")
        if q.another:
            return self._for(q, "1 more astronaut may board; choose a ship for it.")
        return self._for(q, "1 astronaut may board; choose a ship for it.")

    def board_two(self, q: Question) -> str:
        return self._for(q, "2 astronauts may board together; choose a ship for them.")

    def board_three(self, q: Question) -> str:
        return self._for(q, "3 astronauts board together; choose a ship for them.")

    def move(self, q: Question) -> str:
        left = f"{q.left} moves are" if q.left > 1 else "1 move is"
        return self._for(q, f"you may move an astronaut to a neighbouring zone; {left} left.")

    def research(self, q: Question) -> str:
        if q.view["event_pile"] == 0:
            return self._for(q, "the event pile is empty; you may look at a discovery.")
        if not q.discoveries():
            return self._for(q, "you may draw an event card.")
        return self._for(q, "you may draw an event card or look at a discovery.")

    def place(self, q: Question) -> str:
        card = f"{quoted(self.names, q.subject)} ({self.cards.event(q.subject)})"
        name = self.names.character(q.view["playing"]["character"])
        return f"{name}: you have drawn {card}. Choose the outer zone beside which you place it face down."

    def look(self, q: Question) -> str:
        return self._for(
            q, "all outer zones have a discovery, so yours was discarded; you may look at one of those on Mars."
        )

    def launch(self, q: Question) -> str:
        return self._for(q, "you may choose a ship that takes off at once.")

    def destroy(self, q: Question) -> str:
        return self._for(q, "you may choose a ship on the ground to destroy.")

    def seduce(self, q: Question) -> str:
        return self._for(q, "you may choose a rival's astronaut whose place one of yours takes.")

    def shoot(self, q: Question) -> str:
        return self._for(q, "you may choose an astronaut in an outer zone to shoot.")

    def redirect(self, q: Question) -> str:
        return self._for(q, "you may choose a ship and its new destination.")

    def _for(self, q: Question, task: str) -> str:
        return f"{self.names.character(q.subject)}: {task}"


# what is left undone
DECLINED: Final = {
    "board": "Nobody boards.",
    "board_two": "Nobody boards.",
    "move": "Move nobody.",
    "research": "Neither draw nor look.",
    "look": "Do not look at a discovery.",
    "launch": "Let no ship take off.",
    "destroy": "Destroy no ship.",
    "seduce": "Replace nobody.",
    "shoot": "Shoot nobody.",
    "redirect": "Change no destination.",
}


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def _ship(self, q: Question, slot: int) -> str:
        return ship_name(self.names, q.ship(slot))

    def choose(self, q: Question, character: str) -> str:
        number = self.names.character_number(character) + 1
        return f"Play the {self.names.character(character)} ({number}): {self.cards.character(character)}."

    def keep(self, q: Question, card: str) -> str:
        return f"Keep {quoted(self.names, card)}. {sentence(self.cards.event(card))}"

    def board(self, q: Question, slot: int) -> str:
        verb = "boards" if q.boarding == 1 else "board"
        done = sentence(f"{astronauts(q.boarding)} {verb} {self._ship(q, slot)}")
        course = " You choose where it flies." if q.ship(slot).aimless else ""
        free = q.free_after(slot)
        then = "It is then full and takes off."
        if free:
            then = f"{count(free, 'seat stays', 'seats stay')} free."
        return f"{done}{course} {then}"

    def destination(self, q: Question, zone: str) -> str:
        return f"Fly to {self.names.zone(zone)} ({self._ground(q, zone)})."

    def _ground(self, q: Question, zone: str) -> str:
        resource = q.zone(zone)["resource"]
        return "unexplored" if resource is None else self.names.resource(resource)

    def move(self, q: Question, way: dict[str, str]) -> str:
        start, end = self.names.zone(way["from"]), self.names.zone(way["to"])
        return f"Move 1 astronaut from {start} to {end} ({self._ground(q, way['to'])})."

    def draw(self, q: Question, content: bool) -> str:
        return f"Draw the top card of the event pile ({count(q.view['event_pile'], 'card')})."

    def look(self, q: Question, zone: str) -> str:
        card = q.known_discovery(zone)
        known = "" if card is None else f", which you know: {quoted(self.names, card)}"
        return f"Look at the discovery beside {self.names.zone(zone)}{known}."

    def place(self, q: Question, zone: str) -> str:
        return f"Place {quoted(self.names, q.subject)} face down beside {self.names.zone(zone)}."

    def launch(self, q: Question, slot: int) -> str:
        crew = crew_list(self.names, q.crew(slot))
        aboard = f"with {crew} aboard" if crew else "with nobody aboard"
        return sentence(f"{self._ship(q, slot)} takes off now, {aboard}")

    def destroy(self, q: Question, slot: int) -> str:
        crew = crew_list(self.names, q.crew(slot))
        lost = f"lost astronauts: {crew}" if crew else "nobody is aboard"
        return f"Destroy {self._ship(q, slot)}; {lost}."

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._replace(target)} in {self.names.zone(target['zone'])} with one of yours."

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._replace(target)} aboard {self._ship(q, target['ship'])} with one of yours."

    def _replace(self, target: dict[str, Any]) -> str:
        return f"Replace {possessive(self.names.player(target['seat']))} astronaut"

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        whose = whose_astronaut(self.names, q.seat, target["seat"])
        return f"Shoot {whose} in {self.names.zone(target['zone'])}."

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        where = "in flight" if q.flying(change["ship"]) else "on the ground"
        zone = f"{self.names.zone(change['zone'])} ({self._ground(q, change['zone'])})"
        return f"Make {zone} the destination of {self._ship(q, change['ship'])}, {where}."

    def skip(self, q: Question, content: bool) -> str:
        if q.kind == "board" and q.another:
            return "Nobody else boards."
        return DECLINED[q.kind]


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def _ship(self, q: Question, slot: int) -> str:
        ship = q.ship(slot)
        return f"ship {ship.dock} ({'manual' if ship.aimless else self.names.zone(ship.zone)})"

    def choose(self, q: Question, character: str) -> str:
        return f"{self.names.character(character)} ({self.names.character_number(character) + 1})"

    def keep(self, q: Question, card: str) -> str:
        return f"Keep {self.names.card(card)}"

    def board(self, q: Question, slot: int) -> str:
        return f"Board {self._ship(q, slot)}"

    def destination(self, q: Question, zone: str) -> str:
        return f"To {self.names.zone(zone)}"

    def move(self, q: Question, way: dict[str, str]) -> str:
        return f"{self.names.zone(way['from'])} to {self.names.zone(way['to'])}"

    def draw(self, q: Question, content: bool) -> str:
        return "Draw an event card"

    def look(self, q: Question, zone: str) -> str:
        return f"Look beside {self.names.zone(zone)}"

    def place(self, q: Question, zone: str) -> str:
        return f"Beside {self.names.zone(zone)}"

    def launch(self, q: Question, slot: int) -> str:
        return f"Launch {self._ship(q, slot)}"

    def destroy(self, q: Question, slot: int) -> str:
        return f"Destroy {self._ship(q, slot)}"

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._whose(q, target)} in {self.names.zone(target['zone'])}"

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._whose(q, target)} aboard {self._ship(q, target['ship'])}"

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        return f"{self._whose(q, target)} in {self.names.zone(target['zone'])}"

    def _whose(self, q: Question, target: dict[str, Any]) -> str:
        return "Yours" if target["seat"] == q.seat else possessive(self.names.player(target["seat"]))

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        return f"{capital(self._ship(q, change['ship']))} to {self.names.zone(change['zone'])}"

    def skip(self, q: Question, content: bool) -> str:
        return "Skip"
