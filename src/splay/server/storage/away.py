"""Telling a database that cannot be reached, or is too busy, from a mistake of ours."""

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,
)

OURS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""What the database says of statements that it will never take."""


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database could not be reached, went away, or had no time: later it may do what
    was asked. Whether it has done it already is not known where a commit was under way.
    """
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, OURS)
    return isinstance(error, (TimeoutError, OSError))
