"""What happened: a line of the log for every kind of event."""

from marsbox.games.terraforming_mars.state import NONE, PLANTS, PROJECTS, RESOURCES
from marsbox.text.french import count, game_over, listed, of
from marsbox.text.terraforming_mars.fr.phrases import cards, quoted, quoted_cards
from marsbox.text.terraforming_mars.fr.things import amount, cubes, degrees, percent, production, tile
from marsbox.text.terraforming_mars.names import Names, is_special


class Log:
    """A method for every kind of event, which takes the event's numbers; cards stand only in what a reader may know."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # ---- set-up and research

    def game_began(self, first: int) -> str:
        return f"La partie commence ; premier joueur : {self.names.player(first)}."

    def generation_began(self, generation: int, first: int) -> str:
        return f"La génération {generation} commence ; premier joueur : {self.names.player(first)}."

    def dealt(self, seat: int, *dealt: int) -> str:
        return f"{self.names.player(seat)} reçoit {quoted_cards(self.names, dealt)}."

    def corporation_revealed(self, seat: int, corporation: int) -> str:
        return f"{self.names.player(seat)} dirige la corporation {self.names.card(corporation)}."

    def bought(self, seat: int, number: int, *bought: int) -> str:
        if not number:
            return f"{self.names.player(seat)} ne prend aucune carte en main."
        return f"{self.names.player(seat)} prend {self._cards(number, bought)} en main."

    def drafted(self, seat: int, card: int = NONE) -> str:
        what = "une carte" if card == NONE else quoted(self.names, card)
        return f"{self.names.player(seat)} choisit {what}."

    def passed_cards(self, seat: int, target: int, *passed: int) -> str:
        giver, taker = self.names.player(seat), self.names.player(target)
        return f"{giver} passe {quoted_cards(self.names, passed)} à {taker}."

    # ---- actions

    def played_card(self, seat: int, card: int) -> str:
        return f"{self.names.player(seat)} joue {quoted(self.names, card)}."

    def used_action(self, seat: int, card: int) -> str:
        name = f"la corporation {self.names.card(card)}" if card >= PROJECTS else quoted(self.names, card)
        return f"{self.names.player(seat)} utilise l'action de {name}."

    def project_used(self, seat: int, project: int) -> str:
        return f"{self.names.player(seat)} utilise le projet standard « {self.names.project(project)} »."

    def sold(self, seat: int, number: int) -> str:
        return f"{self.names.player(seat)} vend {cards(number)}."

    def milestone_claimed(self, seat: int, milestone: int) -> str:
        return f"{self.names.player(seat)} acquiert l'objectif {self.names.milestone(milestone)}."

    def award_funded(self, seat: int, award: int) -> str:
        return f"{self.names.player(seat)} finance la récompense {self.names.award(award)}."

    def passed(self, seat: int) -> str:
        return f"{self.names.player(seat)} passe."

    # ---- resources, production, rating

    def gained(self, seat: int, resource: int, number: int) -> str:
        return f"{self.names.player(seat)} gagne {amount(self.names, number, resource)}."

    def lost(self, seat: int, resource: int, number: int) -> str:
        return f"{self.names.player(seat)} dépense {amount(self.names, number, resource)}."

    def production_changed(self, seat: int, resource: int, steps: int) -> str:
        what = f"La {production(self.names, resource)} {of(self.names.player(seat))}"
        return f"{what} {'augmente' if steps > 0 else 'baisse'} de {abs(steps)}."

    def rating_rose(self, seat: int, steps: int) -> str:
        return f"Le NT {of(self.names.player(seat))} augmente de {steps}."

    def produced(self, seat: int, *income: int) -> str:
        parts = [amount(self.names, income[number], name) for number, name in enumerate(RESOURCES) if income[number]]
        if not parts:
            return f"Production : {self.names.player(seat)} ne reçoit rien."
        return f"Production : {self.names.player(seat)} reçoit {listed(parts)}."

    # ---- Mars

    def temperature_rose(self, seat: int, celsius: int) -> str:
        return f"{self.names.player(seat)} porte la température à {degrees(celsius)}."

    def oxygen_rose(self, seat: int, share: int) -> str:
        return f"{self.names.player(seat)} porte l'oxygène à {percent(share)}."

    def tile_placed(self, seat: int, kind: int, space: int) -> str:
        return f"{self.names.player(seat)} place {tile(self.names, kind)} sur {self.names.space(space)}."

    def no_space(self, seat: int, kind: int) -> str:
        what = tile(self.names, kind) if is_special(kind) else f"de tuile {self.names.tile(kind)}"
        return f"{self.names.player(seat)} ne peut pas placer {what}."

    def claimed(self, seat: int, space: int) -> str:
        return f"{self.names.player(seat)} réserve {self.names.space(space)}."

    def neutral_tile(self, kind: int, space: int) -> str:
        return f"Le joueur neutre a {tile(self.names, kind)} sur {self.names.space(space)}."

    def converted(self, seat: int, resource: int) -> str:
        done = "convertit des plantes en verdure" if resource == PLANTS else "convertit de la chaleur en température"
        return f"{self.names.player(seat)} {done}."

    def greenery_grown(self, seat: int) -> str:
        return f"{self.names.player(seat)} convertit des plantes en une dernière verdure."

    # ---- cards and cubes

    def drew(self, seat: int, number: int, *drawn: int) -> str:
        return f"{self.names.player(seat)} pioche {self._cards(number, drawn)}."

    def discarded(self, seat: int, number: int, *discarded: int) -> str:
        return f"{self.names.player(seat)} défausse {self._cards(number, discarded)}."

    def looked(self, seat: int, number: int, *seen: int) -> str:
        return f"{self.names.player(seat)} regarde {self._cards(number, seen)}."

    def revealed(self, seat: int, card: int) -> str:
        return f"{self.names.player(seat)} révèle {quoted(self.names, card)} et défausse cette carte."

    def cubes_added(self, seat: int, card: int, number: int) -> str:
        what = cubes(self.names, number, self.names.printed(card).holds)
        return f"{self.names.player(seat)} pose {what} sur {quoted(self.names, card)}."

    def cubes_removed(self, seat: int, owner: int, card: int, number: int) -> str:
        what = cubes(self.names, number, self.names.printed(card).holds)
        source = quoted(self.names, card)
        whose = "" if owner == seat else f" {of(self.names.player(owner))}"
        return f"{self.names.player(seat)} prend {what} sur {source}{whose}."

    def stolen(self, seat: int, victim: int, resource: int, number: int) -> str:
        what = amount(self.names, number, resource)
        if seat == victim:
            return f"{self.names.player(seat)} se vole {what}."
        return f"{self.names.player(seat)} vole {what} à {self.names.player(victim)}."

    def removed(self, seat: int, victim: int, resource: int, number: int) -> str:
        what = amount(self.names, number, resource)
        if seat == victim:
            return f"{self.names.player(seat)} se retire {what}."
        return f"{self.names.player(seat)} retire {what} à {self.names.player(victim)}."

    def deck_rebuilt(self, number: int) -> str:
        what = count(number, "carte défaussée", "cartes défaussées")
        return f"La pioche est épuisée : une nouvelle est formée de {what}."

    def game_ended(self, *ranks: int) -> str:
        if len(ranks) == 1:
            done = "Mars est terraformée" if ranks[0] == 1 else "Mars n'est pas terraformée"
            return f"La partie est terminée : {done}."
        return game_over([self.names.player(seat) for seat, rank in enumerate(ranks) if rank == 1])

    def _cards(self, number: int, known: tuple[int, ...]) -> str:
        return quoted_cards(self.names, known) if known else cards(number)
