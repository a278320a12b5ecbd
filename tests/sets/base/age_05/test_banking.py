"""Banking."""

from splay.playing import play


def test_takes_a_top_card_with_a_factory_and_its_owner_draws_and_scores_a_five() -> None:
    table = play(me="green: Banking", you="red: Coal, Oars", supply={5: "Statistics"})
    table.dogma("Banking")
    assert table.me.pile("red") == ["Coal"]
    assert table.you.pile("red") == ["Oars"]
    assert table.you.score == ["Statistics"]
    assert table.me.score == []


def test_its_owner_chooses_among_the_fitting_cards() -> None:
    table = play(me="green: Banking", you="red: Coal; blue: Chemistry", supply={5: "Statistics"})
    table.dogma("Banking", you=["Chemistry"])
    assert table.changes == "me blue +Chemistry; you blue -Chemistry; you score +Statistics"


def test_neither_green_cards_nor_cards_without_a_factory_nor_covered_ones_fit() -> None:
    you = "green: Electricity; yellow: Agriculture; red: Archery, Coal"  # hard case 24
    table = play(me="green: Banking", you=you, supply={5: "Statistics"})
    table.dogma("Banking")
    assert table.me.pile("green") == ["Banking"]
    assert table.me.pile("red") == table.me.pile("yellow") == []
    assert table.you.score == []
    assert table.supply(5)[0] == "Statistics"


def test_the_card_takes_over_the_splay_of_its_new_pile() -> None:
    table = play(me="green: Banking; red left: Oars, Archery", you="red: Coal", supply={5: "The Pirate Code"})
    table.dogma("Banking")
    assert table.changes == "me red +Coal; you red -Coal; you score +The Pirate Code"


def test_green_may_be_splayed_right() -> None:
    table = play(me="green: Banking, Sailing; blue: Pottery, Tools")
    table.dogma("Banking", me=["green"])
    assert table.asked == [("me", "splay", ["color:green", "pass"])]
    assert table.me.splay("green") == "right"


def test_the_splay_can_be_declined() -> None:
    table = play(me="green: Banking, Sailing")
    table.dogma("Banking", me=["pass"])
    assert table.me.splay("green") == "none"
