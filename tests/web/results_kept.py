"""Finished games of people, put into the database of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.database import open_engine
from tests.web.visitors import send

PASSWORD = "correct horse battery"


def account(page: Page, name: str) -> dict[str, Any]:
    """A new account in the page's browser, and what it is told of itself."""
    body = {"login": f"l{uuid4().hex[:12]}", "password": PASSWORD, "name": name}
    return dict(send(page.context, "POST", "/api/accounts", body))


def keep(data: Path, work: Callable[[AsyncEngine], Coroutine[Any, Any, None]]) -> None:
    """Works on the database of the server whose folder this is, beside the server and the browser."""

    async def done() -> None:
        engine = open_engine(f"sqlite:///{(data / 'splay.db').as_posix()}")
        try:
            await work(engine)
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as thread:  # the browser's loop runs in this one
        thread.submit(asyncio.run, done()).result()
