"""Genetics: meld a [10] and score what lies beneath it."""

from splay.playing import play


def test_scores_the_whole_pile_beneath() -> None:
    table = play(
        me="blue left: Genetics, Tools, Writing; red: Oars, Archery", supply={10: "Software, Stem Cells"}
    ).dogma("Genetics")
    assert (table.me.pile("blue"), table.me.splay("blue")) == (["Software"], "none")
    assert table.me.score == ["Genetics", "Tools", "Writing"]
    assert table.me.scored == 3
    assert table.me.pile("red") == ["Oars", "Archery"]


def test_scores_nothing_beneath_a_new_color() -> None:
    table = play(me="blue: Genetics, Tools", supply={10: "Robotics"}).dogma("Genetics")
    assert (table.me.pile("red"), table.me.pile("blue")) == (["Robotics"], ["Genetics", "Tools"])
    assert table.me.score == []


def test_does_not_execute_the_melded_card() -> None:
    table = play(me="blue: Genetics", supply={10: "A.I., Stem Cells"}).dogma("Genetics")
    assert table.changes == "me purple +A.I."
    assert table.supply(10)[0] == "Stem Cells"


def test_six_cards_beneath_make_a_monument() -> None:  # hard case 11, ruling 132
    table = play(me="blue: Genetics, Tools, Writing, Pottery, Calendar, Mathematics", supply={10: "Software"})
    table.dogma("Genetics")
    assert table.changes == (
        "me blue -Genetics -Tools -Writing -Pottery -Calendar -Mathematics +Software; "
        "me score +Calendar +Genetics +Mathematics +Pottery +Tools +Writing; me achievements +Monument; "
        "available -Monument"
    )
    assert table.me.scored == 6


def test_five_cards_beneath_do_not() -> None:
    table = play(me="blue: Genetics, Tools, Writing, Pottery, Calendar", supply={10: "Software"})
    table.dogma("Genetics")
    assert table.changes == (
        "me blue -Genetics -Tools -Writing -Pottery -Calendar +Software; "
        "me score +Calendar +Genetics +Pottery +Tools +Writing"
    )


def test_a_monument_that_wins_stops_the_scoring() -> None:  # hard case 13
    table = play(
        me="blue: Genetics, Tools, Writing, Pottery, Calendar, Physics, Alchemy; achievements: 1, 2, 3, 4, 5",
        supply={10: "Software"},
    ).dogma("Genetics")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])
    assert table.me.scored == 6
    assert len(table.me.pile("blue")) == 2


def test_a_sharing_opponent_scores_his_own_pile() -> None:
    table = play(me="blue: Genetics", you="blue: Experimentation", supply={10: "Software, Robotics, Stem Cells"}).dogma(
        "Genetics"
    )
    assert (table.you.pile("blue"), table.you.score) == (["Software"], ["Experimentation"])
    assert (table.me.pile("red"), table.me.score) == (["Robotics"], [])
    assert table.bonus
    assert table.me.hand == ["Stem Cells"]


def test_without_a_ten_the_game_ends_before_anything_is_scored() -> None:  # hard case 14
    table = play(me="blue: Genetics, Tools", you="score: Writing", supply={10: "end"}).dogma("Genetics")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
    assert table.me.score == []
