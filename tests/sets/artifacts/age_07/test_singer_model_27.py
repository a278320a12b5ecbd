"""Singer Model 27 (7, yellow): AR195."""

from tests.sets.artifacts.tables import artifacts


def test_tucks_a_card_splays_its_color_up_and_tucks_the_color_from_the_score_pile() -> None:
    table = artifacts("yellow: Singer Model 27; red: Coal; hand: Oars; score: Archery, Tools", "score: Metalworking")
    table.dogma("Singer Model 27")
    assert table.changes == "me red +Oars tucked +Archery tucked; me red splayed up; me hand -Oars; me score -Archery"
    assert table.me.tucked == 2
    assert table.asked == []


def test_chooses_the_card_of_the_hand() -> None:
    table = artifacts("yellow: Singer Model 27; hand: Oars, Tools; score: Archery, Writing", "")
    table.dogma("Singer Model 27", me=["Tools"])
    assert table.me.hand == ["Oars"]
    assert table.me.pile("blue") == ["Tools", "Writing"]
    assert table.me.splay("blue") == "none"  # when it was to be splayed, there was one card
    assert table.me.score == ["Archery"]


def test_chooses_the_order_of_the_cards_from_the_score_pile() -> None:
    table = artifacts("yellow: Singer Model 27; red left: Coal, Flight; hand: Oars; score: Archery, Metalworking", "")
    table.dogma("Singer Model 27", me=["Metalworking"])
    assert table.changes == (
        "me red +Oars tucked +Metalworking tucked +Archery tucked; me red splayed up; me hand -Oars; "
        "me score -Archery -Metalworking"
    )


def test_does_nothing_with_an_empty_hand() -> None:
    table = artifacts("yellow: Singer Model 27, Masonry; score: Agriculture", "")
    table.dogma("Singer Model 27")
    assert table.me.score == ["Agriculture"]
    assert table.me.splay("yellow") == "none"
    assert table.shown == []


def test_a_score_pile_without_the_color_is_shown_as_proof() -> None:  # decision 46
    table = artifacts("yellow: Singer Model 27; hand: Oars; score: Tools", "")
    table.dogma("Singer Model 27")
    assert table.shown == ["Tools"]
    assert table.changes == "me red +Oars; me hand -Oars"


def test_a_score_pile_with_the_color_is_not_shown() -> None:
    table = artifacts("yellow: Singer Model 27; hand: Oars; score: Tools, Archery", "")
    table.dogma("Singer Model 27")
    assert table.shown == []
    assert table.changes == "me red +Oars +Archery; me hand -Oars; me score -Archery"


def test_as_many_clocks_share() -> None:
    table = artifacts(
        "yellow: Singer Model 27", "purple: Railroad; hand: Mysticism; score: Lighting", supply={7: "Explosives"}
    )
    table.dogma("Singer Model 27")
    assert table.changes == (
        "me hand +Explosives; you purple +Mysticism tucked +Lighting tucked; you purple splayed up; "
        "you hand -Mysticism; you score -Lighting"
    )
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts("yellow: Singer Model 27", "green: Bicycle; hand: Sailing")
    table.dogma("Singer Model 27")
    assert table.you.hand == ["Sailing"]
    assert not table.bonus
