"""Many games stepped by one call: arrays in, arrays out, a finished game is restarted automatically."""

from collections.abc import Mapping
from typing import NamedTuple

from marsbox.core import FastRng, Setup
from marsbox.env.encoders import encoder_of
from marsbox.env.episode import Episode
from marsbox.env.packages import missing
from marsbox.games import load_game

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as reason:
    raise missing("NumPy", reason) from None


class Batch(NamedTuple):
    """One row for each game. The arrays belong to the runner and change with its next step; copy what you keep."""

    observations: NDArray[np.float32]  # what the seat that is asked sees
    masks: NDArray[np.bool_]  # which actions it may take
    seats: NDArray[np.int64]  # which seat that is
    rewards: NDArray[np.float32]  # for every seat, where a game has just ended; else 0
    ended: NDArray[np.bool_]  # whether the game has just ended; the row already shows the next one
    truncated: NDArray[np.bool_]  # whether it was cut off for its length


class Runner:
    """Plays `games` games at once.

    Whoever is asked in a game is played from outside, seat after seat; `bots` may hold some of the seats.

    >>> runner = Runner("pocket-mars", players=2, games=3, seed=7)
    >>> batch = runner.reset()
    >>> batch = runner.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape[0], batch.masks.shape
    (3, (3, 680))
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int,
        *,
        options: Mapping[str, str] | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"the number of games is {games}; it must be at least 1")
        self.game = load_game(game)
        self.encoder = encoder_of(self.game)
        setup = Setup(players, options)
        self.episodes = [Episode(self.game, setup, bots) for _ in range(games)]
        self._seeds = FastRng(seed)
        self._batch = Batch(
            np.zeros((games, self.encoder.size), np.float32),
            np.zeros((games, self.game.actions.size), np.bool_),
            np.zeros(games, np.int64),
            np.zeros((games, players), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
        )

    def reset(self) -> Batch:
        """Restart every game."""
        for row, episode in enumerate(self.episodes):
            episode.begin(self._seeds.seed())
            self._show(row)
        self._batch.rewards.fill(0)
        self._batch.ended.fill(0)
        self._batch.truncated.fill(0)
        return self._batch

    def step(self, actions: NDArray[np.integer]) -> Batch:
        """Take one action in each game. An illegal one raises `IllegalAction`; check it against the mask."""
        if len(actions) != len(self.episodes):
            raise ValueError(f"there are {len(actions)} actions for {len(self.episodes)} games; give one for each")
        batch = self._batch
        batch.rewards.fill(0)
        for row, episode in enumerate(self.episodes):
            episode.act(int(actions[row]))
            ended = episode.question is None
            batch.ended[row] = ended
            batch.truncated[row] = ended and episode.truncated
            if ended:
                batch.rewards[row] = episode.rewards
                episode.begin(self._seeds.seed())
            self._show(row)
        return batch

    def _show(self, row: int) -> None:
        episode = self.episodes[row]
        question = episode.question
        # a game in which bots leave nothing to decide does not exist: every seat has a first decision
        assert question is not None
        batch = self._batch
        self.encoder.encode(self.game.view(episode.state, question.seat), question, batch.observations[row])
        mask = batch.masks[row]
        mask.fill(0)
        mask[question.options] = True
        batch.seats[row] = question.seat
