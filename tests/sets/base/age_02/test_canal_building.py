"""Canal Building."""

from splay.playing import play


def test_exchanges_all_highest_cards() -> None:  # ruling 69: both sides are fixed before either moves
    table = play(me="yellow: Canal Building; hand: Tools, Calendar, Currency; score: Optics, Oars")
    table.dogma("Canal Building", me=["yes"])
    assert table.me.hand == ["Optics", "Tools"]
    assert table.me.score == ["Calendar", "Currency", "Oars"]
    assert table.me.points == 5


def test_exchanging_is_not_scoring() -> None:  # hard case 11
    table = play(me="yellow: Canal Building; hand: Calendar, Currency; score: Oars")
    table.dogma("Canal Building", me=["yes"])
    assert table.changes == "me hand -Calendar -Currency +Oars; me score -Oars +Calendar +Currency"
    assert table.me.scored == 0


def test_canal_building_can_be_declined() -> None:
    table = play(me="yellow: Canal Building; hand: Calendar; score: Optics")
    table.dogma("Canal Building", me=["no"])
    assert (table.me.hand, table.me.score) == (["Calendar"], ["Optics"])


def test_an_empty_score_pile_takes_the_highest_cards() -> None:  # ruling 68
    table = play(me="yellow: Canal Building; hand: Oars, Calendar, Currency")
    table.dogma("Canal Building", me=["yes"])
    assert (table.me.hand, table.me.score) == (["Oars"], ["Calendar", "Currency"])


def test_an_empty_hand_takes_the_highest_cards() -> None:  # ruling 68
    table = play(me="yellow: Canal Building; score: Oars, Calendar, Currency")
    table.dogma("Canal Building", me=["yes"])
    assert (table.me.hand, table.me.score) == (["Calendar", "Currency"], ["Oars"])


def test_with_nothing_to_exchange_nothing_is_asked() -> None:
    table = play(me="yellow: Canal Building")
    table.dogma("Canal Building")
    assert table.asked == []


def test_an_exchange_by_an_opponent_is_a_change() -> None:  # hard case 1
    table = play(me="yellow: Canal Building", you="green: Sailing; hand: Oars", supply={2: "Calendar"})
    table.dogma("Canal Building", you=["yes"])
    assert table.changes == "me hand +Calendar; you hand -Oars; you score +Oars"
    assert table.bonus


def test_a_declined_exchange_is_no_change() -> None:  # hard case 1
    table = play(me="yellow: Canal Building", you="green: Sailing; hand: Oars")
    table.dogma("Canal Building", you=["no"])
    assert not table.bonus
    assert table.me.hand == []


def test_nothing_for_nothing_is_no_change() -> None:  # hard case 1
    table = play(me="yellow: Canal Building; hand: Oars", you="green: Sailing")
    table.dogma("Canal Building", me=["yes"])
    assert not table.bonus
    assert (table.me.hand, table.me.score) == ([], ["Oars"])
