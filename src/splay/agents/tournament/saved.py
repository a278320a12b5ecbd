"""Games of a tournament in a file, a line each as they end: after a stop it goes on from there."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from splay.agents.tournament.game import Played


class SavedGames:
    """The file of one tournament, or none. The first line says which it is; each other one is a game of a pair.

    A last line that was not written to its end is no game: it is played again.
    """

    def __init__(self, path: Path | None, tournament: dict[str, object]) -> None:
        """Reads what is there, or begins the file. Raises ValueError if it belongs to another tournament or is none; it
        stays as it is then.
        """
        self.path = path
        self.played: dict[tuple[int, int], Played] = {}
        self.file: BinaryIO | None = None
        if path is None:
            return
        lines = path.read_bytes().split(b"\n") if path.exists() else [b""]
        whole = lines[:-1]
        if whole:
            self.check(whole[0], tournament)
            for number, line in enumerate(whole[1:], 2):
                self.read(line, number)
            file = path.open("r+b")
            file.truncate(file.seek(sum([len(line) + 1 for line in whole])))
            self.file = file
        else:
            if not line_of(tournament).startswith(lines[0]):
                raise ValueError(f"{path}: line 1 is no game of a tournament")
            self.file = path.open("wb")
            self.write(tournament)

    def check(self, line: bytes, tournament: dict[str, object]) -> None:
        """Raises ValueError unless the first line says that this is the tournament."""
        there = self.parsed(line, 1)
        for name, value in tournament.items():
            if there.get(name) != value:
                raise ValueError(
                    f"{self.path}: of another tournament: {name} is {there.get(name)!r} there, {value!r} here"
                )

    def read(self, line: bytes, number: int) -> None:
        """Reads a line with a game. Raises ValueError if it is none."""
        game = self.parsed(line, number)
        try:
            place = (int(str(game["pair"])), int(str(game["game"])))
            a, b = [[float(str(time)) for time in times] for times in listed(game["times"])]
            self.played[place] = (float(str(game["points"])), a, b)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{self.path}: line {number} is no game of a tournament") from error

    def parsed(self, line: bytes, number: int) -> dict[str, object]:
        """A line as JSON data. Raises ValueError unless it is an object."""
        try:
            data = json.loads(line)
        except ValueError as error:
            raise ValueError(f"{self.path}: line {number} is no game of a tournament") from error
        if not isinstance(data, dict):
            raise ValueError(f"{self.path}: line {number} is no game of a tournament")
        return data

    def add(self, pair: int, game: int, played: Played) -> None:
        """Writes a game down."""
        self.write({"pair": pair, "game": game, "points": played[0], "times": [played[1], played[2]]})

    def write(self, data: dict[str, object]) -> None:
        """Appends a line, at once."""
        if self.file is not None:
            self.file.write(line_of(data))
            self.file.flush()

    def close(self) -> None:
        """Closes the file."""
        if self.file is not None:
            self.file.close()


def line_of(data: dict[str, object]) -> bytes:
    """A line of the file."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def listed(data: object) -> Iterator[list[object]]:
    """The two lists in a list. Raises TypeError or ValueError for anything else."""
    if not isinstance(data, list) or len(data) != 2 or not all([isinstance(part, list) for part in data]):
        raise ValueError("two lists are needed")
    return iter(data)
