"""Babylonian Chronicles (2, red): AR141."""

from tests.sets.artifacts.tables import artifacts

THREES = {2: "Calendar", 3: "Paper, Education"}


def test_an_equal_number_of_castles_gives_a_top_card_with_a_castle() -> None:
    table = artifacts("red: Babylonian Chronicles", "yellow: Masonry; green: Sailing", supply=THREES)
    table.dogma("Babylonian Chronicles")
    assert table.changes == (  # a near miss: Sailing has no castle
        "me yellow +Masonry; me hand +Calendar; me score +Education; you yellow -Masonry; you score +Paper"
    )
    assert table.me.scored == 1
    assert table.bonus


def test_the_compelled_player_chooses_and_red_cards_stay() -> None:
    table = artifacts("red: Babylonian Chronicles", "red: Metalworking; yellow: Masonry; blue: Tools", supply=THREES)
    table.dogma("Babylonian Chronicles", you=["Tools"])
    assert table.asked[0] == ("you", "card", ["tools", "masonry"])
    assert table.changes == "me blue +Tools; me hand +Calendar; me score +Education; you blue -Tools; you score +Paper"


def test_without_another_color_with_a_castle_nothing_is_given() -> None:
    table = artifacts("red: Babylonian Chronicles", "red: Metalworking; green: Sailing, The Wheel", supply=THREES)
    table.dogma("Babylonian Chronicles")
    assert table.changes == "me hand +Calendar; me score +Education; you score +Paper"


def test_one_castle_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts("red: Babylonian Chronicles", "yellow: Domestication", supply=THREES)
    table.dogma("Babylonian Chronicles")
    assert table.you.pile("yellow") == ["Domestication"]
    assert table.you.score == []
    assert table.me.score == ["Paper"]
    assert not table.bonus
