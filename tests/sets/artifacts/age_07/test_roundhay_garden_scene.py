"""Roundhay Garden Scene (7, purple): AR196."""

from tests.sets.artifacts.tables import artifacts


def test_melds_the_highest_scored_card_scores_two_and_executes_it() -> None:
    table = artifacts(
        "purple: Roundhay Garden Scene; green: The Wheel; score: Currency, Sailing; hand: Oars",
        "",
        supply={2: "Construction, Calendar, Philosophy, Mathematics"},
    )
    table.dogma("Roundhay Garden Scene", me=["Oars"])
    assert table.changes == (  # a third 2 is scored by Currency
        "me green +Currency; me hand -Oars; me score -Currency +Calendar +Construction +Philosophy"
    )
    assert table.me.scored == 3


def test_chooses_among_the_highest() -> None:
    table = artifacts("purple: Roundhay Garden Scene; score: Writing, Sailing, Oars", "", supply={1: "Tools, Masonry"})
    table.dogma("Roundhay Garden Scene", me=["Writing"])
    assert table.asked == [("me", "card", ["oars", "sailing", "writing"])]
    assert table.me.pile("blue") == ["Writing"]
    assert table.me.score == ["Masonry", "Oars", "Sailing", "Tools"]
    assert len(table.me.hand) == 1


def test_a_demand_hits_whoever_has_fewer_leaves_whatever_its_own_icon() -> None:  # ruling 59
    table = artifacts(
        "purple: Roundhay Garden Scene; score: Archery",
        "red: Construction; green: The Wheel; hand: Philosophy",
        third="yellow: Antibiotics; hand: Calendar",
        supply={1: "Tools, Masonry, Sailing, Clothing, Pottery, Writing", 7: "Lighting"},
    )
    table.dogma("Roundhay Garden Scene")
    assert table.changes == (  # the third player has as many leaves; you have more castles, and no leaf
        "me red +Archery; me hand +Lighting +Philosophy; me score -Archery +Clothing +Sailing; "
        "you hand -Philosophy +Pottery; third score +Masonry +Tools"
    )


def test_what_it_executes_is_not_shared() -> None:
    table = artifacts(
        "purple: Roundhay Garden Scene; score: Sailing",
        "blue: Translation",
        supply={1: "Oars, Tools, Masonry, Pottery"},
    )
    table.dogma("Roundhay Garden Scene")
    assert table.changes == "me green +Sailing; me yellow +Masonry; me score -Sailing +Oars +Tools"
    assert not table.bonus


def test_an_executed_text_means_this_card_by_its_own_name() -> None:  # ruling 60
    table = artifacts(
        "purple: Roundhay Garden Scene; red: Oars; score: Self Service",
        "achievements: 1",
        supply={1: "Tools", 10: "Miniaturization, Globalization"},
    )
    table.dogma("Roundhay Garden Scene", me=["Oars"])
    assert table.asked == [("me", "card", ["oars", "self-service"])]
    assert table.changes == (
        "me green +Self Service; me hand +Tools; me score -Self Service +Globalization +Miniaturization"
    )


def test_an_empty_score_pile_scores_two_ones_and_executes_nothing() -> None:  # ruling 172
    table = artifacts("purple: Roundhay Garden Scene", "", supply={1: "Tools, Masonry"})
    table.dogma("Roundhay Garden Scene")
    assert table.me.score == ["Masonry", "Tools"]
    assert table.me.hand == []


def test_as_many_leaves_share() -> None:
    table = artifacts(
        "purple: Roundhay Garden Scene",
        "yellow: Antibiotics; score: Sailing",
        supply={1: "Oars, Tools, Masonry, Pottery, Writing", 7: "Refrigeration"},
    )
    table.dogma("Roundhay Garden Scene")
    assert table.changes == (
        "me hand +Refrigeration; me score +Pottery +Writing; you green +Sailing; you yellow +Masonry; "
        "you score -Sailing +Oars +Tools"
    )
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("purple: Roundhay Garden Scene", "green: Clothing", supply={1: "Domestication, Writing"})
    table.dogma("Roundhay Garden Scene")
    assert table.changes == "me score +Domestication +Writing"
    assert not table.bonus


def test_yamato_counts_eleven_when_melded_so_that_the_draws_end_the_game() -> None:  # ruling 81
    table = artifacts("purple: Roundhay Garden Scene; score: Battleship Yamato", "score: Tools")
    table.dogma("Roundhay Garden Scene")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
