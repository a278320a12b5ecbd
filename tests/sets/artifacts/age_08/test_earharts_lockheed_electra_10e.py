"""Earhart's Lockheed Electra 10E (8, blue): AR199."""

from tests.sets.artifacts.tables import artifacts

ELECTRA = "Earhart's Lockheed Electra 10E"


def test_wins_with_a_top_card_of_each_value_also_of_those_it_uncovers() -> None:  # ruling 174
    table = artifacts(
        f"blue: {ELECTRA}, Atomic Theory, Experimentation; red: Combustion, Coal, Optics; green: Currency; "
        "yellow: Masonry",
        "",
    )
    table.dogma(ELECTRA)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], ELECTRA)


def test_claims_an_achievement_ignoring_eligibility_if_one_value_is_missing() -> None:
    table = artifacts(
        f"blue: {ELECTRA}, Atomic Theory, Experimentation; red: Combustion, Coal, Optics; green: Currency", ""
    )
    table.dogma(ELECTRA, me=[7])
    assert table.result is None
    assert table.asked == [("me", "card", [f"unseen:available:{age}" for age in range(1, 10)])]
    assert table.me.achievements == ["7"]
    assert [table.me.pile(color) for color in ("blue", "red", "green")] == [[], [], []]


def test_returns_one_of_each_value_which_the_player_chooses() -> None:
    table = artifacts(f"blue: {ELECTRA}; red: Coal; green: Banking", "", available="7")
    table.dogma(ELECTRA, me=["Banking"])
    assert table.changes == (
        "me blue -Earhart's Lockheed Electra 10E; me green -Banking; me achievements +7; available -7"
    )
    assert table.bottom_of_supply(5) == "Banking"


def test_does_not_go_back_to_a_higher_value() -> None:
    table = artifacts(f"blue: {ELECTRA}; red: Coal, Flight", "", available="7")
    table.dogma(ELECTRA)
    assert table.changes == "me blue -Earhart's Lockheed Electra 10E; me red -Coal; me achievements +7; available -7"


def test_nines_and_tens_stay() -> None:
    table = artifacts(f"blue: {ELECTRA}; red: Fission; green: Databases", "", available="7")
    table.dogma(ELECTRA)
    assert table.changes == "me blue -Earhart's Lockheed Electra 10E; me achievements +7; available -7"


def test_yamato_stays() -> None:  # ruling 81
    table = artifacts(f"blue: {ELECTRA}; red: Battleship Yamato", "", available="7")
    table.dogma(ELECTRA)
    assert table.changes == "me blue -Earhart's Lockheed Electra 10E; me achievements +7; available -7"


def test_special_achievements_are_not_claimed() -> None:  # ruling 19
    table = artifacts(f"blue: {ELECTRA}", "", available="Empire")
    table.dogma(ELECTRA)
    assert table.me.pile("blue") == []
    assert table.me.achievements == []


def test_as_many_clocks_share_and_may_claim_without_returning_any() -> None:
    table = artifacts(f"blue: {ELECTRA}", "green: Satellites", available="3, 7", supply={1: "Code of Laws"})
    table.dogma(ELECTRA, you=[3])
    assert table.changes == (
        "me blue -Earhart's Lockheed Electra 10E; me hand +Code of Laws; me achievements +7; you achievements +3; "
        "available -3 -7"
    )
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts(f"blue: {ELECTRA}", "purple: Railroad", available="7")
    table.dogma(ELECTRA)
    assert table.changes == "me blue -Earhart's Lockheed Electra 10E; me achievements +7; available -7"
    assert not table.bonus
