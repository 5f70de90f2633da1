"""What the options of a decision do, in a sentence and in a few words."""

from marsbox.games.terraforming_mars.attacks import Hunt
from marsbox.games.terraforming_mars.choices import AddAny, OneOf
from marsbox.games.terraforming_mars.projects import HEAT_FOR_TEMPERATURE, MILESTONE_PRICE
from marsbox.games.terraforming_mars.scoring import AWARD_POINTS, MILESTONE_POINTS
from marsbox.games.terraforming_mars.state import ENERGY, HEAT, PLANTS, RESOURCES
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.prompts import METALS
from marsbox.text.terraforming_mars.question import Question
from marsbox.text.terraforming_mars.things import amount, brings, cubes, production, quoted, tile
from marsbox.words import Phrase


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        self.names = names
        self.texts = texts
        self._say = names.speaker.say
        self._phrase = names.speaker.phrase

    # ---- cards

    def play(self, q: Question, card: str) -> str:
        text = self.texts.text(card)
        return self._say("option-play", card=quoted(self.names, card), price=q.price(card), text=text)

    def act(self, q: Question, card: str) -> str:
        return self._say("option-act", card=quoted(self.names, card), action=self.texts.action(card))

    def keep(self, q: Question, card: str) -> str:
        message = "option-keep" if q.kind in ("draft", "look") else "option-buy"
        facts = {"cost": self.names.printed(card).cost, "text": self.texts.text(card)}
        return self._say(message, card=quoted(self.names, card), **facts)

    def discard(self, q: Question, card: str) -> str:
        message = "option-exchange" if q.kind == "exchange" else "option-sell"
        return self._say(message, card=quoted(self.names, card))

    def pick(self, q: Question, card: str) -> str:
        name = quoted(self.names, card)
        if q.kind == "copy":
            return self._say("option-copy", card=name, productions=self.texts.production_box(card))
        kind = self.names.printed(card).holds
        has = cubes(self.names, q.cubes(card), kind)
        node = q.node
        if q.kind == "cubes":
            added = cubes(self.names, node.cubes if isinstance(node, AddAny) else 1, kind)
            return self._say("option-add_cubes", cubes=added, card=name, has=has)
        what = "hunt" if isinstance(node, Hunt) else "remove_cubes"
        facts = {"cubes": cubes(self.names, 1, kind), "card": name, "has": has}
        owner = q.owner(card)
        if owner == q.reader:
            return self._say(f"option-own_{what}", **facts)
        return self._say(f"option-{what}", player=self.names.player(owner), **facts)

    def corporation(self, q: Question, corporation: str) -> str:
        text = self.texts.text(corporation)
        return self._say("option-corporation", corporation=self.names.card(corporation), text=text)

    # ---- the board

    def place(self, q: Question, space: str) -> str:
        where, bonuses = self.names.space(space), brings(q, space)
        if q.kind == "claim":
            return self._say("option-claim", space=where, bonuses=bonuses)
        return self._say("option-place", tile=tile(self.names, q.subject), space=where, bonuses=bonuses)

    def project(self, q: Question, project: str) -> str:
        effect = self._phrase(f"project_text-{project}")
        return self._say(
            "option-project", project=self.names.project(project), price=q.project_price(project), effect=effect
        )

    def milestone(self, q: Question, milestone: str) -> str:
        facts = {"price": MILESTONE_PRICE, "points": MILESTONE_POINTS, "demand": self.texts.demand(milestone)}
        return self._say("option-milestone", milestone=self.names.milestone(milestone), **facts)

    def award(self, q: Question, award: str) -> str:
        facts = {"price": q.view["award_price"], "points": AWARD_POINTS, "most": self._phrase(f"award_text-{award}")}
        return self._say("option-award", award=self.names.award(award), **facts)

    def convert_plants(self, q: Question, content: bool) -> str:
        message = "option-convert_plants" if q.kind == "turn" else "option-final_greenery"
        return self._say(message, amount=amount(self.names, q.greenery_plants, PLANTS))

    def convert_heat(self, q: Question, content: bool) -> str:
        return self._say("option-convert_heat", amount=amount(self.names, HEAT_FOR_TEMPERATURE, HEAT))

    # ---- effects

    def target(self, q: Question, seat: int) -> str:
        own = "own_" if seat == q.reader else ""
        player = self.names.player(seat)
        if q.kind == "production_target":
            resource = RESOURCES[q.lowered.resource]
            now = q.production(seat, resource)
            facts = {"now": now, "then": now - q.lowered.steps}
            lowered = production(self.names, resource)
            return self._say(f"option-lower_{own}production", player=player, production=lowered, **facts)
        resource = RESOURCES[q.removal.resource]
        has = amount(self.names, q.resource(seat, resource), resource)
        return self._say("option-from_yourself" if own else "option-from_player", player=player, has=has)

    def option(self, q: Question, number: int) -> str:
        clause = chosen_clause(q, self.texts, number)
        if clause is not None:
            return self._say("option-clause", clause=clause)
        if number == 0:
            return self._say("option-take_plant", amount=amount(self.names, 1, PLANTS))
        card = self.names.printed(q.subject)
        return self._say("option-put_cube", cubes=cubes(self.names, 1, card.holds), card=quoted(self.names, card.id))

    def next(self, q: Question, index: int) -> str:
        node, card = q.effect(index)
        return self._say("option-next", card=self.names.card(card), effect=self.texts.node(node, card))

    def amount(self, q: Question, number: int) -> str:
        if q.kind in METALS:
            worth = number * q.metal_value(METALS[q.kind])
            spent = amount(self.names, number, q.kind)
            return self._say("option-spend_metal", amount=spent, worth=worth, rest=max(0, q.bill - worth))
        if q.kind == "heat":
            return self._say("option-spend_heat", amount=amount(self.names, number, HEAT), money=q.bill - number)
        if q.kind == "swap":
            return self._say("option-swap", steps=number)
        if q.kind == "energy":
            return self._say("option-energy", amount=amount(self.names, number, ENERGY), money=number)
        return self._removed(q, number)

    def _removed(self, q: Question, number: int) -> str:
        if q.takes_cubes:
            removed = cubes(self.names, number, self.names.printed(q.target).holds)
            return self._say("option-amount_cubes", cubes=removed, card=quoted(self.names, q.target))
        how = "steal" if q.removal.steal else "remove"
        removed = amount(self.names, number, q.removal.resource)
        if q.target == q.reader:
            return self._say(f"option-amount_own_{how}", amount=removed)
        return self._say(f"option-amount_{how}", amount=removed, player=self.names.player(q.target))

    def done(self, q: Question, content: bool) -> str:
        return self._say("option-done_selling" if q.kind == "sell" else "option-done_buying")

    def skip(self, q: Question, content: bool) -> str:
        hunts = q.kind == "remove_cubes" and isinstance(q.node, Hunt)
        return self._say("option-skip-hunt" if hunts else f"option-skip-{q.kind}")

    def end_turn(self, q: Question, content: bool) -> str:
        return self._say("option-end_turn")

    def pass_(self, q: Question, content: bool) -> str:
        return self._say("option-pass")


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        self.names = names
        self.texts = texts
        self._say = names.speaker.say

    def play(self, q: Question, card: str) -> str:
        return self._say("short-play", card=self.names.card(card), price=q.price(card))

    def act(self, q: Question, card: str) -> str:
        return self._say("short-act", card=self.names.card(card))

    def keep(self, q: Question, card: str) -> str:
        return self._say("short-keep" if q.kind in ("draft", "look") else "short-buy", card=self.names.card(card))

    def discard(self, q: Question, card: str) -> str:
        return self._say("short-discard" if q.kind == "exchange" else "short-sell", card=self.names.card(card))

    def pick(self, q: Question, card: str) -> str:
        return self.names.card(card)

    def corporation(self, q: Question, corporation: str) -> str:
        return self.names.card(corporation)

    def place(self, q: Question, space: str) -> str:
        return self._say("short-place", space=self.names.space_title(space), bonuses=brings(q, space))

    def project(self, q: Question, project: str) -> str:
        return self._say("short-project", project=self.names.project(project), price=q.project_price(project))

    def milestone(self, q: Question, milestone: str) -> str:
        return self._say("short-milestone", milestone=self.names.milestone(milestone))

    def award(self, q: Question, award: str) -> str:
        return self._say("short-award", award=self.names.award(award), price=q.view["award_price"])

    def target(self, q: Question, seat: int) -> str:
        return self._say("short-yourself") if seat == q.reader else self.names.player(seat)

    def option(self, q: Question, number: int) -> str:
        clause = chosen_clause(q, self.texts, number)
        if clause is not None:
            return self._say("short-clause", clause=clause)
        card = self.names.printed(q.subject)
        return str(amount(self.names, 1, PLANTS) if number == 0 else cubes(self.names, 1, card.holds))

    def next(self, q: Question, index: int) -> str:
        node, card = q.effect(index)
        return self._say("short-next", card=self.names.card(card), effect=self.texts.node(node, card))

    def amount(self, q: Question, number: int) -> str:
        if q.kind == "swap":
            return self._say("short-swap", steps=number)
        if q.kind == "amount" and q.takes_cubes:
            return str(cubes(self.names, number, self.names.printed(q.target).holds))
        return str(amount(self.names, number, q.removal.resource if q.kind == "amount" else q.kind))

    def convert_plants(self, q: Question, content: bool) -> str:
        return self._say("short-convert_plants", amount=amount(self.names, q.greenery_plants, PLANTS))

    def convert_heat(self, q: Question, content: bool) -> str:
        return self._say("short-convert_heat", amount=amount(self.names, HEAT_FOR_TEMPERATURE, HEAT))

    def done(self, q: Question, content: bool) -> str:
        return self._say("short-done")

    def skip(self, q: Question, content: bool) -> str:
        return self._say("short-skip")

    def end_turn(self, q: Question, content: bool) -> str:
        return self._say("short-end_turn")

    def pass_(self, q: Question, content: bool) -> str:
        return self._say("short-pass")


def chosen_clause(q: Question, texts: CardTexts, number: int) -> Phrase | None:
    """What a choice between clauses on a card does; None where a plant or a cube is chosen."""
    if q.kind == "alternative":
        return texts.alternative(q.alternative(number), q.subject)
    node = q.node
    return texts.node(node.parts[number], q.subject) if isinstance(node, OneOf) else None
