"""Draws that swung a game: a change of the chance to win during an action that no choice explains."""

from typing import Any, Final

from splay.agents.continuation import Effort, play_on
from splay.agents.evaluation import Weights
from splay.agents.judge import Judge
from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.prospects import Prospect, Rollouts
from splay.agents.review.figure import Figure, chance_figure, difference_of_means, figure_from
from splay.agents.review.moments import Action, GameWalk, random_for
from splay.agents.review.thoroughness import Thoroughness

LUCKY: Final = 0.10
"""A draw that changed the chance by less swung nothing."""


class Luck:
    """What the draws of an action changed: the chance to win with the action that was taken, before anybody knew what
    it would draw (`before`), and when it was over (`after`), both by what its player could know, and the difference.
    `drawn` are the keys of the cards that came from supplies.
    """

    __slots__ = ("after", "before", "change", "drawn")

    def __init__(self, drawn: list[str], before: Figure, after: Figure, change: Figure) -> None:
        self.drawn = drawn
        self.before = before
        self.after = after
        self.change = change

    @property
    def told(self) -> bool:
        """Whether it swung the game, for sure."""
        return abs(self.change.mean) >= LUCKY and (self.change.low > 0.0 or self.change.high < 0.0)

    def data(self) -> dict[str, Any]:
        """It as JSON."""
        figures = {"before": self.before, "after": self.after, "change": self.change}
        return {"drawn": self.drawn, **{name: figure.data() for name, figure in figures.items()}}


def luck_from(data: dict[str, Any]) -> Luck:
    """Luck as `Luck.data` wrote it. Raises KeyError or ValueError if it is none."""
    figures = [figure_from(data[name]) for name in ("before", "after", "change")]
    return Luck([str(key) for key in data["drawn"]], figures[0], figures[1], figures[2])


def is_draw(action: Action) -> bool:
    """Whether an action drew cards and nobody had another choice in it, so that what it brought more than was to be
    expected is luck.
    """
    return len(action.drawn) > 0 and not action.chosen


def luck_of(walk: GameWalk, action: Action, end: int, judge: Judge, worlds: int, thoroughness: Thoroughness) -> Luck:
    """What the draws of an action changed, which was over after `end` answers, in so many worlds each. Raises
    AnswerRefused if the rules of now do not allow it.
    """
    observation = walk.observation(action)
    rollouts = Rollouts(observation, judge, thoroughness.actions, thoroughness.deep_effort)
    prospect = Prospect(observation.question.index_of(action.key))
    for world in observation.worlds(worlds, random_for(action, f"before {worlds}")):
        rollouts.end(prospect, world)
        rollouts.go_on(prospect)
        world.start.release()
    prospect.release()
    after = chances_after(walk, action, end, judge, worlds, thoroughness)
    change = difference_of_means(after, prospect.chances)
    return Luck(action.drawn, chance_figure(prospect.chances), chance_figure(after), change)


def chances_after(
    walk: GameWalk, action: Action, end: int, judge: Judge, worlds: int, thoroughness: Thoroughness
) -> list[float]:
    """The chance to win of whoever took an action when it was over, in so many worlds; certain if the game was over."""
    weights, policy = Weights(), PlayoutPolicy()
    effort = Effort(thoroughness.deep_effort)
    found: list[float] = []
    for world in walk.worlds_after(action, end, worlds, random_for(action, f"after {worlds}")):
        game = play_on(world.start, thoroughness.actions, weights, policy, effort)
        found.append(judge.chance(game, action.seat))
        game.release()
    return found or [judge.chance(walk.session.start, action.seat)]
