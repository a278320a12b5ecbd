"""A finished game, which the tests about what comes after a game share."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import BrowserContext

from tests.patience import PATIENCE
from tests.web.visitors import HEADERS

DOGMAS = 12
"""So many dogmas are used before both only draw, which ends the game."""


class Played:
    """A game that one person has played on two seats to its end."""

    def __init__(self, server: str) -> None:
        self.client = httpx.Client(base_url=server, headers={**HEADERS, "Origin": server}, timeout=PATIENCE)
        self.ask("POST", "/api/guests", {"name": "Ann"})
        self.table: str = self.ask("POST", "/api/tables", {"seats": ["me", "me"]})["id"]
        self.path = f"/replay/{self.table}"
        self.play()
        self.replay = self.ask("GET", f"/api/tables/{self.table}/replay")
        self.last = len(self.replay["steps"])

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """The JSON of an answer that must be a success."""
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def play(self) -> None:
        """Answers all questions, by dogmas first and then by draws."""
        seat, dogmas = 0, 0
        state = self.ask("GET", f"/api/tables/{self.table}/state?seat=0")
        while state["questions"]:
            if not any(question["seat"] == seat for question in state["questions"]):
                seat = state["questions"][0]["seat"]
                state = self.ask("GET", f"/api/tables/{self.table}/state?seat={seat}")
            question = next(question for question in state["questions"] if question["seat"] == seat)
            keys = [option["key"] for option in question["options"]]
            wanted = [key for key in keys if key.startswith("dogma:")] if dogmas < DOGMAS else []
            dogmas += bool(wanted)
            body = {"key": (wanted or keys)[0], "sequence": question["sequence"], "seat": seat}
            state = self.ask("POST", f"/api/tables/{self.table}/answers", body)

    def lend(self, context: BrowserContext) -> None:
        """Makes the context's person the one who has played."""
        cookies = self.client.cookies.items()
        address = str(self.client.base_url)
        context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies])
