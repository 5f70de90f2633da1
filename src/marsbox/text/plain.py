"""Words for a game that has none of its own: the names in its data, spelt out. They are the same in every language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from marsbox.core.contract import Decision, Game, Outcome, View
from marsbox.core.events import Event
from marsbox.core.names import REST
from marsbox.text.every_game import Refusals, any_player, victory
from marsbox.text.mentions import Mention
from marsbox.text.speaker import Speaker
from marsbox.text.voice import Voice
from marsbox.text.words import RulesSection, Words
from marsbox.words import Phrase
from marsbox.words.formats import capital

PLAYERS: Final = ("seat", "side")
"""The sorts of facts of an event that are players."""


def spelt(name: object) -> str:
    """A name in the data as people write it.

    >>> spelt("draw_two"), spelt({"from": "moon_base", "to": 2})
    ('draw two', 'from moon base, to 2')
    """
    if isinstance(name, dict):
        return ", ".join(f"{spelt(key)} {spelt(value)}" for key, value in name.items())
    return str(name).replace("_", " ").replace("-", " ")


class _SpeltMessages(Speaker):
    """Any message of a game, spelt out by the last part of its id."""

    def say(self, message: str, /, **facts: object) -> str:
        return spelt(message.rpartition("-")[2])

    def phrase(self, message: str, /, **facts: object) -> Phrase:
        return Phrase(self.say(message), {}, {})

    def has(self, message: str) -> bool:
        return not message.startswith("chapter-")

    def names(self, group: str) -> list[str]:
        return []


class _AnyKind:
    """Says any kind of thing by its name."""

    def __getattr__(self, kind: str) -> Callable[..., str]:
        return lambda *things: capital(spelt(kind.removesuffix("_")))


class _AnyOption:
    """Says what an option does: its verb and its content."""

    def __getattr__(self, verb: str) -> Callable[[object, object], str]:
        name = capital(spelt(verb.removesuffix("_")))
        return lambda question, content: name if content is True else f"{name}: {spelt(content)}"


class _AnyRefusal(Refusals, _AnyKind):
    """What is refused in every game, and the codes of a game's own reasons."""


class PlainWords(Words):
    """The words of any game, from the names of its actions, questions, events and things."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        super().__init__(game, _voice(game, language, names))

    def game_name(self) -> str:
        return spelt(self.game.id).title()

    def game_summary(self) -> str:
        return ""

    def components_note(self) -> str:
        return ""

    def rules(self) -> list[RulesSection]:
        return []

    def components(self) -> dict[str, Any]:
        return {}

    def card_name(self, card: int | str) -> str:
        return spelt(card)

    def card_facts(self, card: int | str) -> dict[str, Any]:
        return {"id": str(card), "name": self.card_name(card)}

    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        return []

    def _question(self, view: View, decision: Decision, reader: int) -> object:
        return decision

    def event(self, event: Event) -> str:
        kind = self.game.event_kinds[event.kind]
        facts = self.game.vocabulary.facts(kind, event.numbers)
        told = [self._fact(sort, fact) for sort, fact in zip(self._sorts(kind, len(facts)), facts, strict=True)]
        return ": ".join([capital(spelt(kind)), ", ".join(told)]) if told else spelt(kind)

    def _fact(self, sort: str, fact: object) -> str:
        return self.player(fact) if sort in PLAYERS and isinstance(fact, int) else spelt(fact)

    def _sorts(self, kind: str, count: int) -> list[str]:
        sorts = list(self.game.vocabulary.events[kind])
        return (sorts + sorts[-1:] * count)[:count] if sorts and sorts[-1].endswith(REST) else sorts

    def _mentions(self, kind: str, numbers: Sequence[int]) -> Iterable[Mention]:
        return []

    def event_seat(self, event: Event) -> int:
        sorts = self.game.vocabulary.events[self.game.event_kinds[event.kind]]
        return next((number for sort, number in zip(sorts, event.numbers, strict=False) if sort in PLAYERS), -1)


def _voice(game: Game, language: str, names: Sequence[str]) -> Voice:
    speaker = _SpeltMessages(language, game.id)

    def player(side: int) -> str:
        return names[side] if 0 <= side < len(names) else any_player(speaker, side)

    def summary(outcome: Outcome) -> str:
        if outcome.won is False:
            return speaker.of_every_game().say("over")
        winners = [player(side) for side, rank in enumerate(outcome.ranks) if rank == 1]
        return victory(speaker, winners, max(outcome.scores))

    return Voice(
        speaker=speaker,
        player=player,
        prompts=_AnyKind(),
        options=_AnyOption(),
        short_options=_AnyOption(),
        steps=_AnyOption(),
        log=_AnyKind(),
        refusals=_AnyRefusal(speaker, player, game.decision_kinds),
        scores=_AnyKind(),
        benefits=_AnyKind(),
        summary=summary,
    )
