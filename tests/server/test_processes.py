"""Work beside the worker."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from splay.server.processes import Processes

FORBIDDEN = """import os
def nice(increment):
    raise PermissionError(1, "Operation not permitted")
os.nice = nice
"""


@pytest.mark.anyio
async def test_work_is_done_where_no_process_may_be_less_urgent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a service that has no system call for that."""
    (tmp_path / "sitecustomize.py").write_text(FORBIDDEN, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    processes = Processes(1, after_others=True)
    try:
        assert await processes.run(os.getpid) != os.getpid()
    finally:
        await processes.close()
