"""Agents by the name of their class."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from splay.agents.by_path import agent_named
from splay.agents.random_agent import RandomAgent
from splay.agents.roster import UnknownAgent
from splay.cli import main

LAST = """
from splay.agents.agent import Agent


class Last(Agent):
    def __init__(self, seed):
        super().__init__("last")

    def decide(self, observation):
        return len(observation.question.options) - 1
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an agent, which one is in."""
    (tmp_path / "my_agents.py").write_text(LAST)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_agents", raising=False)
    return tmp_path


@pytest.mark.usefixtures("mine")
def test_an_agent_of_a_class_in_the_folder_one_is_in_plays(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tournament", "--agents", "my_agents:Last,random", "--games", "2", "--workers", "2"]
    assert main(arguments) == 0
    assert "my_agents:Last v. random      2" in capsys.readouterr().out


@pytest.mark.usefixtures("mine")
def test_a_class_that_is_not_made_with_a_seed_is_refused(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    (mine / "my_agents.py").write_text(LAST.replace("(self, seed)", "(self)"))
    assert main(["tournament", "--agents", "my_agents:Last,random", "--games", "2"]) == 2
    assert "my_agents:Last: is not made with a seed: " in capsys.readouterr().err


def test_a_name_of_the_roster_and_a_path_name_the_same_agent() -> None:
    assert isinstance(agent_named("splay.agents.random_agent:RandomAgent", 1), RandomAgent)
    assert agent_named("rule:base", 1).name == "rule"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Agent", "No module named 'no_such_module'"),
        ("splay.agents.random_agent:Chess", "splay.agents.random_agent has no Chess"),
        ("random:Random", "is no Agent"),
        ("human", "there is no such agent"),
    ],
)
def test_what_is_no_agent_is_refused_by_name(name: str, why: str) -> None:
    with pytest.raises(UnknownAgent, match=why):
        agent_named(name, 1)
