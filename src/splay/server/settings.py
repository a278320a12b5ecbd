"""What can be set from outside, by environment variables: one declared list, from which reading and the docs are made.

`python -m splay.server.settings` writes `docs/settings.md`.
"""

import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct
from platformdirs import user_data_path

from splay.server.setting_parsers import (
    SHORTEST_SECRET,
    database,
    host,
    issuer,
    link,
    one_of,
    origin,
    proxies,
    redis,
    secret,
    sender,
    text,
    whole,
    yes_or_no,
)

SECRET_BYTES: Final = 32
ADDRESS_FIELDS: Final = ("host", "port", "public_url")
OIDC_FIELDS: Final = ("oidc_issuer", "oidc_client_id", "oidc_client_secret", "oidc_name")
SECRET_FIELDS: Final = ("secret_key", "smtp_password", "oidc_client_secret", "database_url", "redis_url")
SMTP_SECURITY: Final = ("starttls", "tls", "none")
OPEN: Final = "open"
INVITED: Final = "invited"
CLOSED: Final = "closed"
REGISTRATION: Final = (OPEN, INVITED, CLOSED)
"""Who may sign up: everybody, whoever has a link of an admin, nobody."""


class SettingError(ValueError):
    """A setting has a value that cannot be used; the message names it and says what it may be."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set, checked. See `docs/settings.md` for the meanings."""

    data: Path
    database_url: str
    redis_url: str | None
    host: str
    port: int
    public_url: str | None
    source_url: str | None
    language_folder: Path | None
    secret_key: bytes
    secure_cookies: bool
    trusted_proxies: str
    smtp_host: str | None
    smtp_port: int
    smtp_security: str
    smtp_user: str | None
    smtp_password: str | None
    smtp_from: str | None
    webhooks_anywhere: bool
    push: bool
    pairing: bool
    public_lobby: bool
    follows: bool
    registration: str
    guests: bool
    oidc_issuer: str | None
    oidc_client_id: str | None
    oidc_client_secret: str | None
    oidc_name: str | None
    requests_per_address: int
    requests_per_person: int
    costly_reads_per_address: int
    guests_per_address: int
    signins_per_address: int
    chats_per_person: int
    reports_per_person: int
    tables_per_person: int
    tokens_per_person: int
    sockets_per_address: int
    sockets_per_person: int
    connections_per_address: int
    header_bytes: int
    header_lines: int
    message_bytes: int
    socket_burst: int
    socket_bytes_per_second: int
    request_seconds: int
    idle_seconds: int
    read_seconds: int
    ping_seconds: int
    table_megabytes: int
    finished_megabytes: int
    body_bytes: int
    name_length: int
    chat_length: int
    password_hashings: int
    passwords_waiting: int
    guest_days: int
    open_table_days: int
    finished_days: int
    pause_hours: int
    moderation_days: int

    @classmethod
    def from_environment(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings that environment variables give.

        Makes the data folder, and in it the file `secret.key`, if they are needed and missing. Raises SettingError.
        """
        values: dict[str, Any] = {setting.field: setting.read(environ) for setting in DECLARED}
        values["data"] = folder = data_in(values)
        values["database_url"] = database_in(values)
        make_folder(folder)
        values["secret_key"] = values["secret_key"] or kept_secret(folder / "secret.key")
        if values["secure_cookies"] is None:
            values["secure_cookies"] = (values["public_url"] or "").startswith("https:")
        if values["socket_burst"] < values["message_bytes"]:
            raise SettingError("SPLAY_SOCKET_BURST: must be at least SPLAY_MESSAGE_BYTES, so that a message fits")
        if values["smtp_host"] and not values["smtp_from"]:
            raise SettingError("SMTP_FROM: needed if SMTP_HOST is set: the address that e-mail comes from")
        for name in ("SPLAY_OIDC_ISSUER", "SPLAY_OIDC_CLIENT_ID", "SPLAY_OIDC_CLIENT_SECRET"):
            if values[name.removeprefix("SPLAY_").lower()] is None and any(values[field] for field in OIDC_FIELDS):
                raise SettingError(f"{name}: needed if another setting of the provider is set (SPLAY_OIDC_...)")
        if values["oidc_issuer"] is not None and values["oidc_name"] is None:
            values["oidc_name"] = urlsplit(values["oidc_issuer"]).hostname
        return cls(**values)

    @property
    def sends_mail(self) -> bool:
        """Whether the server sends e-mail."""
        return self.smtp_host is not None

    @property
    def address(self) -> str:
        """Where people find the server, without a slash at the end."""
        return address_by(self.host, self.port, self.public_url)

    def __repr__(self) -> str:
        """The settings without secrets, fit for a log."""
        shown = (f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__ if name not in SECRET_FIELDS)
        return f"Settings({', '.join(shown)})"


def read_alone(environ: Mapping[str, str], *fields: str) -> dict[str, Any]:
    """These settings alone, as environment variables give them; makes no folder and no key. Raises SettingError."""
    return {setting.field: setting.read(environ) for setting in DECLARED if setting.field in fields}


def database_of(environ: Mapping[str, str]) -> str:
    """The URL of the database that environment variables give; makes no folder and no key. Raises SettingError."""
    return database_in(read_alone(environ, "data", "database_url"))


def data_folder_of(environ: Mapping[str, str]) -> Path:
    """The data folder that environment variables give, which is not made. Raises SettingError."""
    return data_in(read_alone(environ, "data"))


def moderation_days_of(environ: Mapping[str, str]) -> int:
    """How long a ban lasts by default. Raises SettingError."""
    days: int = read_alone(environ, "moderation_days")["moderation_days"]
    return days


def address_of(environ: Mapping[str, str]) -> str:
    """Where people find the server that environment variables set up, without a slash at the end; makes no folder and
    no key. Raises SettingError.
    """
    return address_by(**read_alone(environ, *ADDRESS_FIELDS))


def address_by(host: str, port: int, public_url: str | None) -> str:
    """Where people find a server, without a slash at the end."""
    named = f"[{host}]" if ":" in host else host
    return public_url or f"http://{named}:{port}"


def data_in(values: Mapping[str, Any]) -> Path:
    """The data folder, by the settings or as the platform has it."""
    folder: Path = values["data"] or user_data_path("splay", appauthor=False)
    return folder


def database_in(values: Mapping[str, Any]) -> str:
    """The URL of the database, by the settings or in the data folder."""
    return values["database_url"] or f"sqlite:///{(data_in(values) / 'splay.db').as_posix()}"


def make_folder(folder: Path) -> None:
    """Makes the data folder, for its owner alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingError(f"SPLAY_DATA: cannot make the folder {str(folder)!r}: {error.strerror}") from error


def kept_secret(path: Path) -> bytes:
    """The key kept in a file, made on the first start; several workers that start at once agree on one key.

    Raises SettingError.
    """
    if not path.exists():
        written = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        try:
            opened = os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except OSError as error:
            raise SettingError(f"SPLAY_DATA: cannot make {path}: {error.strerror}") from error
        with os.fdopen(opened, "w") as file:
            file.write(secrets.token_hex(SECRET_BYTES) + "\n")
        try:
            path.hardlink_to(written)
        except FileExistsError:
            pass
        finally:
            written.unlink()
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise SettingError(f"SPLAY_DATA: {path.name} can be read by others; run: chmod 600 {path.name}")
    key = path.read_text(encoding="ascii").strip().encode()
    if len(key) < SHORTEST_SECRET:
        raise SettingError(f"SPLAY_DATA: {path.name} is not whole; delete it to have a new one made")
    return key


class Setting(Struct, frozen=True):
    """One thing that can be set: the environment variable, the field of Settings, and how its text is read.

    `default` is read like a given value; if it is empty the setting stays None, or Settings works it out, and
    `otherwise` says so in the docs.
    """

    name: str
    field: str
    default: str
    read_value: Callable[[str], Any]
    meaning: str
    otherwise: str = "none"

    def read(self, environ: Mapping[str, str]) -> object:
        """The value that the environment gives, or the default. Raises SettingError."""
        value = environ.get(self.name, "").strip() or self.default
        if not value:
            return None
        try:
            return self.read_value(value)
        except ValueError as error:
            raise SettingError(f"{self.name}: {error}") from error


MOST_REQUESTS: Final = 1_000_000
MOST_DAYS: Final = 36_500
MOST_HOURS: Final = 24 * MOST_DAYS

DECLARED: Final = (
    Setting("SPLAY_DATA", "data", "", Path, "Folder for the database and the secret key.",
            "the platform's usual place"),
    Setting("DATABASE_URL", "database_url", "", database,
            "Database: `sqlite:` or `postgresql:` URL, as `postgresql://user:password@host/splay?ssl=require`. In a "
            "password `%40` stands for @, `%2F` for / and so on.",
            "`splay.db` in the data folder"),
    Setting("REDIS_URL", "redis_url", "", redis,
            "Redis, needed for several workers or machines: pushes, rate limits, tasks. It needs a password, as "
            "`rediss://:password@redis.example.org`, unless it is on this machine or an internal network."),
    Setting("SPLAY_HOST", "host", "127.0.0.1", host, "Address to listen on."),
    Setting("SPLAY_PORT", "port", "8000", whole(0, 65535), "Port to listen on; without it the next free one if "
            "8000 is taken. 0 takes any free one."),
    Setting("SPLAY_PUBLIC_URL", "public_url", "", origin,
            "Where people find the server, as `https://play.example.org`. Requests of pages from elsewhere are "
            "refused. Needed behind a reverse proxy and for every host name but localhost.",
            "host and port"),
    Setting("SPLAY_SOURCE_URL", "source_url", "", link,
            "Page with the source of exactly what runs here, as `https://example.org/our-splay`. `/source.tar.gz`, to "
            "which the About page links, leads there.",
            "the server's own archive, made from what is installed"),
    Setting("SPLAY_LANGUAGE_FOLDER", "language_folder", "", Path,
            "Folder with a language of your own, as a translator works on it, read again whenever a file there "
            "changes. `splay serve --language-folder` sets it, too."),
    Setting("SPLAY_SECRET_KEY", "secret_key", "", secret,
            "Key that signs sessions, at least 32 characters. All workers need the same one.",
            "made once and kept in `secret.key` in the data folder"),
    Setting("SPLAY_SECURE_COOKIES", "secure_cookies", "", yes_or_no,
            "Whether cookies travel over HTTPS alone, and browsers are told to use nothing else (HSTS).",
            "yes if the public URL is `https:`"),
    Setting("SPLAY_TRUSTED_PROXIES", "trusted_proxies", "127.0.0.1", proxies,
            "Addresses or networks of reverse proxies whose `X-Forwarded-For` is believed, with commas between; `*`: "
            "all, if nobody but a proxy can reach the server."),
    Setting("SMTP_HOST", "smtp_host", "", host, "Mail server; without one no e-mail is sent."),
    Setting("SMTP_PORT", "smtp_port", "587", whole(1, 65535), "Port of the mail server."),
    Setting("SMTP_SECURITY", "smtp_security", "starttls", one_of(SMTP_SECURITY),
            "How the way to the mail server is encrypted: `starttls`, `tls` or `none`."),
    Setting("SMTP_USER", "smtp_user", "", text, "Name to sign in to the mail server with."),
    Setting("SMTP_PASSWORD", "smtp_password", "", text, "Password to sign in to the mail server with."),
    Setting("SMTP_FROM", "smtp_from", "", sender,
            "Address that e-mail comes from, as `splay@example.org` or `Splay <splay@example.org>`; needed with "
            "`SMTP_HOST`."),
    Setting("SPLAY_WEBHOOKS_ANYWHERE", "webhooks_anywhere", "no", yes_or_no,
            "Whether webhooks and pushes may use `http:` and reach private addresses. Only for a server whose people "
            "are all trusted with the network that it stands in."),
    Setting("SPLAY_PUSH", "push", "yes", yes_or_no,
            "Whether people can have their turns pushed to their browsers, through the push services of the browsers' "
            "makers. These see who is told something and when; what it says is encrypted."),
    Setting("SPLAY_PAIRING", "pairing", "yes", yes_or_no,
            "Whether people who look for opponents are paired. Without it they make tables, and find those of others."),
    Setting("SPLAY_PUBLIC_LOBBY", "public_lobby", "yes", yes_or_no,
            "Whether tables that anybody may join or watch are listed for all. Without that people find tables by "
            "links, invitations and challenges alone."),
    Setting("SPLAY_FOLLOWS", "follows", "yes", yes_or_no,
            "Whether accounts can follow each other. Without that nobody can begin to; what there was before is "
            "kept, and can be ended."),
    Setting("SPLAY_REGISTRATION", "registration", OPEN, one_of(REGISTRATION),
            "Who may sign up: `open`, everybody; `invited`, whoever has a link that an admin has made; `closed`, "
            "nobody. Those who have an account sign in all the same."),
    Setting("SPLAY_GUESTS", "guests", "yes", yes_or_no,
            "Whether people can play without an account. Without that nobody becomes a guest any more; whoever is one "
            "already plays on, and can sign up where that is open."),
    Setting("SPLAY_OIDC_ISSUER", "oidc_issuer", "", issuer,
            "A provider with which people sign in (OpenID Connect), by its issuer, as "
            "`https://login.example.org/realms/club`. It is told of this server, with `/api/sign_in/return` behind the "
            "public URL, as the place to return to."),
    Setting("SPLAY_OIDC_CLIENT_ID", "oidc_client_id", "", text, "What the provider calls this server."),
    Setting("SPLAY_OIDC_CLIENT_SECRET", "oidc_client_secret", "", text, "The secret that the provider has given it."),
    Setting("SPLAY_OIDC_NAME", "oidc_name", "", text, "What people call the provider, as on the button to sign in.",
            "the issuer's host"),
    Setting("SPLAY_REQUESTS_PER_ADDRESS", "requests_per_address", "1200", whole(0, MOST_REQUESTS),
            "Requests a minute from one address; those that cost more count as several. 0: no limit."),
    Setting("SPLAY_REQUESTS_PER_PERSON", "requests_per_person", "600", whole(0, MOST_REQUESTS),
            "Requests a minute of one person; those that cost more count as several. 0: no limit."),
    Setting("SPLAY_COSTLY_READS_PER_ADDRESS", "costly_reads_per_address", "240", whole(0, MOST_REQUESTS),
            "Previews, records and replays a minute that are worked out for one address; those done just before "
            "don't count. 0: no limit."),
    Setting("SPLAY_GUESTS_PER_ADDRESS", "guests_per_address", "20", whole(0, MOST_REQUESTS),
            "New guests and accounts a minute from one address; 0: no limit."),
    Setting("SPLAY_SIGNINS_PER_ADDRESS", "signins_per_address", "10", whole(0, MOST_REQUESTS),
            "Tries of a password a minute from one address, and three times as many for one account from all "
            "addresses; 0: no limit."),
    Setting("SPLAY_CHATS_PER_PERSON", "chats_per_person", "20", whole(0, MOST_REQUESTS),
            "Chat messages a minute of one person; 0: no limit."),
    Setting("SPLAY_REPORTS_PER_PERSON", "reports_per_person", "5", whole(0, MOST_REQUESTS),
            "Reports of chat and names a minute of one person; 0: no limit."),
    Setting("SPLAY_TABLES_PER_PERSON", "tables_per_person", "10", whole(0, MOST_REQUESTS),
            "Tables of one host that wait for players at once; 0: no limit."),
    Setting("SPLAY_TOKENS_PER_PERSON", "tokens_per_person", "20", whole(0, MOST_REQUESTS),
            "Tokens of one account for bots and other programs; 0: no limit."),
    Setting("SPLAY_SOCKETS_PER_ADDRESS", "sockets_per_address", "200", whole(0, MOST_REQUESTS),
            "WebSockets open at once from one address, at all workers; 0: no limit."),
    Setting("SPLAY_SOCKETS_PER_PERSON", "sockets_per_person", "50", whole(0, MOST_REQUESTS),
            "WebSockets open at once of one person, at all workers; 0: no limit."),
    Setting("SPLAY_CONNECTIONS_PER_ADDRESS", "connections_per_address", "300", whole(0, MOST_REQUESTS),
            "Connections open at once from one address, WebSockets among them, at each worker; never more than half of "
            "what the limit on open files (`ulimit -n`) leaves room for. Those of trusted proxies don't count. "
            "0: no limit."),
    Setting("SPLAY_HEADER_BYTES", "header_bytes", "65536", whole(4096, 1_000_000),
            "Bytes that a request may have beside its body: address, headers and what stands between parts of a body."),
    Setting("SPLAY_HEADER_LINES", "header_lines", "100", whole(20, 10_000), "Headers that a request may have."),
    Setting("SPLAY_MESSAGE_BYTES", "message_bytes", "1024", whole(16, 1_000_000),
            "Longest message of a client over a WebSocket, in bytes; a longer one closes it."),
    Setting("SPLAY_SOCKET_BURST", "socket_burst", "4096", whole(256, 10_000_000),
            "Bytes that a client may send over a WebSocket all at once, whatever they are; then it's closed. At least "
            "as many as the longest message."),
    Setting("SPLAY_SOCKET_BYTES_PER_SECOND", "socket_bytes_per_second", "512", whole(16, 1_000_000),
            "Bytes a second that a client may send over a WebSocket for as long as it likes. A page sends ten in "
            "twenty seconds, and about 75 for each answer."),
    Setting("SPLAY_REQUEST_SECONDS", "request_seconds", "20", whole(1, 600),
            "Seconds that a client has for a whole request, headers and body; then its connection is closed."),
    Setting("SPLAY_IDLE_SECONDS", "idle_seconds", "15", whole(1, 3600),
            "Seconds that a client may keep a connection without a request; those of trusted proxies stay open."),
    Setting("SPLAY_READ_SECONDS", "read_seconds", "20", whole(1, 3600),
            "Seconds after which a client is cut off that reads nothing of what it is sent; those of trusted proxies "
            "are the proxies' business."),
    Setting("SPLAY_PING_SECONDS", "ping_seconds", "60", whole(6, 3600),
            "Seconds after which a WebSocket is closed whose client answers no protocol ping. A third of that lies "
            "between two pings."),
    Setting("SPLAY_TABLE_MEGABYTES", "table_megabytes", "300", whole(1, 1_000_000),
            "Memory of each worker for tables that wait or play, in megabytes; those used longest ago are read again "
            "from the database when they are needed."),
    Setting("SPLAY_FINISHED_MEGABYTES", "finished_megabytes", "30", whole(1, 1_000_000),
            "Memory of each worker for finished games that people look at, in megabytes."),
    Setting("SPLAY_BODY_BYTES", "body_bytes", "65536", whole(1024, 100_000_000),
            "Largest body of a request, in bytes."),
    Setting("SPLAY_NAME_LENGTH", "name_length", "24", whole(1, 40), "Longest name of a person, in visible characters."),
    Setting("SPLAY_CHAT_LENGTH", "chat_length", "500", whole(1, 10_000), "Longest chat message, in characters."),
    Setting("SPLAY_PASSWORD_HASHINGS", "password_hashings", "2", whole(1, 64),
            "Passwords hashed at once by one worker; each takes 64 MiB of memory for a moment."),
    Setting("SPLAY_PASSWORDS_WAITING", "passwords_waiting", "20", whole(0, 10_000),
            "Passwords that wait to be hashed at one worker; whoever comes then is told to try again."),
    Setting("SPLAY_GUEST_DAYS", "guest_days", "30", whole(0, MOST_DAYS),
            "Days after which a guest who never sat down at a table is removed; 0: never."),
    Setting("SPLAY_OPEN_TABLE_DAYS", "open_table_days", "7", whole(0, MOST_DAYS),
            "Days after which a table that hasn't started is removed; 0: never."),
    Setting("SPLAY_FINISHED_DAYS", "finished_days", "0", whole(0, MOST_DAYS),
            "Days after its end for which a game's replay, record and analysis are kept, at least 14 from when that is "
            "first told; 0: as long as the server. Results, ratings and statistics stay in any case."),
    Setting("SPLAY_PAUSE_HOURS", "pause_hours", "24", whole(0, MOST_HOURS),
            "Hours a game waits if all its people have left. Then computers play it to its end; 0: right away."),
    Setting("SPLAY_MODERATION_DAYS", "moderation_days", "30", whole(1, MOST_DAYS),
            "Days that a ban lasts unless its admin sets others; so long, too, the address of somebody reported and "
            "closed reports are kept."),
)  # fmt: skip
"""Every setting, in the order of the docs."""


def page() -> str:
    """The page `docs/settings.md`."""
    lines = [
        "# Settings",
        "",
        "Environment variables set up the server; you need none. If a value can't be used, the server doesn't start "
        "and names it.",
        "",
        "This page is made by `python -m splay.server.settings` from the list in the code.",
        "",
        "| variable | default | meaning |",
        "|---|---|---|",
    ]
    for setting in DECLARED:
        default = f"`{setting.default}`" if setting.default else setting.otherwise
        lines.append(f"| `{setting.name}` | {default} | {setting.meaning} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (Path(__file__).parents[3] / "docs" / "settings.md").write_text(page(), encoding="utf-8")
