"""Firefox, driven through the WebDriver BiDi that it speaks itself.

Playwright asks for more of that protocol than Debian's Firefox has yet; docs/browsers.md.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

PRESS = ("pointerDown", "pointerUp")
LISTENS = "WebDriver BiDi listening on "
"""How many seconds Firefox may take for anything, also on a slow machine."""
WAIT = """new Promise(found => {
    const look = () => { const seen = (%s); if (seen) found(seen); else setTimeout(look, 20); };
    look();
})"""
BUTTON = """[...document.querySelectorAll(%s)].find(one => one.checkVisibility() && one.textContent.includes(%s))"""
PLACE = """(button => {
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = button.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
})(%s)"""


class Firefox:
    """One page of a running Firefox, and what went wrong on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: object) -> Any:  # noqa: ANN401 - JSON
        """The result of a command; errors and warnings that the page logs meanwhile are complaints."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded":
                self.hear(message["params"])
            if message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]

    def hear(self, entry: dict[str, Any]) -> None:
        """Notes an error or a warning."""
        if entry["level"] in ("error", "warn"):
            self.complaints.append(f"{entry['level']}: {entry['text']}")

    def open(self, address: str) -> None:
        """Opens an address, and waits until it has loaded."""
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def value(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """What a script says, waited for if it promises that."""
        code = f"Promise.resolve({script}).then(JSON.stringify)"
        answer = self.ask("script.evaluate", expression=code, target={"context": self.page}, awaitPromise=True)
        assert answer["type"] == "success", f"{script}: {answer}"
        return json.loads(answer["result"].get("value", "null"))

    def wait(self, condition: str) -> None:
        """Waits until a condition holds on the page."""
        self.value(WAIT % f"Boolean({condition})")

    @staticmethod
    def button(selector: str, text: str = "") -> str:
        """The script that finds the first of some elements that can be seen and has this text."""
        return BUTTON % (json.dumps(selector), json.dumps(text))

    def click(self, selector: str, text: str = "") -> None:
        """Clicks with the mouse on the first of some elements that has this text, as soon as it can be seen."""
        button = self.button(selector, text)
        self.wait(button)
        x, y = self.value(PLACE % button)
        actions = [{"type": "pointerMove", "x": x, "y": y}, *({"type": kind, "button": 0} for kind in PRESS)]
        self.ask(
            "input.performActions", context=self.page, actions=[{"type": "pointer", "id": "mouse", "actions": actions}]
        )


@contextmanager
def running_firefox(program: str, profile: Path) -> Iterator[Firefox]:
    """A Firefox without a window, with a new profile, that ends with the block."""
    command = [program, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    home = {**os.environ, "HOME": str(profile)}
    with subprocess.Popen(command, env=home, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            with connect(f"{address_of(process)}/session", open_timeout=PATIENCE, max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where it listens, which it says as soon as it does."""
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        if line.startswith(LISTENS):
            return line.removeprefix(LISTENS).strip()
        said.append(line)
    raise AssertionError(f"Firefox has ended: {''.join(said)}")
