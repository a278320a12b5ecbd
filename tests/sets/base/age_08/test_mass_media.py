"""Mass Media (8, green)."""

from splay.playing import play


def test_returns_a_value_from_all_score_piles() -> None:  # ruling 130
    table = play(
        me="green: Mass Media; hand: Tools; score: Writing, Alchemy",
        you="score: Pottery, Flight",
        third="score: Oars",
    )
    table.dogma("Mass Media", me=["Tools", 1, "Writing", "score.third 1"])
    assert table.changes == "me hand -Tools; me score -Writing; you score -Pottery; third score -Oars"
    assert table.supply(1)[-4:] == ["Tools", "Writing", "Oars", "Pottery"]  # decision 47


def test_chooses_any_value_after_the_return() -> None:  # ruling 130
    table = play(me="green: Mass Media; hand: Tools, Oars", you="score: Flight")
    table.dogma("Mass Media", me=["Oars", 9])
    assert [kind for _, kind, _ in table.asked] == ["card", "value"]
    assert table.asked[1][2] == [f"value:{value}" for value in range(1, 11)]
    assert table.you.score == ["Flight"]
    assert table.me.hand == ["Tools"]


def test_asks_the_order_of_ones_own_cards() -> None:  # decision 9
    table = play(me="green: Mass Media; hand: Alchemy; score: Writing, Pottery", you="score: Oars")
    table.dogma("Mass Media", me=["Alchemy", 1, "Pottery", "Writing"])
    assert table.supply(1)[-3:] == ["Pottery", "Writing", "Oars"]
    assert table.changes == "me hand -Alchemy; me score -Pottery -Writing; you score -Oars"


def test_a_card_seen_from_behind_can_go_between_ones_own() -> None:  # decision 9
    table = play(me="green: Mass Media; hand: Alchemy; score: Writing, Pottery", you="score: Oars")
    table.dogma("Mass Media", me=["Alchemy", 1, "Pottery", "score.you 1"])
    assert table.supply(1)[-3:] == ["Pottery", "Oars", "Writing"]
    assert table.changes == "me hand -Alchemy; me score -Pottery -Writing; you score -Oars"


def test_returns_a_partners_cards_too() -> None:
    table = play(
        me="green: Mass Media; hand: Tools", you="score: Oars", third="score: Writing", fourth="", teams="13-24"
    )
    table.dogma("Mass Media", me=["Tools", 1, "score.third 1"])
    assert table.changes == "me hand -Tools; you score -Oars; third score -Writing"


def test_mass_media_can_be_declined() -> None:
    table = play(me="green: Mass Media; hand: Tools", you="score: Oars")
    table.dogma("Mass Media", me=["pass"])
    assert table.me.hand == ["Tools"]
    assert table.you.score == ["Oars"]


def test_asks_nothing_of_an_empty_hand() -> None:
    table = play(me="green: Mass Media", you="score: Oars")
    table.dogma("Mass Media")
    assert table.asked == []
    assert table.you.score == ["Oars"]


def test_splays_purple_up_and_nothing_else() -> None:
    table = play(me="green: Mass Media, Sailing; purple: Philosophy, Mysticism; blue: Tools, Writing")
    table.dogma("Mass Media", me=["purple"])
    assert table.asked == [("me", "splay", ["color:purple", "pass"])]
    assert table.me.splay("purple") == "up"
    assert table.me.splay("blue") == "none"


def test_may_leave_purple_as_it_is() -> None:
    table = play(me="green: Mass Media; purple left: Philosophy, Mysticism")
    table.dogma("Mass Media", me=["pass"])
    assert table.me.splay("purple") == "left"


def test_a_sharers_return_of_the_launchers_cards() -> None:
    table = play(me="green: Mass Media; score: Tools", you="purple: Philosophy; hand: Oars", supply={8: "Antibiotics"})
    table.dogma("Mass Media", you=["Oars", 1])
    assert table.changes == "me hand +Antibiotics; me score -Tools; you hand -Oars"
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.bonus
