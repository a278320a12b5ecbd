"""Philosophy."""

from splay.playing import play


def test_splays_one_color_left_and_scores_one_card() -> None:
    table = play(me="purple: Philosophy; blue: Tools, Pottery; red: Oars, Archery; hand: Sailing, Calendar")
    table.dogma("Philosophy", me=["red", "Calendar"])
    assert (table.me.splay("blue"), table.me.splay("red")) == ("none", "left")
    assert table.me.score == ["Calendar"]
    assert table.me.hand == ["Sailing"]
    assert table.me.scored == 1


def test_both_can_be_declined() -> None:
    table = play(me="purple: Philosophy; blue: Tools, Pottery; hand: Sailing")
    table.dogma("Philosophy", me=["pass", "pass"])
    assert table.me.splay("blue") == "none"
    assert (table.me.score, table.me.hand) == ([], ["Sailing"])


def test_only_splays_that_change_something_are_offered() -> None:  # hard case 28
    table = play(me="purple: Philosophy; blue left: Tools, Pottery; red right: Oars, Archery; green: Sailing, Clothing")
    table.dogma("Philosophy", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "color:green", "pass"])]
    assert table.me.splay("red") == "left"


def test_with_nothing_to_splay_or_score_nothing_is_asked() -> None:  # hard case 28
    table = play(me="purple: Philosophy; blue left: Tools, Pottery; red: Oars")
    table.dogma("Philosophy")
    assert table.asked == []
    assert table.me.splay("blue") == "left"


def test_an_opponents_splay_is_a_change() -> None:
    table = play(me="purple: Philosophy", you="blue: Experimentation, Pottery", supply={2: "Calendar"})
    table.dogma("Philosophy", you=["blue"])
    assert table.you.splay("blue") == "left"
    assert table.me.hand == ["Calendar"]
    assert table.bonus


def test_an_opponent_who_declines_changes_nothing() -> None:
    table = play(me="purple: Philosophy", you="blue: Experimentation, Pottery; hand: Oars")
    table.dogma("Philosophy", you=["pass", "pass"])
    assert not table.bonus
    assert table.me.hand == []
