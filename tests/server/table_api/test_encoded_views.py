"""What is encoded once for all who may see the same takes no more memory than it may: the oldest is forgotten."""

from __future__ import annotations

from splay.server.table_api.encoded_views import MOST_BYTES, EncodedViews

QUARTER = MOST_BYTES // 4


def test_the_oldest_is_forgotten_if_all_takes_too_much() -> None:
    views = EncodedViews()
    for number in range(6):
        views.keep((number,), bytes(QUARTER))
        assert views.bytes == min(number + 1, 4) * QUARTER
    assert list(views.encoded) == [(2,), (3,), (4,), (5,)]
    views.keep((6,), bytes(3 * QUARTER + 1))
    assert (list(views.encoded), views.bytes) == ([(6,)], 3 * QUARTER + 1)
