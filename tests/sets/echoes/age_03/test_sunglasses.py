"""Sunglasses (3, purple): EC146; rulings 67, 195; decision 8."""

from tests.sets.echoes.tables import echoes

BRANCHES = ("me", "branch", ["branch:1", "branch:2", "pass"])


def test_scores_a_card_of_a_splayed_color() -> None:
    table = echoes("purple: Sunglasses; red left: Oars, Archery; hand: Metalworking, Tools", "")
    table.dogma("Sunglasses", me=["no"])
    assert table.asked[0] == ("me", "card", ["metalworking"])  # asked, so that nobody learns that it's the only one
    assert table.me.score == ["Metalworking"]
    assert table.me.scored == 1
    assert table.me.hand == ["Tools"]
    assert table.shown == []


def test_chooses_among_the_cards_of_all_splayed_colors() -> None:
    table = echoes(
        "purple: Sunglasses; red left: Oars, Archery; blue up: Tools, Writing; green: Sailing, Clothing; "
        "hand: Optics, Pottery, Paper, Novel",
        "",
    )
    table.dogma("Sunglasses", me=["Pottery", "no"])
    assert table.asked[0] == ("me", "card", ["pottery", "optics"])
    assert table.changes == "me hand -Pottery; me score +Pottery"


def test_a_hand_with_no_such_card_is_shown() -> None:  # ruling 67, decision 8
    table = echoes("purple: Sunglasses; red left: Oars, Archery; hand: Paper, Tools", "")
    table.dogma("Sunglasses", me=["no"])
    assert table.shown == ["Tools", "Paper"]
    assert table.me.hand == ["Paper", "Tools"]
    assert table.me.score == []


def test_without_a_splayed_color_nothing_is_scored_or_shown() -> None:
    table = echoes("purple: Sunglasses; red: Oars, Archery; hand: Optics", "")
    table.dogma("Sunglasses")
    assert table.asked == []
    assert table.shown == []
    assert table.me.hand == ["Optics"]


def test_purple_can_be_splayed_like_another_color() -> None:
    table = echoes("purple: Sunglasses, Mysticism; red left: Oars, Archery", "")
    table.dogma("Sunglasses", me=[1])
    assert table.asked == [BRANCHES]
    assert (table.me.splay("purple"), table.me.splay("red")) == ("left", "left")


def test_another_color_can_be_splayed_like_purple() -> None:
    table = echoes(
        "purple right: Sunglasses, Mysticism; red: Oars, Archery; blue left: Tools, Writing; green: Sailing", ""
    )
    table.dogma("Sunglasses", me=[2, "blue"])
    assert table.asked == [BRANCHES, ("me", "splay", ["color:blue", "color:red"])]
    assert (table.me.splay("blue"), table.me.splay("red"), table.me.splay("purple")) == ("right", "none", "right")


def test_splaying_is_optional() -> None:
    table = echoes("purple: Sunglasses, Mysticism; red left: Oars, Archery", "")
    table.dogma("Sunglasses", me=["pass"])
    assert (table.me.splay("purple"), table.me.splay("red")) == ("none", "left")


def test_each_way_is_offered_once_and_only_those_that_change_purple() -> None:  # ruling 39
    table = echoes(
        "purple left: Sunglasses, Mysticism; blue left: Tools, Writing; red right: Oars, Archery; "
        "green right: Sailing, Clothing; yellow up: Masonry, Agriculture",
        "",
    )
    table.dogma("Sunglasses", me=[1, "Masonry"])
    assert table.asked == [BRANCHES, ("me", "card", ["oars", "masonry"])]
    assert table.me.splay("purple") == "up"


def test_purple_can_be_unsplayed_like_another_color() -> None:  # ruling 195
    table = echoes("purple left: Sunglasses, Mysticism; red: Oars", "")
    table.dogma("Sunglasses", me=["yes"])
    assert table.asked == [("me", "may", ["yes", "no"])]
    assert table.me.splay("purple") == "none"


def test_another_color_can_be_unsplayed_like_purple() -> None:  # ruling 195
    table = echoes("purple: Sunglasses; red left: Oars, Archery; blue up: Tools, Writing", "")
    table.dogma("Sunglasses", me=["yes", "red"])
    assert table.asked == [("me", "may", ["yes", "no"]), ("me", "splay", ["color:blue", "color:red"])]
    assert (table.me.splay("red"), table.me.splay("blue")) == ("none", "up")


def test_where_only_one_of_both_can_be_done_it_can_be_declined() -> None:
    table = echoes("purple: Sunglasses; red left: Oars, Archery", "")
    table.dogma("Sunglasses", me=["no"])
    assert table.me.splay("red") == "left"
    table = echoes("purple left: Sunglasses, Mysticism; red: Oars", "")
    table.dogma("Sunglasses", me=["no"])
    assert table.me.splay("purple") == "left"


def test_nothing_is_asked_if_all_colors_are_splayed_alike() -> None:
    table = echoes("purple left: Sunglasses, Mysticism; red left: Oars, Archery", "")
    table.dogma("Sunglasses")
    assert table.asked == []


def test_a_color_without_cards_is_no_model() -> None:
    table = echoes("purple left: Sunglasses, Mysticism", "")
    table.dogma("Sunglasses")
    assert table.asked == []
    assert table.me.splay("purple") == "left"


def test_a_sharer_without_purple_cards_has_no_way_to_follow() -> None:
    table = echoes("purple: Sunglasses", "red left: Oars, Archery", supply={3: "Paper"})
    table.dogma("Sunglasses")
    assert table.asked == []
    assert table.you.splay("red") == "left"
    assert not table.bonus


def test_a_sharer_with_as_many_castles_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "purple: Sunglasses", "purple: Mysticism, Code of Laws; red left: Oars, Archery", supply={3: "Paper"}
    )
    table.dogma("Sunglasses", you=[1])
    assert table.you.splay("purple") == "left"
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_one_castle_fewer_does_not_share() -> None:
    table = echoes("purple: Sunglasses", "purple: Philosophy, Code of Laws; blue up: Writing, Calendar")
    table.dogma("Sunglasses")
    assert table.asked == []
    assert table.you.splay("purple") == "none"
