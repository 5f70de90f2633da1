"""What happened: a line of the log for every kind of event."""

from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.scoring import RESOURCE_TOKEN
from marsbox.games.mission_red_planet.state import NONE
from marsbox.text.every_game import game_ended
from marsbox.text.mission_red_planet.cards import CardTexts, change_by
from marsbox.text.mission_red_planet.names import Names
from marsbox.words import Phrase


class Log:
    """A method for every kind of event, which takes the event's numbers; a card that is left out is not known.

    A ship is told by three numbers: its slot, which ship it is, and the zone it flies to.
    """

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards
        self._say = names.speaker.say
        self._player = names.player
        self._zone = names.zone
        self._ship = names.told_ship

    # ---- set-up and ships

    def game_began(self, players: int) -> str:
        return self._say("log-game_began", players=players)

    def ship_docked(self, slot: int, ship: int, zone: int) -> str:
        return self._say("log-ship_docked", ship=self._ship(slot, ship, zone))

    def medal_given(self, seat: int) -> str:
        return self._say("log-medal_given", player=self._player(seat))

    def events_dealt(self, seat: int, *cards: int) -> str:
        if not cards:
            return self._say("log-events_dealt_unseen", player=self._player(seat))
        return self._say("log-events_dealt", player=self._player(seat), cards=self._cards(cards))

    def discoveries_shown(self, seat: int, *cards: int) -> str:
        return self._say("log-discoveries_shown", player=self._player(seat), cards=self._cards(cards))

    def bonus_kept(self, seat: int, card: int = NONE) -> str:
        return self._of_card("log-bonus_kept", card, player=self._player(seat))

    def turn_began(self, turn: int) -> str:
        return self._say("log-turn_began", turn=turn)

    def ships_reshuffled(self, number: int) -> str:
        return self._say("log-ships_reshuffled", number=number)

    # ---- characters

    def characters_chosen(self) -> str:
        return self._say("log-characters_chosen")

    def called(self, character: int, *seats: int) -> str:
        who = self.names.character(character)
        if not seats:
            return self._say("log-called_in_vain", character=who)
        return self._say("log-called", character=who, players=[self._player(seat) for seat in seats])

    def character_began(self, seat: int, character: int) -> str:
        return self._say("log-character_began", player=self._player(seat), character=self.names.character(character))

    def boarded(self, seat: int, slot: int, ship: int, zone: int, number: int) -> str:
        return self._say(
            "log-boarded",
            player=self._player(seat),
            ship=self._ship(slot, ship, zone),
            astronauts=self.names.astronauts(number),
            number=number,
        )

    def destination_laid(self, seat: int, slot: int, ship: int, zone: int) -> str:
        manual = self._ship(slot, ship, NONE)
        return self._say("log-destination_laid", player=self._player(seat), zone=self._zone(zone), ship=manual)

    def took_off(self, slot: int, ship: int, zone: int) -> str:
        return self._say("log-took_off", ship=self._ship(slot, ship, zone))

    def cards_taken_back(self, seat: int, number: int) -> str:
        return self._say("log-cards_taken_back", player=self._player(seat), number=number)

    def moved(self, seat: int, origin: int, target: int) -> str:
        return self._say("log-moved", player=self._player(seat), origin=self._zone(origin), target=self._zone(target))

    def resource_found(self, zone: int, resource: int) -> str:
        return self._say("log-resource_found", zone=self._zone(zone), resource=self.names.resource(resource))

    def bonus_drawn(self, seat: int, card: int = NONE) -> str:
        return self._of_card("log-bonus_drawn", card, player=self._player(seat))

    def discovery_drawn(self, seat: int, card: int = NONE) -> str:
        return self._of_card("log-discovery_drawn", card, player=self._player(seat))

    def discovery_placed(self, seat: int, zone: int, card: int = NONE) -> str:
        return self._of_card("log-discovery_placed", card, player=self._player(seat), zone=self._zone(zone))

    def discovery_discarded(self, seat: int, card: int = NONE) -> str:
        return self._of_card("log-discovery_discarded", card, player=self._player(seat))

    def discovery_looked_at(self, seat: int, zone: int, card: int = NONE) -> str:
        return self._of_card("log-discovery_looked_at", card, player=self._player(seat), zone=self._zone(zone))

    def launched(self, seat: int, slot: int, ship: int, zone: int, aboard: int) -> str:
        player, which = self._player(seat), self._ship(slot, ship, zone)
        if aboard == 0:
            return self._say("log-launched_empty", player=player, ship=which)
        astronauts = self.names.astronauts(aboard)
        return self._say("log-launched", player=player, ship=which, astronauts=astronauts, number=aboard)

    def destroyed(self, seat: int, slot: int, ship: int, zone: int, *losses: int) -> str:
        player, which = self._player(seat), self._ship(slot, ship, zone)
        if sum(losses) == 0:
            return self._say("log-destroyed_empty", player=player, ship=which)
        return self._say("log-destroyed", player=player, ship=which, crew=self.names.crew(losses))

    def seduced_on_mars(self, seat: int, victim: int, zone: int) -> str:
        player, rival = self._player(seat), self._player(victim)
        return self._say("log-seduced_on_mars", player=player, victim=rival, zone=self._zone(zone))

    def seduced_aboard(self, seat: int, victim: int, slot: int, ship: int, zone: int) -> str:
        player, rival = self._player(seat), self._player(victim)
        return self._say("log-seduced_aboard", player=player, victim=rival, ship=self._ship(slot, ship, zone))

    def shot(self, seat: int, victim: int, zone: int) -> str:
        player, where = self._player(seat), self._zone(zone)
        if seat == victim:
            return self._say("log-shot_own", player=player, zone=where)
        return self._say("log-shot", player=player, victim=self._player(victim), zone=where)

    def redirected(self, seat: int, slot: int, ship: int, zone: int, target: int) -> str:
        which = self._ship(slot, ship, zone)
        return self._say("log-redirected", player=self._player(seat), zone=self._zone(target), ship=which)

    def declined(self, seat: int, kind: int) -> str:
        return self._say(f"log-declined-{DECISION_KINDS[kind]}", player=self._player(seat))

    def impossible(self, seat: int, kind: int) -> str:
        return self._say(f"log-impossible-{DECISION_KINDS[kind]}", player=self._player(seat))

    # ---- arrival and scoring

    def landed(self, slot: int, ship: int, zone: int, *crew: int) -> str:
        which = self._ship(slot, ship, zone)
        if sum(crew):
            return self._say("log-landed", ship=which, crew=self.names.crew(crew))
        return self._say("log-lost_in_space" if zone == NONE else "log-landed_empty", ship=which)

    def scoring_began(self, turn: int, added: int) -> str:
        return self._say("log-scoring_began", turn=turn, tokens=self.names.score_tokens(added), number=added)

    def tokens_won(self, seat: int, zone: int, resource: int, number: int) -> str:
        return self._of_tokens("log-tokens_won", number, resource, zone=self._zone(zone), player=self._player(seat))

    def tokens_stay(self, zone: int, resource: int, number: int) -> str:
        return self._of_tokens("log-tokens_stay", number, resource, zone=self._zone(zone))

    def tokens_lost(self, zone: int, resource: int, number: int) -> str:
        return self._of_tokens("log-tokens_lost", number, resource, zone=self._zone(zone))

    def resource_token_taken(self, seat: int, zone: int, resource: int) -> str:
        return self._say(
            "log-resource_token_taken",
            player=self._player(seat),
            zone=self._zone(zone),
            resource=self.names.resource(resource),
            points=self.names.points(RESOURCE_TOKEN),
        )

    def discovery_revealed(self, zone: int, card: int) -> str:
        text = self.cards.event(card)
        return self._say("log-discovery_revealed", zone=self._zone(zone), card=self.names.quoted(card), text=text)

    def astronauts_lost(self, seat: int, zone: int, number: int) -> str:
        return self._say(
            "log-astronauts_lost",
            player=self._player(seat),
            zone=self._zone(zone),
            astronauts=self.names.astronauts(number),
            number=number,
        )

    def discovery_scored(self, seat: int, zone: int, card: int, worth: int) -> str:
        return self._say(
            "log-discovery_scored",
            player=self._player(seat),
            zone=self._zone(zone),
            card=self.names.quoted(card),
            points=self.names.points(abs(worth)),
            change=change_by(worth),
        )

    def bonus_revealed(self, seat: int, card: int, worth: int) -> str:
        player, what = self._player(seat), self.names.quoted(card)
        if worth == 0:
            return self._say("log-bonus_revealed_in_vain", player=player, card=what)
        return self._say("log-bonus_revealed", player=player, card=what, points=self.names.points(worth))

    def bonus_tokens(self, seat: int, card: int, resource: int, number: int) -> str:
        what = self.names.quoted(card)
        return self._of_tokens("log-bonus_tokens", number, resource, player=self._player(seat), card=what)

    def ice_bonus(self, seat: int, worth: int, tied: int) -> str:
        player, points = self._player(seat), self.names.points(worth)
        if tied == 1:
            return self._say("log-ice_bonus", player=player, points=points)
        return self._say("log-ice_bonus_shared", player=player, points=points, others=tied - 1)

    def game_ended(self, *ranks: int) -> str:
        winners = [self._player(seat) for seat, rank in enumerate(ranks) if rank == 1]
        return game_ended(self.names.speaker, winners)

    def _cards(self, cards: tuple[int, ...]) -> list[Phrase]:
        return [self.names.quoted(card) for card in cards]

    def _of_card(self, message: str, card: int, **facts: object) -> str:
        """A line about a card that not everybody knows."""
        if card == NONE:
            return self._say(f"{message}_unseen", **facts)
        return self._say(message, card=self.names.quoted(card), **facts)

    def _of_tokens(self, message: str, number: int, resource: int, **facts: object) -> str:
        """A line about score tokens of a resource."""
        return self._say(message, tokens=self.names.tokens(number, resource), number=number, **facts)
