"""`web_build.py run dev`: the page from the sources, with all that it asks of a server handed on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.visitors import be_guest, send, visitor

BUILD: Final = Path(__file__).parents[2] / "web_build.py"
LOCAL: Final = re.compile(r"Local:\s+(http://\S+?)/?\s*$")
COLORED: Final = re.compile(r"\x1b\[\d*m")


@contextmanager
def dev_server(server: str) -> Iterator[str]:
    """The address at which the sources' page plays at a server."""
    command = [sys.executable, str(BUILD), "run", "dev"]
    environment = {**os.environ, "SPLAY_SERVER": server}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, text=True, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            said = (LOCAL.search(COLORED.sub("", line)) for line in process.stdout)
            yield next(found[1] for found in said if found)
        finally:
            os.killpg(process.pid, signal.SIGTERM)


@pytest.mark.thorough
def test_the_page_from_the_sources_plays_at_a_server_that_runs(chromium: Browser, server: str) -> None:
    with dev_server(server) as address, visitor(chromium, address) as page:
        be_guest(page.context, "Ann")
        table = send(page.context, "POST", "/api/tables", {"seats": ["me", "random"]})["id"]
        page.goto(f"/table/{table}")
        card = page.locator("[data-place=hand] [data-offered]").first
        key = card.get_attribute("data-card")
        card.click()
        expect(page.locator(f".mine [data-card={key}]")).to_be_visible()
