"""The processes that think, and what becomes of them."""

from __future__ import annotations

import subprocess
import sys
import time

from tests.patience import PATIENCE
from tests.server.e2e.servers import group_lives, kill_group

OWNER = """
import asyncio
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.server.opponents.pool import Pool
from splay.server.opponents.thinking import Thought
from splay.sets import new_game

async def run():
    pool = Pool(1)
    await pool.think(Thought(position_of(new_game(Options(), bytes(32))), [], 0, "random", 1))
    print("thought", flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(run())
"""


def test_a_pool_ends_with_the_process_that_owns_it_even_if_that_is_killed() -> None:
    command = [sys.executable, "-c", OWNER]
    owner = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert owner.stdout is not None
        assert owner.stdout.readline() == "thought\n"
        owner.kill()
        owner.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while group_lives(owner.pid) and time.monotonic() < end:
            time.sleep(0.05)
        assert not group_lives(owner.pid)
    finally:
        kill_group(owner.pid)
        owner.communicate()
