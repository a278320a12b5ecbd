"""Previews of the dogmas, and the like, that we may choose: asked for with the question, so nobody waits for them."""

from typing import Final

from splay.terminal.online.errors import Refused
from splay.terminal.online.messages import Told
from splay.terminal.online.server_client import Server
from splay.terminal.previews import is_foretold
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
        """Adds the previews of all options of ours that are told with one. Raises Refused or NoAnswer."""
        if told.state is None:
            return
        sequence = told.state.sequence
        options = [option for question in told.state.questions for option in question.options]
        keys = [option.key for option in options if is_foretold(option)]
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
