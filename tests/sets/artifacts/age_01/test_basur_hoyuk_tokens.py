"""Basur Hoyuk Tokens (1, blue): AR125."""

from tests.sets.artifacts.tables import artifacts


def test_an_earlier_top_card_returns_the_drawn_card_and_the_score_pile() -> None:
    table = artifacts("blue: Basur Hoyuk Tokens; score: Tools, Alchemy; hand: Oars", "", supply={4: "Experimentation"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.shown == ["Experimentation"]
    assert table.me.score == []
    assert table.me.hand == ["Oars"]
    assert [table.bottom_of_supply(age) for age in (1, 3, 4)] == ["Tools", "Alchemy", "Experimentation"]


def test_cards_returned_to_one_supply_go_in_the_chosen_order() -> None:  # decision 9
    table = artifacts("blue: Basur Hoyuk Tokens; score: Anatomy", "", supply={4: "Experimentation"})
    table.dogma("Basur Hoyuk Tokens", me=["Experimentation"])
    assert table.supply(4)[-2:] == ["Experimentation", "Anatomy"]
    assert table.changes == "me score -Anatomy; supply 4 -Experimentation +Experimentation"


def test_no_top_card_of_the_color_keeps_everything() -> None:  # ruling 141
    table = artifacts("blue: Basur Hoyuk Tokens; score: Tools", "", supply={4: "Navigation"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.me.hand == ["Navigation"]
    assert table.me.score == ["Tools"]


def test_a_later_top_card_keeps_everything_even_if_one_of_another_color_is_earlier() -> None:
    table = artifacts("blue: Basur Hoyuk Tokens; purple: Philosophy; score: Tools", "", supply={4: "Enterprise"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.me.hand == ["Enterprise"]
    assert table.me.score == ["Tools"]


def test_only_the_top_card_of_the_color_is_compared() -> None:
    table = artifacts("blue: Basur Hoyuk Tokens; red: Oars, Archery; score: Tools", "", supply={4: "Gunpowder"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.me.hand == ["Gunpowder"]
    assert table.me.score == ["Tools"]


def test_articles_belong_to_the_title() -> None:  # AR120: "The Internet" is later than "Reformation"
    table = artifacts("blue: Basur Hoyuk Tokens; purple: The Internet; score: Tools", "", supply={4: "Reformation"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.me.hand == ["Reformation"]
    assert table.me.score == ["Tools"]


def test_an_empty_score_pile_still_returns_the_drawn_card() -> None:
    table = artifacts("blue: Basur Hoyuk Tokens", "", supply={4: "Printing Press"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.me.hand == []
    assert table.bottom_of_supply(4) == "Printing Press"


def test_a_sharer_draws_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "blue: Basur Hoyuk Tokens", "blue: Calendar; score: Tools",
        supply={1: "Oars", 4: "Experimentation, Navigation"},
    )  # fmt: skip
    table.dogma("Basur Hoyuk Tokens")
    assert table.you.score == []  # "Calendar" is earlier
    assert table.bonus
    assert table.me.hand == ["Navigation", "Oars"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("blue: Basur Hoyuk Tokens", "green: Sailing; score: Tools", supply={4: "Navigation"})
    table.dogma("Basur Hoyuk Tokens")
    assert table.you.hand == []
    assert table.you.score == ["Tools"]
    assert table.me.hand == ["Navigation"]
    assert not table.bonus
