"""Games of a tournament in a file, a line each as they end: after a stop it goes on from there."""

from collections.abc import Iterator
from pathlib import Path

from splay.agents.line_file import LineFile
from splay.agents.tournament.game import Played


class SavedGames:
    """The file of one tournament, or none. The first line says which it is; each other one is a game of a pair.

    A last line that was not written to its end is no game: it is played again.
    """

    def __init__(self, path: Path | None, tournament: dict[str, object]) -> None:
        """Reads what is there, or begins the file. Raises ValueError if it belongs to another tournament or is none; it
        stays as it is then.
        """
        self.played: dict[tuple[int, int], Played] = {}
        self.file = None if path is None else LineFile(path, "game of a tournament")
        if self.file is None:
            return
        for number, line in enumerate(self.file.lines, 1):
            if number == 1:
                check(self.file, line, tournament)
            else:
                self.read(self.file, line, number)
        self.file.go_on(tournament)

    def read(self, file: LineFile, game: dict[str, object], number: int) -> None:
        """Takes in a line with a game. Raises ValueError if it is none."""
        try:
            place = (int(str(game["pair"])), int(str(game["game"])))
            a, b = [[float(str(time)) for time in times] for times in listed(game["times"])]
            self.played[place] = (float(str(game["points"])), a, b)
        except (KeyError, TypeError, ValueError) as error:
            raise file.broken(number) from error

    def add(self, pair: int, game: int, played: Played) -> None:
        """Writes a game down."""
        if self.file is not None:
            self.file.add({"pair": pair, "game": game, "points": played[0], "times": [played[1], played[2]]})


def check(file: LineFile, there: dict[str, object], tournament: dict[str, object]) -> None:
    """Raises ValueError unless the first line of a file says that this is its tournament."""
    for name, value in tournament.items():
        if there.get(name) != value:
            raise ValueError(f"{file.path}: of another tournament: {name} is {there.get(name)!r} there, {value!r} here")


def listed(data: object) -> Iterator[list[object]]:
    """The two lists in a list. Raises TypeError or ValueError for anything else."""
    if not isinstance(data, list) or len(data) != 2 or not all([isinstance(part, list) for part in data]):
        raise ValueError("two lists are needed")
    return iter(data)
