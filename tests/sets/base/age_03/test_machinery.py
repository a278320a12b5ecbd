"""Machinery (yellow, 3)."""

from splay.playing import play

THREE = "; blue: Tools, Writing; green: Sailing, Clothing; purple: Mysticism, City States"


def test_a_whole_hand_is_exchanged_for_all_the_highest_cards() -> None:
    table = play(me="yellow: Machinery; hand: Compass, Sailing, Paper", you="hand: Calendar, Writing")
    table.dogma("Machinery")
    assert table.you.hand == ["Compass", "Paper"]
    assert table.me.hand == ["Calendar", "Sailing", "Writing"]


# ruling 68
def test_an_empty_hand_still_receives() -> None:
    table = play(me="yellow: Machinery; hand: Compass, Sailing").dogma("Machinery")
    assert table.you.hand == ["Compass"]
    assert table.me.hand == ["Sailing"]


# ruling 68
def test_an_empty_hand_still_takes() -> None:
    table = play(me="yellow: Machinery", you="hand: Sailing, Compass").dogma("Machinery")
    assert table.me.hand == ["Compass", "Sailing"]
    assert table.you.hand == []


def test_two_empty_hands_stay_empty() -> None:
    table = play(me="yellow: Machinery").dogma("Machinery")
    assert "exchange" not in [event.kind for event in table.events]
    assert table.me.hand == table.you.hand == table.me.score == table.shown == []


def test_scores_a_card_with_a_castle() -> None:
    table = play(me="yellow: Machinery", you="hand: Archery, Sailing, Oars").dogma("Machinery", me=["Oars"])
    assert table.asked == [("me", "card", ["oars", "archery"])]
    assert table.changes == "me hand +Archery +Sailing; me score +Oars; you hand -Archery -Oars -Sailing"


# hard case 22
def test_the_only_card_with_a_castle_is_still_asked_for() -> None:
    table = play(me="yellow: Machinery", you="hand: Archery, Sailing").dogma("Machinery")
    assert table.asked == [("me", "card", ["archery"])]
    assert table.changes == "me hand +Sailing; me score +Archery; you hand -Archery -Sailing"


# hard case 21
def test_a_hand_without_a_castle_is_shown_and_only_that_one() -> None:
    table = play(
        me="yellow: Machinery, Masonry; hand: Archery",
        you="yellow: Agriculture; hand: Sailing, Writing",
        third="hand: Oars",
        supply={3: "Paper"},
    )
    table.dogma("Machinery")
    assert table.changes == "me hand -Archery; me score +Oars; third hand -Oars +Archery"
    assert sorted(table.shown) == ["Sailing", "Writing"]
    assert not table.bonus


def test_red_may_be_splayed_left() -> None:
    table = play(me="yellow: Machinery, Masonry; red: Archery, Oars" + THREE).dogma("Machinery", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.splay("red") == "left"
    assert table.me.splay("yellow") == "none"


def test_red_may_stay_as_it_is() -> None:
    table = play(me="yellow: Machinery; red: Archery, Oars").dogma("Machinery", me=["pass"])
    assert table.me.splay("red") == "none"
