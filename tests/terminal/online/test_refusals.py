"""What the terminal says when a server refuses something."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import httpx

from splay.locale.catalogue import load
from splay.terminal.online.errors import Refused
from splay.terminal.online.server_client import refusal
from splay.terminal.online.table import complaint


def test_whoever_is_banned_is_told_until_when() -> None:
    wait = 3 * 24 * 60 * 60
    body = {"error": "banned", "message": "the server's own words"}
    error = refusal(httpx.Response(403, json=body, headers={"Retry-After": str(wait)}))
    end = (datetime.now(UTC) + timedelta(seconds=wait)).date().isoformat()
    assert complaint(load(), error) == f"A moderator has banned you until {end}."


def test_a_refusal_without_words_of_ours_is_told_as_one() -> None:
    assert complaint(load(), Refused("new_code", "The server says why.")) == "The server can't do that."
