"""Reformation (purple, 4)."""

from splay.playing import play

SEVEN_LEAVES = "purple: Reformation; yellow: Agriculture; green: Compass"
THREE = "; blue: Tools, Writing; red: Archery, Oars; green: The Wheel, Mapmaking"


def test_tucks_a_card_for_every_two_leaves() -> None:
    table = play(me=SEVEN_LEAVES + "; hand: Archery, Oars, Tools, Writing")
    table.dogma("Reformation", me=["yes", "Oars", "Tools", "Archery"])
    assert table.me.hand == ["Writing"]
    assert table.me.pile("red") == ["Oars", "Archery"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.tucked == 3


# ruling 66
def test_who_begins_cannot_stop_early() -> None:
    table = play(me=SEVEN_LEAVES + "; hand: Archery, Oars, Tools, Writing")
    table.dogma("Reformation", me=["yes", "Archery", "Oars", "Writing"])
    assert [(kind, "pass" in keys) for _, kind, keys in table.asked] == [("may", False)] + [("card", False)] * 3
    assert table.changes == "me blue +Writing; me red +Archery +Oars; me hand -Archery -Oars -Writing"


def test_the_hand_may_stay_as_it_is() -> None:
    table = play(me=SEVEN_LEAVES + "; hand: Archery, Oars, Tools, Writing").dogma("Reformation", me=["no"])
    assert table.me.hand == ["Archery", "Oars", "Tools", "Writing"]
    assert table.me.tucked == 0


# decision 7
def test_a_smaller_hand_is_tucked_as_a_whole_in_the_chosen_order() -> None:
    table = play(me=SEVEN_LEAVES + "; hand: Archery, Oars")
    table.dogma("Reformation", me=["yes", "Oars"])
    assert table.me.hand == []
    assert table.me.pile("red") == ["Oars", "Archery"]


def test_does_nothing_with_an_empty_hand_and_single_cards() -> None:
    table = play(me=SEVEN_LEAVES).dogma("Reformation")
    assert table.asked == []
    assert table.me.tucked == 0


def test_yellow_or_purple_may_be_splayed_right() -> None:
    table = play(me="purple: Reformation; yellow left: Agriculture, Masonry; hand: Mysticism" + THREE)
    table.dogma("Reformation", me=["yes", "purple"])
    assert table.asked[1] == ("me", "splay", ["color:yellow", "color:purple", "pass"])
    assert table.changes == "me purple +Mysticism tucked; me purple splayed right; me hand -Mysticism"


def test_the_splay_can_be_declined() -> None:
    table = play(me="purple: Reformation, Mysticism").dogma("Reformation", me=["pass"])
    assert table.me.splay("purple") == "none"


def test_an_opponent_who_shares_counts_their_own_leaves() -> None:
    table = play(
        me="purple: Reformation",
        you="yellow: Agriculture; green: Sailing; hand: Archery, Tools, Oars",
        supply={4: "Anatomy"},
    )
    table.dogma("Reformation", you=["yes", "Tools", "Oars"])
    assert table.changes == "me hand +Anatomy; you blue +Tools; you red +Oars; you hand -Oars -Tools"
    assert table.you.tucked == 2
    assert table.bonus
