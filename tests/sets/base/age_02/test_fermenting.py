"""Fermenting."""

from splay.playing import play


def test_draws_a_two_for_each_color_with_a_leaf() -> None:
    table = play(me="yellow: Fermenting; green: Sailing; red: Oars", supply={2: "Calendar, Currency, Mapmaking"})
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar", "Currency"]


def test_several_leaves_of_one_color_count_once() -> None:
    table = play(me="yellow left: Fermenting, Agriculture", supply={2: "Calendar, Currency"})
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar"]


def test_a_leaf_on_a_splayed_covered_card_counts() -> None:
    table = play(me="yellow: Fermenting; blue left: Tools, Pottery", supply={2: "Calendar, Currency"})
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar", "Currency"]


def test_a_leaf_on_a_hidden_card_does_not() -> None:
    table = play(me="yellow: Fermenting; blue: Tools, Pottery", supply={2: "Calendar, Currency"})
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar"]


def test_an_opponent_with_as_many_leaves_shares() -> None:
    table = play(me="yellow: Fermenting", you="green: Clothing", supply={2: "Calendar, Currency, Mapmaking"})
    table.dogma("Fermenting")
    assert table.you.hand == ["Calendar"]
    assert table.me.hand == ["Currency", "Mapmaking"]
    assert table.bonus


def test_the_first_edition_draws_for_every_two_leaves() -> None:
    table = play(
        me="yellow: Fermenting; green: Sailing; blue left: Tools, Pottery; purple: Code of Laws",
        supply={2: "Calendar, Currency, Mapmaking"},
        edition="first",
    )
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar", "Currency"]  # 2 + 1 + 1 + 1 leaves


def test_the_first_edition_counts_all_leaves_of_a_color() -> None:
    table = play(me="yellow: Fermenting; green: Clothing", supply={2: "Calendar, Currency"}, edition="first")
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar", "Currency"]


def test_in_the_first_edition_a_color_by_itself_is_not_enough() -> None:
    table = play(me="yellow: Fermenting; green: Sailing", supply={2: "Calendar, Currency"}, edition="first")
    table.dogma("Fermenting")
    assert table.me.hand == ["Calendar"]
