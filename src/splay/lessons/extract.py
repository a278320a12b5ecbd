"""Writes the English words of the lessons into a catalogue: `python -m splay.lessons.extract`.

They stand in the lessons' files; other languages have a file of the same keys.
"""

import sys
from typing import Final

from splay.lessons.guided.comments import all_comments, comment_key
from splay.lessons.lesson_words import fluent_of, says_key, step_key, title_key
from splay.lessons.shelf import all_lessons
from splay.locale.catalogue import FOLDER, ORIGINAL

CATALOGUE: Final = FOLDER / ORIGINAL / "lessons.ftl"
HEAD: Final = "### What the coach says, from the files of the lessons: written by `python -m splay.lessons.extract`.\n"


def words_of_lessons() -> dict[str, str]:
    """All that the coach says, by key, lesson by lesson, then the comments on a first game."""
    words: dict[str, str] = {}
    for lesson in all_lessons():
        words[title_key(lesson.name)] = lesson.title
        words[says_key(lesson.name)] = lesson.says
        for number, step in enumerate(lesson.steps, 1):
            words[step_key(lesson.name, number, "title")] = step.title
            words[step_key(lesson.name, number, "text")] = step.text
            for place, wrong in enumerate(step.wrongs, 1):
                words[step_key(lesson.name, number, f"wrong-{place}")] = wrong.text
            if step.otherwise:
                words[step_key(lesson.name, number, "wrong")] = step.otherwise
    for comment in all_comments():
        words[comment_key(comment.name, "title")] = comment.title
        words[comment_key(comment.name, "text")] = comment.text
    return words


def as_fluent(words: dict[str, str]) -> str:
    """A catalogue as its file holds it."""
    lines = [f"{key} = {fluent_of(text)}\n" for key, text in words.items()]
    return HEAD + "\n" + "".join(lines)


def main() -> int:
    """Writes the catalogue."""
    words = words_of_lessons()
    CATALOGUE.write_text(as_fluent(words), encoding="utf-8")
    print(f"{CATALOGUE}: {len(words)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
