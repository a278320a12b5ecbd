"""A bot that plays at a Splay server: `python bot.py http://127.0.0.1:8000 [TABLE]`.

It plays at the table given, or makes one and waits for an opponent there. It melds when it can and else does
anything. It needs `httpx` and `websockets`, and nothing of Splay but the protocol (docs/protocol.md).
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def choose(question: dict) -> str:
    """The key of the option to take: here is where your bot thinks."""
    keys = [option["key"] for option in question["options"]]
    melds = [key for key in keys if key.startswith("meld:")]
    return random.choice(melds or keys)


def play(server: str, table: str | None = None, name: str = "Bot") -> dict:
    """Plays one game to its end; its result."""
    with httpx.Client(base_url=server, headers={"X-Splay": "bot", "Origin": server}) as http:
        http.post("/api/guests", json={"name": name}).raise_for_status()
        if table is None:
            made = http.post("/api/tables", json={"seats": ["me", "open"]}).raise_for_status()
            table = made.json()["id"]
            print("table", table, flush=True)
        else:
            http.post(f"/api/tables/{table}/seats", json={}).raise_for_status()
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": cookies, "Origin": server}) as live:
            for message in map(json.loads, live):
                if message["table"]["status"] == "finished":
                    return message["table"]["result"]
                state = message.get("state", {"questions": []})
                mine = [question for question in state["questions"] if question["seat"] == state["seat"]]
                if mine:
                    answer = {"key": choose(mine[0]), "sequence": mine[0]["sequence"]}
                    http.post(f"/api/tables/{table}/answers", json=answer)  # a stale one is refused, harmlessly
    raise ConnectionError("the server has closed the connection")


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
