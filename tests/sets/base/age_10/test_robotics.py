"""Robotics: score the top green card, meld a [10] and execute it alone."""

from splay.playing import play


def test_scores_green_then_melds_and_executes() -> None:
    table = play(me="red: Robotics; green: Sailing, Clothing", supply={10: "A.I., Stem Cells, Databases"})
    table.dogma("Robotics")
    assert table.me.pile("green") == ["Clothing"]
    assert table.me.pile("purple") == ["A.I."]
    assert (table.me.score, table.me.scored) == (["Sailing", "Stem Cells"], 2)


def test_without_green_the_rest_happens() -> None:
    table = play(me="red: Robotics; blue: Tools", supply={10: "A.I., Stem Cells"}).dogma("Robotics")
    assert table.changes == "me purple +A.I.; me score +Stem Cells"


def test_goes_on_when_the_card_covers_it() -> None:  # ruling 138
    table = play(me="red: Robotics; hand: Tools", supply={10: "Miniaturization"}).dogma("Robotics", me=["Tools"])
    assert table.changes == "me red +Miniaturization; me hand -Tools"
    assert table.bottom_of_supply(1) == "Tools"


def test_a_card_with_only_a_demand_does_nothing() -> None:
    table = play(me="red: Robotics", you="score: Tools", supply={10: "Databases"}).dogma("Robotics")
    assert (table.me.pile("green"), table.you.score) == (["Databases"], ["Tools"])


def test_the_nested_card_is_executed_to_its_end_even_from_the_score_pile() -> None:  # hard cases 5 and 6, ruling 62
    table = play(me="red: Robotics; achievements: 1", supply={10: "Self Service, Stem Cells"}).dogma("Robotics")
    assert table.me.score == ["Self Service"]
    assert table.me.pile("yellow") == ["Stem Cells"]
    assert table.result is not None
    assert (table.result.winners, table.result.card) == (["me"], "Self Service")


def test_a_sharing_opponent_brings_the_bonus() -> None:  # hard case 4
    table = play(
        me="red: Robotics; green: Sailing",
        you="red: Coal; green: Clothing",
        supply={10: "A.I., Stem Cells, Databases, Software, Globalization"},
    ).dogma("Robotics")
    assert table.changes == (
        "me green -Sailing +Databases; me hand +Software; me score +Sailing; you green -Clothing; you purple +A.I.; "
        "you score +Clothing +Stem Cells"
    )
    assert table.bonus


def test_without_a_ten_the_game_ends_after_the_scoring() -> None:  # hard case 14
    table = play(me="red: Robotics; green: Sailing", supply={10: "end"})
    table.dogma("Robotics")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert table.me.score == ["Sailing"]
