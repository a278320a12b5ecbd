"""Corporations (8, green)."""

from splay.playing import play


def test_takes_a_card_with_a_factory_that_is_not_green() -> None:
    table = play(
        me="green: Corporations; red: Explosives",
        you="blue: Chemistry, Tools; green: Electricity; purple: Philosophy",
        supply={8: "Flight, Rocketry"},
    )
    table.dogma("Corporations")
    assert table.asked == []
    assert table.me.score == ["Chemistry"]
    assert table.me.scored == 0
    assert table.you.pile("red") == ["Flight"]
    assert table.you.pile("blue") == ["Tools"]
    assert table.me.pile("blue") == ["Rocketry"]


def test_the_opponent_chooses_among_fitting_cards() -> None:
    table = play(
        me="green: Corporations; red: Explosives",
        you="blue: Chemistry; purple: Railroad",
        supply={8: "Antibiotics, Socialism"},
    )
    table.dogma("Corporations", you=["Railroad"])
    assert table.asked == [("you", "card", ["chemistry", "railroad"])]
    assert table.changes == "me purple +Socialism; me score +Railroad; you yellow +Antibiotics; you purple -Railroad"


def test_the_opponent_melds_nothing_if_no_card_fits() -> None:
    table = play(
        me="green: Corporations; red: Explosives",
        you="green: Electricity; blue: Tools, Chemistry",
        supply={8: "Flight"},
    )
    table.dogma("Corporations")
    assert table.me.score == []
    assert table.you.pile("blue") == ["Tools", "Chemistry"]
    assert table.you.hand == []
    assert table.you.pile("red") == []
    assert table.me.pile("red") == ["Flight", "Explosives"]


def test_a_sharer_melds_an_8_first() -> None:
    table = play(me="green: Corporations", you="red: Explosives", supply={8: "Flight, Rocketry, Mobility"})
    table.dogma("Corporations")
    assert table.you.pile("red") == ["Flight", "Explosives"]
    assert table.me.pile("blue") == ["Rocketry"]
    assert table.bonus
    assert table.me.hand == ["Mobility"]
