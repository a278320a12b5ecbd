"""Each number has a text, in every language."""

from __future__ import annotations

import pytest

from splay.locale.catalogue import languages, load
from splay.statistics.counting import statistics_with
from splay.views.languages import offered

NAMES = [one.name for one in statistics_with(("base", "artifacts", "relics", "echoes", "cities"))]


@pytest.mark.parametrize("language", offered())
def test_each_number_has_its_own_text(language: str) -> None:
    assert language in languages()
    texts = [load(language).text(f"statistic-{name}") for name in NAMES]
    assert all(texts)
    assert len(set(texts)) == len(NAMES)
