"""The examples of docs/scenarios.md hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

from splay.core.options import Options
from splay.core.symbols import RED
from splay.sets.scenario import from_json, from_text, to_json

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    """The code blocks of a language on the page."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"the page has no example in {language}"
    return found


def test_texts_are_positions() -> None:
    large, small, misplaced, hidden = [from_text(text) for text in examples("text")]
    assert len(large.players) == 3
    assert large.turn_seat == 1
    assert large.options.edition == "first"
    assert len(small.supplies[0].cards) == 2
    assert misplaced.players[0].pile(RED).cards[-1].name == "Pottery"
    assert misplaced.supplies[0].cards[-1].name == "Fission"
    assert sorted(card.age for card in hidden.players[1].hand.cards) == [1, 1, 3]


def test_json_is_a_position() -> None:
    (position,) = [json.loads(text) for text in examples("json")]
    game = from_json(position)
    assert game.players[0].pile(1).splay == 1
    assert position["options"].keys() == Options().to_json().keys()
    assert position.keys() - {"seed"} == to_json(game).keys()
    assert position["players"][0].keys() == to_json(game)["players"][0].keys()


def test_the_python_examples_of_the_document_run() -> None:
    exec("".join(examples("python")), {})
