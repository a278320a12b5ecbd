"""Metalworking."""

from splay.playing import play


def test_scores_castles_until_one_fails() -> None:
    table = play(me="red: Metalworking", supply={1: "Tools, Archery, Sailing, Oars"})
    table.dogma("Metalworking")
    assert table.me.score == ["Archery", "Tools"]
    assert table.me.hand == ["Sailing"]
    assert table.shown == ["Tools", "Archery", "Sailing"]
    assert table.supply(1)[0] == "Oars"


def test_a_first_card_without_a_castle_is_kept() -> None:  # ruling 109
    table = play(me="red: Metalworking", supply={1: "Pottery, Tools"})
    table.dogma("Metalworking")
    assert table.me.score == []
    assert table.me.hand == ["Pottery"]
    assert table.shown == ["Pottery"]


def test_goes_on_with_higher_cards_when_the_ones_run_out() -> None:
    table = play(me="red: Metalworking", supply={1: "Tools, end", 2: "Mapmaking, Calendar"})
    table.dogma("Metalworking")
    assert table.me.score == ["Mapmaking", "Tools"]
    assert table.me.hand == ["Calendar"]


def test_six_scored_cards_are_the_monument() -> None:  # hard case 11
    castles = "Tools, Archery, Oars, The Wheel, Domestication, Masonry"
    table = play(me="red: Metalworking", supply={1: f"{castles}, Sailing"})
    table.dogma("Metalworking")
    assert table.me.scored == 6
    assert table.changes == (
        "me hand +Sailing; me score +Archery +Domestication +Masonry +Oars +The Wheel +Tools; "
        "me achievements +Monument; available -Monument"
    )


def test_an_opponent_with_as_many_castles_shares() -> None:
    table = play(me="red: Metalworking", you="green: The Wheel", supply={1: "Tools, Sailing, Pottery, Oars"})
    table.dogma("Metalworking")
    assert (table.you.score, table.you.hand) == (["Tools"], ["Sailing"])
    assert (table.me.score, table.me.hand) == ([], ["Oars", "Pottery"])
    assert table.bonus
