"""A person, as the rest of the server knows one."""

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody who plays. `login` is what an account signs in with; a guest has none."""

    id: str
    name: str
    login: str | None

    @property
    def guest(self) -> bool:
        """Whether the person has no account."""
        return self.login is None
