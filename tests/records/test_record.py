"""A game as a file: written, read, played again, and refused by name if it is damaged."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splay import __version__
from splay.core.chance import commitment, secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.records import BadRecord, Record, load, save
from splay.records.record import SNAPSHOT_EVERY, digest, from_data
from splay.sets import new_game
from splay.sets.scenario import scenario
from tests.core.playing import TABLES, name_of, random_answers, state

SECRET = secret_from_seed("record")


def played(options: Options, answers: int = 10_000) -> Session:
    """A session after that many random answers, or at its end."""
    session = Session(new_game(options, SECRET))
    for number, (seat, key) in enumerate(random_answers(session, Random(3))):
        if number == answers:
            break
        session.answer(seat, key)
    return session


@pytest.fixture(scope="module")
def text() -> str:
    """A record of a whole game, as text."""
    record = Record.of(played(Options()), SECRET, ["Ann", "Bob"], {"seats": ["human", "rule"]})
    return json.dumps(record.to_json())


@pytest.fixture
def data(text: str) -> dict[str, Any]:
    """A record of a whole game, to be damaged."""
    loaded: dict[str, Any] = json.loads(text)
    return loaded


# Writing and reading


@pytest.mark.parametrize("options", TABLES[::2], ids=name_of)
def test_a_record_is_the_whole_game(options: Options) -> None:
    session = played(options)
    data = json.loads(json.dumps(Record.of(session, SECRET).to_json()))
    again = from_data(data)
    assert state(again.session()) == state(session)
    assert again.to_json() == data


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    record = Record.of(played(Options(3)), SECRET, ["Ann", "Bob", "Cid"], {"seats": ["human", "rule", "greedy"]})
    save(record, tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.to_json() == record.to_json()
    assert (again.secret, again.names, again.meta) == (record.secret, record.names, record.meta)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_what_a_record_says(data: dict[str, Any]) -> None:
    assert data["splay_record"] == 1
    assert data["engine"] == __version__
    assert data["commitment"] == commitment(SECRET)
    assert data["secret"] == SECRET.hex()
    assert data["names"] == ["Ann", "Bob"]
    assert data["result"] in ("achievements", "score", "card")
    assert len(data["snapshots"]) == len(data["answers"]) // SNAPSHOT_EVERY
    assert data["digest"] == digest(played(Options()).start)


def test_snapshots_are_positions_on_the_way(data: dict[str, Any]) -> None:
    for snapshot in data["snapshots"]:
        record = Record(snapshot["position"], [(seat, key) for seat, key in data["answers"][snapshot["answers"] :]])
        assert digest(record.session().start) == data["digest"]


def test_a_record_without_a_secret_tells_none() -> None:
    data = Record.of(played(Options(), 10)).to_json()
    assert data["secret"] is None
    assert data["commitment"] is None
    assert from_data(data).secret is None


def test_a_record_can_start_from_any_position() -> None:
    session = Session(scenario("red: Oars", "hand: Sailing, Archery"))
    session.answer(0, "dogma:oars")
    again = from_data(Record.of(session).to_json())
    assert state(again.session()) == state(session)


@pytest.mark.parametrize("answers", [0, 1, 2, 30, 77])
def test_a_game_in_progress_goes_on_where_it_was(answers: int) -> None:
    session = played(Options(3), answers)
    data = Record.of(session, SECRET).to_json()
    assert data["result"] is None
    resumed = from_data(data).session()
    assert state(resumed) == state(session)
    for seat, key in random_answers(session, Random(answers)):
        session.answer(seat, key)
        resumed.answer(seat, key)
    assert digest(resumed.start) == digest(session.start)


def test_undo_goes_on_after_resuming() -> None:
    session = Session(scenario("hand: Sailing, Writing"))
    before = state(session)
    session.answer(0, "meld:sailing")
    resumed = from_data(Record.of(session).to_json()).session()
    resumed.undo(0)
    assert state(resumed) == before


def test_saving_leaves_the_old_file_when_it_cannot_write(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(Record.of(played(Options(), 5)), path)
    before = path.read_bytes()
    bad = Record.of(played(Options(), 5))
    bad.answers[3] = (0, "meld:nothing")
    with pytest.raises(BadRecord):
        save(bad, path)
    assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


# Damage


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing.json")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"splay"])
def test_a_file_that_is_not_json(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=r"game\.json: is not JSON"):
        load(path)


@pytest.mark.parametrize("content", [[], 7, None, "splay_record", {}, {"splay": 1}])
def test_json_that_is_no_record(content: object) -> None:
    with pytest.raises(BadRecord, match="this is no record of a game: it has no splay_record"):
        from_data(content)


MISSING = "MISSING"


def damage(data: dict[str, Any], place: str, value: object) -> None:
    """Puts a value at a place such as `answers.4`, or takes away what is there."""
    *path, last = [int(word) if word.isdigit() else word for word in place.split(".")]
    at: Any = data
    for word in path:
        at = at[word]
    if value is MISSING:
        del at[last]
    else:
        at[last] = value


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("splay_record", 2, "splay_record: format 2 is not known, only 1"),
        ("start", MISSING, "start: is missing or no dict"),
        ("start", [], "start: is missing or no dict"),
        ("start.hands", [], "start: hands: a position has no such part"),
        ("start.players", {}, "start: players: must be a list"),
        ("start.options", {"players": 9}, "start: players: must be 2 to 5, not 9"),
        ("start.removed", ["oars"], "start: oars: stands twice"),
        ("start.chance", 5, "start: is not the deal that follows from the secret"),
        ("answers", MISSING, "answers: is missing or no list"),
        ("answers", {}, "answers: is missing or no list"),
        ("answers.4", [0], "answers: number 5 is not a seat and a key: [0]"),
        ("answers.4", [0, 7], "answers: number 5 is not a seat and a key: [0, 7]"),
        ("answers.4", ["0", "draw"], "answers: number 5 is not a seat and a key: ['0', 'draw']"),
        ("answers.4", "draw", "answers: number 5 is not a seat and a key: 'draw'"),
        ("answers.4", [7, "draw"], "answers: number 5 (7, 'draw') cannot be played: seat 7 has no open question"),
        ("answers.4", [0, "meld:nothing"], "answers: number 5 (0, 'meld:nothing') cannot be played: "),
        ("snapshots", MISSING, "snapshots: is missing or no list"),
        ("snapshots.1.position.chance", 1, "snapshots: number 2 differs from what the answers lead to"),
        ("snapshots.2.answers", 1, "snapshots: number 3 differs from what the answers lead to"),
        ("snapshots.0", MISSING, "snapshots: number 1 differs from what the answers lead to"),
        ("snapshots", [], "snapshots: there are 0, the answers make "),
        ("digest", "0" * 64, "digest: the last position differs from what the answers lead to"),
        ("digest", MISSING, "digest: the last position differs from what the answers lead to"),
        ("result", "draw", "result: is 'draw', the answers lead to "),
        ("result", MISSING, "result: is None, the answers lead to "),
        ("secret", "xyz", "secret: is not hexadecimal"),
        ("secret", 7, "secret: is not hexadecimal"),
        ("secret", "00" * 32, "commitment: does not fit the secret"),
        ("commitment", "0" * 64, "commitment: does not fit the secret"),
        ("commitment", MISSING, "commitment: does not fit the secret"),
        ("names", MISSING, "names: is missing or no list"),
        ("names", ["Ann", 2], "names: are not all text"),
        ("meta", None, "meta: is missing or no dict"),
    ],
)
def test_a_damaged_record_is_refused_naming_the_place(
    data: dict[str, Any], place: str, value: object, message: str
) -> None:
    damage(data, place, value)
    with pytest.raises(BadRecord) as refusal:
        from_data(data)
    assert str(refusal.value).startswith(message)


def test_another_secret_with_its_commitment_is_refused(data: dict[str, Any]) -> None:
    other = secret_from_seed("another")
    data.update(secret=other.hex(), commitment=commitment(other))
    with pytest.raises(BadRecord, match="start: is not the deal that follows from the secret"):
        from_data(data)


def test_a_changed_answer_is_noticed_wherever_it_stands(data: dict[str, Any]) -> None:
    places = [number for number, (_, key) in enumerate(data["answers"]) if key.startswith("meld:")]
    for number in places[:: len(places) // 8]:
        damaged = json.loads(json.dumps(data))
        damaged["answers"][number][1] = "draw"
        with pytest.raises(BadRecord, match=r"answers|snapshots|digest"):
            from_data(damaged)


def test_a_missing_answer_is_noticed(data: dict[str, Any]) -> None:
    data["answers"].pop()
    with pytest.raises(BadRecord, match="digest"):
        from_data(data)


def test_an_answer_too_many_is_noticed(data: dict[str, Any]) -> None:
    data["answers"].append([0, "draw"])
    with pytest.raises(BadRecord, match=r"answers: number \d+ \(0, 'draw'\) cannot be played: seat 0 has no open"):
        from_data(data)
