"""Agriculture."""

from splay.playing import play


def test_scores_a_card_one_higher_than_the_one_returned() -> None:  # ruling 108
    table = play(me="yellow: Agriculture; hand: Currency, Oars", supply={3: "Optics"})
    table.dogma("Agriculture", me=["Currency"])
    assert table.me.score == ["Optics"]
    assert table.me.hand == ["Oars"]
    assert table.bottom_of_supply(2) == "Currency"


def test_agriculture_can_be_declined() -> None:
    table = play(me="yellow: Agriculture; hand: Currency")
    table.dogma("Agriculture", me=["pass"])
    assert table.me.hand == ["Currency"]
    assert table.me.score == []


def test_an_empty_hand_is_not_asked() -> None:
    table = play(me="yellow: Agriculture")
    table.dogma("Agriculture")
    assert table.asked == []
    assert table.me.score == []


def test_an_empty_supply_is_skipped() -> None:
    table = play(me="yellow: Agriculture; hand: Oars", supply={2: "end", 3: "Optics"})
    table.dogma("Agriculture", me=["Oars"])
    assert table.changes == "me hand -Oars; me score +Optics"


def test_returning_a_ten_ends_the_game() -> None:
    table = play(me="yellow: Agriculture; hand: Software", you="score: Oars")
    table.dogma("Agriculture", me=["Software"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_an_opponent_with_as_many_leaves_shares() -> None:
    table = play(me="yellow: Agriculture", you="blue: Pottery; hand: Oars", supply={1: "Tools", 2: "Calendar"})
    table.dogma("Agriculture", you=["Oars"])
    assert table.changes == "me hand +Tools; you hand -Oars; you score +Calendar"
    assert table.bonus
