"""One game of a figure, played to its end. All of it but the time follows from its number, the bot and the code."""

import hashlib
import time
from collections.abc import Iterator
from typing import Any, Final, Protocol

from benchmarks.figures.catalogue import TERRAFORMING, Figure, Measure
from benchmarks.figures.slices import Line
from benchmarks.figures.tuned import tuned_bot
from benchmarks.yardsticks import frozen_bot
from marsbox.bots import make_bot
from marsbox.core import COMPILED, SPECTATOR, Decision, FastRng, Game, Log, Outcome, Setup, State
from marsbox.games import load_game
from marsbox.lab.facts import lab_part

FROZEN: Final = "frozen:"
TUNED: Final = "tuned:"
# a game's seed is a multiple of this for its bots, so that no two bots of a figure have the same random numbers
SEEDS_OF_A_GAME: Final = 16
DIGITS: Final = 6  # of stored seconds
# positions of the figure `iterations`: from these generations of games between frozen greedy bots
GENERATIONS: Final = (4, 5, 6, 7, 8)
SEARCHES: Final = 3  # of the same position, of which the quickest counts


class FigureError(Exception):
    """A bot whose search can't be measured, because it does not search."""


class Player(Protocol):
    """What the bots of `marsbox.bots` and the frozen ones have in common."""

    def choose(self, s: State, decision: Decision) -> int:
        """One of the decision's options."""


def seat_player(name: str, game: Game, seed: int) -> Player:
    """A bot of `marsbox.bots`, `frozen:mcts:200` for a frozen one, or `tuned:governor` for one without its net."""
    if name.startswith(FROZEN):
        return frozen_bot(name.removeprefix(FROZEN), game, seed)
    if name.startswith(TUNED):
        return tuned_bot(name.removeprefix(TUNED), game, seed)
    return make_bot(name, game, seed)


def budget(player: Player) -> int:
    """The iterations that a bot spends on a decision; 0 if it does not search."""
    return int(getattr(player, "iterations", 0))


def timed_choice(player: Player, seen: State, decision: Decision) -> tuple[int, float]:
    """What a player chooses, and the processor seconds that it took."""
    begin = time.process_time()
    action = player.choose(seen, decision)
    return action, time.process_time() - begin


def play(figure: Figure, number: int, bot: str, version: str) -> Line:
    """Game `number` of a figure by a bot."""
    game_id, players = figure.game(number)
    table = Table(load_game(game_id), players, figure.seed(number))
    if figure.measure is Measure.ITERATIONS:
        return _measured_search(figure, number, bot, version, table)
    own = figure.seats(number)
    table.seat(figure.names(number, bot))
    while table.decision() is not None:
        table.step()
    times = table.times(own)
    outcome = table.outcome()
    return Line(
        figure=figure.name,
        number=number,
        seed=table.seed,
        game=game_id,
        bot=bot,
        version=version,
        iterations=budget(table.players[own[0]]),
        seats=own,
        result=_result(outcome, own),
        points=list(outcome.scores[:players]),
        rounds=lab_part(table.game).read(table.game, table.log.events, players)[0],
        unspent=[_money(seat) for seat in table.sheets()],
        cards_played=[_cards(seat) for seat in table.sheets()],
        decisions=len(times),
        actions=table.digest(),
        compiled=COMPILED,
        spent=round(sum(times), DIGITS),
        slowest=round(max(times), DIGITS),
        times=[round(each, DIGITS) for each in times] if figure.measure is Measure.SECONDS else [],
    )


