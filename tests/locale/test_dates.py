"""Days and moments are written as each language writes them."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from splay.locale.catalogue import Catalogue
from splay.locale.dates import day_in, moment_in

MOMENT = datetime(2026, 5, 12, 14, 3, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "day", "moment"),
    [
        ("en", "2026-05-12", "2026-05-12 14:03 UTC"),
        ("de", "12.05.2026", "12.05.2026, 14:03 UTC"),
        ("fr", "12 mai 2026", "12 mai 2026, 14:03 UTC"),
        ("pt-BR", "12 de mai. de 2026", "12 de mai. de 2026 14:03 UTC"),
    ],
)
def test_a_day_and_a_moment_are_written(language: str, day: str, moment: str) -> None:
    catalogue = Catalogue(language, Path("nowhere"))
    assert day_in(catalogue, MOMENT.date()) == day
    assert moment_in(catalogue, MOMENT) == moment
