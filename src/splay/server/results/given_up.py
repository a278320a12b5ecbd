"""Who has given up a game: resigned, left or run out of time, and not been there any more at its end."""

from collections.abc import Collection, Sequence

from splay.server.protocol.reserved_names import NEUTRAL
from splay.server.storage.rows import SeatRow


def given_up(seats: Sequence[SeatRow], gone: Collection[int]) -> list[int]:
    """The seats whose people have given up; `gone` are those that have ended the game as they left it."""
    return [row.seat for row in seats if row.resigned or has_left(row, gone)]


def has_left(row: SeatRow, gone: Collection[int]) -> bool:
    """Whether the person of a seat has left, or run out of time. Of somebody whose account has gone since the game
    ended that is known only if it has ended the game.
    """
    plays_on = row.agent is not None and (row.away or is_former(row))
    return plays_on or row.seat in gone


def is_former(row: SeatRow) -> bool:
    """Whether a seat was that of somebody whose account is gone."""
    return row.person is None and (row.agent is None or row.name == NEUTRAL)
