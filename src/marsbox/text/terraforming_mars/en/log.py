"""What happened: a line of the log for every kind of event."""

from marsbox.games.terraforming_mars.state import NONE, PLANTS, PROJECTS, RESOURCES
from marsbox.text.english import count, game_over, listed, possessive
from marsbox.text.terraforming_mars.en.phrases import cards, quoted, quoted_cards
from marsbox.text.terraforming_mars.en.things import amount, cubes, degrees, percent, production, tile
from marsbox.text.terraforming_mars.names import Names


class Log:
    """A method for every kind of event, which takes the event's numbers; cards stand only in what a reader may know."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # ---- set-up and research

    def game_began(self, first: int) -> str:
        return f"The game begins; {self.names.player(first)} is the first player."

    def generation_began(self, generation: int, first: int) -> str:
        return f"Generation {generation} begins; {self.names.player(first)} is the first player."

    def dealt(self, seat: int, *dealt: int) -> str:
        return f"{self.names.player(seat)} is dealt {quoted_cards(self.names, dealt)}."

    def corporation_revealed(self, seat: int, corporation: int) -> str:
        return f"{self.names.player(seat)} leads {self.names.card(corporation)}."

    def bought(self, seat: int, number: int, *bought: int) -> str:
        return f"{self.names.player(seat)} takes {self._cards(number, bought)} into the hand."

    def drafted(self, seat: int, card: int = NONE) -> str:
        what = "a card" if card == NONE else quoted(self.names, card)
        return f"{self.names.player(seat)} drafts {what}."

    def passed_cards(self, seat: int, target: int, *passed: int) -> str:
        giver, taker = self.names.player(seat), self.names.player(target)
        return f"{giver} passes {quoted_cards(self.names, passed)} on to {taker}."

    # ---- actions

    def played_card(self, seat: int, card: int) -> str:
        return f"{self.names.player(seat)} plays {quoted(self.names, card)}."

    def used_action(self, seat: int, card: int) -> str:
        corporation = card >= PROJECTS
        name = self.names.card(card) if corporation else quoted(self.names, card)
        return f"{self.names.player(seat)} uses the action of {name}."

    def project_used(self, seat: int, project: int) -> str:
        return f"{self.names.player(seat)} uses the standard project “{self.names.project(project)}”."

    def sold(self, seat: int, number: int) -> str:
        return f"{self.names.player(seat)} sells {cards(number)}."

    def milestone_claimed(self, seat: int, milestone: int) -> str:
        return f"{self.names.player(seat)} claims the milestone {self.names.milestone(milestone)}."

    def award_funded(self, seat: int, award: int) -> str:
        return f"{self.names.player(seat)} funds the award {self.names.award(award)}."

    def passed(self, seat: int) -> str:
        return f"{self.names.player(seat)} passes."

    # ---- resources, production, rating

    def gained(self, seat: int, resource: int, number: int) -> str:
        return f"{self.names.player(seat)} gains {amount(self.names, number, resource)}."

    def lost(self, seat: int, resource: int, number: int) -> str:
        return f"{self.names.player(seat)} spends {amount(self.names, number, resource)}."

    def production_changed(self, seat: int, resource: int, steps: int) -> str:
        what = f"{possessive(self.names.player(seat))} {production(self.names, resource)}"
        return f"{what} {'rises' if steps > 0 else 'falls'} by {abs(steps)}."

    def rating_rose(self, seat: int, steps: int) -> str:
        return f"{possessive(self.names.player(seat))} TR rises by {steps}."

    def produced(self, seat: int, *income: int) -> str:
        parts = [amount(self.names, income[number], name) for number, name in enumerate(RESOURCES) if income[number]]
        return f"Production: {self.names.player(seat)} gets {listed(parts) or 'nothing'}."

    # ---- Mars

    def temperature_rose(self, seat: int, celsius: int) -> str:
        return f"{self.names.player(seat)} raises the temperature to {degrees(celsius)}."

    def oxygen_rose(self, seat: int, share: int) -> str:
        return f"{self.names.player(seat)} raises the oxygen to {percent(share)}."

    def tile_placed(self, seat: int, kind: int, space: int) -> str:
        return f"{self.names.player(seat)} places {tile(self.names, kind)} on {self.names.space(space)}."

    def no_space(self, seat: int, kind: int) -> str:
        return f"{self.names.player(seat)} can't place {tile(self.names, kind)}."

    def claimed(self, seat: int, space: int) -> str:
        return f"{self.names.player(seat)} claims {self.names.space(space)}."

    def neutral_tile(self, kind: int, space: int) -> str:
        return f"The neutral player has {tile(self.names, kind)} on {self.names.space(space)}."

    def converted(self, seat: int, resource: int) -> str:
        done = "turns plants into a greenery" if resource == PLANTS else "turns heat into a warmer Mars"
        return f"{self.names.player(seat)} {done}."

    def greenery_grown(self, seat: int) -> str:
        return f"{self.names.player(seat)} turns plants into a last greenery."

    # ---- cards and cubes

    def drew(self, seat: int, number: int, *drawn: int) -> str:
        return f"{self.names.player(seat)} draws {self._cards(number, drawn)}."

    def discarded(self, seat: int, number: int, *discarded: int) -> str:
        return f"{self.names.player(seat)} discards {self._cards(number, discarded)}."

    def looked(self, seat: int, number: int, *seen: int) -> str:
        return f"{self.names.player(seat)} looks at {self._cards(number, seen)}."

    def revealed(self, seat: int, card: int) -> str:
        return f"{self.names.player(seat)} turns up {quoted(self.names, card)} and discards it."

    def cubes_added(self, seat: int, card: int, number: int) -> str:
        what = cubes(self.names, number, self.names.printed(card).holds)
        return f"{self.names.player(seat)} puts {what} onto {quoted(self.names, card)}."

    def cubes_removed(self, seat: int, owner: int, card: int, number: int) -> str:
        what = cubes(self.names, number, self.names.printed(card).holds)
        source = quoted(self.names, card)
        whose = "" if owner == seat else f"{possessive(self.names.player(owner))} "
        return f"{self.names.player(seat)} takes {what} from {whose}{source}."

    def stolen(self, seat: int, victim: int, resource: int, number: int) -> str:
        what = amount(self.names, number, resource)
        whom = "themselves" if seat == victim else self.names.player(victim)
        return f"{self.names.player(seat)} steals {what} from {whom}."

    def removed(self, seat: int, victim: int, resource: int, number: int) -> str:
        what = amount(self.names, number, resource)
        whom = "themselves" if seat == victim else self.names.player(victim)
        return f"{self.names.player(seat)} removes {what} from {whom}."

    def deck_rebuilt(self, number: int) -> str:
        return f"The deck is used up: a new one is made of {count(number, 'discarded card')}."

    def game_ended(self, *ranks: int) -> str:
        if len(ranks) == 1:
            done = "Mars is terraformed" if ranks[0] == 1 else "Mars is not terraformed"
            return f"The game is over: {done}."
        return game_over([self.names.player(seat) for seat, rank in enumerate(ranks) if rank == 1])

    def _cards(self, number: int, known: tuple[int, ...]) -> str:
        if not number:
            return "no cards"
        return quoted_cards(self.names, known) if known else cards(number)
