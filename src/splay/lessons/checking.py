"""Plays a lesson in every way that it names, and finds what doesn't go as its file says."""

from typing import Final

from splay.lessons.lesson import Lesson
from splay.lessons.moves import ANYTHING, Move
from splay.lessons.reading import BadLesson
from splay.lessons.runner import ASKS, RIGHT, LessonBroken, LessonRunner, resumed

MOST_ANSWERS: Final = 50
"""More answers than any move of a lesson takes."""


def check_lesson(lesson: Lesson) -> None:
    """Plays a lesson by the first way of each step, by every other one to its end, and does all wrong moves on it.

    Raises BadLesson with the line of the first step that doesn't go: nobody is asked, a move isn't offered, the end
    isn't reached, or a wrong move is never possible, or right after all.
    """
    try:
        runner = LessonRunner(lesson)
        while not runner.finished:
            for way in runner.step.moves[1:]:
                finish(by_way(resumed(lesson, runner.to_json()), way))
            go_on(runner, with_wrongs=True)
    except LessonBroken as error:
        raise BadLesson(lesson.file, error.line, str(error)) from error


def finish(runner: LessonRunner) -> None:
    """Takes a lesson to its end, by the first way of each step."""
    while not runner.finished:
        go_on(runner)


def go_on(runner: LessonRunner, with_wrongs: bool = False) -> None:
    """Does what the step waits for, by its first way."""
    if runner.state == ASKS:
        by_way(runner, runner.step.moves[0], with_wrongs)
    else:
        runner.next()


def by_way(runner: LessonRunner, way: list[Move], with_wrongs: bool = False) -> LessonRunner:
    """Does what the step waits for, by one way; first, if wanted, all that is wrong on it. Raises LessonBroken."""
    number, step = runner.number, runner.step
    unseen = step.wrongs[:]
    for place in range(len(runner.given), MOST_ANSWERS):
        if runner.number != number or runner.finished:
            break
        question = runner.question()
        if question is None:
            raise LessonBroken(f"{step.title!r}: the reader isn't asked anything here", step.line)
        move = way[min(place, len(way) - 1)]
        if place >= len(way) and move.key != ANYTHING:
            raise LessonBroken(f"{step.title!r}: doesn't end", step.line)
        key = move.option_in(question)
        if key is None:
            raise LessonBroken(f"{move.words!r} is none of {', '.join(question.keys())}", step.line)
        if with_wrongs:
            seen = wrongs_here(runner)
            unseen = [wrong for wrong in unseen if wrong.line not in seen]
        if runner.answer(key) != RIGHT:
            raise LessonBroken(f"{move.words!r} is not right where it is asked for", step.line)
    if with_wrongs and unseen:
        raise LessonBroken(f"wrong {unseen[0].move.words}: there is no such move, or it's right", unseen[0].line)
    return runner


def wrongs_here(runner: LessonRunner) -> set[int]:
    """Does every wrong move that can be done at the open question, and puts it back; the lines of those with words of
    their own. Raises LessonBroken if the position isn't the same afterwards.
    """
    question, step = runner.question(), runner.step
    assert question is not None
    seen: set[int] = set()
    for key in [option.key for option in question.options]:
        if runner.is_right(key):
            continue
        before = runner.view()
        runner.answer(key)
        if runner.wrong is not None:
            seen.add(runner.wrong.line)
        runner.next()
        if runner.view().view != before.view:
            raise LessonBroken(f"{key}: the position isn't put back", step.line)
    return seen
