"""Twister (10, purple): AR227."""

import pytest

from tests.sets.artifacts.tables import artifacts


def test_compels_as_many_factories_to_reveal_and_meld_a_card_of_each_color() -> None:
    table = artifacts("purple: Twister", "yellow: Steam Engine; score: Oars, Optics, Tools; hand: Sailing")
    table.dogma("Twister", you=["Optics"])
    assert table.asked == [("you", "card", ["optics", "oars"])]
    assert sorted(table.shown) == ["Oars", "Optics", "Tools"]
    assert table.you.score == ["Oars"]
    assert table.you.pile("red") == ["Optics"]
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.hand == ["Sailing"]


def test_all_five_colors() -> None:
    table = artifacts("purple: Twister", "red: Coal; score: Oars, Sailing, Tools, Masonry, Mysticism")
    table.dogma("Twister")
    assert table.you.score == []
    assert table.you.pile("red") == ["Oars", "Coal"]
    assert [table.you.top(color) for color in ("blue", "green", "yellow", "purple")] == [
        "Tools", "Sailing", "Masonry", "Mysticism",
    ]  # fmt: skip


def test_an_empty_score_pile_reveals_nothing() -> None:
    table = artifacts("purple: Twister", "red: Coal").dogma("Twister")
    assert (table.shown, table.asked) == ([], [])
    assert table.you.pile("red") == ["Coal"]


def test_one_factory_fewer_is_not_compelled() -> None:
    table = artifacts("purple: Twister", "green: Invention; score: Oars").dogma("Twister")
    assert table.you.score == ["Oars"]
    assert table.shown == []


def test_it_brings_no_bonus() -> None:  # AR070
    table = artifacts("purple: Twister", "red: Coal; score: Oars").dogma("Twister")
    assert table.changes == "you red +Oars; you score -Oars"
    assert not table.bonus


@pytest.mark.parametrize(
    ("first", "claimed"), [("DeLorean DMC-12", "; you achievements +World; available -World"), ("Oars", "")]
)
def test_the_order_is_asked_for_if_it_can_decide(first: str, claimed: str) -> None:  # ruling 186, decision 32
    table = artifacts(
        "purple: Twister",
        "blue: Rocketry; red: Fission; green: Satellites; yellow: Canning; score: Oars, DeLorean DMC-12",
    )
    table.dogma("Twister", you=[first])
    assert table.changes == f"you red +Oars; you purple +DeLorean DMC-12; you score -DeLorean DMC-12 -Oars{claimed}"
