"""docs/research.md says what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from splay.research.action_keys import ACTION_KEYS
from splay.research.encoder import MOST, Encoder
from tests.research.games import EVERY_SET

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_page_counts_right() -> None:
    assert f"there are {len(ACTION_KEYS):,}" in PAGE
    assert f"| {sum(key.startswith('unseen:') for key in ACTION_KEYS)} |" in PAGE
    sizes = Encoder().size, Encoder(2, EVERY_SET).size, Encoder(5, EVERY_SET).size
    told = re.search(
        r"base set have ([\d,]+) numbers, with all sets ([\d,]+), five players\nwith all sets ([\d,]+)", PAGE
    )
    assert told is not None
    assert tuple(int(number.replace(",", "")) for number in told.groups()) == sizes
    assert f"up to {MOST}" in PAGE


def test_the_page_names_actions_and_features_that_there_are() -> None:
    section = PAGE[PAGE.index("## Actions") : PAGE.index("## Observations")]
    keys = re.findall(r"`([a-z_-]+(?::[\w.:-]+)?)`", "\n".join(section.split("|---|")[1].splitlines()))
    assert len(keys) > 15
    assert [key for key in keys if key not in ACTION_KEYS] == []
    example = re.findall(r"'([\w.-]+)': \d+", PAGE)
    assert len(example) > 10
    assert [name for name in example if name not in Encoder().names] == []


@pytest.mark.parametrize("number", range(PAGE.count("```python\n")))
def test_an_example_runs(number: int) -> None:
    """Each with those before it, as a reader would go on."""
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    code = examples[number] if "import" in examples[number] else "".join(examples[number - 1 : number + 1])
    exec(compile(code, "docs/research.md", "exec"), {"__name__": "__main__"})
