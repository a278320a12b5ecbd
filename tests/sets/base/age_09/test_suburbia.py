"""Suburbia: tuck any number of cards and score a [1] for each."""

from splay.playing import play


def test_scores_a_one_for_each_card_tucked() -> None:
    table = play(
        me="yellow: Suburbia; red: Archery; hand: Tools, Sailing, Oars",
        supply={1: "Writing, Pottery, Clothing"},
    ).dogma("Suburbia", me=["Oars", "Tools", "pass"])
    assert (table.me.pile("red"), table.me.pile("blue")) == (["Archery", "Oars"], ["Tools"])
    assert table.me.score == ["Pottery", "Writing"]
    assert table.me.hand == ["Sailing"]
    assert (table.me.tucked, table.me.scored) == (2, 2)


def test_the_order_of_choice_is_the_order_of_tucking() -> None:
    table = play(me="yellow: Suburbia; hand: Tools, Writing", supply={1: "Domestication, Clothing"}).dogma(
        "Suburbia", me=["Writing", "Tools"]
    )
    assert table.changes == "me blue +Writing +Tools; me hand -Tools -Writing; me score +Clothing +Domestication"


def test_suburbia_can_be_declined() -> None:
    table = play(me="yellow: Suburbia; hand: Tools").dogma("Suburbia", me=["pass"])
    assert (table.me.hand, table.me.score, table.me.pile("blue")) == (["Tools"], [], [])


def test_an_empty_hand_gives_nothing() -> None:
    table = play(me="yellow: Suburbia").dogma("Suburbia")
    assert (table.me.score, table.asked) == ([], [])


def test_scores_higher_cards_when_the_ones_run_out() -> None:
    table = play(me="yellow: Suburbia; hand: Tools, Sailing", supply={1: "Pottery, end", 2: "Calendar"})
    table.dogma("Suburbia", me=["Tools", "Sailing"])
    assert table.changes == "me blue +Tools; me green +Sailing; me hand -Sailing -Tools; me score +Calendar +Pottery"


def test_six_tucked_cards_make_a_monument() -> None:  # hard case 11
    six = ["Tools", "Sailing", "Oars", "Writing", "Archery", "Clothing"]
    table = play(
        me=f"yellow: Suburbia; hand: {', '.join(six)}",
        supply={1: "Domestication, Metalworking, City States, Mysticism, Code of Laws, Pottery"},
    ).dogma("Suburbia", me=list(six))
    assert table.changes == (
        "me blue +Tools +Writing; me red +Oars +Archery; me green +Sailing +Clothing; "
        "me hand -Archery -Clothing -Oars -Sailing -Tools -Writing; "
        "me score +City States +Code of Laws +Domestication +Metalworking +Mysticism +Pottery; "
        "me achievements +Monument; available -Monument"
    )
    assert (table.me.tucked, table.me.scored) == (6, 6)


def test_a_monument_that_wins_comes_before_the_scoring() -> None:  # hard case 13
    six = ["Tools", "Sailing", "Oars", "Writing", "Archery", "Clothing"]
    table = play(me=f"yellow: Suburbia; hand: {', '.join(six)}; achievements: 2, 3, 4, 5, 6")
    table.dogma("Suburbia", me=list(six))
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])
    assert table.me.score == []


def test_three_and_three_make_no_monument() -> None:
    table = play(
        me="yellow: Suburbia; hand: Tools, Sailing, Oars", supply={1: "Domestication, Writing, Archery"}
    ).dogma("Suburbia", me=["Tools", "Sailing", "Oars"])
    assert table.changes == (
        "me blue +Tools; me red +Oars; me green +Sailing; me hand -Oars -Sailing -Tools; "
        "me score +Archery +Domestication +Writing"
    )
