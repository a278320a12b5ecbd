"""A bot written from the first page of docs/protocol.md, and from nothing else, plays a whole game at a real server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

import httpx

from tests.patience import PATIENCE
from tests.server.e2e.servers import running

PAGE: Final = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
FIRST_PAGE: Final = PAGE.partition("\n## A first bot")[2].partition("\n## ")[0]


class FirstBot:
    """Takes achievements if it can, else melds, uses a card, draws; of other questions it takes the first option."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.ask("POST", "/api/guests", {"name": "First"})

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the server answers; after a refusal that says so, asked again later."""
        while (answer := self.http.request(method, path, json=body)).status_code in (429, 503):
            time.sleep(int(answer.headers["Retry-After"]))
        told: dict[str, Any] = answer.json()
        return told

    def play(self, table: str) -> dict[str, Any]:
        """Plays a game to its end; the last view of it."""
        state = self.ask("GET", f"/api/tables/{table}/state")
        while "error" in state or state["view"].get("result") is None:
            mine = [one for one in state.get("questions", []) if one["seat"] == state["seat"]]
            if mine:
                answer = {"key": self.choose(mine[0]), "sequence": mine[0]["sequence"]}
                state = self.ask("POST", f"/api/tables/{table}/answers", answer)
            else:
                time.sleep(0.05)
                state = self.ask("GET", f"/api/tables/{table}/state")
        view: dict[str, Any] = state["view"]
        return view

    def choose(self, question: dict[str, Any]) -> str:
        """The key of the option to take."""
        keys = [option["key"] for option in question["options"]]
        for action in ("achieve:", "meld:", "dogma:", "draw"):
            for key in keys:
                if key.startswith(action):
                    return str(key)
        return str(keys[0])


def test_the_first_page_is_enough_for_a_bot(tmp_path: Path) -> None:
    headers = {"X-Splay": "1"}
    unlimited = {"SPLAY_REQUESTS_PER_PERSON": "0", "SPLAY_REQUESTS_PER_ADDRESS": "0"}
    with (
        running(tmp_path, **unlimited) as server,
        httpx.Client(base_url=server, headers=headers, timeout=PATIENCE) as http,
    ):
        bot = FirstBot(http)
        table = bot.ask("POST", "/api/tables", {"seats": ["me", "random"], "options": {"players": 2}})["id"]
        view = bot.play(table)
        assert bot.ask("GET", f"/api/tables/{table}")["status"] == "finished"
    me = view["players"][0]
    assert me["achieved"] <= view["achievements_to_win"]
    assert view["result"]["winners"]


def test_the_first_page_names_all_that_the_bot_uses() -> None:
    used = """
        X-Splay POST GET /api/guests /api/tables /state /answers Retry-After achieve: meld: dogma: draw
        error view result questions seat options key sequence players achieved achievements_to_win winners status
    """
    assert [word for word in used.split() if word not in FIRST_PAGE] == []
    assert len(FIRST_PAGE.splitlines()) < 75, "one page"
