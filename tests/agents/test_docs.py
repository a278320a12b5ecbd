"""The examples of docs/agents.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "agents.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, str(DOCUMENT), "exec"), {"__name__": "example"})
    assert re.fullmatch(r"\[[01, ]+\] \w+\n", capsys.readouterr().out)


def test_there_is_an_example() -> None:
    assert EXAMPLES
