"""A dogma that its launcher executes twice (ruling 91), with cards of the base set."""

from __future__ import annotations

from splay.playing import PlayedTable, play
from splay.playing.script import Answer, Script
from tests.core.rules.reports import effects


def twice(table: PlayedTable, card: str, **answers: list[Answer]) -> PlayedTable:
    """Seat 0 uses the card with every effect twice, as no action of the base set does."""
    script = Script(answers)
    table.game.decider = script
    table.asked = script.asked
    table.events.clear()
    table.game.players[0].use(table.card(card), 2)
    script.check_over()
    return table


def test_the_launcher_executes_each_effect_twice_in_a_row_and_who_shares_it_once() -> None:
    table = twice(play(me="blue: Writing", you="blue: Tools", third="purple: Philosophy"), "Writing")
    assert [name for name, _, _ in effects(table)] == ["you", "third", "me", "me"]


def test_each_effect_is_finished_before_the_next() -> None:
    table = twice(play(me="red: Coal", supply={5: "Banking, Chemistry"}), "Coal", me=["pass", "pass"])
    assert [effect for _, _, effect in effects(table)] == ["dogma", "dogma", "dogma_2", "dogma_2", "dogma_3", "dogma_3"]


def test_a_demand_goes_round_the_table_twice() -> None:
    table = play(me="red: Archery", you="hand: Oars, Tools", third="hand: Sailing, Pottery")
    twice(table, "Archery", you=["Oars", "Tools"], third=["Sailing", "Pottery"])
    assert [name for name, _, _ in effects(table)] == ["you", "third", "you", "third"]


def test_the_sharing_bonus_is_drawn_once() -> None:
    table = twice(play(me="blue: Writing", you="blue: Tools"), "Writing")
    assert len(table.me.hand) == 3
    assert table.bonus


def test_what_it_executes_in_turn_is_executed_once() -> None:
    table = twice(play(me="green: Self Service; blue: Writing"), "Self Service")
    assert [card for _, card, _ in effects(table)] == [
        "Self Service", "Writing", "Self Service", "Writing", "Self Service", "Self Service",
    ]  # fmt: skip


def test_a_demand_remembers_what_both_rounds_moved() -> None:
    table = play(me="red: Gunpowder", you="red: Oars; yellow: Masonry", supply={2: "Mapmaking, Calendar"})
    twice(table, "Gunpowder", you=["Oars"])
    assert table.me.score == ["Calendar", "Mapmaking", "Masonry", "Oars"]


def test_the_end_of_the_action_ends_both() -> None:
    table = play(me="red: Fission", supply={10: "Robotics, Databases"})
    twice(table, "Fission")
    assert effects(table) == [("you", "Fission", "demand")]
