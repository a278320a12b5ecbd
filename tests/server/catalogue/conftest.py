"""A server that publishes the catalogue alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from splay.server.catalogue.api import CatalogueController
from splay.server.protection.plugin import security
from tests.server.conftest import settings_in


@pytest.fixture
async def client(tmp_path: Path, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody unknown, at a server without a database."""
    app: Any = Litestar([CatalogueController], plugins=[security(settings_in(tmp_path))])
    transport = httpx.ASGITransport(app, client=("192.0.2.1", 1), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as made:
        yield made
