"""A player's cards in Terraforming Mars in detail: the hand, what is in the way of playing it, and those in play."""

from typing import Any, Final

from rich.text import Text

from marsbox.cli.games.board import folded_lines
from marsbox.cli.games.terraforming_mars.components import CARD_STYLES
from marsbox.cli.games.touches import touching
from marsbox.cli.language import Sentences
from marsbox.core import State, View
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.kinds import DECISION_KINDS
from marsbox.text.terraforming_mars.words import TerraformingMarsWords

TAKEN: Final = "+"
CARD_INDENT: Final = 3


class PlayerCards:
    """What there is to read of a player's cards, as lines of any length."""

    def __init__(self, game: TerraformingMars, words: TerraformingMarsWords, say: Sentences) -> None:
        self.game = game
        self.words = words
        self.say = say

    def page(self, state: State, seat: int, owner: int) -> list[str]:
        """The cards of a player as a seat knows them."""
        view = self.game.view(state, seat)
        side = view["seats"][owner]
        lines = [self._head(side)]
        if side["hand"]:
            lines += self._hand(state, seat, view["prices"])
        return [*lines, *self._in_play(side), *self._events(side)]

    def in_sight(self, view: View, state: State, width: int) -> list[Text]:
        """What a seat has before it and in hand with texts, as lines that can be pointed at."""
        seat = view["seat"]
        side = view["seats"][seat]
        taken = [card for answer in view["answers"] for card in answer.values()]
        offered = [*view["corporations"], *sorted(view["offered"], key=lambda card: self._facts(card)["number"])]
        groups: list[tuple[str, list[tuple[str, str, str]]]] = [
            ("terraforming_offered", [(card, TAKEN if card in taken else self._cost(card), "") for card in offered]),
            ("terraforming_drafted", [(card, self._cost(card), "") for card in view["drafted"]]),
            ("terraforming_hand", self._priced(view, state, seat)),
        ]
        lines: list[Text] = []
        for title, cards in groups:
            if cards:
                lines.append(Text(self.say(title, count=len(cards)), style="bold underline"))
            for card, sign, reason in cards:
                lines += self._card_lines(card, sign, reason, width)
        return lines + self._played_lines(side, width)

    def _priced(self, view: View, state: State, seat: int) -> list[tuple[str, str, str]]:
        """The cards of the hand with their prices and what is in the way; those that can be played come first."""
        decision = self.game.decision(state, seat)
        playing = decision is not None and DECISION_KINDS[decision.kind] == "turn"
        found = []
        for card, price in view["prices"].items():
            reason = self.game.why_not(state, seat, self.game.actions.number({"play": card})) if playing else None
            sign = TAKEN if card in view["selling"] else str(price)
            found.append((card, sign, "" if reason is None else self.words.reason(reason)))
        return sorted(found, key=lambda entry: bool(entry[2]))

    def _card_lines(self, card: str, sign: str, reason: str, width: int) -> list[Text]:
        facts = self.words.card_facts(card)
        style = CARD_STYLES[facts["kind"]]
        line = Text(f"{sign:>2} ").append(facts["name"], style=f"dim {style}" if reason else f"bold {style}")
        line.append(f": {facts['text']}", style="dim" if reason else "default")
        lines = folded_lines(line, width, CARD_INDENT)
        if reason:
            lines += folded_lines(Text(f"   {reason}", style="italic"), width, CARD_INDENT)
        return [touching(part, f"card:{card}") for part in lines]

    def _facts(self, card: str) -> dict[str, Any]:
        return self.words.card_facts(card)

    def _cost(self, card: str) -> str:
        facts = self._facts(card)
        return "" if facts["number"] is None else str(facts["cost"])

    def _played_lines(self, side: dict[str, Any], width: int) -> list[Text]:
        if not side["played"]:
            return []
        lines = [Text(self.say("terraforming_in_play", count=len(side["played"])), style="bold underline")]
        for entry in side["played"]:
            facts = self.words.card_facts(entry["card"])
            lasting = " ".join(filter(None, [facts["ongoing"], facts["action"]]))
            if lasting or facts["holds"] is not None:
                shown = Text(self._entry(entry, facts, lasting), style="dim" if entry["used"] else "")
                shown.stylize(CARD_STYLES[facts["kind"]], 0, len(facts["name"]))
                lines += [touching(part, f"card:{entry['card']}") for part in folded_lines(shown, width, CARD_INDENT)]
        return lines

    def _head(self, side: dict[str, Any]) -> str:
        parts = [self.words.player(side["seat"])]
        if side["corporation"] is not None:
            parts.append(self.words.card_name(side["corporation"]))
        tags = [f"{self.words.tag(tag)} {count}" for tag, count in side["tags"].items() if count]
        if tags:
            parts.append(self.say("about", thing=self.words.card_part("tags"), what=", ".join(tags)))
        return " · ".join(parts)

    # ---- the hand

    def _hand(self, state: State, seat: int, prices: dict[str, int]) -> list[str]:
        """Cards that can be played come first, with their texts; the others with what is in the way."""
        decision = self.game.decision(state, seat)
        playing = decision is not None and DECISION_KINDS[decision.kind] == "turn"
        playable, others = [], []
        for card, price in prices.items():
            reason = self.game.why_not(state, seat, self.game.actions.number({"play": card})) if playing else None
            if reason is None:
                playable.append(f"{price:>3} {self._with_text(card)}")
            else:
                others.append(f"{price:>3} {self.words.reason(reason)}")
        if not playing:
            return [self.say("terraforming_hand", count=len(prices)), *playable]
        lines = [self.say("terraforming_playable", count=len(playable)), *playable]
        return [*lines, self.say("terraforming_unplayable", count=len(others)), *others] if others else lines

    def _with_text(self, card: str) -> str:
        return self.say("about", thing=self.words.card_name(card), what=self.words.card_facts(card)["text"])

    # ---- the table before the player

    def _in_play(self, side: dict[str, Any]) -> list[str]:
        """Cards that do something still, with what that is; then the names of the others."""
        lasting_cards, others = [], []
        for entry in side["played"]:
            facts = self.words.card_facts(entry["card"])
            lasting = " ".join(filter(None, [facts["ongoing"], facts["action"]]))
            if lasting or facts["holds"] is not None:
                lasting_cards.append(f"  {self._entry(entry, facts, lasting)}")
            else:
                others.append(facts["name"])
        lines = [self.say("terraforming_in_play", count=len(side["played"])), *lasting_cards] if side["played"] else []
        if others:
            lines.append("  " + self.say("about", thing=self.say("terraforming_others"), what=", ".join(others)))
        return lines

    def _entry(self, entry: dict[str, Any], facts: dict[str, Any], lasting: str) -> str:
        notes = []
        if facts["holds"] is not None:
            notes.append(f"{self.words.cube(facts['holds'])} × {entry['cubes']}")
        if facts["action"] and entry["used"]:
            notes.append(self.say("terraforming_used"))
        name = facts["name"] + (f" ({', '.join(notes)})" if notes else "")
        return self.say("about", thing=name, what=lasting or facts["points"])

    def _events(self, side: dict[str, Any]) -> list[str]:
        names = ", ".join(self.words.card_name(card) for card in side["events"])
        return [self.say("about", thing=self.say("terraforming_events"), what=names)] if names else []
