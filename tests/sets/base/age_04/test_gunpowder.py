"""Gunpowder (red, 4)."""

from splay.playing import play


def test_takes_one_top_card_with_a_castle_and_scores_a_two() -> None:
    table = play(
        me="red: Gunpowder",
        you="blue: Tools; red: Archery; green: Sailing, The Wheel",
        supply={2: "Currency"},
    )
    table.dogma("Gunpowder", you=["Tools"])
    assert table.asked == [("you", "card", ["tools", "archery"])]
    assert table.me.score == ["Currency", "Tools"]
    assert table.me.scored == 1  # the transfer is no scoring
    assert table.you.pile("red") == ["Archery"]
    assert table.you.pile("blue") == []


def test_scores_nothing_if_no_top_card_has_a_castle() -> None:
    table = play(me="red: Gunpowder", you="green: Sailing, The Wheel; hand: Archery").dogma("Gunpowder")
    assert table.me.score == []
    assert table.you.pile("green") == ["Sailing", "The Wheel"]


# ruling 51
def test_one_transfer_among_several_opponents_is_enough_and_sharers_score_too() -> None:
    table = play(
        me="red: Gunpowder",
        you="blue: Tools",
        third="green: Sailing",
        fourth="red: Coal; green: The Wheel",
        supply={2: "Calendar, Currency", 4: "Anatomy"},
    )
    table.dogma("Gunpowder")
    assert table.changes == "me hand +Anatomy; me score +Currency +Tools; you blue -Tools; fourth score +Calendar"
    assert table.you.score == table.third.score == []
    assert table.bonus


def test_a_later_dogma_does_not_remember_the_transfer() -> None:
    table = play(me="red: Gunpowder", you="blue: Tools", supply={2: "Calendar, Currency"})
    assert table.dogma("Gunpowder").changes == "me score +Calendar +Tools; you blue -Tools"
    assert table.dogma("Gunpowder").changes == ""
