"""Currency."""

from splay.playing import play


def test_scores_a_two_for_each_different_value_returned() -> None:
    table = play(me="green: Currency; hand: Tools, Oars, Calendar", supply={2: "Mapmaking, Fermenting, Monotheism"})
    table.dogma("Currency", me=["Tools", "Calendar", "Oars"])
    assert table.me.score == ["Fermenting", "Mapmaking"]
    assert table.me.hand == []
    assert table.supply(1)[-2:] == ["Tools", "Oars"]  # hard case 20: in the chosen order
    assert table.bottom_of_supply(2) == "Calendar"


def test_cards_of_one_value_count_once() -> None:
    table = play(me="green: Currency; hand: Tools, Oars, Calendar", supply={2: "Mapmaking"})
    table.dogma("Currency", me=["Oars", "Tools", "pass"])
    assert table.me.score == ["Mapmaking"]
    assert table.me.hand == ["Calendar"]


def test_currency_can_be_declined() -> None:
    table = play(me="green: Currency; hand: Tools, Oars")
    table.dogma("Currency", me=["pass"])
    assert table.me.score == []
    assert table.me.hand == ["Oars", "Tools"]


def test_an_empty_hand_is_not_asked() -> None:
    table = play(me="green: Currency")
    table.dogma("Currency")
    assert table.asked == []
    assert table.me.score == []


def test_an_opponent_with_as_many_crowns_shares() -> None:
    table = play(me="green: Currency", you="green: Sailing; hand: Oars", supply={2: "Mapmaking, Calendar"})
    table.dogma("Currency", you=["Oars"])
    assert table.changes == "me hand +Calendar; you hand -Oars; you score +Mapmaking"
    assert table.bonus
