"""Positions as older versions wrote them, and as one before the first could have."""

from __future__ import annotations

from typing import Any

OLDER = 0


def as_older(position: dict[str, Any]) -> dict[str, Any]:
    """A position of today as the older version wrote it: what is `unchecked` was called `dirty`, and piles were lists
    of cards with their splay apart.
    """
    players = []
    for player in position["players"]:
        board = {color: pile["cards"] for color, pile in player["board"].items()}
        splays = {color: pile["splay"] for color, pile in player["board"].items()}
        players.append({**player, "board": board, "splays": splays})
    older = {**in_format_1(position), "format": OLDER, "players": players, "dirty": position["unchecked"]}
    del older["unchecked"]
    return older


def in_format_1(position: dict[str, Any]) -> dict[str, Any]:
    """A position of today, of the base set, as format 1 had it."""
    options = {name: value for name, value in position["options"].items() if name != "sets"}
    return {**{part: position[part] for part in position if part != "free_action"}, "format": 1, "options": options}


def older_to_format_1(position: dict[str, Any]) -> dict[str, Any]:
    """The step that the newer version would bring with it."""
    players = []
    for player in position["players"]:
        board = {color: {"splay": player["splays"][color], "cards": cards} for color, cards in player["board"].items()}
        players.append({**{part: player[part] for part in player if part != "splays"}, "board": board})
    newer = {**position, "players": players, "unchecked": position["dirty"]}
    del newer["dirty"]
    return newer
