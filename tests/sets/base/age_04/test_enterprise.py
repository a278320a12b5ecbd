"""Enterprise (purple, 4)."""

from splay.playing import play

THREE = "; blue: Tools, Writing; red: Archery, Oars; yellow: Masonry, Agriculture"


def test_takes_a_crown_card_which_is_replaced_by_a_four() -> None:
    table = play(
        me="purple: Enterprise; green: Navigation",
        you="blue: Writing, Tools; red: Archery; green: Sailing; purple: City States",
        supply={4: "Anatomy"},
    )
    table.dogma("Enterprise", you=["Writing"])
    assert table.asked == [("you", "card", ["writing", "sailing"])]
    assert table.me.pile("blue") == ["Writing"]
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.pile("yellow") == ["Anatomy"]
    assert table.me.pile("yellow") == []


def test_nothing_is_drawn_if_only_a_purple_card_has_a_crown() -> None:
    table = play(me="purple: Enterprise", you="purple: City States; red: Archery, Oars").dogma("Enterprise")
    assert table.you.pile("purple") == ["City States"]
    assert table.you.pile("red") == ["Archery", "Oars"]
    assert table.me.pile("purple") == ["Enterprise"]
    assert table.you.hand == []


def test_green_may_be_splayed_right() -> None:
    table = play(me="purple: Enterprise, Mysticism; green: Sailing, Compass" + THREE).dogma("Enterprise", me=["green"])
    assert table.asked == [("me", "splay", ["color:green", "pass"])]
    assert table.me.splay("green") == "right"
    assert table.me.splay("purple") == "none"


def test_green_may_stay_as_it_is() -> None:
    table = play(me="purple: Enterprise; green left: Sailing, Compass").dogma("Enterprise", me=["pass"])
    assert table.me.splay("green") == "left"


def test_the_card_taken_can_be_splayed_at_once() -> None:
    table = play(me="purple: Enterprise; green: Compass", you="green: Sailing", supply={4: "Anatomy"})
    table.dogma("Enterprise", me=["green"])
    assert table.changes == "me green +Sailing; me green splayed right; you green -Sailing; you yellow +Anatomy"


def test_an_opponent_with_as_many_crowns_only_splays() -> None:
    table = play(me="purple: Enterprise", you="green: Navigation, Compass", supply={4: "Anatomy"})
    table.dogma("Enterprise", you=["green"])
    assert table.you.pile("green") == ["Navigation", "Compass"]
    assert table.you.splay("green") == "right"
    assert table.bonus
    assert table.me.hand == ["Anatomy"]
