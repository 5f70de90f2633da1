"""Gymnasium's vector interface: many games stepped by one call, arrays in, arrays out.

>>> games = VectorEnv("pocket-mars", players=2, num_envs=3)
>>> observations, infos = games.reset(seed=7)
>>> actions = infos["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, infos = games.step(actions)
>>> observations.shape[0], infos["action_mask"].shape
(3, (3, 680))
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from marsbox.core import IllegalAction, Setup
from marsbox.env.batch import Batch
from marsbox.env.encoders import encoder_of
from marsbox.env.episode import Episode, opponents
from marsbox.env.packages import missing
from marsbox.games import load_game

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as reason:
    raise missing("Gymnasium", reason) from None

RESET_MASK = "reset_mask"


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Plays `num_envs` games at once. Row `i` of every array belongs to game `i`.

    Whoever is asked in a game is played from outside, seat after seat; `bots` may hold some of the seats. Observations
    are those of the seat that is asked, which `infos["seat"]` names; `infos["action_mask"]` marks what it may do. A
    reward is that of the seat that has just acted; `infos["seat_rewards"]` has the rewards of all seats, which are 0
    until a game ends.

    The arrays belong to the environment and change with its next step, so that nothing is copied: copy what you keep.

    A game that has ended begins anew as `autoreset_mode` says: within the step that ended it (`SAME_STEP`; its last
    observation, that of the seat that acted last, is in `infos["final_obs"]`), with the next step, whose action for it
    is ignored (`NEXT_STEP`), or when `reset` is called with `options={"reset_mask": ...}` (`DISABLED`).
    """

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int,
        *,
        options: Mapping[str, str] | None = None,
        bots: Mapping[int, str] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"the number of games is {num_envs}; it must be at least 1")
        self.num_envs = num_envs
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.game = load_game(game)
        self.encoder = encoder_of(self.game)
        setup = Setup(players, options)
        self.episodes = [Episode(self.game, setup, bots) for _ in range(num_envs)]
        actions = self.game.actions.size
        self.single_observation_space = Box(-1.0, 1.0, (self.encoder.size,), np.float32)
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, self.encoder.size), np.float32)
        self._masks = np.zeros((num_envs, actions), np.int8)
        self._seats = np.zeros(num_envs, np.int64)
        self._rewards = np.zeros(num_envs, np.float64)
        self._seat_rewards = np.zeros((num_envs, players), np.float64)
        self._terminations = np.zeros(num_envs, np.bool_)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._over = np.zeros(num_envs, np.bool_)  # ended and not begun anew
        self._numbers = np.arange(num_envs)
        self._batch = Batch(
            self.encoder,
            self.episodes,
            [cast("memoryview[float]", row.data) for row in self._observations],
            [row.data for row in self._masks],
            self._seats.data,
        )
        self._generators: list[np.random.Generator | None] = [None] * num_envs

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin every game anew, or those that `options["reset_mask"]` marks.

        A seed is that of the first game; the next one has `seed + 1`. A sequence has one for each game.
        """
        self._refuse_if_closed()
        seeds = self._seeds(seed)
        chosen = self._chosen(options)
        self._clear(chosen)
        for row in np.flatnonzero(chosen).tolist():
            generator = self._generators[row]
            if generator is None or seeds[row] is not None:
                self._generators[row], _ = seeding.np_random(seeds[row])
            self._begin(row)
        self._rewards.fill(0)
        self._seat_rewards.fill(0)
        self._terminations[chosen] = False
        self._truncations[chosen] = False
        return self._observations, self._infos()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take one action in each game; an illegal one raises `IllegalAction` before any game has changed."""
        self._refuse_if_closed()
        chosen = self._checked(actions)
        self._rewards.fill(0)
        self._seat_rewards.fill(0)
        self._terminations.fill(0)
        self._truncations.fill(0)
        begun = np.flatnonzero(self._over).tolist()
        self._observations.fill(0)
        self._masks.fill(0)
        ended = self._batch.act(chosen.tolist())
        for row in begun:
            self._begin(row)
        for row in ended:
            self._end(row)
        infos = self._infos()
        if ended and self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos |= self._final_infos(ended)
        return self._observations, self._rewards, self._terminations, self._truncations, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks, "seat": self._seats, "seat_rewards": self._seat_rewards}

    def _final_infos(self, ended: list[int]) -> dict[str, Any]:
        """What Gymnasium expects of a step that has begun games anew; begins them."""
        which = np.zeros(self.num_envs, np.bool_)
        which[ended] = True
        observations = np.full(self.num_envs, None, object)
        for row in ended:
            observations[row] = self._observations[row].copy()
        last = {"seat": self._seats.copy(), "_seat": which}
        self._clear(which)
        for row in ended:
            self._begin(row)
        return {"final_obs": observations, "_final_obs": which, "final_info": last, "_final_info": which}

    def _clear(self, which: NDArray[np.bool_]) -> None:
        self._observations[which] = 0
        self._masks[which] = 0

    def _begin(self, row: int) -> None:
        """Begin a game anew; its row is clear."""
        generator = self._generators[row]
        assert generator is not None
        self._batch.begin(row, int.from_bytes(generator.bytes(15), "big"))
        self._over[row] = False

    def _end(self, row: int) -> None:
        """Tell how a game has ended, the reward for the seat that acted last."""
        episode = self.episodes[row]
        self._rewards[row] = episode.rewards[self._seats[row]]
        self._seat_rewards[row] = episode.rewards
        self._terminations[row] = not episode.truncated
        self._truncations[row] = episode.truncated
        self._over[row] = True

    # ---- what may be wrong

    def _refuse_if_closed(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("this vector environment is closed; make another one")

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {len(seed)} seeds for {self.num_envs} games; give one for each")
        return list(seed)

    def _chosen(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        """Which games are to begin anew."""
        every = np.ones(self.num_envs, np.bool_)
        if options is None:
            return every
        unknown = sorted(set(options) - {RESET_MASK})
        if unknown:
            raise ValueError(f'there is no option "{unknown[0]}" of reset(); the only one is "{RESET_MASK}"')
        mask = options.get(RESET_MASK, every)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ValueError(f'"{RESET_MASK}" has to be an array of {self.num_envs} bools, not {mask!r}')
        if not mask.any():
            raise ValueError(f'"{RESET_MASK}" marks no game; mark at least one')
        new = [row for row, generator in enumerate(self._generators) if generator is None and not mask[row]]
        if new:
            raise ResetNeeded(f"game {new[0]} has not begun yet; the first reset() has to begin every game")
        return mask

    def _checked(self, actions: Any) -> NDArray[np.integer]:
        """The actions as an array, each of them legal."""
        if self._generators[0] is None:
            raise ResetNeeded("no game has begun yet; call reset() before step()")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(
                f"actions of shape {given.shape} are given for {self.num_envs} games; give one for each game"
            )
        if not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions are numbers of the action table, not {given.dtype}")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            row = int(self._over.argmax())
            raise ResetNeeded(f'game {row} is over; begin it anew with reset(options={{"{RESET_MASK}": ...}})')
        inside = (given >= 0) & (given < self._masks.shape[1])
        legal = inside & (self._masks[self._numbers, np.where(inside, given, 0)] == 1) | self._over
        if not legal.all():
            row = int(legal.argmin())
            self._refuse(row, int(given[row]))
        return given

    def _refuse(self, row: int, action: int) -> None:
        episode = self.episodes[row]
        assert episode.question is not None
        why = self.game.why_not(episode.state, episode.question.seat, action)
        assert why is not None
        refusal = IllegalAction(why, episode.question.seat, action)
        refusal.add_note(f"in game {row}; no game has changed")
        raise refusal


def single_seat_vector(
    num_envs: int,
    game: str,
    bots: Sequence[str] = (),
    seat: int = 0,
    options: Mapping[str, str] | None = None,
    autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
) -> VectorEnv:
    """Many games of one seat against the bots named, in order: what `gymnasium.make_vec` makes.

    >>> import gymnasium
    >>> import marsbox.env.single
    >>> gymnasium.make_vec("marsbox/PocketMars-v0", num_envs=4, bots=["greedy"]).num_envs
    4
    """
    players = len(bots) + 1
    held = opponents(bots, seat)
    return VectorEnv(game, players, num_envs, options=options, bots=held, autoreset_mode=autoreset_mode)


def _mode(given: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError:
        right = ", ".join(mode.value for mode in AutoresetMode)
        raise ValueError(f'the autoreset mode can\'t be "{given}"; it can be {right}') from None
