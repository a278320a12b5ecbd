"""Combustion (7, red)."""

from splay.playing import play

TWELVE_CROWNS = "red: Combustion; purple: Enterprise; blue: Encyclopedia; green: Navigation; yellow: Domestication"


def test_four_crowns_take_one_card_of_the_opponents_choice() -> None:
    table = play(me="red: Combustion; green: Bicycle", you="score: Tools, Alchemy, Optics")
    table.dogma("Combustion", you=["Tools"])
    assert table.changes == "me red -Combustion; me score +Tools; you score -Tools"
    assert table.me.scored == 0


def test_seven_crowns_still_take_one_card() -> None:
    table = play(me="red: Combustion; green: Bicycle; purple: Enterprise", you="score: Tools, Alchemy")
    table.dogma("Combustion", you=["Alchemy"])
    assert table.changes == "me red -Combustion; me score +Alchemy; you score -Alchemy"


def test_eight_crowns_take_two_cards() -> None:
    table = play(me="red: Combustion; purple: Enterprise; blue: Encyclopedia", you="score: Tools, Alchemy, Optics")
    table.dogma("Combustion", you=["Tools", "Optics"])
    assert table.changes == "me red -Combustion; me score +Optics +Tools; you score -Optics -Tools"


def test_eight_crowns_take_the_only_card_without_asking() -> None:
    table = play(me="red: Combustion; purple: Enterprise; blue: Encyclopedia", you="score: Tools")
    table.dogma("Combustion")
    assert table.changes == "me red -Combustion; me score +Tools; you score -Tools"
    assert table.asked == []


def test_fewer_than_four_crowns_take_nothing() -> None:
    table = play(me="red: Combustion", you="score: Tools, Alchemy")
    table.dogma("Combustion")
    assert table.asked == []
    assert table.changes == "me red -Combustion"


def test_only_the_demanders_crowns_count() -> None:  # hard case 25
    table = play(
        me="red: Combustion; green: Bicycle; purple: City States",
        you="purple: Enterprise; score: Tools, Oars",
    )
    table.dogma("Combustion", you=["Oars"])
    assert table.changes == "me red -Combustion; me score +Oars; you score -Oars"


def test_returns_the_bottom_red_card() -> None:
    table = play(me="red: Combustion, Oars, Archery")
    table.dogma("Combustion")
    assert table.bottom_of_supply(1) == "Archery"
    assert table.me.pile("red") == ["Combustion", "Oars"]


def test_returns_itself_if_it_is_the_only_red_card() -> None:
    table = play(me="red: Combustion; green: Bicycle", you="score: Tools")
    table.dogma("Combustion")
    assert table.changes == "me red -Combustion; me score +Tools; you score -Tools"
    assert table.bottom_of_supply(7) == "Combustion"


def test_a_sharer_returns_a_red_card_and_loses_no_score_card() -> None:
    table = play(me="red: Combustion, Oars", you="red: Optics, Archery; score: Tools", supply={7: "Sanitation"})
    table.dogma("Combustion")
    assert table.changes == "me red -Oars; me hand +Sanitation; you red -Archery"
    assert table.bonus


def test_a_sharer_without_red_cards_brings_no_bonus() -> None:
    table = play(me="red: Combustion, Oars", you="green: Currency")
    table.dogma("Combustion")
    assert not table.bonus
    assert table.me.pile("red") == ["Combustion"]


def test_first_edition_takes_two_cards_whatever_the_crowns() -> None:
    table = play(me="red: Combustion, Oars", you="score: Tools, Alchemy, Optics", edition="first")
    table.dogma("Combustion", you=["Tools", "Optics"])
    assert table.me.score == ["Optics", "Tools"]
    assert table.you.score == ["Alchemy"]
    assert table.me.pile("red") == ["Combustion", "Oars"]


def test_first_edition_has_no_effect_to_share() -> None:
    table = play(me="red: Combustion, Oars", you="red: Coal; green: Sailing", edition="first").dogma("Combustion")
    assert table.you.pile("red") == ["Coal"]
    assert not table.bonus


def test_first_edition_takes_a_single_card_if_there_is_no_more() -> None:
    table = play(me="red: Combustion, Oars; green: Bicycle", you="score: Tools", edition="first")
    table.dogma("Combustion")
    assert table.changes == "me score +Tools; you score -Tools"
    assert table.asked == []


def test_first_edition_takes_no_third_card_for_twelve_crowns() -> None:
    table = play(
        me=TWELVE_CROWNS,
        you="score: Tools, Alchemy, Optics",
        edition="first",
    )
    table.dogma("Combustion", you=["Tools", "Alchemy"])
    assert table.me.score == ["Alchemy", "Tools"]
    assert table.you.score == ["Optics"]


def test_third_edition_takes_three_cards_for_twelve_crowns() -> None:
    table = play(
        me=TWELVE_CROWNS,
        you="score: Tools, Alchemy, Optics, Flight",
    )
    table.dogma("Combustion", you=["Tools", "Alchemy", "Optics"])
    assert table.changes == "me red -Combustion; me score +Alchemy +Optics +Tools; you score -Alchemy -Optics -Tools"
