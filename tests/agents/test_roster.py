"""Agents by name."""

from __future__ import annotations

import pytest

from splay.agents.roster import AGENT_NAMES, REMEMBERING, UnknownAgent, make_agent


@pytest.mark.parametrize("name", AGENT_NAMES)
def test_every_agent_can_be_made_by_its_name(name: str) -> None:
    assert make_agent(name, 1).name == name


def test_an_unknown_agent_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownAgent, match=r"human: there is no such agent; there are random, .*, planner, master"):
        make_agent("human", 1)


def test_it_is_told_without_making_them_which_agents_remember() -> None:
    assert [name for name in AGENT_NAMES if make_agent(name, 1).remembers] == list(REMEMBERING)
