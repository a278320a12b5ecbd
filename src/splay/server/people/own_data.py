"""What the server keeps of a person, as that person may have it: everything but secrets, and what others said of it."""

from typing import Any, Final

from litestar import get
from litestar.datastructures import ResponseHeader
from sqlalchemy import Column, select

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.protocol.errors import documented
from splay.server.storage import schema

Row = dict[str, str | int | bool | dict[str, Any] | list[Any] | None]
WHOSE: Final[dict[str, "Column[str]"]] = {
    "people": schema.people.c.id,
    "sessions": schema.sessions.c.person,
    "tokens": schema.tokens.c.person,
    "identities": schema.identities.c.person,
    "confirmations": schema.confirmations.c.person,
    "password_resets": schema.password_resets.c.person,
    "authenticators": schema.authenticators.c.person,
    "channels": schema.channels.c.person,
    "push_subscriptions": schema.push_subscriptions.c.person,
    "account_events": schema.account_events.c.person,
    "account_mails": schema.account_mails.c.person,
    "practice": schema.practice.c.person,
    "learned": schema.learned.c.person,
    "puzzle_results": schema.puzzle_results.c.person,
    "presences": schema.presences.c.person,
    "friend_calls": schema.friend_calls.c.person,
    "attention": schema.attention.c.person,
    "seeks": schema.seeks.c.person,
    "seats": schema.seats.c.person,
    "chat": schema.chat.c.person,
    "mutes": schema.mutes.c.person,
    "standing_answers": schema.standing_answers.c.person,
    "standing_waits": schema.standing_waits.c.person,
    "plans": schema.plans.c.person,
    "reports": schema.reports.c.reporter,
    "reported_addresses": schema.reported_addresses.c.person,
    "bans": schema.bans.c.person,
    "result_seats": schema.result_seats.c.player,
    "ratings": schema.ratings.c.player,
    "rating_changes": schema.rating_changes.c.player,
}
"""The tables with something of a person, and the column that says whose it is. Not those with nothing but secrets."""
SECRET: Final = frozenset({"password", "hash", "salt", "step", "muted", "reporter"})
"""Columns that are left out: secrets, and the ids of others."""
LEFT_OUT: Final = {
    "reports": frozenset({"person"}),
    "channels": frozenset({"address"}),
    "push_subscriptions": frozenset({"endpoint", "p256dh", "auth"}),
}
"""The same in one table alone: ids of others, and where webhooks and pushes go, which are secrets."""
ASKED: Final = ("kind", "table", "made", "state", "settled")
OTHERS: Final[dict[str, tuple["Column[str]", "Column[str]", tuple[str, ...]]]] = {
    "follows": (schema.follows.c.person, schema.follows.c.followed, ("since",)),
    "blocks": (schema.blocks.c.person, schema.blocks.c.blocked, ("since",)),
    "invitations": (schema.invitations.c.person, schema.invitations.c.asked, ASKED),
    "invitations_to_me": (schema.invitations.c.asked, schema.invitations.c.person, ASKED),
}
"""What ties a person to others, who are told by their handles: the columns that say whose, and whom, and what is told
besides.
"""
PLAYED: Final[dict[str, "Column[str]"]] = {
    "results": schema.results.c.table,
    "game_statistics": schema.game_statistics.c.table,
}
"""The tables with something of a person's finished games, and the column that says of which."""


@get("/api/me/data", summary="All that is kept of me", tags=["people"], guards=[person_needed, no_token],
     response_headers=[ResponseHeader(name="Content-Disposition", value='attachment; filename="splay-data.json"')],
     responses=documented(401, 403, 429))  # fmt: skip
async def own_data(request: PersonRequest) -> dict[str, list[Row]]:
    """Everything that the server keeps of this person, by the names of its tables and columns: also the address
    that it last came from if it was reported, and bans. Secrets are left out; the games themselves stand in records.
    """
    person = person_of(request)
    async with request.app.state.services.engine.connect() as connection:
        found = {}
        for name, whose in WHOSE.items():
            left_out = SECRET | LEFT_OUT.get(name, frozenset())
            columns = [column for column in whose.table.columns if column.name not in left_out]
            rows = await connection.execute(select(*columns).where(whose == person.id))
            found[name] = [dict(row) for row in rows.mappings()]
        for name, (whose, whom, names) in OTHERS.items():
            told = select(schema.people.c.handle, *(whose.table.c[column] for column in names))
            tied = told.join(whose.table, whom == schema.people.c.id).where(whose == person.id)
            rows = await connection.execute(tied)
            found[name] = [dict(row) for row in rows.mappings()]
        mine = select(schema.result_seats.c.result).where(schema.result_seats.c.player == person.id)
        games = select(schema.results.c.table).where(schema.results.c.id.in_(mine))
        for name, game in PLAYED.items():
            rows = await connection.execute(select(game.table).where(game.in_(games)))
            found[name] = [dict(row) for row in rows.mappings()]
        return found
