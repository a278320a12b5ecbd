"""Bandage (8, red): EC189; ruling 212, decision 8."""

from tests.sets.echoes.tables import SETS, echoes


def test_melds_a_card_with_a_leaf_from_the_hand() -> None:
    table = echoes("red: Bandage; yellow: Masonry; hand: Oars, Sailing, Agriculture", "")
    table.dogma("Bandage", me=["Agriculture"])
    assert table.asked == [("me", "card", ["agriculture", "sailing"])]
    assert table.me.pile("yellow") == ["Agriculture", "Masonry"]
    assert (table.me.hand, table.shown) == (["Oars", "Sailing"], [])


def test_a_hand_without_a_leaf_is_shown() -> None:  # decision 8
    table = echoes("red: Bandage; hand: Oars, Tools", "").dogma("Bandage")
    assert (table.me.hand, sorted(table.shown)) == (["Oars", "Tools"], ["Oars", "Tools"])
    table = echoes("red: Bandage", "").dogma("Bandage")
    assert (table.asked, table.shown) == ([], [])


def test_demands_the_highest_scored_card_whose_value_the_hand_lacks() -> None:  # ruling 212
    table = echoes("red: Bandage", "hand: Coal; score: Banking, Navigation, Paper").dogma("Bandage")
    assert (table.you.score, table.you.hand) == (["Banking", "Paper"], ["Coal"])
    assert table.bottom_of_supply(4) == "Navigation"
    assert table.shown == []  # backs say it


def test_among_the_highest_the_player_demanded_of_chooses() -> None:
    table = echoes("red: Bandage", "score: Banking, Coal, Paper").dogma("Bandage", you=["Coal"])
    assert table.asked == [("you", "card", ["coal", "banking"])]
    assert table.you.score == ["Banking", "Paper"]


def test_if_the_hand_has_all_their_values_no_scored_card_goes() -> None:  # ruling 212
    table = echoes("red: Bandage", "hand: Coal, Tools; score: Banking, Oars; blue: Rocketry").dogma("Bandage")
    assert (table.you.score, table.shown) == (["Banking", "Oars"], [])
    assert table.you.top("blue") is None  # independent of it


def test_battleship_yamato_is_an_eight_in_a_score_pile() -> None:  # ruling 81
    table = echoes("red: Bandage", "hand: Flight; score: Battleship Yamato, Fission", sets=[*SETS, "artifacts"]).dogma(
        "Bandage"
    )
    assert table.you.score == ["Battleship Yamato"]


def test_demands_a_top_card_with_a_clock() -> None:
    table = echoes("red: Bandage", "blue: Rocketry, Software; purple: Railroad; yellow: Masonry")
    table.dogma("Bandage", you=["Railroad"])
    assert table.asked == [("you", "card", ["rocketry", "railroad"])]
    assert (table.you.pile("purple"), table.you.pile("blue")) == ([], ["Rocketry", "Software"])
    assert table.bottom_of_supply(7) == "Railroad"


def test_a_covered_clock_does_not_go() -> None:
    table = echoes("red: Bandage", "blue left: Tools, Rocketry; score: Oars").dogma("Bandage")
    assert (table.you.pile("blue"), table.you.score) == (["Tools", "Rocketry"], [])


def test_as_many_leaves_share_the_echo_effect_and_are_not_hit() -> None:
    table = echoes(
        "red: Bandage", "yellow: Refrigeration; score: Oars; blue: Rocketry; hand: Sailing", supply={8: "Antibiotics"}
    ).dogma("Bandage")
    assert table.changes == "me hand +Antibiotics; you green +Sailing; you hand -Sailing"
    assert table.bonus


def test_one_leaf_fewer_is_hit() -> None:
    table = echoes("red: Bandage", "green: Sailing; score: Oars; hand: Machinery").dogma("Bandage")
    assert (table.you.score, table.you.hand, table.bonus) == ([], ["Machinery"], False)
