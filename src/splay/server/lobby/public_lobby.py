"""The public part of the lobby, worked out once a second for all who look; what is somebody's own is told apart."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.response.base import ASGIResponse
from litestar.types import ControllerRouterHandler
from msgspec import Raw, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.durations import MINUTE
from splay.server.lobby.lobby import own_tables, people_here, public_tables
from splay.server.protection.costs import OWN_TABLES, pay
from splay.server.protocol.representation import JSON, Representation, compressed, described, respond_to_viewer
from splay.server.table_api.asking import REFUSALS, given, who
from splay.server.table_api.schemas import Lobby, TableView
from splay.server.table_api.table_views import table_view
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

SECONDS: Final = 1.0
"""How old what everybody sees may be."""
COUNTED_EVERY: Final = MINUTE
"""Milliseconds for which a count of people stands."""


class LobbyAsSent(Struct, omit_defaults=True):
    """`schemas.Lobby` with the tables as strangers see them encoded already."""

    open: Sequence[TableView | Raw]
    watch: Sequence[TableView | Raw]
    mine: list[TableView]
    closed: bool = False
    here: int = 0


class Listing:
    """The public tables at one moment, and the answer for those whom nobody knows. `closed`: none are listed here.
    `here`: so many people have been here within the hour.
    """

    def __init__(
        self, joining: list[TableState], watching: list[TableState], closed: bool = False, here: int = 0
    ) -> None:
        self.closed = closed
        self.here = here
        self.joining = [(table, as_strangers_see(table)) for table in joining]
        self.watching = [(table, as_strangers_see(table)) for table in watching]
        self.people = {person for table in joining + watching for person in table.people()}
        self.for_strangers = compressed(JSON, self.for_person(None, []))

    def for_person(self, person: str | None, own: list[TableState]) -> bytes:
        """What a person is told, whose own tables are given."""
        joining, watching = self.told(self.joining, person), self.told(self.watching, person)
        return msgspec.json.encode(
            LobbyAsSent(joining, watching, [table_view(table, person) for table in own], self.closed, self.here)
        )

    def told(self, listed: list[tuple[TableState, Raw]], person: str | None) -> list[TableView | Raw]:
        """One of the lists as a person is told it."""
        if person not in self.people:
            return [encoded for _, encoded in listed]
        return [shown_to(person, table, encoded) for table, encoded in listed]


class PublicLobby:
    """The lobby of one worker."""

    def __init__(self, tables: TableStore, seconds: float = SECONDS, closed: bool = False) -> None:
        """`seconds` is how long a listing stands; `closed`: nothing public is listed."""
        self.tables = tables
        self.closed = closed
        self.seconds = seconds
        self.listing: Listing | None = None
        self.until = 0.0
        self.here = 0
        self.counted_until = 0
        self.lock = asyncio.Lock()

    async def now(self) -> Listing:
        """The public tables as they were at most a second ago; read once for all who ask meanwhile."""
        async with self.lock:
            if self.listing is None or time.monotonic() >= self.until:
                self.listing = Listing([], [], closed=True) if self.closed else await self.listed()
                self.until = time.monotonic() + self.seconds
            return self.listing

    async def listed(self) -> Listing:
        """The public tables now, and how many people are here, which is counted once a minute."""
        joining, watching = await public_tables(self.tables)
        now = self.tables.now()
        if now >= self.counted_until:
            self.here = await people_here(self.tables, now)
            self.counted_until = now + COUNTED_EVERY
        return Listing(joining, watching, here=self.here)

    async def seen_by(self, person: str | None) -> Representation:
        """The lobby as a person sees it, with its own tables as they are now; None for somebody unknown."""
        listing = await self.now()
        if person is None:
            return listing.for_strangers
        await pay(OWN_TABLES)
        return Representation.of(JSON, {"identity": listing.for_person(person, await own_tables(self.tables, person))})


def as_strangers_see(table: TableState) -> Raw:
    """A table as those see it who have no part in it, encoded."""
    return Raw(msgspec.json.encode(table_view(table, None)))


def shown_to(person: str | None, table: TableState, encoded: Raw) -> TableView | Raw:
    """A table as a person sees it; `encoded` if it has no part in it."""
    return table_view(table, person) if person in table.people() else encoded


@get("/api/tables", summary="The lobby", tags=["tables"], responses=described(Lobby, *REFUSALS))
async def lobby(request: PersonRequest, public_lobby: NamedDependency[PublicLobby]) -> ASGIResponse:
    """Open tables, games that anybody may watch, and this person's own. What is public is a second old at most."""
    person = who(request)
    return respond_to_viewer(request, await public_lobby.seen_by(person), person)


HANDLERS: Final[list[ControllerRouterHandler]] = [lobby]
"""The handler of the lobby."""
PROVIDES: Final = {"public_lobby": given("public_lobby")}
"""What it can ask for."""
