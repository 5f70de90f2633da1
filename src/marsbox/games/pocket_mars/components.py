"""The components of Pocket Mars, read from a file that says of every part how certain it is."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from marsbox.core.components import PROVENANCES, ComponentsReader, components_text
from marsbox.core.errors import ComponentsError
from marsbox.games.pocket_mars import steps
from marsbox.games.pocket_mars.kinds import action_table
from marsbox.games.pocket_mars.state import BUILDINGS, CARDS, CARDS_PER_COLOUR, Facts, PocketMarsState

CARD_FIELDS: Final = ("id", "colour", "value", "hand", "module", "provenance")
HIGHEST_VALUE: Final = 7
STEP_NAMES: Final = (
    "launch",
    "land",
    "energy",
    "draw",
    "bury",
    "cover",
    "dig",
    "peek",
    "drain",
    "promote",
    "demote",
    "transfer",
    "recall",
    "swap_zones",
    "swap_cards",
)

ALWAYS: Final = 0
OWN_HERE: Final = 1
NO_OWN_HERE: Final = 2
IN_HAND: Final = 3
CONDITIONS: Final = ("always", "own_here", "no_own_here", "in_hand")


class Condition:
    """What must hold for an action to be used: nothing, or a colonist here, or a card of a colour in the hand."""

    def __init__(self, kind: int, colour: int) -> None:
        self.kind = kind
        self.colour = colour

    def holds(self, s: PocketMarsState, seat: int, card: int, here: int) -> bool:
        """Whether the condition is met now for an action of this card, which doesn't count itself."""
        if self.kind == ALWAYS:
            return True
        if self.kind == IN_HAND:
            return any(other != card and s.facts.colours[other] == self.colour for other in s.hands[seat])
        return (s.colonists_in(here, seat) > 0) == (self.kind == OWN_HERE)


class CardAction:
    """One of the two actions of a card: its cost in energy, its condition and its steps."""

    def __init__(self, cost: int, condition: Condition, parts: tuple[steps.Step, ...]) -> None:
        self.cost = cost
        self.condition = condition
        self.steps = parts

    def usable(self, s: PocketMarsState, seat: int, card: int, here: int) -> bool:
        """Whether the condition holds, the cost can be paid and then at least one step can do something."""
        return self.condition.holds(s, seat, card, here) and s.energy[seat] >= self.cost and self.useful(s, seat, here)

    def useful(self, s: PocketMarsState, seat: int, here: int) -> bool:
        """Whether, the cost once paid, at least one step can do something."""
        s.energy[seat] -= self.cost
        possible = False
        for step in self.steps:
            if step.possible(s, seat, here):
                possible = True
                break
        s.energy[seat] += self.cost
        return possible


class Card:
    """A project card, with the provenance of each of its parts."""

    def __init__(
        self, card_id: str, colour: int, value: int, hand: CardAction, module: CardAction, provenance: dict[str, str]
    ) -> None:
        self.id = card_id
        self.colour = colour
        self.value = value
        self.hand = hand
        self.module = module
        self.provenance = provenance


class Box:
    """All components of the game, as one file describes them."""

    def __init__(
        self, cards: tuple[Card, ...], facts: Facts, provenance: dict[str, str], note: str, content: dict[str, Any]
    ) -> None:
        self.cards = cards
        self.facts = facts
        self.provenance = provenance
        self.note = note
        self._content = content
        self.digest = self.digest_of([card.id for card in cards])
        self.number: dict[str, int] = {card.id: index for index, card in enumerate(cards)}
        self.actions = action_table([card.id for card in cards])

    def digest_of(self, deck: Sequence[str]) -> str:
        """A digest of what matters for the rules of a game with this deck: all but notes and provenances."""
        declared = {card["id"]: card for card in self._content["card"]}
        rules = {
            "energy": [self._content["energy"]["start"], self._content["energy"]["maximum"]],
            "value": self._content["buildings"]["value"],
            "cards": [[declared[name][field] for field in CARD_FIELDS[:-1]] for name in deck if name in declared],
        }
        return hashlib.sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:16]


def load_box(path: Path | None) -> Box:
    """Read a components file, by default the one that comes with the game."""
    name, text = components_text("marsbox.games.pocket_mars", path)
    return parse_box(text, name)


def parse_box(text: str, name: str) -> Box:
    """Make the components from the text of a file; `name` stands in the error messages."""
    reader = _Reader(name)
    content = reader.parse(text)
    reader.only(content, ("note", "energy", "buildings", "card"), "the file")
    energy = reader.table(content, "energy", "the file")
    reader.only(energy, ("start", "maximum", "provenance"), "energy")
    maximum = reader.number(energy, "maximum", "energy", 1, 255)
    start = reader.number(energy, "start", "energy", 0, maximum)
    buildings = reader.table(content, "buildings", "the file")
    reader.only(buildings, ("value", "provenance"), "buildings")
    value = reader.number(buildings, "value", "buildings", 0, HIGHEST_VALUE)
    provenance = {
        f"energy {part}": kind for part, kind in reader.provenance(energy, "energy", ("start", "maximum")).items()
    }
    provenance["building value"] = reader.one_of(buildings, "provenance", "buildings", PROVENANCES)
    entries = content.get("card")
    if not isinstance(entries, list):
        raise reader.error("the file", "card", "is missing", f"{CARDS} tables [[card]]")
    cards = tuple([reader.card(entry, number) for number, entry in enumerate(entries, start=1)])
    reader.check_deck(cards)
    facts = Facts(
        tuple([card.id for card in cards]),
        tuple([card.colour for card in cards]),
        tuple([card.value for card in cards]),
        start,
        maximum,
        value,
    )
    return Box(cards, facts, provenance, str(content.get("note", "")), content)


