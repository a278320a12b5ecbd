"""The screens before a server's table: the name, the lobby, waiting for the others."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static

from splay.locale.catalogue import Catalogue
from splay.terminal.dialogs import LineDialog
from splay.terminal.online.addresses import table_id
from splay.terminal.online.entrance import waiting_for, ways_in
from splay.terminal.online.lobby import Offer
from splay.terminal.online.messages import TableInfo

DIGITS: Final = "123456789"


class LobbyScreen(Screen[Offer | None]):
    """Lists what the lobby offers; the result is what was chosen, "look again" among it, and None for leaving."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", "Leave")]

    def __init__(self, catalogue: Catalogue, server: str, offers: list[Offer]) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.server = server
        self.other, self.again = Offer(catalogue.text("online-other")), Offer(catalogue.text("online-again"))
        self.offers = [*offers, self.other, self.again]

    def compose(self) -> ComposeResult:
        """A heading, the list, the keys."""
        yield Static(self.catalogue.text("online-lobby", server=self.server), id="header")
        yield OptionList(*(f"{number} {offer.label}" for number, offer in enumerate(self.offers, 1)), markup=False)
        yield Static(self.catalogue.text("online-lobby-keys"), id="keys")

    def on_key(self, event: Key) -> None:
        """A digit chooses."""
        index = DIGITS.find(event.character or " ")
        if 0 <= index < len(self.offers):
            event.stop()
            self.choose(self.offers[index])

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter chooses the offer under the cursor."""
        self.choose(self.offers[message.option_index])

    def choose(self, offer: Offer) -> None:
        """Something is chosen; for another table its id is asked for first."""
        if offer == self.other:
            dialog = LineDialog(self.catalogue.text("online-table-id"), self.catalogue.text("online-table-id-keys"))
            self.app.push_screen(dialog, self.go_to)
        else:
            self.dismiss(offer)

    def go_to(self, text: str | None) -> None:
        """An id or a link was typed, or nothing."""
        table = table_id(text or "")
        if table is not None:
            self.dismiss(Offer(table, table))
        elif text:
            self.notify(self.catalogue.text("refusal-no_such_table"), severity="warning")


class WaitingScreen(Screen[None]):
    """Says who is missing, until the game starts."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "app.quit", "Leave")]

    def __init__(self, catalogue: Catalogue, server: str, table: TableInfo) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.server = server
        self.table = table

    def compose(self) -> ComposeResult:
        """How others come, who is there."""
        with Vertical(id="waiting-box"):
            told = ways_in(self.catalogue, self.table, self.server)
            yield Static(told, markup=False)
            yield Static(id="waiting", markup=False)
        yield Static(self.catalogue.text("online-waiting-keys"), id="keys")

    def show(self, table: TableInfo) -> None:
        """Somebody has come or gone."""
        self.table = table
        if self.is_mounted:
            self.show_players()

    def on_mount(self) -> None:
        """Shows who is there now."""
        self.show_players()

    def show_players(self) -> None:
        """Shows who is missing, and who is there."""
        self.query_one("#waiting", Static).update(waiting_for(self.catalogue, self.table))
