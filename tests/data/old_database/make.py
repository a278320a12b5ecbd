"""Makes what lies beside it: a database as version 1 of the protocol left it, and what its server said of it.

    git clone . CLONE && git -C CLONE checkout c7d634a
    .venv/bin/python tests/data/old_database/make.py CLONE

A server of that version runs on the sources of the clone, and this program plays on it over HTTP, so it needs nothing
of the Splay of today. The cards and all ids are others each time. `database.sql.gz` is the whole database,
`records.json.gz` the records of the finished games, and `told.json` what a test compares after an upgrade.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
OTHER_RULES = """
from splay.core import turn
carry_out = turn.perform
def draw_twice(game, player, action):
    carry_out(game, player, action)
    if action.key == "draw":
        player.draw()
turn.perform = draw_twice
"""
"""An action that draws two cards: when the true rules are back, they are other rules than those of the log."""
CLOCK = {"clock": {"bank": 3_600_000, "increment": 10_000}}
State = dict[str, Any]


@contextmanager
def server(clone: Path, data: Path, rules: str = "") -> Iterator[str]:
    """The address of a running server of the clone."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    unlimited = ("REQUESTS_PER_ADDRESS", "REQUESTS_PER_PERSON", "COSTLY_READS_PER_ADDRESS", "SIGNINS_PER_ADDRESS")
    settings = {"SPLAY_DATA": str(data), "SPLAY_PORT": port, "SPLAY_WEBHOOKS_ANYWHERE": "yes"}
    settings |= {f"SPLAY_{name}": "0" for name in unlimited}
    program = f"{rules}\nfrom splay.cli import main\nmain(['serve'])"
    environment = {**os.environ, **settings, "PYTHONPATH": str(clone / "src")}
    process = subprocess.Popen([sys.executable, "-c", program], env=environment)
    address = f"http://127.0.0.1:{port}"
    while not answers(address):
        time.sleep(0.1)
    yield address
    process.terminate()
    process.wait()


def answers(address: str) -> bool:
    """Whether a server has started."""
    try:
        return httpx.get(f"{address}/readyz", timeout=60).is_success
    except httpx.TransportError:
        return False


class Person:
    """Somebody with an account, who plays by token."""

    def __init__(self, login: str) -> None:
        self.login = login
        self.address = ""
        self.token = ""

    def sign_up(self) -> None:
        """Makes the account and a token of it."""
        with httpx.Client(base_url=self.address, headers={"X-Splay": "1"}, timeout=60) as browser:
            words = {"login": self.login, "password": f"password of {self.login}", "email": f"{self.login}@example.org"}
            browser.post("/api/accounts", json=words).raise_for_status()
            self.token = browser.post("/api/tokens", json={"label": "bot"}).raise_for_status().json()["token"]
            hook = browser.post(
                "/api/me/notifications", json={"kind": "webhook", "url": f"http://127.0.0.1:9/{self.login}"}
            ).raise_for_status()
            browser.patch(f"/api/me/notifications/{hook.json()['id']}", json={"on": False}).raise_for_status()

    def ask(self, method: str, path: str, **body: Any) -> Any:  # noqa: ANN401 - JSON
        """The body of the answer to a request."""
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = httpx.request(method, f"{self.address}/api{path}", headers=headers, json=body or None, timeout=60)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def post(self, path: str, **body: Any) -> Any:  # noqa: ANN401 - JSON
        """The body of the answer to a POST."""
        return self.ask("POST", path, **body)

    def state(self, table: str) -> State:
        """A game as this person sees it."""
        state: State = self.ask("GET", f"/tables/{table}/state")
        return state

    def options(self, state: State) -> list[str]:
        """What this person can answer in a state."""
        return [
            option["key"]
            for question in state["questions"]
            if question["seat"] == state["seat"]
            for option in question["options"]
        ]

    def answer(self, table: str, chance: random.Random) -> bool:
        """Answers if asked: takes an achievement if there is one to take, else anything."""
        state = self.state(table)
        keys = self.options(state)
        if not keys:
            return False
        key = next((key for key in keys if key.startswith("achieve:")), chance.choice(keys))
        self.post(f"/tables/{table}/answers", key=key, sequence=state["sequence"])
        return True


def table_of(people: list[Person], *more: str, **manners: Any) -> str:  # noqa: ANN401 - JSON
    """A table at which these people sit, and then what is said of further seats."""
    seats = ["me", *["open"] * (len(people) - 1), *more]
    body = {"options": {"players": len(seats)}, "seats": seats, "manners": manners}
    table: str = people[0].post("/tables", **body)["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/seats", seat=people.index(person))
    return table


def play(people: list[Person], table: str, chance: random.Random, until: Callable[[], bool]) -> None:
    """Random answers, until the game has come to something or is over."""
    while not until():
        if not any([person.answer(table, chance) for person in people if not until()]):
            if people[0].ask("GET", f"/tables/{table}")["status"] == "finished":
                return
            time.sleep(0.05)  # a computer is thinking


def finished_game(ann: Person, bob: Person) -> str:
    """A game of two that went to its end, and whose rematch and branch wait."""
    table = table_of([ann, bob])
    chance = random.Random(1)
    play([ann, bob], table, chance, lambda: ann.ask("GET", f"/tables/{table}")["status"] == "finished")
    return table


