"""Dancing Girl (1, yellow): AR132."""

from tests.sets.artifacts.tables import artifacts

GIRL = "Dancing Girl"


def test_goes_to_every_board_and_back_to_win() -> None:
    table = artifacts(f"yellow: {GIRL}", "blue: Tools, Writing; purple: Philosophy", "blue: Mathematics, Calendar")
    table.dogma(GIRL)
    assert table.result is None  # the third player has only two bulbs, and is not compelled
    assert table.you.pile("yellow") == [GIRL]
    table = artifacts(f"yellow: {GIRL}", "purple: Philosophy; blue: Writing", "blue: Mathematics; green: Paper")
    table.dogma(GIRL)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], GIRL)


def test_does_not_win_if_nobody_is_compelled() -> None:
    table = artifacts(f"yellow: {GIRL}", "blue: Writing")
    table.dogma(GIRL)
    assert table.result is None
    assert table.me.pile("yellow") == [GIRL]


def test_only_the_launcher_wins() -> None:
    table = artifacts(f"yellow: {GIRL}, Masonry", "purple: Philosophy; blue: Writing", "blue: Tools")
    table.dogma(GIRL)
    assert table.result is None
    assert table.you.top("yellow") == GIRL


def test_from_the_display_she_stays_there_and_wins_nothing() -> None:  # AR053, decision 33
    table = artifacts(f"display: {GIRL}", "purple: Philosophy; blue: Writing", free_action=True)
    table.free(f"dogma:{table.card(GIRL).key}")
    assert table.result is None
    assert table.you.pile("yellow") == []
    assert table.game.supply("artifacts", 1).cards[0].name == GIRL


def test_a_partner_is_not_compelled_so_that_she_is_not_on_every_board() -> None:
    bulbs = "purple: Philosophy; blue: Writing"
    table = artifacts(f"yellow: {GIRL}", bulbs, "blue: Mathematics; green: Paper", "blue: Tools", teams="13-24")
    table.dogma(GIRL)
    assert table.result is None
