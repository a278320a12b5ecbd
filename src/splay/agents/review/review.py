"""The review of a finished game, piece by piece: it can be shown as it grows, stopped, kept, and gone on with."""

from typing import Any, Final

from splay.agents.judge import judge_for
from splay.agents.review.costs import Cost, cost_from, cost_of
from splay.agents.review.looks import Look, look_at, look_from
from splay.agents.review.luck import LUCKY, Luck, is_draw, luck_from, luck_of
from splay.agents.review.moments import Action, GameWalk
from splay.agents.review.thoroughness import Thoroughness
from splay.core.game import Game
from splay.core.question import Answer

VERSION: Final = 2
"""What is kept by another version is worked out anew."""
MOST_COSTLY: Final = 3
"""So many actions of each player are told."""
MOST_LUCKY: Final = 3
"""So many draws of a game are told."""


class KeptUnfit(ValueError):
    """What was kept is of another game, or of a review that goes by other rules; the message says which."""


class CostlyAction:
    """An action that cost its player much, and what it cost."""

    __slots__ = ("action", "cost")

    def __init__(self, action: Action, cost: Cost) -> None:
        self.action = action
        self.cost = cost


class LuckyDraw:
    """An action whose draws swung the game, for good or ill, and by how much."""

    __slots__ = ("action", "luck")

    def __init__(self, action: Action, luck: Luck) -> None:
        self.action = action
        self.luck = luck


class Mark:
    """An action that has been looked at, and its player's chance to win with it, as well as that is known so far; what
    a second look says it cost, and what its draws changed, if there was one.
    """

    __slots__ = ("action", "chance", "cost", "luck")

    def __init__(self, action: Action, chance: float, cost: Cost | None, luck: Luck | None) -> None:
        self.action = action
        self.chance = chance
        self.cost = cost
        self.luck = luck


