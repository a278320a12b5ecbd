"""The full-screen client at a real server, with hands on its keyboard and eyes on its screen."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

from textual.pilot import Pilot

from splay.terminal.online.app import OnlineApp
from splay.terminal.online.options import OnlineOptions
from splay.terminal.online.server_client import Server
from tests.patience import PATIENCE
from tests.terminal.keyboard import Player


class OnlinePlayer(Player):
    """Plays while others do, and so waits until the screen shows what they have done."""

    def __init__(self, client: OnlineApp, pilot: Pilot[Any]) -> None:
        super().__init__(client, pilot)
        self.client = client

    async def sees(self, text: str) -> None:
        """Waits until a text is on the screen, wherever its lines break."""
        await self.until(lambda: text in self.words(), text)

    async def sees_no_longer(self, text: str) -> None:
        """Waits until a text is not on the screen."""
        await self.until(lambda: text not in self.words(), text)

    async def is_told(self, text: str) -> None:
        """Waits until a passing notice says something."""
        await self.until(lambda: any(text in notice.message for notice in self.app._notifications), text)

    async def until(self, so: Callable[[], bool], what: str) -> None:
        """Waits until something is so."""
        end = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < end, f"{what!r}: the screen shows\n{self.screen()}"
            await self.pilot.pause(0.01)

    def words(self) -> str:
        """What the screen shows, as one line without borders."""
        return " ".join(self.screen().replace("│", " ").split())

    def story(self) -> list[str]:
        """The lines of the whole log."""
        assert self.client.playing is not None
        return [line.text for line in self.client.playing.table.story()]

    async def type(self, text: str) -> None:
        """Types a line."""
        await self.press(*("space" if letter == " " else letter for letter in text), "enter")


def at_server(
    site: str,
    test: Callable[[OnlinePlayer], Awaitable[None]],
    **options: Any,  # noqa: ANN401 - passed on
) -> OnlineApp:
    """Runs the real client at a server and lets the test play it; the client after its end."""

    async def run() -> OnlineApp:
        given = OnlineOptions(server=site, options={"players": 2}, **options)
        with closing(Server(site, given.token)) as server:
            app = OnlineApp(server, given)
            try:
                async with app.run_test(size=(100, 40), notifications=True) as pilot:
                    await test(OnlinePlayer(app, pilot))
            finally:
                if app.live is not None:
                    app.live.close()
        return app

    return asyncio.run(run())
