"""A bot that plays at a Splay server: `python bot.py http://127.0.0.1:8000 [--table ID] [--token splay_...]`.

It plays at the table given, or makes one and waits for an opponent there. It melds when it can and else does anything.
Its account's token may also stand in SPLAY_TOKEN; without one it plays as a guest. It needs `httpx` and `websockets`,
and nothing of Splay but the protocol (docs/protocol.md).
"""

import argparse
import json
import os
import random

import httpx
from websockets.sync.client import connect


def choose(question: dict) -> str:
    """The key of the option to take: here is where your bot thinks."""
    keys = [option["key"] for option in question["options"]]
    melds = [key for key in keys if key.startswith("meld:")]
    return random.choice(melds or keys)


def play(server: str, table: str | None, token: str | None) -> dict:
    """Plays one game to its end; its result."""
    identity = {"Authorization": f"Bearer {token}"} if token else {"X-Splay": "bot"}
    with httpx.Client(base_url=server, headers=identity, timeout=60) as http:
        if not token:
            http.post("/api/guests", json={"name": "Bot"}).raise_for_status()
            identity["Cookie"] = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        if table is None:
            table = http.post("/api/tables", json={"seats": ["me", "open"]}).raise_for_status().json()["id"]
            print("table", table, flush=True)
        elif not any(seat.get("mine") for seat in http.get(f"/api/tables/{table}").raise_for_status().json()["seats"]):
            http.post(f"/api/tables/{table}/seats", json={}).raise_for_status()
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?messages=false"
        with connect(address, origin=server, additional_headers=identity) as live:
            for message in map(json.loads, live):
                if message["table"]["status"] == "finished":
                    return message["table"]["result"]
                state = message.get("state", {"questions": []})
                for question in state["questions"]:
                    if question["seat"] == state["seat"]:
                        answer = {"key": choose(question), "sequence": question["sequence"]}
                        http.post(f"/api/tables/{table}/answers", json=answer)  # a stale one is refused, harmlessly
    raise ConnectionError("the server has closed the connection; call again with the table to go on")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--table")
    parser.add_argument("--token", default=os.environ.get("SPLAY_TOKEN"))
    given = parser.parse_args()
    print(play(given.server, given.table, given.token))
