"""The agent that plays on: it takes the option whose consequences some actions later leave it best off."""

from splay.agents.continuation import Effort, play_on
from splay.agents.evaluation import ByWeights, Valuer, Weights, evaluate
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.observation import Observation
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION
from splay.views.world import World


class Planning:
    """How far and how wide a planner thinks; docs/agents.md says how the numbers were found.

    `worlds`: in how many worlds each option is tried to the end of the action. `width`: how many of the best options
    are played on, `inside` how many of those inside an effect. `actions`: how many actions further. `first`: in how
    many worlds all of them, before only the better half goes on in the others. `effort`: after how many actions tried
    out no further world is begun. `win`: what a game won counts at the end, as it is not certain in so few worlds.
    """

    __slots__ = ("actions", "effort", "first", "inside", "width", "win", "worlds")

    def __init__(self) -> None:
        self.worlds = 16
        self.width = 8
        self.inside = 2
        self.actions = 4
        self.first = 8
        self.effort = 12000
        self.win = 100.0


class PlannerAgent(GreedyAgent):
    """Takes the best options of a greedy agent and plays on with each in the same worlds: whoever is on turn takes what
    leaves it best off. What stands at the end decides.

    It remembers the dogmas it has tried as the greedy agent does.
    """

    def __init__(self, seed: int, planning: Planning | None = None) -> None:
        self.planning = Planning() if planning is None else planning
        super().__init__(seed, self.planning.worlds, name="planner", remembers=True)
        final = Weights()
        final.win = self.planning.win
        self.final: Valuer = ByWeights(final)

    def choose(self, observation: Observation, worlds: list[World], options: list[int]) -> int:
        kind = observation.question.kind
        width = self.planning.width if kind == ASK_ACTION or kind == ASK_FREE_ACTION else self.planning.inside
        candidates = self.candidates(observation, worlds, options)
        best = self.ranked(candidates, width, observation.seat)[0].option
        for candidate in candidates:
            candidate.release()
        return best

    def candidates(self, observation: Observation, worlds: list[World], options: list[int]) -> list["Candidate"]:
        """The options, each with what it leads to in all worlds until the action is over."""
        candidates: list[Candidate] = []
        for option in options:
            ends = [self.outcome(observation, world, option) for world in worlds]
            now = sum([evaluate(end, observation.seat, self.weights) for end in ends]) / len(ends)
            candidates.append(Candidate(option, ends, now))
        return candidates

    def ranked(self, candidates: list["Candidate"], width: int, seat: int) -> list["Candidate"]:
        """The `width` candidates that look best now, the best first by what becomes of them: all of them are played on
        in the first worlds, then the better half.
        """
        effort = Effort(self.planning.effort)
        remaining = sorted(candidates, key=worth_now)[:width]
        if len(remaining) == 1 or remaining[0].now >= self.weights.win:
            return remaining
        dropped: list[Candidate] = []
        for world in range(len(remaining[0].ends)):
            if effort.left <= 0:
                break
            if world == self.planning.first:
                remaining = sorted(remaining, key=worth_later)
                kept = max(2, len(remaining) // 2)
                dropped = remaining[kept:]
                remaining = remaining[:kept]
            for candidate in remaining:
                end = play_on(candidate.take(world), self.planning.actions, self.weights, self.policy, effort)
                candidate.add(self.final.worth(end, seat), has_lost(end, seat))
                end.release()
        return sorted(remaining, key=worth_later) + dropped


class Candidate:
    """An option: the games at the end of the action by world, what they are worth on the average, and what became of
    those that were played on: how many, what they are worth together, and how many are lost.
    """

    __slots__ = ("defeats", "ends", "later", "now", "option", "played")

    def __init__(self, option: int, ends: list[Game], now: float) -> None:
        self.option = option
        self.ends = ends
        self.now = now
        self.later = 0.0
        self.defeats = 0
        self.played = 0

    def take(self, world: int) -> Game:
        """A copy of the end in a world, to be played on."""
        return self.ends[world].copy()

    @property
    def lost(self) -> float:
        """The share of the games played on that are lost."""
        return self.defeats / self.played if self.played else 0.0

    def add(self, worth: float, lost: bool) -> None:
        """Notes what has become of it in one world."""
        self.later += worth
        self.defeats += lost
        self.played += 1

    def release(self) -> None:
        """Gives up the games."""
        for end in self.ends:
            end.release()


def worth_now(candidate: Candidate) -> float:
    """Sorts the best candidate first by what it is worth at the end of the action."""
    return -candidate.now


def worth_later(candidate: Candidate) -> float:
    """Sorts the best candidate first by what became of it."""
    return -candidate.later / candidate.played


def has_lost(game: Game, seat: int) -> bool:
    """Whether others have won the game."""
    return game.result is not None and seat not in game.result.winners
