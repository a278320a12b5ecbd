"""Chintz (4, green): EC151; ruling 95."""

from tests.sets.echoes.tables import echoes


def test_an_empty_hand_gets_two_4s_and_a_scored_one() -> None:  # ruling 95: the second is of the set
    table = echoes("green: Chintz", "", supply={4: "Anatomy, Gunpowder, Navigation", "echoes 4": "Pencil, Clock"})
    table.dogma("Chintz")
    assert table.asked == []
    assert table.me.hand == ["Anatomy", "Pencil"]
    assert table.me.score == ["Gunpowder"]
    assert table.me.scored == 1
    assert table.supply(4)[0] == "Navigation"


def test_any_other_card_in_hand_leaves_it_at_one_4() -> None:
    table = echoes("green: Chintz; hand: Novel", "", supply={4: "Anatomy, Gunpowder"})
    table.dogma("Chintz")
    assert table.me.hand == ["Anatomy", "Novel"]
    assert table.me.score == []
    assert table.supply(4)[0] == "Gunpowder"


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "green: Chintz; hand: Novel",
        "purple: Code of Laws",
        supply={4: "Anatomy, Gunpowder, Navigation, Colonialism", "echoes 4": "Pencil"},
    )
    table.dogma("Chintz")
    assert table.you.hand == ["Anatomy", "Pencil"]
    assert table.you.score == ["Navigation"]
    assert table.me.score == []
    assert table.bonus
    assert table.me.hand == ["Colonialism", "Gunpowder", "Novel"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("green: Chintz; hand: Novel", "red: Oars", supply={4: "Anatomy"})
    table.dogma("Chintz")
    assert table.changes == "me hand +Anatomy"
    assert not table.bonus
