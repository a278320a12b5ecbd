"""Marcha Real (6, purple): AR187."""

from tests.sets.artifacts.tables import artifacts

MARCHA = "Marcha Real"


def test_reveals_and_returns_two_cards_of_different_values_and_colors_for_nothing() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Tools, Currency, Optics", "")
    table.dogma(MARCHA, me=["Optics", "Tools"])
    assert sorted(table.shown) == ["Optics", "Tools"]
    assert [table.bottom_of_supply(age) for age in (1, 3)] == ["Tools", "Optics"]
    assert table.me.hand == ["Currency"]
    assert table.me.achievements == []


def test_equal_values_draw_one_higher() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Tools, Oars, Optics", "", supply={2: "Calendar"})
    table.dogma(MARCHA, me=["Oars", "Tools"])
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.me.hand == ["Calendar", "Optics"]
    assert table.me.achievements == []


def test_equal_colors_claim_any_achievement_whether_eligible_or_not() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Oars, Optics", "", available="2, 7")
    table.dogma(MARCHA, me=[7])
    assert table.me.hand == []
    assert table.me.achievements == ["7"]


def test_both_equal_do_both() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Oars, Archery", "", available="7", supply={2: "Calendar"})
    table.dogma(MARCHA, me=["Archery"])
    assert table.supply(1)[-2:] == ["Archery", "Oars"]
    assert table.me.hand == ["Calendar"]
    assert table.me.achievements == ["7"]


def test_without_an_available_standard_achievement_equal_colors_claim_nothing() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Oars, Optics", "", available="Empire")
    table.dogma(MARCHA)
    assert table.changes == "me hand -Oars -Optics"


def test_two_tens_end_the_game_before_an_achievement_is_claimed() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Miniaturization, Robotics", "score: Tools", available="7")
    table.dogma(MARCHA, me=["Robotics"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
    assert table.me.achievements == []


def test_an_empty_hand_draws_a_one() -> None:  # ruling 166
    table = artifacts(f"purple: {MARCHA}", "", available="7", supply={1: "Oars"})
    table.dogma(MARCHA)
    assert table.me.hand == ["Oars"]
    assert table.me.achievements == []


def test_a_single_card_is_shown_and_returned_and_nothing_follows() -> None:  # ruling 266
    table = artifacts(f"purple: {MARCHA}; hand: Oars", "", available="7")
    table.dogma(MARCHA)
    assert table.shown == ["Oars"]
    assert table.bottom_of_supply(1) == "Oars"
    assert table.me.hand == []
    assert table.me.achievements == []


def test_yamato_is_an_eight_in_hand() -> None:  # AR080
    table = artifacts(f"purple: {MARCHA}; hand: Battleship Yamato, Rocketry", "", supply={9: "Genetics"})
    table.dogma(MARCHA)
    assert table.me.hand == ["Genetics"]


def test_as_many_leaves_share_and_claim_first() -> None:
    table = artifacts(
        f"purple: {MARCHA}; hand: Tools, Calendar",
        "green: Clothing; hand: Oars, Optics",
        available="7",
        supply={6: "Machine Tools"},
    )
    table.dogma(MARCHA)
    assert table.changes == (
        "me hand -Calendar -Tools +Machine Tools; you hand -Oars -Optics; you achievements +7; available -7"
    )
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {MARCHA}; hand: Tools, Currency", "green: Sailing; hand: Oars, Optics")
    table.dogma(MARCHA)
    assert table.changes == "me hand -Currency -Tools"
    assert not table.bonus