def in_a_dogma(ann: Person, bob: Person) -> str:
    """A running game with an undo and an agreed return behind it, an open question of a dogma, and a proposal."""
    table = table_of([ann, bob], **CLOCK)
    chance = random.Random(2)

    def asked(person: Person, start: str, least: int) -> bool:
        state = person.state(table)
        return state["sequence"] >= least and any(key.startswith(start) for key in person.options(state))

    play([ann, bob], table, chance, lambda: asked(ann, "meld:", 6))
    melding(ann, table)
    ann.post(f"/tables/{table}/undo", sequence=ann.state(table)["sequence"])
    play([ann, bob], table, chance, lambda: ann.state(table)["sequence"] >= 20)
    ann.post(f"/tables/{table}/takebacks", to=14)
    bob.post(f"/tables/{table}/takebacks/decision", to=14, accept=True)

    def in_dogma() -> bool:
        questions = ann.state(table)["questions"]
        return ann.state(table)["sequence"] > 60 and any(question["kind"] == "card" for question in questions)

    play([ann, bob], table, chance, in_dogma)
    ann.post(f"/tables/{table}/takebacks", to=ann.state(table)["sequence"] - 8)
    ann.post(f"/tables/{table}/chat", text="Sorry, may I?")
    bob.post(f"/tables/{table}/chat", text="Let me think …")
    return table


def melding(person: Person, table: str) -> None:
    """Melds a card."""
    state = person.state(table)
    key = next(key for key in person.options(state) if key.startswith("meld:"))
    person.post(f"/tables/{table}/answers", key=key, sequence=state["sequence"])


def between_actions(ann: Person, bob: Person, cleo: Person) -> str:
    """A running game of four: Cleo has left, a computer plays the last seat, and Ann can undo a meld."""
    table = table_of([ann, bob, cleo], "random", delay=3)
    chance = random.Random(3)
    play([ann, bob, cleo], table, chance, lambda: ann.state(table)["sequence"] > 12)
    cleo.ask("DELETE", f"/tables/{table}/seats")

    def can_undo_a_meld() -> bool:
        state = ann.state(table)
        if not any(key.startswith("meld:") for key in ann.options(state)) or state["view"]["actions_left"] != 2:
            return False
        melding(ann, table)
        return bool(ann.state(table)["undo"] == "")

    play([ann, bob], table, chance, can_undo_a_meld)
    return table


def first_melds(bob: Person, cleo: Person) -> str:
    """A game in which Bob has chosen what to begin with, and Cleo has not."""
    table = table_of([bob, cleo], leavers="end")
    bob.answer(table, random.Random(4))
    return table


def drawn_twice(ann: Person, cleo: Person) -> str:
    """A game on a server with other rules, in which somebody has drawn."""
    table = table_of([ann, cleo], leavers="end")
    for person in (ann, cleo):
        person.answer(table, random.Random(5))
    drawer = ann if ann.options(ann.state(table)) else cleo
    drawer.post(f"/tables/{table}/answers", key="draw", sequence=drawer.state(table)["sequence"])
    return table


def seen(people: dict[str, Person], table: str) -> dict[str, Any]:
    """What the old server says of a table to the people who sit there."""
    about = {}
    for login, person in people.items():
        facts = person.ask("GET", f"/tables/{table}")
        if facts["status"] == "open" or not any(seat.get("mine") for seat in facts["seats"]):
            continue
        state = person.state(table)
        about[login] = {
            "sequence": state["sequence"],
            "keys": person.options(state),
            "undo": state["undo"],
            "events": len(state["events"]),
            "turn": state["view"]["turn"],
        }
    return about


def make(clone: Path, data: Path) -> None:
    """Plays, and writes everything down."""
    ann, bob, cleo = people = [Person(login) for login in ("ann", "bob", "cleo")]
    with server(clone, data, OTHER_RULES) as address:
        for person in people:
            person.address = address
            person.sign_up()
        tables = {name: drawn_twice(ann, cleo) for name in ("other_rules", "left")}
    with server(clone, data) as address:
        for person in people:
            person.address = address
        ann.state(tables["other_rules"])
        ann.state(tables["left"])
        cleo.ask("DELETE", f"/tables/{tables['left']}/seats")
        tables["finished"] = finished_game(ann, bob)
        tables["in_a_dogma"] = in_a_dogma(ann, bob)
        tables["between_actions"] = between_actions(ann, bob, cleo)
        tables["first_melds"] = first_melds(bob, cleo)
        tables["rematch"] = ann.post(f"/tables/{tables['finished']}/rematch")["id"]
        tables["branch"] = ann.post(f"/tables/{tables['finished']}/branches", at=20, seats=["me", "me"])["id"]
        waiting = {**CLOCK, "public": True, "spectators": "late", "spectator_chat": False, "archive": False}
        tables["waiting"] = table_of([bob], "open", **waiting)
        tables["invited"] = table_of([cleo], "open", "rule", public=False, memory=False, stand_in="greedy")
        bob.post(f"/tables/{tables['in_a_dogma']}/chat", text="All right")
        bob.post(f"/tables/{tables['between_actions']}/mutes", seat=2, everywhere=True)
        ann.ask("PUT", f"/tables/{tables['in_a_dogma']}/notifications", on=False)
        finished = tables["finished"]
        records = {name: ann.ask("GET", f"/tables/{tables[name]}/record") for name in ("finished", "left")}
        replay = ann.ask("GET", f"/tables/{finished}/replay")
        told = {
            "tables": tables,
            "tokens": {person.login: person.token for person in people},
            "seen": {name: seen({person.login: person for person in people}, table) for name, table in tables.items()},
            "finished": {
                "result": ann.ask("GET", f"/tables/{finished}")["result"],
                "steps": len(replay["steps"]),
                "events": sum(len(step["events"]) for step in replay["steps"]),
            },
        }
    with closing(sqlite3.connect(data / "splay.db")) as database:
        dump = "\n".join(database.iterdump())
    for name, text in {"database.sql.gz": dump, "records.json.gz": json.dumps(records)}.items():
        (HERE / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (HERE / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        make(Path(sys.argv[1]).resolve(), Path(folder))
