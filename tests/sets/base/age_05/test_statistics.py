"""Statistics."""

from splay.playing import play


def test_all_highest_cards_go_from_score_pile_to_hand() -> None:
    table = play(me="yellow: Statistics", you="score: Sailing, Coal, Banking; hand: Tools")
    table.dogma("Statistics")
    assert table.asked == []
    assert table.you.hand == ["Banking", "Coal", "Tools"]
    assert table.you.score == ["Sailing"]
    assert table.me.hand == []


def test_it_is_not_repeated_for_a_single_card() -> None:
    table = play(me="yellow: Statistics", you="score: Sailing, Coal")  # ruling 125
    table.dogma("Statistics")
    assert table.you.hand == ["Coal"]
    assert table.you.score == ["Sailing"]


def test_an_empty_score_pile_gives_nothing() -> None:
    table = play(me="yellow: Statistics; score: Coal", you="hand: Tools")
    table.dogma("Statistics")
    assert table.you.hand == ["Tools"]
    assert table.me.score == ["Coal"]


def test_yellow_may_be_splayed_right() -> None:
    table = play(me="yellow: Statistics, Agriculture; green: Sailing, Clothing")
    table.dogma("Statistics", me=["yellow"])
    assert table.asked == [("me", "splay", ["color:yellow", "pass"])]
    assert table.me.splay("yellow") == "right"


def test_the_splay_can_be_declined() -> None:
    table = play(me="yellow: Statistics, Agriculture")
    table.dogma("Statistics", me=["pass"])
    assert table.me.splay("yellow") == "none"


def test_first_edition_takes_one_of_the_highest() -> None:
    table = play(me="yellow: Statistics", you="score: Sailing, Coal, Banking; hand: Tools", edition="first")
    table.dogma("Statistics", you=["Banking"])
    assert sorted(table.asked[0][2]) == ["banking", "coal"]
    assert table.you.hand == ["Banking", "Tools"]
    assert table.you.score == ["Coal", "Sailing"]


def test_first_edition_repeats_while_it_is_the_only_card_in_hand() -> None:
    table = play(me="yellow: Statistics", you="score: Calendar, Coal, Sailing, Tools", edition="first")
    table.dogma("Statistics")
    assert table.you.hand == ["Calendar", "Coal"]
    assert table.you.score == ["Sailing", "Tools"]


def test_first_edition_stops_when_the_score_pile_is_empty() -> None:
    table = play(me="yellow: Statistics", you="score: Coal", edition="first")
    table.dogma("Statistics")
    assert table.you.hand == ["Coal"]
    assert table.you.score == []


def test_first_edition_keeps_the_splay() -> None:
    table = play(me="yellow: Statistics, Agriculture", edition="first")
    table.dogma("Statistics", me=["yellow"])
    assert table.me.splay("yellow") == "right"
