"""Words for a game that has none of its own: the names in its data, spelt out. They are the same in every language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from marsbox.core.contract import Decision, Game, Outcome, View
from marsbox.core.events import Event
from marsbox.core.names import REST
from marsbox.text import english, french
from marsbox.text.mentions import Mention
from marsbox.text.voice import Terms, Voice
from marsbox.text.words import RulesSection, Words

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


class _Spelt(dict[str, str]):
    """Any name, spelt out."""

    def __missing__(self, name: str) -> str:
        return spelt(name)


class _SpeltValues(dict[str, dict[str, str]]):
    """Any value of any option, spelt out."""

    def __missing__(self, name: str) -> dict[str, str]:
        return _Spelt()


class _Speaker:
    """Says any kind of thing by its name."""

    def __getattr__(self, kind: str) -> Callable[..., str]:
        return lambda *things: english.capital(spelt(kind.removesuffix("_")))


class _Options:
    """Says what an option does: its verb and its content."""

    def __getattr__(self, verb: str) -> Callable[[object, object], str]:
        name = english.capital(spelt(verb.removesuffix("_")))
        return lambda question, content: name if content is True else f"{name}: {spelt(content)}"


class _EnglishRefusals(english.Refusals, _Speaker):
    """What is refused in every game, and the codes of a game's own reasons."""


class _FrenchRefusals(french.Refusals, _Speaker):
    """The same in French."""


class PlainWords(Words):
    """The words of any game, from the names of its actions, questions, events and things."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        super().__init__(game, language, _voice(game, language, names))

    def _chapters(self) -> list[RulesSection]:
        return []

    def components(self) -> dict[str, Any]:
        return {}

    def card_name(self, card: int | str) -> str:
        return spelt(card)

    def card_facts(self, card: int | str) -> dict[str, Any]:
        return {"id": str(card), "name": self.card_name(card)}

    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        return []

    def _question(self, view: View, decision: Decision) -> object:
        return decision

    def event(self, event: Event) -> str:
        kind = self.game.event_kinds[event.kind]
        facts = self.game.vocabulary.facts(kind, event.numbers)
        told = [self._fact(sort, fact) for sort, fact in zip(self._sorts(kind, len(facts)), facts, strict=True)]
        return self._typeset(": ".join([english.capital(spelt(kind)), ", ".join(told)]) if told else spelt(kind))

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
    in_french = language == "fr"
    any_player = french.ANY_PLAYER if in_french else english.ANY_PLAYER

    def player(side: int) -> str:
        return names[side] if 0 <= side < len(names) else f"{any_player} {side + 1}"

    def summary(outcome: Outcome) -> str:
        if outcome.won is False:
            return waiting([])
        winners = [player(side) for side, rank in enumerate(outcome.ranks) if rank == 1]
        return victory(winners, max(outcome.scores))

    victory = french.victory if in_french else english.victory
    waiting = french.waiting if in_french else english.waiting
    refusals: type[_FrenchRefusals | _EnglishRefusals] = _FrenchRefusals if in_french else _EnglishRefusals
    return Voice(
        terms=_terms(game, french.PROVENANCES if in_french else english.PROVENANCES),
        player=player,
        prompts=_Speaker(),
        options=_Options(),
        short_options=_Options(),
        log=_Speaker(),
        refusals=refusals(player, [spelt(kind) for kind in game.decision_kinds]),
        scores=_Speaker(),
        summary=summary,
        waiting=waiting,
        signed=french.signed if in_french else english.signed,
        sentence=english.sentence,
        typeset=french.typeset if in_french else str,
    )


def _terms(game: Game, provenances: dict[str, str]) -> Terms:
    return Terms(
        game_name=spelt(game.id).title(),
        game_summary="",
        components_note="",
        card_parts=_Spelt(),
        provenances=provenances,
        setup_options=_Spelt(),
        setup_option_help=_Spelt(),
        setup_values=_SpeltValues(),
        verbs=_Spelt(),
        questions=_Spelt(),
        phases=_Spelt(),
        chapters={},
        score_categories=_Spelt(),
        value_parts=_Spelt(),
    )
