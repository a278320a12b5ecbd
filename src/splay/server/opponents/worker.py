"""Running a worker that thinks for computer opponents: `splay worker`."""

import asyncio
import os
import signal
import sys
from contextlib import suppress

from splay.server.operations.logs import set_up_logs
from splay.server.opponents.queue import work
from splay.server.settings import SettingError, Settings


def worker(processes: int | None) -> int:
    """Thinks until it is interrupted; the exit status. Without a number there is a process for each processor."""
    try:
        settings = Settings.from_environment(os.environ)
        if settings.redis_url is None:
            raise SettingError("needs REDIS_URL: the queue of thoughts is in Redis")
    except SettingError as error:
        print(f"splay worker: {error}", file=sys.stderr)
        return 2
    set_up_logs()
    asyncio.run(until_interrupted(settings.redis_url, processes or os.cpu_count() or 1))
    return 0


async def until_interrupted(url: str, processes: int) -> None:
    """Works until SIGINT or SIGTERM."""
    working = asyncio.create_task(work(url, processes))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, working.cancel)
    print("thinking", flush=True)
    with suppress(asyncio.CancelledError):
        await working
