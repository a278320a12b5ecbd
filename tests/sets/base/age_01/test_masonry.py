"""Masonry."""

from splay.playing import play


def test_melds_as_many_castles_as_wanted() -> None:
    table = play(me="yellow: Masonry; hand: Tools, Archery, Pottery, The Wheel")
    table.dogma("Masonry", me=["Archery", "Tools", "pass"])
    assert table.asked[0] == ("me", "card", ["the-wheel", "archery", "tools", "pass"])  # no castle on Pottery
    assert (table.me.top("red"), table.me.top("blue")) == ("Archery", "Tools")
    assert table.me.hand == ["Pottery", "The Wheel"]


def test_three_are_no_monument() -> None:
    table = play(me="yellow: Masonry; hand: Tools, Archery, The Wheel")
    table.dogma("Masonry", me=["Archery", "Tools", "The Wheel"])
    assert table.changes == "me blue +Tools; me red +Archery; me green +The Wheel; me hand -Archery -The Wheel -Tools"


def test_four_claim_the_monument() -> None:  # ruling 36
    table = play(me="yellow: Masonry; hand: Tools, Archery, The Wheel, Mysticism")
    table.dogma("Masonry", me=["Archery", "Tools", "The Wheel", "Mysticism"])
    assert table.changes == (
        "me blue +Tools; me red +Archery; me green +The Wheel; me purple +Mysticism; "
        "me hand -Archery -Mysticism -The Wheel -Tools; me achievements +Monument; available -Monument"
    )


def test_a_monument_that_is_gone_cannot_be_claimed() -> None:  # hard case 12
    table = play(me="yellow: Masonry; hand: Tools, Archery, The Wheel, Mysticism", you="achievements: Monument")
    table.dogma("Masonry", me=["Archery", "Tools", "The Wheel", "Mysticism"])
    assert table.changes == (
        "me blue +Tools; me red +Archery; me green +The Wheel; me purple +Mysticism; "
        "me hand -Archery -Mysticism -The Wheel -Tools"
    )


def test_the_monument_can_win_the_game() -> None:  # hard cases 12 and 13
    table = play(
        me="yellow: Masonry; hand: Tools, Archery, The Wheel, Mysticism; achievements: 1, 2, 3, 4, 5",
        you="hand: Oars",
        available="6, Monument",
    )
    table.dogma("Masonry", me=["Archery", "Tools", "The Wheel", "Mysticism"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_masonry_can_be_declined() -> None:  # hard case 17: nothing melded is nothing done
    table = play(me="yellow: Masonry; hand: Tools, Archery")
    table.dogma("Masonry", me=["pass"])
    assert table.me.hand == ["Archery", "Tools"]
    assert table.me.pile("yellow") == ["Masonry"]


def test_a_hand_without_castles_is_asked_all_the_same() -> None:  # hard case 22
    table = play(me="yellow: Masonry; hand: Pottery, Writing")
    table.dogma("Masonry")
    assert table.asked == [("me", "card", ["pass"])]
    assert table.shown == []


def test_an_empty_hand_is_not_asked() -> None:
    table = play(me="yellow: Masonry")
    table.dogma("Masonry")
    assert table.asked == []


def test_cards_of_one_color_are_melded_in_the_chosen_order() -> None:
    table = play(me="yellow: Masonry; hand: Archery, Oars")
    table.dogma("Masonry", me=["Oars", "Archery"])
    assert table.changes == "me red +Archery +Oars; me hand -Archery -Oars"


def test_a_sharing_opponent_claims_first() -> None:  # hard case 12
    table = play(
        me="yellow: Masonry; hand: Metalworking, City States, Domestication, Monotheism",
        you="green: The Wheel; hand: Tools, Archery, Mysticism, Oars",
        supply={2: "Calendar"},
    )
    table.dogma(
        "Masonry",
        you=["Tools", "Archery", "Mysticism", "Oars"],
        me=["Metalworking", "City States", "Domestication", "Monotheism"],
    )
    assert table.changes == (
        "me red +Metalworking; me yellow +Domestication; me purple +Monotheism +City States; "
        "me hand -City States -Domestication -Metalworking -Monotheism +Calendar; you blue +Tools; "
        "you red +Oars +Archery; you purple +Mysticism; you hand -Archery -Mysticism -Oars -Tools; "
        "you achievements +Monument; available -Monument"
    )
    assert table.bonus


def test_the_last_castle_picked_does_not_tell_that_it_was_the_last() -> None:  # hard case 22
    table = play(me="yellow: Masonry; hand: Tools, Pottery")
    table.dogma("Masonry", me=["Tools"])
    assert table.asked == [("me", "card", ["tools", "pass"]), ("me", "card", ["pass"])]
    assert table.changes == "me blue +Tools; me hand -Tools"
