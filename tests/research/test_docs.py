"""docs/research.md says what is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from splay.cli import main
from splay.research.action_keys import ACTION_KEYS
from splay.research.encoder import MOST, Encoder
from tests.research.games import EVERY_SET

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


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


EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, marks=[pytest.mark.thorough] if "on_ray" in example else [])
        for number, example in enumerate(EXAMPLES)
    ],
)
def test_an_example_runs(number: int) -> None:
    exec(compile(EXAMPLES[number], "docs/research.md", "exec"), {"__name__": "__main__"})


def test_the_training_loop_trains(tmp_path: Path) -> None:
    told = subprocess.check_output([sys.executable, ROOT / "examples" / "train.py", "2", "4"], cwd=tmp_path, text=True)
    assert re.fullmatch(r"(round [12]: wins \d+% against random\n){2}", told)
    weights = np.load(tmp_path / "linear.npy")
    assert weights.shape == (len(ACTION_KEYS), Encoder().size)
    assert np.isfinite(weights).all()
    assert weights.any()


def test_what_was_trained_plays_in_a_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "train.py").write_bytes((ROOT / "examples" / "train.py").read_bytes())
    np.save(tmp_path / "linear.npy", np.zeros((len(ACTION_KEYS), Encoder().size), np.float32))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "train", raising=False)
    assert main(["tournament", "--agents", "train:LinearAgent,random", "--games", "2", "--workers", "1"]) == 0
