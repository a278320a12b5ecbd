"""Publications (7, blue)."""

from splay.playing import play


def test_puts_a_pile_into_the_order_named_from_the_top() -> None:
    table = play(me="blue: Publications, Tools, Writing")
    table.dogma("Publications", me=["yes", "Tools", "Writing", "pass"])
    assert table.me.pile("blue") == ["Tools", "Writing", "Publications"]


def test_asks_for_the_color_among_piles_of_two_or_more() -> None:
    table = play(me="blue: Publications, Tools; red: Oars, Archery; green: Sailing")
    table.dogma("Publications", me=["yes", "red", "Archery", "pass"])
    assert table.asked[1] == ("me", "color", ["color:blue", "color:red"])
    assert table.me.pile("red") == ["Archery", "Oars"]
    assert table.me.pile("blue") == ["Publications", "Tools"]


def test_keeps_the_splay() -> None:
    table = play(me="blue: Publications; red left: Oars, Archery, Metalworking")
    table.dogma("Publications", me=["yes", "Metalworking", "Oars"])
    assert table.me.pile("red") == ["Metalworking", "Oars", "Archery"]
    assert table.me.splay("red") == "left"


def test_asks_nothing_if_every_pile_is_a_single_card() -> None:
    table = play(me="blue: Publications; red: Oars; yellow: Masonry")
    table.dogma("Publications")
    assert table.asked == []


def test_both_can_be_declined() -> None:
    table = play(me="blue: Publications, Tools")
    table.dogma("Publications", me=["no", "pass"])
    assert table.me.pile("blue") == ["Publications", "Tools"]
    assert table.me.splay("blue") == "none"


def test_a_sharers_new_order_brings_the_bonus() -> None:  # hard case 2, ruling 43
    table = play(me="blue: Publications", you="purple: Philosophy, Mysticism")
    table.dogma("Publications", you=["yes", "Mysticism"])
    assert table.you.pile("purple") == ["Mysticism", "Philosophy"]
    assert table.bonus
    assert len(table.me.hand) == 1


def test_a_sharers_same_order_brings_no_bonus() -> None:  # hard case 2, ruling 43
    table = play(me="blue: Publications", you="purple: Philosophy, Mysticism")
    table.dogma("Publications", you=["yes", "Philosophy"])
    assert table.you.pile("purple") == ["Philosophy", "Mysticism"]
    assert not table.bonus
    assert table.me.hand == []


def test_a_new_order_can_complete_a_special_achievement() -> None:  # hard case 10
    table = play(me="blue: Publications; red: Oars, Fission; green up: Databases, Satellites; purple: The Internet")
    table.dogma("Publications", me=["yes", "red", "Fission"])
    assert table.changes == "me red is Fission, Oars; me achievements +World; available -World"


def test_splays_yellow_or_blue_up_and_nothing_else() -> None:
    table = play(me="blue: Publications, Tools; yellow: Agriculture, Masonry; red: Oars, Archery")
    table.dogma("Publications", me=["no", "yellow"])
    assert table.asked[-1] == ("me", "splay", ["color:yellow", "color:blue", "pass"])
    assert table.me.splay("yellow") == "up"
    assert table.me.splay("blue") == "none"


def test_does_not_offer_a_color_that_is_splayed_up_already() -> None:
    table = play(me="blue up: Publications, Tools; yellow left: Agriculture, Masonry")
    table.dogma("Publications", me=["no", "pass"])
    assert table.asked[-1] == ("me", "splay", ["color:yellow", "pass"])
    assert table.me.splay("yellow") == "left"
