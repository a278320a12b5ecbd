"""Bicycle (7, green)."""

from splay.playing import play


def test_exchanges_hand_and_score_pile() -> None:
    table = play(me="green: Bicycle; hand: Tools, Alchemy; score: Optics, Flight, Oars")
    table.dogma("Bicycle", me=["yes"])
    assert table.me.hand == ["Flight", "Oars", "Optics"]
    assert table.me.score == ["Alchemy", "Tools"]
    assert table.me.points == 4


def test_an_empty_hand_receives_the_score_pile() -> None:
    table = play(me="green: Bicycle; score: Optics, Flight")
    table.dogma("Bicycle", me=["yes"])
    assert table.me.hand == ["Flight", "Optics"]
    assert table.me.score == []


def test_an_empty_score_pile_receives_the_hand() -> None:
    table = play(me="green: Bicycle; hand: Optics, Flight")
    table.dogma("Bicycle", me=["yes"])
    assert table.me.hand == []
    assert table.me.score == ["Flight", "Optics"]


def test_bicycle_can_be_declined() -> None:
    table = play(me="green: Bicycle; hand: Tools; score: Optics")
    table.dogma("Bicycle", me=["no"])
    assert table.me.hand == ["Tools"]
    assert table.me.score == ["Optics"]


def test_asks_nothing_if_there_are_no_cards() -> None:
    table = play(me="green: Bicycle")
    table.dogma("Bicycle")
    assert table.asked == []


def test_exchanged_cards_are_not_scored() -> None:  # hard case 11, decision 10
    table = play(me="green: Bicycle; hand: Tools, Writing, Pottery, Oars, Archery, Masonry")
    table.dogma("Bicycle", me=["yes"])
    assert table.changes == (
        "me hand -Archery -Masonry -Oars -Pottery -Tools -Writing; "
        "me score +Archery +Masonry +Oars +Pottery +Tools +Writing"
    )
    assert table.me.scored == 0


def test_a_sharers_exchange_brings_the_bonus() -> None:  # hard case 1
    table = play(me="green: Bicycle", you="green: Currency; hand: Tools", supply={7: "Explosives"})
    table.dogma("Bicycle", you=["yes"])
    assert table.changes == "me hand +Explosives; you hand -Tools; you score +Tools"
    assert table.bonus


def test_a_sharers_exchange_of_nothing_brings_no_bonus() -> None:  # hard case 1
    table = play(me="green: Bicycle", you="green: Currency")
    table.dogma("Bicycle")
    assert not table.bonus
    assert table.me.hand == []
