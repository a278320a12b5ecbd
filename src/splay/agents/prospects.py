"""What becomes of the options of a question: how the action ends with each, and who is likely to win after that."""

from typing import Final

from splay.agents.continuation import Effort, play_on
from splay.agents.evaluation import Weights, evaluate
from splay.agents.judge import Judge
from splay.agents.lookahead import Lookahead
from splay.agents.observation import Observation
from splay.agents.planner_agent import Planning, has_lost
from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.whole_answer import WholeAnswer
from splay.core.game import Game
from splay.views.world import World

LEAST: Final = 4
"""So many worlds are looked at whatever effort that takes."""


class Prospect:
    """An option in some worlds, in their order: the games at the end of the action, what was picked with it and whether
    its seat had another choice, and, as far as it has been played on, the seat's chances, what the planner counts, and
    how many games are lost.
    """

    __slots__ = ("asked", "chances", "counts", "defeats", "ends", "option", "picks")

    def __init__(self, option: int) -> None:
        self.option = option
        self.ends: list[Game] = []
        self.picks: list[list[str]] = []
        self.asked: list[bool] = []
        self.chances: list[float] = []
        self.counts: list[float] = []
        self.defeats = 0

    @property
    def chance(self) -> float:
        """The chance to win, on the average of the games that were played on; 0 if none was."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    @property
    def lost(self) -> float:
        """The share of the games played on that are lost."""
        return self.defeats / len(self.chances) if self.chances else 0.0

    def release(self) -> None:
        """Gives up the games."""
        for end in self.ends:
            end.release()
        self.ends = []


class Rollouts:
    """Plays options of one question on in worlds: with care to the end of the action, then some actions further, in
    which whoever is on turn takes what leaves it best off. The judge says what stands at the end.

    It thinks by count: every game that it tries out takes one of its `effort`.
    """

    __slots__ = ("actions", "counted", "effort", "judge", "observation", "policy", "weights")

    def __init__(self, observation: Observation, judge: Judge, actions: int, effort: int) -> None:
        self.observation = observation
        self.judge = judge
        self.actions = actions
        self.effort = Effort(effort)
        self.weights = Weights()
        self.counted = Weights()
        self.counted.win = Planning().win
        self.policy = PlayoutPolicy()

    def tried(self, worlds: list[World]) -> list[Prospect]:
        """All options of the question, played to the end of the action in as many worlds as half the effort allows, but
        in LEAST in any case.
        """
        half = self.effort.left // 2
        prospects = [Prospect(option) for option in range(len(self.observation.question.options))]
        for number, world in enumerate(worlds):
            if number >= LEAST and self.effort.left < half:
                break
            for prospect in prospects:
                self.end(prospect, world)
        return prospects

    def play_all_on(self, prospects: list[Prospect]) -> None:
        """Plays prospects on in the same worlds, in as many as the effort allows, but in LEAST in any case."""
        for number in range(len(prospects[0].ends)):
            if number >= LEAST and self.effort.left <= 0:
                break
            for prospect in prospects:
                self.go_on(prospect)

    def best_now(self, prospects: list[Prospect]) -> list[Prospect]:
        """Prospects by what they are worth to the seat at the end of the action, the best first."""
        seat = self.observation.seat
        worths: list[tuple[float, int]] = []
        for place, prospect in enumerate(prospects):
            total = sum([evaluate(end, seat, self.weights) for end in prospect.ends])
            worths.append((-total / len(prospect.ends), place))
        return [prospects[place] for _, place in sorted(worths)]

    def end(self, prospect: Prospect, world: World, given: list[str] | None = None) -> None:
        """Plays a prospect's option to the end of the action in one more world; `given` as in WholeAnswer."""
        end, whole = self.played(prospect.option, world, given)
        prospect.ends.append(end)
        prospect.picks.append(whole.picks)
        prospect.asked.append(whole.asked)

    def end_again(self, prospect: Prospect, worlds: list[World], given: list[str]) -> None:
        """Plays a prospect's option to the end of the action once more in those worlds in which something else was
        picked with it than what is given.
        """
        wanted = sorted(given)
        for place in range(len(prospect.ends)):
            if sorted(prospect.picks[place]) != wanted:
                prospect.ends[place].release()
                end, whole = self.played(prospect.option, worlds[place], given)
                prospect.ends[place] = end
                prospect.picks[place] = whole.picks
                prospect.asked[place] = whole.asked

    def played(self, option: int, world: World, given: list[str] | None) -> tuple[Game, WholeAnswer]:
        """The game at the end of the action, and what was picked on the way."""
        observation = self.observation
        question = observation.question
        answer = (observation.seat, question.options[option].key)
        lookahead = Lookahead(world, [*world.answers, answer], self.weights, self.policy)
        whole = WholeAnswer(question, option, lookahead, given)
        end = observation.outcome(world, option, whole)
        self.effort.left -= 1 + lookahead.tries
        return end, whole

    def go_on(self, prospect: Prospect) -> None:
        """Plays a prospect on from the first end that it has not been played on from."""
        seat = self.observation.seat
        game = play_on(
            prospect.ends[len(prospect.chances)].copy(), self.actions, self.weights, self.policy, self.effort
        )
        prospect.chances.append(self.judge.chance(game, seat))
        prospect.counts.append(evaluate(game, seat, self.counted))
        prospect.defeats += has_lost(game, seat)
        game.release()


def by_chance(prospect: Prospect) -> float:
    """Sorts the largest chance first."""
    return -prospect.chance
