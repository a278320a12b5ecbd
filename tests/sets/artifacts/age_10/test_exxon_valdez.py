"""Exxon Valdez (10, red): AR119, AR220."""

from splay.core.achievements import GONE
from splay.views.view import SPECTATOR, view_of
from tests.sets.artifacts.tables import artifacts

EXXON = "Exxon Valdez"
THREE = "red: Coal, Metalworking; blue: Canning"


def test_takes_everything_from_whoever_is_compelled_and_the_last_one_wins() -> None:  # ruling 245
    yours = "red: Coal; yellow: Canning; hand: Tools; score: Oars; achievements: 1, Empire; display: Dancing Girl"
    table = artifacts(f"red: {EXXON}", yours, "hand: Sailing").dogma(EXXON)
    assert table.result is None
    assert table.game.seating.out == (1,)
    assert table.changes == (
        "you red -Coal; you yellow -Canning; you hand -Tools; you score -Oars; you achievements -1 -Empire; "
        "you display -Dancing Girl; you out; removed +Canning +Coal +Dancing Girl +Masonry +Oars +Tools"
    )
    assert table.game.special_owner[0] == GONE


def test_the_last_one_in_the_game_wins() -> None:  # ruling 182
    table = artifacts(f"red: {EXXON}", "red: Coal; yellow: Canning").dogma(EXXON)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], EXXON)


def test_one_factory_fewer_stays_in_the_game() -> None:
    table = artifacts(f"red: {EXXON}", "yellow: Canning").dogma(EXXON)
    assert (table.result, table.game.seating.out) == (None, ())


def test_whoever_is_out_is_skipped_for_turns_and_effects() -> None:  # rulings 8, 247
    table = artifacts(f"red: {EXXON}; blue: Tools", "red: Coal; yellow: Canning", "blue: Writing", actions_left=1)
    table.dogma(EXXON)
    assert table.turn == "third"
    assert table.game.options.achievements_to_win() == 6
    assert view_of(table.game, SPECTATOR).players[1].out
    assert table.changes == "you red -Coal; you yellow -Canning; you out; removed +Canning +Coal"


def test_a_whole_team_loses() -> None:  # ruling 107, CO049
    table = artifacts(f"red: {EXXON}", "red: Coal; yellow: Canning", "", "hand: Oars", teams="13-24").dogma(EXXON)
    assert table.result is not None
    assert table.result.winners == ["me", "third"]
    assert "Oars" in table.removed


def test_a_partner_is_not_compelled() -> None:  # AR074
    table = artifacts(f"red: {EXXON}", "", "red: Coal; yellow: Canning", "", teams="13-24").dogma(EXXON)
    assert table.game.seating.out == ()


def test_used_from_the_display_it_is_returned() -> None:
    table = artifacts(f"display: {EXXON}", "red: Coal; yellow: Canning", "", free_action=True)
    table.free("dogma:exxon-valdez")
    assert table.game.seating.out == (1,)
    assert table.game.supply("artifacts", 10).cards[0].name == EXXON
    assert table.changes == (
        "me display -Exxon Valdez; you red -Coal; you yellow -Canning; you out; removed +Canning +Coal"
    )
