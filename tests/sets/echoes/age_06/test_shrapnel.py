"""Shrapnel (6, red): EC170."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

SHRAPNEL = "Shrapnel"


def test_takes_the_top_two_cards_of_the_tucked_color_for_the_own_bottom_card() -> None:
    table = echoes(
        f"red: {SHRAPNEL}; yellow: Machinery, Masonry; score: Oars",
        "yellow left: Anatomy, Medicine, Fermenting; hand: Tools, Stove",
        supply={6: "Canning"},
    )
    table.dogma(SHRAPNEL)
    assert effects(table) == [("you", SHRAPNEL, "demand")]
    assert table.you.pile("yellow") == ["Fermenting", "Canning"]
    assert table.me.score == ["Anatomy", "Medicine", "Oars"]
    assert table.you.score == ["Masonry"]
    assert table.me.pile("yellow") == ["Machinery"]
    assert (table.you.tucked, table.me.scored, table.you.scored) == (1, 0, 0)
    assert [event.cards[0].name for event in table.events if event.kind == "transfer"] == [
        "Anatomy",
        "Medicine",
        "Masonry",
    ]
    assert table.you.hand == ["Stove", "Tools"]
    assert table.asked == []


def test_the_tucked_card_may_be_the_second() -> None:
    table = echoes(f"red: {SHRAPNEL}", "yellow: Anatomy; blue: Tools", supply={6: "Canning"})
    table.dogma(SHRAPNEL)
    assert table.me.score == ["Anatomy", "Canning"]
    assert table.you.pile("yellow") == []
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.score == []


def test_the_tucked_card_goes_alone_if_it_is_the_only_one() -> None:
    table = echoes(f"red: {SHRAPNEL}; yellow: Masonry", "", supply={6: "Canning"})
    table.dogma(SHRAPNEL)
    assert table.me.score == ["Canning"]
    assert table.you.score == ["Masonry"]
    assert table.me.pile("yellow") == []


def test_shrapnel_itself_may_be_the_bottom_card() -> None:
    table = echoes(f"red: {SHRAPNEL}; yellow: Masonry", "", supply={6: "Industrialization"})
    table.dogma(SHRAPNEL)
    assert table.changes == "me red -Shrapnel; me score +Industrialization; you score +Shrapnel"


def test_each_opponent_takes_the_next_bottom_card() -> None:
    table = echoes(
        f"red: {SHRAPNEL}; yellow: Machinery, Masonry",
        "yellow: Anatomy",
        third="yellow: Medicine",
        supply={6: "Canning, Vaccination"},
    )
    table.dogma(SHRAPNEL)
    assert table.changes == (
        "me yellow -Machinery -Masonry; me score +Anatomy +Canning +Medicine +Vaccination; you yellow -Anatomy; "
        "you score +Masonry; third yellow -Medicine; third score +Machinery"
    )


def test_as_many_factories_are_not_demanded_of_but_one_fewer_is() -> None:
    table = echoes(f"red: {SHRAPNEL}", "red: Coal", third="blue: Chemistry", supply={6: "Canning"})
    table.dogma(SHRAPNEL)
    assert effects(table) == [("third", SHRAPNEL, "demand")]
    assert table.me.score == ["Canning"]
    assert not table.bonus
