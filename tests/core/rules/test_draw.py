"""Drawing: which supply, empty supplies, values 0, and draw-and-do (rulings 9, 11, 12)."""

from __future__ import annotations

import pytest

from splay.core.event import DrawEvent
from splay.playing import play


def test_the_draw_action_takes_the_value_of_the_highest_top_card() -> None:  # ruling 9
    table = play(me="red: Archery; blue: Calendar; green: Sailing", supply={2: "Mapmaking"})
    table.draw()
    assert table.me.hand == ["Mapmaking"]


def test_a_higher_card_that_is_covered_does_not_count() -> None:
    table = play(me="purple left: Mysticism, Feudalism", supply={1: "Oars"})
    table.draw()
    assert table.me.hand == ["Oars"]


def test_an_empty_board_draws_a_1() -> None:  # ruling 9
    table = play(supply={1: "Oars"})
    table.draw()
    assert table.me.hand == ["Oars"]


def test_empty_supplies_are_skipped_upwards() -> None:
    table = play(me="blue: Calendar", supply={2: "end", 3: "end", 4: "Anatomy"})
    table.draw()
    assert table.me.hand == ["Anatomy"]


def test_emptiness_below_does_not_matter() -> None:
    table = play(me="blue: Calendar", supply={1: "end", 2: "Mapmaking"})
    table.draw()
    assert table.me.hand == ["Mapmaking"]


def test_effects_skip_empty_supplies_too() -> None:
    table = play(me="blue: Writing", supply={2: "end", 3: "Optics"})
    table.dogma("Writing")  # draw a 2
    assert table.me.hand == ["Optics"]


@pytest.mark.parametrize(("supply", "missing"), [({2: "end", 3: "Optics"}, 2), ({2: "Mapmaking"}, 0)])
def test_the_event_of_a_draw_says_which_value_was_not_left(supply: dict[int, str], missing: int) -> None:
    table = play(me="blue: Writing", supply=supply)
    table.dogma("Writing")  # draw a 2
    assert [event.wanted_age for event in table.events if isinstance(event, DrawEvent)] == [missing]


@pytest.mark.parametrize(("echoes", "elsewhere"), [({}, True), ({"echoes 2": "end"}, False)])
def test_the_event_of_a_draw_says_whether_another_set_has_the_value(echoes: dict[str, str], elsewhere: bool) -> None:
    table = play(me="blue: Writing", supply={2: "end", **echoes}, sets=["base", "echoes"])
    table.dogma("Writing")  # draw a 2
    (drawn,) = [event for event in table.events if isinstance(event, DrawEvent)]
    assert (drawn.wanted_age, drawn.elsewhere) == (2, elsewhere)


def test_a_returned_card_makes_its_supply_no_longer_empty() -> None:
    table = play(me="blue: Pottery; hand: Oars", supply={1: "end", 2: "Mapmaking"})
    table.dogma("Pottery", me=["Oars"])
    assert table.me.score == ["Oars"]  # the only 1 there was
    assert table.me.hand == ["Mapmaking"]


def test_each_of_several_draws_looks_for_its_supply_anew() -> None:
    table = play(me="green: The Wheel", supply={1: "Oars, end", 2: "Mapmaking"})
    table.dogma("The Wheel")  # draw two 1s
    assert table.me.hand == ["Mapmaking", "Oars"]


def test_a_missing_card_has_the_value_0_and_a_0_is_drawn_as_a_1() -> None:  # ruling 12
    table = play(me="red: Machine Tools", supply={1: "Oars"})
    table.dogma("Machine Tools")  # as high as the highest card in the empty score pile
    assert table.me.score == ["Oars"]


def test_a_missing_card_has_the_value_0_in_sums() -> None:  # ruling 12
    table = play(me="blue: Printing Press; score: Oars", supply={2: "Mapmaking"})
    table.dogma("Printing Press", me=["Oars"])  # the top purple card plus 2
    assert table.me.hand == ["Mapmaking"]


def test_values_sought_outside_the_supply_are_not_skipped() -> None:
    table = play(me="blue: Tools; hand: Gunpowder, Mapmaking")
    table.dogma("Tools")  # may return a 3, of which there is none
    assert table.asked == []
    assert table.me.hand == ["Gunpowder", "Mapmaking"]


def test_draw_and_meld_takes_the_card_drawn() -> None:
    table = play(me="green: Sailing; hand: Archery", supply={1: "Oars"})
    table.dogma("Sailing")
    assert table.me.pile("red") == ["Oars"]
    assert table.me.hand == ["Archery"]


def test_draw_and_reveal_leaves_the_card_in_hand() -> None:
    table = play(me="purple: Mysticism", supply={1: "Sailing"})
    table.dogma("Mysticism")
    assert table.shown == ["Sailing"]
    assert table.me.hand == ["Sailing"]


@pytest.mark.parametrize(
    ("supply", "age"),
    [({}, 9), ({9: "end"}, 10), ({9: "end", 10: "end"}, 11), ({10: "end"}, 9)],
)
def test_prompts_can_tell_the_age_that_a_draw_gives(supply: dict[int, str], age: int) -> None:  # hard case 14
    table = play(me="red: Fission", supply=supply)
    assert table.game.draw_age(9) == age


def test_prompts_can_tell_that_a_draw_of_0_gives_a_1() -> None:  # hard case 14
    assert play().game.draw_age(0) == 1
