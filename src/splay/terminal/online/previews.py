"""Previews of the dogmas that we may choose, asked for together with the question, so that nobody waits for them."""

from typing import Final

from splay.terminal.online.errors import Refused
from splay.terminal.online.messages import Told
from splay.terminal.online.server_client import Server
from splay.views.preview import Preview

WITHOUT_NOTES: Final = ("no_such_action", "too_many_requests", "busy")
"""Refusals after which the options stand without notes."""


class Previews:
    """Asks a server for previews at one table, once for each action of a question."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.table = table
        self.known: dict[tuple[int, str], Preview] = {}

    def add(self, told: Told) -> None:
        """Adds the previews of all dogmas that a message asks us about. Raises Refused or NoAnswer."""
        if told.state is None:
            return
        sequence = told.state.sequence
        keys = [
            option.key for question in told.state.questions for option in question.options if option.kind == "dogma"
        ]
        try:
            told.previews = {key: self.of(told.state.seat, sequence, key) for key in keys}
        except Refused as refused:
            if refused.word not in WITHOUT_NOTES:
                raise

    def of(self, seat: int, sequence: int, key: str) -> Preview:
        """What an action of a seat of ours would do at this point of the game. Raises Refused or NoAnswer."""
        preview = self.known.get((sequence, key))
        if preview is None:
            path = f"/api/tables/{self.table}/preview"
            preview = self.server.ask("GET", path, Preview, player=seat, action=key, seat=seat)
            others = {at: known for at, known in self.known.items() if at[0] == sequence}
            self.known = {**others, (sequence, key): preview}
        return preview
