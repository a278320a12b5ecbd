"""Engineering (red, 3)."""

from splay.playing import play

ME = "red: Engineering; green: The Wheel"
FOUR = "; blue: Tools, Writing; green: Sailing, Paper; yellow: Masonry, Anatomy; purple: Mysticism, Education"


def test_takes_all_top_cards_with_a_castle() -> None:
    table = play(me=ME, you="blue: Tools, Writing; red: Oars; green: Sailing, Mapmaking").dogma("Engineering")
    assert table.me.score == ["Oars", "Tools"]
    assert table.you.pile("blue") == ["Writing"]
    assert table.you.pile("red") == []
    assert table.you.pile("green") == ["Sailing", "Mapmaking"]
    assert table.me.scored == 0


# ruling 117
def test_does_not_take_a_card_that_it_uncovers() -> None:
    table = play(me=ME, you="red: Oars, Archery").dogma("Engineering")
    assert table.me.score == ["Oars"]
    assert table.you.pile("red") == ["Archery"]


def test_takes_nothing_if_no_top_card_has_a_castle() -> None:
    table = play(me=ME, you="green: Sailing, Mapmaking; hand: Archery; score: Oars").dogma("Engineering")
    assert table.me.score == []
    assert table.you.pile("green") == ["Sailing", "Mapmaking"]


def test_red_may_be_splayed_left() -> None:
    table = play(me="red: Engineering, Archery" + FOUR).dogma("Engineering", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.splay("red") == "left"
    assert table.me.splay("green") == "none"


def test_red_may_stay_as_it_is() -> None:
    table = play(me="red right: Engineering, Archery").dogma("Engineering", me=["pass"])
    assert table.me.splay("red") == "right"


def test_a_splay_that_changes_nothing_is_not_offered() -> None:
    table = play(me="red left: Engineering, Archery").dogma("Engineering")
    assert table.asked == []


def test_an_opponent_with_as_many_castles_only_splays() -> None:
    table = play(me="red: Engineering", you="red: Construction, Oars", supply={3: "Paper"})
    table.dogma("Engineering", you=["red"])
    assert table.changes == "me hand +Paper; you red splayed left"
    assert table.bonus
