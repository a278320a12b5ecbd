"""What the coach says of the table is so: every number in the coach's words is that of the position."""

import re
from collections.abc import Callable
from typing import Final

import pytest

from splay.core.symbols import ICON_NAMES
from splay.lessons.checking import go_on
from splay.lessons.lesson_words import NAMED
from splay.lessons.runner import LessonRunner
from splay.lessons.shelf import all_lessons, lesson_named
from splay.views.model import View

NUMBER: Final = re.compile(r"(?<![\[\w])\d+(?![\]\w])")
"""A number that is no value of a card."""


def icons(view: View, seat: int, icon: str) -> int:
    """How many of an icon a seat shows."""
    return view.players[seat].icons[ICON_NAMES.index(icon)]


def cost(view: View, value: int) -> int:
    """What the standard achievement of a value costs the reader."""
    assert view.facts is not None
    return next(goal.need for goal in view.facts.players[0].goals if goal.value == value)


def points(view: View) -> int:
    """The reader's points."""
    return view.players[0].points


CLAIMS: Final[dict[tuple[str, int], Callable[[View], list[int]]]] = {
    ("the-goal", 2): lambda view: [cost(view, 1), cost(view, 2)],
    ("the-goal", 3): lambda view: [points(view), cost(view, 1), cost(view, 1) - points(view)],
    ("the-goal", 5): lambda view: [points(view)],
    ("the-goal", 6): lambda view: [view.players[0].achieved, points(view), lesson_named("splay-and-achieve").number],
    ("use-a-card", 2): lambda view: [3, 2, icons(view, 0, "castle")],
    ("sharing", 1): lambda view: [icons(view, 0, "castle")],
    ("sharing", 2): lambda view: [icons(view, 1, "castle")],
    ("sharing", 4): lambda view: [len(view.players[1].hand), len(view.players[0].hand)],
    ("sharing", 5): lambda view: [icons(view, 0, "bulb")],
    ("demands", 2): lambda view: [icons(view, 1, "castle"), icons(view, 0, "castle")],
    ("demands", 5): lambda view: [icons(view, 1, "crown"), icons(view, 1, "crown")],
    ("splay-and-achieve", 3): lambda view: [cost(view, 1) - points(view)],
    ("splay-and-achieve", 4): lambda view: [points(view)],
    ("artifacts", 6): lambda view: [view.achievements_to_win],
    ("echoes", 6): lambda view: [view.achievements_to_win],
    ("cities", 6): lambda view: [view.achievements_to_win],
    ("echoes", 5): lambda view: [points(view) - sum(card.age for card in view.players[0].score_pile), 1],
    ("teams", 1): lambda view: [view.players[0].achieved],
}
"""The numbers that the coach says in a step, in their order, as the position has them."""
STEPS: Final = [(lesson.name, number) for lesson in all_lessons() for number in range(1, len(lesson.steps) + 1)]


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_the_numbers_that_the_coach_says_are_those_of_the_table(name: str, number: int) -> None:
    runner = LessonRunner(lesson_named(name))
    while runner.number < number - 1:
        go_on(runner)
    step = runner.step
    said = [int(found) for found in NUMBER.findall(NAMED.sub("", f"{step.title} {step.text}"))]
    claim = CLAIMS.get((name, number))
    assert said == ([] if claim is None else claim(runner.view().view))


def facts(name: str, number: int) -> View:
    """The table as a step begins."""
    runner = LessonRunner(lesson_named(name))
    while runner.number < number - 1:
        go_on(runner)
    return runner.view().view


def reach(view: View, seat: int, card: str) -> tuple[list[int], list[int]]:
    """Who shares a top card of a seat, and whom it hits."""
    assert view.facts is not None
    pile = next(pile for pile in view.facts.players[seat].piles if pile.top == card)
    assert pile.reach is not None
    return pile.reach.shares, pile.reach.hit


@pytest.mark.parametrize(
    ("name", "number", "seat", "card", "shares", "hit"),
    [
        ("sharing", 2, 0, "the-wheel", [1], []),
        ("sharing", 5, 0, "writing", [], []),
        ("demands", 2, 0, "archery", [], [1]),
        ("demands", 5, 1, "mapmaking", [], [0]),
        ("demands", 6, 1, "mapmaking", [0], []),
        ("teams", 2, 0, "archery", [], [1, 3]),
        ("teams", 4, 0, "the-wheel", [2], []),
    ],
)
def test_whoever_the_coach_says_shares_or_is_hit_does(
    name: str, number: int, seat: int, card: str, shares: list[int], hit: list[int]
) -> None:
    assert reach(facts(name, number), seat, card) == (shares, hit)


def test_a_splay_shows_more_icons() -> None:
    before, after = facts("splay-and-achieve", 1), facts("splay-and-achieve", 2)
    assert sum(after.players[0].icons) - sum(before.players[0].icons) == 2


def test_the_effects_that_the_coach_explains_happen() -> None:
    assert [card.card for card in facts("use-a-card", 4).players[0].score_pile] == ["archery"]
    assert "mathematics" in [card.card for card in facts("demands", 4).players[0].hand]
    assert facts("artifacts", 4).players[0].achieved == 1
    assert [card.card for card in facts("cities", 2).players[0].hand if card.set == "cities"] == ["athens"]
    assert [len(player.hand) for player in facts("teams", 5).players] == [4, 1, 2, 1]


def test_what_the_first_lesson_promises_of_the_special_achievements_the_sixth_tells() -> None:
    promised, told = lesson_named("the-goal").steps[-1].text, lesson_named("splay-and-achieve").steps[4].text
    runner = LessonRunner(lesson_named("splay-and-achieve"))
    names = runner.table_view().specials
    assert len(names) == 5
    assert "Five special achievements" in promised
    assert [name for name in names if name not in told] == []