class Review:
    """What each player's actions of a game cost, and which draws swung it.

    `step` works out one piece more, in a second or so, compiled: first every action is looked at, then the costliest of
    each player once more, then draws. What is told so far can be asked for at any time, and so can what is to be kept.
    All of it follows from what the players could know, and is the same as often as it is worked out, stopped or not.
    """

    def __init__(
        self,
        start: Game,
        answers: list[Answer],
        thoroughness: Thoroughness | None = None,
        kept: dict[str, Any] | None = None,
    ) -> None:
        """`start` is the position dealt, which stays as it is; `kept` what a review of the same game had found. Raises
        AnswerRefused if the rules of now do not allow an answer, and KeptUnfit.
        """
        self.walk = GameWalk(start, answers)
        self.actions = self.walk.actions()
        self.judge = judge_for(start.options)
        self.thoroughness = Thoroughness() if thoroughness is None else thoroughness
        self.looks: list[Look] = []
        self.costs: dict[int, Cost] = {}
        self.draws: dict[int, Luck] = {}
        if kept is not None:
            self.take(kept)

    @property
    def total(self) -> int:
        """How many steps there are; as long as not every action has been looked at, at most."""
        return len(self.actions) + len(self.to_deepen()) + len(self.to_swing())

    @property
    def done(self) -> int:
        """How many steps are done."""
        return len(self.looks) + len(self.costs) + len(self.draws)

    def step(self) -> bool:
        """Works out one piece more; False if there was none. Raises AnswerRefused if the rules of now do not allow an
        answer.
        """
        if len(self.looks) < len(self.actions):
            self.look()
            return True
        for place in self.to_deepen():
            if place not in self.costs:
                look = self.looks[place]
                self.costs[place] = cost_of(self.walk, self.actions[place], look, self.judge, self.thoroughness)
                return True
        for place in self.to_swing():
            if place not in self.draws:
                self.draws[place] = self.luck(place, self.thoroughness.measures)
                return True
        return False

    def look(self) -> None:
        """Looks at the next action for the first time."""
        place = len(self.looks)
        action = self.actions[place]
        look = look_at(self.walk, action, self.judge, self.thoroughness)
        if is_draw(action):
            look.swing = self.luck(place, self.thoroughness.looks).change.mean
        self.looks.append(look)

    def luck(self, place: int, worlds: int) -> Luck:
        """What the draws of an action changed, in so many worlds."""
        return luck_of(self.walk, self.actions[place], self.end_of(place), self.judge, worlds, self.thoroughness)

    def end_of(self, place: int) -> int:
        """How many answers have been given when an action is over."""
        following = place + 1
        return self.actions[following].answers if following < len(self.actions) else len(self.walk.answers)

    def to_deepen(self) -> list[int]:
        """The actions to be looked at again, by their places, in the order of the game: each player's costliest."""
        found: list[int] = []
        for seat in range(len(self.walk.start.players)):
            own = [
                (-look.cost, place)
                for place, look in enumerate(self.looks)
                if self.actions[place].seat == seat and look.better and look.cost > 0.0
            ]
            found.extend([place for _, place in sorted(own)[: self.thoroughness.deepened]])
        return sorted(found)

    def to_swing(self) -> list[int]:
        """The actions whose draws are to be looked at again, by their places, in the order of the game."""
        found = [(-abs(look.swing), place) for place, look in enumerate(self.looks) if abs(look.swing) >= LUCKY]
        return sorted([place for _, place in sorted(found)[: self.thoroughness.swings]])

    def costly(self) -> list[CostlyAction]:
        """The actions that cost most of those found so far, MOST_COSTLY of each player, in the order of the game."""
        found: list[int] = []
        for seat in range(len(self.walk.start.players)):
            own = [
                (-cost.cost.mean, place)
                for place, cost in self.costs.items()
                if cost.told and self.actions[place].seat == seat
            ]
            found.extend([place for _, place in sorted(own)[:MOST_COSTLY]])
        return [CostlyAction(self.actions[place], self.costs[place]) for place in sorted(found)]

    def lucky(self) -> list[LuckyDraw]:
        """The draws that swung the game most of those found so far, MOST_LUCKY at most, in the order of the game."""
        told = [(-abs(luck.change.mean), place) for place, luck in self.draws.items() if luck.told]
        places = sorted([place for _, place in sorted(told)[:MOST_LUCKY]])
        return [LuckyDraw(self.actions[place], self.draws[place]) for place in places]

    def marks(self) -> list[Mark]:
        """All actions that have been looked at so far, told or not, in the order of the game."""
        found: list[Mark] = []
        for place, look in enumerate(self.looks):
            cost = self.costs.get(place)
            chance = look.chance if cost is None else cost.chance.mean
            found.append(Mark(self.actions[place], chance, cost, self.draws.get(place)))
        return found

    def kept(self) -> dict[str, Any]:
        """All that has been found so far, as JSON, to go on with."""
        return {
            "version": VERSION,
            "judge": self.judge.name,
            "answers": len(self.walk.answers),
            "looks": [look.data() for look in self.looks],
            "costs": {str(place): cost.data() for place, cost in self.costs.items()},
            "draws": {str(place): luck.data() for place, luck in self.draws.items()},
        }

    def take(self, kept: dict[str, Any]) -> None:
        """Goes on with what was kept. Raises KeptUnfit."""
        own = {"version": VERSION, "judge": self.judge.name, "answers": len(self.walk.answers)}
        for name, value in own.items():
            if kept.get(name) != value:
                raise KeptUnfit(f"{name}: what was kept has {kept.get(name)!r}, this review has {value!r}")
        try:
            self.looks = [look_from(look) for look in kept["looks"]]
            self.costs = {int(place): cost_from(cost) for place, cost in kept["costs"].items()}
            self.draws = {int(place): luck_from(luck) for place, luck in kept["draws"].items()}
        except (KeyError, TypeError, ValueError) as error:
            raise KeptUnfit(f"what was kept can't be read: {error}") from error
        if len(self.looks) > len(self.actions):
            raise KeptUnfit(f"looks: what was kept has {len(self.looks)}, the game has {len(self.actions)} actions")
