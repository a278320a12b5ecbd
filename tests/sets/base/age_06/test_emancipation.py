"""Emancipation."""

from splay.playing import play


def test_takes_a_chosen_card_into_my_score_pile_for_a_six() -> None:
    table = play(me="purple: Emancipation", you="hand: Sailing, Tools", supply={6: "Canning"})
    table.dogma("Emancipation", you=["Tools"])
    assert table.me.score == ["Tools"]
    assert table.you.hand == ["Canning", "Sailing"]
    assert table.me.scored == 0  # hard case 11: a transfer is not scoring


def test_the_only_card_is_taken_without_a_question() -> None:
    table = play(me="purple: Emancipation", you="hand: Sailing", supply={6: "Canning"})
    table.dogma("Emancipation")
    assert table.asked == []
    assert table.me.score == ["Sailing"]
    assert table.you.hand == ["Canning"]


def test_an_empty_hand_draws_nothing() -> None:
    table = play(me="purple: Emancipation")
    table.dogma("Emancipation")
    assert table.me.score == []
    assert table.you.hand == []


def test_an_opponent_with_as_many_factories_is_spared() -> None:
    table = play(me="purple: Emancipation", you="red: Colonialism; hand: Sailing")
    table.dogma("Emancipation")
    assert table.you.hand == ["Sailing"]
    assert not table.bonus


def test_red_or_purple_may_be_splayed_right() -> None:
    me = "purple: Emancipation, Mysticism; red: Coal, Oars; green: Sailing, Clothing"
    table = play(me=me)
    table.dogma("Emancipation", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "color:purple", "pass"])]
    assert table.me.splay("red") == "right"
    assert table.me.splay("purple") == "none"


def test_purple_is_splayed_or_the_splay_declined() -> None:
    for answer, splay in [("purple", "right"), ("pass", "none")]:
        table = play(me="purple: Emancipation, Mysticism")
        table.dogma("Emancipation", me=[answer])
        assert table.me.splay("purple") == splay
