"""Hansen Writing Ball (7, green): AR193."""

from tests.sets.artifacts.tables import artifacts


def test_compels_as_many_clocks_to_draw_four_meld_a_blue_one_and_give_the_others() -> None:
    table = artifacts(
        "green: Hansen Writing Ball",
        "purple: Railroad; blue: Pottery; hand: Oars",
        supply={7: "Combustion, Evolution, Sanitation, Explosives, Lighting, Bicycle, Electricity"},
    )
    table.dogma("Hansen Writing Ball")
    assert table.you.pile("blue") == ["Evolution", "Pottery"]
    assert table.you.hand == ["Lighting"]  # shared the second effect
    assert table.me.hand == ["Bicycle", "Combustion", "Electricity", "Explosives", "Oars", "Sanitation"]
    assert table.shown == ["Lighting", "Bicycle"]
    assert table.bonus  # Electricity


def test_the_compelled_player_chooses_among_blue_cards() -> None:
    table = artifacts(
        "green: Hansen Writing Ball",
        "purple: Railroad; hand: Tools",
        supply={7: "Combustion, Evolution, Sanitation, Explosives, Lighting, Bicycle, Refrigeration"},
    )
    table.dogma("Hansen Writing Ball", you=["Tools"])
    assert table.asked[0] == ("you", "card", ["tools", "evolution"])
    assert table.changes == (
        "me hand +Bicycle +Combustion +Evolution +Explosives +Refrigeration +Sanitation; you blue +Tools; "
        "you hand -Tools +Lighting"
    )


def test_without_a_blue_card_the_hand_is_shown_and_given() -> None:  # ruling 67
    table = artifacts(
        "green: Hansen Writing Ball",
        "purple: Railroad",
        supply={7: "Combustion, Refrigeration, Sanitation, Explosives, Lighting, Bicycle"},
    )
    table.dogma("Hansen Writing Ball")
    assert sorted(table.shown[:4]) == ["Combustion", "Explosives", "Refrigeration", "Sanitation"]
    assert table.you.hand == ["Lighting"]
    assert table.you.pile("blue") == []
    assert {"Combustion", "Explosives", "Refrigeration", "Sanitation"} <= set(table.me.hand)


def test_one_clock_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts("green: Hansen Writing Ball", "green: Bicycle; hand: Oars", supply={7: "Lighting"})
    table.dogma("Hansen Writing Ball")
    assert table.you.hand == ["Oars"]
    assert table.me.hand == ["Lighting"]
    assert not table.bonus


def test_tucks_cards_until_one_has_a_clock_which_is_kept() -> None:
    table = artifacts("green: Hansen Writing Ball", "", supply={7: "Electricity, Combustion, Railroad, Explosives"})
    table.dogma("Hansen Writing Ball")
    assert table.shown == ["Electricity", "Combustion", "Railroad"]
    assert table.me.pile("green") == ["Hansen Writing Ball", "Electricity"]
    assert table.me.pile("red") == ["Combustion"]
    assert table.me.hand == ["Railroad"]
    assert table.me.tucked == 2


def test_goes_on_with_higher_cards_when_no_seven_is_left() -> None:
    table = artifacts("green: Hansen Writing Ball", "", supply={7: "Electricity, end", 8: "Antibiotics, Flight"})
    table.dogma("Hansen Writing Ball")
    assert table.changes == "me green +Electricity tucked; me yellow +Antibiotics; me hand +Flight"
