"""What the coach points at, as data; clients draw a ring around it, or name it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from splay.core.card import Card
from splay.core.expansion import EXPANSIONS
from splay.core.symbols import COLOR_NAMES
from splay.lessons.lesson_words import NotSaid
from splay.views.messages import Argument, CardNameArgument, ColorArgument, Message, PlayerArgument

OF_PLAYERS: Final = ("hand", "score", "points", "achievements", "icons", "board")
"""What every player has."""
OF_CARDS: Final = ("card", "effects", "icon", "reach")
"""The card itself wherever it lies, what it does, its featured icon, and the marks that say whom it would reach."""
OF_THE_TABLE: Final = ("available", "specials", "supply", "actions", "draw")
"""What there is one of; an available achievement and a supply can have a value after them."""
VALUED: Final = ("available", "supply")
PILE: Final = "pile"


class Target(Struct, frozen=True, omit_defaults=True):
    """A thing on the table: `kind` says what, and which other fields mean something.

    Of players (`seat`): "hand", "score", "points", "achievements", "icons", "board", "pile" (`color`), and the zones
    that sets bring, by their names. Of cards (`card`, a key): "card", "effects", "icon", "reach". Of the table:
    "available" and "supply" (all, or that of a `value`), "specials", "actions" (those left), "draw" (what draws).
    """

    kind: str
    seat: int = -1
    card: str = ""
    color: str = ""
    value: int = 0

    def message(self) -> Message:
        """What it is called, for those who see no ring: "your hand", "Tom's points"."""
        arguments: dict[str, Argument] = {}
        if self.seat >= 0:
            arguments["player"] = PlayerArgument(self.seat)
        if self.card:
            arguments["card"] = CardNameArgument(self.card)
        if self.color:
            arguments["color"] = ColorArgument(self.color)
        if self.kind in VALUED:
            arguments["value"] = self.value
        return Message(f"ring-{self.kind}", arguments)


def zones_of_sets() -> list[str]:
    """The kinds of zones that sets bring to every player."""
    return [kind.name for expansion in EXPANSIONS.values() for kind in expansion.zone_kinds if kind.per_player]


def target_of(words: str, deck: dict[str, Card], players: Sequence[str]) -> Target:
    """What words point at: "hand", "points of Tom", "pile green of me", "card Sailing", "available 1", "supply 2".

    `deck` has the cards by name in small letters, `players` the names by seat. Raises NotSaid.
    """
    what, of, owner = words.strip().partition(" of ")
    kind, _, rest = what.partition(" ")
    if kind in OF_CARDS:
        name = words.strip().removeprefix(kind).strip()
        if name.lower() not in deck:
            raise NotSaid(f"{name}: there is no such card")
        return Target(kind, card=deck[name.lower()].key)
    if of and owner not in players:
        raise NotSaid(f"{owner}: there is no such player; there are {', '.join(players)}")
    seat = players.index(owner) if of else 0
    if kind == PILE:
        if rest not in COLOR_NAMES:
            raise NotSaid(f"{rest}: is no color; colors are {', '.join(COLOR_NAMES)}")
        return Target(kind, seat, color=rest)
    if kind in VALUED and rest:
        if not rest.isdecimal():
            raise NotSaid(f"{rest}: is no value")
        return Target(kind, value=int(rest))
    if kind in OF_THE_TABLE and not rest and not of:
        return Target(kind)
    if kind in (*OF_PLAYERS, *zones_of_sets()) and not rest:
        return Target(kind, seat)
    known = ", ".join([*OF_PLAYERS, *zones_of_sets(), PILE, *OF_CARDS, *OF_THE_TABLE])
    raise NotSaid(f"{words.strip()}: the coach can't point at that; there are {known}")
