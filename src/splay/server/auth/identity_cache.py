"""People who have lately shown who they are, so that not every request has to ask the database.

Nobody may stay known by a password, session or token that is no longer good. So all is forgotten whenever anything
about people, sessions or tokens is changed or removed through the engine that is watched, whichever code does that, and
nothing is kept from the moment of such a change until its connection is given back. Several workers (with Redis) tell
each other of such changes: each remembers people for a few seconds, and only while it hears the others.
"""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection, Delete, Update, event
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth.person import Person
from splay.server.storage.schema import people, sessions, tokens

MOST: Final = 20_000
LONGEST: Final = 60.0
"""Seconds after which the database is asked again in any case."""
LONGEST_WITH_OTHERS: Final = 5.0
"""The same if other workers change people, too."""
MARK: Final = "splay_people_changed"
ENDS_NOTHING: Final = {"splay_ends_nothing": True}
"""The execution options of a change that makes no cookie or token worth less, so that nobody need be forgotten."""


class IdentityCache:
    """Who has shown a cookie or token, by its hash."""

    def __init__(self, with_others: bool) -> None:
        """Remembers nobody before an engine is watched; `with_others`, who change people too, before it has joined
        them.
        """
        self.longest = LONGEST_WITH_OTHERS if with_others else LONGEST
        self.hears: Callable[[], bool] = lambda: not with_others
        self.tell: Callable[[], None] = lambda: None
        self.engine: AsyncEngine | None = None
        self.found: OrderedDict[bytes, tuple[Person, float]] = OrderedDict()
        self.changes = 0
        self.changing = 0

    def join(self, hears: Callable[[], bool], tell: Callable[[], None]) -> None:
        """Works with others from now on: `hears` says whether all that they tell has arrived, a few seconds ago at the
        latest, `tell` tells them of a change. When they tell of one, and after every gap, `forget` is to be called.
        """
        self.hears = hears
        self.tell = tell

    def watch(self, engine: AsyncEngine) -> None:
        """Forgets everybody when people, sessions or tokens change through this engine, and through no other."""
        if engine is self.engine:
            return
        self.engine = engine
        self.forget()
        event.listen(engine.sync_engine, "after_execute", self.executed)
        event.listen(engine.sync_engine, "checkin", self.given_back)

    def get(self, proof: str) -> Person | None:
        """Whose cookie or token this is, or None if the database must be asked."""
        person, until = self.found.get(digest(proof), (None, 0.0))
        return person if monotonic() < until and self.hears() else None

    def keep(self, proof: str, person: Person, changes: int) -> None:
        """Remembers whose cookie or token this is, unless there were changes since the database was asked."""
        if self.engine is None or self.changing or changes != self.changes or not self.hears():
            return
        self.found[digest(proof)] = person, monotonic() + self.longest
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
            self.tell()


def digest(proof: str) -> bytes:
    """A cookie or token as it is remembered."""
    return sha256(proof.encode("utf-8", "surrogatepass")).digest()
