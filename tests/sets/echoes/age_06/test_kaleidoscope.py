"""Kaleidoscope (6, purple): EC176."""

from tests.sets.echoes.tables import echoes

KALEIDOSCOPE = "Kaleidoscope"


def test_melds_a_seven_and_may_splay_its_color_right() -> None:
    table = echoes(f"purple: {KALEIDOSCOPE}, Mysticism; red: Oars", "", supply={7: "Combustion"})
    table.dogma(KALEIDOSCOPE, me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.pile("red") == ["Combustion", "Oars"]
    assert table.me.splay("red") == "right"
    assert table.me.splay("purple") == "none"
    assert table.me.hand == []


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"purple: {KALEIDOSCOPE}; red: Oars", "", supply={7: "Combustion"})
    table.dogma(KALEIDOSCOPE, me=["pass"])
    assert table.me.pile("red") == ["Combustion", "Oars"]
    assert table.me.splay("red") == "none"


def test_a_new_color_or_one_splayed_right_asks_nothing() -> None:
    new = echoes(f"purple: {KALEIDOSCOPE}, Mysticism", "", supply={7: "Combustion"})
    new.dogma(KALEIDOSCOPE)
    assert new.changes == "me red +Combustion"
    assert new.asked == []
    splayed = echoes(f"purple: {KALEIDOSCOPE}; red right: Oars, Archery", "", supply={7: "Combustion"})
    splayed.dogma(KALEIDOSCOPE)
    assert splayed.changes == "me red +Combustion"
    assert splayed.asked == []


def test_splayed_otherwise_it_may_be_turned() -> None:
    table = echoes(f"purple: {KALEIDOSCOPE}; red left: Oars, Archery", "", supply={7: "Combustion"})
    table.dogma(KALEIDOSCOPE, me=["red"])
    assert table.changes == "me red +Combustion; me red splayed right"


def test_its_own_color_is_splayed_if_the_seven_is_purple() -> None:
    table = echoes(f"purple: {KALEIDOSCOPE}", "", supply={7: "Lighting"})
    table.dogma(KALEIDOSCOPE, me=["purple"])
    assert table.me.pile("purple") == ["Lighting", KALEIDOSCOPE]
    assert table.me.splay("purple") == "right"


def test_as_many_bulbs_share() -> None:
    table = echoes(
        f"purple: {KALEIDOSCOPE}", "green: Measurement; red: Oars", supply={7: "Combustion, Lighting, Evolution"}
    )
    table.dogma(KALEIDOSCOPE, you=["red"], me=["pass"])
    assert table.changes == "me purple +Lighting; me hand +Evolution; you red +Combustion; you red splayed right"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"purple: {KALEIDOSCOPE}", "red: Archery", supply={7: "Combustion"})
    table.dogma(KALEIDOSCOPE)
    assert table.changes == "me red +Combustion"
    assert not table.bonus
