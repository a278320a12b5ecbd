"""Stem Cells: score the whole hand, or none of it."""

from splay.playing import play


def test_scores_the_whole_hand() -> None:
    table = play(me="yellow: Stem Cells; hand: Tools, Coal, Robotics").dogma("Stem Cells", me=["yes"])
    assert table.me.hand == []
    assert (table.me.score, table.me.points, table.me.scored) == (["Coal", "Robotics", "Tools"], 16, 3)


def test_stem_cells_can_be_declined() -> None:
    table = play(me="yellow: Stem Cells; hand: Tools, Coal").dogma("Stem Cells", me=["no"])
    assert (table.me.hand, table.me.score) == (["Coal", "Tools"], [])


def test_an_empty_hand_has_no_choice() -> None:
    table = play(me="yellow: Stem Cells; score: Tools").dogma("Stem Cells")
    assert (table.me.score, table.asked) == (["Tools"], [])


def test_six_cards_make_a_monument() -> None:  # hard case 11
    table = play(me="yellow: Stem Cells; hand: Tools, Coal, Robotics, Oars, Sailing, Genetics")
    table.dogma("Stem Cells", me=["yes"])
    assert table.changes == (
        "me hand -Coal -Genetics -Oars -Robotics -Sailing -Tools; "
        "me score +Coal +Genetics +Oars +Robotics +Sailing +Tools; me achievements +Monument; available -Monument"
    )


def test_a_sharing_opponent_brings_the_bonus_only_by_scoring() -> None:
    table = play(me="yellow: Stem Cells; hand: Oars", you="yellow: Agriculture; hand: Tools", supply={10: "Robotics"})
    table.dogma("Stem Cells", you=["yes"], me=["no"])
    assert table.changes == "me hand +Robotics; you hand -Tools; you score +Tools"


def test_a_sharing_opponent_who_declines_brings_none() -> None:
    table = play(me="yellow: Stem Cells; hand: Oars", you="yellow: Agriculture; hand: Tools")
    table.dogma("Stem Cells", you=["no"], me=["no"])
    assert not table.bonus
    assert table.me.hand == ["Oars"]
