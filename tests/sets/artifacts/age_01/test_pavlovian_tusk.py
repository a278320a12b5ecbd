"""Pavlovian Tusk (1, red): AR128."""

from tests.sets.artifacts.tables import artifacts


def test_draws_three_cards_of_the_top_green_card_s_value_and_returns_one_and_scores_one() -> None:
    table = artifacts(
        "red: Pavlovian Tusk; green: Mapmaking, Navigation; purple: Education; hand: Tools", "",
        supply={2: "Calendar, Fermenting, Philosophy"},
    )  # fmt: skip
    table.dogma("Pavlovian Tusk", me=["Calendar", "Philosophy"])
    assert table.asked[0][2] == ["calendar", "fermenting", "philosophy"]  # not those that were in hand before
    assert table.asked[1][2] == ["fermenting", "philosophy"]
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.me.score == ["Philosophy"]
    assert table.me.scored == 1
    assert table.me.hand == ["Fermenting", "Tools"]


def test_without_a_green_card_three_1s_are_drawn() -> None:  # ruling 248
    table = artifacts("red: Pavlovian Tusk; blue: Calendar", "", supply={1: "Tools, Oars, Sailing"})
    table.dogma("Pavlovian Tusk", me=["Tools", "Oars"])
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.score == ["Oars"]
    assert table.me.hand == ["Sailing"]


def test_a_sharer_uses_their_own_green_card_and_brings_the_bonus() -> None:
    table = artifacts(
        "red: Pavlovian Tusk", "green: Mapmaking",
        supply={1: "Tools, Oars, Sailing, Writing", 2: "Calendar, Fermenting, Philosophy"},
    )  # fmt: skip
    table.dogma("Pavlovian Tusk", you=["Calendar", "Philosophy"], me=["Tools", "Oars"])
    assert table.you.score == ["Philosophy"]
    assert table.you.hand == ["Fermenting"]
    assert table.me.score == ["Oars"]
    assert table.bonus
    assert table.me.hand == ["Sailing", "Writing"]


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("red: Pavlovian Tusk", "red: Oars", supply={1: "Tools, Archery, Sailing"})
    table.dogma("Pavlovian Tusk", me=["Tools", "Archery"])
    assert table.changes == "me hand +Sailing; me score +Archery; supply 1 -Tools +Tools"
    assert not table.bonus
