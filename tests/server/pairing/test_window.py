"""How far apart two may be who are paired."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splay.server.pairing.matching import WIDENINGS, window
from splay.server.pairing.wish import DAY, LIVE

WAITED = st.integers(-1000, 2 * 24 * 60 * 60 * 1000)


@given(st.sampled_from([LIVE, DAY]), WAITED, WAITED)
def test_it_never_narrows(pace: str, one: int, other: int) -> None:
    assert window(pace, min(one, other)) <= window(pace, max(one, other))


@pytest.mark.parametrize(("pace", "all_after"), [(LIVE, 60_000), (DAY, 24 * 60 * 60_000)])
def test_it_begins_near_and_ends_with_everybody(pace: str, all_after: int) -> None:
    assert window(pace, 0) == window(pace, -5) == 150
    assert window(pace, all_after // 2) == 575
    assert 990 < window(pace, all_after - 1) < WIDENINGS[pace].last
    assert window(pace, all_after) == math.inf
