"""HTTP for profiles, their games, and finding players."""

from functools import partial
from typing import Annotated, Final

from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Struct, json

from splay.server.auth.authentication import PersonRequest
from splay.server.compute_cache import ComputeCache, Work
from splay.server.durations import MINUTE
from splay.server.friends.api import Tie, tie_between
from splay.server.friends.here import away
from splay.server.people.privacy import Topic
from splay.server.profiles.finished import last_games, state_of
from splay.server.profiles.games import Cursor, Filter, Result, Whose
from splay.server.profiles.opponents import AgainstReader, Opponents, named_opponents, versus
from splay.server.profiles.player import TOPICS, Player, player_called
from splay.server.profiles.record import GamesRecord, Recorded, recorded_as_kept
from splay.server.profiles.search import FoundPlayers, found_players, handles_at
from splay.server.profiles.told_games import ListedGames, listed
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.representation import IDENTITY
from splay.server.storage.database import reading
from splay.server.table_api.asking import REFUSALS, GivenComputeCache, GivenTables, who
from splay.server.tables.table_changes import TableStore

TAGS: Final = ["players"]
WEIGHT: Final = 8
"""As how many requests a profile, a piece of its games, or a search counts."""
KEPT: Final = 10 * MINUTE
"""What games tell is worked out anew after so many milliseconds, whether there are new ones or not."""
Handle = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9-]{2,24}$", description='A handle, or "me"')]
Text = Annotated[
    str, QueryParameter(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$", description="Part of a name or handle")
]
Word = Annotated[str, QueryParameter(pattern=r"^[A-Za-z0-9_-]{0,40}$")]
TableIds = Annotated[
    str, QueryParameter(pattern=r"^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22}){0,19}$", description="Ids of tables")
]
After = Annotated[str, QueryParameter(pattern=r"^([0-9]{1,15}\.[A-Za-z0-9_-]{22})?$", description="What `more` said")]


class Profile(Struct, frozen=True):
    """A player, as far as the reader may see it: `since` is when it came (milliseconds since 1970), `mine` whether it
    is the reader. `hidden` are the topics that it keeps to itself; of these there is nothing: of "games" no `record`,
    of "head_to_head" no `opponents`. `versus` is null if the two never played, or one of them doesn't show it. `tie`
    is there if two accounts look at each other; then `away` is how many minutes ago this one was here, 0 if it is, null
    if that was long ago, or it doesn't show it.
    """

    name: str
    handle: str | None
    guest: bool
    mine: bool
    since: int
    hidden: list[Topic]
    record: GamesRecord | None
    opponents: Opponents | None
    versus: AgainstReader | None
    tie: Tie | None
    away: int | None


@get("/api/players", summary="Find players", tags=TAGS, responses=REFUSALS, opt={"weight": WEIGHT})
async def found(request: PersonRequest, tables: GivenTables, search: Text) -> FoundPlayers:
    """The accounts that are called so. Everybody can be found; what they hide isn't told."""
    if not search.strip():
        raise ApiError(422, "bad_text", "Say at least one character of a name or handle.")
    async with tables.engine.connect() as connection:
        return await found_players(connection, search, who(request))


@get("/api/players/at", summary="Who sat at finished games", tags=TAGS, responses=REFUSALS)
async def seated(tables: GivenTables, of: TableIds) -> dict[str, list[str]]:
    """The handles of those who sat at finished games, by seat: "" for computers, guests and those who have left.
    `of` are their tables, parted by commas.
    """
    async with tables.engine.connect() as connection:
        return await handles_at(connection, of.split(","))


@get("/api/players/{handle:str}", summary="A profile", tags=TAGS, responses=REFUSALS, opt={"weight": WEIGHT})
async def profile(
    request: PersonRequest, handle: Handle, tables: GivenTables, compute_cache: GivenComputeCache
) -> Profile:
    """What the finished games of a player tell, as far as it shows that; "me" is whoever asks, also a guest."""
    reader = who(request)
    async with tables.engine.connect() as connection:
        player = await player_called(connection, handle, reader)
    kept = None
    if {"games", "head_to_head"} & {*player.seen}:
        kept = await recorded_of(tables, compute_cache, player, address_of(request.scope))
    record = kept.record if kept is not None and "games" in player.seen else None
    opponents, against, tie, minutes = None, None, None, None
    async with reading(tables.engine) as connection:
        if kept is not None and "head_to_head" in player.seen:
            opponents = await named_opponents(connection, kept.opponents, player.id, reader)
        if request.user is not None and not request.user.guest and request.user.id != player.id:
            against = await versus(connection, request.user.id, player.id)
            if not player.guest:
                tie = await tie_between(connection, request.user.id, player.id, request.app.state.settings)
                minutes = await away(connection, player.id, request.user.id, tables.now())
    hidden = [topic for topic in TOPICS if topic not in player.seen]
    own = (player.guest, player.id == reader, player.since, hidden)
    return Profile(player.name, player.handle, *own, record, opponents, against, tie, minutes)


async def recorded_of(tables: TableStore, compute_cache: ComputeCache, player: Player, address: str) -> Recorded:
    """What a player's games tell, worked out beside the worker for somebody at an address. Raises ApiError."""
    async with tables.engine.connect() as connection:
        games, last = await state_of(connection, player.id)

    async def prepare() -> Work:
        async with reading(tables.engine) as connection:
            return partial(recorded_as_kept, games, *await last_games(connection, player.id))

    key = ("profile", player.id, games, last, tables.now() // KEPT)
    kept = await compute_cache.read(key, address, prepare)
    return json.decode(kept.forms[IDENTITY], type=Recorded)


@get("/api/players/{handle:str}/games", summary="A player's games", tags=TAGS, responses=REFUSALS,
     opt={"weight": WEIGHT})  # fmt: skip
async def games(
    request: PersonRequest,
    handle: Handle,
    tables: GivenTables,
    opponent: Word = "",
    whose: FromQuery[Whose] = "",
    sets: Word = "",
    players: Word = "",
    result: FromQuery[Result] = "",
    card: Word = "",
    name: Text = "",
    after: After = "",
) -> ListedGames:
    """The finished games of a player that are wanted, the last one first, a piece at a time: `opponent` is a handle or
    the word of a computer, `sets` "base" (alone) or another set, `players` "2", "more" or "teams", `card` the key of
    one that the player had in play or hand, `name` part of an opponent's name. Refused if the player hides its games.
    """
    reader = who(request)
    wanted = Filter(opponent, whose, sets, players, result, card, name.strip())
    finished, _, last = after.partition(".")
    async with reading(tables.engine) as connection:
        player = await player_called(connection, handle, reader)
        if "games" not in player.seen:
            raise ApiError(403, "games_hidden", "This player shows no games.")
        return await listed(connection, player.id, reader, wanted, Cursor(int(finished), last) if after else None)


HANDLERS: Final[list[ControllerRouterHandler]] = [found, seated, profile, games]
"""The handlers of profiles."""
