"""PettingZoo: all seats of a game behind the AEC interface.

>>> game = env("pocket-mars", players=2)
>>> game.reset(seed=7)
>>> game.agent_selection
'seat_0'
"""

from collections.abc import Mapping
from typing import Any

from marsbox.core import SPECTATOR, Log, Setup
from marsbox.env.encoders import encoder_of
from marsbox.env.episode import LOST, Episode
from marsbox.env.observation import write_mask
from marsbox.env.packages import missing
from marsbox.games import load_game
from marsbox.text import words

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as reason:
    raise missing("PettingZoo", reason) from None


def env(game: str, players: int, **keywords: Any) -> AECEnv[str, Any, Any]:
    """A game in which an illegal action loses and ends it; `keywords` are those of `SeatsEnv`."""
    checked = wrappers.TerminateIllegalWrapper(SeatsEnv(game, players, **keywords), illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(checked)


class SeatsEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo ships no types
    """The bare environment: an illegal action raises `IllegalAction`.

    Agents are `seat_0`, `seat_1`, …; whoever owes the first decision is next. An observation has the seat's array and
    the mask of its actions, which is empty for all but the agent that is next. Rewards come at the end: see
    `marsbox.env.episode.rewards`.
    """

    def __init__(
        self, game: str, players: int, options: Mapping[str, str] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f'the render mode can\'t be "{render_mode}"; it can be "ansi" or None')
        self.render_mode = render_mode
        self.game = load_game(game)
        name = f"marsbox_{game.replace('-', '_')}_v0"
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": name}
        self.encoder = encoder_of(self.game)
        self.episode = Episode(self.game, Setup(players, options))
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (self.encoder.size,), np.float32),
                    "action_mask": Box(0, 1, (self.game.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.game.actions.size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        if self.render_mode is not None:
            self.episode.log = Log()
        self.episode.begin(int.from_bytes(self._random.bytes(15), "big"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        question = self.episode.asked(seat)
        mask = np.zeros(self.game.actions.size, np.int8)
        if question is not None:
            write_mask(question, mask.data)
        return {"observation": self.encoder.encode(self.episode.state, seat, question), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: its action is a number of the action table, not None")
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.question is None:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards, strict=True))
            over = self.truncations if self.episode.truncated else self.terminations
            for each in self.agents:
                over[each] = True
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What has happened since the last call, in words, as a spectator learns it."""
        if self.episode.log is None:
            return None
        describe = words(self.game, "en", [f"Seat {seat}" for seat in range(self.episode.setup.players)]).event
        lines = [describe(event) for event in self.episode.log.seen_by(SPECTATOR)]
        self.episode.log.events.clear()
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        assert self.episode.question is not None
        self.agent_selection = self.possible_agents[self.episode.question.seat]
