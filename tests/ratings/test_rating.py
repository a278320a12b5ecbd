"""How ratings are shown."""

from __future__ import annotations

from splay.ratings.rating import Rating, from_shown, interval, is_new, shown


def test_shown_points() -> None:
    assert shown(Rating(25.0, 6.0)) == 1500
    assert shown(Rating(26.0, 6.0)) == 1540
    assert shown(Rating(24.99, 6.0)) == 1500
    assert shown(Rating(-20.0, 6.0)) == -300


def test_the_interval_is_1_96_deviations_to_both_sides() -> None:
    assert interval(Rating(25.0, 1.0)) == (1500 - 78, 1500 + 78)
    assert interval(Rating(30.0, 0.0)) == (1700, 1700)


def test_somebody_is_new_until_the_fifth_game() -> None:
    assert [is_new(Rating(25.0, 5.0, games)) for games in (0, 4, 5, 60)] == [True, True, False, False]


def test_shown_points_make_the_rating_that_is_shown_so() -> None:
    assert shown(from_shown(1803, 20, 7)) == 1803
    assert from_shown(1540, 20, 7) == Rating(26.0, 0.5, 7)
