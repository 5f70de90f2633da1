"""What happened: a line of the log for every kind of event."""

from marsbox.games.terraforming_mars.state import NONE, PLANTS, PROJECTS, RESOURCES
from marsbox.text.every_game import game_ended
from marsbox.text.terraforming_mars.names import Names, is_special
from marsbox.text.terraforming_mars.things import amount, cards, cubes, production, quoted, tile


class Log:
    """A method for every kind of event, which takes the event's numbers; cards stand only in what a reader may know."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say
        self._player = names.player

    # ---- set-up and research

    def game_began(self, first: int) -> str:
        return self._say("log-game_began", player=self._player(first))

    def generation_began(self, generation: int, first: int) -> str:
        return self._say("log-generation_began", player=self._player(first), generation=generation)

    def dealt(self, seat: int, *dealt: int) -> str:
        return self._say("log-dealt", player=self._player(seat), cards=cards(self.names, len(dealt), dealt))

    def corporation_revealed(self, seat: int, corporation: int) -> str:
        return self._say(
            "log-corporation_revealed", player=self._player(seat), corporation=self.names.card(corporation)
        )

    def bought(self, seat: int, number: int, *bought: int) -> str:
        return self._cards("log-bought", seat, number, bought)

    def drafted(self, seat: int, card: int = NONE) -> str:
        if card == NONE:
            return self._say("log-drafted_secretly", player=self._player(seat))
        return self._say("log-drafted", player=self._player(seat), card=quoted(self.names, card))

    def passed_cards(self, seat: int, target: int, *passed: int) -> str:
        taker = self.names.player(target)
        return self._say(
            "log-passed_cards", player=self._player(seat), cards=cards(self.names, len(passed), passed), taker=taker
        )

    # ---- actions

    def played_card(self, seat: int, card: int) -> str:
        return self._say("log-played_card", player=self._player(seat), card=quoted(self.names, card))

    def used_action(self, seat: int, card: int) -> str:
        if card >= PROJECTS:
            return self._say("log-used_first_action", player=self._player(seat), corporation=self.names.card(card))
        return self._say("log-used_action", player=self._player(seat), card=quoted(self.names, card))

    def project_used(self, seat: int, project: int) -> str:
        return self._say("log-project_used", player=self._player(seat), project=self.names.project(project))

    def sold(self, seat: int, number: int) -> str:
        return self._cards("log-sold", seat, number)

    def milestone_claimed(self, seat: int, milestone: int) -> str:
        return self._say("log-milestone_claimed", player=self._player(seat), milestone=self.names.milestone(milestone))

    def award_funded(self, seat: int, award: int) -> str:
        return self._say("log-award_funded", player=self._player(seat), award=self.names.award(award))

    def passed(self, seat: int) -> str:
        return self._say("log-passed", player=self._player(seat))

    # ---- resources, production, rating

    def gained(self, seat: int, resource: int, number: int) -> str:
        return self._say("log-gained", player=self._player(seat), amount=amount(self.names, number, resource))

    def lost(self, seat: int, resource: int, number: int) -> str:
        return self._say("log-lost", player=self._player(seat), amount=amount(self.names, number, resource))

    def production_changed(self, seat: int, resource: int, steps: int) -> str:
        change = "up" if steps > 0 else "down"
        changed = production(self.names, resource)
        return self._say(
            "log-production_changed", player=self._player(seat), production=changed, change=change, steps=abs(steps)
        )

    def rating_rose(self, seat: int, steps: int) -> str:
        return self._say("log-rating_rose", player=self._player(seat), steps=steps)

    def produced(self, seat: int, *income: int) -> str:
        parts = [amount(self.names, income[number], name) for number, name in enumerate(RESOURCES) if income[number]]
        return self._say("log-produced", player=self._player(seat), amounts=parts)

    # ---- Mars

    def temperature_rose(self, seat: int, celsius: int) -> str:
        return self._say("log-temperature_rose", player=self._player(seat), celsius=celsius)

    def oxygen_rose(self, seat: int, share: int) -> str:
        return self._say("log-oxygen_rose", player=self._player(seat), percent=share)

    def tile_placed(self, seat: int, kind: int, space: int) -> str:
        return self._say(
            "log-tile_placed", player=self._player(seat), tile=tile(self.names, kind), space=self.names.space(space)
        )

    def no_space(self, seat: int, kind: int) -> str:
        special = "yes" if is_special(kind) else "no"
        facts = {"tile": tile(self.names, kind), "name": self.names.tile(kind), "special": special}
        return self._say("log-no_space", player=self._player(seat), **facts)

    def claimed(self, seat: int, space: int) -> str:
        return self._say("log-claimed", player=self._player(seat), space=self.names.space(space))

    def neutral_tile(self, kind: int, space: int) -> str:
        return self._say("log-neutral_tile", tile=tile(self.names, kind), space=self.names.space(space))

    def converted(self, seat: int, resource: int) -> str:
        return self._say(
            "log-converted_plants" if resource == PLANTS else "log-converted_heat", player=self._player(seat)
        )

    def greenery_grown(self, seat: int) -> str:
        return self._say("log-greenery_grown", player=self._player(seat))

    # ---- cards and cubes

    def drew(self, seat: int, number: int, *drawn: int) -> str:
        return self._cards("log-drew", seat, number, drawn)

    def discarded(self, seat: int, number: int, *discarded: int) -> str:
        return self._cards("log-discarded", seat, number, discarded)

    def looked(self, seat: int, number: int, *seen: int) -> str:
        return self._cards("log-looked", seat, number, seen)

    def revealed(self, seat: int, card: int) -> str:
        return self._say("log-revealed", player=self._player(seat), card=quoted(self.names, card))

    def cubes_added(self, seat: int, card: int, number: int) -> str:
        added = cubes(self.names, number, self.names.printed(card).holds)
        return self._say("log-cubes_added", player=self._player(seat), cubes=added, card=quoted(self.names, card))

    def cubes_removed(self, seat: int, owner: int, card: int, number: int) -> str:
        taken = cubes(self.names, number, self.names.printed(card).holds)
        if owner == seat:
            return self._say(
                "log-own_cubes_removed", player=self._player(seat), cubes=taken, card=quoted(self.names, card)
            )
        whose = self.names.player(owner)
        return self._say(
            "log-cubes_removed", player=self._player(seat), cubes=taken, card=quoted(self.names, card), owner=whose
        )

    def stolen(self, seat: int, victim: int, resource: int, number: int) -> str:
        return self._taken("stolen", seat, victim, resource, number)

    def removed(self, seat: int, victim: int, resource: int, number: int) -> str:
        return self._taken("removed", seat, victim, resource, number)

    def deck_rebuilt(self, number: int) -> str:
        return self._say("log-deck_rebuilt", number=number)

    def game_ended(self, *ranks: int) -> str:
        if len(ranks) == 1:
            return self._say("log-solo_won" if ranks[0] == 1 else "log-solo_lost")
        return game_ended(self.names.speaker, [self.names.player(seat) for seat, rank in enumerate(ranks) if rank == 1])

    def _cards(self, message: str, seat: int, number: int, known: tuple[int, ...] = ()) -> str:
        return self._say(message, player=self._player(seat), cards=cards(self.names, number, known), number=number)

    def _taken(self, how: str, seat: int, victim: int, resource: int, number: int) -> str:
        taken = amount(self.names, number, resource)
        if seat == victim:
            return self._say(f"log-own_{how}", player=self._player(seat), amount=taken)
        return self._say(f"log-{how}", player=self._player(seat), amount=taken, victim=self.names.player(victim))
