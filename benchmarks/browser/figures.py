"""A figure that was measured, its goal, and how all of them are written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

HEAD = ("| | measured | goal |", "|---|--:|--:|")
BEGIN, END = "<!-- figures of benchmarks.browser -->", "<!-- end of the figures -->"


class Figure(NamedTuple):
    """What was measured, and the most that it may be, if anything says so."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def missed(self) -> bool:
        """Whether it is more than it may be."""
        return self.most is not None and self.value > self.most

    def row(self) -> str:
        """Its row of a table."""
        goal = "" if self.most is None else f"{shown(self.most)} {self.unit}".strip()
        mark = ", missed" if self.missed else ""
        return f"| {self.name} | {shown(self.value)} {self.unit}".rstrip() + f"{mark} | {goal} |"


def shown(value: float) -> str:
    """A number as a table has it: three digits that count at least, no more than three after the point."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def table(figures: list[Figure], where: str) -> str:
    """All figures as a Markdown table, below a line about the machine."""
    return "\n".join([where, "", *HEAD, *(figure.row() for figure in figures)])


def write_json(figures: list[Figure], where: str, path: Path) -> None:
    """Writes them for programs to read."""
    told = {"machine": where, "figures": [{**figure._asdict(), "missed": figure.missed} for figure in figures]}
    path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def write_into(document: Path, text: str) -> None:
    """Puts the table in place of the one that stands in a document between its two marks."""
    before, rest = document.read_text(encoding="utf-8").split(BEGIN)
    document.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")