class Table:
    """A game with its players, and what is counted while it is played."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.log = Log()
        self.state = game.new(Setup(players), seed, self.log)
        self.players: list[Player] = []
        self._rng = FastRng(seed * SEEDS_OF_A_GAME + SEEDS_OF_A_GAME - 1)
        self._actions = hashlib.sha256()
        self._times: list[tuple[int, float]] = []

    def seat(self, names: list[str]) -> None:
        """Give every seat its player."""
        own = self.seed * SEEDS_OF_A_GAME
        self.players = [seat_player(name, self.game, own + seat) for seat, name in enumerate(names)]

    def decision(self) -> Decision | None:
        """What is decided next; None when the game is over."""
        decisions = self.game.decisions(self.state)
        return decisions[0] if decisions else None

    def seen(self, decision: Decision) -> State:
        """The position as far as whoever decides knows it; the rest is drawn at random."""
        return self.game.determinize(self.state, decision.seat, self._rng)

    def step(self) -> None:
        """Make one decision."""
        decision = self.decision()
        assert decision is not None
        action, seconds = timed_choice(self.players[decision.seat], self.seen(decision), decision)
        self._times.append((decision.seat, seconds))
        self._actions.update(f"{decision.seat} {action}\n".encode())
        self.game.apply(self.state, decision.seat, action, self.log)

    def times(self, seats: list[int]) -> list[float]:
        """The processor seconds of every decision of some seats."""
        return [seconds for seat, seconds in self._times if seat in seats]

    def outcome(self) -> Outcome:
        """The result of a finished game."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    def digest(self) -> str:
        """A digest of all actions."""
        return self._actions.hexdigest()[:16]

    def sheets(self) -> Iterator[dict[str, Any]]:
        """What each seat has in the open at a table of Terraforming Mars; nothing for another game."""
        if self.game.id == TERRAFORMING:
            yield from self.game.view(self.state, SPECTATOR)["seats"]


def _result(outcome: Outcome, own: list[int]) -> float | None:
    if outcome.won is not None:
        return float(outcome.won)
    if len(own) == len(outcome.ranks):
        return None
    winners = outcome.ranks.count(1)
    return sum(outcome.ranks[seat] == 1 for seat in own) / winners


def _money(sheet: dict[str, Any]) -> int:
    """The M€ left when the last action was taken: the production that follows can't be spent."""
    produced = sheet["rating"] + sheet["production"]["megacredits"]
    return max(0, int(sheet["resources"]["megacredits"]) - int(produced))


def _cards(sheet: dict[str, Any]) -> int:
    projects = [each for each in sheet["played"] if each["card"] != sheet["corporation"]]
    return len(projects) + len(sheet["events"])


def _measured_search(figure: Figure, number: int, bot: str, version: str, table: Table) -> Line:
    """The first real choice of a turn, in one generation in the middle of a game, decided by the bot."""
    players = figure.game(number)[1]
    table.seat([f"{FROZEN}greedy"] * players)
    generation = GENERATIONS[number % len(GENERATIONS)]
    while (decision := table.decision()) is not None and not _in_turn(table, decision, generation):
        table.step()
    assert decision is not None
    iterations = budget(seat_player(bot, table.game, table.seed))
    if iterations == 0:
        raise FigureError(f'"{bot}" makes no iterations; right would be a bot that searches, such as mcts:200')
    action, seconds = _quickest(table, bot, decision)
    return Line(
        figure=figure.name,
        number=number,
        seed=table.seed,
        game=table.game.id,
        bot=bot,
        version=version,
        iterations=iterations,
        seats=[decision.seat],
        result=None,
        points=[],
        rounds=generation,
        unspent=[],
        cards_played=[],
        decisions=1,
        actions=f"{table.digest()} {action}",
        compiled=COMPILED,
        spent=round(seconds, DIGITS),
        slowest=round(seconds, DIGITS),
        rate=round(iterations / seconds, 1),
    )


def _quickest(table: Table, bot: str, decision: Decision) -> tuple[int, float]:
    """What the bot chooses, and the least time of the same search made several times: other work disturbs it less."""
    game = table.game
    seen = table.seen(decision)
    chosen = []
    for _ in range(SEARCHES):
        player = seat_player(bot, game, table.seed * SEEDS_OF_A_GAME + table.state.players)
        chosen.append(timed_choice(player, game.clone(seen), decision))
    return min(chosen, key=lambda choice: choice[1])


def _in_turn(table: Table, decision: Decision, generation: int) -> bool:
    return (
        len(decision.options) > 1
        and table.game.decision_kinds[decision.kind] == "turn"
        and table.game.view(table.state, SPECTATOR)["generation"] >= generation
    )
