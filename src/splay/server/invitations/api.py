"""HTTP for challenges, and invitations to tables."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct, field

from splay.agents.roster import AGENT_NAMES
from splay.core.options import Options
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.auth.person import Person
from splay.server.friends.ties import account_called
from splay.server.ids import ID_PATTERN
from splay.server.invitations import asking
from splay.server.invitations.asked import Invited, open_to
from splay.server.invitations.told import AskedView, all_told, push_of, views_of
from splay.server.ladders.stakes import Stake, stake_of_two
from splay.server.notifications.pushes import pushes_of
from splay.server.people.accounts import login_of
from splay.server.people.privacy import may_see
from splay.server.protection.costs import OWN_TABLES, pay
from splay.server.protocol.api_error import ApiError
from splay.server.ratings.rated_tables import check_rated_table
from splay.server.storage.database import reading
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId
from splay.server.table_api.schemas import NewClock, TableView
from splay.server.table_api.table_views import table_view
from splay.server.tables.settings import TableSettings, check_table_settings
from splay.server.tables.table_changes import TableStore

TAGS: Final = ["invitations"]
Handle = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9-]{2,24}$", description="A handle")]
GivenHandle = Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{2,24}$", description="The handle of an account")]
InvitationId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of an invitation")]
Sets = Annotated[list[str], Meta(max_length=8, description="The sets in play, the base set among them")]
SetWords = Annotated[
    str, QueryParameter(pattern=r"^[a-z_]{1,20}(,[a-z_]{1,20}){0,7}$", description="The sets in play, parted by commas")
]


class NewInvitation(Struct, forbid_unknown_fields=True):
    """Whom to ask to a table."""

    handle: GivenHandle


class NewChallenge(Struct, forbid_unknown_fields=True):
    """The game of two to challenge somebody to: its sets, its clock (none if it is left out), and whether it is rated,
    for which it needs one.
    """

    sets: Sets = field(default_factory=lambda: ["base"])
    clock: NewClock = NewClock()
    rated: bool = False

    def wish(self) -> asking.Wish:
        """The options and settings of its table. Raises ApiError, and BadOptions."""
        options = Options(players=2, sets=self.sets)
        settings = TableSettings(public=False, clock=self.clock, rated=self.rated)
        check_table_settings(settings, AGENT_NAMES)
        check_rated_table(options, settings)
        return asking.Wish(options, settings)


def account_of(request: PersonRequest) -> Person:
    """The account that asks. Raises ApiError for guests and visitors."""
    person = person_of(request)
    login_of(person)
    return person


@get("/api/me/invitations", summary="Challenges and invitations of mine", tags=TAGS, guards=[person_needed],
     responses=REFUSALS)  # fmt: skip
async def mine(request: PersonRequest, tables: GivenTables) -> list[AskedView]:
    """What this account is asked, and what it has asked others, the newest first. Guests are asked nothing."""
    await pay(OWN_TABLES)
    return await all_told(tables, person_of(request).id)


@post("/api/players/{handle:str}/challenges", summary="Challenge somebody", tags=TAGS, guards=[person_needed],
      responses=REFUSALS)  # fmt: skip
async def challenge(
    request: PersonRequest, handle: Handle, data: JSONBody[NewChallenge], tables: GivenTables
) -> AskedView:
    """Makes a table of two that is not listed, at which whoever asks sits, and asks an account there. It lapses after a
    day, and when the table begins; the asked is pushed it.
    """
    person = account_of(request)
    return await told(request, tables, await asking.challenge(tables, person, handle, data.wish()))


@post("/api/tables/{table_id:str}/invitations", summary="Invite somebody to a table", tags=TAGS,
      guards=[person_needed], responses=REFUSALS)  # fmt: skip
async def invite(
    request: PersonRequest, table_id: TableId, data: JSONBody[NewInvitation], tables: GivenTables
) -> AskedView:
    """Asks an account to a table that has not begun, for whoever sits there; it lapses as a challenge does."""
    person = account_of(request)
    return await told(request, tables, await asking.invite(tables, person, table_id, data.handle))


async def told(request: PersonRequest, tables: TableStore, invited: Invited) -> AskedView:
    """A new invitation as whoever made it sees it; the asked is pushed it."""
    pushes_of(request).sender.tell(invited.asked, push_of(invited))
    async with reading(tables.engine) as connection:
        [view] = await views_of(connection, tables, invited.person, [invited])
    return view


@post("/api/me/invitations/{invitation:str}/acceptance", summary="Accept", tags=TAGS, guards=[person_needed],
      status_code=HTTP_200_OK, responses=REFUSALS)  # fmt: skip
async def accept(request: PersonRequest, invitation: InvitationId, tables: GivenTables) -> TableView:
    """Sits down where this account is asked to; the game begins when the table is full."""
    person = person_of(request)
    found = await mine_to_settle(tables, invitation, person)
    if found.asked != person.id:
        raise ApiError(404, "no_such_invitation", "You have asked; the other accepts.")
    await asking.accept(tables, person, found)
    return table_view(await tables.look(found.table, free=True), person.id)


@delete("/api/me/invitations/{invitation:str}", summary="Decline or withdraw", tags=TAGS, guards=[person_needed],
        status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)  # fmt: skip
async def end(request: PersonRequest, invitation: InvitationId, tables: GivenTables) -> None:
    """Says no to an invitation, or takes one's own back; a table that was made for it goes."""
    person = person_of(request)
    found = await mine_to_settle(tables, invitation, person)
    if found.asked == person.id:
        await asking.decline(tables, found)
    else:
        await asking.withdraw(tables, found)


async def mine_to_settle(tables: TableStore, invitation: str, person: Person) -> Invited:
    """An open invitation that a person has part in. Raises ApiError."""
    async with tables.engine.connect() as connection:
        return await open_to(connection, invitation, person.id, tables.now())


@get("/api/players/{handle:str}/stake", summary="What a rated game would be played for", tags=TAGS,
     guards=[person_needed], responses=REFUSALS)  # fmt: skip
async def stake(request: PersonRequest, handle: Handle, tables: GivenTables, sets: SetWords = "base") -> Stake | None:
    """What this account gains and loses in a rated game of two with another one; null if that shows it no rating, or
    such a game isn't rated.
    """
    person = account_of(request)
    options = Options(players=2, sets=sets.split(","))
    async with reading(tables.engine) as connection:
        other = await account_called(connection, handle, person.id)
        if not await may_see(connection, "rating", other, person.id):
            return None
        return await stake_of_two(connection, options, person.id, other)


HANDLERS: Final[list[ControllerRouterHandler]] = [mine, challenge, invite, accept, end, stake]
"""The handlers of challenges and invitations."""
