"""Plush Beweglich Rod Bear (8, yellow): AR204."""

from tests.sets.artifacts.tables import artifacts

BEAR = "Plush Beweglich Rod Bear"


def test_splays_up_the_colors_with_such_a_top_card_and_returns_the_value_from_all_score_piles() -> None:
    table = artifacts(
        f"yellow: {BEAR}, Masonry; red: Coal, Oars; green left: Banking, Sailing; blue: Tools, Physics; "
        "score: Societies, Flight",
        "red: The Pirate Code, Archery; score: Steam Engine, Writing",
    )
    table.dogma(BEAR, me=[5, "Societies"])
    assert [table.me.splay(color) for color in ("red", "green", "blue", "yellow")] == ["up", "up", "none", "none"]
    assert table.me.score == ["Flight"]
    assert table.you.score == ["Writing"]
    assert table.supply(5)[-2:] == ["Societies", "Steam Engine"]
    assert table.you.splay("red") == "none"  # ruling 263


def test_offers_the_values_up_to_10() -> None:  # ruling 263
    table = artifacts(f"yellow: {BEAR}; red: Battleship Yamato, Oars", "")
    table.dogma(BEAR, me=[10])
    assert table.asked == [("me", "value", [f"value:{value}" for value in range(1, 11)])]
    assert table.me.splay("red") == "none"


def test_yamato_is_an_eight_in_a_score_pile_but_not_on_a_board() -> None:  # ruling 81
    table = artifacts(f"yellow: {BEAR}, Masonry; red: Battleship Yamato, Oars", "score: Flight")
    table.dogma(BEAR, me=[8])
    assert table.me.splay("yellow") == "up"
    assert table.me.splay("red") == "none"
    assert table.you.score == []
    table = artifacts(f"yellow: {BEAR}; score: Battleship Yamato", "")
    table.dogma(BEAR, me=[8])
    assert table.me.score == []


def test_a_single_card_is_not_splayed() -> None:
    table = artifacts(f"yellow: {BEAR}; red: Coal", "score: Tools")
    table.dogma(BEAR, me=[5])
    assert table.me.splay("red") == "none"
    assert table.you.score == ["Tools"]


def test_the_order_is_chosen_by_the_backs_of_the_others() -> None:  # decision 47
    table = artifacts(f"yellow: {BEAR}; score: Tools", "score: Oars", third="score: Sailing")
    table.dogma(BEAR, me=[1, "score.third 1", "score.you 1"])
    assert table.supply(1)[-3:] == ["Sailing", "Oars", "Tools"]
    assert table.changes == "me score -Tools; you score -Oars; third score -Sailing"


def test_the_order_of_others_cards_alone_is_chosen_too() -> None:  # decision 47
    table = artifacts(f"yellow: {BEAR}", "score: Oars, Archery", "score: Sailing", "score: Tools")
    table.dogma(BEAR, me=[1, "score.fourth 1", "score.you 1", "score.third 1"])
    assert (table.supply(1)[-4], table.supply(1)[-2]) == ("Tools", "Sailing")
    assert sorted([table.supply(1)[-3], table.supply(1)[-1]]) == ["Archery", "Oars"]
    assert table.changes == "you score -Archery -Oars; third score -Sailing; fourth score -Tools"


def test_so_is_the_order_of_those_that_go_after_ones_own() -> None:  # decision 47
    table = artifacts(f"yellow: {BEAR}; score: Tools", "score: Oars", third="score: Sailing")
    table.dogma(BEAR, me=[1, "Tools", "score.third 1"])
    assert table.supply(1)[-3:] == ["Tools", "Sailing", "Oars"]
    assert table.changes == "me score -Tools; you score -Oars; third score -Sailing"


def test_of_one_players_cards_the_order_is_left_to_chance() -> None:  # decision 47
    table = artifacts(f"yellow: {BEAR}", "score: Oars, Archery")
    table.dogma(BEAR, me=[1])
    assert [kind for _, kind, _ in table.asked] == ["value"]
    assert table.changes == "you score -Archery -Oars"


def test_a_partners_score_pile_is_one_too() -> None:
    table = artifacts(f"yellow: {BEAR}", "", third="score: Flight", fourth="", teams="13-24")
    table.dogma(BEAR, me=[8])
    assert table.third.score == []


def test_as_many_leaves_share() -> None:
    table = artifacts(f"yellow: {BEAR}; score: Tools", "yellow: Antibiotics, Masonry", supply={8: "Mobility"})
    table.dogma(BEAR, you=[8], me=[2])
    assert table.changes == "me hand +Mobility; you yellow splayed up"
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts(f"yellow: {BEAR}", "green: Clothing, Sailing")
    table.dogma(BEAR, me=[1])
    assert [seat for seat, _, _ in table.asked] == ["me"]
    assert table.you.splay("green") == "none"
