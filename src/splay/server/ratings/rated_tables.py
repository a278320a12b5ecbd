"""Which tables can be rated, and who can sit there: docs/ratings.md."""

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.ratings.kinds import MANY, TEAMS, kind_of
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import people
from splay.server.tables.settings import TableSettings

PLAYS_ON: Final = "stand_in"
"""What `leavers` has to be where more than two play: the others finish their game."""


def check_rated_table(options: Options, settings: TableSettings) -> None:
    """Raises ApiError if a table says that it is rated, and can't be with these options and settings."""
    if not settings.rated:
        return
    kind = kind_of(options)
    if kind is None:
        raise ApiError(
            422,
            "not_ratable",
            "rated: such a game isn't rated, only the third edition with the achievements that the rules ask for",
        )
    if settings.clock.first_bank() is None:
        raise ApiError(422, "not_ratable", "rated: a rated table has a clock")
    if settings.advice:
        raise ApiError(422, "not_ratable", "rated: a rated table has no advice")
    if settings.one_device:
        raise ApiError(422, "not_ratable", "rated: at a rated table everybody has one seat")
    if kind in (MANY, TEAMS) and settings.leavers != PLAYS_ON:
        raise ApiError(422, "not_ratable", f"rated: with more than two players leavers must be {PLAYS_ON}")


async def check_may_be_rated(connection: AsyncConnection, settings: TableSettings, person: str) -> None:
    """Raises ApiError if a table is rated and a person can't sit there: a guest, or whose ratings have been ended."""
    if not settings.rated:
        return
    query = select(people.c.login, people.c.rating_ended).where(people.c.id == person)
    found = (await connection.execute(query)).one()
    if found.login is None:
        raise ApiError(403, "account_needed", "at a rated table everybody has an account: sign up, or play unrated")
    if found.rating_ended is not None:
        raise ApiError(409, "rating_ended", "the host of this server has ended your ratings: you play unrated")
