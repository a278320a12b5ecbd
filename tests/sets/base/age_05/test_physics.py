"""Physics."""

from splay.playing import play


def test_three_colors_are_revealed_and_kept() -> None:
    table = play(me="blue: Physics; hand: Tools", supply={6: "Canning, Democracy, Encyclopedia"})
    table.dogma("Physics")
    assert table.shown == ["Canning", "Democracy", "Encyclopedia"]
    assert table.me.hand == ["Canning", "Democracy", "Encyclopedia", "Tools"]


def test_two_of_a_color_go_back_with_the_whole_hand() -> None:
    table = play(me="blue: Physics; hand: Tools, Oars", supply={6: "Canning, Democracy, Vaccination"})
    table.dogma("Physics", me=["Oars", "Democracy", "Canning"])
    assert table.shown == ["Canning", "Democracy", "Vaccination"]
    assert table.me.hand == []
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.supply(6)[-3:] == ["Democracy", "Canning", "Vaccination"]  # hard case 20


def test_the_color_of_a_card_already_in_hand_does_not_count() -> None:
    table = play(me="blue: Physics; hand: Agriculture", supply={6: "Canning, Democracy, Encyclopedia"})
    table.dogma("Physics")
    assert table.me.hand == ["Agriculture", "Canning", "Democracy", "Encyclopedia"]


def test_cards_drawn_from_a_higher_supply_count_too() -> None:
    table = play(me="blue: Physics", supply={6: "Canning, end", 7: "Sanitation, Lighting"})
    table.dogma("Physics", me=["Lighting"])
    assert table.shown == ["Canning", "Sanitation", "Lighting"]
    assert table.me.hand == []
    assert table.supply(6) == ["Canning"]
    assert table.supply(7)[-2:] == ["Lighting", "Sanitation"]


def test_a_sharing_opponent_who_returns_everything_still_gives_the_bonus() -> None:
    supply = {6: "Canning, Democracy, Vaccination, Encyclopedia, Classification, Machine Tools", 5: "Coal"}
    table = play(me="blue: Physics", you="blue: Experimentation", supply=supply)
    table.dogma("Physics", you=["Canning", "Vaccination"])
    assert table.you.hand == []
    assert table.bonus
    assert table.me.hand == ["Classification", "Coal", "Encyclopedia", "Machine Tools"]
