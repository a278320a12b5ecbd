"""Computers: splay red or green up, then meld a [10] and execute it alone."""

from splay.playing import play

ELEVEN_CLOCKS = "blue: Computers; red: Fission; green: Satellites; purple up: Railroad, Lighting"


def test_splays_red_or_green_up() -> None:
    table = play(me="blue: Computers, Tools; red: Oars, Archery; green: Sailing, Clothing", supply={10: "Stem Cells"})
    table.dogma("Computers", me=["green"])
    assert table.changes == "me green splayed up; me yellow +Stem Cells"
    assert table.asked == [("me", "splay", ["color:red", "color:green", "pass"])]


def test_the_splay_can_be_declined() -> None:
    table = play(me="blue: Computers; red: Oars, Archery", supply={10: "Stem Cells"})
    table.dogma("Computers", me=["pass"])
    assert table.me.splay("red") == "none"
    assert table.me.pile("yellow") == ["Stem Cells"]


def test_splays_that_change_nothing_are_not_offered() -> None:
    table = play(me="blue: Computers; red up: Oars, Archery; green: Sailing", supply={10: "Stem Cells"})
    table.dogma("Computers")
    assert table.asked == []
    assert table.changes == "me yellow +Stem Cells"


def test_the_melded_card_is_executed_without_its_demand() -> None:
    table = play(
        me="blue: Computers", you="yellow: Agriculture", supply={10: "Globalization", 6: "Atomic Theory"}
    ).dogma("Computers")
    assert table.me.pile("yellow") == ["Globalization"]
    assert table.me.score == ["Atomic Theory"]
    assert table.you.pile("yellow") == ["Agriculture"]


def test_a_card_with_only_a_demand_does_nothing() -> None:
    table = play(me="blue: Computers", you="score: Tools, Coal", supply={10: "Databases"})
    table.dogma("Computers")
    assert table.me.pile("green") == ["Databases"]
    assert table.you.score == ["Coal", "Tools"]


def test_the_nested_card_goes_on_when_it_is_covered() -> None:  # hard case 5, ruling 138
    table = play(
        me="blue: Computers",
        supply={10: "Software, Stem Cells, Bioengineering, A.I., The Internet, Databases"},
    )
    table.dogma("Computers")
    assert table.me.pile("blue") == ["Bioengineering", "Software", "Computers"]
    assert table.me.pile("purple") == ["A.I."]
    assert table.me.score == ["Stem Cells", "The Internet"]
    assert table.supply(10)[0] == "Databases"


def test_a_sharing_opponent_executes_his_own_card_alone() -> None:  # hard cases 4 and 5
    table = play(
        me="blue: Computers",
        you="blue: Rocketry",
        supply={10: "A.I., Stem Cells, Databases, Robotics, Software"},
    ).dogma("Computers")
    assert (table.you.pile("purple"), table.you.score) == (["A.I."], ["Stem Cells"])
    assert (table.me.pile("green"), table.me.score) == (["Databases"], [])
    assert table.bonus
    assert table.me.hand == ["Robotics"]


def test_without_a_ten_the_game_ends_in_the_middle() -> None:  # hard case 14
    table = play(me="blue: Computers; score: Tools", you="score: Machinery", supply={10: "end"})
    table.dogma("Computers")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
    assert table.me.pile("blue") == ["Computers"]


def test_the_nested_card_can_end_the_game_by_drawing() -> None:  # hard cases 13 and 14
    table = play(
        me="blue: Computers; red: Robotics; green: Satellites; score: Tools",
        you="blue: Software",
        supply={10: "A.I., end"},
    ).dogma("Computers")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert table.me.pile("purple") == ["A.I."]


def test_a_meld_that_wins_keeps_the_nested_card_from_starting() -> None:  # hard case 13
    table = play(
        me=f"{ELEVEN_CLOCKS}; achievements: 1, 2, 3, 4, 5",
        supply={10: "Software, Stem Cells"},
    ).dogma("Computers")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])
    assert table.me.achievements == ["1", "2", "3", "4", "5", "World"]
    assert table.me.score == []


def test_a_special_achievement_for_the_meld_lets_the_nested_card_go_on() -> None:  # hard case 8
    table = play(
        me=ELEVEN_CLOCKS,
        supply={10: "Software, Stem Cells, Miniaturization, Databases"},
    ).dogma("Computers")
    assert table.changes == (
        "me blue +Software; me red +Miniaturization; me green +Databases; me score +Stem Cells; "
        "me achievements +World; available -World"
    )
