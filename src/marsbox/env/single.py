"""Gymnasium: one seat of a game against bots.

>>> import gymnasium
>>> game = gymnasium.make("marsbox/PocketMars-v0", bots=["greedy"])
>>> observation, info = game.reset(seed=7)
>>> int(info["action_mask"].sum()) > 0
True
"""

from collections.abc import Mapping, Sequence
from typing import Any

from marsbox.bots.levels import RANDOM
from marsbox.core import IllegalAction, Setup
from marsbox.env.encoders import encoder_of
from marsbox.env.episode import Episode, opponents
from marsbox.env.observation import write_mask
from marsbox.env.packages import missing
from marsbox.env.part import LAYER, EnvPart
from marsbox.games import GAME_IDS, load_game, part_of

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ImportError as reason:
    raise missing("Gymnasium", reason) from None


class SingleSeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table whose other seats belong to the bots named, in order; without bots a solo game.

    `info["action_mask"]` and `action_masks()` mark the legal actions. An illegal action loses the game at
    once; `info["illegal"]` says why it is illegal.
    """

    def __init__(
        self, game: str, bots: Sequence[str] = (), seat: int = 0, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = load_game(game)
        self.encoder = encoder_of(self.game)
        self.seat = seat
        self.episode = Episode(self.game, Setup(len(bots) + 1, options), opponents(bots, seat))
        self.observation_space = Box(-1.0, 1.0, (self.encoder.size,), np.float32)
        self.action_space = Discrete(self.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(int.from_bytes(self.np_random.bytes(15), "big"))
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        illegal: dict[str, str] = {}
        try:
            self.episode.act(int(action))
        except IllegalAction as refusal:
            self.episode.forfeit(self.seat)
            illegal["illegal"] = str(refusal)
        over = self.episode.question is None
        truncated = self.episode.truncated
        reward = self.episode.rewards[self.seat] if over else 0.0
        return self._observation(), reward, over and not truncated, truncated, self._info() | illegal

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now; none when the game is over."""
        return self._mask().astype(np.bool_)

    def _observation(self) -> NDArray[np.float32]:
        return self.encoder.encode(self.episode.state, self.seat, self.episode.question)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.game.actions.size, np.int8)
        if self.episode.question is not None:
            write_mask(self.episode.question, mask.data)
        return mask


def environment_id(game_id: str) -> str:
    """The name under which Gymnasium knows a game.

    >>> environment_id("pocket-mars")
    'marsbox/PocketMars-v0'
    """
    return f"marsbox/{game_id.title().replace('-', '')}-v0"


def _usual_bots(game_id: str) -> list[str]:
    return [RANDOM] * part_of(LAYER, game_id, EnvPart).opponents


IDS = {environment_id(game_id): (game_id, _usual_bots(game_id)) for game_id in GAME_IDS}

for name, (game_id, usual) in IDS.items():
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="marsbox.env.single:SingleSeatEnv",
            vector_entry_point="marsbox.env.vector:single_seat_vector",
            kwargs={"game": game_id, "bots": usual},
        )
