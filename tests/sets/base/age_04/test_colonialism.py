"""Colonialism (red, 4)."""

from splay.playing import play


def test_repeats_while_the_tucked_card_has_a_crown() -> None:
    table = play(me="red: Colonialism", supply={3: "Compass, Optics, Engineering, Paper"}).dogma("Colonialism")
    assert table.me.pile("green") == ["Compass"]
    assert table.me.pile("red") == ["Colonialism", "Optics", "Engineering"]
    assert table.me.tucked == 3
    assert table.supply(3)[0] == "Paper"


def test_stops_at_once_without_a_crown() -> None:
    table = play(me="red: Colonialism; green: Sailing", supply={3: "Education, Compass"}).dogma("Colonialism")
    assert table.me.pile("purple") == ["Education"]
    assert table.me.pile("green") == ["Sailing"]
    assert table.supply(3)[0] == "Compass"


def test_goes_on_with_fours_when_the_threes_are_used_up() -> None:
    table = play(me="red: Colonialism", supply={3: "Compass, end", 4: "Gunpowder, Anatomy"}).dogma("Colonialism")
    assert table.changes == "me red +Gunpowder tucked; me green +Compass; me yellow +Anatomy"
    assert table.me.tucked == 3


# hard case 11
def test_six_tucked_cards_are_a_monument() -> None:
    table = play(
        me="red: Colonialism",
        supply={3: "Translation, Optics, Compass, Paper, Medicine, Engineering, Alchemy"},
    )
    table.dogma("Colonialism")
    assert table.me.tucked == 6
    assert table.changes == (
        "me blue +Translation; me red +Optics tucked +Engineering tucked; me green +Compass +Paper; "
        "me yellow +Medicine; me achievements +Monument; available -Monument"
    )
    assert table.supply(3)[0] == "Alchemy"


def test_an_opponent_shares_every_repetition() -> None:
    table = play(me="red: Colonialism", you="red: Coal", supply={3: "Paper, Machinery, Education", 4: "Anatomy"})
    table.dogma("Colonialism")
    assert table.you.pile("green") == ["Paper"]
    assert table.you.pile("yellow") == ["Machinery"]
    assert table.me.pile("purple") == ["Education"]
    assert table.bonus
    assert table.me.hand == ["Anatomy"]
