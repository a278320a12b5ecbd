"""All defences as one plugin of the Litestar application."""

from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.middleware import ASGIMiddleware
from litestar.plugins import InitPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

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

    What stands in the application is the same in each; what counts and knows is found in its state, where `defend` puts
    it. The application sets `state.services`, which has the `engine`, and closes them.
    """

    def __init__(self, settings: Settings, limiter: Limiter, passwords: Passwords) -> None:
        """Defends by the settings."""
        self.settings = settings
        self.limiter = limiter
        self.passwords = passwords
        self.attack_log = AttackLog()
        self.identity_cache = IdentityCache(with_others=settings.redis_url is not None)
        self.sockets = SocketLimit(settings, open_sockets_of(settings), self.attack_log)
        of_address = AddressLimit(limiter, settings, self.attack_log)
        of_person = PersonLimit(limiter, settings)
        self.message_limits = MessageLimits(of_address, of_person)
        in_order = (
            of_address,
            BodyLimit(settings.body_bytes),
            Authentication(),
            OriginCheck(settings),
            of_person,
            self.sockets,
        )
        self.middleware: dict[type[ASGIMiddleware], ASGIMiddleware] = {type(each): each for each in in_order}

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Puts everything in its place; the application's own middleware comes after ours."""
        app_config.middleware = [*map(Place, self.middleware), *app_config.middleware]
        app_config.before_send.append(security_headers)
        app_config.exception_handlers = {**HANDLERS, **app_config.exception_handlers}
        app_config.after_exception.append(note_failure)
        app_config.debug = False
        self.defend(app_config.state)
        return app_config

    def defend(self, state: State) -> None:
        """Sets `security`, `settings`, `passwords`, `limiter`, `sockets`, `message_limits`, `attack_log` and
        `identity_cache` of an application's state.
        """
        state.update(security=self, settings=self.settings, passwords=self.passwords, limiter=self.limiter)
        state.update(sockets=self.sockets, message_limits=self.message_limits)
        state.update(attack_log=self.attack_log, identity_cache=self.identity_cache)

    async def close(self) -> None:
        """Lets threads and connections go."""
        self.passwords.close()
        try:
            await self.limiter.close()
        finally:
            await self.sockets.everywhere.close()


class Place(ASGIMiddleware):
    """Where middleware of one kind stands: each connection passes through the application's own."""

    def __init__(self, kind: type[ASGIMiddleware]) -> None:
        """The place of this kind."""
        self.kind = kind
        self.scopes = kind.scopes

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Lets one connection through it."""
        own: Security = scope["litestar_app"].state.security
        await own.middleware[self.kind].handle(scope, receive, send, next_app)


def security(settings: Settings, passwords: Passwords | None = None) -> Security:
    """The defences that the settings ask for, to be given to Litestar as a plugin."""
    return Security(
        settings,
        open_limiter(settings),
        passwords or Passwords(settings.password_hashings, waiting=settings.passwords_waiting),
    )
