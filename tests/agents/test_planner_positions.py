"""The planner gives the right answer in positions that have one, for a reason."""

from __future__ import annotations

import pytest

from splay.agents.observation import Observation
from splay.agents.planner_agent import PlannerAgent
from splay.core.session import Session
from splay.sets.scenario import from_text
from tests.agents.planner_positions import POSITIONS
from tests.strength import amount

SEEDS = amount(1, 20)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_planner_gives_the_right_answer_whatever_its_seed(name: str) -> None:
    position = POSITIONS[name]
    session = Session(from_text(position.text))
    for seed in range(SEEDS):
        observation = Observation(session.start, session.game, session.answers, session.questions[0])
        key = observation.question.options[PlannerAgent(seed).decide(observation)].key
        assert position.is_right(key), f"{key}, but {position.why}"
