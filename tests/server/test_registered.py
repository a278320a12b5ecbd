"""Applications that share their registered handlers share nothing else."""

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import open_house

pytestmark = pytest.mark.anyio


async def test_each_of_two_that_are_open_at_once_has_settings_and_limits_of_its_own(
    database: AsyncEngine, tmp_path: Path
) -> None:
    strict = {"SPLAY_REQUESTS_PER_ADDRESS": "1", "SPLAY_SECURE_COOKIES": "yes"}
    async with open_house(database, tmp_path, **strict) as one, open_house(database, tmp_path) as other:
        answers = [await house.browser().get("/api/locale") for house in (one, one, other, other)]
        assert [answer.status_code for answer in answers] == [200, 429, 200, 200]
        told = ["strict-transport-security" in answer.headers for answer in answers]
        assert told == [True, True, False, False]
        assert one.services is not other.services
        assert one.app.state.services is one.services
