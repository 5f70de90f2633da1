"""A game printed step by step: who is asked what, with which options, what is chosen and what happens."""

import hashlib
import json
from collections.abc import Iterator

from marsbox.core import SPECTATOR, Event, FastRng, Game, Log, State
from tests.conformance.configurations import Configuration
from tests.conformance.random_play import choose

# More options than this are printed as their number and a digest.
PRINTED_OPTIONS = 24


def printed(configuration: Configuration, seed: int, bias: frozenset[int]) -> str:
    """A whole random game as text."""
    return "\n".join([f"{configuration}, seed {seed}", *lines(configuration, seed, bias)]) + "\n"


def lines(configuration: Configuration, seed: int, bias: frozenset[int]) -> Iterator[str]:
    game = configuration.game
    rng = FastRng(seed)
    log = Log()
    state = game.new(configuration.first_setup(), seed, log)
    yield from events(game, state, log.events)
    step = 0
    while decisions := game.decisions(state):
        step += 1
        decision = decisions[rng.below(len(decisions))]
        action = choose(decision, rng, bias)
        subject = f" about {decision.subject}" if decision.subject >= 0 else ""
        yield f"{step}. seat {decision.seat} is asked {game.decision_kinds[decision.kind]}{subject}"
        yield f"   options: {options(game, decision.options)}"
        yield f"   choice: {form(game, action)}"
        log = Log()
        game.apply(state, decision.seat, action, log)
        yield from events(game, state, log.events)
    yield from ending(game, state)


def options(game: Game, actions: list[int]) -> str:
    """Options by verb, in their order."""
    forms = [form(game, action) for action in actions]
    if len(forms) > PRINTED_OPTIONS:
        return f"{len(forms)}, digest {hashlib.sha256(' '.join(forms).encode()).hexdigest()[:12]}"
    by_verb: dict[str, list[str]] = {}
    for text in forms:
        verb, *rest = text.split(" ", 1)
        by_verb.setdefault(verb, []).extend(rest)
    return "; ".join(" ".join([verb, *rest]) for verb, rest in by_verb.items())


def form(game: Game, action: int) -> str:
    """An action in words without spaces inside its arguments: `hand E1`, `transfer water/energy`, `launch`."""
    verb, content = next(iter(game.actions.form(action).items()))
    if content is True:
        return verb
    if isinstance(content, dict):
        return f"{verb} {'/'.join(str(value) for value in content.values())}"
    return f"{verb} {content}"


def events(game: Game, state: State, happened: list[Event]) -> Iterator[str]:
    """A line for each event, with those who learn of it where that isn't everyone."""
    viewers = [SPECTATOR, *range(state.players)]
    for event in happened:
        seeing = [str(viewer) for viewer in viewers if event.seen_by(viewer)]
        audience = "" if len(seeing) == len(viewers) else f"  (to {', '.join(seeing)})"
        kind = game.event_kinds[event.kind]
        facts = " ".join(str(fact).replace(" ", "_") for fact in game.vocabulary.facts(kind, event.numbers))
        yield f"   {kind} {facts}".rstrip() + audience


def ending(game: Game, state: State) -> Iterator[str]:
    """The result, each point with its reason, and the last position as a spectator sees it."""
    outcome = game.outcome(state)
    assert outcome is not None
    yield f"ranks {outcome.ranks}, scores {outcome.scores}, won {outcome.won}"
    for side, sheet in enumerate(outcome.items):
        items = "; ".join(f"{item.points} for {item.code} {list(item.numbers)}" for item in sheet)
        yield f"side {side}: {items}"
    for name, content in sorted(game.view(state, SPECTATOR).items()):
        yield f"{name}: {json.dumps(content, sort_keys=True)}"
