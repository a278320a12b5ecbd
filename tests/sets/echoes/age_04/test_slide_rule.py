"""Slide Rule (4, blue): EC147; ruling 196."""

from tests.sets.echoes.tables import echoes

RULE = "Slide Rule"


def test_draws_the_lowest_top_card_plus_the_splayed_colors() -> None:  # ruling 196
    table = echoes(
        f"blue: {RULE}; red left: Engineering, Archery; green up: Compass, Clothing; purple: Education, Mysticism; "
        "hand: Toilet",
        "",
        supply={5: "Coal"},
    )
    table.dogma(RULE)
    assert table.asked == []
    assert table.me.hand == ["Coal", "Toilet"]


def test_without_a_splay_it_draws_the_lowest_value() -> None:
    table = echoes(f"blue: {RULE}; red: Construction, Oars; green: Navigation", "", supply={2: "Calendar"})
    table.dogma(RULE)
    assert table.me.hand == ["Calendar"]


def test_alone_it_draws_its_own_value() -> None:
    table = echoes(f"blue: {RULE}", "", supply={4: "Anatomy"})
    table.dogma(RULE)
    assert table.me.hand == ["Anatomy"]


def test_yellow_splayed_just_now_counts() -> None:
    board = f"blue: {RULE}; yellow: Canal Building, Masonry; red: Optics, Oars"
    table = echoes(board, "", supply={3: "Paper"})
    table.dogma(RULE, me=["yellow"])
    assert table.asked == [("me", "splay", ["color:yellow", "pass"])]
    assert (table.me.splay("yellow"), table.me.splay("red")) == ("right", "none")
    assert table.me.hand == ["Paper"]


def test_splaying_is_optional() -> None:
    table = echoes(f"blue: {RULE}; yellow: Canal Building, Masonry", "", supply={2: "Calendar"})
    table.dogma(RULE, me=["pass"])
    assert table.me.splay("yellow") == "none"
    assert table.me.hand == ["Calendar"]


def test_splays_of_others_do_not_count() -> None:
    table = echoes(f"blue: {RULE}", "red left: Oars, Archery", supply={4: "Anatomy"})
    table.dogma(RULE)
    assert table.me.hand == ["Anatomy"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        f"blue: {RULE}",
        "purple: Philosophy; yellow: Canal Building, Masonry",
        supply={3: "Paper", 4: "Anatomy, Gunpowder", "echoes 4": "Pencil"},
    )
    table.dogma(RULE, you=["yellow"])
    assert table.you.splay("yellow") == "right"
    assert table.you.hand == ["Paper"]
    assert table.bonus
    assert table.me.hand == ["Anatomy", "Pencil"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"blue: {RULE}", "blue: Mathematics", supply={4: "Anatomy"})
    table.dogma(RULE)
    assert table.changes == "me hand +Anatomy"
    assert not table.bonus
