"""Societies."""

from splay.playing import play


def test_takes_a_card_with_a_bulb_higher_than_my_top_card_of_its_color() -> None:
    table = play(me="purple: Societies; blue: Calendar", you="blue: Physics, Tools", supply={5: "Coal"})
    table.dogma("Societies")
    assert table.me.pile("blue") == ["Physics", "Calendar"]
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.hand == ["Coal"]


def test_its_owner_chooses_and_an_empty_color_counts_zero() -> None:
    # rulings 121, 150
    table = play(me="purple: Societies", you="blue: Physics; green: Measurement", supply={5: "Statistics"})
    table.dogma("Societies", you=["Measurement"])
    assert table.asked == [("you", "card", ["physics", "measurement"])]
    assert table.changes == "me green +Measurement; you green -Measurement; you hand +Statistics"


def test_equal_or_lower_cards_and_those_without_a_bulb_and_covered_ones_do_not_fit() -> None:
    me = "purple: Societies; blue: Chemistry; green: Electricity"  # hard case 24
    you = "blue: Physics; green: Invention; yellow: Canning, Statistics; red: Coal"
    table = play(me=me, you=you, supply={5: "The Pirate Code"})
    table.dogma("Societies")
    assert table.you.hand == []  # hard case 17
    assert table.me.pile("blue") == ["Chemistry"]
    assert table.me.pile("green") == ["Electricity"]
    assert table.me.pile("red") == table.me.pile("yellow") == []
    assert table.supply(5)[0] == "The Pirate Code"


def test_only_the_same_color_is_compared() -> None:
    table = play(me="purple: Societies; red: Fission", you="blue: Pottery; yellow: Statistics", supply={5: "Banking"})
    table.dogma("Societies")
    assert table.changes == "me yellow +Statistics; you yellow -Statistics; you hand +Banking"


def test_a_higher_purple_card_fits() -> None:
    table = play(me="purple: Societies", you="purple: Democracy", supply={5: "Statistics"})
    table.dogma("Societies")
    assert table.changes == "me purple +Democracy; you purple -Democracy; you hand +Statistics"


def test_first_edition_takes_lower_cards_too_but_no_purple_ones() -> None:
    me, you = "purple: Societies; blue: Chemistry", "purple: Democracy; blue: Tools; red: Coal"
    table = play(me=me, you=you, supply={5: "Banking"}, edition="first")
    table.dogma("Societies")
    assert table.changes == "me blue +Tools; you blue -Tools; you hand +Banking"


def test_first_edition_without_a_fitting_card_draws_nothing() -> None:
    table = play(me="purple: Societies", you="purple: Democracy; red: Coal", edition="first")
    table.dogma("Societies")
    assert table.me.pile("purple") == ["Societies"]
    assert table.you.hand == []
