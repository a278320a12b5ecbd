"""Which faults a run plants: as a seed has it, in all rooms of the server and of every kind."""

import ast
from collections.abc import Iterator
from itertools import dropwhile, filterfalse, islice
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from benchmarks.mutations.kinds import KINDS
from benchmarks.mutations.source import Change, Source
from msgspec import Struct

Thing = TypeVar("Thing")
SERVER: Final = "src/splay/server"
LEFT_OUT: Final = ("migrations", "openapi.py")
"""What has been done once and for all, and a script whose output is kept."""


class Planted(Struct, frozen=True):
    """A fault in a file, which is named from the root of the checkout on."""

    file: str
    change: Change


def changes(source: Source) -> Iterator[Change]:
    """Everything that could be planted in a source."""
    for node, function in source.nodes():
        for kind, find in KINDS.items():
            for first, last, words in find(node, function):
                yield source.change(kind, first, last, words)


def is_fault(source: Source, change: Change) -> bool:
    """Whether a source with a change in it still is Python, and says something else."""
    try:
        return ast.dump(ast.parse(change.planted_in(source.text))) != ast.dump(source.tree)
    except SyntaxError:
        return False


def sources(root: Path) -> list[str]:
    """The files in which faults are planted."""
    found = sorted((root / SERVER).rglob("*.py"))
    return [path.relative_to(root).as_posix() for path in found if not set(path.parts) & set(LEFT_OUT)]


def room_of(file: str) -> str:
    """The room that a file lies in, or its own name if it lies beside the rooms."""
    return file.removeprefix(f"{SERVER}/").partition("/")[0]


def choose(root: Path, number: int, seed: int) -> list[Planted]:
    """So many faults, never two in one line: one in each room, then as many as a room has files for its part, of one
    file after the other and of every kind. Fewer if the sources have no more.
    """
    chance = Random(seed)
    read = {file: Source((root / file).read_bytes()) for file in sources(root)}
    rooms: dict[str, list[list[Planted]]] = {}
    for file, source in read.items():
        rooms.setdefault(room_of(file), []).append(one_a_line(file, list(changes(source)), chance))

    def plants_none(fault: Planted) -> bool:
        return not is_fault(read[fault.file], fault.change)

    placed = [
        (place / len(files), chance.random(), fault)
        for files in rooms.values()
        for place, fault in enumerate(dropwhile(plants_none, in_turn(chance.sample(files, len(files)))))
    ]
    ordered = [fault for _, _, fault in sorted(placed, key=lambda one: one[:2])]
    return list(islice(filterfalse(plants_none, ordered), number))


def one_a_line(file: str, found: list[Change], chance: Random) -> list[Planted]:
    """One fault for each line of a file that can have any; kinds that are rare come as often as others."""
    kinds = [[change for change in found if change.kind == kind] for kind in KINDS]
    mixed = in_turn([chance.sample(changes, len(changes)) for changes in chance.sample(kinds, len(kinds))])
    lines: dict[int, Change] = {}
    for change in mixed:
        lines.setdefault(change.line, change)
    return [Planted(file, change) for change in lines.values()]


def in_turn(piles: list[list[Thing]]) -> list[Thing]:
    """The first of each pile, then the second of each, and so on."""
    most = max(map(len, piles), default=0)
    return [pile[place] for place in range(most) for pile in piles if place < len(pile)]
