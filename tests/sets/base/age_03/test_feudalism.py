"""Feudalism (purple, 3)."""

from splay.playing import play

ME = "purple: Feudalism; green: The Wheel"
THREE = "; blue: Tools, Writing; red: Archery, Oars; green: Sailing, Clothing"


def test_takes_a_castle_card_and_unsplays_its_color() -> None:
    table = play(me=ME, you="red left: Optics, Coal; blue left: Translation, Pottery; hand: Oars, Sailing, Tools")
    table.dogma("Feudalism", you=["Oars"])
    assert table.asked == [("you", "card", ["tools", "oars"])]
    assert table.me.hand == ["Oars"]
    assert table.you.hand == ["Sailing", "Tools"]
    assert table.you.splay("red") == "none"
    assert table.you.splay("blue") == "left"


def test_a_color_that_is_not_splayed_stays_as_it_is() -> None:
    table = play(me=ME, you="red left: Optics, Coal; hand: Tools").dogma("Feudalism")
    assert table.changes == "me hand +Tools; you hand -Tools"


# hard case 21
def test_a_hand_without_a_castle_is_shown() -> None:
    table = play(me=ME + "; hand: Archery", you="green left: Sailing, Compass; hand: Clothing, Writing")
    table.dogma("Feudalism")
    assert sorted(table.shown) == ["Clothing", "Writing"]
    assert table.you.hand == ["Clothing", "Writing"]
    assert table.me.hand == ["Archery"]
    assert table.you.splay("green") == "left"


def test_an_empty_hand_gives_nothing() -> None:
    table = play(me=ME, you="red left: Optics, Coal").dogma("Feudalism")
    assert table.shown == table.me.hand == []
    assert table.you.splay("red") == "left"


def test_yellow_or_purple_may_be_splayed_left() -> None:
    table = play(me="purple: Feudalism, Mysticism; yellow: Masonry, Agriculture" + THREE)
    table.dogma("Feudalism", me=["purple"])
    assert table.asked == [("me", "splay", ["color:yellow", "color:purple", "pass"])]
    assert table.me.splay("purple") == "left"
    assert table.me.splay("yellow") == "none"


def test_the_splay_can_be_declined() -> None:
    table = play(me="purple: Feudalism; yellow: Masonry, Agriculture").dogma("Feudalism", me=["pass"])
    assert table.me.splay("yellow") == "none"


def test_an_opponent_with_as_many_castles_shares_the_splay_only() -> None:
    table = play(me="purple: Feudalism", you="yellow: Masonry, Agriculture; hand: Archery", supply={3: "Paper"})
    table.dogma("Feudalism", you=["yellow"])
    assert table.you.splay("yellow") == "left"
    assert table.you.hand == ["Archery"]
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_the_first_edition_leaves_the_splay() -> None:
    table = play(me=ME, you="red left: Optics, Coal; hand: Oars, Sailing, Tools", edition="first")
    table.dogma("Feudalism", you=["Oars"])
    assert table.asked == [("you", "card", ["tools", "oars"])]
    assert table.changes == "me hand +Oars; you hand -Oars"


def test_the_first_edition_too_splays_yellow_or_purple() -> None:
    table = play(me="purple: Feudalism; yellow: Masonry, Agriculture", edition="first")
    table.dogma("Feudalism", me=["yellow"])
    assert table.me.splay("yellow") == "left"
