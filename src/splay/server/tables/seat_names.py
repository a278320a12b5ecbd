"""What several people at one device are called."""

from collections.abc import Sequence

from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.validation import checked_name


def names_at_one_device(person: Person, seats: Sequence[int], names: Sequence[str], longest: int) -> dict[int, str]:
    """The names of the seats that a person takes, as it gave them by seat; else its own. Raises ApiError."""
    given = {seat: name for seat, name in enumerate(names) if name}
    if given and (len(seats) < 2 or not given.keys() <= set(seats)):
        raise ApiError(422, "bad_name", "only several people at one device have other names than their account")
    return {seat: checked_name(given[seat], longest) if seat in given else person.name for seat in seats}


def name_of_another(person: Person, seated: bool, name: str, longest: int) -> str:
    """The name of a seat that a person takes, for somebody else if one is given. Raises ApiError."""
    if name and not seated:
        raise ApiError(422, "bad_name", "the first seat that you take has your own name")
    return checked_name(name, longest) if name else person.name
