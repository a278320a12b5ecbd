"""One thought of a computer opponent: plain data in, the key of an option out. It runs in another process."""

from typing import Any

from msgspec import Struct

from splay.agents.driver import answer_for
from splay.agents.memory import memory_of
from splay.agents.roster import REMEMBERING, make_agent
from splay.agents.tried_dogmas import tried_dogmas
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.games.live_game import LiveGame
from splay.sets.scenario import from_json

SEED_BITS = 32


class Thought(Struct, frozen=True):
    """What a computer opponent is asked: the position at the start of the running action, the answers since, whose
    question it is, which agent decides, and the seed of its randomness. `tried` are the dogmas that the seat took
    before if the table looked the same, `known` the cards out of sight whose places it knows: an agent is made anew for
    each thought and remembers nothing.
    """

    start: dict[str, Any]
    answers: list[tuple[int, str]]
    seat: int
    agent: str
    seed: int
    tried: list[str] = []
    known: list[str] = []


def thought_for(game: LiveGame, seat: int, agent: str, seed: int) -> Thought:
    """What to ask an agent for the open question of a seat."""
    session = game.session
    tried = tried_dogmas(game.events, seat)
    known = list(memory_of(seat, game.events, session.game).places) if agent in REMEMBERING else []
    return Thought(position_of(session.start), list(session.answers), seat, agent, seed, tried, known)


def think(thought: Thought) -> str:
    """The key of the option that the agent chooses."""
    session = Session(from_json(thought.start))
    for seat, key in thought.answers:
        session.answer(seat, key)
    return answer_for(session, thought.seat, make_agent(thought.agent, thought.seed), thought.tried, thought.known)
