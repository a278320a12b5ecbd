"""Letting agents play: all seats of a game, or one question of a session."""

from mypy_extensions import mypyc_attr

from splay.agents.agent import Agent
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
        start = game if self.start is None else self.start
        return self.agents[question.seat].decide(Observation(start, game, self.answers, question))


def play_match(agents: list[Agent], options: Options, secret: bytes) -> Game:
    """A game played to its end by these agents, one a seat, dealt as the secret says.

    Raises ValueError unless there is an agent for each player.
    """
    if len(agents) != options.players:
        raise ValueError(f"agents: there must be one for each of {options.players} players, not {len(agents)}")
    game = new_game(options, secret)
    play(game, AgentDecider(agents))
    return game


def answer_for(session: Session, seat: int, agent: Agent, tried: list[str] | None = None) -> str:
    """The key of the option that an agent chooses for the open question of a seat. `tried` as in Observation.

    Raises NotAsked if the seat has none.
    """
    question = session.question_for(seat)
    if question is None:
        raise NotAsked(f"seat {seat} has no open question")
    choice = agent.decide(Observation(session.start, session.game, session.answers, question, tried))
    return question.options[choice].key
