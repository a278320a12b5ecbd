"""International Prototype Metre Bar (7, green): AR192."""

from tests.sets.artifacts.tables import artifacts

BAR = "International Prototype Metre Bar"


def test_wins_with_as_many_visible_cards_of_the_color_as_the_value() -> None:
    table = artifacts(f"green: {BAR}; red: Coal, Oars", "", supply={3: "Optics"})
    table.dogma(BAR, me=[3])
    assert table.asked == [("me", "value", [f"value:{value}" for value in range(1, 11)])]
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], BAR)
    assert table.me.pile("red") == ["Optics", "Coal", "Oars"]


def test_wins_with_a_single_card_of_value_1() -> None:
    table = artifacts(f"green: {BAR}", "", supply={1: "Oars"})
    table.dogma(BAR, me=[1])
    assert table.result is not None


def test_returns_the_card_if_the_color_shows_fewer() -> None:
    table = artifacts(f"green: {BAR}; red left: Coal, Oars", "", supply={4: "Gunpowder"})
    table.dogma(BAR, me=[4])
    assert table.result is None
    assert table.bottom_of_supply(4) == "Gunpowder"
    assert table.me.pile("red") == ["Coal", "Oars"]
    assert table.me.splay("red") == "up"


def test_returns_the_card_if_the_color_shows_more() -> None:
    table = artifacts(f"green: {BAR}; red: Coal, Oars", "", supply={2: "Construction"})
    table.dogma(BAR, me=[2])
    assert table.result is None
    assert table.bottom_of_supply(2) == "Construction"
    assert table.changes == "me red splayed up; supply 2 -Construction +Construction"


def test_cards_of_other_colors_do_not_count() -> None:
    table = artifacts(f"green: {BAR}; red: Coal; blue: Tools", "", supply={3: "Optics"})
    table.dogma(BAR, me=[3])
    assert table.result is None


def test_compares_the_value_of_the_card_not_the_chosen_one() -> None:
    table = artifacts(f"green: {BAR}; red: Coal", "", supply={1: "end", 2: "Construction"})
    table.dogma(BAR, me=[1])
    assert table.result is not None
    table = artifacts(f"green: {BAR}", "", supply={1: "end", 2: "Construction"})
    table.dogma(BAR, me=[1])
    assert table.result is None
    assert table.me.pile("red") == []


def test_a_value_that_cannot_be_drawn_any_more_ends_the_game() -> None:
    table = artifacts(f"green: {BAR}; score: Tools", "", supply={10: "end"})
    table.dogma(BAR, me=[10])
    assert table.result is not None
    assert table.result.reason == "score"


def test_as_many_crowns_share_and_may_win() -> None:
    table = artifacts(f"green: {BAR}", "purple: Code of Laws", supply={1: "Oars"})
    table.dogma(BAR, you=[1])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_sharer_who_returns_the_card_brings_the_bonus() -> None:
    table = artifacts(f"green: {BAR}", "purple: Code of Laws", supply={2: "Construction, Calendar", 7: "Explosives"})
    table.dogma(BAR, you=[2], me=[2])
    assert table.changes == "me hand +Explosives; supply 2 -Construction +Construction -Calendar +Calendar"
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"green: {BAR}", "blue: Writing", supply={2: "Construction"})
    table.dogma(BAR, me=[2])
    assert [seat for seat, _, _ in table.asked] == ["me"]
    assert not table.bonus


def test_a_yamato_drawn_counts_eleven() -> None:  # ruling 170
    reds = "Archery, Oars, Metalworking, Construction, Road Building, Optics, Engineering, Coal, Gunpowder, Colonialism"
    table = artifacts(f"green: {BAR}; red: {reds}", "", supply={8: "Battleship Yamato!"})
    table.dogma(BAR, me=[8])
    assert table.result is not None
    assert table.result.winners == ["me"]
    table = artifacts(f"green: {BAR}; red: {', '.join(reds.split(', ')[:7])}", "", supply={8: "Battleship Yamato!"})
    table.dogma(BAR, me=[8])
    assert table.result is None
    assert table.changes == "me red splayed up"
