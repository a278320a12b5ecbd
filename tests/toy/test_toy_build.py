"""The toy set in sources and in a wheel of their own, as a set of ours would be there: engine and terminal."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from splay.core.expansion import EXPANSIONS
from splay.locale.catalogue import load
from splay.sets import FURTHER_SETS, all_cards
from tests.toy.checkout import ROOT, run

CAN_COMPILE = os.environ.get("SPLAY_PURE") != "1" and any(map(shutil.which, ("cc", "gcc", "clang")))


def games(path: Path, number: int) -> Any:  # noqa: ANN401 - JSON
    """The build on a path, and how random games with toys end there."""
    return json.loads(
        run([sys.executable, "-m", "tests.toy.games", str(number)], PYTHONPATH=f"{path}{os.pathsep}{ROOT}")
    )


def played(path: Path, read: str, *arguments: str) -> str:
    """What the terminal's plain mode says when it reads these lines."""
    command = [sys.executable, "-m", "splay.cli", "play", "--plain", "--sets", "toys", *arguments]
    return run(command, read, PYTHONPATH=str(path))


def test_the_terminal_shows_zones_supplies_symbols_and_goals_of_the_set(sources: Path) -> None:
    text = played(sources, "1\nboard\ngoals\ncard Carousel\n", "--seats", "human,random", "--seed", "3")
    assert "  Toy box: none." in text
    assert "Shop window: Musical Chairs 2." in text
    assert "Supplies of Toys: [1] 1, [2] 2." in text
    assert "Hand: 2 × [1], Toys [1]." in text  # noqa: RUF001 - the sign is meant
    assert "1 Rattle (1 red from Toys: echo, castle, castle)" in text
    assert "Bob took Musical Chairs from the shop window." in text
    assert "Bob put Musical Chairs into the toy box." in text
    assert "Collection: at least 3 cards in your toy box (0 of 3)" in text
    assert "1 purple from Toys: crown, bonus of 2, crown, bonus of 4, leaf" in text


def test_the_terminal_plays_a_whole_game_with_it(sources: Path) -> None:
    asked = played(sources, "4\n3\n1\n" * 300, "--seats", "human,random", "--seed", "6")
    assert "choose a card from your board to use." in asked
    assert "Wind up " in asked
    assert "a Toys [" in asked
    text = played(sources, "3\n1\n" * 400, "--seats", "human,random", "--seed", "6")
    assert text.rstrip().splitlines()[-2].startswith("Bob: ")  # then it says that one may undo


def test_the_cards_of_the_set_are_found_with_the_others(sources: Path) -> None:
    found = run([sys.executable, "-m", "splay.cli", "cards", "echo", "--set", "toys"], PYTHONPATH=str(sources))
    featured = "Featured icon, which counts for sharing and demands: bulb\n"
    assert f"Kite\n1 blue from Toys: bulb, echo, bulb\n{featured}Echo: Draw a [1] and tuck it.\n" in found
    assert found.endswith("3 cards.\n")


def test_what_people_get_has_no_toys() -> None:
    assert "toys" not in [expansion.name for expansion in FURTHER_SETS]
    assert "toys" not in EXPANSIONS
    assert "toys" not in {card.set_name for card in all_cards("third")}
    assert not load().has_text("set-toys")
    done = subprocess.run([sys.executable, "-m", "splay.cli", "play", "--sets", "toys"], capture_output=True, text=True)
    assert done.returncode != 0
    assert "sets: must be among base, artifacts, relics, echoes, cities, not 'toys'" in done.stderr


@pytest.mark.thorough
@pytest.mark.skipif(not CAN_COMPILE, reason="there is no compiler")
def test_compiled_games_are_those_of_the_sources(sources: Path, wheel: Path) -> None:
    compiled, pure = games(wheel, 40), games(sources, 40)
    assert (compiled["build"], pure["build"]) == ("compiled", "pure")
    assert compiled["ends"] == pure["ends"]


@pytest.mark.thorough
@pytest.mark.skipif(not CAN_COMPILE, reason="there is no compiler")
def test_the_terminal_says_the_same_with_the_compiled_engine(sources: Path, wheel: Path) -> None:
    answers = "2\n1\n" * 400
    options = ("--seats", "human,greedy", "--seed", "3")
    assert played(wheel, answers, *options) == played(sources, answers, *options)
