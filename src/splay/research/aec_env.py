"""The game as an environment of PettingZoo: every seat is an agent, one acts at a time."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from splay.core.chance import SECRET_BYTES
from splay.core.expansion import BASE
from splay.core.options import Options
from splay.research.encoded_game import LOST, MOST_STEPS, EncodedGame, Told
from splay.research.encoder import Encoder
from splay.research.spaces import action_space, told_space
from splay.sets.scenario import to_text


def env(
    players: int = 2,
    sets: Sequence[str] = (BASE,),
    edition: str = "third",
    teams: str = "none",
    render_mode: str | None = None,
    most_steps: int = MOST_STEPS,
) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual checks: an action that is not offered loses the game.

    Raises BadOptions for options that do not fit together.
    """
    raw = raw_env(players, sets, edition, teams, render_mode, most_steps)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, LOST)))


class raw_env(AECEnv[str, Any, Any]):
    """The environment itself, as fast as it can be; an action that is not offered is an IllegalAction.

    Agents are `player_0` and so on, by seat. Each gets an `observation` and an `action_mask`. Rewards come at the end:
    1 to those who have won, -1 to the others, 0 to all if all have won. A game that is not over after `most_steps`
    actions is truncated, without rewards. `reset` deals by its seed; without one it deals the next game of the last.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - what PettingZoo asks for
        "name": "innovation_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        sets: Sequence[str] = (BASE,),
        edition: str = "third",
        teams: str = "none",
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
    ) -> None:
        """Raises BadOptions for options that do not fit together."""
        super().__init__()  # type: ignore[no-untyped-call]
        self.table = Options(players, edition, teams, sets=sets)
        self.encoder = Encoder(players, sets)
        self.most_steps = most_steps
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: told_space(self.encoder) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {agent: action_space() for agent in self.possible_agents}
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of what an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; there are no options."""
        if seed is not None or self.random is None:
            self.random, _ = np_random(seed)
        self.game = EncodedGame(self.table, self.encoder, self.random.bytes(SECRET_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Told:
        """What an agent is told now."""
        return self.game.told(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Takes an action for the agent that is asked; None for one whose game is over.

        Raises IllegalAction for one that is not offered.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        game = self.game
        game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if game.result is not None:
            self.rewards = dict(zip(self.agents, game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif game.steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.seat]
            return
        self._deads_step_first()

    def render(self) -> str | None:
        """The position at the start of the running action as text, with all cards, if the mode is "ansi"."""
        return to_text(self.game.session.start) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing needs to be closed."""
