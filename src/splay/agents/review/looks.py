"""The first look at an action of a game, a cheap one: which actions are worth a second."""

from typing import Any

from splay.agents.judge import Judge
from splay.agents.prospects import Prospect, Rollouts, by_chance
from splay.agents.review.figure import PLACES
from splay.agents.review.moments import Action, GameWalk, random_for
from splay.agents.review.thoroughness import Thoroughness


class Look:
    """What a first look says: the chance to win with what was played; how much more the best other option has, which
    may be less than nothing, and 0 if there is no other; the keys of the other options that were played on, the best
    first; and by how much the chance was another when the action was over, if it drew cards and nobody had another
    choice in it: 0 if not.
    """

    __slots__ = ("better", "chance", "cost", "swing")

    def __init__(self, chance: float, cost: float, better: list[str], swing: float = 0.0) -> None:
        self.chance = chance
        self.cost = cost
        self.better = better
        self.swing = swing

    def data(self) -> list[Any]:
        """It as JSON."""
        return [round(self.chance, PLACES), round(self.cost, PLACES), self.better, round(self.swing, PLACES)]


def look_from(data: list[Any]) -> Look:
    """A look as `Look.data` wrote it. Raises ValueError if it is none."""
    if len(data) != 4:
        raise ValueError(f"a first look is four values, not {data}")
    chance, cost, better, swing = data
    return Look(float(chance), float(cost), [str(key) for key in better], float(swing))


def look_at(walk: GameWalk, action: Action, judge: Judge, thoroughness: Thoroughness) -> Look:
    """Looks at an action of a game for the first time. Raises AnswerRefused if the rules of now do not allow it."""
    observation = walk.observation(action)
    question = observation.question
    worlds = observation.worlds(thoroughness.looks, random_for(action, "look"))
    rollouts = Rollouts(observation, judge, thoroughness.actions, thoroughness.look_effort)
    prospects = rollouts.tried(worlds)
    played = prospects[question.index_of(action.key)]
    others = [one for one in rollouts.best_now(prospects) if one is not played][: thoroughness.width]
    rollouts.play_all_on([played, *others])
    others.sort(key=by_chance)
    cost = others[0].chance - played.chance if others else 0.0
    look = Look(played.chance, cost, [question.options[one.option].key for one in others])
    release(prospects)
    for world in worlds:
        world.start.release()
    return look


def release(prospects: list[Prospect]) -> None:
    """Gives up all games of some prospects."""
    for prospect in prospects:
        prospect.release()
