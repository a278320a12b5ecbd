"""Ways to send a message: one sender for each kind of channel."""

from typing import Final, Protocol

from splay.server.notifications.messages import Message

WEBHOOK: Final = "webhook"
EMAIL: Final = "email"

NOT_ALLOWED: Final = "not_allowed"
NOT_REACHED: Final = "not_reached"
NOT_ACCEPTED: Final = "not_accepted"


class NotDelivered(Exception):
    """A message was not taken. `reason` is one of three words: an answer to its sender, never more than these says
    what lies behind an address.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Sender(Protocol):
    """Sends messages of one kind of channel. Another kind, such as Web Push, is another sender."""

    async def send(self, address: str, message: Message) -> None:
        """Sends a message to an address. Raises NotDelivered."""
        ...


Senders = dict[str, Sender]
"""The senders of a server by kind; a kind that is missing is off."""
