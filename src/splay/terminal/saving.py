"""Saving a game from the terminal and going on with it: the only place that knows the records' meta data."""

from pathlib import Path
from typing import Final

from splay.core.options import Options
from splay.core.session import Session
from splay.records import BadRecord, Record, load, save
from splay.terminal.options import check_seats

SEATS: Final = "seats"


class SavedGame:
    """A game to go on with: the session, and who sits where."""

    def __init__(self, session: Session, seats: list[str], names: list[str], secret: bytes | None) -> None:
        self.session = session
        self.seats = seats
        self.names = names
        self.secret = secret

    @property
    def options(self) -> Options:
        """The options of the table."""
        return self.session.game.options


def save_game(game: SavedGame, path: Path) -> None:
    """Writes a game to a file. Raises OSError if it cannot."""
    save(Record.of(game.session, game.secret, game.names, {SEATS: game.seats}), path)


def load_game(path: Path) -> SavedGame:
    """The game in a file. Raises BadRecord naming what is wrong with it, OSError if there is none."""
    record = load(path)
    session = record.session()
    players = session.game.options.players
    seats = record.meta.get(SEATS)
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(seat, str) for seat in seats):
        raise BadRecord(f"meta.{SEATS}: does not say who sits on each of the {players} seats")
    if len(record.names) != players:
        raise BadRecord(f"names: there are {len(record.names)} for {players} players")
    check_seats(seats)
    return SavedGame(session, seats, record.names, record.secret)
