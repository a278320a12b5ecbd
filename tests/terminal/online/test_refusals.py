"""What the terminal says when a server refuses something."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import httpx
import pytest
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from splay.locale.catalogue import languages, load
from splay.sets import DECKS
from splay.terminal.online.errors import NoAnswer, OnlineError, Refused
from splay.terminal.online.game_screen import OnlineScreen
from splay.terminal.online.live import final
from splay.terminal.online.messages import Person
from splay.terminal.online.server_client import Server, refusal
from splay.terminal.online.table import OnlineTable, complaint
from splay.terminal.words import Words
from splay.views.preview import NoSuchAction


def test_whoever_is_banned_is_told_until_when() -> None:
    wait = 3 * 24 * 60 * 60
    body = {"error": "banned", "message": "the server's own words"}
    error = refusal(httpx.Response(403, json=body, headers={"Retry-After": str(wait)}))
    end = (datetime.now(UTC) + timedelta(seconds=wait)).date().isoformat()
    assert complaint(load(), error) == f"A moderator has banned you until {end}."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("answer", [httpx.Response(404, text="Not found"), httpx.Response(200, text="<html>")])
def test_an_answer_that_is_none_of_splay_s_is_told_in_the_language(language: str, answer: httpx.Response) -> None:
    server = Server("http://127.0.0.1:1")
    server.http = httpx.Client(base_url=server.address, transport=httpx.MockTransport(lambda _: answer))
    with pytest.raises(OnlineError) as raised:
        server.ask("GET", "/api/me", Person)
    assert complaint(load(language), raised.value) == load(language).text("online-strange")


def test_a_table_that_is_not_told_of_is_refused_in_the_language() -> None:
    response = Response(403, "Forbidden", Headers())
    error = final(InvalidStatus(response))
    assert error is not None
    assert complaint(load("pl"), error) == load("pl").text("refusal-other")
    assert final(InvalidStatus(Response(503, "Busy", Headers()))) is None


@pytest.mark.parametrize("language", languages())
def test_a_preview_that_is_refused_is_told_in_the_language(language: str) -> None:
    words = load(language)
    table = OnlineTable.__new__(OnlineTable)
    table.words = Words(words, ["Ann", "Bob"], DECKS["third"])
    screen = OnlineScreen(table)
    for error, key in (
        (Refused("no_such_action", "The player has no such action now."), "refusal-no_such_action"),
        (NoSuchAction("'draw': seat 0 has no such action now"), "refusal-no_such_action"),
        (Refused("busy", "Too much."), "refusal-busy"),
        (NoAnswer("no"), "online-no-answer"),
    ):
        assert screen.complaint(error) == words.text(key)


def test_a_refusal_without_words_of_ours_is_told_as_one() -> None:
    assert complaint(load(), Refused("new_code", "The server says why.")) == "The server can't do that."
