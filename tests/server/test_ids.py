"""Ids that people copy into addresses and command lines."""

from __future__ import annotations

from splay.server.ids import is_id, new_id


def test_ids_fit_an_address_and_a_command_line() -> None:
    made = [new_id() for _ in range(2000)]
    assert all(is_id(text) for text in made)
    assert [text for text in made if text.startswith("-")] == []
    assert len(set(made)) == len(made)
