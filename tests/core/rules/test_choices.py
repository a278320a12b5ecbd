"""Choices: may, up to, any number, "if you do", do what you can, and what is not asked (rulings 65-70)."""

from __future__ import annotations

import pytest

from splay.playing import play


def test_what_says_may_can_be_declined() -> None:  # decision 7
    table = play(me="yellow: Agriculture; hand: Oars")
    table.dogma("Agriculture", me=["pass"])
    assert table.asked == [("me", "card", ["oars", "pass"])]
    assert (table.me.hand, table.me.score) == (["Oars"], [])


def test_what_does_not_say_may_cannot() -> None:  # decision 7
    table = play(me="blue: Alchemy; hand: Oars, Tools")
    table.dogma("Alchemy", me=["Oars"])
    assert [sorted(keys) for _, _, keys in table.asked] == [["oars", "tools"]]
    assert (table.me.top("red"), table.me.score) == ("Oars", ["Tools"])


def test_a_must_with_one_candidate_is_done_without_asking() -> None:  # hard case 19
    table = play(me="yellow: Domestication; hand: Oars, Optics", supply={1: "Tools"})
    table.dogma("Domestication")
    assert table.asked == []
    assert (table.me.top("red"), table.me.hand) == ("Oars", ["Optics", "Tools"])


def test_of_equal_lowest_cards_the_player_chooses() -> None:  # rulebook, "Highest / Lowest"
    table = play(me="yellow: Domestication; hand: Oars, Tools, Optics", supply={1: "Pottery"})
    table.dogma("Domestication", me=["Tools"])
    assert [sorted(keys) for _, _, keys in table.asked] == [["oars", "tools"]]
    assert table.me.top("blue") == "Tools"


def test_of_equal_highest_cards_the_demanded_player_chooses() -> None:  # ruling 49
    table = play(me="red: Archery", you="hand: Optics, Paper", supply={1: "Tools"})
    table.dogma("Archery", you=["Paper"])
    assert table.me.hand == ["Paper"]


def test_up_to_can_stop_early() -> None:  # ruling 66, decision 7
    table = play(me="blue: Pottery; hand: Oars, Tools, Optics", supply={1: "Sailing", 2: "Mapmaking"})
    table.dogma("Pottery", me=["Oars", "Optics", "pass"])
    assert table.me.hand == ["Sailing", "Tools"]
    assert table.me.score == ["Mapmaking"]


def test_up_to_ends_at_its_number() -> None:  # decision 7
    table = play(me="blue: Pottery; hand: Oars, Tools, Optics, Coal", supply={1: "Sailing", 3: "Paper"})
    table.dogma("Pottery", me=["Oars", "Optics", "Coal"])
    assert (table.me.hand, table.me.score) == (["Sailing", "Tools"], ["Paper"])


def test_any_number_can_be_all() -> None:  # decision 7
    table = play(me="green: Currency; hand: Oars, Optics, Coal", supply={2: "Mapmaking, Calendar, Fermenting"})
    table.dogma("Currency", me=["Oars", "Optics", "Coal"])
    assert (table.me.hand, table.me.score) == ([], ["Calendar", "Fermenting", "Mapmaking"])


def test_a_may_with_a_number_goes_through_once_begun() -> None:  # ruling 66, decision 7
    table = play(me="purple: Reformation; green: Sailing; hand: Oars, Tools, Optics")
    table.dogma("Reformation", me=["yes", "Oars", "Tools"])  # two for four leaves, and no stopping at one
    assert [("pass" in keys) for _, _, keys in table.asked[1:3]] == [False, False]
    assert table.me.hand == ["Optics"]


def test_a_may_with_a_number_takes_what_there_is() -> None:  # rulings 65, 66
    table = play(me="purple: Reformation; green: Sailing; hand: Oars")
    table.dogma("Reformation", me=["yes"])
    assert table.me.pile("red") == ["Oars"]


def test_a_may_with_a_number_can_be_declined_as_a_whole() -> None:  # ruling 66
    table = play(me="purple: Reformation; green: Sailing; hand: Oars, Tools")
    table.dogma("Reformation", me=["no"])
    assert table.me.hand == ["Oars", "Tools"]


