"""What a notification says (the table's link and who waits for whom, nothing of the game), and what can send one."""

from typing import Final, Protocol

from msgspec import Struct

from splay.views.languages import written_in

TURN = "turn"
TEST = "test"
WEBHOOK: Final = "webhook"
EMAIL: Final = "email"
NOT_ALLOWED: Final = "not_allowed"
NOT_REACHED: Final = "not_reached"
NOT_ACCEPTED: Final = "not_accepted"


class Message(Struct, frozen=True):
    """One message to one person. `kind` is "turn" or "test"; `seats` are the person's that are asked, `waiting` the
    names of the others at the table. `stop` is where e-mail can be ended without signing in; `language` what the
    person reads, if that is known.
    """

    kind: str
    person: str
    name: str
    url: str
    table_id: str = ""
    seats: list[int] = []
    waiting: list[str] = []
    stop: str = ""
    language: str | None = None

    @property
    def subject(self) -> str:
        """The message in a few words."""
        words = written_in(self.language)
        return words.text("notice-test-subject") if self.kind == TEST else words.text("notice-turn-subject")

    def sentence(self, name: str, waiting: list[str]) -> str:
        """The message as a sentence, with these names, which a sender makes harmless in its own way."""
        words = written_in(self.language)
        if self.kind == TEST:
            return words.text("notice-test", name=name, url=self.url)
        if not waiting:
            return words.text("notice-turn-alone", name=name, url=self.url)
        return words.text("notice-turn", name=name, waiting=words.listed(waiting), url=self.url)


def table_link(address: str, table_id: str) -> str:
    """Where a table is found in the browser."""
    return f"{address}/table/{table_id}"


class NotDelivered(Exception):
    """A message was not taken. `reason` is one of three words: an answer to its sender, never more than these says
    what lies behind an address.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Sender(Protocol):
    """Sends messages of one kind of channel."""

    async def send(self, address: str, message: Message) -> None:
        """Sends a message to an address. Raises NotDelivered."""
        ...


Senders = dict[str, Sender]
"""The senders of a server by kind; a kind that is missing is off."""
