"""What an action cost against the best one: chances to win, by what whoever took it could know then."""

from typing import Any, Final

from splay.agents.judge import Judge
from splay.agents.prospects import LEAST, Prospect, Rollouts, by_chance
from splay.agents.reasons import UNSAID, Reason, reasons
from splay.agents.review.figure import Figure, chance_figure, difference_figure, figure_from
from splay.agents.review.looks import Look, release
from splay.agents.review.moments import Action, GameWalk, random_for
from splay.agents.review.thoroughness import Thoroughness
from splay.views.world import World

COSTLY: Final = 0.05
"""An action that cost less of the chance to win is none to speak of."""
SECONDED: Final = 6.0
"""What the planner counts must be so much better, too, in points of evaluation."""


class Cost:
    """What a second look says of an action: the chance to win with what was `played`, and with the `better` one, the
    best other option that was found, and how much more that has (`cost`). That is measured in worlds of its own, not in
    those in which the better one was found, so that it isn't overrated by luck.

    `counted` is how much more the planner's evaluation counts for it at the ends of the same games. `reason` is
    what speaks most for the better one compared with what was played; `alone` is as in Advice.
    """

    __slots__ = ("alone", "better", "chance", "cost", "counted", "played", "possible", "reason")

    def __init__(
        self, played: str, better: str, chance: Figure, possible: Figure, cost: Figure, counted: Figure
    ) -> None:
        self.played = played
        self.better = better
        self.chance = chance
        self.possible = possible
        self.cost = cost
        self.counted = counted
        self.reason = Reason(UNSAID, False, 0)
        self.alone = True

    @property
    def told(self) -> bool:
        """Whether it cost enough to be told, for sure, and by both computers."""
        seconded = self.counted.mean >= SECONDED and self.counted.low > 0.0
        return self.cost.mean >= COSTLY and self.cost.low > 0.0 and seconded

    def data(self) -> dict[str, Any]:
        """It as JSON."""
        return {
            "played": self.played,
            "better": self.better,
            "chance": self.chance.data(),
            "possible": self.possible.data(),
            "cost": self.cost.data(),
            "counted": self.counted.data(),
            "why": self.reason.why,
            "against": self.reason.against,
            "whose": self.reason.seat,
            "number": self.reason.number,
            "alone": self.alone,
        }


def cost_from(data: dict[str, Any]) -> Cost:
    """A cost as `Cost.data` wrote it. Raises KeyError or ValueError if it is none."""
    figures = [figure_from(data[name]) for name in ("chance", "possible", "cost", "counted")]
    cost = Cost(str(data["played"]), str(data["better"]), figures[0], figures[1], figures[2], figures[3])
    cost.reason = Reason(str(data["why"]), bool(data["against"]), int(data["whose"]), int(data["number"]))
    cost.alone = bool(data["alone"])
    return cost


def cost_of(walk: GameWalk, action: Action, look: Look, judge: Judge, thoroughness: Thoroughness) -> Cost:
    """Looks at an action again that has been looked at, and had other options. Raises AnswerRefused if the rules of now
    do not allow it.
    """
    observation = walk.observation(action)
    rollouts = Rollouts(observation, judge, thoroughness.actions, thoroughness.deep_effort)
    rivals = [observation.question.index_of(key) for key in look.better[: thoroughness.rivals]]
    better = rivals[0] if len(rivals) == 1 else best_of(rivals, rollouts, action, thoroughness)
    return measured(better, rollouts, action, thoroughness)


def best_of(rivals: list[int], rollouts: Rollouts, action: Action, thoroughness: Thoroughness) -> int:
    """Which of some options has the largest chance to win; half of the effort is for that."""
    half = rollouts.effort.left // 2
    prospects = [Prospect(option) for option in rivals]
    worlds = rollouts.observation.worlds(thoroughness.picks, random_for(action, "pick"))
    for number, world in enumerate(worlds):
        if number < LEAST or rollouts.effort.left > half:
            play(rollouts, prospects, world)
        world.start.release()
    best = min(prospects, key=by_chance).option
    release(prospects)
    return best


def measured(better: int, rollouts: Rollouts, action: Action, thoroughness: Thoroughness) -> Cost:
    """How much more an option has than what was played, in the same fresh worlds. As soon as it is sure that it isn't
    enough to be told no more are looked at.
    """
    observation = rollouts.observation
    random = random_for(action, "measure")
    played = Prospect(observation.question.index_of(action.key))
    other = Prospect(better)
    while True:
        for world in observation.worlds(thoroughness.batch, random):
            play(rollouts, [played, other], world)
            world.start.release()
        differences = minus(other.chances, played.chances)
        cost = difference_figure(differences)
        looked_at = len(differences)
        if looked_at >= thoroughness.measures or rollouts.effort.left <= 0 or cost.high < COSTLY:
            break
    keys = observation.question.keys()
    chances = [chance_figure(one.chances) for one in (played, other)]
    counted = difference_figure(minus(other.counts, played.counts))
    found = Cost(action.key, keys[better], chances[0], chances[1], cost, counted)
    speaking = reasons(other, [played], played.ends, observation.seat)
    if speaking:
        found.reason = speaking[0]
    found.alone = not any(other.asked)
    release([played, other])
    return found


def play(rollouts: Rollouts, prospects: list[Prospect], world: World) -> None:
    """Plays prospects in one more world."""
    for prospect in prospects:
        rollouts.end(prospect, world)
        rollouts.go_on(prospect)


def minus(numbers: list[float], others: list[float]) -> list[float]:
    """The differences of numbers, place by place."""
    return [number - other for number, other in zip(numbers, others, strict=True)]
