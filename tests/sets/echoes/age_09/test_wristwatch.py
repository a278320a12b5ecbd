"""Wristwatch (9, yellow): EC204; rulings 72, 253."""

from tests.sets.echoes.tables import echoes


def test_tucks_a_top_card_and_a_card_for_each_visible_bonus_in_ascending_order() -> None:
    table = echoes(
        "yellow: Wristwatch; red: Oars, Archery; green: Credit Card",
        supply={9: "Genetics, Fission", 10: "Software, Robotics"},
    )
    table.dogma("Wristwatch", me=["Oars"])
    assert table.asked == [("me", "card", ["oars", "credit-card"])]  # not Wristwatch
    assert table.me.pile("red") == ["Archery", "Oars"]
    assert table.me.pile("blue") == ["Genetics", "Software"]  # first the 9 of Credit Card, then its own 10
    assert table.me.tucked == 3
    assert table.supply(9)[0] == "Fission"


def test_equal_bonuses_count_each() -> None:
    table = echoes(
        "yellow: Wristwatch; green: Credit Card; purple: Karaoke; hand: Laser",
        supply={9: "Genetics, Fission, Computers", 10: "Software, Robotics"},
    )
    table.dogma("Wristwatch", me=["Karaoke"])
    assert table.changes == (
        "me blue +Genetics +Software; me red +Fission; me achievements +Universe; available -Universe"
    )


def test_bonuses_that_come_into_sight_meanwhile_do_not_count() -> None:  # ruling 72
    table = echoes(
        "yellow up: Wristwatch, Masonry; hand: Oars",
        supply={"echoes 10": "Cell Phone", 10: "Software"},
    )
    table.dogma("Wristwatch")
    assert table.me.pile("yellow") == ["Wristwatch", "Masonry", "Cell Phone"]  # whose own bonus can be seen now
    assert table.me.tucked == 1


def test_a_covered_bonus_does_not_count() -> None:
    table = echoes("yellow: Wristwatch; purple: Mysticism, Karaoke", supply={10: "Software", 9: "Fission"})
    table.dogma("Wristwatch")
    assert table.changes == (  # the echo effect tucks Mysticism: Karaoke is visible now
        "me blue +Software; me red +Fission; me purple is Karaoke, Mysticism"
    )
    table = echoes("yellow: Wristwatch; purple: Mysticism, Rock; red: Oars, Archery", supply={10: "Software"})
    table.dogma("Wristwatch", me=["Oars"])
    assert table.me.tucked == 2
    assert table.changes == "me blue +Software; me red is Archery, Oars"


def test_a_bonus_of_11_draws_above_10_and_ends_the_game() -> None:
    table = echoes("yellow: Wristwatch; blue: Artificial Heart", "score: Software, Robotics, Databases")
    table.dogma("Wristwatch")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_a_splayed_pile_of_two_stays_splayed() -> None:
    table = echoes("yellow: Wristwatch; red left: Oars, Archery", supply={10: "Software"}).dogma("Wristwatch")
    assert table.changes == "me blue +Software; me red is Archery, Oars"


def test_without_a_top_card_that_is_not_yellow_nothing_is_tucked_by_the_echo_effect() -> None:
    table = echoes("yellow: Wristwatch, Masonry", supply={10: "Software"}).dogma("Wristwatch")
    assert table.me.tucked == 1
    assert table.changes == "me blue +Software"


def test_a_colors_only_card_is_tucked_where_it_lies() -> None:  # ruling 253
    table = echoes("yellow: Wristwatch", "red: Machine Tools", supply={10: "A.I."}).dogma("Wristwatch")
    assert table.changes == "me purple +A.I."
    assert table.you.tucked == 1
    assert not table.bonus  # shared without a change, and no bonus to be seen


def test_a_sharer_that_tucks_brings_the_bonus() -> None:
    table = echoes("yellow: Wristwatch", "red: Machine Tools, Oars", supply={10: "Self Service, Software"}).dogma(
        "Wristwatch"
    )
    assert table.changes == "me green +Self Service; me hand +Software; you red is Oars, Machine Tools"
    assert table.bonus


def test_only_factories_share() -> None:
    table = echoes("yellow: Wristwatch", "green: Sailing, Clothing", supply={10: "Self Service"}).dogma("Wristwatch")
    assert table.changes == "me green +Self Service"
