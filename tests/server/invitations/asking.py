"""What the tests of invitations share: asking, and what somebody is told."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.playing import made

DAY = 24 * 60 * 60 * 1000


async def told(browser: httpx.AsyncClient) -> list[dict[str, Any]]:
    """What somebody is told of invitations."""
    found: list[dict[str, Any]] = made(await browser.get("/api/me/invitations"))
    return found


async def challenge(browser: httpx.AsyncClient, handle: str, **wish: Any) -> httpx.Response:  # noqa: ANN401 - JSON
    """Challenges somebody."""
    return await browser.post(f"/api/players/{handle}/challenges", json=wish)


async def invite(browser: httpx.AsyncClient, table: str, handle: str) -> httpx.Response:
    """Invites somebody to a table."""
    return await browser.post(f"/api/tables/{table}/invitations", json={"handle": handle})


async def accept(browser: httpx.AsyncClient, invitation: str) -> httpx.Response:
    """Accepts."""
    return await browser.post(f"/api/me/invitations/{invitation}/acceptance")


async def end(browser: httpx.AsyncClient, invitation: str) -> httpx.Response:
    """Declines, or withdraws."""
    return await browser.delete(f"/api/me/invitations/{invitation}")
