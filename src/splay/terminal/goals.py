"""Goals in words: how far a player is on the way to each achievement that is left."""

from splay.terminal.words import Words
from splay.views.fact_types import Goal, Measure
from splay.views.facts import ACHIEVEMENT, SPECIAL
from splay.views.messages import WordArgument
from splay.views.model import View


def goals_of(view: View, seat: int, kind: str) -> list[Goal]:
    """The goals of a kind of a player, as the view tells them."""
    return [] if view.facts is None else [goal for goal in view.facts.players[seat].goals if goal.goal == kind]


def lacking(measure: Goal | Measure | None) -> int:
    """How much is lacking."""
    return 0 if measure is None else max(measure.need - measure.have, 0)


def standard_goals(words: Words, view: View, seat: int) -> list[str]:
    """A line for each value of standard achievement that is left."""
    return [
        words.text("goal", name=f"[{goal.value}]", needs=words.message(goal.message))
        for goal in goals_of(view, seat, ACHIEVEMENT)
    ]


def special_goals(words: Words, view: View, seat: int) -> list[str]:
    """A line for each special achievement that is left: its condition, and how far the player is."""
    return [
        words.say(
            "goal-special",
            name=WordArgument(f"special-name-{goal.name}"),
            condition=WordArgument(f"special-{goal.name}"),
            state=words.text("state-number", number=goal.have, total=goal.need),
        )
        for goal in goals_of(view, seat, SPECIAL)
    ]


def nearest(words: Words, view: View, seat: int, most: int) -> list[str]:
    """The cheapest standard achievements left in few words, `most` of them; for a spectator only their values."""
    goals = goals_of(view, max(seat, 0), ACHIEVEMENT)
    short = [near(words, goal) if seat >= 0 else f"[{goal.value}]" for goal in goals[:most]]
    return short + ["…"] * (len(goals) > most)


def near(words: Words, goal: Goal) -> str:
    """What a player lacks for a standard achievement, in few words."""
    points = lacking(goal)
    if points:
        return words.text("near-points", value=goal.value, points=points)
    return words.text("near-top" if lacking(goal.top) else "near-now", value=goal.value)
