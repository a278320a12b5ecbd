"""Whether a worker is alive, and ready to serve."""

import logging
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from redis.exceptions import RedisError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from splay import __version__

log: Final = logging.getLogger("splay.server")


@get("/healthz", summary="Alive", tags=["operations"])
async def healthy() -> dict[str, str]:
    """Answers as long as the worker runs."""
    return {"status": "ok", "version": __version__}


@get("/readyz", summary="Ready", tags=["operations"])
async def ready(state: State) -> Response[dict[str, str]]:
    """Whether the database answers, and Redis if there is one; 503 with what does not."""
    parts = {"database": await database_answers(state), "redis": await redis_answers(state)}
    if all(parts.values()):
        return Response({"status": "ok"})
    away = ", ".join(part for part, answers in parts.items() if not answers)
    return Response({"status": f"not ready: {away}"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


async def database_answers(state: State) -> bool:
    """Whether the database answers."""
    try:
        async with state.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        log.warning("the database does not answer (%s)", type(error).__name__)
        return False
    return True


async def redis_answers(state: State) -> bool:
    """Whether Redis answers, if there is one."""
    try:
        await state.hub.ping()
    except (RedisError, OSError) as error:
        log.warning("Redis does not answer (%s)", type(error).__name__)
        return False
    return True
