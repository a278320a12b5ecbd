"""Photography (7, blue): EC177; rulings 36, 37."""

from splay.core.achievements import GONE
from tests.sets.echoes.tables import SETS, echoes, forecast

THREE_ECHOES = "yellow right: Tractor, Elevator, Air Conditioner"
"""Three colors' worth of echo effects in one: two at the bottom left, one on top."""


def test_melds_a_card_from_the_forecast() -> None:
    table = echoes("blue: Photography; forecast: Oars, Calendar; hand: Tools", "").dogma("Photography", me=["Oars"])
    assert table.asked == [("me", "card", ["calendar", "oars"])]
    assert (table.me.pile("red"), table.me.pile("blue"), table.me.hand) == (["Oars"], ["Photography"], ["Tools"])
    assert forecast(table) == ["Calendar"]


def test_the_only_card_of_the_forecast_must_be_melded() -> None:
    table = echoes("blue: Photography; forecast: Calendar", "").dogma("Photography")
    assert (table.asked, table.me.pile("blue"), forecast(table)) == ([], ["Calendar", "Photography"], [])


def test_an_empty_forecast_melds_nothing() -> None:
    table = echoes("blue: Photography; hand: Tools", "").dogma("Photography")
    assert (table.asked, table.me.pile("blue"), table.me.hand) == ([], ["Photography"], ["Tools"])


def test_demands_that_the_highest_top_card_goes_to_the_hand_of_whoever_has_it() -> None:
    table = echoes("blue: Photography", "red: Coal, Flight; green: Navigation; hand: Tools").dogma("Photography")
    assert (table.you.hand, table.you.pile("red"), table.you.pile("green")) == (
        ["Coal", "Tools"],
        ["Flight"],
        ["Navigation"],
    )
    assert table.me.hand == []


def test_among_the_highest_the_player_demanded_of_chooses() -> None:
    table = echoes("blue: Photography", "red: Coal; green: Banking; purple: Enterprise")
    table.dogma("Photography", you=["Banking"])
    assert table.asked == [("you", "card", ["coal", "banking"])]
    assert (table.you.hand, table.you.top("red"), table.you.top("green")) == (["Banking"], "Coal", None)


def test_battleship_yamato_is_an_eleven_on_a_board() -> None:  # ruling 81
    sets = [*SETS, "artifacts"]
    table = echoes("blue: Photography", "red: Battleship Yamato; green: Satellites", sets=sets).dogma("Photography")
    assert table.changes == "you red -Battleship Yamato; you hand +Battleship Yamato"


def test_without_top_cards_the_demand_does_nothing() -> None:
    table = echoes("blue: Photography", "hand: Tools").dogma("Photography")
    assert (table.asked, table.you.hand) == ([], ["Tools"])


def test_three_echo_effects_in_one_color_claim_history() -> None:  # ruling 37, EC103
    assert echoes(f"blue: Photography; {THREE_ECHOES}", "").dogma("Photography").me.achievements == ["History"]


def test_fewer_in_each_color_claim_nothing() -> None:  # EC099
    for board in (
        "yellow right: Tractor, Elevator",
        "yellow left: Tractor, Elevator, Air Conditioner",
        "yellow: Tractor, Elevator, Air Conditioner",
        "yellow right: Tractor, Elevator; red up: Rubber, Machine Gun",
    ):
        assert echoes(f"blue: Photography; {board}", "").dogma("Photography").me.achievements == []


def test_history_that_is_not_available_cannot_be_claimed() -> None:  # ruling 28
    table = echoes(f"blue: Photography; {THREE_ECHOES}", "achievements: History").dogma("Photography")
    assert (table.me.achievements, table.you.achievements) == ([], ["History"])
    table = echoes(f"blue: Photography; {THREE_ECHOES}", "", available="1, 2, 3").dogma("Photography")
    assert table.me.achievements == []
    assert table.game.special_owner[table.game.special_number("History")] == GONE


def test_a_sharer_claims_it_first() -> None:
    table = echoes(
        f"blue: Photography; {THREE_ECHOES}",
        "red up: Rubber, Machine Gun, Bandage; green: Mass Media, Sailing; forecast: Paper",
        supply={8: "Mobility"},
    ).dogma("Photography")
    assert table.changes == (  # the echo effect is shared too; nothing is demanded of a sharer
        "me hand +Mobility; you green +Paper; you achievements +History; you forecast -Paper; available -History"
    )
    assert table.bonus


def test_a_player_without_a_bulb_does_not_share() -> None:
    table = echoes("blue: Photography", "red up: Rubber, Machine Gun, Bandage; forecast: Oars").dogma("Photography")
    assert (table.you.achievements, forecast(table, "you")) == ([], ["Oars"])
    assert (table.you.hand, table.you.top("red")) == (["Rubber"], "Machine Gun")
    assert not table.bonus
