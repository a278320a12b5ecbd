"""Software: score a [10]; meld two and execute the second alone."""

from splay.playing import play


def test_scores_one_and_executes_the_second_of_two() -> None:
    table = play(me="blue: Software", supply={10: "Stem Cells, Databases, A.I., The Internet, Robotics"})
    table.dogma("Software")
    assert (table.me.pile("green"), table.me.pile("purple")) == (["Databases"], ["A.I."])
    assert table.me.score == ["Stem Cells", "The Internet"]
    assert table.supply(10)[0] == "Robotics"


def test_the_first_of_two_is_not_executed() -> None:
    table = play(me="blue: Software", supply={10: "Stem Cells, A.I., Databases, Robotics"}).dogma("Software")
    assert table.changes == "me green +Databases; me purple +A.I.; me score +Stem Cells"
    assert table.supply(10)[0] == "Robotics"


def test_executions_nest_deeper() -> None:  # hard case 5
    table = play(
        me="blue: Software",
        supply={10: "Stem Cells, Miniaturization, Robotics, A.I., The Internet, Databases"},
    )
    table.dogma("Software")
    assert table.me.pile("red") == ["Robotics", "Miniaturization"]
    assert table.me.pile("purple") == ["A.I."]
    assert table.me.score == ["Stem Cells", "The Internet"]
    assert table.supply(10)[0] == "Databases"


def test_software_goes_on_when_its_first_card_covers_it() -> None:  # ruling 62
    table = play(me="blue: Software", supply={10: "Stem Cells, Bioengineering, A.I., The Internet, Databases"})
    table.dogma("Software")
    assert table.changes == "me blue +Bioengineering; me purple +A.I.; me score +Stem Cells +The Internet"


def test_a_sharing_opponent_brings_the_bonus() -> None:  # hard case 4
    table = play(
        me="blue: Software",
        you="blue: Rocketry",
        supply={10: "Stem Cells, The Internet, Globalization, Databases, Robotics, Miniaturization"},
    ).dogma("Software")
    assert (table.you.score, table.me.score) == (["Stem Cells"], ["The Internet"])
    assert (table.you.pile("yellow"), table.you.pile("green")) == (["Globalization"], ["Databases"])
    assert table.me.pile("red") == ["Miniaturization", "Robotics"]
    assert table.bonus
    assert table.me.hand == ["A.I."]


def test_the_second_meld_can_end_the_game() -> None:  # hard case 14
    table = play(me="blue: Software", you="score: Coal", supply={10: "Stem Cells, A.I., end"}).dogma("Software")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert (table.me.pile("purple"), table.me.score) == (["A.I."], ["Stem Cells"])
