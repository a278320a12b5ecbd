"""Palampore (5, green): EC161, EC100; rulings 37, 202."""

from tests.sets.echoes.tables import echoes

PALAMPORE = "Palampore"


def test_scores_a_card_as_high_as_a_bonus_seen_twice() -> None:
    table = echoes(f"green: {PALAMPORE}; yellow: Pressure Cooker; blue: Lightning Rod", "", supply={5: "Banking"})
    table.dogma(PALAMPORE)
    assert table.me.score == ["Banking"]
    assert table.me.scored == 1
    assert table.asked == []
    assert table.me.achievements == []


def test_the_player_chooses_among_the_bonuses_seen_more_than_once() -> None:  # ruling 202
    table = echoes(
        f"green: {PALAMPORE}; yellow: Pressure Cooker; blue: Lightning Rod; red: Loom; purple: Mysticism",
        "",
        supply={5: "Banking", 6: "Canning"},
    )
    table.dogma(PALAMPORE, me=[6])
    assert table.asked == [("me", "value", ["value:5", "value:6"])]
    assert table.me.score == ["Canning"]


def test_different_bonuses_score_nothing() -> None:
    table = echoes(f"green: {PALAMPORE}; blue: Lightning Rod; purple: Mysticism", "", supply={5: "Banking"})
    table.dogma(PALAMPORE)
    assert table.me.score == []
    assert table.supply(5)[0] == "Banking"


def test_a_covered_bonus_counts_if_it_can_be_seen() -> None:  # EC079
    hidden = echoes(f"green: {PALAMPORE}; yellow left: Masonry, Pressure Cooker", "")
    hidden.dogma(PALAMPORE)
    assert hidden.me.score == []
    seen = echoes(f"green: {PALAMPORE}; yellow right: Masonry, Pressure Cooker", "", supply={5: "Banking"})
    seen.dogma(PALAMPORE)
    assert seen.me.score == ["Banking"]


def test_bonuses_of_others_do_not_count() -> None:
    table = echoes(f"green: {PALAMPORE}", "yellow: Pressure Cooker; purple: Piano")
    table.dogma(PALAMPORE)
    assert table.me.score == []


def test_may_splay_purple_right() -> None:
    table = echoes(f"green: {PALAMPORE}; purple: Mysticism, City States; red: Oars, Archery", "")
    table.dogma(PALAMPORE, me=["purple"])
    assert [(kind, keys) for _, kind, keys in table.asked] == [("splay", ["color:purple", "pass"])]
    assert table.me.splay("purple") == "right"
    assert table.me.splay("red") == "none"


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"green: {PALAMPORE}; purple: Mysticism, City States", "")
    table.dogma(PALAMPORE, me=["pass"])
    assert table.me.splay("purple") == "none"


def test_six_bonuses_claim_wealth() -> None:  # ruling 37; the splay brings the sixth bonus into sight
    table = echoes(
        f"green: {PALAMPORE}; yellow: Pressure Cooker; blue: Thermometer; red: Loom; purple: Kaleidoscope, Piano",
        "",
        supply={5: "Banking", 6: "Canning"},
    )
    table.dogma(PALAMPORE, me=[5, "purple"])
    assert table.changes == "me purple splayed right; me score +Banking; me achievements +Wealth; available -Wealth"


def test_five_bonuses_do_not() -> None:
    table = echoes(
        f"green: {PALAMPORE}; yellow: Pressure Cooker; blue: Thermometer; red: Loom; purple: Kaleidoscope, Piano",
        "",
        supply={5: "The Pirate Code"},
    )
    table.dogma(PALAMPORE, me=[5, "pass"])
    assert table.changes == "me score +The Pirate Code"


def test_wealth_that_is_taken_cannot_be_claimed_again() -> None:  # EC092
    table = echoes(
        f"green: {PALAMPORE}; yellow: Pressure Cooker; blue: Thermometer; red: Loom; purple right: Kaleidoscope, Piano",
        "achievements: Wealth",
        supply={5: "The Pirate Code"},
    )
    table.dogma(PALAMPORE, me=[5])
    assert table.changes == "me score +The Pirate Code"


def test_as_many_factories_share() -> None:
    table = echoes(
        f"green: {PALAMPORE}", "red: Coal; yellow: Pressure Cooker; purple: Piano", supply={5: "Banking, Physics"}
    )
    table.dogma(PALAMPORE)
    assert table.changes == "me hand +Physics; you score +Banking"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes(f"green: {PALAMPORE}", "green: Banking; yellow: Pressure Cooker; purple: Piano")
    table.dogma(PALAMPORE)
    assert table.you.score == []
    assert not table.bonus
