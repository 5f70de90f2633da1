"""A tournament: every bot meets every other, in every seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from marsbox.games import load_game
from marsbox.lab.errors import LabError, missing
from marsbox.lab.plan import Plan, make_plan, round_robin
from marsbox.lab.simulation import BatchResult, Running, count_facts, run_plan
from marsbox.lab.tally import Count, Tally
from marsbox.ratings import make_ready


@dataclass(frozen=True)
class Standing:
    """The results of one bot: its games in all seats, its rating, and how often it came ahead of each other bot.

    The rating belongs to the `version` of the bot: another version is another player.
    """

    name: str
    version: str
    count: Count
    rating: float
    deviation: float
    ahead: dict[str, float]

    @property
    def rating_interval(self) -> tuple[float, float]:
        """The 95% interval of the rating."""
        return self.rating - 2 * self.deviation, self.rating + 2 * self.deviation

    def to_dict(self) -> dict[str, object]:
        """The standing as plain data."""
        return {
            "name": self.name,
            "version": self.version,
            **count_facts(self.count),
            "rating": self.rating,
            "rating_deviation": self.deviation,
            "ahead": self.ahead,
        }


@dataclass(frozen=True)
class TournamentResult(BatchResult):
    """The outcome of a tournament, best bot first."""

    players: int
    standings: tuple[Standing, ...]

    def _own_facts(self) -> dict[str, object]:
        return {"players": self.players, "standings": [standing.to_dict() for standing in self.standings]}


def tournament(
    game: str,
    bots: Sequence[str],
    rounds: int,
    seed: int,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    limit: float | None = None,
    running: Running | None = None,
) -> TournamentResult:
    """Play a round robin: in each round every table of bots plays once in every rotation of its seats.

    >>> result = tournament("pocket-mars", ["random", "greedy"], rounds=2, seed=7)
    >>> result.games, result.standings[0].name
    (4, 'greedy')
    """
    plan = tournament_plan(
        game, bots, rounds, seed, players=players, options=options, components=components, limit=limit
    )
    return run_tournament(plan, running or Running())


def run_tournament(plan: Plan, running: Running) -> TournamentResult:
    """Run a plan made by `tournament_plan`."""
    check_openskill()
    tally, summary = run_plan(plan, running)
    return TournamentResult(*summary, plan.players, tuple(standings(plan, tally)))


def check_openskill() -> None:
    """Fail at once, with a sentence, where openskill is missing."""
    try:
        make_ready()
    except ImportError as error:
        raise missing("openskill", "lab", error) from None


def tournament_plan(
    game: str,
    bots: Sequence[str],
    rounds: int,
    seed: int,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    limit: float | None = None,
) -> Plan:
    """The plan of a tournament; without a number of players, the smallest above one that the game allows."""
    if len(set(bots)) < 2:
        raise LabError("too_few_bots", given=len(set(bots)))
    if len(set(bots)) < len(bots):
        raise LabError("bot_twice", bot=next(bot for bot in bots if bots.count(bot) > 1))
    if players is None:
        players = next(count for count in load_game(game, components).player_counts if count > 1)
    if players < 2:
        raise LabError("too_few_players", players=players)
    seatings = round_robin(len(bots), players)
    return make_plan("tournament", game, bots, seatings, rounds * len(seatings), seed, options, components, limit)


def standings(plan: Plan, tally: Tally) -> list[Standing]:
    """Every bot's standing, best rating first."""
    assert tally.ratings is not None
    names = [bot.name for bot in plan.bots]
    found = []
    for bot, name in enumerate(names):
        ahead = {names[other]: score(tally, bot, other) for other in range(len(names)) if other != bot}
        found.append(Standing(name, plan.bots[bot].fingerprint, tally.of_bot(bot), *tally.ratings[bot], ahead))
    return sorted(found, key=lambda standing: -standing.rating)


def score(tally: Tally, bot: int, other: int) -> float:
    """How often a bot came ahead of another at the same table; a tie counts half."""
    ahead, tied, behind = tally.ahead[bot][other], tally.tied[bot][other], tally.ahead[other][bot]
    met = ahead + tied + behind
    return (ahead + tied / 2) / met if met else 0.5
