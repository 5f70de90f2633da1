"""OpenSpiel: the games registered with `pyspiel`.

Importing this module registers the built-in games: `marsbox_pocket_mars`, `marsbox_mission_red_planet` and so on. The
first move is chance's: it chooses one of `deals` seeds, and everything random in the game follows from it. Whoever owes
the first decision moves next, so every game is sequential; a question put to several seats is answered in seat order,
unseen by the others.

>>> import pyspiel
>>> game = pyspiel.load_game("marsbox_pocket_mars(players=3,draft=on)")
>>> game.num_players(), game.num_distinct_actions()
(3, 680)
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from marsbox.core import Decision, Game, Setup
from marsbox.env.encoders import encoder_of
from marsbox.env.episode import rewards
from marsbox.env.packages import missing
from marsbox.env.part import longest
from marsbox.games import GAME_IDS, load_game
from marsbox.text import words

try:
    import numpy as np
    import pyspiel
except ImportError as reason:
    raise missing("OpenSpiel", reason) from None

RULES: Final = {game_id: load_game(game_id) for game_id in GAME_IDS}
DEALS: Final = 1000


def spiel_name(game_id: str) -> str:
    """The name under which OpenSpiel knows a game.

    >>> spiel_name("pocket-mars")
    'marsbox_pocket_mars'
    """
    return f"marsbox_{game_id.replace('-', '_')}"


def parameters(game: Game) -> dict[str, Any]:
    """What may be said when a game is loaded, with its defaults: players, deals, and the options of the set-up.

    OpenSpiel reads a value that looks like a number as one, so that an option whose values are numbers has to be one.
    """
    fewest = next(count for count in game.player_counts if count > 1)
    options = {
        option.name: int(option.default) if option.default.isdecimal() else option.default
        for option in game.setup_options
    }
    return {"players": fewest, "deals": DEALS, **options}


def game_type(game: Game, utility: Any) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=spiel_name(game.id),
        long_name=f"Marsbox: {words(game, 'en').game_name()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is C++ and ships no types
    """A game as OpenSpiel loads it: two or more players play for a sum of 0, one alone for 1 or -1."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = parameters(self.rules) | dict(params or {})
        players, self.deals = int(given.pop("players")), int(given.pop("deals"))
        if self.deals < 1:
            raise ValueError(f"the number of deals is {self.deals}; it must be at least 1")
        defaults = parameters(self.rules)
        changed = {name: str(value) for name, value in given.items() if str(value) != str(defaults[name])}
        self.setup = Setup(players, changed)
        self.rules.new(self.setup, 0)  # refuses a wrong set-up at once
        utility = pyspiel.GameType.Utility
        super().__init__(
            game_type(self.rules, utility.GENERAL_SUM if players == 1 else utility.ZERO_SUM),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.actions.size,
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if players == 1 else 0.0,
                max_game_length=longest(self.rules.id),
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        if params:
            raise ValueError(f"an observation has no parameters, but {dict(params)} was given")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("there are observations of one moment only, without perfect recall")
        return Observer(self.rules)


class Position:
    """What lies behind one of OpenSpiel's states, which are copied by `deepcopy`; the rules copy their own themselves.

    `state` is None before the deal.
    """

    def __init__(self, game: Game, setup: Setup, deals: int) -> None:
        self.game = game
        self.setup = setup
        self.deals = deals
        self.state: Any = None
        self.made = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        copy = Position(self.game, self.setup, self.deals)
        copy.state = None if self.state is None else self.game.clone(self.state)
        copy.made = self.made
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel stores a state by pickling it; rules and states of the compiled engine can't be pickled."""
        dump = None if self.state is None else self.game.dump(self.state)
        return restored, (self.game.id, self.setup.players, self.setup.options, self.deals, dump, self.made)

    def question(self) -> Decision | None:
        """The decision that is owed first; None before the deal and at the end."""
        if self.state is None or self.made == longest(self.game.id):
            return None
        decisions = self.game.decisions(self.state)
        return decisions[0] if decisions else None


def restored(
    game_id: str, players: int, options: dict[str, str], deals: int, dump: bytes | None, made: int
) -> Position:
    """The position that was stored."""
    position = Position(RULES[game_id], Setup(players, options), deals)
    position.state = None if dump is None else position.game.load(dump)
    position.made = made
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is C++ and ships no types
    """A position of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules, game.setup, game.deals)

    def current_player(self) -> int:
        if self.position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.position.question()
        return int(pyspiel.PlayerId.TERMINAL) if question is None else question.seat

    def _legal_actions(self, player: int) -> list[int]:
        question = self.position.question()
        return [] if question is None else sorted(question.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.position.deals) for seed in range(self.position.deals)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.state is None:
            position.state = position.game.new(position.setup, action)
        else:
            position.game.apply(position.state, self.current_player(), action)
            position.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return json.dumps(self.position.game.actions.form(action))

    def is_terminal(self) -> bool:
        return self.position.state is not None and self.position.question() is None

    def returns(self) -> list[float]:
        position = self.position
        outcome = None if position.state is None else position.game.outcome(position.state)
        players = position.setup.players
        return [0.0] * players if outcome is None else rewards(outcome, players)

    def __str__(self) -> str:
        if self.position.state is None:
            return "before the deal"
        return self.position.game.dump(self.position.state).hex()


class Observer:
    """What a player sees: the array of the game's encoder, its fields by name, and the view as text."""

    def __init__(self, game: Game) -> None:
        self.encoder = encoder_of(game)
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = self.encoder.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the array with what a player sees in a state; before the deal there is nothing to see."""
        position = state.position
        if position.state is None:
            self.tensor.fill(0)
            return
        question = position.question()
        own = question if question is not None and question.seat == player else None
        self.encoder.encode(position.state, player, own, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        position = state.position
        return "{}" if position.state is None else json.dumps(position.game.view(position.state, player))


def _register(rules: Game) -> None:
    """Make a class for a game: OpenSpiel makes games from classes, and passes them nothing but their parameters."""
    name = spiel_name(rules.id)
    # pickle looks it up in the module
    globals()[name] = type(name, (SpielGame,), {"rules": rules, "__module__": __name__})
    if name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(rules, pyspiel.GameType.Utility.GENERAL_SUM), globals()[name])


for each in RULES.values():
    _register(each)
