"""What can be reached for certain in a turn."""

from __future__ import annotations

import pytest

from splay.agents.playout_policy import PlayoutPolicy
from splay.core.game import Game
from splay.puzzles.goals import Goal, TakeGoal, WinGoal
from splay.puzzles.open_search import OpenSearch
from splay.puzzles.turn_search import Line, TurnSearch, Undecided
from splay.sets.scenario import scenario

RACE = "score: Mathematics, Calendar, Canal Building; achievements: 1"


def way(me: str, first: str, value: int = 2, you: str = "red: Archery", **more: object) -> list[str] | None:
    """The certain way to an achievement in a position."""
    game = scenario(me=me, you=you, **more)  # type: ignore[arg-type]
    return TurnSearch(game, 0, TakeGoal(value, 0)).way(first)


def test_a_draw_that_is_needed_is_not_certain_though_the_card_on_top_would_do() -> None:
    """Of the 1s that could lie on top only some can be scored for the point that is lacking."""
    me = "blue: Calendar; yellow: Agriculture; hand: Sailing; score: Currency, Mathematics, Fermenting, Mapmaking"
    assert way(me, "dogma:agriculture") == ["dogma:agriculture", "sailing", "achieve:2"]
    game = scenario(me=f"purple: Mysticism; {RACE}", you="blue: Pottery", supply={1: "Clothing"})
    goal = TakeGoal(2, 0)
    assert TurnSearch(game, 0, goal).way("dogma:mysticism") is None


def test_what_the_card_that_is_drawn_allows_counts_only_if_each_allows_it() -> None:
    """Any 9 that is melded brings the claim, but one that is drawn can't be melded and claimed with in two actions."""
    score = "score: Satellites, Composites, Ecology, Services, Specialization, Suburbia"
    me = f"red: Flight; hand: Computers; {score}; achievements: 1, 2, 3, 4, 5"
    game = scenario(me=me, you="blue: Pottery", available="9")
    search = TurnSearch(game, 0, WinGoal())
    assert search.way("meld:computers") == ["meld:computers", "achieve:9"]
    assert search.way("draw") is None
    assert search.worlds > 2


def test_the_search_changes_nothing_of_the_game() -> None:
    game = scenario(me=f"yellow: Agriculture; hand: Compass; {RACE}", you="blue: Pottery")
    before = [[card.key for card in zone.cards] for zone in game.zones]
    search = TurnSearch(game, 0, TakeGoal(2, 0))
    for first in search.first_answers():
        search.way(first)
    assert [[card.key for card in zone.cards] for zone in game.zones] == before


def test_more_worlds_than_allowed_decide_nothing() -> None:
    game = scenario(me=f"yellow: Agriculture; hand: Compass; {RACE}", you="blue: Pottery")
    with pytest.raises(Undecided, match="more than 3 worlds"):
        TurnSearch(game, 0, TakeGoal(2, 0), 3).way("draw")


def test_a_share_goes_through_all_that_the_other_could_hold() -> None:
    """The other shares Agriculture, with a hand that the solver doesn't see."""
    me = f"yellow: Agriculture; hand: Compass; {RACE}"
    game = scenario(me=me, you="blue: Pottery; hand: Oars")
    alone = scenario(me=me, you="red: Archery; hand: Oars")
    assert TurnSearch(alone, 0, TakeGoal(2, 0), 100).way("dogma:agriculture") is None
    with pytest.raises(Undecided):
        TurnSearch(game, 0, TakeGoal(2, 0), 100).way("dogma:agriculture")


class Anything(Goal):
    """What is reached by any action."""

    def reached(self, game: Game, seat: int) -> bool:
        return True


def test_what_the_other_holds_counts_though_nothing_of_it_is_touched() -> None:
    """The other shares Sailing: which of the ten 3s it holds multiplies the worlds."""
    none = scenario(me="green: Sailing", you="purple: Code of Laws")
    assert TurnSearch(none, 0, Anything()).way("dogma:sailing") == ["dogma:sailing"]
    one = scenario(me="green: Sailing", you="purple: Code of Laws; hand: Engineering")
    with pytest.raises(Undecided):
        TurnSearch(one, 0, Anything()).way("dogma:sailing")


def test_what_the_player_cannot_tell_apart_is_answered_alike() -> None:
    """Of two courses that look alike only one has a way."""
    game = scenario(me=f"purple: Monotheism; yellow: Agriculture; hand: Compass; {RACE}", you="red: Archery")
    fewer = RACE.replace(", Canal Building", "")
    other = scenario(me=f"purple: Monotheism; yellow: Agriculture; hand: Compass; {fewer}", you="red: Archery")
    search = TurnSearch(game, 0, TakeGoal(2, 0))
    [asked] = search.leaves(Line(game, [], frozenset()))
    [too] = search.leaves(Line(other, [], frozenset()))
    assert asked is not None
    assert too is not None
    assert search.best([asked]) is not None
    assert search.best([asked, too]) is None


def test_who_sees_all_cards_finds_at_least_what_is_certain() -> None:
    game = scenario(me=f"purple: Monotheism; yellow: Agriculture; hand: Compass; {RACE}", you="blue: Pottery")
    found = TurnSearch(game, 0, TakeGoal(2, 0)).way("dogma:agriculture")
    open_search = OpenSearch(0, TakeGoal(2, 0), PlayoutPolicy(), 1000)
    assert (found is None) <= (open_search.way(game, "dogma:agriculture") is None)


def test_an_open_search_ends_when_its_effort_is_spent() -> None:
    game = scenario(me=f"yellow: Agriculture; hand: Compass; {RACE}", you="blue: Pottery")
    with pytest.raises(Undecided):
        OpenSearch(0, WinGoal(), PlayoutPolicy(), 3).way(game)
