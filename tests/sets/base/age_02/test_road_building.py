"""Road Building."""

from splay.playing import play


def test_two_melds_swap_top_red_for_top_green() -> None:
    table = play(
        me="red: Road Building, Oars; hand: Tools, Masonry, Pottery",
        you="green: Sailing, Clothing; red: Coal",
    )
    table.dogma("Road Building", me=["Masonry", "Tools", "you"])
    assert (table.me.top("yellow"), table.me.top("blue")) == ("Masonry", "Tools")
    assert table.me.hand == ["Pottery"]
    assert (table.me.pile("red"), table.you.pile("red")) == (["Oars"], ["Road Building", "Coal"])
    assert (table.me.pile("green"), table.you.pile("green")) == (["Sailing"], ["Clothing"])


def test_the_swap_can_be_declined() -> None:
    table = play(me="red: Road Building; hand: Tools, Masonry", you="green: Sailing")
    table.dogma("Road Building", me=["Tools", "Masonry", "pass"])
    assert table.changes == "me blue +Tools; me yellow +Masonry; me hand -Masonry -Tools"


def test_one_of_two_cards_may_be_kept_and_then_there_is_no_swap() -> None:  # hard case 19
    table = play(me="red: Road Building; hand: Tools, Masonry", you="green: Sailing")
    table.dogma("Road Building", me=["Tools", "pass"])
    assert [keys for _, _, keys in table.asked] == [["masonry", "tools"], ["masonry", "pass"]]
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_the_only_card_must_be_melded() -> None:
    table = play(me="red: Road Building; hand: Tools", you="green: Sailing")
    table.dogma("Road Building")
    assert table.asked == []
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_an_empty_hand_does_nothing() -> None:
    table = play(me="red: Road Building", you="green: Sailing")
    table.dogma("Road Building")
    assert table.asked == []
    assert (table.me.pile("red"), table.you.pile("green")) == (["Road Building"], ["Sailing"])


def test_a_red_card_just_melded_is_the_one_to_go() -> None:
    table = play(me="red: Road Building; hand: Tools, Oars", you="green: Sailing")
    table.dogma("Road Building", me=["Oars", "Tools", "you"])
    assert table.changes == "me blue +Tools; me green +Sailing; me hand -Oars -Tools; you red +Oars; you green -Sailing"


def test_a_player_without_green_receives_the_red_card_all_the_same() -> None:  # ruling 114
    table = play(me="red: Road Building; hand: Tools, Masonry", you="blue: Pottery")
    table.dogma("Road Building", me=["Tools", "Masonry", "you"])
    assert table.changes == (
        "me blue +Tools; me red -Road Building; me yellow +Masonry; me hand -Masonry -Tools; you red +Road Building"
    )


def test_without_a_red_card_there_is_nothing_to_swap() -> None:  # ruling 114
    table = play(
        me="red: Road Building; green: Clothing",
        you="yellow: Masonry; hand: Tools, Sailing",
        supply={2: "Calendar"},
    )
    table.dogma("Road Building", you=["Tools", "Sailing"])
    assert table.changes == "me hand +Calendar; you blue +Tools; you green +Sailing; you hand -Sailing -Tools"
    assert table.bonus


def test_the_swap_is_with_a_player_of_ones_choice() -> None:
    table = play(me="red: Road Building; hand: Tools, Pottery", you="green: Sailing", third="green: Clothing")
    table.dogma("Road Building", me=["Tools", "Pottery", "third"])
    assert table.changes == (
        "me blue +Pottery +Tools; me red -Road Building; me green +Clothing; me hand -Pottery -Tools; "
        "third red +Road Building; third green -Clothing"
    )


def test_a_partner_can_be_chosen_too() -> None:  # ruling 105
    table = play(me="red: Road Building; hand: Tools, Pottery", third="green: Clothing", fourth="", teams="13-24")
    table.dogma("Road Building", me=["Tools", "Pottery", "third"])
    assert table.changes == (
        "me blue +Pottery +Tools; me red -Road Building; me green +Clothing; me hand -Pottery -Tools; "
        "third red +Road Building; third green -Clothing"
    )
