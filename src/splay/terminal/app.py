"""The full-screen terminal client."""

from typing import ClassVar, Final

from textual.app import App

from splay.terminal.game_screen import GameScreen
from splay.terminal.table import TerminalTable

OPENING_SECONDS: Final = 20
"""How long the screen says what is to be said before the game."""


class SplayApp(App[int]):
    """Plays one table; ends with the exit status."""

    CSS_PATH = "splay.tcss"
    TITLE = "Splay"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, table: TerminalTable) -> None:
        super().__init__()
        self.table = table

    def on_mount(self) -> None:
        """Opens the game's screen."""
        self.push_screen(GameScreen(self.table))
        if self.table.opening:
            self.notify(self.table.opening, timeout=OPENING_SECONDS)
