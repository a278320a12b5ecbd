"""E-mail through the configured SMTP server."""

import ssl
from email import policy
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

import aiosmtplib
from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException

from splay.server.notifications.counted import counted
from splay.server.notifications.messages import EMAIL, NOT_ACCEPTED, NOT_REACHED, Message, NotDelivered
from splay.server.settings import Settings
from splay.views.languages import written_in

SECONDS: Final = 20


class WholeLine(UnstructuredHeader, BaseHeader):
    """A header that stays on one line, whatever its length: a link that is broken or encoded leads nowhere."""

    def fold(self, *, policy: Policy) -> str:
        """The header as it is sent."""
        return f"{self.name}: {self}{policy.linesep}"


HEADERS: Final = HeaderRegistry()
HEADERS.map_to_type("List-Unsubscribe", WholeLine)
POLICY: Final = policy.default.clone(header_factory=HEADERS)


class Mail:
    """Sends e-mail. A mail that comes by itself has a link that ends such mails, which works without signing in."""

    def __init__(self, settings: Settings) -> None:
        """Sends through the settings' SMTP server; there must be one."""
        self.settings = settings

    async def send(self, address: str, message: Message) -> None:
        """Sends a notification to an address. Raises NotDelivered."""
        text = message.sentence(message.name, message.waiting)
        await self.post(address, message.subject, text, message.stop, message.language)

    async def post(self, address: str, subject: str, text: str, stop: str | None, language: str | None = None) -> None:
        """Sends a mail; `stop` is the link that ends such mails, None for one that its reader has just asked for.

        Raises NotDelivered.
        """
        with counted(EMAIL):
            await self.deliver(self.letter(address, subject, text, stop, language))

    async def deliver(self, letter: EmailMessage) -> None:
        """Gives a letter to the mail server. Raises NotDelivered."""
        settings = self.settings
        try:
            await aiosmtplib.send(
                letter,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user,
                password=settings.smtp_password,
                use_tls=settings.smtp_security == "tls",
                start_tls=settings.smtp_security == "starttls",
                timeout=SECONDS,
            )
        except (SMTPResponseException, SMTPRecipientsRefused) as error:
            raise NotDelivered(NOT_ACCEPTED) from error
        except (SMTPException, OSError, ssl.SSLError, ValueError) as error:
            raise NotDelivered(NOT_REACHED) from error

    def letter(
        self, address: str, subject: str, text: str, stop: str | None, language: str | None = None
    ) -> EmailMessage:
        """A mail in plain text, with the headers of mails that a program sends."""
        words = written_in(language)
        letter = EmailMessage(POLICY)
        name, sender = parseaddr(self.settings.smtp_from or "")
        letter["From"] = Address(name, addr_spec=sender)
        letter["To"] = Address(addr_spec=address)
        letter["Subject"] = subject
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            ending = words.text("notice-stop", url=stop)
            text += f"\n\n-- \n{ending}"
        letter.set_content(f"{text}\n")
        letter["Content-Language"] = words.language
        return letter
