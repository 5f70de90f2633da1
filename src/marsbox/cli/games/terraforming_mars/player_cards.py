"""A player's cards in Terraforming Mars in detail: the hand, what is in the way of playing it, and those in play."""

from typing import Any

from marsbox.cli.language import Sentences
from marsbox.core import State
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.kinds import DECISION_KINDS
from marsbox.text.terraforming_mars.words import TerraformingMarsWords


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
