"""Bill of Rights (5, red): AR170."""

from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import artifacts

BILL = "Bill of Rights"


def test_takes_a_whole_color_from_the_bottom_to_the_top() -> None:  # ruling 157
    table = artifacts(f"red: {BILL}", "blue left: Tools, Writing, Pottery; hand: Calendar")
    table.dogma(BILL)
    assert table.changes == "me blue +Tools +Writing +Pottery; you blue -Tools -Writing -Pottery; you blue unsplayed"
    assert [event.cards[0].name for event in table.events if event.kind == "transfer"] == [
        "Pottery",
        "Writing",
        "Tools",
    ]
    assert {event.seat for event in table.events if event.kind == "transfer"} == {1}
    assert table.asked == []
    assert not table.bonus


def test_they_come_on_top_of_a_color_with_fewer_and_take_on_its_splay() -> None:
    table = artifacts(f"red: {BILL}; blue right: Pottery, Alchemy", "blue left: Tools, Writing, Calendar")
    table.dogma(BILL)
    assert table.changes == "me blue +Tools +Writing +Calendar; you blue -Tools -Writing -Calendar; you blue unsplayed"


def test_the_compelled_player_chooses_among_the_colors_of_which_more_are_visible() -> None:
    table = artifacts(
        f"red: {BILL}; green: Currency; purple left: Mysticism, City States",
        "blue: Tools, Writing; yellow: Masonry; red: Oars, Archery; green left: Sailing, Clothing; purple: Monotheism",
    )
    table.dogma(BILL, you=["green"])
    # one red card is visible on both boards, and fewer purple ones than on mine
    assert [(seat, kind, [key.split(":")[1] for key in keys]) for seat, kind, keys in table.asked] == [
        ("you", "color", ["blue", "green", "yellow"])
    ]
    assert table.changes == "me green +Sailing +Clothing; you green -Sailing -Clothing; you green unsplayed"


def test_covered_cards_of_a_color_without_splay_are_not_visible() -> None:
    table = artifacts(f"red: {BILL}; blue: Alchemy", "blue: Tools, Writing, Pottery")
    table.dogma(BILL)
    assert effects(table) == [("you", BILL, "compel")]
    assert table.you.pile("blue") == ["Tools", "Writing", "Pottery"]
    assert table.me.pile("blue") == ["Alchemy"]
    assert table.asked == []


def test_takes_covered_cards_too() -> None:
    table = artifacts(f"red: {BILL}", "blue: Tools, Writing, Pottery")
    table.dogma(BILL)
    assert table.changes == "me blue +Tools +Writing +Pottery; you blue -Tools -Writing -Pottery"


def test_one_bulb_fewer_is_not_compelled() -> None:
    table = artifacts(f"red: {BILL}", "green: Measurement; yellow: Steam Engine", third="red: Archery")
    table.dogma(BILL, you=["green"])
    assert table.changes == "me green +Measurement; you green -Measurement"


def test_a_partner_is_not_compelled() -> None:  # AR074
    table = artifacts(f"red: {BILL}", "", third="blue: Tools", fourth="blue: Writing", teams="13-24")
    table.dogma(BILL)
    assert table.changes == "me blue +Writing; fourth blue -Writing"


def test_covered_cards_of_the_compeller_are_not_visible_either() -> None:
    table = artifacts(f"red: {BILL}; blue: Alchemy, Pottery, Mathematics", "blue left: Tools, Writing")
    table.dogma(BILL)
    assert table.changes == "me blue +Tools +Writing; you blue -Tools -Writing; you blue unsplayed"
