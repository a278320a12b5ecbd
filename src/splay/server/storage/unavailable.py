"""Telling a database that cannot be reached, or is too busy, from a mistake of ours."""

import os
from typing import Final

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
    StatementError,
    TimeoutError,
)


class DatabaseAway(SQLAlchemyError):
    """The database could not be reached, or had no time; the message says why in the words of what said so.

    Drivers and waits raise OSError then, TimeoutError among them. So do files, ports and waits that are no business of
    the database, and so it is made this one right at the database, by `away`.
    """


DATABASE_ERRORS: Final = (SQLAlchemyError,)
"""What a database raises that cannot do what it is asked."""
OURS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""What the database says of statements that it will never take."""


def is_unavailable(error: BaseException) -> bool:
    """Whether an error says that the database could not be reached, went away, or had no time: later it may do what
    was asked. Whether it has done it already is not known if a commit was under way.
    """
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, OURS)
    if isinstance(error, StatementError) and error.orig is not None:
        return is_unavailable(error.orig)  # a statement that found its connection broken, and no other could be had
    return isinstance(error, (TimeoutError, DatabaseAway))


def away(error: OSError) -> DatabaseAway:
    """What is raised for an error that came from the way to the database."""
    return DatabaseAway(said_by(error))


def said_by(error: OSError) -> str:
    """Why the system refused something, in its own words."""
    if error.errno is not None:
        return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)
    return str(error) or "it does not answer"
