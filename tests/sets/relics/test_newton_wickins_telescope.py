"""Newton-Wickins Telescope (5, purple): AR230."""

from tests.sets.artifacts.tables import relics

TELESCOPE = "Newton-Wickins Telescope"


def test_as_many_cards_as_are_returned_give_the_value_of_the_card_to_meld() -> None:
    table = relics(f"purple: {TELESCOPE}; blue: Writing; score: Tools, Oars", "", supply={2: "Calendar"})
    table.dogma(TELESCOPE, me=["Tools", "Oars"])
    assert (table.me.score, table.me.pile("blue")) == ([], ["Calendar", "Writing"])
    assert table.supply(1)[-2:] == ["Tools", "Oars"]


def test_some_may_stay() -> None:
    table = relics(f"purple: {TELESCOPE}; score: Tools, Oars", "", supply={1: "Writing"})
    table.dogma(TELESCOPE, me=["Oars", "pass"])
    assert (table.me.score, table.me.top("blue")) == (["Tools"], "Writing")


def test_returning_none_draws_nothing() -> None:
    table = relics(f"purple: {TELESCOPE}; score: Tools", "", supply={1: "Writing"}).dogma(TELESCOPE, me=["pass"])
    assert (table.me.score, table.me.hand, table.me.top("blue"), table.supply(1)[0]) == (["Tools"], [], None, "Writing")
    table = relics(f"purple: {TELESCOPE}", "", supply={1: "Writing"}).dogma(TELESCOPE)
    assert (table.asked, table.supply(1)[0]) == ([], "Writing")


def test_a_melded_card_with_a_clock_is_returned() -> None:
    eight = "Tools, Oars, Archery, Sailing, Writing, Pottery, Clothing, Masonry"
    table = relics(f"purple: {TELESCOPE}; score: {eight}", "", supply={8: "Quantum Theory, Flight"})
    table.dogma(TELESCOPE, me=[*eight.split(", ")])
    assert table.card("Quantum Theory").has(5)
    assert table.changes == (
        "me score -Archery -Clothing -Masonry -Oars -Pottery -Sailing -Tools -Writing; "
        "supply 8 -Quantum Theory +Quantum Theory"
    )
    assert table.bottom_of_supply(8) == "Quantum Theory"


def test_a_sharer_brings_the_bonus() -> None:
    table = relics(f"purple: {TELESCOPE}", "red: Coal; score: Tools", supply={1: "Domestication", 5: "The Pirate Code"})
    table.dogma(TELESCOPE, you=["Tools"])
    assert table.bonus
    assert table.changes == "me hand +The Pirate Code; you yellow +Domestication; you score -Tools"


def test_one_factory_fewer_does_not_share() -> None:
    table = relics(f"purple: {TELESCOPE}", "green: Invention; score: Tools").dogma(TELESCOPE)
    assert table.you.score == ["Tools"]
    assert not table.bonus
