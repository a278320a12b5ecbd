"""Writing a game to a file, and playing it again from one.

A record is JSON: the position at the start, every answer since, now and then a snapshot of the position on the
way, and the digest of the position at the end. A record that was damaged, or that these rules no longer play the
same way, is refused with the place where it breaks; one that also holds what happened, event by event, can still be
told.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from splay import __version__
from splay.core.chance import commitment
from splay.core.event import Event
from splay.core.game import Game
from splay.core.options import BadOptions
from splay.core.question import Answer
from splay.core.scenario import BadPosition, options_of, position_of
from splay.core.scenario.shape import FORMAT as FORMAT_OF_TODAY
from splay.core.session import AnswerRefused, Session
from splay.records.formats import up_to_date
from splay.records.stored_events import NotOfThisVersion, events_from
from splay.sets import new_game
from splay.sets.scenario import from_json

FORMAT: Final = 1
SNAPSHOT_EVERY: Final = 50
"""How many answers lie between two snapshots."""


class BadRecord(ValueError):
    """A file is no record of a game that can be played; the message names the file's place that is wrong."""


class Record:
    """A game written down.

    `secret` is the shuffle's 32 bytes, None if the game was not dealt from one or is not over yet for those who
    must not know it. `names` are the players', `meta` whatever a client wants to keep with it. `events`, if they
    are kept, are what happened (`records.stored_events`). `broken` says why these rules cannot play the record, which
    can only be told then; it is "" if they can. `resigned` are the seats whose players gave up, each with how many
    answers there were then.
    """

    def __init__(
        self,
        start: dict[str, Any],
        answers: list[Answer],
        secret: bytes | None = None,
        names: list[str] | None = None,
        meta: dict[str, Any] | None = None,
        events: list[dict[str, Any]] | None = None,
        broken: str = "",
        resigned: list[tuple[int, int]] | None = None,
    ) -> None:
        self.start = start
        self.answers = answers
        self.secret = secret
        self.names = names or []
        self.meta = meta or {}
        self.events = events
        self.broken = broken
        self.resigned = resigned or []

    @staticmethod
    def of(
        session: Session,
        secret: bytes | None = None,
        names: list[str] | None = None,
        meta: dict[str, Any] | None = None,
    ) -> "Record":
        """The record of a session as it stands."""
        answers, resigned = session.all_answers(), session.resigned[:]
        return Record(position_of(session.beginning()), answers, secret, names, meta, resigned=resigned)

    def session(self) -> Session:
        """A session that has played all answers of the record. Raises BadRecord."""
        if self.broken:
            raise BadRecord(self.broken)
        session = start_session(self.start)
        self.play_resignations(session, 0)
        for number, (seat, key) in enumerate(self.answers, 1):
            self.play(session, number, seat, key)
        return session

    def play(self, session: Session, number: int, seat: int, key: str) -> None:
        """Plays one answer, and who gave up after it. Raises BadRecord naming its number."""
        try:
            session.answer(seat, key)
        except AnswerRefused as error:
            raise BadRecord(f"answers: number {number} ({seat}, {key!r}) cannot be played: {error}") from error
        self.play_resignations(session, number)

    def play_resignations(self, session: Session, answers: int) -> None:
        """Lets those give up who did after so many answers."""
        for seat, after in self.resigned:
            if after == answers:
                session.resign(seat)

    def told_events(self) -> list[Event]:
        """What happened, by the record's own events, played or not. Raises BadRecord if it has none, or they are
        about cards, or of kinds, that there are not.
        """
        if self.events is None:
            raise BadRecord("events: are not in this record")
        try:
            return events_from(self.events, start_session(self.start).start.deck)
        except NotOfThisVersion as error:
            raise BadRecord(f"events: {error}") from error
        except (KeyError, TypeError, AttributeError) as error:
            raise BadRecord(f"events: one is not whole: {error}") from error

    def to_json(self) -> dict[str, Any]:
        """The record as JSON data, with snapshots and the digest of the last position. Raises BadRecord."""
        session = start_session(self.start)
        self.play_resignations(session, 0)
        snapshots = []
        for number, (seat, key) in enumerate(self.answers, 1):
            self.play(session, number, seat, key)
            if number % SNAPSHOT_EVERY == 0:
                before = number - len(session.answers)
                snapshots.append({"answers": before, "position": position_of(session.start)})
        result = session.start.result
        return {
            **self.unplayed(),
            "snapshots": snapshots,
            "digest": digest(session.start),
            "result": None if result is None else result.reason,
        }

    def unplayed(self) -> dict[str, Any]:
        """The record as JSON data without what only playing it tells: for reports of games that break the rules."""
        return {
            "splay_record": FORMAT,
            "engine": __version__,
            "commitment": None if self.secret is None else commitment(self.secret),
            "secret": None if self.secret is None else self.secret.hex(),
            "names": self.names,
            "meta": self.meta,
            "start": self.start,
            "answers": [[seat, key] for seat, key in self.answers],
            **({} if not self.resigned else {"resigned": [list(one) for one in self.resigned]}),
            **({} if self.events is None else {"events": self.events}),
        }

    def to_tell(self) -> dict[str, Any]:
        """The record as JSON data if these rules cannot play it: its events tell it."""
        return {**self.unplayed(), "snapshots": [], "digest": None, "result": None}


