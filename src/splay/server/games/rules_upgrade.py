"""Games whose answers the rules no longer play as they did: where they go on, written down in their log.

An answer still fits if it is an option of the question asked now. If all of them fit, they are kept, and what
follows from them is told anew. Else the first action with one that does not fit starts again. Either way the log gets
an entry of its own, taken like every other number of the log once among all workers, and the table is told.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.session import AnswerRefused, UndoRefused
from splay.records.stored_events import events_from, stored_event
from splay.server.games.game_from_log import position_at, restored
from splay.server.games.live_game import LiveGame, all_events, common_beginning, notice_of
from splay.server.games.log_path import way_to
from splay.server.storage.log_entry import RULES_CHANGED, Entry
from splay.server.storage.rows import entries_after, snapshots_of


async def upgraded_game(connection: AsyncConnection, table_id: str, at: int) -> tuple[LiveGame, Entry]:
    """The game of a table as the changed rules let it go on, and the entry that says so, to be logged.

    `at` is the time, in milliseconds since 1970. Raises Unreadable.
    """
    entries = await entries_after(connection, table_id, 0)
    start, path = way_to(entries, set(await snapshots_of(connection, table_id)))
    position = await position_at(connection, table_id, start)
    to = last_that_fits(restored(table_id, position, entries[:start]), path, len(entries))
    _, path = way_to(entries[:to], {start})
    game = restored(table_id, position, entries[:start])
    for entry in path:
        game.replay(entry)
    return game, record_upgrade(game, entries, to, at)


def last_that_fits(game: LiveGame, path: list[Entry], end: int) -> int:
    """The entry after which the game goes on: the last one, `end`, if the whole path can be played; else the one
    after which the first action that cannot be played began. Plays the path.
    """
    began = {0: game.sequence}
    for entry in path:
        try:
            game.replay(entry)
        except (AnswerRefused, UndoRefused):
            return began[len(game.session.past)]
        if not game.session.answers:
            began[len(game.session.past)] = game.sequence
    return end


def record_upgrade(game: LiveGame, entries: list[Entry], to: int, at: int) -> Entry:
    """Makes a game that stands after entry `to` the one that follows all these entries; the entry to log."""
    told = Entry(len(entries) + 1, RULES_CHANGED, -1, str(to), at, 0, [])
    game.session.finished_events.append(notice_of(told))
    before = events_from(all_events(entries), game.session.game.deck)
    after = game.events
    same = common_beginning(before, after)
    entry = Entry(told.sequence, RULES_CHANGED, -1, told.key, at, same, [stored_event(event) for event in after[same:]])
    game.stand_at([*entries, entry])
    return entry
