"""The game as environments of Gymnasium: one seat against computer opponents, or all seats by one player.

They are registered as `splay/Innovation-v0` and `splay/InnovationSelfPlay-v0`.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Dict, Discrete

from splay.agents.agent import Agent
from splay.agents.by_path import agent_named
from splay.agents.driver import answer_for
from splay.core.chance import SECRET_BYTES
from splay.core.expansion import BASE
from splay.core.options import Options
from splay.core.question import Question
from splay.research.action_keys import Mask
from splay.research.encoded_game import LOST, MOST_STEPS, EncodedGame, IllegalAction, Told
from splay.research.encoder import Encoder
from splay.research.spaces import action_space, told_space
from splay.sets.scenario import to_text

SEEDS: Final = 2**32


class InnovationEnv(gymnasium.Env[Any, Any]):
    """What both environments share: the table, the spaces, a game.

    The action that is not offered loses the game, and `info` says `illegal`. `action_masks` is what libraries ask for
    that mask actions.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - what Gymnasium asks for
    observation_space: Dict
    action_space: Discrete
    game: EncodedGame

    def __init__(
        self,
        players: int = 2,
        sets: Sequence[str] = (BASE,),
        edition: str = "third",
        teams: str = "none",
        render_mode: str | None = None,
    ) -> None:
        """Raises BadOptions for options that do not fit together."""
        self.table = Options(players, edition, teams, sets=sets)
        self.encoder = Encoder(players, sets)
        self.observation_space = told_space(self.encoder)
        self.action_space = action_space()
        self.render_mode = render_mode

    def deal(self, history: bool = False) -> None:
        """Begins a new game."""
        self.game = EncodedGame(self.table, self.encoder, self.np_random.bytes(SECRET_BYTES), history)

    def action_masks(self) -> Mask:
        """For each action whether it is offered now."""
        return self.game.mask(self.game.seat)

    def take(self, action: int) -> bool:
        """Takes an action; whether it was offered."""
        try:
            self.game.act(int(action))
        except IllegalAction:
            return False
        return True

    def render(self) -> str | None:
        """The position at the start of the running action as text, with all cards, if the mode is "ansi"."""
        return to_text(self.game.session.start) if self.render_mode == "ansi" else None


class AgainstOpponents(InnovationEnv):
    """One seat, against computer opponents in the others.

    The reward comes at the end: 1 for a win, -1 for a loss, 0 if all have won.
    """

    def __init__(
        self,
        opponents: str | Sequence[str] = "greedy",
        players: int = 2,
        seat: int | None = None,
        sets: Sequence[str] = (BASE,),
        edition: str = "third",
        teams: str = "none",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are the names of agents, or their classes as "package.module:Class", in the order of their seats;
        one name alone plays all of them. Without a `seat` each game chooses one by chance.

        Raises BadOptions for options that do not fit together, UnknownAgent, and ValueError for another number of
        opponents or a seat that there is not.
        """
        super().__init__(players, sets, edition, teams, render_mode)
        self.names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.names) != players - 1:
            raise ValueError(f"opponents: there must be {players - 1}, not {len(self.names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: must be from 0 to {players - 1}, not {seat}")
        for name in self.names:
            agent_named(name, 0)
        self.fixed_seat = seat
        self.seat = 0
        self.agents: dict[int, Agent] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, dict[str, Any]]:
        """Deals a new game, and lets the opponents play until this seat is asked; there are no options."""
        super().reset(seed=seed)
        chance = self.np_random
        self.seat = int(chance.integers(self.table.players)) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        agents = [agent_named(name, int(chance.integers(SEEDS))) for name in self.names]
        self.agents = dict(zip(others, agents, strict=True))
        self.deal(history=any(agent.remembers for agent in agents))
        self.let_others_play()
        return self.game.told(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Told, float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets the opponents play until this seat is asked again or the game is over."""
        if not self.take(action):
            return self.game.told(self.seat), LOST, True, False, {"seat": self.seat, "illegal": True}
        self.let_others_play()
        reward = self.game.rewards()[self.seat]
        return self.game.told(self.seat), reward, self.game.result is not None, False, {"seat": self.seat}

    def action_masks(self) -> Mask:
        """For each action whether it is offered now."""
        return self.game.mask(self.seat)

    def let_others_play(self) -> None:
        """Lets the opponents answer until nobody but this seat is asked."""
        question = self.question_of_another()
        while question is not None:
            session = self.game.session
            session.answer(question.seat, answer_for(session, question.seat, self.agents[question.seat]))
            question = self.question_of_another()

    def question_of_another(self) -> Question | None:
        """The first open question of an opponent."""
        for question in self.game.session.questions:
            if question.seat != self.seat:
                return question
        return None


class SelfPlay(InnovationEnv):
    """All seats, for one player that plays against itself.

    Each observation is that of the seat that is asked, which `info` names (`seat`). At the end `info` has what the game
    is worth to each seat (`rewards`); the reward of the last step is that of the seat that took it.
    """

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, dict[str, Any]]:
        """Deals a new game; there are no options."""
        super().reset(seed=seed)
        self.deal()
        return self.game.told(self.game.seat), {"seat": self.game.seat}

    def step(self, action: int) -> tuple[Told, float, bool, bool, dict[str, Any]]:
        """Takes an action for the seat that is asked."""
        seat = self.game.seat
        if not self.take(action):
            rewards = [LOST if one == seat else 0.0 for one in range(self.table.players)]
            return (
                self.game.told(seat),
                LOST,
                True,
                False,
                {"seat": seat, "illegal": True, "rewards": np.array(rewards)},
            )
        if self.game.result is None:
            return self.game.told(self.game.seat), 0.0, False, False, {"seat": self.game.seat}
        rewards = self.game.rewards()
        return self.game.told(seat), rewards[seat], True, False, {"seat": seat, "rewards": np.array(rewards)}


gymnasium.register("splay/Innovation-v0", f"{__name__}:AgainstOpponents", max_episode_steps=MOST_STEPS)
gymnasium.register("splay/InnovationSelfPlay-v0", f"{__name__}:SelfPlay", max_episode_steps=MOST_STEPS)
