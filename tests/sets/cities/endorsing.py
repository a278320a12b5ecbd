"""Endorsing at a scripted table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from splay.core.action import Action
from splay.core.turn import legal_actions
from splay.playing import OffScript

if TYPE_CHECKING:
    from splay.playing import Answer, Table


def endorsable(table: Table) -> list[str]:
    """The cards that the turn player could endorse now, by key."""
    keys = [option.key for option in legal_actions(table.game.players[table.game.turn_seat])]
    return [key.removeprefix("endorse:") for key in keys if key.startswith("endorse:")]


def endorse(table: Table, card: str, **answers: list[Answer]) -> Table:
    """The turn player endorses a card. Raises OffScript if that is not legal now."""
    key = "endorse:" + table.card(card).key
    for option in legal_actions(table.game.players[table.game.turn_seat]):
        if option.key == key and isinstance(option, Action):
            return table.act(option, answers)
    raise OffScript(f"{key}: is not legal")
