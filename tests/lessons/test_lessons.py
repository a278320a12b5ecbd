"""The lessons that come with the program: every step by the right way, a second one, and all wrong ones."""

import pytest

from splay.core.options import Options
from splay.lessons.checking import by_way, check_lesson, finish, go_on
from splay.lessons.lesson import READER, Lesson
from splay.lessons.lesson_words import MOST_SENTENCES, MOST_WORDS, SENTENCE_ENDS
from splay.lessons.runner import ASKS, EXPLAINS, RIGHT, WAS_WRONG, WRONG, LessonRunner, resumed
from splay.lessons.shelf import NoSuchLesson, all_lessons, entry_of, first_lessons, lesson_named, lessons_for
from splay.locale.catalogue import load
from splay.views.messages import Message
from splay.views.wording import Wording

LESSONS = all_lessons()
STEPS = [
    pytest.param(lesson, number, id=f"{lesson.name}-{number + 1}")
    for lesson in LESSONS
    for number in range(len(lesson.steps))
]
WORDS_A_MINUTE = 180
"""As fast as somebody reads who has never heard of it."""
SECONDS_A_STEP = 5
"""To look at the table and press a key."""


def at_step(lesson: Lesson, number: int) -> LessonRunner:
    """The lesson at the beginning of a step, by the first way of each before it."""
    runner = LessonRunner(lesson)
    while runner.number < number:
        go_on(runner)
    assert runner.number == number
    return runner


def wording(runner: LessonRunner) -> Wording:
    """The words of a lesson's table."""
    return Wording(load(), ["Ann", *runner.lesson.players], runner.session.start.deck, 0)


def said(runner: LessonRunner) -> str:
    """What the coach says now."""
    return wording(runner).message(runner.coach().text)


def test_there_are_ten_six_of_them_for_everyone() -> None:
    assert [lesson.number for lesson in LESSONS] == list(range(1, 11))
    assert first_lessons() == list(LESSONS[:6])
    assert [lesson.set_name for lesson in LESSONS[6:]] == ["artifacts", "echoes", "cities", ""]
    assert [lesson.teams for lesson in LESSONS] == [False] * 9 + [True]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_has_four_to_six_steps_in_which_the_reader_does_things(lesson: Lesson) -> None:
    assert 4 <= len(lesson.steps) <= 6
    assert sum(bool(step.moves) for step in lesson.steps) >= 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_goes_as_its_file_says(lesson: Lesson) -> None:
    check_lesson(lesson)


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_step_ends_by_the_right_way_and_by_every_other_right_one(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    if not step.moves:
        runner = at_step(lesson, number)
        assert runner.state == EXPLAINS
        assert runner.view().question is None
        runner.next()
        assert runner.number == number + 1
    for way in step.moves:
        runner = at_step(lesson, number)
        assert runner.state == ASKS
        by_way(runner, way)
        assert runner.number == number + 1
        finish(runner)
        assert runner.finished


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_whatever_is_right_leads_to_the_end(lesson: Lesson, number: int) -> None:
    """Also each option that a star means."""
    runner = at_step(lesson, number)
    question = runner.question()
    for key in [] if question is None else filter(runner.is_right, question.keys()):
        other = at_step(lesson, number)
        assert other.answer(key) == RIGHT
        if other.number == number:
            by_way(other, other.fitting()[0])
        finish(other)
        assert other.finished


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_wrong_move_is_done_says_what_it_does_and_is_put_back(lesson: Lesson, number: int) -> None:
    runner = at_step(lesson, number)
    question = runner.question()
    for key in [] if question is None else question.keys():
        if runner.is_right(key):
            continue
        before, told, answers = runner.view(), runner.session.event_count(), runner.session.answer_count()
        assert runner.answer(key) == WRONG
        assert runner.state == WAS_WRONG
        assert runner.question() is None
        own = [wrong.text for wrong in lesson.steps[number].wrongs if wrong.move.means(key)]
        assert runner.said()[1] == (own[0] if own else lesson.steps[number].otherwise)
        assert said(runner)
        assert runner.session.all_answers()[answers] == (READER, key)
        runner.next()
        after = runner.view()
        assert (after.view, after.coach) == (before.view, before.coach)
        assert runner.session.event_count() == told


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_the_coach_says_one_thing_at_a_time(lesson: Lesson, number: int) -> None:
    runner = at_step(lesson, number)
    coach, words = runner.coach(), wording(runner)
    assert len(words.message(coach.title).split()) <= MOST_WORDS + 2, "names of cards may have several words"
    for text in [lesson.steps[number].text, lesson.steps[number].otherwise]:
        assert len(SENTENCE_ENDS.findall(text)) <= MOST_SENTENCES
    if coach.place is not None:
        assert words.message(coach.place)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_goes_on_where_it_was_left(lesson: Lesson) -> None:
    runner = LessonRunner(lesson)
    while not runner.finished:
        again = resumed(lesson, runner.to_json())
        assert again.view() == runner.view()
        go_on(runner)
    assert resumed(lesson, runner.to_json()).finished


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_going_back_leads_through_every_step_to_the_first(lesson: Lesson) -> None:
    runner, views = LessonRunner(lesson), []
    while not runner.finished:
        views.append(runner.view())
        go_on(runner)
    for view in reversed(views):
        runner.back()
        assert runner.view().coach == view.coach
        assert runner.view().view == view.view
    finish(runner)


def test_the_first_six_take_ten_minutes_at_most() -> None:
    seconds = 0.0
    for lesson in first_lessons():
        texts = [lesson.says, *(f"{step.title} {step.text}" for step in lesson.steps)]
        read = sum(len(text.split()) for text in texts) * 60 / WORDS_A_MINUTE
        assert read + SECONDS_A_STEP * len(lesson.steps) <= 60 * lesson.minutes + 30, lesson.name
        seconds += read + SECONDS_A_STEP * len(lesson.steps)
    assert 180 < seconds < 600
    assert sum(lesson.minutes for lesson in first_lessons()) == 10


def test_the_lessons_on_sets_and_teams_are_offered_before_a_table_with_them() -> None:
    assert lessons_for(Options(2)) == []
    assert [one.name for one in lessons_for(Options(2, sets=("base", "echoes", "cities")))] == ["echoes", "cities"]
    assert [one.name for one in lessons_for(Options(4, teams="13-24"))] == ["teams"]


def test_a_list_shows_what_each_is_about() -> None:
    first, *_, cities, teams = [entry_of(lesson) for lesson in LESSONS]
    assert (first.name, first.number, first.minutes, first.steps, first.set, first.teams) == (
        "the-goal", 1, 1, 6, "", False
    )  # fmt: skip
    assert (first.title, first.says) == (Message("lesson-the-goal-title"), Message("lesson-the-goal-says"))
    assert (cities.set, cities.teams, teams.set, teams.teams) == ("cities", False, "", True)


def test_a_lesson_is_found_by_its_name() -> None:
    assert lesson_named("sharing") is LESSONS[3]
    with pytest.raises(NoSuchLesson, match=r"'chess': there is no such lesson; there are the-goal, "):
        lesson_named("chess")
