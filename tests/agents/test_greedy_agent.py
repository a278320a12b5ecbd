"""The greedy agent: sees one action ahead, and never stands still."""

from __future__ import annotations

from splay.agents.driver import answer_for
from splay.agents.greedy_agent import GreedyAgent
from splay.core.game import Game
from splay.core.session import Session
from splay.sets.scenario import scenario
from tests.agents.sessions import knowledge_of, new_session, turn_knowledge

EMPTY = dict.fromkeys(range(1, 11), "end")


def choice(game: Game, seed: int = 1) -> str:
    """What the agent does in a position."""
    observation = turn_knowledge(game)
    return observation.question.options[GreedyAgent(seed).decide(observation)].key


def test_claims_the_achievement_that_wins() -> None:
    me = "red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6"
    assert choice(scenario(me=me, available="1")) == "achieve:1"


def test_draws_above_10_when_that_wins() -> None:
    assert choice(scenario(me="red: Coal; score: Tools", you="blue: Computers", supply=EMPTY)) == "draw"


def test_never_draws_above_10_when_that_loses() -> None:
    assert (
        choice(scenario(me="red: Oars; hand: Archery", you="score: Tools; red: Coal", supply=EMPTY)) == "meld:archery"
    )


def test_sees_that_a_dogma_scores() -> None:
    # The Pirate Code's demand takes two cards from the opponent's score pile.
    game = scenario(
        me="red: The Pirate Code; green: Navigation", you="score: Feudalism, Gunpowder, Machinery", available="1"
    )
    assert choice(game) == "dogma:the-pirate-code"


def test_gives_away_the_cards_that_cost_it_least() -> None:
    score = "Tools, Machinery, Oars"
    session = Session(scenario(me="red: The Pirate Code; green: Navigation", you=f"score: {score}", available="1"))
    session.answer(0, "dogma:the-pirate-code")
    for _ in range(2):
        session.answer(1, answer_for(session, 1, GreedyAgent(2)))
    assert {key for _, key in session.past.answers_of(0)[1:]} == {"tools", "oars"}


def test_tries_no_dogma_twice_if_nothing_has_changed() -> None:
    # Every draw loses the game, that of Oars too.
    game = scenario(me="yellow: Masonry; red: Oars; green: Mapmaking", you="score: Tools", supply=EMPTY)
    agent = GreedyAgent(3)
    observation = turn_knowledge(game)
    taken = [observation.question.options[agent.decide(observation)].key for _ in range(4)]
    assert sorted(taken[:2]) == ["dogma:mapmaking", "dogma:masonry"]
    assert taken[2:] == ["draw", "draw"]


def test_a_new_game_starts_with_every_dogma_untried() -> None:
    game = scenario(me="yellow: Masonry; red: Oars; green: Mapmaking", you="score: Tools", supply=EMPTY)
    agent = GreedyAgent(3)
    first = [agent.decide(turn_knowledge(game)) for _ in range(2)]
    agent.decide(knowledge_of(new_session("another game")))
    assert agent.decide(turn_knowledge(game)) in first
