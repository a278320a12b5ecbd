"""The end by drawing above 10: at once, by points, then achievements, then shared (rulings 11, 22, decision 3)."""

from __future__ import annotations

import pytest

from splay.core.session import NotAsked, Session
from splay.playing import Outcome, play
from splay.sets.scenario import scenario

TEN = "blue: Software"


def drawn_above(me: str = "", you: str = "", third: str | None = None) -> Outcome:
    """The result when me draws with the supply of 10 empty."""
    third_player = {} if third is None else {"third": third}
    table = play(me=f"{TEN}; {me}", you=you, supply={10: "end"}, **third_player).draw()
    assert table.result is not None
    return table.result


def test_a_draw_action_above_10_ends_the_game() -> None:  # ruling 11
    result = drawn_above("score: Oars")
    assert (result.reason, result.winners, result.card) == ("score", ["me"], "")


def test_the_last_10_can_still_be_drawn() -> None:  # ruling 11, near miss
    table = play(me=TEN, supply={10: "Databases, end"}).draw()
    assert (table.result, table.me.hand) == (None, ["Databases"])


def test_an_empty_supply_ends_nothing_by_itself() -> None:
    table = play(me=TEN, supply={10: "Databases, end"}).draw()
    assert (table.supply(10), table.result) == ([], None)


def test_skipping_all_empty_supplies_ends_it_too() -> None:  # ruling 11
    table = play(me="red: Fission; score: Oars", supply={9: "end", 10: "end"}).draw()
    assert table.result is not None
    assert table.result.reason == "score"


def test_most_points_win_and_achievements_do_not_matter() -> None:  # ruling 22
    assert drawn_above("score: Coal, Oars", "score: Gunpowder; achievements: 1, 2, 3").winners == ["me"]
    assert drawn_above("score: Oars; achievements: 1, 2, 3", "score: Gunpowder").winners == ["you"]


def test_points_count_not_cards() -> None:  # ruling 22
    assert drawn_above("score: Oars, Tools, Sailing", "score: Gunpowder").winners == ["you"]


def test_equal_points_are_decided_by_achievements() -> None:  # ruling 22
    assert drawn_above("score: Coal", "score: Gunpowder, Oars; achievements: Empire").winners == ["you"]


def test_equal_achievements_too_share_the_win() -> None:  # ruling 22, decision 3
    assert drawn_above("score: Coal; achievements: 1", "score: Banking; achievements: Empire").winners == ["me", "you"]


def test_only_those_who_are_tied_share_the_win() -> None:  # decision 3
    result = drawn_above("score: Oars", "score: Coal; achievements: 1", "score: Banking; achievements: 2")
    assert result.winners == ["you", "third"]


def test_the_player_who_draws_has_no_advantage() -> None:  # ruling 22
    assert drawn_above("", "score: Oars").winners == ["you"]


def test_hands_and_boards_are_no_points() -> None:
    assert drawn_above("hand: Robotics, A.I.; red: Fission", "score: Oars").winners == ["you"]


def test_an_effect_that_draws_an_11_ends_the_game_at_once() -> None:  # ruling 11, hard case 13
    table = play(me="blue: Evolution; score: Databases", supply={8: "Flight"})
    table.dogma("Evolution", me=[2])  # one above the highest card of the score pile
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_the_rest_of_an_effect_does_not_run() -> None:  # ruling 11, hard case 13
    table = play(me="blue: Chemistry; green: Databases; score: Oars", you="yellow: Stem Cells")
    table.dogma("Chemistry")  # draw and score an 11, then return a card from the score pile
    assert table.result is not None
    assert table.me.score == ["Oars"]


def test_cards_drawn_before_are_kept_in_the_count() -> None:  # ruling 11
    table = play(me="blue: Quantum Theory; hand: Oars, Tools", supply={10: "Databases, end"})
    table.dogma("Quantum Theory", me=["Oars", "Tools"])  # draws a 10, then cannot draw and score another
    assert table.result is not None
    assert (table.me.hand, table.me.score) == (["Databases"], [])


def test_a_demanded_player_can_end_it() -> None:  # ruling 11
    table = play(me="red: Fission; score: Oars", supply={10: "end"})
    table.dogma("Fission")  # you must draw a 10
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_a_sharing_opponent_can_end_it_before_the_launcher_acts() -> None:  # ruling 11, hard case 13
    table = play(me="blue: Software", you="red: Fission; score: Oars", supply={10: "end"})
    table.dogma("Software")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_no_one_is_asked_after_the_end() -> None:  # hard case 13
    session = Session(scenario(TEN, supply={10: "end"}))
    session.answer(0, "draw")
    assert session.game.result is not None
    assert session.questions == []
    with pytest.raises(NotAsked, match="seat 0 has no open question"):
        session.answer(0, "draw")
