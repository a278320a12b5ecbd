"""All defences as one plugin of the Litestar application."""

from litestar.config.app import AppConfig
from litestar.plugins import InitPlugin

from splay.server.auth.authentication import Authentication
from splay.server.auth.identity_cache import IdentityCache
from splay.server.auth.passwords import Passwords
from splay.server.protection.address_limit import AddressLimit
from splay.server.protection.attack_log import AttackLog
from splay.server.protection.headers import security_headers
from splay.server.protection.limiters import open_limiter
from splay.server.protection.limits import BodyLimit, Limiter, PersonLimit, SocketLimit
from splay.server.protection.message_limits import MessageLimits
from splay.server.protection.open_sockets import open_sockets_of
from splay.server.protection.origin import OriginCheck
from splay.server.protocol.errors import HANDLERS
from splay.server.protocol.handshakes import note_failure
from splay.server.settings import Settings


class Security(InitPlugin):
    """Middleware, headers, limits and error messages of an application.

    Sets `state.settings`, `state.passwords`, `state.limiter`, `state.sockets`, `state.message_limits`,
    `state.attack_log` and `state.identity_cache`; the application sets `state.services`, which has the `engine`, and
    closes them.
    """

    def __init__(self, settings: Settings, limiter: Limiter, passwords: Passwords) -> None:
        """Defends by the settings."""
        self.settings = settings
        self.limiter = limiter
        self.passwords = passwords
        self.attack_log = AttackLog()
        self.identity_cache = IdentityCache(with_others=settings.redis_url is not None)
        self.sockets = SocketLimit(settings, open_sockets_of(settings), self.attack_log)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Puts everything in its place; the application's own middleware comes after ours."""
        of_address = AddressLimit(self.limiter, self.settings, self.attack_log)
        of_person = PersonLimit(self.limiter, self.settings)
        app_config.middleware = [
            of_address,
            BodyLimit(self.settings.body_bytes),
            Authentication(),
            OriginCheck(self.settings),
            of_person,
            self.sockets,
            *app_config.middleware,
        ]
        app_config.before_send.append(security_headers(self.settings.secure_cookies))
        app_config.exception_handlers = {**HANDLERS, **app_config.exception_handlers}
        app_config.after_exception.append(note_failure)
        app_config.debug = False
        app_config.state.update(settings=self.settings, passwords=self.passwords, limiter=self.limiter)
        app_config.state.sockets = self.sockets
        app_config.state.message_limits = MessageLimits(of_address, of_person)
        app_config.state.attack_log = self.attack_log
        app_config.state.identity_cache = self.identity_cache
        return app_config

    async def close(self) -> None:
        """Lets threads and connections go."""
        self.passwords.close()
        try:
            await self.limiter.close()
        finally:
            await self.sockets.everywhere.close()


def security(settings: Settings, passwords: Passwords | None = None) -> Security:
    """The defences that the settings ask for, to be given to Litestar as a plugin."""
    return Security(
        settings,
        open_limiter(settings),
        passwords or Passwords(settings.password_hashings, waiting=settings.passwords_waiting),
    )
