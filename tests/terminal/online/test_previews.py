"""Previews that a server has no time for leave the options without notes."""

from __future__ import annotations

import httpx
import pytest

from splay.core.options import Options
from splay.core.session import Session
from splay.sets import new_game
from splay.terminal.online.errors import Refused
from splay.terminal.online.messages import Told
from splay.terminal.online.previews import Previews
from splay.terminal.online.server_client import Server
from splay.views.questions import open_questions
from splay.views.table_model import State
from splay.views.view import view_of


def asked_for_an_action() -> Told:
    """What a table tells whoever may choose a dogma."""
    session = Session(new_game(Options(), bytes(32)))
    while not session.start.started:
        question = session.questions[0]
        session.answer(question.seat, question.options[0].key)
    seat = session.questions[0].seat
    state = State(2, seat, view_of(session.game, seat), open_questions(session, seat), 0, [])
    return Told("state", state=state)


def previews_refused(status: int, word: str) -> Previews:
    """Previews of a server that refuses them."""
    server = Server("http://127.0.0.1:1")
    answer = httpx.Response(status, json={"error": word, "message": "No."})
    server.http = httpx.Client(base_url=server.address, transport=httpx.MockTransport(lambda _: answer))
    return Previews(server, "x" * 22)


@pytest.mark.parametrize(("status", "word"), [(429, "too_many_requests"), (503, "busy")])
def test_a_server_that_is_busy_leaves_the_options_without_notes(status: int, word: str) -> None:
    told = asked_for_an_action()
    previews_refused(status, word).add(told)
    assert told.previews == {}


def test_any_other_refusal_is_told() -> None:
    with pytest.raises(Refused):
        previews_refused(409, "no_spectators").add(asked_for_an_action())
