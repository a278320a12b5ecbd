"""What a question can offer: objects with stable keys, made once and shared by all games."""

from typing import Final

from splay.core.expansion import BASE
from splay.core.place import Place
from splay.core.symbols import COLOR_NAMES, HIGHEST_AGE


class Option:
    """Something that can be chosen.

    `key` is stable: it names the same choice on every machine, in records and in the protocol.
    """

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return f"<{self.key}>"


class ColorOption(Option):
    """A color to choose."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        super().__init__("color:" + COLOR_NAMES[color])
        self.color = color


class ValueOption(Option):
    """A value to choose, 1 to 10."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__("value:" + str(value))
        self.value = value


class SeatOption(Option):
    """A player to choose, by seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("player:" + str(seat))
        self.seat = seat


class BranchOption(Option):
    """One of the alternatives of an effect, numbered from 1 in the order of its text."""

    __slots__ = ("branch",)

    def __init__(self, branch: int) -> None:
        super().__init__("branch:" + str(branch))
        self.branch = branch


class NumberOption(Option):
    """A number to choose, from 0 up."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("number:" + str(number))
        self.number = number


class SetOption(Option):
    """A set of cards to choose, by name."""

    __slots__ = ("set_name",)

    def __init__(self, set_name: str) -> None:
        super().__init__("set:" + set_name)
        self.set_name = set_name


class UnseenOption(Option):
    """A card that the chooser cannot see: any card with this back in this place, taken by chance.

    `zone` is the index of the zone.
    """

    __slots__ = ("age", "place", "set_name", "zone")

    def __init__(self, zone: int, place: Place, set_name: str, age: int) -> None:
        back = str(age) if set_name == BASE else f"{set_name}.{age}"
        super().__init__(f"unseen:{place.name}:{back}")
        self.zone = zone
        self.place = place
        self.set_name = set_name
        self.age = age


PASS: Final = Option("pass")
"""Choose nothing, or nothing more."""
YES: Final = Option("yes")
NO: Final = Option("no")
COLOR_OPTIONS: Final = [ColorOption(color) for color in range(len(COLOR_NAMES))]
VALUE_OPTIONS: Final = [ValueOption(value) for value in range(HIGHEST_AGE + 2)]
SEAT_OPTIONS: Final = [SeatOption(seat) for seat in range(5)]
BRANCH_OPTIONS: Final = [BranchOption(branch) for branch in range(7)]
