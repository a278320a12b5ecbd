"""What the link to a table or a replay says before somebody opens it."""

from typing import Any, Final

from litestar import Request

from splay.locale.catalogue import Catalogue, load
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.storage.database import reading
from splay.server.storage.rows import SeatRow, TableRow, seat_rows, table_row
from splay.server.storage.schema import FINISHED, OPEN
from splay.server.storage.unavailable import DATABASE_ERRORS, is_unavailable
from splay.server.table_api.seat_names import shown_names
from splay.server.tables.table import settings_of
from splay.server.web.link_preview import LinkPreview

PREVIEWS: Final = Limit(60)
"""So often a minute the page is looked up for one address: opening it counts for no other limit."""


async def preview_of(request: Request[Any, Any, Any], table_id: str) -> LinkPreview | None:
    """What a table is to whoever has a link to it. None if there is no such table, its players keep its replay to
    themselves, or it is asked for too often; and while the database is away, as the page then says so itself.
    """
    try:
        await hold_to(request.app.state.limiter, f"preview:{address_of(request.scope)}", PREVIEWS)
        async with reading(request.app.state.services.engine) as connection:
            table = await table_row(connection, table_id)
            seats = [] if table is None else await seat_rows(connection, table_id)
    except ApiError:
        return None
    except DATABASE_ERRORS as error:
        if not is_unavailable(error):
            raise
        return None
    return None if table is None else told(table, seats, load())


def told(table: TableRow, seats: list[SeatRow], words: Catalogue) -> LinkPreview | None:
    """The preview of a table, None if it is not for all who have its link."""
    names = names_of(seats, words)
    if table.status == OPEN:
        return invitation(table, seats, words)
    title = words.text("link-game", names=words.listed(names))
    if table.status != FINISHED or table.result is None:
        return LinkPreview(title, words.text("link-running-about"))
    if not settings_of(table).archive:
        return None
    winners = table.result["winners"]
    if not winners or len(winners) == len(seats):
        return LinkPreview(title, words.text("link-draw-about"))
    won = words.listed([names[seat] for seat in winners])
    return LinkPreview(title, words.text("link-won-about", winners=won, winners_number=len(winners)))


def invitation(table: TableRow, seats: list[SeatRow], words: Catalogue) -> LinkPreview:
    """Who invites, and how many seats are free."""
    hosts = [name for seat, name in zip(seats, shown_names(seats), strict=True) if seat.person == table.host]
    title = words.text("link-invitation", host=hosts[0]) if hosts else words.text("link-invitation-of-nobody")
    free = sum(seat.person is None and seat.agent is None for seat in seats)
    return LinkPreview(title, words.text("link-invitation-about", free=free, players=len(seats)))


def names_of(seats: list[SeatRow], words: Catalogue) -> list[str]:
    """What the players are called, computers by their strength."""
    shown = shown_names(seats)
    return [
        name if seat.agent is None else words.text(f"agent-{seat.agent}")
        for seat, name in zip(seats, shown, strict=True)
    ]
