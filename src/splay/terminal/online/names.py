"""What those who sit at a server's table are called: computers as the page calls them."""

from splay.locale.catalogue import Catalogue
from splay.terminal.online.messages import TableInfo
from splay.views.table_model import SeatView


def name_of(catalogue: Catalogue, seat: SeatView) -> str:
    """The name of whoever has a seat. A computer is told by its agent's name, with a number if there are several."""
    if seat.agent is None or not seat.name.startswith(seat.agent):
        return seat.name
    return catalogue.text(f"lobby-seat-agent-{seat.agent}") + seat.name.removeprefix(seat.agent)


def names_of(catalogue: Catalogue, table: TableInfo) -> list[str]:
    """The names by seat."""
    return [name_of(catalogue, seat) for seat in table.seats]


def players_at(catalogue: Catalogue, table: TableInfo) -> str:
    """Who sits at a table, "" for nobody."""
    return catalogue.joined([name_of(catalogue, seat) for seat in table.seats if seat.taken])


def players_here(catalogue: Catalogue, table: TableInfo) -> str:
    """The players at a table that has not started, without those for whom seats are kept."""
    return catalogue.joined([name_of(catalogue, seat) for seat in table.seats if seat.taken and not seat.away])
