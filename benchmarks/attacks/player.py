"""Those who play on while somebody attacks: two guests at a table, over a new connection for each request."""

import http.client
import json
import random
import ssl
import time
from dataclasses import dataclass
from typing import Any, Final

PAUSE: Final = 0.2
"""Seconds from move to move."""
PATIENCE: Final = 180.0
AGAIN: Final = 0.05
"""Seconds after which is tried again if the server does not let one in."""
CLOCK: Final = {"move": 10_000}
"""Milliseconds that a player has for each answer."""
OVER: Final = ("not_running", "away", "not_asked")
"""Answers to a move at a table where a clock has run out."""


@dataclass(frozen=True)
class Site:
    """Where a server is: a port on this machine, the name it goes by, and with TLS the certificate to believe."""

    port: int
    host: str
    origin: str
    certificate: str | None = None


class Visitor:
    """Asks a site, from an address of its own or as a proxy does for others."""

    def __init__(self, site: Site, address: str, forwarded: str = "") -> None:
        self.site = site
        self.address = address
        self.headers = {"Host": site.host, "X-Splay": "1", "Content-Type": "application/json", "Connection": "close"}
        if forwarded:
            self.headers["X-Forwarded-For"] = forwarded
        self.waits: list[float] = []

    def connect(self) -> http.client.HTTPConnection:
        """A new connection; with TLS one that asks for the site by its name. Raises OSError."""
        connection = http.client.HTTPConnection("127.0.0.1", self.site.port, PATIENCE, (self.address, 0))
        if self.site.certificate is not None:
            connection.connect()
            context = ssl.create_default_context(cafile=self.site.certificate)
            connection.sock = context.wrap_socket(connection.sock, server_hostname=self.site.host)
        return connection

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, Any, str]:
        """Status, body and cookie of an answer. Raises TimeoutError if there is none."""
        began = time.monotonic()
        sent = None if body is None else json.dumps(body)
        while time.monotonic() < began + PATIENCE:
            connection = None
            try:
                connection = self.connect()
                connection.request(method, path, sent, {**self.headers, "Cookie": cookie})
                answer = connection.getresponse()
                told = json.loads(answer.read() or b"null")
                self.waits.append(time.monotonic() - began)
                return answer.status, told, (answer.headers["Set-Cookie"] or "").partition(";")[0]
            except (OSError, http.client.HTTPException):
                time.sleep(AGAIN)
            finally:
                if connection is not None:
                    connection.close()
        raise TimeoutError(f"the server has not answered {method} {path} for {PATIENCE:.0f} s")


class Player:
    """Two guests at a table, who move in turn."""

    def __init__(self, visitor: Visitor, clock: dict[str, int] = CLOCK) -> None:
        self.visitor = visitor
        self.clock = clock
        self.chance = random.Random(1)
        self.cookies: list[str] = []
        self.table = ""
        self.moves: list[float] = []
        self.run_out = 0

    def begin(self) -> None:
        """Sits down at a new table."""
        ask = self.visitor.ask
        if not self.cookies:
            self.cookies = [ask("POST", "/api/guests", {"name": f"Guest {n}"})[2] for n in range(2)]
        first, second = self.cookies
        asked = {"seats": ["me", "open"], "settings": {"clock": self.clock}}
        self.table = ask("POST", "/api/tables", asked, first)[1]["id"]
        ask("POST", f"/api/tables/{self.table}/seats", {}, second)

    def move(self) -> bool:
        """Answers a question; False if the game is over."""
        for cookie in self.cookies:
            state = self.visitor.ask("GET", f"/api/tables/{self.table}/state", None, cookie)[1]
            keys = [option["key"] for question in state["questions"] for option in question.get("options", [])]
            if keys:
                body = {"key": self.chance.choice(keys), "sequence": state["sequence"]}
                status, answer, _ = self.visitor.ask("POST", f"/api/tables/{self.table}/answers", body, cookie)
                if status == 200:
                    self.moves.append(self.visitor.waits[-1])
                    return True
                if answer["error"] in OVER:
                    return False
                if answer["error"] != "stale":  # stale: taken before its answer was lost
                    raise ConnectionError(f"a move was answered {status} {answer}")
                return True
        return False

    def play(self, seconds: float) -> None:
        """Looks and moves steadily for so long, and forgets before that how long answers took until now."""
        self.visitor.waits, self.moves = [], []
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            if not self.move():
                self.count_run_out()
                self.begin()
            time.sleep(max(0.0, now + PAUSE - time.monotonic()))

    def count_run_out(self) -> None:
        """Counts the seats whose clocks have run out at this table."""
        table = self.visitor.ask("GET", f"/api/tables/{self.table}", None, self.cookies[0])[1]
        result = table.get("result") or {}
        self.run_out += sum([seat.get("away", False) for seat in table["seats"]]) + (result.get("reason") == "left")
