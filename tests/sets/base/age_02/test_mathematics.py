"""Mathematics."""

from splay.playing import play


def test_melds_a_card_one_higher_than_the_one_returned() -> None:  # ruling 108
    table = play(me="blue: Mathematics; hand: Currency, Oars", supply={3: "Optics"})
    table.dogma("Mathematics", me=["Currency"])
    assert table.me.pile("red") == ["Optics"]
    assert table.me.hand == ["Oars"]
    assert table.bottom_of_supply(2) == "Currency"


def test_mathematics_can_be_declined() -> None:
    table = play(me="blue: Mathematics; hand: Currency")
    table.dogma("Mathematics", me=["pass"])
    assert table.me.hand == ["Currency"]
    assert table.me.pile("blue") == ["Mathematics"]


def test_an_empty_hand_is_not_asked() -> None:
    table = play(me="blue: Mathematics")
    table.dogma("Mathematics")
    assert table.asked == []
    assert table.me.pile("blue") == ["Mathematics"]


def test_returning_a_ten_ends_the_game() -> None:
    table = play(me="blue: Mathematics; hand: Software; score: Oars")
    table.dogma("Mathematics", me=["Software"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_an_opponent_with_as_many_bulbs_shares() -> None:
    table = play(me="blue: Mathematics", you="blue: Tools; hand: Oars", supply={2: "Mapmaking, Calendar"})
    table.dogma("Mathematics", you=["Oars"])
    assert table.changes == "me hand +Calendar; you green +Mapmaking; you hand -Oars"
    assert table.bonus
