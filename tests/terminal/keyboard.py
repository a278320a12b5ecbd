"""The real full-screen client, with hands on its keyboard and eyes on its screen."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from splay.terminal.app import SplayApp
from splay.terminal.game_screen import GameScreen
from splay.terminal.panels import OPTION_KEYS, Options
from splay.terminal.table import TerminalTable
from tests.terminal.tables import table_in

PATIENCE = 20_000
"""How many milliseconds and more to wait for agents."""


class Player:
    """Hands on the keyboard and eyes on the screen."""

    def __init__(self, app: App[Any], pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Presses keys, each after the agents have answered."""
        for key in keys:
            await self.settle()
            await self.pilot.press(key)
        await self.settle()

    async def settle(self) -> None:
        """Waits until agents have answered and everything is drawn."""
        await self.pilot.pause()
        for _ in range(PATIENCE):
            if not any(screen.thinking for screen in self.app.screen_stack if isinstance(screen, GameScreen)):
                return
            await self.pilot.pause(0.001)
        raise AssertionError("the agents have not answered")

    def screen(self) -> str:
        """What the screen shows, as text."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    def options(self) -> list[str]:
        """The keys of the offered options."""
        return [choice.key for choice in self.app.screen.query_one(Options).choices]

    async def choose(self, key: str) -> None:
        """Presses what chooses the option with this key."""
        by_number = self.app.screen.query_one(Options).by_number
        await self.press(OPTION_KEYS[next(number for number, choice in by_number.items() if choice.key == key) - 1])


def at(table: TerminalTable, test: Callable[[Player], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Runs the real client on a table and lets the test play it."""

    async def run() -> None:
        app = SplayApp(table)
        async with app.run_test(size=size, notifications=True) as pilot:
            player = Player(app, pilot)
            await player.settle()
            await test(player)

    asyncio.run(run())


def simple() -> TerminalTable:
    """A table with little to choose: Draw, Dogma Oars, Meld Tools."""
    return table_in(
        "human", "human", me="red: Oars; hand: Tools", you="green: Sailing; hand: Pottery", supply={1: "Writing"}
    )
