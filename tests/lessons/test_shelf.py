"""The lessons stand in a row: their numbers go on from 1, and no two are called the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.lessons import shelf
from splay.lessons.reading import BadLesson
from tests.lessons.test_reading import WHOLE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of lessons in place of the program's own."""
    monkeypatch.setattr(shelf, "FOLDER", tmp_path)
    shelf.all_lessons.cache_clear()
    yield tmp_path
    shelf.all_lessons.cache_clear()


def put(folder: Path, *files: str) -> None:
    """Puts lessons there."""
    for file in files:
        (folder / file).write_text(WHOLE, encoding="utf-8")


def test_they_come_in_the_order_of_their_numbers(folder: Path) -> None:
    put(folder, "10-end.txt", *[f"0{number}-lesson-{chr(96 + number)}.txt" for number in range(1, 10)])
    assert [lesson.number for lesson in shelf.all_lessons()] == list(range(1, 11))
    assert shelf.lesson_named("end").number == 10


@pytest.mark.parametrize("files", [["02-draw.txt"], ["01-draw.txt", "03-meld.txt"], ["01-draw.txt", "01-meld.txt"]])
def test_a_number_that_is_missing_or_stands_twice_is_refused(folder: Path, files: list[str]) -> None:
    put(folder, *files)
    with pytest.raises(BadLesson, match=r"its number must be 0[12]: they go on from 1, none stands twice"):
        shelf.all_lessons()


def test_two_of_the_same_name_are_refused(folder: Path) -> None:
    put(folder, "01-draw.txt", "02-draw.txt")
    with pytest.raises(BadLesson, match="draw: another lesson is called so, too"):
        shelf.all_lessons()
