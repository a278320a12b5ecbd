"""Flash Drive (10, green): EC212."""

import pytest

from tests.sets.echoes.tables import echoes

DRIVE = "Flash Drive"


def test_they_return_four_scored_cards_and_i_return_one_to_splay_a_color_up() -> None:
    table = echoes(
        f"green: {DRIVE}, Sailing; red left: Oars, Archery; blue up: Tools, Writing; purple: Mysticism; score: Coal",
        "score: Calendar, Optics, Gunpowder, Banking, Canning; hand: Paper",
    )
    table.dogma(DRIVE, you=["Calendar", "Optics", "Gunpowder", "Canning"], me=["green"])
    assert (table.you.score, table.you.hand) == (["Banking"], ["Paper"])
    assert [table.bottom_of_supply(age) for age in (2, 3, 4, 5, 6)] == [
        "Calendar", "Optics", "Gunpowder", "Coal", "Canning",
    ]  # fmt: skip
    assert table.asked[-1] == ("me", "splay", ["color:red", "color:green", "pass"])
    assert (table.me.splay("green"), table.me.splay("red")) == ("up", "left")
    assert table.me.score == []


def test_with_fewer_than_four_all_are_returned() -> None:  # ruling 65
    table = echoes(f"green: {DRIVE}", "score: Calendar, Optics, Gunpowder").dogma(DRIVE)
    assert (table.asked, table.you.score) == ([], [])


def test_the_order_of_returning_is_that_of_choosing() -> None:  # decision 9
    table = echoes(f"green: {DRIVE}", "score: Oars, Tools, Sailing, Calendar, Optics")
    table.dogma(DRIVE, you=["Tools", "Sailing", "Oars", "Optics"])
    assert table.supply(1)[-3:] == ["Tools", "Sailing", "Oars"]
    assert table.changes == "you score -Oars -Optics -Sailing -Tools"


def test_the_returned_card_is_chosen_and_the_splay_can_be_declined() -> None:
    table = echoes(f"green: {DRIVE}, Sailing; score: Coal, Flight").dogma(DRIVE, me=["Flight", "pass"])
    assert table.me.score == ["Coal"]
    assert table.me.splay("green") == "none"


def test_without_a_scored_card_nothing_is_splayed() -> None:
    table = echoes(f"green: {DRIVE}, Sailing").dogma(DRIVE)
    assert table.asked == []
    assert table.me.splay("green") == "none"


def test_the_returned_card_must_be_returned_although_nothing_can_be_splayed() -> None:  # decision 7
    table = echoes(f"green: {DRIVE}; score: Coal").dogma(DRIVE)
    assert (table.asked, table.me.score) == ([], [])


@pytest.mark.parametrize(
    ("theirs", "shares", "changes"),
    [
        ("red: Coal", True, "me hand +Globalization; you score -Oars"),
        ("green: Electricity", False, "you score -Calendar -Gunpowder -Oars -Optics"),
    ],
)
def test_as_many_factories_share_and_are_not_demanded_of(theirs: str, shares: bool, changes: str) -> None:
    scored = "score: Oars, Calendar, Optics, Gunpowder, Flight"
    table = echoes(f"green: {DRIVE}", f"{theirs}; {scored}", supply={10: "Globalization"})
    table.dogma(DRIVE, you=["Oars"] if shares else ["Oars", "Calendar", "Optics", "Gunpowder"])
    assert table.changes == changes
    assert table.bonus == shares
