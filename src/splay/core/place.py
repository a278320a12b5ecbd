"""A place where cards lie, as data, which events and options tell, so that nobody has to parse it from a name."""

from typing import Final

from splay.core.symbols import COLOR_NAMES

NOBODY: Final = -1
NO_COLOR: Final = -1


class Place:
    """A place: its kind by name, and of `seat`, `color`, `set_name` and `age` those that tell it from others.

    A `seat` of NOBODY, NO_COLOR, "" and 0 say nothing. `name` is one stable word for it, as in `hand.0`,
    `board.1.red` or `supply.base.3`: for keys, to sort by and to look up, not to take apart.
    """

    __slots__ = ("age", "color", "kind", "name", "seat", "set_name")

    def __init__(self, kind: str, seat: int = NOBODY, color: int = NO_COLOR, set_name: str = "", age: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.color = color
        self.set_name = set_name
        self.age = age
        words = [kind]
        if seat != NOBODY:
            words.append(str(seat))
        if color != NO_COLOR:
            words.append(COLOR_NAMES[color])
        if set_name:
            words.append(set_name)
        if age:
            words.append(str(age))
        self.name = ".".join(words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"
