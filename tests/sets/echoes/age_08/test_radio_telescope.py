"""Radio Telescope (8, blue): EC187; rulings 211, 252."""

from splay.playing import Script
from tests.sets.echoes.tables import echoes

TELESCOPE = "Radio Telescope"
ME = f"blue: {TELESCOPE}; hand: Tractor"
"""With an Echoes card in hand, so that all draws give base cards."""


def test_draws_a_nine_for_every_two_bulbs_melds_one_and_returns_the_rest() -> None:
    table = echoes(f"{ME}; green: Classification", "", supply={9: "Fission, Ecology, Genetics"})
    table.dogma(TELESCOPE, me=["Ecology", "Genetics"])
    assert table.asked == [
        ("me", "card", ["fission", "ecology", "genetics"]),
        ("me", "order", ["fission", "genetics"]),
    ]
    assert (table.me.pile("yellow"), table.me.hand) == (["Ecology"], ["Tractor"])
    assert table.supply(9)[-2:] == ["Genetics", "Fission"]
    assert table.result is None


def test_an_odd_bulb_is_left_over() -> None:
    table = echoes(f"{ME}; green: Paper", "", supply={9: "Fission, Ecology"}).dogma(TELESCOPE, me=["Fission"])
    assert (table.me.pile("red"), table.me.hand, table.bottom_of_supply(9)) == (["Fission"], ["Tractor"], "Ecology")


def test_a_single_card_must_be_melded() -> None:  # ruling 211
    table = echoes(ME, "", supply={9: "Fission"}).dogma(TELESCOPE)
    assert (table.asked, table.me.pile("red"), table.me.hand) == ([], ["Fission"], ["Tractor"])


def test_the_bulbs_are_counted_before_the_first_draw() -> None:  # ruling 252
    table = echoes(ME, "", supply={9: "Genetics, Fission"}).dogma(TELESCOPE)
    assert (table.me.pile("blue"), table.supply(9)[0]) == (["Genetics", TELESCOPE], "Fission")


def test_without_two_bulbs_nothing_is_drawn_and_nothing_melded() -> None:
    table = echoes("green: Paper; hand: Oars", "", supply={9: "Fission"})
    table.game.decider = Script({})
    table.game.players[0].use(table.card(TELESCOPE))
    assert (table.me.hand, table.me.pile("red"), table.supply(9)[0]) == (["Oars"], [], "Fission")


def test_melding_ai_wins() -> None:
    table = echoes(f"{ME}; green: Paper", "", supply={9: "end", 10: "A.I., Software"}).dogma(TELESCOPE, me=["A.I."])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], TELESCOPE)


def test_returning_ai_does_not_win() -> None:
    table = echoes(f"{ME}; green: Paper", "", supply={9: "end", 10: "A.I., Software"})
    table.dogma(TELESCOPE, me=["Software"])
    assert (table.result, table.me.top("blue"), table.bottom_of_supply(10)) == (None, "Software", "A.I.")


def test_ai_on_the_board_already_does_not_win() -> None:
    table = echoes(f"{ME}; purple: A.I.", "", supply={9: "Fission, Ecology"}).dogma(TELESCOPE, me=["Fission"])
    assert (table.result, table.me.top("red")) == (None, "Fission")


def test_a_sharer_wins_with_it_too() -> None:
    table = echoes(ME, "green: Classification; hand: Bandage", supply={9: "end", 10: "A.I."})
    table.dogma(TELESCOPE)
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_as_many_bulbs_share() -> None:
    table = echoes(ME, "green: Classification; hand: Bandage", supply={9: "Fission, Ecology, Collaboration"}).dogma(
        TELESCOPE
    )
    assert table.changes == "me yellow +Ecology; me hand +Collaboration; you red +Fission"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(ME, "green: Paper", supply={9: "Fission"}).dogma(TELESCOPE)
    assert (table.you.pile("red"), table.me.pile("red"), table.bonus) == ([], ["Fission"], False)
