"""`splay learn`: the lessons and the first game, full screen or in plain lines."""

import sys
from io import TextIOWrapper
from pathlib import Path

from splay.locale.catalogue import ORIGINAL
from splay.terminal.learning.progress import Progress, file_of_progress


def learn(lesson: str | None, plain: bool, language: str = ORIGINAL) -> int:
    """Lists the lessons, or takes the one of this name at once; the exit status.

    Plain lines if they are asked for, or if input or output is no terminal. Raises NoSuchLesson, and OSError or
    ValueError if what was kept can't be read.
    """
    from splay.terminal.learning.chosen import lesson_of

    chosen = None if lesson is None else lesson_of(lesson)
    progress = Progress(file_of_progress())
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from splay.terminal.learning.plain import PlainLessons

        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        return PlainLessons(progress, sys.stdin, sys.stdout, language).run(chosen)
    from splay.terminal.learning.screens import LearningApp

    return LearningApp(progress, chosen, language).run() or 0


def check(path: Path) -> int:
    """Plays the lesson in a file in every way that it names, and says that it goes; the exit status. Raises BadLesson,
    which names the line that is wrong, or OSError.
    """
    from splay.lessons.checking import check_lesson
    from splay.lessons.reading import read_lesson
    from splay.locale.catalogue import load

    lesson = read_lesson(path)
    check_lesson(lesson)
    print(load().text("lessons-checked", file=path.name, steps=len(lesson.steps)))
    return 0
