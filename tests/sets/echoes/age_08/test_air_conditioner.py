"""Air Conditioner (8, yellow): EC193; ruling 81."""

from tests.sets.echoes.tables import SETS, echoes

COOLER = "Air Conditioner"
ME = f"yellow: {COOLER}"


def test_a_card_from_the_hand_may_be_scored() -> None:
    table = echoes(f"{ME}; hand: Oars, Coal", "").dogma(COOLER, me=["Coal"])
    assert table.asked == [("me", "card", ["coal", "oars", "pass"])]
    assert (table.me.score, table.me.hand, table.me.scored) == (["Coal"], ["Oars"], 1)


def test_it_may_stay() -> None:
    table = echoes(f"{ME}; hand: Oars", "").dogma(COOLER, me=["pass"])
    assert (table.me.score, table.me.hand) == ([], ["Oars"])
    assert echoes(ME, "").dogma(COOLER).asked == []


def test_demands_all_scored_cards_of_the_values_of_their_top_cards() -> None:
    table = echoes(
        ME, "red: Coal, Optics; purple: City States; score: Banking, Societies, Tools, Paper, Calendar"
    ).dogma(COOLER, you=["Societies"])
    assert table.asked == [("you", "order", ["societies", "banking"])]
    assert table.you.score == ["Calendar", "Paper"]  # a covered 3 is no top card
    assert (table.supply(5)[-2:], table.bottom_of_supply(1)) == (["Societies", "Banking"], "Tools")


def test_no_value_in_common_returns_nothing() -> None:
    table = echoes(ME, "red: Coal; score: Paper, Navigation; hand: Banking").dogma(COOLER)
    assert (table.you.score, table.you.hand, table.shown) == (["Navigation", "Paper"], ["Banking"], [])


def test_without_top_cards_nothing_is_returned() -> None:
    assert echoes(ME, "score: Paper").dogma(COOLER).you.score == ["Paper"]


def test_battleship_yamato_is_an_eleven_on_a_board() -> None:  # ruling 81
    table = echoes(ME, "red: Battleship Yamato; score: Flight", sets=[*SETS, "artifacts"]).dogma(COOLER)
    assert table.you.score == ["Flight"]
    table = echoes(ME, "red: Flight; score: Battleship Yamato", sets=[*SETS, "artifacts"]).dogma(COOLER)
    assert table.you.score == []


def test_as_many_leaves_share_the_echo_effect_and_are_not_hit() -> None:
    table = echoes(ME, "green: Sailing; hand: Coal; score: Oars", supply={8: "Corporations"}).dogma(
        COOLER, you=["Coal"]
    )
    assert table.changes == "me hand +Corporations; you hand -Coal; you score +Coal"
    assert table.bonus


def test_a_sharer_who_declines_brings_no_bonus() -> None:
    table = echoes(ME, "green: Sailing; hand: Coal; score: Oars").dogma(COOLER, you=["pass"])
    assert (table.you.score, table.bonus) == (["Oars"], False)
