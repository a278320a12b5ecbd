"""Letting agents play: all seats of a game, or one question of a session."""

from mypy_extensions import mypyc_attr

from splay.agents.agent import Agent
from splay.agents.memory import Memory, counts_in, memory_of
from splay.agents.observation import Observation
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION, Answer, Decider, Question
from splay.core.session import NotAsked, Session
from splay.core.turn import play
from splay.sets import new_game


@mypyc_attr(allow_interpreted_subclasses=True)
class AgentDecider(Decider):
    """Lets an agent decide for each seat, by seat, through a game that is played directly."""

    def __init__(self, agents: list[Agent]) -> None:
        self.agents = agents
        self.imagined = any([agent.imagines for agent in agents])
        self.remembered = any([agent.remembers for agent in agents])
        self.memories: list[Memory] = []
        self.told = 0
        self.start: Game | None = None
        self.answers: list[Answer] = []

    def decide(self, game: Game, question: Question) -> int:
        if question.kind == ASK_ACTION or question.kind == ASK_FREE_ACTION:
            self.begin(game)
        answer = self.put(game, question)
        if self.imagined:
            self.answers.append((question.seat, question.options[answer].key))
        return answer

    def decide_together(self, game: Game, questions: list[Question]) -> list[int]:
        self.begin(game)
        return [self.put(game, question) for question in questions]

    def begin(self, game: Game) -> None:
        """Keeps the game as it is before an action."""
        if self.imagined:
            if self.start is not None:
                self.start.release()
            self.start = game.copy()
            self.answers = []

    def put(self, game: Game, question: Question) -> int:
        """Puts a question to its seat's agent."""
        if self.remembered:
            self.remember(game)
        start = game if self.start is None else self.start
        agent = self.agents[question.seat]
        known = list(self.memories[question.seat].places) if agent.remembers else None
        return agent.decide(Observation(start, game, self.answers, question, None, known))

    def remember(self, game: Game) -> None:
        """Lets the agents that remember follow what has happened since the last question."""
        if game.events is None:
            game.events = []
        if not self.memories:
            self.memories = [Memory(player.seat, counts_in(game)) for player in game.players]
        for event in game.events[self.told :]:
            for memory in self.memories:
                memory.tell(event)
        self.told = len(game.events)


def play_match(agents: list[Agent], options: Options, secret: bytes) -> Game:
    """A game played to its end by these agents, one a seat, dealt as the secret says.

    Raises ValueError unless there is an agent for each player.
    """
    if len(agents) != options.players:
        raise ValueError(f"agents: there must be one for each of {options.players} players, not {len(agents)}")
    game = new_game(options, secret)
    play(game, AgentDecider(agents))
    return game


def answer_for(
    session: Session, seat: int, agent: Agent, tried: list[str] | None = None, known: list[str] | None = None
) -> str:
    """The key of the option that an agent chooses for the open question of a seat. `tried` and `known` as in
    Observation; what an agent that remembers knows is told by the session's events if it is not given.

    Raises NotAsked if the seat has none.
    """
    question = session.question_for(seat)
    if question is None:
        raise NotAsked(f"seat {seat} has no open question")
    if known is None and agent.remembers:
        known = list(memory_of(seat, session.events, session.game).places)
    choice = agent.decide(Observation(session.start, session.game, session.answers, question, tried, known))
    return question.options[choice].key
