"""Bifocals (6, blue): EC167; ruling 263 for "any value"."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import SETS, echoes, forecast

BIFOCALS = "Bifocals"


def test_the_echo_foreshadows_a_card_of_any_value() -> None:
    table = echoes(f"blue: {BIFOCALS}", "", supply={9: "Fission"})
    table.dogma(BIFOCALS, me=[9, "pass"])
    assert effects(table) == [("me", BIFOCALS, "echo"), ("me", BIFOCALS, "dogma"), ("me", BIFOCALS, "dogma_2")]
    assert table.asked[0] == ("me", "value", [f"value:{value}" for value in range(1, 11)])
    assert forecast(table) == ["Fission"]
    assert table.shown == []


def test_an_empty_value_gives_the_next_higher_one() -> None:
    table = echoes(f"blue: {BIFOCALS}", "", supply={3: "end", 4: "Anatomy"})
    table.dogma(BIFOCALS, me=[3, "pass"])
    assert forecast(table) == ["Anatomy"]


def test_returns_a_card_of_the_forecast_for_one_of_its_value() -> None:
    table = echoes(f"blue: {BIFOCALS}; forecast: Canning, Genetics; hand: Coal, Stove", "", supply={6: "Democracy"})
    table.dogma(BIFOCALS, me=[1, "Canning"])
    assert len(table.asked[1][2]) == 4  # the card just foreshadowed too, or to pass
    assert len(forecast(table)) == 3
    assert "Canning" not in forecast(table)
    assert {"Democracy", "Genetics"} < set(forecast(table))
    assert table.bottom_of_supply(6) == "Canning"
    assert table.me.hand == ["Coal", "Stove"]
    assert table.shown == []


def test_battleship_yamato_is_an_eight_in_a_forecast() -> None:  # ruling 81
    table = echoes(
        f"blue: {BIFOCALS}; forecast: Battleship Yamato; hand: Stove",
        "",
        supply={1: "Tools", 8: "Flight"},
        sets=[*SETS, "artifacts"],
    )
    table.dogma(BIFOCALS, me=[1, "Battleship Yamato"])
    assert forecast(table) == ["Flight", "Tools"]


def test_returning_may_be_declined() -> None:
    table = echoes(f"blue: {BIFOCALS}; forecast: Canning", "", supply={9: "Fission"})
    table.dogma(BIFOCALS, me=[9, "pass"])
    assert forecast(table) == ["Canning", "Fission"]
    assert not table.bonus


def test_with_an_empty_forecast_nothing_is_returned() -> None:
    table = echoes(f"green: Self Service; blue: {BIFOCALS}; hand: Tools", "")
    table.dogma("Self Service")
    assert effects(table)[1:3] == [("me", BIFOCALS, "dogma"), ("me", BIFOCALS, "dogma_2")]
    assert forecast(table) == []
    assert table.me.hand == ["Tools"]
    assert table.asked == []


def test_a_card_of_the_set_is_drawn_as_the_hand_says() -> None:  # EC053
    table = echoes(f"blue: {BIFOCALS}; hand: Tools", "", supply={"echoes 6": "Dentures"})
    table.dogma(BIFOCALS, me=[6, "pass"])
    assert forecast(table) == ["Dentures"]


def test_may_splay_green_right() -> None:
    table = echoes(f"blue: {BIFOCALS}, Tools; green: Sailing, Clothing", "", supply={1: "Domestication"})
    table.dogma(BIFOCALS, me=[1, "pass", "green"])
    assert table.asked[2] == ("me", "splay", ["color:green", "pass"])
    assert table.changes == "me green splayed right; me forecast +Domestication"


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"blue: {BIFOCALS}; green: Sailing, Clothing", "", supply={1: "Domestication"})
    table.dogma(BIFOCALS, me=[1, "pass", "pass"])
    assert table.changes == "me forecast +Domestication"


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"blue right: Pottery, {BIFOCALS}", "", supply={2: "Calendar", 1: "Domestication"})
    table.dogma("Pottery", me=[2])
    assert effects(table)[0] == ("me", BIFOCALS, "echo")
    assert table.changes == "me hand +Domestication; me forecast +Calendar"


def test_as_many_crowns_share() -> None:
    table = echoes(
        f"blue: {BIFOCALS}",
        "green: Mapmaking; forecast: Oars",
        supply={1: "Tools, Archery", 9: "Fission", 6: "Classification"},
    )
    table.dogma(BIFOCALS, you=[1, "Oars"], me=[9, "pass"])
    assert table.bonus
    assert table.changes == "me hand +Classification; me forecast +Fission; you forecast -Oars +Archery +Tools"


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes(f"blue: {BIFOCALS}", "green: Clothing; forecast: Oars", supply={1: "Domestication"})
    table.dogma(BIFOCALS, me=[1, "pass"])
    assert not table.bonus
    assert table.changes == "me forecast +Domestication"
