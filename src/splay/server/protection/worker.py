"""What one worker protects itself with, beside the settings of uvicorn, which hands them to every connection."""

import os
from typing import TYPE_CHECKING, Any, Final

import uvicorn

if TYPE_CHECKING:
    from splay.server.protection.connections import Connections

REQUESTS: Final = "splay.server.protection.bounded_requests:BoundedRequests"
WEBSOCKETS: Final = "splay.server.protection.websockets:BudgetedWebSocket"


class ProtectedConfig(uvicorn.Config):
    """Settings of uvicorn, with its protocols bounded. Each worker is started with a copy of its own.

    Everything else is imported and made in the worker, once it minds signals: before that Ctrl-C would break it off.
    """

    limits: "Connections"

    def __init__(self, app: str, **others: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """The others are uvicorn's."""
        super().__init__(app, http=REQUESTS, ws=WEBSOCKETS, **others)

    def load(self) -> None:
        """Makes what the worker needs, by the environment."""
        from splay.server.protection.connections import Connections
        from splay.server.settings import Settings

        super().load()
        self.limits = Connections(Settings.from_environment(os.environ))


def limits_of(config: uvicorn.Config) -> "Connections":
    """The connections of the worker with these settings."""
    assert isinstance(config, ProtectedConfig)
    return config.limits
