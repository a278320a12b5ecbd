"""Encyclopedia."""

from splay.playing import play


def test_melds_all_the_highest_cards_of_the_score_pile() -> None:
    table = play(me="blue: Encyclopedia; green: Sailing; score: Coal, Banking, Enterprise")
    table.dogma("Encyclopedia", me=["yes"])
    assert table.me.pile("red") == ["Coal"]
    assert table.me.pile("green") == ["Banking", "Sailing"]
    assert table.me.score == ["Enterprise"]


def test_the_order_within_a_color_is_chosen() -> None:
    table = play(me="blue: Encyclopedia; score: Coal, The Pirate Code, Banking")
    table.dogma("Encyclopedia", me=["yes", "Coal"])
    assert table.me.pile("red") == ["The Pirate Code", "Coal"]
    assert table.me.pile("green") == ["Banking"]
    assert table.me.score == []


def test_encyclopedia_can_be_declined_as_a_whole() -> None:
    table = play(me="blue: Encyclopedia; score: Coal, Banking")
    table.dogma("Encyclopedia", me=["no"])
    assert table.me.score == ["Banking", "Coal"]
    assert table.me.pile("red") == table.me.pile("green") == []


def test_an_empty_score_pile_asks_nothing() -> None:
    table = play(me="blue: Encyclopedia; hand: Coal")
    table.dogma("Encyclopedia")
    assert table.asked == []
    assert table.me.hand == ["Coal"]


def test_a_sharing_opponent_who_declines_gives_no_bonus() -> None:
    table = play(me="blue: Encyclopedia", you="green: Navigation; score: Coal")
    table.dogma("Encyclopedia", you=["no"])
    assert table.you.score == ["Coal"]
    assert not table.bonus
