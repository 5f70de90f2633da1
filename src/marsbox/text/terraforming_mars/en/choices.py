"""What a player is asked, and what the options do."""

from typing import Final

from marsbox.games.terraforming_mars.attacks import Hunt, RemoveCubes
from marsbox.games.terraforming_mars.choices import CARD_PRICE, AddAny, OneOf, PlantOrCube
from marsbox.games.terraforming_mars.projects import HEAT_FOR_TEMPERATURE, MILESTONE_PRICE
from marsbox.games.terraforming_mars.scoring import AWARD_POINTS, MILESTONE_POINTS
from marsbox.games.terraforming_mars.state import ENERGY, HEAT, MEGACREDITS, PLANTS, RESOURCES, STEEL, TITANIUM
from marsbox.text.english import capital, count, sentence
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.en.board import AWARD_TEXTS, MILESTONE_TEXTS, PROJECT_TEXTS
from marsbox.text.terraforming_mars.en.phrases import brings, cards, quoted, whose
from marsbox.text.terraforming_mars.en.things import amount, cubes, points, production, space_title, tile
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.question import Question

METALS: Final = {"steel": STEEL, "titanium": TITANIUM}


class Prompts:
    """A sentence for every kind of decision. It says which card asks."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # ---- questions to everyone

    def corporation(self, q: Question) -> str:
        return "Choose your corporation, in secret; then you buy the first project cards."

    def buy_start(self, q: Question) -> str:
        whom = self.names.card(q.chosen_corporation)
        return f"{whom}: buy project cards for {CARD_PRICE} M€ each; you can spend {q.money_left} M€."

    def draft(self, q: Question) -> str:
        others = "the other one" if len(q.view["offered"]) == 2 else "the others"
        return f"Choose a card to keep; {others} you pass on to {self.names.player(q.next_drafter)}."

    def buy(self, q: Question) -> str:
        return f"Research: buy cards for {CARD_PRICE} M€ each; you can spend {q.money_left} M€."

    # ---- a turn

    def turn(self, q: Question) -> str:
        if q.view["actions_left"] == 1:
            return "Take a second action, or end your turn."
        return "It is your turn: take one or two actions, or pass until the next generation."

    def sell(self, q: Question) -> str:
        return "Sell patents: choose the cards to discard, for 1 M€ each."

    def alternative(self, q: Question) -> str:
        return self._for(q, "choose how you use its action.")

    def final_greenery(self, q: Question) -> str:
        price = amount(self.names, q.greenery_plants, PLANTS)
        return f"The end: you may still turn {price} into a greenery tile, without oxygen and TR."

    # ---- paying

    def steel(self, q: Question) -> str:
        return self._metal(q)

    def titanium(self, q: Question) -> str:
        return self._metal(q)

    def _metal(self, q: Question) -> str:
        each = f"each is worth {q.metal_value(METALS[q.kind])} M€"
        return self._for(q, f"{q.bill} M€ are left to pay; choose how much {q.kind} you spend ({each}).")

    def heat(self, q: Question) -> str:
        return self._for(q, f"{q.bill} M€ are left to pay; choose how much heat you spend in place of M€.")

    # ---- effects

    def order(self, q: Question) -> str:
        return "Several effects are pending: choose the one that comes next."

    def space(self, q: Question) -> str:
        return self._for(q, f"choose a space for {tile(self.names, q.subject)}.")

    def claim(self, q: Question) -> str:
        return self._for(q, "claim a free land space, where only you may place a tile.")

    def production_target(self, q: Question) -> str:
        what = production(self.names, q.lowered.resource)
        return self._for(q, f"choose whose {what} goes down by {q.lowered.steps}.")

    def remove(self, q: Question) -> str:
        what = amount(self.names, q.removal.most, q.removal.resource)
        verb = "steal" if q.removal.steal else "remove"
        return self._for(q, f"you may {verb} up to {what} from one player.")

    def amount(self, q: Question) -> str:
        if q.takes_cubes:
            return self._for(q, f"choose how many cubes you remove from {quoted(self.names, q.target)}.")
        what = self.names.resource(q.removal.resource)
        many = "many" if q.removal.resource in (MEGACREDITS, PLANTS) else "much"
        verb = "steal" if q.removal.steal else "remove"
        player = "yourself" if q.target == q.seat else self.names.player(q.target)
        return self._for(q, f"choose how {many} {what} you {verb} from {player}.")

    def remove_cubes(self, q: Question) -> str:
        node = q.node
        if isinstance(node, Hunt):
            what = cubes(self.names, 1, node.cube)
            return self._for(q, f"choose a card from which {what} comes onto this one.")
        assert isinstance(node, RemoveCubes)
        return self._for(q, f"you may remove up to {cubes(self.names, node.most, node.cube)} from one card.")

    def cubes(self, q: Question) -> str:
        node = q.node
        if isinstance(node, AddAny):
            return self._for(q, f"choose your card that gets {cubes(self.names, node.cubes, node.cube)}.")
        return self._for(q, "choose your card that gets another cube.")

    def option(self, q: Question) -> str:
        node = q.node
        if isinstance(node, OneOf) and node.optional:
            return self._for(q, "you may do one of these things.")
        if isinstance(node, PlantOrCube):
            return self._for(q, "take a plant, or put a cube onto it.")
        return self._for(q, "choose one of these things.")

    def copy(self, q: Question) -> str:
        return self._for(q, "choose your card with a building tag whose production is repeated.")

    def look(self, q: Question) -> str:
        return self._for(q, f"choose {'a card' if q.left == 1 else f'the first of {cards(q.left)}'} to keep.")

    def buy_looked(self, q: Question) -> str:
        return self._for(q, f"buy the card for {CARD_PRICE} M€, or discard it.")

    def exchange(self, q: Question) -> str:
        return self._for(q, "you may discard a card of your hand and draw another.")

    def swap(self, q: Question) -> str:
        return self._for(q, "choose how many steps of heat production become M€ production.")

    def energy(self, q: Question) -> str:
        return self._for(q, "choose how much energy you spend for as many M€.")

    def _for(self, q: Question, task: str) -> str:
        return capital(task) if q.card is None else f"{self.names.card(q.card)}: {task}"


# what is left undone
DECLINED: Final = {
    "remove": "Take nothing from anybody.",
    "remove_cubes": "Remove nothing.",
    "option": "Do none of it.",
    "exchange": "Keep your hand as it is.",
    "buy_looked": "Discard the card.",
    "final_greenery": "Keep your plants.",
}


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        self.names = names
        self.texts = texts

    # ---- cards

    def play(self, q: Question, card: str) -> str:
        return self._told(f"Play {quoted(self.names, card)} for {q.price(card)} M€", card)

    def act(self, q: Question, card: str) -> str:
        return f"Use {quoted(self.names, card)}: {self.texts.action(card) or self.texts.first_action(card)}."

    def keep(self, q: Question, card: str) -> str:
        if q.kind in ("draft", "look"):
            return self._told(f"Keep {self._with_cost(card)}", card)
        return self._told(f"Buy {self._with_cost(card)}", card)

    def _with_cost(self, card: str) -> str:
        return f"{quoted(self.names, card)}, which costs {self.names.printed(card).cost} M€ to play"

    def _told(self, deed: str, card: str) -> str:
        return f"{deed}. {self.texts.text(card)}"

    def discard(self, q: Question, card: str) -> str:
        if q.kind == "exchange":
            return f"Discard {quoted(self.names, card)} and draw a card."
        return f"Sell {quoted(self.names, card)} for 1 M€."

    def pick(self, q: Question, card: str) -> str:
        name = quoted(self.names, card)
        if q.kind == "copy":
            return f"Repeat the production of {name}: {self.texts.production_box(card)}."
        kind = self.names.printed(card).holds
        has = cubes(self.names, q.cubes(card), kind)
        node = q.node
        if q.kind == "cubes":
            added = node.cubes if isinstance(node, AddAny) else 1
            return f"Put {cubes(self.names, added, kind)} onto {name}, which has {has}."
        source = f"{whose(self.names, q.seat, q.owner(card))} {name}, which has {has}"
        return f"Take {cubes(self.names, 1, kind)} from {source}." if isinstance(node, Hunt) else f"From {source}."

    def corporation(self, q: Question, corporation: str) -> str:
        return self._told(f"Choose {self.names.card(corporation)}", corporation)

    # ---- the board

    def place(self, q: Question, space: str) -> str:
        where = self.names.space(space)
        gain = brings(q, space)
        if q.kind == "claim":
            return f"Claim {where}{f', where a tile brings {gain}' if gain else ''}."
        return f"Place {tile(self.names, q.subject)} on {where}{f': it brings {gain}' if gain else ''}."

    def project(self, q: Question, project: str) -> str:
        price = q.project_price(project)
        cost = f" ({price} M€)" if price else ""
        return f"{self.names.project(project)}{cost}: {PROJECT_TEXTS[project]}."

    def milestone(self, q: Question, milestone: str) -> str:
        deed = f"Claim {self.names.milestone(milestone)} for {MILESTONE_PRICE} M€"
        return f"{deed} ({points(MILESTONE_POINTS)}): you {MILESTONE_TEXTS[milestone]}."

    def award(self, q: Question, award: str) -> str:
        deed = f"Fund {self.names.award(award)} for {q.view['award_price']} M€"
        return f"{deed}: in the end {points(AWARD_POINTS)} go to whoever has the {AWARD_TEXTS[award]}."

    def convert_plants(self, q: Question, content: bool) -> str:
        oxygen = " and raise the oxygen by 1 step" if q.kind == "turn" else ""
        return f"Spend {amount(self.names, q.greenery_plants, PLANTS)}: place a greenery tile{oxygen}."

    def convert_heat(self, q: Question, content: bool) -> str:
        return f"Spend {amount(self.names, HEAT_FOR_TEMPERATURE, HEAT)}: raise the temperature by 1 step."

    # ---- effects

    def target(self, q: Question, seat: int) -> str:
        who = whose(self.names, q.seat, seat)
        if q.kind == "production_target":
            resource = RESOURCES[q.lowered.resource]
            now = q.production(seat, resource)
            return f"Lower {who} {production(self.names, resource)} from {now} to {now - q.lowered.steps}."
        resource = RESOURCES[q.removal.resource]
        has = amount(self.names, q.resource(seat, resource), resource)
        player = "yourself, who have" if seat == q.seat else f"{self.names.player(seat)}, who has"
        return f"From {player} {has}."

    def option(self, q: Question, number: int) -> str:
        if q.kind == "alternative":
            return sentence(self.texts.alternative(q.alternative(number), q.subject))
        node = q.node
        if isinstance(node, OneOf):
            return sentence(self.texts.node(node.parts[number], q.subject))
        if number == 0:
            return f"Take {amount(self.names, 1, PLANTS)}."
        card = self.names.printed(q.subject)
        return f"Put {cubes(self.names, 1, card.holds)} onto {quoted(self.names, card.id)}."

    def next(self, q: Question, index: int) -> str:
        node, card = q.effect(index)
        return f"{self.names.card(card)}: {self.texts.node(node, card)}."

    def amount(self, q: Question, number: int) -> str:
        if q.kind in METALS:
            worth = number * q.metal_value(METALS[q.kind])
            rest = q.bill - worth
            then = f"; {rest} M€ are left to pay" if rest > 0 else ", and all is paid"
            return f"Spend {amount(self.names, number, q.kind)}, worth {worth} M€{then}."
        if q.kind == "heat":
            return f"Spend {amount(self.names, number, HEAT)} and {q.bill - number} M€."
        if q.kind == "swap":
            return f"Turn {count(number, 'step')} of heat production into M€ production."
        if q.kind == "energy":
            return f"Spend {amount(self.names, number, ENERGY)} for {number} M€."
        if q.takes_cubes:
            what = cubes(self.names, number, self.names.printed(q.target).holds)
            return f"Remove {what} from {quoted(self.names, q.target)}."
        what = amount(self.names, number, q.removal.resource)
        player = "yourself" if q.target == q.seat else self.names.player(q.target)
        return f"{'Steal' if q.removal.steal else 'Remove'} {what} from {player}."

    def done(self, q: Question, content: bool) -> str:
        return "Sell no more cards." if q.kind == "sell" else "Buy no more cards."

    def skip(self, q: Question, content: bool) -> str:
        if q.kind == "remove_cubes" and isinstance(q.node, Hunt):
            return "Take it from the imaginary opponent."
        return DECLINED[q.kind]

    def end_turn(self, q: Question, content: bool) -> str:
        return "End your turn after one action."

    def pass_(self, q: Question, content: bool) -> str:
        return "Pass: you take no more actions in this generation."


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        self.names = names
        self.texts = texts

    def play(self, q: Question, card: str) -> str:
        return f"Play {self.names.card(card)} ({q.price(card)} M€)"

    def act(self, q: Question, card: str) -> str:
        return f"Use {self.names.card(card)}"

    def keep(self, q: Question, card: str) -> str:
        verb = "Keep" if q.kind in ("draft", "look") else "Buy"
        return f"{verb} {self.names.card(card)}"

    def discard(self, q: Question, card: str) -> str:
        verb = "Discard" if q.kind == "exchange" else "Sell"
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
        return f"Claim {self.names.milestone(milestone)}"

    def award(self, q: Question, award: str) -> str:
        return f"Fund {self.names.award(award)} ({q.view['award_price']} M€)"

    def target(self, q: Question, seat: int) -> str:
        return "Yourself" if seat == q.seat else self.names.player(seat)

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
        return f"{self.names.card(card)}: {self.texts.node(node, card)}"

    def amount(self, q: Question, number: int) -> str:
        if q.kind == "swap":
            return count(number, "step")
        if q.kind == "amount" and q.takes_cubes:
            return cubes(self.names, number, self.names.printed(q.target).holds)
        return amount(self.names, number, q.removal.resource if q.kind == "amount" else q.kind)

    def convert_plants(self, q: Question, content: bool) -> str:
        return f"Greenery ({amount(self.names, q.greenery_plants, PLANTS)})"

    def convert_heat(self, q: Question, content: bool) -> str:
        return f"Temperature ({amount(self.names, HEAT_FOR_TEMPERATURE, HEAT)})"

    def done(self, q: Question, content: bool) -> str:
        return "Done"

    def skip(self, q: Question, content: bool) -> str:
        return "Skip"

    def end_turn(self, q: Question, content: bool) -> str:
        return "End turn"

    def pass_(self, q: Question, content: bool) -> str:
        return "Pass"
