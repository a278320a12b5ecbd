"""HTTP for the lobby."""

from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.response.base import ASGIResponse
from litestar.types import ControllerRouterHandler

from splay.server.lobby.public_lobby import PublicLobby
from splay.server.protocol.given import given
from splay.server.protocol.representation import described, respond_to_viewer
from splay.server.table_api.asking import REFUSALS, PersonRequest, who
from splay.server.table_api.schemas import Lobby


@get("/api/tables", summary="The lobby", tags=["tables"], responses=described(Lobby, *REFUSALS))
async def lobby(request: PersonRequest, public_lobby: NamedDependency[PublicLobby]) -> ASGIResponse:
    """Open tables, games that anybody may watch, and this person's own. What is public is a second old at most."""
    person = who(request)
    return respond_to_viewer(request, await public_lobby.seen_by(person), person)


HANDLERS: Final[list[ControllerRouterHandler]] = [lobby]
"""The handler of the lobby."""
PROVIDES: Final = {"public_lobby": given("public_lobby")}
"""What it can ask for."""
