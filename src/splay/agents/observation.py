"""What an agent is given for one decision: never more than its seat may know."""

from random import Random

from splay.agents.playout import Playout, follows
from splay.core.game import Game
from splay.core.question import ASK_FIRST_MELD, Answer, Decider, Question
from splay.views.model import View
from splay.views.view import view_of
from splay.views.world import Sampler, World

TRIES_PER_WORLD = 4


class Observation:
    """A question and what its seat may know.

    `tried` are the keys of dogmas that the seat took before in positions that looked like this one, as far as whoever
    asks remembers them for an agent made anew for each question. `known` are the keys of cards out of sight that the
    seat knows to be where they are (`agents.memory`), if the agent remembers.

    The game itself is kept for making views and worlds, and is nobody else's business.
    """

    __slots__ = ("_answers", "_now", "_sampler", "_start", "_view", "known", "question", "seat", "tried")

    def __init__(
        self,
        start: Game,
        now: Game,
        answers: list[Answer],
        question: Question,
        tried: list[str] | None = None,
        known: list[str] | None = None,
    ) -> None:
        """`start` is the game at the start of the running action, `now` the position at the question, `answers`
        what has been answered in between.
        """
        self.question = question
        self.seat = question.seat
        self.tried: list[str] = tried or []
        self.known: list[str] = known or []
        self._start = start
        self._now = now
        # First melds are chosen in secret: what others have chosen is no business of this seat.
        self._answers: list[Answer] = [] if question.kind == ASK_FIRST_MELD else answers
        self._view: View | None = None
        self._sampler: Sampler | None = None

    def view(self) -> View:
        """All that the seat may know of the position."""
        if self._view is None:
            self._view = view_of(self._now, self.seat)
        return self._view

    def worlds(self, number: int, random: Random) -> list[World]:
        """That many worlds that the seat cannot tell from the real one, the hidden cards dealt by `random`.

        Inside an action, worlds in which it would have gone otherwise are thrown away. After TRIES_PER_WORLD
        times as many tries as wanted worlds there may be fewer of them, or none.
        """
        if self._sampler is None:
            self._sampler = Sampler(self._start, self._now, self.seat, self.known)
        worlds: list[World] = []
        for _ in range(number * TRIES_PER_WORLD):
            if len(worlds) == number:
                break
            world = self._sampler.sample(self._answers, random)
            if not self._answers or follows(world, self.question, self._now):
                worlds.append(world)
            else:
                world.start.release()
        return worlds

    def outcome(self, world: World, option: int, playout: Decider) -> Game:
        """The game after the running action, if this seat takes an option in a world.

        `playout` answers whatever is asked after that, of any seat, until the action is over. Release the game when
        you have looked at it (`Game.release`): a search that does is twice as fast.
        """
        game = world.start.copy()
        Playout(world.answers, self.question, option, playout).play(game)
        return game
