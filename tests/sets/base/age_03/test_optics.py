"""Optics (red, 3)."""

from splay.playing import play


def test_a_crown_on_the_melded_card_scores_a_four() -> None:
    table = play(me="red: Optics; score: Tools", supply={3: "Translation", 4: "Anatomy"}).dogma("Optics")
    assert table.me.pile("blue") == ["Translation"]
    assert table.me.score == ["Anatomy", "Tools"]
    assert table.you.score == []


def test_without_a_crown_a_card_goes_to_an_opponent_with_fewer_points() -> None:
    table = play(me="red: Optics; score: Tools, Currency", you="score: Mapmaking", supply={3: "Machinery"})
    table.dogma("Optics", me=["Tools"])
    assert table.me.pile("yellow") == ["Machinery"]
    assert table.me.score == ["Currency"]
    assert table.you.score == ["Mapmaking", "Tools"]


# ruling 118
def test_without_a_poorer_opponent_nothing_is_transferred() -> None:
    table = play(me="red: Optics; score: Tools", you="score: Writing", supply={3: "Engineering"})
    table.dogma("Optics")
    assert table.asked == []
    assert table.changes == "me red +Engineering"


def test_the_opponent_is_chosen_among_the_poorer_ones_only() -> None:
    table = play(
        me="red: Optics; score: Tools, Currency",
        you="score: Compass",
        third="score: Writing",
        fourth="",
        supply={3: "Engineering"},
    )
    table.dogma("Optics", me=["fourth", "Currency"])
    assert table.asked[0] == ("me", "player", ["player:2", "player:3"])
    assert table.changes == "me red +Engineering; me score -Currency; fourth score +Currency"


# ruling 105
def test_a_partner_is_no_opponent() -> None:
    table = play(
        me="red: Optics; score: Tools",
        you="score: Writing",
        third="",
        fourth="score: Sailing",
        teams="13-24",
        supply={3: "Engineering"},
    )
    table.dogma("Optics")
    assert table.changes == "me red +Engineering"


def test_an_opponent_who_shares_gives_to_the_launcher() -> None:
    table = play(
        me="red: Optics",
        you="green: Navigation; score: Tools",
        supply={3: "Engineering, Compass, Paper", 4: "Anatomy"},
    )
    table.dogma("Optics")
    assert table.changes == (
        "me green +Compass; me hand +Paper; me score +Anatomy +Tools; you red +Engineering; you score -Tools"
    )
    assert table.bonus
