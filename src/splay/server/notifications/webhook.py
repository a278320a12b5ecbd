"""Webhooks: a POST of JSON that Discord, Slack and programs of one's own understand."""

import re
from typing import Any, Final

from msgspec import json

from splay.server.notifications.counted import counted
from splay.server.notifications.messages import NOT_ACCEPTED, WEBHOOK, Message, NotDelivered
from splay.server.notifications.posting import Poster

LONGEST_URL: Final = 500
MARKDOWN: Final = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
VERSION: Final = 1


class Webhooks:
    """Sends messages to webhooks."""

    def __init__(self, poster: Poster) -> None:
        self.poster = poster

    async def send(self, address: str, message: Message) -> None:
        """Posts a message to a URL. Raises NotDelivered."""
        headers = {"Content-Type": "application/json"}
        with counted(WEBHOOK):
            status = await self.poster.send(address, LONGEST_URL, headers, json.encode(body_of(message)))
            if not 200 <= status < 300:
                raise NotDelivered(NOT_ACCEPTED)


def body_of(message: Message) -> dict[str, Any]:
    """The body: for Discord and Slack the sentence, in which names can neither call anybody nor be links; for
    programs the same in parts.
    """
    return {
        "content": message.sentence(for_discord(message.name), [for_discord(name) for name in message.waiting]),
        "allowed_mentions": {"parse": []},
        "text": message.sentence(for_slack(message.name), [for_slack(name) for name in message.waiting]),
        "splay": {
            "version": VERSION,
            "kind": message.kind,
            "table": message.table_id,
            "url": message.url,
            "name": message.name,
            "seats": message.seats,
            "waiting": message.waiting,
        },
    }


def for_discord(name: str) -> str:
    """A name without meaning in Markdown."""
    return MARKDOWN.sub(r"\\\1", name)


def for_slack(name: str) -> str:
    """A name without meaning in Slack's own marks."""
    escaped = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\u200b\\1", escaped)