class _Reader(ComponentsReader):
    """Reads the cards of a components file."""

    def card(self, entry: Any, number: int) -> Card:
        what = f"card number {number}"
        if not isinstance(entry, dict):
            raise self.error(what, "card", f"is {entry!r}", "a table")
        card_id = entry.get("id")
        if not isinstance(card_id, str) or not card_id:
            raise self.error(what, "id", "is missing" if card_id is None else f"is {card_id!r}", 'a name such as "E1"')
        what = f"card {card_id}"
        self.only(entry, CARD_FIELDS, what)
        return Card(
            card_id,
            BUILDINGS.index(self.one_of(entry, "colour", what, BUILDINGS)),
            self.number(entry, "value", what, 0, HIGHEST_VALUE),
            self.action(entry, "hand", what),
            self.action(entry, "module", what),
            self.provenance(entry, what, ("colour", "value", "hand", "module")),
        )

    def action(self, entry: dict[str, Any], field: str, what: str) -> CardAction:
        table = self.table(entry, field, what)
        what = f"{what}, {field}"
        self.only(table, ("if", "cost", "steps"), what)
        cost = self.number(table, "cost", what, 0, 255) if "cost" in table else 0
        condition = self.condition(table, what, field)
        entries = table.get("steps")
        if not isinstance(entries, list) or not entries:
            raise self.error(what, "steps", "is missing or empty", "a list of steps such as { launch = 1 }")
        return CardAction(cost, condition, tuple([self.step(step, what, field) for step in entries]))

    def condition(self, table: dict[str, Any], what: str, part: str) -> Condition:
        written = table.get("if")
        if written is None:
            return Condition(ALWAYS, -1)
        for colour, name in enumerate(BUILDINGS):
            if written == f"{name} card in hand":
                return Condition(IN_HAND, colour)
        if part == "module" and written == "own colonist here":
            return Condition(OWN_HERE, -1)
        if part == "module" and written == "no own colonist here":
            return Condition(NO_OWN_HERE, -1)
        right = '"<colour> card in hand" or, in a module action, "own colonist here" or "no own colonist here"'
        raise self.error(what, "if", f"is {written!r}", right)

    def step(self, entry: Any, what: str, part: str) -> steps.Step:
        names = [str(key) for key in entry if key in STEP_NAMES] if isinstance(entry, dict) else []
        if len(names) != 1:
            raise self.error(what, "steps", f"has the unknown effect {entry!r}", f"one of {', '.join(STEP_NAMES)}")
        name = names[0]
        what = f"{what}, step {name}"
        extra = {"land": "to", "promote": "at", "demote": "at", "dig": "keep"}.get(name)
        self.only(entry, (name,) if extra is None else (name, extra), what)
        count = self.number(entry, name, what, 1, 255)
        if name == "dig":
            return steps.Dig(count, self.number(entry, "keep", what, 1, count))
        if extra is not None:
            places = ("anywhere", "here") if part == "module" else ("anywhere",)
            only_here = self.one_of(entry, extra, what, places) == "here"
            if name == "land":
                return steps.Land(count, only_here)
            return steps.Promote(count, only_here) if name == "promote" else steps.Demote(count, only_here)
        return _plain_step(name, count)

    def check_deck(self, cards: tuple[Card, ...]) -> None:
        if len(cards) != CARDS:
            raise ComponentsError(f"{self.file}: the deck has {len(cards)} cards; right would be {CARDS}")
        for colour, name in enumerate(BUILDINGS):
            count = len([card for card in cards if card.colour == colour])
            if count != CARDS_PER_COLOUR:
                raise ComponentsError(
                    f"{self.file}: the deck has {count} {name} cards; right would be {CARDS_PER_COLOUR} of each colour"
                )
        seen: set[str] = set()
        for card in cards:
            if card.id in seen:
                raise self.error(f"card {card.id}", "id", "is used twice", "a name of its own for each card")
            seen.add(card.id)
            for action in (card.hand, card.module):
                self.check_here(card, action)

    def check_here(self, card: Card, action: CardAction) -> None:
        """The construction building hosts nobody, so its cards can't speak of colonists here."""
        if BUILDINGS[card.colour] != "construction":
            return
        speaks = action.condition.kind in (OWN_HERE, NO_OWN_HERE)
        for step in action.steps:
            speaks = speaks or "here" in step.details().values()
        if speaks:
            raise self.error(
                f"card {card.id}", "module", 'speaks of colonists "here"', "anywhere: construction hosts none"
            )


def _plain_step(name: str, count: int) -> steps.Step:
    if name == "launch":
        return steps.Launch(count)
    if name == "energy":
        return steps.GainEnergy(count)
    if name == "draw":
        return steps.Draw(count)
    if name == "bury":
        return steps.Bury(count)
    if name == "cover":
        return steps.Cover(count)
    if name == "peek":
        return steps.Peek(count)
    if name == "drain":
        return steps.Drain(count)
    if name == "transfer":
        return steps.Transfer(count)
    if name == "recall":
        return steps.Recall(count)
    if name == "swap_zones":
        return steps.SwapZones(count)
    return steps.SwapCards(count)
