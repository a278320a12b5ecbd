"""How far somebody is with the lessons and the first game, kept on this device between two runs of the program."""

from pathlib import Path
from typing import Any

from msgspec import Struct

from splay.terminal.own_files import own_folder, read_own, write_own


class Kept(Struct):
    """What is kept: the names of the lessons that were finished, the places in those that were begun, by name, and
    in the first game; whether that was finished.
    """

    finished: list[str] = []
    begun: dict[str, dict[str, Any]] = {}
    game: dict[str, Any] | None = None
    game_finished: bool = False


def file_of_progress() -> Path:
    """The file."""
    return own_folder() / "lessons.json"


class Progress:
    """What is kept, and the file that it is in. Raises OSError, and ValueError naming a file that is damaged."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept = read_own(path, Kept) or Kept()

    def at(self, lesson: str, place: dict[str, Any]) -> None:
        """Keeps the place in a lesson. Raises OSError."""
        self.kept.begun[lesson] = place
        self.save()

    def finish(self, lesson: str) -> None:
        """Keeps that a lesson was finished; it begins anew when it is taken again. Raises OSError."""
        self.kept.begun.pop(lesson, None)
        if lesson not in self.kept.finished:
            self.kept.finished.append(lesson)
        self.save()

    def in_game(self, place: dict[str, Any] | None) -> None:
        """Keeps the place in the first game, or that it was finished. Raises OSError."""
        self.kept.game = place
        self.kept.game_finished = self.kept.game_finished or place is None
        self.save()

    def save(self) -> None:
        """Writes the file, which is whole or the one before. Raises OSError."""
        write_own(self.path, self.kept)
