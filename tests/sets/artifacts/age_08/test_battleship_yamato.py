"""Battleship Yamato (8, red): AR078 to AR086, AR201."""

from splay.core.session import Session
from splay.core.symbols import HEX
from splay.core.turn import legal_actions
from splay.views.facts import facts_of
from splay.views.preview import preview
from splay.views.view import SPECTATOR, view_of
from tests.sets.artifacts.tables import artifacts, displayed

YAMATO = "Battleship Yamato"


def test_has_its_picture_and_no_icon_and_no_effect() -> None:  # AR078
    card = artifacts("", "").card(YAMATO)
    assert (card.age, card.full, card.effects, card.icons.count(HEX)) == (8, 0, (), 1)


def test_is_an_eleven_on_a_board_and_an_eight_elsewhere() -> None:  # AR079 AR080
    table = artifacts(f"red: {YAMATO}; blue: Tools", "score: Oars")
    me = table.game.players[0]
    assert (me.board.highest_top(), me.tops().highest_value(), me.tops().values()) == (11, 11, [1, 11])
    assert [card.name for card in me.tops().of_value(11)] == [YAMATO]
    me.score(table.card(YAMATO))
    assert (table.me.points, me.score_pile.highest_value()) == (8, 8)


def test_is_returned_as_an_eight() -> None:  # AR080
    table = artifacts(f"red: {YAMATO}", "")
    table.game.players[0].return_(table.card(YAMATO))
    assert table.game.supply("artifacts", 8).cards[0].name == YAMATO


def test_a_draw_action_with_it_as_highest_top_card_ends_the_game() -> None:  # AR081
    table = artifacts(f"red: {YAMATO}", "score: Oars").draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_cannot_be_chosen_for_a_dogma() -> None:  # AR083
    table = artifacts(f"red: {YAMATO}; blue: Tools", "")
    assert [option.key for option in legal_actions(table.game.players[0])] == ["draw", "dogma:tools"]


def test_on_display_it_can_be_returned_or_kept_but_not_used() -> None:  # AR059 AR083
    table = artifacts(f"display: {YAMATO}", "", free_action=True)
    assert Session(table.game).questions[0].keys() == ["return:battleship-yamato", "pass"]
    assert displayed(table.free("pass")) == [YAMATO]
    table = artifacts(f"display: {YAMATO}", "", free_action=True).free("return:battleship-yamato")
    assert displayed(table) == []
    assert table.game.supply("artifacts", 8).cards[0].name == YAMATO


def test_counts_for_universe_and_for_achievements_up_to_nine() -> None:  # AR085
    high = "green: Databases; yellow: Stem Cells; purple: The Internet; blue: Bioengineering"
    table = artifacts(f"{high}; hand: {YAMATO}", "").meld(YAMATO)
    assert table.changes == (
        "me red +Battleship Yamato; me hand -Battleship Yamato; me achievements +Universe; available -Universe"
    )
    table = artifacts(f"red: {YAMATO}; score: Robotics, Software, Databases, Stem Cells, The Internet", "")
    assert table.game.players[0].achievable() == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_a_top_card_of_the_same_value_as_an_eight_never_finds_it() -> None:  # AR086
    table = artifacts("yellow: Anatomy", f"red: {YAMATO}; score: Mobility").dogma("Anatomy")
    assert table.changes == "you score -Mobility"
    table = artifacts("yellow: Anatomy", "red: Flight; score: Mobility").dogma("Anatomy")
    assert table.changes == "you red -Flight; you score -Mobility"


def test_its_face_and_what_it_can_do_are_told() -> None:
    table = artifacts(f"red: {YAMATO}", "hand: Oars", free_action=False)
    assert facts_of(table.game).players[0].piles[0].reach is None
    assert view_of(table.game, SPECTATOR).players[0].board[0].cards == ["battleship-yamato"]
    assert preview(table.game, 0, 0, "draw").ends == "always"
