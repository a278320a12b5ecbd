"""Composites: take all but one card of a hand, and the highest card of a score pile."""

from splay.playing import play


def test_the_victim_keeps_one_card_of_his_choice() -> None:
    table = play(me="red: Composites", you="hand: Sailing, Writing, Oars").dogma("Composites", you=["Writing"])
    assert table.you.hand == ["Writing"]
    assert table.me.hand == ["Oars", "Sailing"]


def test_the_highest_card_of_the_score_pile_changes_hands() -> None:
    table = play(me="red: Composites", you="score: Tools, Machinery, Coal").dogma("Composites")
    assert (table.me.score, table.me.points) == (["Coal"], 5)
    assert (table.you.score, table.you.points) == (["Machinery", "Tools"], 4)
    assert table.me.scored == 0


def test_a_single_card_in_hand_is_kept() -> None:  # ruling 133
    table = play(me="red: Composites", you="hand: Sailing; score: Tools").dogma("Composites")
    assert table.changes == "me score +Tools; you score -Tools"


def test_the_victim_chooses_among_the_highest() -> None:
    table = play(me="red: Composites", you="score: Tools, Machinery, Medicine").dogma("Composites", you=["Medicine"])
    assert table.asked == [("you", "card", ["medicine", "machinery"])]
    assert table.me.score == ["Medicine"]
    assert table.you.score == ["Machinery", "Tools"]


def test_who_has_nothing_gives_nothing() -> None:
    table = play(me="red: Composites; hand: Tools; score: Oars").dogma("Composites")
    assert (table.me.hand, table.me.score) == (["Tools"], ["Oars"])
    assert table.asked == []


def test_an_opponent_with_as_many_factories_is_spared() -> None:
    table = play(me="red: Composites", you="red: Coal; hand: Sailing, Writing; score: Tools").dogma("Composites")
    assert (table.you.hand, table.you.score) == (["Sailing", "Writing"], ["Tools"])


def test_every_victim_gives() -> None:
    table = play(me="red: Composites", you="hand: Sailing, Writing", third="hand: Oars, Tools; score: Coal")
    table.dogma("Composites", you=["Sailing"], third=["Tools"])
    assert table.changes == (
        "me hand +Oars +Writing; me score +Coal; you hand -Writing; third hand -Oars; third score -Coal"
    )
