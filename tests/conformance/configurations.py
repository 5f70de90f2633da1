"""The ways in which every registered game is set up: what the conformance suite runs over."""

import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from marsbox.core import Game, Setup
from marsbox.core.format_1 import FILE
from marsbox.games import GAME_IDS, entry_of, load_game


@dataclass(frozen=True)
class Configuration:
    """A game, a number of players, and options; one that is not named has its default."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.players), *(f"{name}-{value}" for name, value in self.options)])

    @property
    def game(self) -> Game:
        """The rules, loaded once."""
        return game_with_id(self.game_id)

    def setup(self) -> Setup:
        """A fresh set-up."""
        return Setup(self.players, dict(self.options))

    def first_setup(self) -> Setup:
        """A fresh set-up dealt from what the first version had: the same deal also after a card was added."""
        return Setup(self.players, dict(self.options), dealt_from=first_dealt_from(self.game_id))


@cache
def game_with_id(game_id: str) -> Game:
    """The rules of a registered game, loaded once."""
    return load_game(game_id)


@cache
def first_dealt_from(game_id: str) -> dict[str, tuple[str, ...]] | None:
    """The names that the first version of a game dealt from; None for a game that is younger than format 1."""
    file = resources.files(entry_of(game_id).package).joinpath(FILE)
    if not file.is_file():
        return None
    dealt_from = json.loads(file.read_text("utf-8"))["dealt_from"]
    return {part: tuple(names) for part, names in dealt_from.items()}


# Of a game with very many ways to set it up only these are run: the options that are not their default.
CHOSEN: dict[str, list[tuple[int, tuple[str, ...]]]] = {
    "terraforming-mars": [
        (1, ()),
        (2, ()),
        (2, ("corporate_era",)),
        (3, ("beginner_1", "beginner_2", "beginner_3")),
        (4, ("corporate_era", "beginner_4")),
        (5, ("corporate_era", "draft", "beginner_5")),
    ]
}


def configurations_of(game_id: str) -> list[Configuration]:
    """All player counts of a game with all combinations of the options that apply to them, or those chosen."""
    if game_id in CHOSEN:
        return [
            Configuration(game_id, players, tuple((name, "on") for name in options))
            for players, options in CHOSEN[game_id]
        ]
    game = game_with_id(game_id)
    found = []
    for players in game.player_counts:
        choices = [
            [(option.name, value) for value in option.values]
            for option in game.setup_options
            if players in option.players
        ]
        found += [Configuration(game_id, players, options) for options in itertools.product(*choices)]
    return found


CONFIGURATIONS = tuple(itertools.chain.from_iterable(configurations_of(game_id) for game_id in GAME_IDS))

# The documented length of random play: no game with uniformly chosen actions takes more decisions than this. The
# longest seen in 200,000 games of Pocket Mars took about a third of it. In Mission: Red Planet nobody is asked more
# than seven times for a character, the choice of it included: 5 seats, 10 turns and 9 questions at set-up make 359.
# In Terraforming Mars nothing but chance bounds the number of generations; the longest of 700 took a quarter of it.
# A game that names no length has that of the longest.
LONGEST_RANDOM_GAME = {"pocket-mars": 2000, "mission-red-planet": 360, "terraforming-mars": 4000}


def longest_random_game(game_id: str) -> int:
    """The documented length of random play of a game."""
    return LONGEST_RANDOM_GAME.get(game_id, max(LONGEST_RANDOM_GAME.values()))


def card_ids(game_id: str, verb: str) -> list[str]:
    """The cards that a verb can name."""
    table = game_with_id(game_id).actions
    forms = [table.form(action) for action in range(table.size) if table.verb(action) == verb]
    return [str(form[verb]) for form in forms]


# What uniform choices hardly ever lead to, a part of the random games is drawn to by the actions that it prefers.
BIASES: dict[str, dict[str, list[Mapping[str, object]]]] = {
    "mission-red-planet": {
        # all outer zones have a discovery, the event pile runs out
        "research": [{"choose": "scientist"}, {"choose": "recruiter"}, {"draw": True}],
        # the ship pile runs out
        "departures": [
            {"choose": "recruiter"},
            {"choose": "secret_agent"},
            {"choose": "saboteur"},
            *[{verb: ship} for verb in ("board", "launch", "destroy") for ship in range(5)],
        ],
    },
    "terraforming-mars": {
        # whoever builds up an engine of cards reaches those that need tags, cubes or the boxes of other cards
        "engine": [
            *[{verb: card} for verb in ("play", "keep", "act") for card in card_ids("terraforming-mars", verb)],
            {"convert_plants": True},
            {"convert_heat": True},
        ],
    },
}


def biases_of(game_id: str) -> list[str]:
    """The names of the biases of a game, and first the empty one, which prefers nothing."""
    return ["", *BIASES.get(game_id, {})]


@cache
def preferred(game_id: str, bias: str) -> frozenset[int]:
    """The actions that a game with this bias prefers; none for the empty name."""
    table = game_with_id(game_id).actions
    return frozenset(table.number(form) for form in BIASES[game_id][bias]) if bias else frozenset()


def bias_of(configuration: Configuration, seed: int) -> frozenset[int]:
    """What the random game with this seed prefers: nothing or one of the biases, in turn."""
    biases = biases_of(configuration.game_id)
    return preferred(configuration.game_id, biases[seed % len(biases)])
