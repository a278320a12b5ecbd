"""Coal."""

from splay.playing import play


def test_tucks_splays_and_scores_a_top_card_with_the_one_beneath() -> None:
    table = play(me="red: Coal, Oars; green: Sailing, Clothing, The Wheel", supply={5: "Statistics"})
    table.dogma("Coal", me=["red", "Sailing"])
    assert table.me.pile("yellow") == ["Statistics"]
    assert table.me.splay("red") == "right"
    assert table.me.score == ["Clothing", "Sailing"]
    assert table.me.pile("green") == ["The Wheel"]


def test_a_top_card_with_nothing_beneath_is_scored_alone() -> None:
    table = play(me="red: Coal, Oars; purple: Mysticism", supply={5: "Statistics"})
    table.dogma("Coal", me=["pass", "Mysticism"])
    assert table.changes == "me yellow +Statistics; me purple -Mysticism; me score +Mysticism"


def test_the_tucked_card_may_be_the_one_beneath() -> None:
    table = play(me="red: Coal", supply={5: "The Pirate Code"})
    table.dogma("Coal", me=["pass", "Coal"])
    assert table.me.score == ["Coal", "The Pirate Code"]
    assert table.me.pile("red") == []


def test_both_choices_can_be_declined() -> None:
    table = play(me="red: Coal; green: Sailing", supply={5: "The Pirate Code"})
    table.dogma("Coal", me=["pass", "pass"])
    assert table.me.pile("red") == ["Coal", "The Pirate Code"]  # hard case 26: tucked, not melded
    assert table.me.splay("red") == "none"
    assert table.me.score == []
    assert (table.me.tucked, table.me.scored) == (1, 0)


def test_only_red_can_be_splayed_and_only_own_top_cards_scored() -> None:
    table = play(me="red: Coal; green: Sailing, Clothing", you="blue: Pottery", supply={5: "Statistics"})
    table.dogma("Coal", me=["pass"])
    assert table.asked == [("me", "card", ["coal", "sailing", "statistics", "pass"])]
    assert table.changes == "me yellow +Statistics"


def test_a_sharing_opponent_gives_the_bonus() -> None:
    table = play(me="red: Coal", you="red: Composites", supply={5: "Statistics, Banking, Steam Engine", 6: "Canning"})
    table.dogma("Coal", you=["pass"], me=["pass"])
    assert table.changes == "me green +Banking; me hand +Steam Engine; you yellow +Statistics"
    assert table.bonus
