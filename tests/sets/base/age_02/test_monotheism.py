"""Monotheism."""

from splay.playing import play


def test_takes_a_top_card_of_a_color_it_lacks() -> None:  # ruling 115
    table = play(
        me="purple: Monotheism",
        you="red: Oars, Coal; blue: Pottery; purple: Code of Laws",
        supply={1: "Archery, Tools"},
    )
    table.dogma("Monotheism", you=["Oars"])
    assert table.asked == [("you", "card", ["pottery", "oars"])]  # both have purple
    assert table.me.score == ["Oars"]
    assert table.you.pile("red") == ["Coal", "Archery"]
    assert table.me.pile("blue") == ["Tools"]
    assert (table.you.tucked, table.me.tucked) == (1, 1)


def test_a_board_of_the_same_colors_gives_nothing_and_tucks_nothing() -> None:  # hard case 17
    table = play(me="purple: Monotheism; red: Coal", you="purple: Code of Laws; red: Oars", supply={1: "Tools"})
    table.dogma("Monotheism")
    assert table.me.score == []
    assert table.you.pile("purple") == ["Code of Laws"]
    assert table.you.tucked == 0
    assert table.me.pile("blue") == ["Tools"]


def test_an_empty_board_gives_nothing_and_tucks_nothing() -> None:  # hard case 17
    table = play(me="purple: Monotheism", supply={1: "Tools"})
    table.dogma("Monotheism")
    assert (table.me.score, table.you.tucked) == ([], 0)
    assert table.me.pile("blue") == ["Tools"]


def test_the_transferred_card_is_not_scored() -> None:  # hard case 11
    table = play(me="purple: Monotheism", you="red: Oars", supply={1: "Domestication, Writing"})
    table.dogma("Monotheism")
    assert table.changes == "me blue +Writing; me score +Oars; you red -Oars; you yellow +Domestication"
    assert (table.me.scored, table.you.scored) == (0, 0)


def test_the_tucked_card_goes_to_the_bottom() -> None:
    table = play(me="purple: Monotheism", supply={1: "Mysticism"})
    table.dogma("Monotheism")
    assert table.me.pile("purple") == ["Monotheism", "Mysticism"]


def test_an_opponent_with_as_many_castles_is_spared_and_tucks() -> None:
    table = play(me="purple: Monotheism", you="red: Metalworking", supply={1: "Archery, Tools", 2: "Calendar"})
    table.dogma("Monotheism")
    assert table.me.score == []
    assert table.you.pile("red") == ["Metalworking", "Archery"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == ["Calendar"]
    assert table.bonus
