"""People who have lately shown who they are, so that not every request has to ask the database.

Nobody may stay known by a password, session or token that is no longer good. So all is forgotten whenever anything
about people, sessions or tokens is changed or removed through the engine that is watched, whichever code does that, and
nothing is kept from the moment of such a change until its connection is given back. If several workers change people
(with Redis), none remembers anybody.
"""

from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, Delete, Update, event
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth.person import Person
from splay.server.ids import now
from splay.server.storage.schema import people, sessions, tokens

MOST: Final = 20_000
LONGEST: Final = 60_000
"""Milliseconds after which the database is asked again in any case."""
MARK: Final = "splay_people_changed"
ENDS_NOTHING: Final = {"splay_ends_nothing": True}
"""The execution options of a change that makes no cookie or token worth less, so that nobody need be forgotten."""


class IdentityCache:
    """Who has shown a cookie or token, by its hash."""

    def __init__(self, remembers: bool) -> None:
        """Remembers nobody if it does not remember, and before an engine is watched."""
        self.remembers = remembers
        self.engine: AsyncEngine | None = None
        self.found: OrderedDict[bytes, tuple[Person, int]] = OrderedDict()
        self.changes = 0
        self.changing = 0

    def watch(self, engine: AsyncEngine) -> None:
        """Forgets everybody when people, sessions or tokens change through this engine, and through no other."""
        if not self.remembers or engine is self.engine:
            return
        self.engine = engine
        self.forget()
        event.listen(engine.sync_engine, "after_execute", self.executed)
        event.listen(engine.sync_engine, "checkin", self.given_back)

    def get(self, proof: str) -> Person | None:
        """Whose cookie or token this is, or None if the database must be asked."""
        person, until = self.found.get(digest(proof), (None, 0))
        return person if now() < until else None

    def keep(self, proof: str, person: Person, changes: int) -> None:
        """Remembers whose cookie or token this is, unless there were changes since the database was asked."""
        if self.engine is None or self.changing or changes != self.changes:
            return
        self.found[digest(proof)] = person, now() + LONGEST
        self.found.move_to_end(digest(proof))
        if len(self.found) > MOST:
            self.found.popitem(last=False)

    def forget(self) -> None:
        """Forgets everybody, and also what is being asked of the database now."""
        self.changes += 1
        self.found.clear()

    def executed(self, connection: Connection, statement: Any, *_: Any) -> None:  # noqa: ANN401 - SQLAlchemy's
        """Notes a change of people, sessions or tokens, which is not committed yet."""
        if isinstance(statement, Update | Delete) and statement.table in (people, sessions, tokens):
            if ENDS_NOTHING.items() <= statement.get_execution_options().items():
                return
            if MARK not in connection.info:
                connection.info[MARK] = True
                self.changing += 1
            self.forget()

    def given_back(self, _connection: object, record: Any) -> None:  # noqa: ANN401 - SQLAlchemy's
        """Ends a change: it has been committed, or not."""
        if record.info.pop(MARK, False):
            self.changing -= 1
            self.forget()


def digest(proof: str) -> bytes:
    """A cookie or token as it is remembered."""
    return sha256(proof.encode("utf-8", "surrogatepass")).digest()
