"""Whole games go exactly as they went when they were written down, on every machine and both builds."""

from __future__ import annotations

import pytest

from tests.golden.games import FOLDER, GAMES, told


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_went(name: str) -> None:
    # `python -m tests.golden.games` writes the games anew if they are meant to change.
    assert told(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
