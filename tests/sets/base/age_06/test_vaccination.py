"""Vaccination."""

from splay.playing import play


def test_returns_all_lowest_cards_then_each_side_draws_and_melds() -> None:
    me, you = "yellow: Vaccination; purple: Mysticism", "purple: City States; score: Sailing, Coal, Oars"
    table = play(me=me, you=you, supply={6: "Democracy", 7: "Lighting"})
    table.dogma("Vaccination", you=["Oars"])
    assert table.you.score == ["Coal"]
    assert table.supply(1)[-2:] == ["Oars", "Sailing"]
    assert table.you.pile("purple") == ["Democracy", "City States"]
    assert table.me.pile("purple") == ["Lighting", "Mysticism"]


def test_an_empty_score_pile_melds_nothing_on_either_side() -> None:
    table = play(me="yellow: Vaccination; score: Oars", supply={6: "Democracy", 7: "Lighting"})
    table.dogma("Vaccination")
    assert table.you.pile("purple") == table.me.pile("purple") == []
    assert (table.supply(6)[0], table.supply(7)[0]) == ("Democracy", "Lighting")
    assert table.me.score == ["Oars"]


def test_one_victim_is_enough_and_a_sharing_player_melds_a_seven_too() -> None:
    you, third, fourth = "", "score: Oars", "yellow: Agriculture; score: Tools"  # ruling 51
    supply = {6: "Democracy", 7: "Lighting, Bicycle, Publications"}
    table = play(me="yellow: Vaccination", you=you, third=third, fourth=fourth, supply=supply)
    table.dogma("Vaccination")
    assert table.changes == (
        "me green +Bicycle; me hand +Publications; third purple +Democracy; third score -Oars; fourth purple +Lighting"
    )
    assert table.bonus


def test_a_second_dogma_does_not_remember_the_first() -> None:
    table = play(me="yellow: Vaccination", you="score: Oars", supply={6: "Democracy", 7: "Lighting, Bicycle"})
    assert table.dogma("Vaccination").changes == "me purple +Lighting; you purple +Democracy; you score -Oars"
    assert table.dogma("Vaccination").changes == ""