@pytest.mark.parametrize("hand", ["", "Oars", "Oars, Sailing"])
def test_a_may_with_if_you_do_needs_the_full_number(hand: str) -> None:  # ruling 65, hard case 15, decision 6
    table = play(me="blue: Tools; hand: " + hand)
    table.dogma("Tools")
    assert table.asked == []
    assert table.me.hand == [name for name in hand.split(", ") if name]


def test_three_are_the_full_number() -> None:  # decision 6
    table = play(me="blue: Tools; hand: Oars, Sailing, Pottery", supply={3: "Optics"})
    table.dogma("Tools", me=["yes", "Pottery", "Oars"])
    assert (table.me.hand, table.me.top("red")) == ([], "Optics")


def test_a_must_does_as_much_as_it_can() -> None:  # ruling 65
    table = play(me="red: Construction", you="hand: Oars", supply={2: "Mapmaking"})
    table.dogma("Construction")  # two cards are demanded
    assert (table.me.hand, table.you.hand) == (["Oars"], ["Mapmaking"])


def test_what_is_impossible_is_left_out_and_the_rest_done() -> None:  # the golden rule
    table = play(me="red: Construction", supply={2: "Mapmaking"})
    table.dogma("Construction")
    assert table.you.hand == ["Mapmaking"]


def test_if_you_do_is_ignored_if_nothing_was_done() -> None:  # hard case 17
    table = play(me="purple: Monotheism; green: Sailing", you="green: Clothing", supply={1: "Oars, Pottery"})
    table.dogma("Monotheism")  # me has your only color
    assert (table.you.pile("red"), table.me.score) == ([], [])
    assert table.me.pile("red") == ["Oars"]  # the second effect


def test_if_you_do_is_done_in_full_even_if_it_has_no_use() -> None:  # seed 000
    table = play(me="blue: Printing Press; score: Oars", supply={2: "Mapmaking"})
    table.dogma("Printing Press", me=["Oars"])
    assert table.me.hand == ["Mapmaking"]


def test_either_or_allows_neither_if_it_says_may() -> None:  # ruling 70
    table = play(me="blue: Evolution; score: Oars")
    table.dogma("Evolution", me=["pass"])
    assert table.asked == [("me", "branch", ["branch:1", "branch:2", "pass"])]
    assert (table.me.score, table.me.hand) == (["Oars"], [])


def test_two_if_up_to_two_are_meant_are_not_taken_for_granted() -> None:  # hard case 19
    table = play(me="red: Road Building; hand: Oars, Tools")
    table.dogma("Road Building", me=["Tools", "pass"])
    assert table.me.hand == ["Oars"]


def test_one_at_least_must_be_taken() -> None:  # hard case 19
    table = play(me="red: Road Building; hand: Oars, Tools")
    table.dogma("Road Building", me=["Tools", "pass"])
    assert [("pass" in keys) for _, _, keys in table.asked] == [False, True]


def test_a_value_is_any_from_1_to_10() -> None:  # seed 000
    table = play(me="green: Mass Media; hand: Oars", you="score: Tools")
    table.dogma("Mass Media", me=["Oars", 1])
    assert table.asked[1] == ("me", "value", [f"value:{value}" for value in range(1, 11)])
    assert table.you.score == []


def test_no_order_is_asked_if_it_cannot_matter() -> None:  # hard case 20
    table = play(me="green: Bicycle; hand: Oars, Tools; score: Sailing, Pottery")
    table.dogma("Bicycle", me=["yes"])
    assert [kind for _, kind, _ in table.asked] == ["may"]


def test_no_order_is_asked_for_scoring() -> None:  # hard case 20
    table = play(me="yellow: Stem Cells; hand: Oars, Archery, Tools")
    table.dogma("Stem Cells", me=["yes"])
    assert [kind for _, kind, _ in table.asked] == ["may"]


def test_the_order_of_melds_is_asked_per_color() -> None:  # hard case 20
    table = play(me="blue: Translation; score: Oars, Archery, Sailing")
    table.dogma("Translation", me=["yes", "Oars"])
    assert [(kind, sorted(keys)) for _, kind, keys in table.asked[1:]] == [("order", ["archery", "oars"])]
    assert table.me.pile("red") == ["Archery", "Oars"]


def test_without_any_possibility_nothing_is_asked() -> None:
    table = play(me="blue: Translation")
    table.dogma("Translation")
    assert table.asked == []
