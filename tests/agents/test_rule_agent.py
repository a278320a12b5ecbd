"""The rule agent, a rule a test."""

from __future__ import annotations

import pytest

from splay.agents.rule_agent import RuleAgent
from splay.core.game import Game
from splay.sets.scenario import scenario
from tests.agents.sessions import turn_knowledge

EMPTY = dict.fromkeys(range(1, 11), "end")


def choices(game: Game) -> set[str]:
    """What the agent does in a position, with ten seeds."""
    observation = turn_knowledge(game)
    return {observation.question.options[RuleAgent(seed).decide(observation)].key for seed in range(10)}


def test_claims_the_highest_achievement_it_can() -> None:
    game = scenario(me="red: Engineering; hand: Tools; score: Experimentation, Coal, Sailing", you="blue: Writing")
    assert choices(game) == {"achieve:2"}


def test_draws_above_10_when_that_wins() -> None:
    assert choices(scenario(me="red: Oars; score: Tools; hand: Coal", supply=EMPTY)) == {"draw"}


def test_never_draws_above_10_when_that_loses() -> None:
    assert "draw" not in choices(scenario(me="red: Oars; hand: Coal", you="score: Tools", supply=EMPTY))


def test_melds_a_new_color_of_high_value_rather_than_draw() -> None:
    assert choices(scenario(me="red: Oars; hand: Invention, Paper, Tools, Pottery, Writing")) <= {
        "meld:invention", "meld:paper",
    }  # fmt: skip


def test_does_not_cover_a_better_card() -> None:
    assert "meld:oars" not in choices(scenario(me="red: Coal; hand: Oars"))


@pytest.mark.parametrize(
    ("theirs", "demands"), [("purple: Code of Laws", True), ("purple: Mysticism; blue: Tools", False)]
)
def test_demands_if_an_opponent_has_fewer_icons(theirs: str, demands: bool) -> None:
    mine = "red: Archery; blue: Mathematics; green: Compass; yellow: Canal Building"
    game = scenario(me=f"{mine}; hand: Writing, Sailing, Paper, Oars, Calendar", you=theirs)
    assert ("dogma:archery" in choices(game)) == demands
