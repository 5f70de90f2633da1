"""What happened: a line of the log for every kind of event."""

from typing import Final

from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.scoring import RESOURCE_TOKEN
from marsbox.games.mission_red_planet.state import NONE
from marsbox.text.english import count, game_over, listed, possessive, sentence
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.en.cards import points
from marsbox.text.mission_red_planet.en.things import astronauts, crew_list, quoted, ship_name, tokens
from marsbox.text.mission_red_planet.names import Names

# what a player declines to do or can't do
DEEDS: Final = {
    "board": "send an astronaut aboard",
    "board_two": "send two astronauts aboard together",
    "board_three": "send three astronauts aboard together",
    "move": "move an astronaut",
    "research": "draw or look at a card",
    "look": "look at a discovery",
    "launch": "make a ship take off",
    "destroy": "destroy a ship",
    "seduce": "replace an astronaut",
    "shoot": "shoot an astronaut",
    "redirect": "change a destination",
}


class Log:
    """A method for every kind of event, which takes the event's numbers; a card of -1 is not known to the reader.

    A ship is told by three numbers: its slot, which ship it is, and the zone it flies to.
    """

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards

    def _ship(self, slot: int, ship: int, zone: int) -> str:
        return ship_name(self.names, self.names.ship(slot, ship, zone))

    # ---- set-up and ships

    def game_began(self, players: int) -> str:
        return f"The game begins with {players} players."

    def ship_docked(self, slot: int, ship: int, zone: int) -> str:
        return sentence(f"{self._ship(slot, ship, zone)} is ready on the launch pad")

    def medal_given(self, seat: int) -> str:
        return f"The medal of the first player goes to {self.names.player(seat)}."

    def events_dealt(self, seat: int, *cards: int) -> str:
        what = listed([quoted(self.names, card) for card in cards]) if cards else "event cards"
        return f"{self.names.player(seat)} is dealt {what}."

    def discoveries_shown(self, seat: int, *cards: int) -> str:
        what = listed([quoted(self.names, card) for card in cards])
        return f"{self.names.player(seat)} has no bonus card, shows {what}, and is dealt other cards."

    def bonus_kept(self, seat: int, card: int = NONE) -> str:
        return f"{self.names.player(seat)} keeps {self._card('a bonus card', card)}."

    def turn_began(self, turn: int) -> str:
        return f"Turn {turn} begins."

    def ships_reshuffled(self, number: int) -> str:
        return f"There is no ship left in the pile: the {number} discarded ships make a new one."

    # ---- characters

    def characters_chosen(self) -> str:
        return "Everyone has chosen a character."

    def called(self, character: int, *seats: int) -> str:
        name = self.names.character(character)
        if not seats:
            return f"The {name} is called, and nobody answers."
        players = listed([self.names.player(seat) for seat in seats])
        return f"The {name} is called: {players} {'answers' if len(seats) == 1 else 'answer'}."

    def character_began(self, seat: int, character: int) -> str:
        return f"{self.names.player(seat)} plays the {self.names.character(character)}."

    def boarded(self, seat: int, slot: int, ship: int, zone: int, number: int) -> str:
        return f"{self.names.player(seat)} boards {self._ship(slot, ship, zone)} with {astronauts(number)}."

    def destination_laid(self, seat: int, slot: int, ship: int, zone: int) -> str:
        manual = self._ship(slot, ship, NONE)
        return f"{self.names.player(seat)} chooses {self.names.zone(zone)} as the destination of {manual}."

    def took_off(self, slot: int, ship: int, zone: int) -> str:
        return sentence(f"{self._ship(slot, ship, zone)} is full and takes off")

    def cards_taken_back(self, seat: int, number: int) -> str:
        return f"{self.names.player(seat)} takes {count(number, 'character card')} back."

    def moved(self, seat: int, origin: int, target: int) -> str:
        way = f"from {self.names.zone(origin)} to {self.names.zone(target)}"
        return f"{self.names.player(seat)} moves an astronaut {way}."

    def resource_found(self, zone: int, resource: int) -> str:
        return f"{self.names.zone(zone)} is explored for the first time: there is {self.names.resource(resource)}."

    def bonus_drawn(self, seat: int, card: int = NONE) -> str:
        return f"{self.names.player(seat)} draws {self._card('a bonus card', card)}."

    def discovery_drawn(self, seat: int, card: int = NONE) -> str:
        return f"{self.names.player(seat)} draws {self._card('a discovery', card)}."

    def discovery_placed(self, seat: int, zone: int, card: int = NONE) -> str:
        what = self._card("the discovery", card)
        return f"{self.names.player(seat)} places {what} face down beside {self.names.zone(zone)}."

    def discovery_discarded(self, seat: int, card: int = NONE) -> str:
        what = self._card("the discovery", card)
        return f"No outer zone is free, so {self.names.player(seat)} discards {what}."

    def discovery_looked_at(self, seat: int, zone: int, card: int = NONE) -> str:
        seen = "" if card == NONE else f": {quoted(self.names, card)}"
        return f"{self.names.player(seat)} looks at the discovery beside {self.names.zone(zone)}{seen}."

    def launched(self, seat: int, slot: int, ship: int, zone: int, aboard: int) -> str:
        crew = f"with {astronauts(aboard)} aboard" if aboard else "empty"
        return f"{self.names.player(seat)} makes {self._ship(slot, ship, zone)} take off {crew}."

    def destroyed(self, seat: int, slot: int, ship: int, zone: int, *losses: int) -> str:
        lost = "nobody was aboard" if sum(losses) == 0 else f"lost astronauts: {crew_list(self.names, losses)}"
        return f"{self.names.player(seat)} destroys {self._ship(slot, ship, zone)}; {lost}."

    def seduced_on_mars(self, seat: int, victim: int, zone: int) -> str:
        return f"{self._replaced(seat, victim)} in {self.names.zone(zone)}."

    def seduced_aboard(self, seat: int, victim: int, slot: int, ship: int, zone: int) -> str:
        return f"{self._replaced(seat, victim)} aboard {self._ship(slot, ship, zone)}."

    def _replaced(self, seat: int, victim: int) -> str:
        return f"{self.names.player(seat)} replaces {possessive(self.names.player(victim))} astronaut"

    def shot(self, seat: int, victim: int, zone: int) -> str:
        whose = (
            "one of their own astronauts" if seat == victim else f"{possessive(self.names.player(victim))} astronaut"
        )
        return f"{self.names.player(seat)} shoots {whose} in {self.names.zone(zone)}."

    def redirected(self, seat: int, slot: int, ship: int, zone: int, target: int) -> str:
        which = self._ship(slot, ship, zone)
        return f"{self.names.player(seat)} makes {self.names.zone(target)} the destination of {which}."

    def declined(self, seat: int, kind: int) -> str:
        return f"{self.names.player(seat)} declines to {DEEDS[DECISION_KINDS[kind]]}."

    def impossible(self, seat: int, kind: int) -> str:
        return f"{self.names.player(seat)} can't {DEEDS[DECISION_KINDS[kind]]}."

    # ---- arrival and scoring

    def landed(self, slot: int, ship: int, zone: int, *crew: int) -> str:
        which = self._ship(slot, ship, zone)
        if sum(crew):
            return sentence(f"{which} lands: {crew_list(self.names, crew)}")
        return sentence(f"{which} {'is lost in space' if zone == NONE else 'lands'}, with nobody aboard")

    def scoring_began(self, turn: int, added: int) -> str:
        return f"Scoring after turn {turn}: {count(added, 'score token')} for each explored zone."

    def tokens_won(self, seat: int, zone: int, resource: int, number: int) -> str:
        what = tokens(self.names, number, resource)
        return f"{self.names.player(seat)} wins {what} in {self.names.zone(zone)}."

    def tokens_stay(self, zone: int, resource: int, number: int) -> str:
        verb = "stays" if number == 1 else "stay"
        return f"{tokens(self.names, number, resource)} {verb} in {self.names.zone(zone)}."

    def tokens_lost(self, zone: int, resource: int, number: int) -> str:
        verb = "is" if number == 1 else "are"
        return f"{tokens(self.names, number, resource)} in {self.names.zone(zone)} {verb} lost."

    def resource_token_taken(self, seat: int, zone: int, resource: int) -> str:
        what = f"the resource token of {self.names.zone(zone)} ({self.names.resource(resource)})"
        return f"{self.names.player(seat)} takes {what}: {points(RESOURCE_TOKEN)}."

    def discovery_revealed(self, zone: int, card: int) -> str:
        text = sentence(self.cards.event(card))
        return f"The discovery beside {self.names.zone(zone)} is {quoted(self.names, card)}. {text}"

    def astronauts_lost(self, seat: int, zone: int, number: int) -> str:
        return f"{self.names.player(seat)} loses {astronauts(number)} in {self.names.zone(zone)}."

    def discovery_scored(self, seat: int, zone: int, card: int, worth: int) -> str:
        done = f"loses {points(-worth)}" if worth < 0 else f"gains {points(worth)}"
        return f"{quoted(self.names, card)} in {self.names.zone(zone)}: {self.names.player(seat)} {done}."

    def bonus_revealed(self, seat: int, card: int, worth: int) -> str:
        gain = points(worth) if worth else "no points"
        return f"{self.names.player(seat)} reveals {quoted(self.names, card)} and gains {gain}."

    def bonus_tokens(self, seat: int, card: int, resource: int, number: int) -> str:
        what = tokens(self.names, number, resource)
        return f"{self.names.player(seat)} reveals {quoted(self.names, card)} and takes {what}."

    def ice_bonus(self, seat: int, worth: int, tied: int) -> str:
        most = "has" if tied == 1 else f"ties with {count(tied - 1, 'other player')} for"
        return f"{self.names.player(seat)} {most} the most ice and gains {points(worth)}."

    def game_ended(self, *ranks: int) -> str:
        return game_over([self.names.player(seat) for seat, rank in enumerate(ranks) if rank == 1])

    def _card(self, unknown: str, card: int) -> str:
        return unknown if card == NONE else quoted(self.names, card)
