"""Makes docs/terminal.svg: the terminal client in the middle of a game, `python docs/make_terminal_picture.py`.

The position is made up, so that the picture shows what matters; the screen is the real one.
"""

import asyncio
import re
from pathlib import Path
from typing import Final

from splay.core.session import Session
from splay.sets.scenario import scenario
from splay.terminal.app import SplayApp
from splay.terminal.saving import SavedGame
from splay.terminal.table import TerminalTable

PICTURE: Final = Path(__file__).with_name("terminal.svg")
FONTS: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"


def table() -> TerminalTable:
    """A game in which the viewer has something to choose."""
    game = scenario(
        me="blue: Calendar, Tools; red left: Engineering, Oars, Archery; yellow: Anatomy;"
        "purple right: Philosophy, City States, Mysticism;"
        "hand: Mathematics, Paper, Currency; score: Pottery, Agriculture, Compass; achievements: 1",
        you="blue: Translation; red: Optics; green left: Mapmaking, Sailing, Clothing; yellow: Domestication;"
        "hand: Medicine, Alchemy; score: Writing, Fermenting; achievements: 2",
        available="3, 4, 5, 6, 7, 8, 9, Empire, Monument, Wonder, World, Universe",
        turn_number=11,
        actions_left=2,
        seed="picture",
    )
    return TerminalTable(SavedGame(Session(game), ["human", "greedy"], ["Ann", "Bob"], bytes(32)))


async def picture() -> str:
    """The screen as SVG: Ann has used Engineering against Bob, and chooses her second action."""
    app = SplayApp(table())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("3")
        for key in ("down", "down", "down"):
            await app.workers.wait_for_complete()
            await pilot.press(key)
        await pilot.pause()
        return app.export_screenshot(title="splay play")


def without_web_fonts(svg: str) -> str:
    """The picture with the reader's own fonts, so that looking at it loads nothing from anywhere."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS)


if __name__ == "__main__":
    PICTURE.write_text(without_web_fonts(asyncio.run(picture())), encoding="utf-8")
    print(PICTURE)
