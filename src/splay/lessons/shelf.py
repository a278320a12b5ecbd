"""The lessons that come with the program, in their order."""

from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from splay.core.expansion import BASE
from splay.core.options import Options
from splay.lessons.lesson import Lesson
from splay.lessons.lesson_words import says_key, title_key
from splay.lessons.reading import BadLesson, read_lesson
from splay.views.messages import Message

FOLDER: Final = Path(__file__).parent / "texts"
"""A file for each lesson."""


class LessonEntry(Struct, frozen=True):
    """A lesson in a list of them: `set` is the one that it is about, "" for none, `teams` whether it is about teams."""

    name: str
    number: int
    title: Message
    says: Message
    minutes: int
    steps: int
    set: str
    teams: bool


class NoSuchLesson(ValueError):
    """There is no lesson of this name; the message names those there are."""


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """All lessons in their order: first those that everyone begins with, then one for each set, and teams.

    Raises BadLesson if a file is none, or two have the same number or name.
    """
    lessons = sorted((read_lesson(path) for path in FOLDER.glob("*.txt")), key=lambda lesson: lesson.number)
    for number, lesson in enumerate(lessons, 1):
        if lesson.number != number:
            raise BadLesson(lesson.file, 1, f"its number must be {number:02}: they go on from 1, none stands twice")
        if [other.name for other in lessons].count(lesson.name) > 1:
            raise BadLesson(lesson.file, 1, f"{lesson.name}: another lesson is called so, too")
    return tuple(lessons)


def entry_of(lesson: Lesson) -> LessonEntry:
    """A lesson as a list shows it."""
    return LessonEntry(
        lesson.name,
        lesson.number,
        Message(title_key(lesson.name)),
        Message(says_key(lesson.name)),
        lesson.minutes,
        len(lesson.steps),
        lesson.set_name,
        lesson.teams,
    )


def first_lessons() -> list[Lesson]:
    """The lessons on the base game, which everyone begins with."""
    return [lesson for lesson in all_lessons() if not lesson.set_name and not lesson.teams]


def lesson_named(name: str) -> Lesson:
    """The lesson of a name. Raises NoSuchLesson."""
    for lesson in all_lessons():
        if lesson.name == name:
            return lesson
    raise NoSuchLesson(f"{name!r}: there is no such lesson; there are {', '.join(one.name for one in all_lessons())}")


def lessons_for(options: Options) -> list[Lesson]:
    """The lessons to offer before a first table with these options: on its sets, and on teams if it has any."""
    teams = options.teams != "none"
    return [
        lesson
        for lesson in all_lessons()
        if (lesson.set_name in options.sets and lesson.set_name != BASE) or (lesson.teams and teams)
    ]
