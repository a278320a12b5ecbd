"""The Pirate Code."""

from splay.playing import play


def test_takes_two_cards_up_to_four_and_scores_the_lowest_top_card_with_a_crown() -> None:
    table = play(me="red: The Pirate Code; green: Banking", you="score: Sailing, Tools, Enterprise, Coal")
    table.dogma("The Pirate Code", you=["Sailing", "Enterprise"], me=["Banking"])
    assert table.changes == "me green -Banking; me score +Banking +Enterprise +Sailing; you score -Enterprise -Sailing"
    assert table.me.scored == 1


def test_a_five_is_not_offered() -> None:
    table = play(me="red: The Pirate Code", you="score: Sailing, Tools, Enterprise, Coal")
    table.dogma("The Pirate Code", you=["Tools", "Sailing"])
    assert sorted(table.asked[0][2]) == ["enterprise", "sailing", "tools"]
    assert sorted(table.asked[1][2]) == ["enterprise", "sailing"]
    assert table.changes == (
        "me red -The Pirate Code; me score +Sailing +The Pirate Code +Tools; you score -Sailing -Tools"
    )


def test_a_single_fitting_card_is_taken_and_enough_for_the_second_effect() -> None:
    table = play(me="red: The Pirate Code", you="score: Tools, Coal")
    table.dogma("The Pirate Code")
    assert table.changes == "me red -The Pirate Code; me score +The Pirate Code +Tools; you score -Tools"
    assert table.asked == []


def test_nothing_is_scored_if_nothing_was_transferred() -> None:
    table = play(me="red: The Pirate Code", you="score: Coal")
    table.dogma("The Pirate Code")
    assert table.you.score == ["Coal"]
    assert table.me.score == []
    assert table.me.top("red") == "The Pirate Code"


def test_lowest_counts_only_cards_with_a_crown_and_ties_are_chosen() -> None:
    me = "red: The Pirate Code; green: Sailing; yellow: Agriculture; purple: Code of Laws"
    table = play(me=me, you="score: Tools")
    table.dogma("The Pirate Code", me=["Code of Laws"])
    assert table.asked == [("me", "card", ["sailing", "code-of-laws"])]
    assert table.changes == "me purple -Code of Laws; me score +Code of Laws +Tools; you score -Tools"


def test_a_sharing_player_scores_for_a_transfer_from_somebody_else() -> None:
    table = play(
        me="red: The Pirate Code",
        you="score: Tools",
        third="green: Navigation; score: Oars",
        supply={1: "Domestication"},
    )
    table.dogma("The Pirate Code")
    assert table.changes == (
        "me red -The Pirate Code; me hand +Domestication; me score +The Pirate Code +Tools; you score -Tools; "
        "third green -Navigation; third score +Navigation"
    )
    assert table.bonus


def test_a_sharing_player_without_a_crown_on_top_scores_nothing() -> None:
    third = "blue left: Tools, Writing, Printing Press"
    table = play(me="red: The Pirate Code", you="score: Oars", third=third)
    table.dogma("The Pirate Code")
    assert table.changes == "me red -The Pirate Code; me score +Oars +The Pirate Code; you score -Oars"
    assert not table.bonus