def digest(game: Game) -> str:
    """The SHA-256 of a position between two actions, in hexadecimal: the same on every machine and build."""
    text = json.dumps(position_of(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def start_session(start: dict[str, Any]) -> Session:
    """A session from a record's start. Raises BadRecord."""
    try:
        return Session(from_json(up_to_date(start)))
    except (BadPosition, BadOptions) as error:
        raise BadRecord(f"start: {error}") from error


def save(record: Record, path: str | Path) -> None:
    """Writes a record to a file, which is complete or not there."""
    path = Path(path)
    partial = path.with_name(path.name + ".partial")
    partial.write_text(json.dumps(record.to_json(), indent=1) + "\n", encoding="utf-8")
    partial.replace(path)


def load(path: str | Path) -> Record:
    """The record in a file, checked by playing it; `broken` if it can only be told.

    Raises BadRecord naming what is wrong, OSError for no file.
    """
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: is not JSON: {error}") from error
    try:
        return from_data(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def from_data(data: object) -> Record:
    """The record in JSON data, checked by playing it; `broken` if it can only be told. Raises BadRecord."""
    if not isinstance(data, dict) or "splay_record" not in data:
        raise BadRecord("this is no record of a game: it has no splay_record")
    if data["splay_record"] != FORMAT:
        raise BadRecord(f"splay_record: format {data['splay_record']!r} is not known, only {FORMAT}")
    for part, kind in (
        ("start", dict),
        ("answers", list),
        ("snapshots", list),
        ("names", list),
        ("meta", dict),
    ):
        if not isinstance(data.get(part), kind):
            raise BadRecord(f"{part}: is missing or no {kind.__name__}")
    if not all(isinstance(name, str) for name in data["names"]):
        raise BadRecord("names: are not all text")
    record = Record(
        data["start"], answers_of(data["answers"]), secret_of(data), data["names"], data["meta"], events_of(data)
    )
    record.resigned = resigned_of(data.get("resigned", []), record)
    check_deal(record)
    try:
        check_positions(record, data)
    except BadRecord as error:
        if record.events is None:
            raise
        record.told_events()
        record.broken = str(error)
    return record


def events_of(data: dict[str, Any]) -> list[dict[str, Any]] | None:
    """The events that a record holds, None if it holds none. Raises BadRecord."""
    events = data.get("events")
    if events is not None and not (isinstance(events, list) and all(isinstance(event, dict) for event in events)):
        raise BadRecord("events: are no list of objects")
    return events


def answers_of(rows: list[Any]) -> list[Answer]:
    """The answers of a record. Raises BadRecord naming the row that is none."""
    for number, row in enumerate(rows, 1):
        if not (isinstance(row, list) and len(row) == 2 and isinstance(row[0], int) and isinstance(row[1], str)):
            raise BadRecord(f"answers: number {number} is not a seat and a key: {row!r}")
    return [(row[0], row[1]) for row in rows]


def resigned_of(rows: object, record: Record) -> list[tuple[int, int]]:
    """The seats of a record's table whose players gave up, each with the answers before. Raises BadRecord."""
    try:
        players, answers = options_of(record.start).players, len(record.answers)
    except (BadPosition, BadOptions) as error:
        raise BadRecord(f"start: {error}") from error
    resigned = []
    for row in rows if isinstance(rows, list) else [rows]:
        if not (isinstance(row, list) and len(row) == 2 and all(type(number) is int for number in row)):
            raise BadRecord(f"resigned: not a seat and a number of answers: {row!r}")
        if row[0] not in range(players) or row[1] not in range(answers + 1):
            raise BadRecord(f"resigned: there is no such seat, or there are not so many answers: {row!r}")
        resigned.append((row[0], row[1]))
    return resigned


def secret_of(data: dict[str, Any]) -> bytes | None:
    """The shuffle's secret, checked against the commitment. Raises BadRecord."""
    text = data.get("secret")
    if text is None:
        return None
    try:
        secret = bytes.fromhex(text)
    except (ValueError, TypeError) as error:
        raise BadRecord("secret: is not hexadecimal") from error
    if commitment(secret) != data.get("commitment"):
        raise BadRecord("commitment: does not fit the secret")
    return secret


def check_deal(record: Record) -> None:
    """Deals anew from the secret, if there is one, and compares. Raises BadRecord."""
    if record.secret is not None:
        game = start_session(record.start).start
        if position_of(new_game(game.options, record.secret)) != position_of(game):
            raise BadRecord("start: is not the deal that follows from the secret")


def check_positions(record: Record, data: dict[str, Any]) -> None:
    """Plays the record and compares every position on the way. Raises BadRecord naming the first that differs.

    The digest of a record in an older format is of a position in that format, and stays uncompared.
    """
    again = record.to_json()
    for place, (ours, theirs) in enumerate(zip(again["snapshots"], data["snapshots"], strict=False)):
        if ours != snapshot_of_today(theirs, place + 1):
            raise BadRecord(f"snapshots: number {place + 1} differs from what the answers lead to")
    if len(again["snapshots"]) != len(data["snapshots"]):
        raise BadRecord(f"snapshots: there are {len(data['snapshots'])}, the answers make {len(again['snapshots'])}")
    if record.start.get("format", FORMAT_OF_TODAY) == FORMAT_OF_TODAY and again["digest"] != data.get("digest"):
        raise BadRecord("digest: the last position differs from what the answers lead to")
    if again["result"] != data.get("result"):
        raise BadRecord(f"result: is {data.get('result')!r}, the answers lead to {again['result']!r}")


def snapshot_of_today(snapshot: object, number: int) -> object:
    """A record's snapshot with its position in the format of today. Raises BadRecord."""
    if not isinstance(snapshot, dict) or not isinstance(snapshot.get("position"), dict):
        raise BadRecord(f"snapshots: number {number} is no snapshot")
    try:
        return {**snapshot, "position": up_to_date(snapshot["position"])}
    except BadPosition as error:
        raise BadRecord(f"snapshots: number {number}: {error}") from error
