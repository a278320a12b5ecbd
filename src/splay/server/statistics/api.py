"""HTTP for what games tell of cards."""

from functools import partial
from typing import Final

from litestar import get
from litestar.response.base import ASGIResponse
from litestar.types import ControllerRouterHandler

from splay.server.auth.authentication import PersonRequest
from splay.server.compute_cache import Work
from splay.server.durations import MINUTE
from splay.server.protocol.connection import address_of
from splay.server.protocol.representation import described, respond
from splay.server.statistics.card_shares import CardStatistics, all_as_sent, games_of_people
from splay.server.storage.database import reading
from splay.server.table_api.asking import REFUSALS, GivenComputeCache, GivenTables

KEPT: Final = 10 * MINUTE
"""For so many milliseconds the same numbers are told, however many games end meanwhile."""
FOR_A_WHILE: Final = "public, max-age=600"


@get(
    "/api/statistics/cards",
    summary="Cards in numbers",
    tags=["catalogue"],
    responses=described(CardStatistics, *REFUSALS),
)
async def cards_in_numbers(
    request: PersonRequest, tables: GivenTables, compute_cache: GivenComputeCache
) -> ASGIResponse:
    """How often cards are drawn, melded and used, and how often whoever melds them wins: in games of the strongest
    computers, and of people at this server, each by kind. Nothing of a game under way is in it.
    """

    async def prepare() -> Work:
        async with reading(tables.engine) as connection:
            return partial(all_as_sent, await games_of_people(connection))

    told = await compute_cache.read(("cards", tables.now() // KEPT), prepare=prepare, address=address_of(request.scope))
    return respond(request, told, FOR_A_WHILE)


HANDLERS: Final[list[ControllerRouterHandler]] = [cards_in_numbers]
"""The handlers of statistics."""
