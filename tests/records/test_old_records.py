"""Records that the version before the protocol's second exported: tests/data/old_database/make.py made them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from splay.records.record import from_data

OLD = Path(__file__).parents[1] / "data" / "old_database" / "records.json.gz"


@pytest.fixture(scope="module")
def records() -> dict[str, Any]:
    """The records of format 1, by what their games are."""
    loaded: dict[str, Any] = json.loads(gzip.decompress(OLD.read_bytes()))
    return loaded


def test_a_finished_game_is_played_again(records: dict[str, Any]) -> None:
    data = records["finished"]
    assert data["splay_record"] == 1
    record = from_data(data)
    assert record.broken == ""
    result = record.session().start.result
    assert result is not None
    assert result.reason == data["result"]
    assert len(record.told_events()) == len(data["events"])


def test_a_game_whose_rules_changed_is_told(records: dict[str, Any]) -> None:
    data = records["left"]
    then = [event["kind"] for event in data["events"]]
    assert then.count("mended") == 1
    told = [event.kind for event in from_data(data).told_events()]
    assert told == ["rules_changed" if kind == "mended" else kind for kind in then]
