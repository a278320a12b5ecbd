"""Turns: two actions of four kinds, one after the other round the table (ruling 5)."""

from __future__ import annotations

import pytest

from splay.core.session import IllegalAnswer, NotAsked, Session
from splay.playing import play
from splay.sets.scenario import scenario


def choices(me: str = "", you: str = "") -> list[str]:
    return Session(scenario(me, you)).questions[0].keys()


def test_a_turn_has_two_actions_and_then_the_next_player_has_it() -> None:
    table = play(me="red: Archery", you="blue: Tools")
    table.draw()
    assert (table.game.turn_seat, table.game.actions_left) == (0, 1)
    table.draw()
    assert (table.game.turn_seat, table.game.actions_left) == (1, 2)


def test_the_turn_goes_clockwise_and_round() -> None:
    table = play(me="red: Oars", you="blue: Tools", third="green: Sailing", turn=2, actions_left=1)
    table.draw()
    assert table.game.turn_seat == 0


def test_the_same_action_may_be_taken_twice() -> None:
    table = play(me="red: Metalworking", supply={1: "Pottery, Writing"})
    table.dogma("Metalworking").dogma("Metalworking")
    assert table.me.hand == ["Pottery", "Writing"]


def test_a_meld_and_a_dogma_use_up_an_action_each() -> None:
    table = play(me="hand: Sailing", supply={1: "Archery"})
    table.meld("Sailing").dogma("Sailing")
    assert table.me.top("red") == "Archery"
    assert table.game.turn_seat == 1


def test_what_effects_do_uses_up_no_further_action() -> None:
    table = play(me="green: The Wheel")
    table.dogma("The Wheel")  # draws two cards
    assert (table.game.turn_seat, table.game.actions_left) == (0, 1)


def test_all_four_kinds_are_offered_and_no_passing() -> None:
    offered = choices("red: Archery, Oars; hand: Tools, Sailing; score: Gunpowder, Coal")
    assert sorted(offered) == ["achieve:1", "dogma:archery", "draw", "meld:sailing", "meld:tools"]


def test_without_hand_board_and_points_only_drawing_is_left() -> None:
    assert choices(you="red: Archery; hand: Tools; score: Coal") == ["draw"]


def test_only_top_cards_of_ones_own_can_be_activated() -> None:
    offered = choices("red left: Archery, Oars; green: Sailing", "blue: Tools")
    assert sorted(offered) == ["dogma:archery", "dogma:sailing", "draw"]


def test_a_card_without_any_effect_now_may_be_activated() -> None:
    table = play(me="red: Archery", you="red: Metalworking")  # nobody has fewer castles
    table.dogma("Archery")
    assert (table.me.hand, table.you.hand) == ([], [])
    assert table.game.actions_left == 1


def test_nobody_else_acts_in_a_turn() -> None:
    session = Session(scenario("red: Archery", "blue: Tools"))
    with pytest.raises(NotAsked, match="seat 1 has no open question"):
        session.answer(1, "draw")


def test_an_action_that_is_not_offered_is_refused() -> None:
    session = Session(scenario("red: Archery", "blue: Tools"))
    with pytest.raises(IllegalAnswer, match="'dogma:tools' is not one of draw, dogma:archery"):
        session.answer(0, "dogma:tools")
    assert (session.game.turn_seat, session.game.actions_left) == (0, 2)


def test_counters_begin_anew_for_all_at_each_turn() -> None:  # ruling 6
    table = play(me="tucked: 2; scored: 3", you="tucked: 4; scored: 5", actions_left=2)
    table.draw()
    assert [(s.tucked, s.scored) for s in (table.me, table.you)] == [(2, 3), (4, 5)]
    table.draw()
    assert [(s.tucked, s.scored) for s in (table.me, table.you)] == [(0, 0), (0, 0)]


def test_what_a_card_remembers_ends_with_the_action() -> None:  # ruling 7
    table = play(me="purple: Democracy; hand: Oars, Tools", you="purple: Philosophy; hand: Sailing, Coal, Pottery")
    table.dogma("Democracy", you=["Sailing", "Coal", "pass"], me=["Oars", "pass"])
    assert (table.me.score, len(table.you.score)) == ([], 1)  # two against one
    table.dogma("Democracy", you=["pass"], me=["Tools", "pass"])
    assert len(table.me.score) == 1  # one against none
