"""Scripted games: a position, actions with the answers they are given, and what lies where afterwards.

For tests of rules and cards, bug reports and examples, which read as a report of play:

    table = play(me="red: Oars", you="hand: Sailing, Archery", supply={1: "Tools"})
    table.dogma("Oars", you=["Sailing"])
    assert table.me.score == ["Sailing"]

`docs/scenarios.md` describes positions, which `splay.sets.scenario` reads, and scripts.
"""

from splay.playing.script import Answer, OffScript, Script
from splay.playing.table import Outcome, PlayedTable, Seat, play

__all__ = ["Answer", "OffScript", "Outcome", "PlayedTable", "Script", "Seat", "play"]
