"""The full-screen terminal client."""

from typing import ClassVar

from textual.app import App

from splay.terminal.game_screen import GameScreen
from splay.terminal.table import Table


class SplayApp(App[int]):
    """Plays one table; ends with the exit status."""

    CSS_PATH = "splay.tcss"
    TITLE = "Splay"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def on_mount(self) -> None:
        """Opens the game's screen."""
        self.push_screen(GameScreen(self.table))
