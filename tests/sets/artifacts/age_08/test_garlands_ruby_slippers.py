"""Garland's Ruby Slippers (8, purple): AR206."""

from tests.sets.artifacts.tables import artifacts

SLIPPERS = "Garland's Ruby Slippers"


def test_a_card_without_effects_wins() -> None:  # AR084, ruling 175
    table = artifacts(f"purple: {SLIPPERS}; hand: Battleship Yamato", "")
    table.dogma(SLIPPERS)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], SLIPPERS)


def test_executes_all_effects_of_the_melded_card_by_its_own_clocks() -> None:  # ruling 59
    table = artifacts(
        f"purple: {SLIPPERS}; hand: Corporations",
        "red: Coal; blue: Chemistry",
        third="green: Satellites; red: Explosives",
        supply={8: "Flight, Mobility, Socialism, Rocketry"},
    )
    table.dogma(SLIPPERS, you=["Chemistry"])
    assert table.changes == (  # nothing is taken from the third player, who has as many clocks
        "me red +Mobility; me green +Corporations; me hand -Corporations; me score +Chemistry; you blue -Chemistry; "
        "you red +Flight"
    )
    assert not table.bonus


def test_a_card_that_only_demands_has_effects() -> None:
    table = artifacts(f"purple: {SLIPPERS}; hand: Mobility", "blue: Tools", supply={8: "Flight"})
    table.dogma(SLIPPERS)
    assert table.result is None
    assert table.changes == "me red +Mobility; me hand -Mobility; me score +Tools; you blue -Tools; you hand +Flight"


def test_cards_of_another_value_are_not_melded_and_nobody_wins() -> None:  # ruling 268
    table = artifacts(f"purple: {SLIPPERS}; hand: Combustion, Fission", "")
    table.dogma(SLIPPERS)
    assert table.result is None
    assert table.me.hand == ["Combustion", "Fission"]
    assert table.asked == []


def test_chooses_among_eights() -> None:
    table = artifacts(f"purple: {SLIPPERS}; hand: Flight, Battleship Yamato, Tools", "")
    table.dogma(SLIPPERS, me=["Flight"])
    assert table.asked[0] == ("me", "card", ["battleship-yamato", "flight"])
    assert table.result is None
    assert table.changes == "me red +Flight; me hand -Flight"


def test_as_many_clocks_share_and_may_win() -> None:
    table = artifacts(f"purple: {SLIPPERS}", "green: Satellites; hand: Battleship Yamato")
    table.dogma(SLIPPERS)
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_sharer_who_melds_and_executes_brings_the_bonus() -> None:
    table = artifacts(f"purple: {SLIPPERS}", "green: Satellites; hand: Corporations", supply={8: "Flight, Rocketry"})
    table.dogma(SLIPPERS)
    assert table.changes == "me hand +Rocketry; you red +Flight; you green +Corporations; you hand -Corporations"
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {SLIPPERS}", "purple: Railroad; hand: Battleship Yamato")
    table.dogma(SLIPPERS)
    assert table.result is None
    assert table.you.hand == ["Battleship Yamato"]
