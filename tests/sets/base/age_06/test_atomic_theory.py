"""Atomic Theory."""

from splay.playing import play


def test_splays_blue_right_and_melds_a_seven() -> None:
    table = play(me="blue: Atomic Theory, Tools; red: Oars, Archery", supply={7: "Bicycle"})
    table.dogma("Atomic Theory", me=["blue"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert table.me.splay("blue") == "right"
    assert table.me.pile("green") == ["Bicycle"]


def test_the_splay_can_be_declined_the_meld_not() -> None:
    table = play(me="blue: Atomic Theory, Tools", supply={7: "Evolution"})
    table.dogma("Atomic Theory", me=["pass"])
    assert table.me.splay("blue") == "none"
    assert table.me.pile("blue") == ["Evolution", "Atomic Theory", "Tools"]


def test_a_sharing_opponent_melds_too_and_gives_the_bonus() -> None:
    supply = {7: "Bicycle, Electricity, Lighting"}
    table = play(me="blue: Atomic Theory", you="purple: Education", supply=supply)
    table.dogma("Atomic Theory")
    assert table.you.pile("green") == ["Bicycle"]
    assert table.me.pile("green") == ["Electricity"]
    assert table.bonus
    assert table.me.hand == ["Lighting"]
