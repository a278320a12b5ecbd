"""docs/ratings.md tells what is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from splay.agents.roster import AGENT_NAMES
from splay.ratings.computers import ANCHORS
from splay.ratings.kinds import RATED_KINDS
from splay.ratings.update import FIRST_SIGMA, TAU

TEXT: Final = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text(encoding="utf-8")


def test_the_computers_ratings_are_those_that_are_shipped() -> None:
    table = TEXT.partition("| | `base-2` |")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.MULTILINE))
    assert list(told) == list(AGENT_NAMES)
    shipped = json.loads(ANCHORS.read_text(encoding="utf-8"))
    for name, cells in told.items():
        found = [shipped[kind][name] for kind in RATED_KINDS]
        written = [f"{one['shown']} ± {one['error']}" if one["error"] else str(one["shown"]) for one in found]
        assert cells.split(" | ") == written


def test_every_kind_is_told() -> None:
    table = TEXT.partition("| kind | what is played |\n")[2].partition("\n\n")[0]
    assert tuple(re.findall(r"^\| `(\S+)` \|", table, re.MULTILINE)) == RATED_KINDS


def test_the_numbers_of_the_model_are_those_that_are_used() -> None:
    assert FIRST_SIGMA == {"base-2": 6.0, "sets-2": 6.0, "many": 5.0, "teams": 6.0}
    assert "| how unsure it is at first | 6 (240 points); `many` 5 (200) |" in TEXT
    assert f"| `tau` | {TAU} ({TAU * 40:.0f} points) |" in TEXT
