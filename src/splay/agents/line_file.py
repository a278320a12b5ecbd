"""A file of JSON objects, a line each as they come: after a stop whoever writes it goes on from there."""

import json
from pathlib import Path


class LineFile:
    """The `lines` of a file, as far as they were written to their ends: a last one that wasn't counts as none."""

    def __init__(self, path: Path, what: str) -> None:
        """Reads what is there; `what` a line says, for errors. Raises ValueError naming a line that is no object; the
        file stays as it is then, and until it is gone on with.
        """
        self.path = path
        self.what = what
        parts = path.read_bytes().split(b"\n") if path.exists() else [b""]
        self.torn = parts[-1]
        self.length = sum([len(part) + 1 for part in parts[:-1]])
        self.lines: list[dict[str, object]] = []
        for number, part in enumerate(parts[:-1], 1):
            self.lines.append(self.parsed(part, number))

    def parsed(self, line: bytes, number: int) -> dict[str, object]:
        """A line as JSON data. Raises ValueError unless it is an object."""
        try:
            data = json.loads(line)
        except ValueError as error:
            raise self.broken(number) from error
        if not isinstance(data, dict):
            raise self.broken(number)
        return data

    def broken(self, number: int) -> ValueError:
        """What is raised of a line that doesn't say what it should."""
        return ValueError(f"{self.path}: line {number} is no {self.what}")

    def go_on(self, first: dict[str, object]) -> None:
        """Cuts a torn line off, and begins a file that has no whole one with `first`, which says whose it is. Raises
        ValueError if something else stands there.
        """
        if self.lines:
            with self.path.open("r+b") as file:
                file.truncate(self.length)
        elif line_of(first).startswith(self.torn):
            self.path.write_bytes(line_of(first))
        else:
            raise self.broken(1)

    def add(self, data: dict[str, object]) -> None:
        """Writes a line more, at once."""
        with self.path.open("ab") as file:
            file.write(line_of(data))


def line_of(data: dict[str, object]) -> bytes:
    """A line of such a file."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"
