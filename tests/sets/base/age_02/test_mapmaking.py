"""Mapmaking."""

from splay.playing import play


def test_takes_a_one_and_scores_a_one() -> None:
    table = play(me="green: Mapmaking", you="score: Tools, Oars, Calendar", supply={1: "Pottery"})
    table.dogma("Mapmaking", you=["Oars"])
    assert table.asked == [("you", "card", ["oars", "tools"])]  # Calendar is a 2
    assert table.me.score == ["Oars", "Pottery"]
    assert table.you.score == ["Calendar", "Tools"]
    assert table.me.scored == 1  # hard case 11: the transfer is no scoring


def test_the_only_one_goes_unasked() -> None:
    table = play(me="green: Mapmaking", you="score: Tools, Calendar", supply={1: "Pottery"})
    table.dogma("Mapmaking")
    assert table.asked == []
    assert table.changes == "me score +Pottery +Tools; you score -Tools"


def test_without_a_one_nothing_happens() -> None:
    table = play(me="green: Mapmaking; score: Writing", you="score: Calendar; hand: Oars")
    table.dogma("Mapmaking")
    assert table.me.score == ["Writing"]
    assert table.you.score == ["Calendar"]
    assert table.shown == []


def test_two_transfers_still_score_a_single_one() -> None:
    table = play(me="green: Mapmaking", you="score: Tools", third="score: Oars", supply={1: "Pottery, Writing"})
    table.dogma("Mapmaking")
    assert table.changes == "me score +Oars +Pottery +Tools; you score -Tools; third score -Oars"


def test_one_transfer_of_two_opponents_is_enough() -> None:  # ruling 51
    table = play(me="green: Mapmaking", you="score: Tools", third="score: Calendar", supply={1: "Pottery"})
    table.dogma("Mapmaking")
    assert table.changes == "me score +Pottery +Tools; you score -Tools"


def test_a_sharing_opponent_scores_for_the_transfer_of_another() -> None:  # ruling 51
    table = play(
        me="green: Mapmaking",
        you="score: Tools",
        third="green: Sailing; score: Oars",
        supply={1: "Pottery, Writing", 2: "Calendar"},
    )
    table.dogma("Mapmaking")
    assert table.changes == "me hand +Calendar; me score +Tools +Writing; you score -Tools; third score +Pottery"
    assert table.bonus
