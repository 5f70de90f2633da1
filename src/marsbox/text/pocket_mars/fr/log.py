"""What happened: a line of the log for every kind of event."""

from marsbox.games.pocket_mars.state import CONSTRUCTION
from marsbox.text.french import count, game_over, listed, of, ordinal
from marsbox.text.pocket_mars.fr.cards import energy
from marsbox.text.pocket_mars.fr.terms import of_the, the
from marsbox.text.pocket_mars.names import Names


class Log:
    """A method for every kind of event, which takes the event's numbers; a card of -1 is not known to the reader."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def game_began(self, first: int) -> str:
        return f"La partie commence. {self.names.player(first)} joue en premier."

    def dealt(self, seat: int, *cards: int) -> str:
        return f"{self.names.player(seat)} reçoit {self._cards(cards)}."

    def passed_pack(self, seat: int, receiver: int, *cards: int) -> str:
        what = self._cards(cards) if cards else "les cartes restantes"
        return f"{self.names.player(seat)} passe {what} à {self.names.player(receiver)}."

    def kept_draft(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} garde {self._card(colour, card)}."

    def stored(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} place {self._card(colour, card)} dans son Module."

    def round_began(self, number: int) -> str:
        return f"La manche {number} commence."

    def turn_began(self, seat: int) -> str:
        return f"C'est le tour {of(self.names.player(seat))}."

    def played_hand(self, seat: int, card: int) -> str:
        return f"{self.names.player(seat)} joue {self.names.card(card)} de sa main."

    def connected(self, seat: int, card: int, building: int, value: int, beaten: int) -> str:
        done = f"{self.names.player(seat)} connecte {self.names.card(card)}"
        if building == CONSTRUCTION:
            return f"{done}."
        return f"{done} : {value} {'bat' if value > beaten else 'ne bat pas'} {beaten}."

    def connected_rival(self, seat: int, owner: int, card: int, building: int) -> str:
        module = f"du Module {of(self.names.player(owner))}"
        return f"{self.names.player(seat)} connecte {self.names.card(card)} {module}."

    def launched(self, side: int, number: int) -> str:
        return f"{self.names.player(side)} embarque {count(number, 'colon')}."

    def landed(self, side: int, building: int) -> str:
        return f"{self.names.player(side)} pose un colon dans {the(building)}."

    def paid(self, side: int, paid: int, left: int) -> str:
        return f"{self.names.player(side)} paie {energy(paid)} ; il lui en reste {left}."

    def gained_energy(self, side: int, gained: int, now: int) -> str:
        return f"{self.names.player(side)} gagne {energy(gained)} et en a maintenant {now}."

    def lost_energy(self, side: int, lost: int, now: int) -> str:
        return f"{self.names.player(side)} perd {energy(lost)} ; il lui en reste {now}."

    def drew(self, side: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(side)} pioche {self._card(colour, card)}."

    def took(self, seat: int, colour: int, card: int = -1) -> str:
        module = f"du Module {of(self.names.automatics)}"
        return f"{self.names.player(seat)} prend {self._card(colour, card)} {module}."

    def discarded(self, side: int, card: int) -> str:
        return f"{self.names.player(side)} défausse {self.names.card(card)}."

    def buried(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} glisse {self._card(colour, card)} sous la pioche."

    def covered(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} pose {self._card(colour, card)} face cachée sur {the(colour)}."

    def looked(self, seat: int, number: int, *cards: int) -> str:
        top = "la première carte" if number == 1 else f"les {number} premières cartes"
        seen = f" : {self._cards(cards)}" if cards else ""
        return f"{self.names.player(seat)} regarde {top} de la pioche{seen}."

    def kept(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} garde {self._card(colour, card)} de la pioche."

    def peeked(self, seat: int, owner: int, *cards: int) -> str:
        seen = f" : {self._cards(cards)}" if cards else ""
        return f"{self.names.player(seat)} regarde le Module {of(self.names.player(owner))}{seen}."

    def promoted(self, acting: int, side: int, building: int) -> str:
        return f"{self.names.player(acting)} promeut {self._colonist(acting, side)} de * en ** dans {the(building)}."

    def demoted(self, acting: int, side: int, building: int) -> str:
        return f"{self.names.player(acting)} rétrograde {self._colonist(acting, side)} de ** en * dans {the(building)}."

    def transferred(self, side: int, start: int, end: int) -> str:
        return f"{self.names.player(side)} déplace un colon {of_the(start)} vers {the(end)}."

    def recalled(self, acting: int, side: int, building: int) -> str:
        colonist = self._colonist(acting, side)
        return f"{self.names.player(acting)} renvoie {colonist} {of_the(building)} sur son Vaisseau."

    def swapped_zones(self, acting: int, building: int, up: int, down: int) -> str:
        rising, falling = self._colonist(acting, up), self._colonist(acting, down)
        player = self.names.player(acting)
        return f"Dans {the(building)}, {player} fait monter {rising} en ** et descendre {falling} en *."

    def swapped_cards(self, acting: int, building: int, first: int, second: int) -> str:
        cards = f"la {ordinal(first + 1)} et la {ordinal(second + 1)} carte"
        return f"{self.names.player(acting)} échange {cards} dans la colonne {of_the(building)}."

    def deck_rebuilt(self, number: int) -> str:
        cards = count(number, "carte")
        return f"La pioche est épuisée : les cartes recouvertes et la défausse en forment une nouvelle de {cards}."

    def system_failed(self, *cards: int) -> str:
        if not cards:
            return "Il n'y a plus de carte à défausser dans la pioche."
        done = "est défaussée" if len(cards) == 1 else "sont défaussées"
        return f"{self._cards(cards)} {done} de la pioche."

    def androids_acted(self, colour: int) -> str:
        module = f"le Module {of(self.names.automatics)}"
        return f"Il reste une carte dans {module} : les androïdes agissent dans {the(colour)}."

    def androids_rested(self, cards: int) -> str:
        left = "il n'y a aucune carte" if cards == 0 else f"il y a {count(cards, 'carte')}"
        return f"Les androïdes se reposent : {left} dans le Module {of(self.names.automatics)}."

    def automatics_refilled(self, *colours: int) -> str:
        names = [self.names.building(colour) for colour in colours]
        module = f"Le Module {of(self.names.automatics)}"
        if len(names) == 1:
            return f"{module} est complété par une carte {names[0]}."
        return f"{module} est complété par {len(names)} cartes ({listed(names)})."

    def used_building(self, seat: int, building: int) -> str:
        return f"{self.names.player(seat)} utilise {the(building)}."

    def used_module_action(self, owner: int, card: int) -> str:
        return f"{self.names.player(owner)} utilise l'action de Module de la carte {self.names.card(card)}."

    def game_ended(self, *ranks: int) -> str:
        return game_over([self.names.player(side) for side, rank in enumerate(ranks) if rank == 1])

    def _cards(self, cards: tuple[int, ...]) -> str:
        return listed(self.names.cards(cards)) if cards else "des cartes"

    def _card(self, colour: int, card: int) -> str:
        return self.names.card(card) if card >= 0 else f"une carte {self.names.building(colour)}"

    def _colonist(self, acting: int, side: int) -> str:
        return "un de ses colons" if acting == side else f"un colon {of(self.names.player(side))}"
