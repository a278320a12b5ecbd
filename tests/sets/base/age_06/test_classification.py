"""Classification."""

from splay.playing import play


def test_takes_all_cards_of_the_revealed_color_and_melds_them_in_the_chosen_order() -> None:
    table = play(me="green: Classification; hand: Sailing, Tools", you="hand: Clothing, Writing, The Wheel")
    table.dogma("Classification", me=["Sailing", "The Wheel", "Sailing"])
    assert table.me.pile("green") == ["Clothing", "Sailing", "The Wheel", "Classification"]
    assert table.me.hand == ["Tools"]
    assert table.you.hand == ["Writing"]
    assert table.shown == ["Sailing"]


def test_whoever_has_no_such_card_shows_the_hand_and_others_do_not() -> None:
    you, third, fourth = "hand: Writing, Oars", "hand: Clothing, Pottery", ""  # hard case 21
    table = play(me="green: Classification; hand: Sailing", you=you, third=third, fourth=fourth)
    table.dogma("Classification", me=["Clothing"])
    assert sorted(table.shown) == ["Oars", "Sailing", "Writing"]
    assert table.changes == "me green +Sailing +Clothing; me hand -Sailing; third hand -Clothing"


def test_a_single_card_is_revealed_without_a_question() -> None:
    table = play(me="green: Classification; hand: Oars")
    table.dogma("Classification")
    assert table.asked == []
    assert table.shown == ["Oars"]
    assert table.changes == "me red +Oars; me hand -Oars"


def test_every_card_of_the_color_in_the_own_hand_is_melded() -> None:
    table = play(me="green: Classification; hand: Oars, Archery, Tools")
    table.dogma("Classification", me=["Archery", "Oars"])
    assert table.me.pile("red") == ["Archery", "Oars"]
    assert table.me.hand == ["Tools"]


def test_an_empty_hand_takes_nothing() -> None:
    table = play(me="green: Classification", you="hand: Clothing, Oars")  # ruling 126
    table.dogma("Classification")
    assert table.asked == []
    assert table.shown == []
    assert table.you.hand == ["Clothing", "Oars"]


def test_a_team_mate_is_no_opponent() -> None:
    you, third, fourth = "hand: Clothing", "hand: The Wheel, Oars", "hand: Compass"  # ruling 105
    me = "green: Classification; hand: Sailing"
    table = play(me=me, you=you, third=third, fourth=fourth, teams="13-24")
    table.dogma("Classification", me=["Clothing", "Compass"])
    assert table.changes == (
        "me green +Sailing +Compass +Clothing; me hand -Sailing; you hand -Clothing; fourth hand -Compass"
    )
    assert table.shown == ["Sailing"]


def test_a_sharing_opponent_takes_first_and_gives_the_bonus() -> None:
    me, you = "green: Classification; hand: Sailing, Tools", "blue: Experimentation; hand: Clothing"
    table = play(me=me, you=you, supply={6: "Canning"})
    table.dogma("Classification", you=["Clothing"])
    assert table.changes == (
        "me blue +Tools; me hand -Sailing -Tools +Canning; you green +Sailing +Clothing; you hand -Clothing"
    )
    assert table.shown == ["Clothing", "Tools"]
    assert table.bonus
