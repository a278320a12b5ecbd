"""A format as an older version could have written it: one part under another name, one part not there yet."""

from __future__ import annotations

from typing import Any

from splay.core.scenario.shape import FORMAT

OLDER = FORMAT - 1


def as_older(position: dict[str, Any]) -> dict[str, Any]:
    """A position of today as the older version wrote it: what is `unchecked` was called `dirty`, and piles were lists
    of cards with their splay apart.
    """
    players = []
    for player in position["players"]:
        board = {color: pile["cards"] for color, pile in player["board"].items()}
        splays = {color: pile["splay"] for color, pile in player["board"].items()}
        players.append({**player, "board": board, "splays": splays})
    older = {**position, "format": OLDER, "players": players, "dirty": position["unchecked"]}
    del older["unchecked"]
    return older


def older_to_today(position: dict[str, Any]) -> dict[str, Any]:
    """The step that the newer version would bring with it."""
    players = []
    for player in position["players"]:
        board = {color: {"splay": player["splays"][color], "cards": cards} for color, cards in player["board"].items()}
        players.append({**{part: player[part] for part in player if part != "splays"}, "board": board})
    newer = {**position, "players": players, "unchecked": position["dirty"]}
    del newer["dirty"]
    return newer
