"""'30 World Cup Final Ball (8, purple): AR207."""

import pytest

from tests.sets.artifacts.tables import artifacts, relics

BALL = "'30 World Cup Final Ball"


def test_compels_an_equal_number_of_leaves_to_return_an_achievement() -> None:
    table = artifacts(
        f"purple: {BALL}; achievements: 2",
        "green: Clothing; achievements: Optics, 5",
        supply={8: "Flight, Mobility, Empiricism"},
    )
    table.dogma(BALL, you=[3])
    assert table.asked == [("you", "card", ["unseen:achievements.1:3", "unseen:achievements.1:5"])]
    assert table.changes == "me hand +Empiricism +Mobility; you hand +Flight; you achievements -3"
    assert table.bottom_of_supply(3) == "Optics"


def test_one_leaf_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts(f"purple: {BALL}", "green: Sailing; achievements: 3", supply={8: "Flight"})
    table.dogma(BALL)
    assert table.changes == "me hand +Flight"
    assert not table.bonus


def test_special_achievements_cannot_be_returned() -> None:  # ruling 19
    table = artifacts(
        f"purple: {BALL}", "green: Clothing; achievements: Empire", supply={8: "Flight, Mobility, Mass Media"}
    )
    table.dogma(BALL)
    assert table.changes == "me hand +Mass Media +Mobility; you hand +Flight"


def test_a_relic_is_no_achievement_to_return() -> None:  # AR100, decision 35
    table = relics(f"purple: {BALL}", "green: Clothing; relics: Ching Shih", supply={8: "Flight, Mobility, Mass Media"})
    table.dogma(BALL)
    assert table.game.players[1].achievement_count() == 1
    assert table.asked == []
    assert table.changes == "me hand +Mass Media +Mobility; you hand +Flight"


def test_the_highest_top_card_of_the_color_achieves_the_card_and_repeats() -> None:  # ruling 176
    table = artifacts(
        f"purple: {BALL}; red: Oars; hand: Tools",
        "red: Coal; blue: Writing",
        supply={8: "Flight, Socialism, Mass Media"},
    )
    table.dogma(BALL)
    assert table.shown == ["Flight", "Socialism", "Mass Media"]
    assert table.you.achievements == ["8"]
    assert table.me.achievements == ["8"]  # nobody else has purple
    assert table.me.hand == ["Mass Media", "Tools"]  # nobody has green


def test_a_tie_ends_it() -> None:  # ruling 24
    table = artifacts(f"purple: {BALL}; red: Coal", "red: The Pirate Code", supply={8: "Flight, Socialism"})
    table.dogma(BALL)
    assert table.shown == ["Flight"]
    assert table.me.hand == ["Flight"]
    assert table.me.achievements == []


@pytest.mark.parametrize(
    ("third", "changes"),
    [
        ("", "me hand +Mass Media; you achievements +8"),
        ("red: Oars", "me hand +Mass Media; you achievements +8"),
        ("red: The Pirate Code", "me hand +Flight"),
    ],
)
def test_the_highest_alone_is_enough_however_the_others_tie(third: str, changes: str) -> None:  # ruling 176
    table = artifacts(f"purple: {BALL}; red: Archery", "red: Coal", third, supply={8: "Flight, Mass Media"})
    assert table.dogma(BALL).changes == changes


def test_only_cards_on_top_count() -> None:
    table = artifacts(f"purple: {BALL}; red: Oars, Fission", "red: Coal", supply={8: "Flight, Mass Media"})
    table.dogma(BALL)
    assert table.changes == "me hand +Mass Media; you achievements +8"


def test_yamato_is_higher_than_a_ten() -> None:  # ruling 81
    table = artifacts(f"purple: {BALL}; red: Battleship Yamato", "red: Robotics", supply={8: "Flight, Mass Media"})
    table.dogma(BALL)
    assert table.changes == "me hand +Mass Media; me achievements +8"


def test_an_achieved_card_can_win() -> None:
    table = artifacts(f"purple: {BALL}", "red: Oars; achievements: 1, 2, 3, 4, 5, 6", supply={8: "Flight"})
    table.dogma(BALL)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["you"])


def test_a_sharer_draws_first() -> None:
    table = artifacts(f"purple: {BALL}; red: Coal", "green: Clothing", supply={8: "Flight, Rocketry, Skyscrapers"})
    table.dogma(BALL)
    assert table.me.achievements == ["8"]
    assert table.you.hand == ["Rocketry"]
    assert "Skyscrapers" in table.me.hand
    assert table.bonus
