"""The screen while a computer opponent thinks."""

import asyncio
import threading

from splay.agents.agent import Agent
from splay.agents.observation import Observation
from splay.terminal.app import SplayApp
from tests.terminal.keyboard import Player
from tests.terminal.tables import table_of


class Ponderer(Agent):
    """An agent that thinks until its gate opens."""

    def __init__(self) -> None:
        super().__init__("ponderer")
        self.gate = threading.Event()

    def decide(self, observation: Observation) -> int:
        self.gate.wait()
        return 0


def test_the_screen_stays_alive_while_an_agent_thinks() -> None:
    table, ponderer = table_of("human", "greedy"), Ponderer()
    table.agents[1] = ponderer
    app = SplayApp(table)

    async def run() -> None:
        async with app.run_test() as pilot:
            try:
                await pilot.press("1", "u", "3")
                assert table.session.sequence == 0
                assert "Waiting for you and Bob." in Player(app, pilot).screen()
                await pilot.press("question_mark")
                assert "What it's about" in Player(app, pilot).screen()
                await pilot.press("escape", "q", "q")
            finally:
                ponderer.gate.set()  # else a failure waits for it for ever

    asyncio.run(run())
    assert app.return_value == 0
