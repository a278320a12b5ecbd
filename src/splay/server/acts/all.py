"""Everything that can happen to a table: by whom, while it is what, and as which entry of its log.

`tests/server/acts/test_all.py` holds that nothing else changes one, and that `docs/protocol.md` has what
`python -m splay.server.acts.all` prints.
"""

from typing import Final, NamedTuple

from splay.server.storage.log_entry import ANSWER, BACK, RESIGN, RULES_CHANGED, UNDO
from splay.server.storage.schema import FINISHED, OPEN, RUNNING

ANY: Final = (OPEN, RUNNING, FINISHED)


class Act(NamedTuple):
    """What happens, by whom, and while the table has which status. `entries` are those that the log may have of it,
    none if only the table or its seats change; `code` are the functions that do it, by their names in the server.
    """

    what: str
    by: str
    status: tuple[str, ...]
    entries: tuple[str, ...]
    code: tuple[str, ...]


ALL: Final = (
    Act("make it", "a person", (), (), ("acts.seating.make", "deals.own_table.begin", "invitations.asking.challenge")),
    Act("make it for people who look for opponents, and start it", "the server", (), (), ("pairing.pairing.pair",)),
    Act("take a seat, or seat a computer; it starts when no seat is free", "a person; the host", (OPEN,), (),
        ("acts.seating.fill", "history.rematch.come_too")),
    Act("give up a seat, or remove a player", "a person; the host", (OPEN,), (),
        ("acts.leaving_before_start.leave_seat", "acts.leaving_before_start.remove_player")),
    Act("answer", "whoever plays the seat", (RUNNING,), (ANSWER,), ("tables.table_changes.TableStore.answer",)),
    Act("undo, or ask the others to undo", "whoever plays the seat", (RUNNING, FINISHED), (UNDO, BACK),
        ("acts.takebacks.undo",)),
    Act("ask the others to go back; agree or refuse", "a person; the others", (RUNNING,), (BACK,),
        ("acts.takebacks.propose", "acts.takebacks.decide", "acts.takebacks.go_back")),
    Act("resign, which ends a game of two sides", "a person", (RUNNING,), (RESIGN,), ("acts.resignation.resign",)),
    Act("leave, or come back", "a person", (RUNNING,), (),
        ("acts.stand_ins.leave_running", "acts.stand_ins.come_back")),
    Act("let a computer play for an inactive player", "another player", (RUNNING,), (),
        ("acts.inactivity.let_stand_in",)),
    Act("run out of time, or wait in vain for somebody to come back", "the clock", (RUNNING,), (),
        ("acts.stand_ins.run_out",)),
    Act("look at it, or look no longer", "whoever plays a seat", (RUNNING,), (),
        ("acts.attendance.Attendance.note_change",)),
    Act("go on by changed rules", "the server", (RUNNING,), (RULES_CHANGED,),
        ("tables.repository.TableRepository.upgrade_rules",)),
    Act("ask for a rematch", "whoever played", (FINISHED,), (), ("history.rematch.rematch",)),
    Act("play on from a moment, at a new table", "whoever may see the game", (FINISHED,), (),
        ("history.branch.branch",)),
    Act("say something; remove what was said", "whoever may talk there; an admin", ANY, (),
        ("chat.api.ChatController.say", "services.Services.seats_changed")),
    Act("change one's name, become an account, delete the account", "a person; an admin", ANY, (),
        ("services.Services.seats_changed", "people.account_deletion.delete_account")),
)  # fmt: skip


def as_table() -> str:
    """What `docs/protocol.md` has of it."""
    lines = ["| what | by | while | entry |", "|---|---|---|---|"]
    for act in ALL:
        status = "always" if act.status == ANY else ", ".join(f"`{status}`" for status in act.status)
        lines.append(f"| {act.what} | {act.by} | {status} | {', '.join(f'`{entry}`' for entry in act.entries)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(as_table())
