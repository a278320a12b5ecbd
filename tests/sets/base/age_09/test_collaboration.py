"""Collaboration: two revealed [9], of which the demander takes one; ten green cards win."""

from splay.playing import play

NINE_GREEN = "Sailing, Clothing, The Wheel, Currency, Mapmaking, Compass, Paper, Invention, Navigation"


def test_the_demander_chooses_and_the_victim_melds_the_other() -> None:  # ruling 135
    table = play(me="green: Collaboration", supply={9: "Computers, Suburbia"})
    table.dogma("Collaboration", me=["Suburbia"])
    assert table.shown == ["Computers", "Suburbia"]
    assert table.asked == [("me", "card", ["computers", "suburbia"])]
    assert (table.me.pile("yellow"), table.you.pile("blue")) == (["Suburbia"], ["Computers"])
    assert table.you.hand == []
    assert [event.kind for event in table.events if event.kind in ("transfer", "meld")] == [
        "transfer",
        "meld",
    ]


def test_both_cards_land_on_top_of_their_piles() -> None:
    table = play(me="green: Collaboration; blue: Writing", you="blue: Tools", supply={9: "Computers, Genetics"}).dogma(
        "Collaboration", me=["Computers"]
    )
    assert table.me.pile("blue") == ["Computers", "Writing"]
    assert table.you.pile("blue") == ["Genetics", "Tools"]


def test_an_opponent_with_as_many_crowns_draws_nothing() -> None:
    table = play(me="green: Collaboration", you="green: Sailing", supply={9: "Computers"}).dogma("Collaboration")
    assert table.you.hand == []
    assert table.supply(9)[0] == "Computers"


def test_the_last_nine_is_followed_by_a_ten() -> None:
    table = play(me="green: Collaboration", supply={9: "Suburbia, end", 10: "Robotics"})
    table.dogma("Collaboration", me=["Robotics"])
    assert (table.me.pile("red"), table.you.pile("yellow")) == (["Robotics"], ["Suburbia"])


def test_the_second_draw_can_end_the_game() -> None:  # hard case 14
    table = play(me="green: Collaboration; score: Tools", supply={9: "Suburbia, end", 10: "end"})
    table.dogma("Collaboration")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert (table.you.hand, table.you.pile("yellow")) == (["Suburbia"], [])


def test_ten_green_cards_win() -> None:
    table = play(me=f"green: Collaboration, {NINE_GREEN}", supply={9: "Computers, Suburbia"})
    table.dogma("Collaboration", me=["Suburbia"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Collaboration")


def test_the_card_just_taken_counts_among_the_ten() -> None:
    eight = NINE_GREEN.removesuffix(", Navigation")
    table = play(me=f"green: Collaboration, {eight}", supply={9: "Satellites, Suburbia"})
    table.dogma("Collaboration", me=["Satellites"])
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_nine_green_cards_do_not_win() -> None:
    eight = NINE_GREEN.removesuffix(", Navigation")
    table = play(me=f"green: Collaboration, {eight}", supply={9: "Satellites, Suburbia"})
    table.dogma("Collaboration", me=["Suburbia"])
    assert table.result is None
    assert table.changes == "me yellow +Suburbia; you green +Satellites"


def test_a_sharing_opponent_with_ten_green_cards_wins() -> None:  # ruling 139
    table = play(me="green: Collaboration", you=f"green: Bicycle, {NINE_GREEN}").dogma("Collaboration")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("card", ["you"])
