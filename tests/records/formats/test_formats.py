"""Positions of every format there ever was are read, and nobody can change the format and forget it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.scenario import BadPosition, position_of
from splay.core.scenario.shape import FORMAT
from splay.core.session import Session
from splay.records.formats import STEPS, NewerFormat, up_to_date
from splay.records.record import BadRecord, Record, digest, from_data
from splay.sets import new_game
from splay.sets.scenario import from_json, scenario
from tests.records.formats.older import OLDER, as_older, in_format_1, older_to_format_1

EXAMPLES = Path(__file__).parent / "examples"


def example(number: int) -> dict[str, Any]:
    """The stored position of a format."""
    loaded: dict[str, Any] = json.loads((EXAMPLES / f"format_{number}.json").read_text(encoding="utf-8"))
    return loaded


def test_every_format_has_its_step_and_its_example() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))
    assert sorted(path.name for path in EXAMPLES.iterdir()) == [
        f"format_{number}.json" for number in range(1, FORMAT + 1)
    ]


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_the_example_of_every_format_is_the_same_position(number: int) -> None:  # CO065
    assert position_of(from_json(up_to_date(example(number)))) == example(FORMAT)


def test_the_example_of_today_has_every_part_that_is_written_today() -> None:
    written = position_of(scenario("red left: Oars, Archery; achievements: 1, Empire", "score: Tools"))
    assert set(example(FORMAT)) == set(written)
    assert {part for player in example(FORMAT)["players"] for part in player} == set(written["players"][0])


def test_a_position_of_today_and_one_without_a_format_stay_as_they_are() -> None:
    positions: list[dict[str, Any]] = [example(FORMAT), {"players": []}]
    for position in positions:
        assert up_to_date(position) == position


def test_an_older_position_is_brought_up_step_by_step_and_left_as_it_was() -> None:
    old = as_older(example(FORMAT))
    before = json.dumps(old)
    assert up_to_date(old, {**STEPS, OLDER: older_to_format_1}) == example(FORMAT)
    assert json.dumps(old) == before


@pytest.mark.parametrize(
    ("number", "error", "told"),
    [(FORMAT + 1, NewerFormat, "newer version"), (-1, BadPosition, "not known"), ("1", BadPosition, "whole number")],
)
def test_formats_that_cannot_be_read_are_refused_with_the_reason(
    number: object, error: type[BadPosition], told: str
) -> None:
    with pytest.raises(error, match=told):
        up_to_date({"format": number})


def test_a_record_of_format_1_which_names_no_sets_is_played() -> None:
    session = Session(new_game(Options(), secret_from_seed("format 1")))
    while len(session.all_answers()) < 60:
        question = session.questions[0]
        session.answer(question.seat, question.keys()[-1])
    data = Record.of(session, secret_from_seed("format 1"), ["Ann", "Bob"]).to_json()
    data["start"] = in_format_1(data["start"])
    data["snapshots"] = [{**snapshot, "position": in_format_1(snapshot["position"])} for snapshot in data["snapshots"]]
    assert "sets" not in data["start"]["options"]
    record = from_data(data)
    assert not record.broken
    assert position_of(record.session().start) == position_of(session.start)


def older_record() -> dict[str, Any]:
    """A record of some answers as the older version wrote it."""
    session = Session(new_game(Options(), secret_from_seed("older")))
    while len(session.all_answers()) < 60:
        question = session.questions[0]
        session.answer(question.seat, question.keys()[0])
    data = Record.of(session, secret_from_seed("older"), ["Ann", "Bob"]).to_json()
    data["start"] = as_older(data["start"])
    data["snapshots"] = [{**snapshot, "position": as_older(snapshot["position"])} for snapshot in data["snapshots"]]
    data["digest"] = "of a position in the older format"
    return data


def test_a_record_in_an_older_format_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    data = older_record()
    with pytest.raises(BadRecord, match=f"format: {OLDER} is not known"):
        from_data(data)
    monkeypatch.setitem(STEPS, OLDER, older_to_format_1)
    record = from_data(data)
    assert not record.broken
    assert len(digest(record.session().start)) == 64
    assert from_data(json.loads(json.dumps(record.to_json()))).answers == record.answers


def test_a_damaged_record_in_an_older_format_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STEPS, OLDER, older_to_format_1)
    data = older_record()
    data["snapshots"][0]["position"]["players"][0]["hand"].reverse()
    data["snapshots"][0]["position"]["players"][0]["tucked"] += 1
    with pytest.raises(BadRecord, match="number 1 differs"):
        from_data(data)
