"""A house whose people sign in with the local provider, and their visits there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.patience import PATIENCE
from tests.server.identities.local_provider import CLIENT, SECRET, LocalProvider
from tests.server.playing import HOME, House, made, open_house
from tests.unencrypted import UNENCRYPTED

CONFIRM = {"purpose": "confirm"}


@asynccontextmanager
async def house_with(
    provider: LocalProvider, engine: AsyncEngine, folder: Path, **environ: str
) -> AsyncIterator[House]:
    """The application at which people sign in with a provider."""
    of_provider = {
        "SPLAY_OIDC_ISSUER": provider.issuer, "SPLAY_OIDC_CLIENT_ID": CLIENT, "SPLAY_OIDC_CLIENT_SECRET": SECRET,
        "SPLAY_PUBLIC_URL": HOME, "SPLAY_SIGNINS_PER_ADDRESS": "0",
    }  # fmt: skip
    async with open_house(engine, folder, **{**of_provider, **environ}) as house:
        yield house


async def gone(browser: httpx.AsyncClient, **body: str | None) -> str:
    """Goes to the provider and signs in there: the address that the browser is sent back to."""
    url = made(await browser.post("/api/sign_in", json=body))["url"]
    async with httpx.AsyncClient(verify=UNENCRYPTED, timeout=PATIENCE) as outside:
        location: str = (await outside.get(url)).headers["Location"]
    return location


async def back(browser: httpx.AsyncClient, location: str) -> str:
    """Comes back from the provider: what the page is told."""
    returned = await browser.get(location, headers={"Sec-Fetch-Site": "cross-site"})
    assert returned.status_code == 303, returned.text
    path, _, told = returned.headers["Location"].partition("#")
    assert path == "/people"
    return str(told)


async def visit(browser: httpx.AsyncClient, **body: str | None) -> str:
    """Goes to the provider and comes back: what the page is told."""
    return await back(browser, await gone(browser, **body))
