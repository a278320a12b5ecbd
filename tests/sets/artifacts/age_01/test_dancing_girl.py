"""Dancing Girl (1, yellow): AR132."""

from splay.sets.echoes import ECHOES
from tests.sets.artifacts.tables import SETS, artifacts

GIRL = "Dancing Girl"


def test_wins_once_she_has_been_on_every_board() -> None:
    table = artifacts(f"yellow: {GIRL}", "blue: Tools, Writing; purple: Philosophy", "blue: Mathematics, Calendar")
    table.dogma(GIRL)
    assert table.result is None  # the third player has only two bulbs, and is not compelled
    assert table.changes == "me yellow -Dancing Girl; you yellow +Dancing Girl"
    table = artifacts(f"yellow: {GIRL}", "purple: Philosophy; blue: Writing", "blue: Mathematics; green: Paper")
    table.dogma(GIRL)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], GIRL)
    assert table.third.pile("yellow") == [GIRL]  # she does not come back
    assert [(event.kind, event.seat) for event in table.events if event.target] == [("transfer", 1), ("transfer", 2)]


def test_does_not_win_if_nobody_is_compelled() -> None:
    table = artifacts(f"yellow: {GIRL}", "blue: Writing")
    table.dogma(GIRL)
    assert table.result is None
    assert table.me.pile("yellow") == [GIRL]


def test_only_the_launcher_wins() -> None:
    table = artifacts(f"yellow: {GIRL}, Masonry", "purple: Philosophy; blue: Writing", "blue: Tools")
    table.dogma(GIRL)
    assert table.result is None
    assert table.changes == "me yellow -Dancing Girl; you yellow +Dancing Girl"


def test_from_the_display_she_stays_there_and_wins_nothing() -> None:  # AR053, decision 33
    table = artifacts(f"display: {GIRL}", "purple: Philosophy; blue: Writing", free_action=True)
    table.free(f"dogma:{table.card(GIRL).key}")
    assert table.result is None
    assert table.changes == "me display -Dancing Girl"
    assert table.game.supply("artifacts", 1).cards[0].name == GIRL


def test_a_partner_is_not_compelled_so_that_she_is_not_on_every_board() -> None:
    bulbs = "purple: Philosophy; blue: Writing"
    table = artifacts(f"yellow: {GIRL}", bulbs, "blue: Mathematics; green: Paper", "blue: Tools", teams="13-24")
    table.dogma(GIRL)
    assert table.result is None
    assert table.changes == "me yellow -Dancing Girl; you yellow +Dancing Girl"


def test_executed_through_another_card_she_goes_round_and_wins_nothing() -> None:  # ruling 145
    table = artifacts(
        f"yellow: {GIRL}; display: The Daily Courant", "red: Gunpowder",
        supply={10: "Software", 1: "Sailing"}, free_action=True,
    )  # fmt: skip
    table.free("dogma:the-daily-courant", me=[10, GIRL], you=[10, "pass"])
    assert table.result is None
    assert table.changes == (
        "me yellow -Dancing Girl; me hand +Sailing; me display -The Daily Courant; you yellow +Dancing Girl"
    )


def test_her_own_effect_alone_wins_nothing() -> None:  # ruling 145
    table = artifacts(f"green: Priest-King; yellow: {GIRL}; hand: Masonry", "purple: Philosophy; blue: Writing")
    table.dogma("Priest-King")
    assert table.result is None
    assert table.changes == "me hand -Masonry; me score +Masonry"


def test_a_player_who_is_out_of_the_game_has_no_board_to_go_to() -> None:  # ruling 145
    table = artifacts(f"yellow: {GIRL}", "out: yes", third="purple: Philosophy; blue: Writing")
    table.dogma(GIRL)
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_one_bulb_fewer_is_not_compelled() -> None:
    table = artifacts(f"yellow: {GIRL}", "blue: Tools")
    table.dogma(GIRL)
    assert table.me.pile("yellow") == [GIRL]
    assert table.result is None


def test_a_compelled_player_on_whose_board_she_lies_keeps_her() -> None:
    table = artifacts("yellow: Gujin Tushu Jinsheng", f"yellow: {GIRL}")
    table.dogma("Gujin Tushu Jinsheng")
    assert table.you.pile("yellow") == [GIRL]
    assert [event for event in table.events if event.kind == "transfer"] == []


def test_scored_by_an_echo_effect_she_goes_round_all_the_same() -> None:  # rulings 62 and 145
    table = artifacts(f"yellow left: {GIRL}, Stove", "purple: Philosophy; blue: Writing", sets=[*SETS, ECHOES])
    table.dogma(GIRL, you=["Writing"])
    assert table.you.pile("yellow") == [GIRL]
    assert table.result is not None
    assert table.result.winners == ["me"]
