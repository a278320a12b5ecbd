"""The command `splay admin`: what admins do, on the machine itself, while the server runs.

The server notices within a minute: it asks the database again who somebody is.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import now
from splay.server.moderation import measures, reports
from splay.server.moderation.measures import COMMAND_LINE
from splay.server.people.signup_links import links_now
from splay.server.protocol.api_error import ApiError
from splay.server.ratings.kept_ratings import work_out_anew
from splay.server.storage.database import opened_engine
from splay.server.storage.database_url import database_label
from splay.server.storage.unavailable import DatabaseAway

Work = Callable[[AsyncConnection], Awaitable[list[str]]]


class AdminError(ValueError):
    """What was asked for cannot be done; the message says why."""


def run(database_url: str, work: Work) -> list[str]:
    """What a piece of work says, once it is committed. Raises AdminError."""

    async def committed() -> list[str]:
        try:
            async with opened_engine(database_url) as engine, engine.begin() as connection:
                return await work(connection)
        except ApiError as error:
            raise AdminError(error.message) from error
        except DatabaseAway as error:
            raise AdminError(f"cannot open {database_label(database_url)}: {error}") from error

    return asyncio.run(committed())


def doing(act: Callable[[AsyncConnection], Awaitable[object]], said: str) -> Work:
    """An act, after which this is said."""

    async def work(connection: AsyncConnection) -> list[str]:
        await act(connection)
        return [said]

    return work


def grant(login: str, granted: bool) -> Work:
    """Makes an account an admin, or one no longer."""
    said = f"{login} is an admin now" if granted else f"{login} is no admin any more"
    return doing(lambda connection: measures.grant(connection, COMMAND_LINE, login, granted, now()), said)


def show_reports(closed: bool) -> Work:
    """The reports."""

    async def work(connection: AsyncConnection) -> list[str]:
        found = await reports.reports_in(connection, closed, now())
        return [
            f"{one.id}  {day(one.at)}  {one.login or one.person}  {one.name!r}  "
            f"{'name' if one.text is None else repr(one.text)}: {one.reason!r}"
            for one in found
        ] or ["no reports"]

    return work


def close(report: str) -> Work:
    """Is done with a report."""
    return doing(lambda connection: measures.close(connection, COMMAND_LINE, report, now()), f"{report} is closed")


def remove(report: str) -> Work:
    """Removes the line of a report."""
    said = f"the line of {report} is removed"
    return doing(lambda connection: measures.remove_line(connection, COMMAND_LINE, report, now()), said)


def rename(who: str, name: str) -> Work:
    """Gives somebody another name."""
    said = f"{who} is called {name} now"
    return doing(lambda connection: measures.rename(connection, COMMAND_LINE, who, name, now()), said)


def ban(who: str, days: int, reason: str, address: bool) -> Work:
    """Bans somebody."""
    said = f"{who} is banned for {days} days"
    return doing(lambda connection: measures.ban(connection, COMMAND_LINE, who, days, reason, address, now()), said)


def unban(who: str) -> Work:
    """Ends somebody's bans."""
    said = f"{who} is banned no longer"
    return doing(lambda connection: measures.unban(connection, COMMAND_LINE, who, now()), said)


def end_rating(who: str, reason: str) -> Work:
    """Ends somebody's ratings."""
    said = f"the ratings of {who} are ended"
    return doing(lambda connection: measures.end_rating(connection, COMMAND_LINE, who, reason, now()), said)


def make_link(address: str, most: int, days: int) -> Work:
    """Makes a link to sign up with at a server of this address, and says it, this once."""

    async def work(connection: AsyncConnection) -> list[str]:
        made = await measures.make_signup_link(connection, COMMAND_LINE, address, most, days, now())
        return [f"{made.id}  {made.url}"]

    return work


def revoke_link(link: str) -> Work:
    """Revokes a link to sign up with."""
    return doing(
        lambda connection: measures.revoke_signup_link(connection, COMMAND_LINE, link, now()), f"{link} is revoked"
    )


def show_links() -> Work:
    """The links with which people may still sign up."""

    async def work(connection: AsyncConnection) -> list[str]:
        found = await links_now(connection, now())
        return [f"{one.id}  until {day(one.expires)}  used {one.used} of {one.most}" for one in found] or ["no links"]

    return work


def rate_again() -> Work:
    """Works all ratings out anew from the results."""

    async def work(connection: AsyncConnection) -> list[str]:
        return [f"all ratings worked out anew, from {await work_out_anew(connection)} games"]

    return work


def show_bans() -> Work:
    """The bans that go on."""

    async def work(connection: AsyncConnection) -> list[str]:
        found = await measures.bans_now(connection, now())
        return [
            f"{one.login or one.person}  {one.name!r}  until {day(one.until)}"
            f"{'  with the address ' + one.network if one.network else ''}: {one.reason!r}"
            for one in found
        ] or ["no bans"]

    return work


def show_acts() -> Work:
    """What admins have done."""

    async def work(connection: AsyncConnection) -> list[str]:
        found = await measures.acts_done(connection)
        return [f"{day(one.at)}  {one.admin}  {one.act}  {one.target}  {one.detail!r}" for one in found] or ["nothing"]

    return work


def day(moment: int) -> str:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()
