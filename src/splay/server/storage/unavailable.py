"""Telling a database that cannot be reached, or is too busy, from a mistake of ours."""

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

DATABASE_ERRORS: Final = (SQLAlchemyError, OSError)
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
    return isinstance(error, (TimeoutError, OSError))
