"""Ecology: return a card to score another and draw two [10]."""

from splay.playing import play


def test_returns_one_card_and_scores_another() -> None:
    table = play(me="yellow: Ecology; hand: Tools, Sailing, Oars", supply={10: "Software, Robotics"})
    table.dogma("Ecology", me=["Tools", "Oars"])
    assert table.bottom_of_supply(1) == "Tools"
    assert (table.me.score, table.me.scored) == (["Oars"], 1)
    assert table.me.hand == ["Robotics", "Sailing", "Software"]


def test_ecology_can_be_declined() -> None:
    table = play(me="yellow: Ecology; hand: Tools, Sailing").dogma("Ecology", me=["pass"])
    assert (table.me.hand, table.me.score) == (["Sailing", "Tools"], [])


def test_the_only_card_can_be_returned_for_two_tens() -> None:
    table = play(me="yellow: Ecology; hand: Tools", supply={10: "Software, Robotics"}).dogma("Ecology", me=["Tools"])
    assert (table.me.hand, table.me.score) == (["Robotics", "Software"], [])


def test_an_empty_hand_gives_nothing() -> None:
    table = play(me="yellow: Ecology").dogma("Ecology")
    assert (table.me.hand, table.asked) == ([], [])


def test_a_sharing_opponent_brings_the_bonus_by_returning() -> None:
    table = play(
        me="yellow: Ecology; hand: Archery",
        you="blue: Writing; hand: Tools",
        supply={10: "Software, Robotics", 9: "Suburbia"},
    ).dogma("Ecology", you=["Tools"], me=["pass"])
    assert table.you.hand == ["Robotics", "Software"]
    assert table.bonus
    assert table.me.hand == ["Archery", "Suburbia"]


def test_a_sharing_opponent_who_declines_brings_none() -> None:
    table = play(me="yellow: Ecology", you="blue: Writing; hand: Tools").dogma("Ecology", you=["pass"])
    assert not table.bonus
    assert table.me.hand == []


def test_the_second_ten_can_end_the_game() -> None:  # hard case 14
    table = play(me="yellow: Ecology; hand: Tools, Coal", you="score: Machinery", supply={10: "Software, end"})
    table.dogma("Ecology", me=["Tools"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert table.me.score == ["Coal"]
