"""Rubber (7, red): EC180."""

from tests.sets.echoes.tables import echoes


def test_tucks_two_eights() -> None:
    table = echoes("red: Rubber, Oars", "", supply={8: "Flight, Mobility"}).dogma("Rubber", me=["pass"])
    assert table.me.pile("red") == ["Rubber", "Oars", "Flight", "Mobility"]  # an empty hand draws base cards
    assert (table.me.tucked, table.me.hand) == (2, [])


def test_the_hand_decides_the_set_of_the_eights() -> None:  # EC017
    supply = {8: "Flight", "echoes 8": "Parachute, Bandage"}
    table = echoes("red: Rubber; hand: Tools", "", supply=supply).dogma("Rubber", me=["pass"])
    assert table.me.pile("red") == ["Rubber", "Parachute", "Bandage"]
    assert table.me.hand == ["Tools"]


def test_scores_a_top_card_without_a_bonus() -> None:
    table = echoes(
        "red: Rubber; blue: Tools; green: Sailing; yellow: Elevator", "", supply={8: "Flight, Mobility"}
    ).dogma("Rubber", me=["Sailing", "pass"])
    assert table.asked[0] == ("me", "card", ["tools", "sailing"])
    assert table.me.scored == 1
    assert table.changes == "me red +Flight tucked +Mobility tucked; me green -Sailing; me score +Sailing"


def test_a_card_just_tucked_can_be_a_top_card() -> None:
    table = echoes("red: Rubber", "", supply={8: "Flight, Empiricism"}).dogma("Rubber", me=["pass"])
    assert table.changes == "me red +Flight tucked; me score +Empiricism"


def test_nothing_is_scored_if_all_top_cards_have_a_bonus() -> None:
    table = echoes("red: Rubber; yellow: Elevator, Masonry", "", supply={8: "Flight, Mobility"})
    table.dogma("Rubber", me=["pass"])
    assert table.changes == "me red +Flight tucked +Mobility tucked"


def test_red_may_be_splayed_up() -> None:
    table = echoes("red: Rubber; blue: Tools, Writing, Pottery", "", supply={8: "Flight, Mobility"})
    table.dogma("Rubber", me=["red"])
    assert table.changes == "me blue -Tools; me red +Flight tucked +Mobility tucked; me red splayed up; me score +Tools"
    assert table.asked == [("me", "splay", ["color:red", "pass"])]  # no other color
    table = echoes("red: Rubber", "", supply={8: "Flight, Mobility"}).dogma("Rubber", me=["pass"])
    assert table.changes == "me red +Flight tucked +Mobility tucked"


def test_a_single_red_card_is_not_asked_about() -> None:
    table = echoes("red: Rubber", "", supply={8: "Empiricism, Socialism"}).dogma("Rubber")
    assert (table.asked, table.me.score, table.me.pile("purple")) == ([], ["Empiricism"], ["Socialism"])


def test_as_many_factories_share() -> None:
    table = echoes("red: Rubber", "red: Coal", supply={8: "Flight, Mobility, Empiricism, Socialism, Mass Media"})
    table.dogma("Rubber", you=["pass"])
    assert table.changes == (
        "me purple +Socialism; me hand +Mass Media; me score +Empiricism; you red -Coal +Flight +Mobility; "
        "you score +Coal"
    )
    assert table.bonus


def test_a_player_without_a_factory_does_not_share() -> None:
    table = echoes("red: Rubber", "red: Oars", supply={8: "Flight, Mobility"}).dogma("Rubber", me=["pass"])
    assert not table.bonus
    assert table.changes == "me red +Flight tucked +Mobility tucked"
