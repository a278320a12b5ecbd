"""Whatever the coach points at or shows as a right move is there: each step of each lesson has something to mark."""

import pytest

from splay.lessons.checking import go_on
from splay.lessons.runner import ASKS, LessonRunner
from splay.lessons.shelf import all_lessons, lesson_named
from splay.lessons.target import Target
from splay.views.model import View

STEPS = [(lesson.name, number) for lesson in all_lessons() for number in range(1, len(lesson.steps) + 1)]
ALWAYS = ("points", "achievements", "icons", "specials", "supply", "actions", "draw")
"""What every table shows."""


def is_there(target: Target, view: View) -> bool:
    """Whether a table shows what is pointed at, as the reader sees it."""
    if target.kind in ALWAYS:
        return True
    if target.kind == "available":
        return target.value == 0 or any(card.age == target.value for card in view.available)
    reader = view.players[0]
    if target.card:
        piles = [pile.cards for player in view.players for pile in player.board]
        zones = [reader.hand, *(zone.cards for zone in (*reader.zones, *view.zones))]
        return target.card in {pile[-1] for pile in piles} | {card.card for zone in zones for card in zone}
    player = view.players[target.seat]
    if target.kind == "pile":
        return any(pile.color == target.color for pile in player.board)
    if target.kind == "board":
        return bool(player.board)
    if target.kind in ("hand", "score"):
        return bool(player.hand if target.kind == "hand" else player.score_pile)
    return any(zone.kind == target.kind and zone.cards for zone in player.zones)


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_what_a_step_marks_is_on_the_table(name: str, number: int) -> None:
    runner = LessonRunner(lesson_named(name))
    while runner.number < number - 1:
        go_on(runner)
    shown = runner.view()
    target = shown.coach.points_at
    assert target is None or is_there(target, shown.view), f"{target} is nowhere"
    if shown.coach.state == ASKS:
        question = runner.question_view()
        assert question is not None
        assert runner.hint() in [option.key for option in question.options]
