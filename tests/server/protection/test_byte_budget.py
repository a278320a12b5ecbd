"""A budget lets a burst through, and then its number of bytes a second."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from splay.server.protection.websockets import ByteBudget


def test_a_budget_is_spent_and_fills_up_again() -> None:
    budget = ByteBudget(100, 10, now=5.0)
    assert budget.spend(60, 5.0)
    assert not budget.spend(41, 5.0)
    assert budget.spend(40, 5.0)
    assert not budget.spend(11, 6.0)
    assert budget.spend(10, 6.0)
    assert not budget.spend(101, 1000.0)
    assert budget.spend(100, 1000.0)


@given(st.lists(st.tuples(st.floats(0, 5), st.integers(0, 120)), max_size=60))
def test_no_span_of_time_sees_more_than_burst_and_rate(sent: list[tuple[float, int]]) -> None:
    now = 0.0
    budget = ByteBudget(100, 10, now)
    passed: list[tuple[float, int]] = []
    for pause, count in sent:
        now += pause
        if budget.spend(count, now):
            passed.append((now, count))
    for first, (start, _) in enumerate(passed):
        for last in range(first, len(passed)):
            total = sum(count for _, count in passed[first : last + 1])
            assert total <= 100 + 10 * (passed[last][0] - start) + 1e-6
