"""Agents by the name of a class anywhere: "package.module:Class", for those who write their own."""

import sys
from importlib import import_module

from splay.agents.agent import Agent
from splay.agents.roster import BASE_ONLY, UnknownAgent, make_agent


def agent_named(name: str, seed: int) -> Agent:
    """A new agent: one of the roster by its name, or one of a class that is made with a seed.

    For the command line alone: it runs the code that it names. What is imported may lie in the folder one is in.
    Raises UnknownAgent if there is none.
    """
    if ":" not in name or name.endswith(BASE_ONLY):
        return make_agent(name, seed)
    module_name, class_name = name.split(":", 1)
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise UnknownAgent(f"{name}: {error}") from error
    made_by = getattr(module, class_name, None)
    if made_by is None:
        raise UnknownAgent(f"{name}: {module_name} has no {class_name}")
    try:
        agent = made_by(seed)
    except TypeError as error:
        raise UnknownAgent(f"{name}: is not made with a seed: {error}") from error
    if not isinstance(agent, Agent):
        raise UnknownAgent(f"{name}: is no Agent")
    return agent
