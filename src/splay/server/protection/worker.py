"""What one worker protects itself with, beside the settings of uvicorn, which hands them to every connection."""

from typing import Any

import uvicorn

from splay.server.protection.connections import Connections
from splay.server.settings import Settings


class ProtectedConfig(uvicorn.Config):
    """Settings of uvicorn, with the connections of the worker. Each worker is started with a copy of its own."""

    def __init__(self, app: str, settings: Settings, **others: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """Limits by the settings; the others are uvicorn's."""
        super().__init__(app, **others)
        self.limits = Connections(settings)


def limits_of(config: uvicorn.Config) -> Connections:
    """The connections of the worker with these settings."""
    assert isinstance(config, ProtectedConfig)
    return config.limits
