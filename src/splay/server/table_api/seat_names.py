"""What the people at a table are called: those at one device, and those whose names look alike."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.look_alikes import told_apart
from splay.server.protocol.validation import checked_name
from splay.server.storage.rows import SeatRow

REMEMBERED: Final = 4096


def names_at_one_device(person: Person, seats: Sequence[int], names: Sequence[str], longest: int) -> dict[int, str]:
    """The names of the seats that a person takes, as it gave them by seat; else its own. Raises ApiError."""
    given = {seat: name for seat, name in enumerate(names) if name}
    if given and (len(seats) < 2 or not given.keys() <= set(seats)):
        raise ApiError(422, "bad_name", "only several people at one device have other names than their account")
    return {seat: checked_name(given[seat], longest, person.name) if seat in given else person.name for seat in seats}


def name_of_another(person: Person, seated: bool, name: str, longest: int) -> str:
    """The name of a seat that a person takes, for somebody else if one is given. Raises ApiError."""
    if name and not seated:
        raise ApiError(422, "bad_name", "the first seat that you take has your own name")
    return checked_name(name, longest, person.name) if name else person.name


def shown_names(seats: Sequence[SeatRow]) -> Sequence[str]:
    """The names of a table's seats as everybody is told them: "Ann 2" for the second Ann, if that is somebody else."""
    return told_apart_by_seat(tuple((seat.person, seat.name) for seat in seats))


@lru_cache(REMEMBERED)
def told_apart_by_seat(seats: tuple[tuple[str | None, str], ...]) -> tuple[str, ...]:
    """The names of seats, of which person and name are given; computers and free seats keep theirs."""
    shown: list[str] = []
    for number, (person, name) in enumerate(seats):
        others = [
            known
            for (other, _), known in zip(seats[:number], shown, strict=True)
            if known and (other is None or other != person)
        ]
        shown.append(name if person is None else told_apart(name, others))
    return tuple(shown)
