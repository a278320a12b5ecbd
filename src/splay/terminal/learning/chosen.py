"""What there is to learn, in the order of the list, and how far somebody is with it."""

from typing import Final, NamedTuple

from splay.lessons.lesson import Lesson
from splay.lessons.runner import BadProgress, resumed
from splay.lessons.shelf import NoSuchLesson, all_lessons, entry_of, first_lessons, lesson_named
from splay.locale.catalogue import Catalogue
from splay.terminal.learning.progress import Progress

GAME: Final = "game"
"""The name of the first game among lessons."""
Chosen = Lesson | None
"""A lesson, or None for the first game."""


class Entry(NamedTuple):
    """A line of the list: what is `chosen` by it, its words with how far somebody is, and whether that is all of it."""

    chosen: Chosen
    label: str
    finished: bool


def in_order() -> list[Chosen]:
    """The lessons that everyone begins with, the first game, then the lessons on sets and teams."""
    first = first_lessons()
    return [*first, None, *[lesson for lesson in all_lessons() if lesson not in first]]


def entries(progress: Progress, catalogue: Catalogue) -> list[Entry]:
    """The list, with how far somebody is."""
    return [
        game_entry(progress, catalogue) if chosen is None else lesson_entry(progress, catalogue, chosen)
        for chosen in in_order()
    ]


def lesson_entry(progress: Progress, catalogue: Catalogue, lesson: Lesson) -> Entry:
    """A lesson in the list."""
    entry = entry_of(lesson)
    title, says = catalogue.text(entry.title.key), catalogue.text(entry.says.key)
    label = catalogue.text("lessons-entry", title=title, minutes=entry.minutes, says=says)
    finished = lesson.name in progress.kept.finished
    return Entry(lesson, with_note(catalogue, label, how_far(progress, catalogue, lesson)), finished)


def how_far(progress: Progress, catalogue: Catalogue, lesson: Lesson) -> str:
    """How far somebody is with a lesson, "" if it was not begun."""
    place = progress.kept.begun.get(lesson.name)
    if place is not None and place.get("done"):
        try:
            number = resumed(lesson, place).number + 1
        except BadProgress:
            return catalogue.text("lessons-changed")
        return catalogue.text("lessons-at", step=number, steps=len(lesson.steps))
    return catalogue.text("lessons-done") if lesson.name in progress.kept.finished else ""


def game_entry(progress: Progress, catalogue: Catalogue) -> Entry:
    """The first game in the list."""
    kept = progress.kept
    note = ""
    if kept.game is not None:
        note = catalogue.text("lessons-game-on")
    elif kept.game_finished:
        note = catalogue.text("lessons-done")
    return Entry(None, with_note(catalogue, catalogue.text("lessons-game"), note), kept.game_finished)


def with_note(catalogue: Catalogue, label: str, note: str) -> str:
    """The words of a line with how far somebody is, if there is anything to say."""
    return catalogue.text("lessons-entry-note", label=label, note=note) if note else label


def next_entry(progress: Progress, catalogue: Catalogue) -> int:
    """The place in the list of what comes next: the first that was not finished, else the first of all."""
    return next((place for place, entry in enumerate(entries(progress, catalogue)) if not entry.finished), 0)


def lesson_of(name: str) -> Lesson | str:
    """The lesson that somebody names by its name or its number in the list, or GAME for the first game. Raises
    NoSuchLesson.
    """
    if name.lower() == GAME:
        return GAME
    if not name.isdecimal():
        return lesson_named(name.lower())
    listed = in_order()
    if not 1 <= int(name) <= len(listed):
        raise NoSuchLesson(f"{name}: the list goes from 1 to {len(listed)}")
    return listed[int(name) - 1] or GAME
