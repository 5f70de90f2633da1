"""What a player is asked, and what the options do."""

from typing import Final

from marsbox.games.terraforming_mars.attacks import Hunt, RemoveCubes
from marsbox.games.terraforming_mars.choices import CARD_PRICE, AddAny, OneOf, PlantOrCube
from marsbox.games.terraforming_mars.projects import HEAT_FOR_TEMPERATURE, MILESTONE_PRICE
from marsbox.games.terraforming_mars.scoring import AWARD_POINTS, MILESTONE_POINTS
from marsbox.games.terraforming_mars.state import ENERGY, HEAT, PLANTS, RESOURCES, STEEL, TITANIUM
from marsbox.text.french import capital, count, of, sentence
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.fr.board import AWARD_TEXTS, MILESTONE_TEXTS, PROJECT_TEXTS
from marsbox.text.terraforming_mars.fr.phrases import brings, cards, quoted
from marsbox.text.terraforming_mars.fr.things import amount, cubes, points, production, space_title, tile
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.question import Question

METALS: Final = {"steel": STEEL, "titanium": TITANIUM}


class Prompts:
    """A sentence for every kind of decision. It says which card asks."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # ---- questions to everyone

    def corporation(self, q: Question) -> str:
        return "Choisissez en secret votre corporation ; vous achèterez ensuite vos premières cartes projet."

    def buy_start(self, q: Question) -> str:
        whom = self.names.card(q.chosen_corporation)
        return f"{whom} : achetez des cartes projet à {CARD_PRICE} M€ chacune ; vous pouvez dépenser {q.money_left} M€."

    def draft(self, q: Question) -> str:
        others = "l'autre" if len(q.view["offered"]) == 2 else "les autres"
        return f"Choisissez une carte à garder ; vous passez {others} à {self.names.player(q.next_drafter)}."

    def buy(self, q: Question) -> str:
        return f"Recherche : achetez des cartes à {CARD_PRICE} M€ chacune ; vous pouvez dépenser {q.money_left} M€."

    # ---- a turn

    def turn(self, q: Question) -> str:
        if q.view["actions_left"] == 1:
            return "Effectuez une deuxième action ou terminez votre tour."
        return "C'est à vous : effectuez une ou deux actions, ou passez jusqu'à la génération suivante."

    def sell(self, q: Question) -> str:
        return "Vente de brevets : choisissez les cartes à défausser, pour 1 M€ chacune."

    def alternative(self, q: Question) -> str:
        return self._for(q, "choisissez comment utiliser son action.")

    def final_greenery(self, q: Question) -> str:
        price = amount(self.names, q.greenery_plants, PLANTS)
        return f"Fin de partie : vous pouvez encore convertir {price} en tuile verdure, sans oxygène ni NT."

    # ---- paying

    def steel(self, q: Question) -> str:
        return self._metal(q)

    def titanium(self, q: Question) -> str:
        return self._metal(q)

    def _metal(self, q: Question) -> str:
        metal = of(self.names.resource(q.kind))
        each = f"chaque unité vaut {q.metal_value(METALS[q.kind])} M€"
        return self._for(q, f"il reste {q.bill} M€ à payer ; choisissez combien {metal} vous dépensez ({each}).")

    def heat(self, q: Question) -> str:
        return self._for(q, f"il reste {q.bill} M€ à payer ; choisissez combien de chaleur en tient lieu.")

    # ---- effects

    def order(self, q: Question) -> str:
        return "Plusieurs effets sont en attente : choisissez celui qui vient maintenant."

    def space(self, q: Question) -> str:
        return self._for(q, f"choisissez une case pour {tile(self.names, q.subject)}.")

    def claim(self, q: Question) -> str:
        return self._for(q, "réservez une case libre de terre ferme, où vous seul pourrez placer une tuile.")

    def production_target(self, q: Question) -> str:
        what = production(self.names, q.lowered.resource)
        return self._for(q, f"choisissez le joueur dont la {what} baisse de {q.lowered.steps}.")

    def remove(self, q: Question) -> str:
        what = amount(self.names, q.removal.most, q.removal.resource)
        verb = "voler" if q.removal.steal else "retirer"
        return self._for(q, f"vous pouvez {verb} jusqu'à {what} à un joueur.")

    def amount(self, q: Question) -> str:
        if q.takes_cubes:
            return self._for(q, f"choisissez combien de cubes vous retirez de {quoted(self.names, q.target)}.")
        what = of(self.names.resource(q.removal.resource))
        verb = "volez" if q.removal.steal else "retirez"
        if q.target == q.seat:
            return self._for(q, f"choisissez combien {what} vous vous {verb}.")
        return self._for(q, f"choisissez combien {what} vous {verb} à {self.names.player(q.target)}.")

    def remove_cubes(self, q: Question) -> str:
        node = q.node
        if isinstance(node, Hunt):
            what = cubes(self.names, 1, node.cube)
            return self._for(q, f"choisissez la carte dont {what} vient sur celle-ci.")
        assert isinstance(node, RemoveCubes)
        return self._for(q, f"vous pouvez retirer jusqu'à {cubes(self.names, node.most, node.cube)} d'une carte.")

    def cubes(self, q: Question) -> str:
        node = q.node
        if isinstance(node, AddAny):
            return self._for(q, f"choisissez votre carte qui reçoit {cubes(self.names, node.cubes, node.cube)}.")
        return self._for(q, "choisissez votre carte qui reçoit un cube de plus.")

    def option(self, q: Question) -> str:
        node = q.node
        if isinstance(node, OneOf) and node.optional:
            return self._for(q, "vous pouvez choisir l'un de ces effets.")
        if isinstance(node, PlantOrCube):
            return self._for(q, "prenez une plante ou posez un cube dessus.")
        return self._for(q, "choisissez l'un de ces effets.")

    def copy(self, q: Question) -> str:
        return self._for(q, "choisissez votre carte à indicateur bâtiment dont la production se répète.")

    def look(self, q: Question) -> str:
        which = "la carte" if q.left == 1 else f"la première des {cards(q.left)}"
        return self._for(q, f"choisissez {which} que vous gardez.")

    def buy_looked(self, q: Question) -> str:
        return self._for(q, f"achetez la carte pour {CARD_PRICE} M€ ou défaussez-la.")

    def exchange(self, q: Question) -> str:
        return self._for(q, "vous pouvez défausser une carte de votre main et en piocher une autre.")

    def swap(self, q: Question) -> str:
        return self._for(q, "choisissez combien de crans de production de chaleur deviennent production de M€.")

    def energy(self, q: Question) -> str:
        return self._for(q, "choisissez combien d'énergie vous dépensez pour autant de M€.")

    def _for(self, q: Question, task: str) -> str:
        return capital(task) if q.card is None else f"{self.names.card(q.card)} : {task}"


# what is left undone
DECLINED: Final = {
    "remove": "Ne rien prendre à personne.",
    "remove_cubes": "Ne rien retirer.",
    "option": "Renoncer à ces effets.",
    "exchange": "Garder votre main telle quelle.",
    "buy_looked": "Défausser la carte.",
    "final_greenery": "Garder vos plantes.",
}


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        self.names = names
        self.texts = texts

    # ---- cards

    def play(self, q: Question, card: str) -> str:
        return self._told(f"Jouer {quoted(self.names, card)} pour {q.price(card)} M€", card)

    def act(self, q: Question, card: str) -> str:
        return f"Utiliser {quoted(self.names, card)} : {self.texts.action(card) or self.texts.first_action(card)}."

    def keep(self, q: Question, card: str) -> str:
        verb = "Garder" if q.kind in ("draft", "look") else "Acheter"
        return self._told(f"{verb} {quoted(self.names, card)}, à jouer pour {self.names.printed(card).cost} M€", card)

    def _told(self, deed: str, card: str) -> str:
        return f"{deed}. {self.texts.text(card)}"

    def discard(self, q: Question, card: str) -> str:
        if q.kind == "exchange":
            return f"Défausser {quoted(self.names, card)} et piocher une carte."
        return f"Vendre {quoted(self.names, card)} pour 1 M€."

    def pick(self, q: Question, card: str) -> str:
        name = quoted(self.names, card)
        if q.kind == "copy":
            return f"Répéter la production de {name} : {self.texts.production_box(card)}."
        kind = self.names.printed(card).holds
        has = cubes(self.names, q.cubes(card), kind)
        node = q.node
        if q.kind == "cubes":
            added = node.cubes if isinstance(node, AddAny) else 1
            return f"Poser {cubes(self.names, added, kind)} sur {name}, qui porte {has}."
        owner = q.owner(card)
        whose = "à vous" if owner == q.seat else f"à {self.names.player(owner)}"
        taken = f"Prendre {cubes(self.names, 1, kind)} sur" if isinstance(node, Hunt) else "Retirer de"
        return f"{taken} {name} ({whose}), qui porte {has}."

    def corporation(self, q: Question, corporation: str) -> str:
        return self._told(f"Choisir {self.names.card(corporation)}", corporation)

    # ---- the board

    def place(self, q: Question, space: str) -> str:
        where = self.names.space(space)
        gain = brings(q, space)
        if q.kind == "claim":
            return f"Réserver {where}{f', où une tuile rapporte {gain}' if gain else ''}."
        return f"Placer {tile(self.names, q.subject)} sur {where}{f' : elle rapporte {gain}' if gain else ''}."

    def project(self, q: Question, project: str) -> str:
        price = q.project_price(project)
        cost = f" ({price} M€)" if price else ""
        return f"{self.names.project(project)}{cost} : {PROJECT_TEXTS[project]}."

    def milestone(self, q: Question, milestone: str) -> str:
        deed = f"Acquérir {self.names.milestone(milestone)} pour {MILESTONE_PRICE} M€"
        return f"{deed} ({points(MILESTONE_POINTS)}) : {MILESTONE_TEXTS[milestone]}."

    def award(self, q: Question, award: str) -> str:
        deed = f"Financer {self.names.award(award)} pour {q.view['award_price']} M€"
        return f"{deed} : à la fin, {points(AWARD_POINTS)} à qui a {AWARD_TEXTS[award]}."

    def convert_plants(self, q: Question, content: bool) -> str:
        oxygen = " et augmenter l'oxygène de 1 cran" if q.kind == "turn" else ""
        return f"Dépenser {amount(self.names, q.greenery_plants, PLANTS)} : placer une tuile verdure{oxygen}."

    def convert_heat(self, q: Question, content: bool) -> str:
        return f"Dépenser {amount(self.names, HEAT_FOR_TEMPERATURE, HEAT)} : augmenter la température de 1 cran."

    # ---- effects

    def target(self, q: Question, seat: int) -> str:
        if q.kind == "production_target":
            resource = RESOURCES[q.lowered.resource]
            now = q.production(seat, resource)
            what = production(self.names, resource)
            whose = f"votre {what}" if seat == q.seat else f"la {what} {of(self.names.player(seat))}"
            return f"Faire passer {whose} de {now} à {now - q.lowered.steps}."
        resource = RESOURCES[q.removal.resource]
        has = amount(self.names, q.resource(seat, resource), resource)
        return f"À vous-même, qui avez {has}." if seat == q.seat else f"À {self.names.player(seat)}, qui a {has}."

    def option(self, q: Question, number: int) -> str:
        if q.kind == "alternative":
            return sentence(self.texts.alternative(q.alternative(number), q.subject))
        node = q.node
        if isinstance(node, OneOf):
            return sentence(self.texts.node(node.parts[number], q.subject))
        if number == 0:
            return f"Prendre {amount(self.names, 1, PLANTS)}."
        card = self.names.printed(q.subject)
        return f"Poser {cubes(self.names, 1, card.holds)} sur {quoted(self.names, card.id)}."

    def next(self, q: Question, index: int) -> str:
        node, card = q.effect(index)
        return f"{self.names.card(card)} : {self.texts.node(node, card)}."

    def amount(self, q: Question, number: int) -> str:
        if q.kind in METALS:
            worth = number * q.metal_value(METALS[q.kind])
            rest = q.bill - worth
            then = f" ; il reste {rest} M€ à payer" if rest > 0 else ", et tout est payé"
            return f"Dépenser {amount(self.names, number, q.kind)}, pour {worth} M€{then}."
        if q.kind == "heat":
            return f"Dépenser {amount(self.names, number, HEAT)} et {q.bill - number} M€."
        if q.kind == "swap":
            return f"Transformer {count(number, 'cran')} de production de chaleur en production de M€."
        if q.kind == "energy":
            return f"Dépenser {amount(self.names, number, ENERGY)} pour {number} M€."
        if q.takes_cubes:
            what = cubes(self.names, number, self.names.printed(q.target).holds)
            return f"Retirer {what} de {quoted(self.names, q.target)}."
        what = amount(self.names, number, q.removal.resource)
        verb = "voler" if q.removal.steal else "retirer"
        if q.target == q.seat:
            return f"Vous {verb} {what}."
        return f"{capital(verb)} {what} à {self.names.player(q.target)}."

    def done(self, q: Question, content: bool) -> str:
        return "Ne plus vendre de cartes." if q.kind == "sell" else "Ne plus acheter de cartes."

    def skip(self, q: Question, content: bool) -> str:
        if q.kind == "remove_cubes" and isinstance(q.node, Hunt):
            return "Le prendre à l'adversaire imaginaire."
        return DECLINED[q.kind]

    def end_turn(self, q: Question, content: bool) -> str:
        return "Terminer votre tour après une seule action."

    def pass_(self, q: Question, content: bool) -> str:
        return "Passer : plus d'action pour vous dans cette génération."


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        self.names = names
        self.texts = texts

    def play(self, q: Question, card: str) -> str:
        return f"Jouer {self.names.card(card)} ({q.price(card)} M€)"

    def act(self, q: Question, card: str) -> str:
        return f"Utiliser {self.names.card(card)}"

    def keep(self, q: Question, card: str) -> str:
        verb = "Garder" if q.kind in ("draft", "look") else "Acheter"
        return f"{verb} {self.names.card(card)}"

    def discard(self, q: Question, card: str) -> str:
        verb = "Défausser" if q.kind == "exchange" else "Vendre"
        return f"{verb} {self.names.card(card)}"

    def pick(self, q: Question, card: str) -> str:
        return self.names.card(card)

    def corporation(self, q: Question, corporation: str) -> str:
        return self.names.card(corporation)

    def place(self, q: Question, space: str) -> str:
        gain = brings(q, space)
        where = space_title(self.names, space)
        return f"{where} ({gain})" if gain else where

    def project(self, q: Question, project: str) -> str:
        price = q.project_price(project)
        name = self.names.project(project)
        return f"{name} ({price} M€)" if price else name

    def milestone(self, q: Question, milestone: str) -> str:
        return f"Acquérir {self.names.milestone(milestone)}"

    def award(self, q: Question, award: str) -> str:
        return f"Financer {self.names.award(award)} ({q.view['award_price']} M€)"

    def target(self, q: Question, seat: int) -> str:
        return "Vous-même" if seat == q.seat else self.names.player(seat)

    def option(self, q: Question, number: int) -> str:
        if q.kind == "alternative":
            return capital(self.texts.alternative(q.alternative(number), q.subject))
        node = q.node
        if isinstance(node, OneOf):
            return capital(self.texts.node(node.parts[number], q.subject))
        return amount(self.names, 1, PLANTS) if number == 0 else cubes(self.names, 1, self._holds(q))

    def _holds(self, q: Question) -> int:
        return self.names.printed(q.subject).holds

    def next(self, q: Question, index: int) -> str:
        node, card = q.effect(index)
        return f"{self.names.card(card)} : {self.texts.node(node, card)}"

    def amount(self, q: Question, number: int) -> str:
        if q.kind == "swap":
            return count(number, "cran")
        if q.kind == "amount" and q.takes_cubes:
            return cubes(self.names, number, self.names.printed(q.target).holds)
        return amount(self.names, number, q.removal.resource if q.kind == "amount" else q.kind)

    def convert_plants(self, q: Question, content: bool) -> str:
        return f"Verdure ({amount(self.names, q.greenery_plants, PLANTS)})"

    def convert_heat(self, q: Question, content: bool) -> str:
        return f"Température ({amount(self.names, HEAT_FOR_TEMPERATURE, HEAT)})"

    def done(self, q: Question, content: bool) -> str:
        return "Terminé"

    def skip(self, q: Question, content: bool) -> str:
        return "Renoncer"

    def end_turn(self, q: Question, content: bool) -> str:
        return "Fin du tour"

    def pass_(self, q: Question, content: bool) -> str:
        return "Passer"
