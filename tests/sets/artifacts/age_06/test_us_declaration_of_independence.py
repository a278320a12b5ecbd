"""U.S. Declaration of Independence (6, red): AR181."""

from tests.sets.artifacts.tables import artifacts

DECLARATION = "U.S. Declaration of Independence"


def test_takes_the_highest_of_hand_score_pile_and_top_cards_with_factories() -> None:
    table = artifacts(
        f"red: {DECLARATION}; score: Oars",
        "green: Corporations, Sailing; blue: Chemistry; purple: Enterprise; yellow: Globalization, Canning; "
        "hand: Calendar, Alchemy; score: Genetics, Tools",
    )
    table.dogma(DECLARATION)
    assert (table.me.hand, table.you.hand) == (["Alchemy"], ["Calendar"])
    assert (table.me.score, table.you.score) == (["Genetics", "Oars"], ["Tools"])
    assert table.me.pile("yellow") == ["Globalization"]
    assert table.you.pile("yellow") == ["Canning"]
    assert table.you.pile("green") == ["Corporations", "Sailing"]
    assert table.me.scored == 0
    assert table.asked == []
    assert not table.bonus


def test_a_higher_top_card_without_a_factory_and_covered_ones_stay() -> None:
    table = artifacts(
        f"red: {DECLARATION}", "green: Self Service; yellow: Stem Cells, Globalization; blue: Chemistry; red: Coal"
    )
    table.dogma(DECLARATION, you=["Chemistry"])
    assert table.asked == [("you", "card", ["chemistry", "coal"])]
    assert table.changes == "me blue +Chemistry; you blue -Chemistry"


def test_the_compelled_player_chooses_among_the_highest() -> None:
    table = artifacts(
        f"red: {DECLARATION}", "green: Navigation; hand: Tools, Oars; score: Calendar, Mathematics, Writing"
    )
    table.dogma(DECLARATION, you=["Oars", "Calendar"])
    assert (table.me.hand, table.you.hand) == (["Oars"], ["Tools"])
    assert (table.me.score, table.you.score) == (["Calendar"], ["Mathematics", "Writing"])


def test_what_is_missing_is_left_out() -> None:
    table = artifacts(f"red: {DECLARATION}", "green: Navigation; score: Tools")
    table.dogma(DECLARATION)
    assert table.changes == "me score +Tools; you score -Tools"


def test_one_crown_fewer_is_not_compelled() -> None:
    table = artifacts(f"red: {DECLARATION}", "red: Oars; hand: Calendar; score: Tools")
    table.dogma(DECLARATION)
    assert (table.you.hand, table.you.score) == (["Calendar"], ["Tools"])
