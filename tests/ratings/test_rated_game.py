"""What can be the result of a rated game, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from splay.ratings.rated_game import BadResult, RatedGame, RatedSeat


def game(kind: str, *seats: tuple[str, int] | tuple[str, int, int]) -> RatedGame:
    """A game with these players, places and teams."""
    return RatedGame("g1", 5, kind, tuple(RatedSeat(*seat) for seat in seats))


def test_results_of_every_kind_are_taken() -> None:
    assert game("base-2", ("a", 1), ("b", 2)).sides() == [[0], [1]]
    assert game("sets-2", ("a", 1), ("computer:rule", 1)).sides() == [[0], [1]]
    assert game("many", ("a", 3), ("b", 1), ("computer:rule", 4), ("computer:rule", 1)).sides() == [[0], [1], [2], [3]]
    assert game("teams", ("a", 1, 7), ("b", 3, 2), ("c", 1, 7), ("d", 3, 2)).sides() == [[0, 2], [1, 3]]


@pytest.mark.parametrize(
    ("kind", "seats", "why"),
    [
        ("chess", [("a", 1), ("b", 2)], "there is no kind 'chess'"),
        ("base-2", [("a", 1), ("a", 2)], "somebody has two seats"),
        ("base-2", [("a", 1), ("b", 2), ("c", 3)], "3 seats"),
        ("many", [("a", 1)], "1 seats"),
        ("many", [("a", 1), ("b", 2, 1), ("c", 3)], "there are teams"),
        ("many", [("a", 1), ("b", 3), ("c", 3)], "no places"),
        ("base-2", [("a", 2), ("b", 2)], "no places"),
        ("teams", [("a", 1, 0), ("b", 3, 1), ("c", 1, 0)], "3 seats"),
        ("teams", [("a", 1), ("b", 2), ("c", 3), ("d", 4)], "two teams of two"),
        ("teams", [("a", 1, 0), ("b", 1, 0), ("c", 1, 0), ("d", 4, 1)], "two teams of two"),
        ("teams", [("a", 1, 0), ("b", 2, 0), ("c", 3, 1), ("d", 3, 1)], "a team has two places"),
    ],
)
def test_what_cannot_be_a_result_is_refused(
    kind: str, seats: list[tuple[str, int] | tuple[str, int, int]], why: str
) -> None:
    with pytest.raises(BadResult, match=f"g1: .*{why}"):
        game(kind, *seats)


def test_a_result_comes_back_from_json_as_it_was_and_is_checked_there() -> None:
    stored = msgspec.json.encode(game("base-2", ("a", 1), ("computer:rule", 2)))
    assert msgspec.json.decode(stored, type=RatedGame) == game("base-2", ("a", 1), ("computer:rule", 2))
    with pytest.raises(msgspec.ValidationError, match="no places"):
        msgspec.json.decode(stored.replace(b'"place":2', b'"place":3'), type=RatedGame)
