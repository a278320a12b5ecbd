"""The tests that meet every database are named by where they lie now."""

from __future__ import annotations

from tests.server.databases import DIFFERING, HERE


def test_what_differs_between_databases_is_named_by_its_place() -> None:
    assert [place for place in DIFFERING if not (HERE / place).exists()] == []
