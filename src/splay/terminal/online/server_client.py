"""A server's requests: one call each, every refusal and every silence as an error with a sentence."""

import re
from pathlib import Path
from typing import Final, TypeVar

import httpx
import msgspec
from msgspec import Struct

from splay.terminal.online.addresses import origin
from splay.terminal.online.errors import NoAnswer, OnlineError, Refused
from splay.terminal.online.messages import Person, Refusal
from splay.terminal.own_files import own_folder, read_own, write_own

NO_CONTENT: Final = 204
SECONDS: Final = 15
"""How long to wait for an answer."""
Read = TypeVar("Read")


class Identity(Struct):
    """What a server knows us by, kept for the next time: a token, or the cookies that it gave a guest."""

    server: str
    token: str = ""
    cookies: dict[str, str] = {}


def identity_file(server: str) -> Path:
    """The file in which our identity at a server is kept."""
    return own_folder() / "servers" / (re.sub(r"[^a-z0-9.]+", "_", server.lower()) + ".json")


class Server:
    """A server and who we are there."""

    def __init__(self, address: str, token: str = "") -> None:
        """`address` is the server's URL; whatever comes after host and port is left out.

        Raises OnlineError, OSError, and ValueError naming a file that is damaged.
        """
        self.address = origin(address)
        self.saved = read_own(identity_file(self.address), Identity) or Identity(self.address)
        if token:
            self.saved.token = token
        self.http = httpx.Client(
            base_url=self.address,
            timeout=SECONDS,
            headers={"X-Splay": "terminal", "Origin": self.address},
            cookies={} if self.saved.token else self.saved.cookies,
        )
        if self.saved.token:
            self.http.headers["Authorization"] = f"Bearer {self.saved.token}"

    def close(self) -> None:
        """Closes the connections."""
        self.http.close()

    def ask(self, method: str, path: str, read: type[Read], body: object = None, **parameters: str | int) -> Read:
        """Sends a request and reads its answer. Raises Refused or NoAnswer."""
        return read_answer(self.send(method, path, body, **parameters).content, read)

    def send(self, method: str, path: str, body: object = None, **parameters: str | int) -> httpx.Response:
        """Sends a request. Raises Refused or NoAnswer."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if content is None else {"Content-Type": "application/json"}
        try:
            answer = self.http.request(method, path, content=content, headers=headers, params=parameters)
        except httpx.TransportError as error:
            raise NoAnswer(f"{self.address} does not answer: {error}") from error
        if answer.is_success:
            return answer
        raise refusal(answer)

    def person(self) -> Person | None:
        """Our person at the server, None if it knows none. Raises OnlineError, as for a token that is not valid."""
        answer = self.send("GET", "/api/me")
        return None if answer.status_code == NO_CONTENT else read_answer(answer.content, Person)

    def become_guest(self, name: str) -> None:
        """Plays under a name from now on. Raises Refused if it cannot be, or NoAnswer."""
        self.http.cookies.clear()
        self.ask("POST", "/api/guests", Person, {"name": name})

    def be_called(self, name: str, *, known: bool) -> None:
        """Plays under a name from now on, as the person that the server knows, if any. Raises Refused or NoAnswer."""
        if known:
            self.ask("PATCH", "/api/me", Person, {"name": name})
        else:
            self.become_guest(name)

    def keep(self) -> None:
        """Keeps who we are for the next time. Raises OSError."""
        self.saved.cookies = {cookie.name: cookie.value or "" for cookie in self.http.cookies.jar}
        write_own(identity_file(self.address), self.saved)

    def identity(self) -> dict[str, str]:
        """The headers that say who we are, for a WebSocket."""
        if self.saved.token:
            return {"Authorization": f"Bearer {self.saved.token}"}
        return {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)}


def read_answer(content: bytes, read: type[Read]) -> Read:
    """A server's answer as the type that it should have. Raises OnlineError."""
    try:
        return msgspec.json.decode(content, type=read)
    except msgspec.DecodeError as error:
        raise OnlineError(f"the server answers something that this program does not understand: {error}") from error


def refusal(answer: httpx.Response) -> OnlineError:
    """The error that says why an answer is no success."""
    try:
        told = msgspec.json.decode(answer.content, type=Refusal)
    except msgspec.DecodeError:
        if answer.status_code in (502, 503, 504):
            return NoAnswer(f"the server cannot answer now (status {answer.status_code})")
        return OnlineError(f"no Splay server is there: it answers with status {answer.status_code}")
    wait = answer.headers.get("Retry-After", "")
    return Refused(told.error, told.message, int(wait) if wait.isdecimal() else 0)
