"""Elevator (7, yellow): EC183; ruling 210, decisions 10, 34."""

from tests.sets.echoes.tables import echoes

VALUES = "yellow: Elevator; score: Tools, Calendar"


def test_scores_the_top_or_the_bottom_green_card() -> None:
    table = echoes("yellow: Elevator; green: Banking, Paper, Sailing", "").dogma("Elevator", me=["Sailing", 1])
    assert table.asked[0] == ("me", "card", ["banking", "sailing"])
    assert (table.me.score, table.me.pile("green"), table.me.scored) == (["Sailing"], ["Banking", "Paper"], 1)
    table = echoes("yellow: Elevator; green: Banking, Paper, Sailing", "").dogma("Elevator", me=["Banking", 1])
    assert (table.me.score, table.me.pile("green")) == (["Banking"], ["Paper", "Sailing"])


def test_of_two_green_cards_either_is_scored() -> None:
    table = echoes("yellow: Elevator; green: Banking, Sailing", "").dogma("Elevator", me=["Sailing", 1])
    assert (table.me.score, table.me.pile("green")) == (["Sailing"], ["Banking"])


def test_the_only_green_card_is_scored() -> None:
    table = echoes("yellow: Elevator; green: Banking", "").dogma("Elevator", me=[1])
    assert (table.me.score, table.me.pile("green")) == (["Banking"], [])


def test_without_green_cards_and_points_nothing_happens() -> None:
    table = echoes("yellow: Elevator; red: Oars", "hand: Tools; score: Calendar").dogma("Elevator")
    assert (table.asked, table.me.score, table.you.hand, table.you.score) == ([], [], ["Tools"], ["Calendar"])


def test_takes_the_value_from_the_hands_of_all_others() -> None:  # decision 10
    table = echoes(
        f"{VALUES}; hand: Pottery", "hand: Oars, Paper, Sailing; score: Writing", third="hand: Archery, Mathematics"
    )
    table.dogma("Elevator", me=[1, 1])
    assert table.asked == [("me", "value", ["value:1", "value:2"]), ("me", "branch", ["branch:1", "branch:2"])]
    assert table.me.score == ["Archery", "Calendar", "Oars", "Sailing", "Tools"]
    assert (table.me.hand, table.me.scored) == (["Pottery"], 0)
    assert (table.you.hand, table.you.score, table.third.hand) == (["Paper"], ["Writing"], ["Mathematics"])


def test_takes_the_value_from_the_score_piles_of_all_others() -> None:
    table = echoes(VALUES, "hand: Mathematics; score: Writing, Fermenting", third="score: Currency, Paper")
    table.dogma("Elevator", me=[2, 2])
    assert table.me.score == ["Calendar", "Currency", "Fermenting", "Tools"]
    assert (table.you.hand, table.you.score, table.third.score) == (["Mathematics"], ["Writing"], ["Paper"])


def test_the_card_just_scored_gives_the_value() -> None:  # ruling 210
    table = echoes("yellow: Elevator; green: Banking", "hand: Coal, Tools").dogma("Elevator", me=[1])
    assert table.asked == [("me", "branch", ["branch:1", "branch:2"])]
    assert table.changes == "me green -Banking; me score +Banking +Coal; you hand -Coal"


def test_a_value_that_nobody_else_has_takes_nothing() -> None:
    table = echoes(VALUES, "hand: Oars; score: Paper").dogma("Elevator", me=[2, 2])
    assert (table.me.score, table.you.hand, table.you.score) == (["Calendar", "Tools"], ["Oars"], ["Paper"])


def test_a_partner_is_another_player() -> None:  # decision 34
    table = echoes("yellow: Elevator; score: Tools", "", "hand: Oars", "hand: Sailing", teams="13-24")
    table.dogma("Elevator", me=[1])
    assert (table.me.score, table.third.hand, table.fourth.hand) == (["Oars", "Sailing", "Tools"], [], [])


def test_as_many_clocks_share() -> None:
    table = echoes("yellow: Elevator; score: Oars", "purple: Lighting; green: Sailing", supply={7: "Explosives"}).dogma(
        "Elevator", you=[2]
    )
    assert table.changes == "me hand +Explosives; me score -Oars; you green -Sailing; you score +Oars +Sailing"
    assert table.bonus


def test_a_player_without_a_clock_does_not_share() -> None:
    table = echoes("yellow: Elevator; score: Oars", "green: Sailing").dogma("Elevator", me=[1])
    assert (table.you.score, table.you.pile("green"), table.bonus) == ([], ["Sailing"], False)
