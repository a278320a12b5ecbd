"""What sources that have the toy set make of a position: `python -m tests.toy.work_out < TEXT` writes it as JSON.

Run with those sources on the path: the tests' own process may be compiled, and has no toys then.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from splay.core.scenario import position_of
from splay.core.session import Session
from splay.sets.scenario import from_text
from tests.toy.checkout import ROOT, run


def worked_out(sources: Path, text: str) -> dict[str, Any]:
    """A position by other sources: its `options`, the `position` whole, and the seats `asked`."""
    path = os.pathsep.join([str(sources), str(ROOT)])
    laid: dict[str, Any] = json.loads(run([sys.executable, "-m", __name__], text, PYTHONPATH=path))
    return laid


def main() -> int:
    """Reads a position and writes it."""
    game = from_text(sys.stdin.read())
    asked = [question.seat for question in Session(game.copy()).questions]
    json.dump({"options": game.options.to_json(), "position": position_of(game), "asked": asked}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
