"""Whether a worker is alive, and ready to serve: what the newest trials of what it needs have said."""

import logging
import time
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import ControllerRouterHandler

from splay import __version__
from splay.server.operations.metrics import READY
from splay.server.storage.unavailable import is_unavailable

log: Final = logging.getLogger("splay.server")
DATABASE: Final = "database"
REDIS: Final = "redis"
NAMES: Final = {DATABASE: "the database", REDIS: "Redis"}
FREE: Final = {"anonymous": True, "uncounted": True}
"""What lets a handler answer whatever is broken: it neither asks the database who is there, nor Redis how often."""


class Health:
    """What the newest trial of each part said. The log has one line when a part goes away and one when it is back."""

    def __init__(self) -> None:
        """Nothing has been tried."""
        self.fit = {DATABASE: False, REDIS: False}
        self.away_since: dict[str, float] = {}

    def works(self, part: str) -> None:
        """Notes that a trial went well."""
        self.fit[part] = True
        READY.labels(part).set(1)
        since = self.away_since.pop(part, None)
        if since is not None:
            log.info("%s is back after %.0f seconds", NAMES[part], time.monotonic() - since)

    def fails(self, part: str, error: BaseException) -> None:
        """Notes that a trial failed."""
        self.fit[part] = False
        READY.labels(part).set(0)
        self.note(part, error)

    def note(self, part: str, error: BaseException) -> None:
        """Notes that a part was not there for somebody, which the log says unless it has; trials say if it is fit."""
        if part not in self.away_since:
            self.away_since[part] = time.monotonic()
            log.warning("%s cannot be used (%s)", NAMES[part], type(error).__name__)

    def is_told(self, error: BaseException) -> bool:
        """Whether an error says that the database is away, which is noted, and not a mistake of ours."""
        if is_unavailable(error):
            self.note(DATABASE, error)
            return True
        return False

    def unfit(self) -> list[str]:
        """The parts whose newest trial failed, or that were not tried yet."""
        return [part for part, fit in self.fit.items() if not fit]


@get("/healthz", summary="Alive", tags=["operations"], opt=FREE)
async def healthy() -> dict[str, str]:
    """Answers as long as the worker runs."""
    return {"status": "ok", "version": __version__}


@get("/readyz", summary="Ready", tags=["operations"], opt=FREE)
async def ready(state: State) -> Response[dict[str, str]]:
    """Whether the database could be written, and Redis answered, when that was tried last; 503 with what did not."""
    away = ", ".join(state.services.health.unfit())
    if not away:
        return Response({"status": "ok"})
    return Response({"status": f"not ready: {away}"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


HANDLERS: Final[list[ControllerRouterHandler]] = [healthy, ready]
"""The handlers of health."""
