"""Promotion and the free Dogma action: EC058 to EC070."""

from __future__ import annotations

from splay.core.event import ACTION
from splay.core.session import Session
from splay.playing import PlayedTable
from splay.sets.echoes.promotion import PROMOTE
from tests.sets.echoes.tables import echoes, forecast

SUPPLY = {"1": "Agriculture, Pottery", "echoes 1": "Dice, Soap", "2": "Mapmaking, Fermenting", "echoes 2": "Lever"}
ARTIFACTS_TOO = ["base", "artifacts", "echoes"]


def offered(table: PlayedTable) -> list[list[str]]:
    """What was offered to be promoted in the last action, question by question."""
    return [keys for _, kind, keys in table.asked if kind == "promote"]


def test_cards_as_high_as_the_melded_one_or_lower_can_be_promoted() -> None:  # EC058
    table = echoes("hand: Calendar; forecast: Tools, Lever, Paper", "").meld("Calendar", me=["promote:tools"])
    ways = ["promote-and-use:lever", "promote:lever", "promote-and-use:tools", "promote:tools", "pass"]
    assert offered(table) == [ways]
    assert table.changes == "me blue +Tools +Calendar; me hand -Calendar; me forecast -Tools"


def test_one_is_promoted_or_none() -> None:  # EC059
    table = echoes("hand: Calendar; forecast: Tools, Oars", "").meld("Calendar", me=["pass"])
    assert forecast(table) == ["Oars", "Tools"]
    assert table.changes == "me blue +Calendar; me hand -Calendar"
    table = echoes("hand: Calendar; forecast: Tools, Oars", "").meld("Calendar", me=["promote:oars"])
    assert (forecast(table), len(offered(table))) == (["Tools"], 1)
    assert table.changes == "me blue +Calendar; me red +Oars; me hand -Calendar; me forecast -Oars"


def test_a_promoted_card_lies_on_top_of_its_color_and_takes_on_the_splay() -> None:  # EC060
    table = echoes("red left: Archery, Metalworking; hand: Calendar; forecast: Oars", "")
    table.meld("Calendar", me=["promote:oars"])
    assert table.changes == "me blue +Calendar; me red +Oars; me hand -Calendar; me forecast -Oars"


def test_a_promotion_counts_for_special_achievements() -> None:  # EC060, CO023
    table = echoes(
        "red: Robotics; green: Databases; yellow: Stem Cells; purple: The Internet; hand: Globalization; "
        "forecast: Software",
        "",
    )
    table.meld("Globalization", me=["promote:software"])
    assert table.changes == (
        "me blue +Software; me yellow +Globalization; me hand -Globalization; me achievements +Universe; "
        "me forecast -Software; available -Universe"
    )


def test_a_promotion_is_no_meld_action() -> None:  # EC061, EC064 in part, CO023
    table = echoes(
        "red: Metalworking; hand: Calendar; forecast: Oars, Pottery",
        "",
        sets=ARTIFACTS_TOO,
        supply={"artifacts 1": "Dancing Girl"},
    )
    table.meld("Calendar", me=["promote:oars"])  # covers a card of the same value, and digs nothing
    assert len(offered(table)) == 1
    assert not [event for event in table.events if event.kind == "dig"]
    assert table.changes == "me blue +Calendar; me red +Oars; me hand -Calendar; me forecast -Oars"


def test_the_promoted_card_can_be_used_at_once_for_free() -> None:  # EC062, EC063, CO028, CO051
    table = echoes("hand: Calendar; forecast: The Wheel", "", supply=SUPPLY)
    table.meld("Calendar", me=["promote-and-use:the-wheel"])
    assert table.changes == (
        "me blue +Calendar; me green +The Wheel; me hand -Calendar +Agriculture +Dice; me forecast -The Wheel"
    )
    assert (table.turn, table.game.actions_left) == ("me", 1)
    kinds = [event.kind for event in table.events if event.kind in (ACTION, PROMOTE)]
    assert kinds == [ACTION, PROMOTE, ACTION]


def test_or_not_used() -> None:  # EC063
    table = echoes("hand: Calendar; forecast: The Wheel", "", supply=SUPPLY)
    table.meld("Calendar", me=["promote:the-wheel"])
    assert table.changes == "me blue +Calendar; me green +The Wheel; me hand -Calendar; me forecast -The Wheel"


def test_the_free_dogma_executes_echo_effects_and_is_shared() -> None:  # EC062, EC032
    table = echoes("hand: Calendar; forecast: Ruler", "blue: Writing, Alchemy", supply=SUPPLY)
    table.meld("Calendar", me=["promote-and-use:ruler"])
    assert table.changes == (
        "me blue +Ruler +Calendar; me hand -Calendar +Dice +Fermenting; me forecast -Ruler; you hand +Mapmaking"
    )
    assert table.bonus


def test_a_card_without_featured_icon_can_be_promoted_but_not_used() -> None:  # EC064
    table = echoes("hand: Flight; forecast: Battleship Yamato", "", sets=ARTIFACTS_TOO)
    table.meld("Flight", me=["promote:battleship-yamato"])
    assert offered(table) == [["promote:battleship-yamato", "pass"]]
    assert table.changes == "me red +Battleship Yamato +Flight; me hand -Flight; me forecast -Battleship Yamato"


def test_a_melded_battleship_yamato_counts_11() -> None:  # EC065, decision 22
    table = echoes("hand: Battleship Yamato; forecast: Software", "", sets=ARTIFACTS_TOO)
    table.meld("Battleship Yamato", me=["promote:software"])
    assert table.changes == (
        "me blue +Software; me red +Battleship Yamato; me hand -Battleship Yamato; me forecast -Software"
    )


def test_nor_does_a_card_of_a_higher_value_ask_anything() -> None:  # EC058, EC069
    table = echoes("hand: Tools; forecast: Calendar, Novel", "").meld("Tools")
    assert table.asked == []
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_melds_by_effects_do_not_promote() -> None:  # EC066, CO037
    table = echoes("blue: Mathematics; hand: Tools; forecast: Oars", "", supply=SUPPLY)
    table.dogma("Mathematics", me=["Tools"])
    assert offered(table) == []
    assert table.changes == "me green +Mapmaking; me hand -Tools"


def test_it_is_the_last_thing_that_a_meld_action_brings() -> None:  # EC067, CO017, CO018
    table = echoes(
        "blue: Calendar; hand: Mathematics; forecast: Oars",
        "",
        sets=ARTIFACTS_TOO,
        supply={"artifacts 2": "Holy Lance"},
    )
    table.meld("Mathematics", me=["promote:oars"])
    kinds = [event.kind for event in table.events]
    assert kinds.index("dig") < kinds.index(PROMOTE)
    assert table.changes == (
        "me blue +Mathematics; me red +Oars; me hand -Mathematics; me display +Holy Lance; me forecast -Oars"
    )


def test_melding_the_artifact_on_display_promotes_too() -> None:  # CO022, CO027
    table = echoes("display: Holy Lance; forecast: Oars", "", sets=ARTIFACTS_TOO)
    table.meld("Holy Lance", me=["promote:oars"])
    assert table.changes == "me red +Oars; me green +Holy Lance; me display -Holy Lance; me forecast -Oars"


def test_after_a_meld_that_ends_the_game_nothing_is_promoted() -> None:  # EC070, CO024
    board = "red: Robotics; green: Databases; yellow: Stem Cells; purple: The Internet; hand: Software; forecast: Oars"
    table = echoes(board + "; achievements: 1, 2, 3, 4, 5, 6", "").meld("Software")
    assert table.result is not None
    assert (table.result.reason, forecast(table)) == ("achievements", ["Oars"])


def test_after_a_promotion_that_ends_the_game_the_card_is_not_used() -> None:  # EC070
    board = "red: Robotics; green: Databases; yellow: Stem Cells; purple: The Internet; hand: Globalization"
    table = echoes(board + "; forecast: Software; achievements: 1, 2, 3, 4, 5, 6", "", supply={"10": "Bioengineering"})
    table.meld("Globalization", me=["promote-and-use:software"])
    assert table.result is not None
    assert table.me.score == []


def test_what_democracy_remembers_ends_with_the_free_dogma() -> None:  # ruling 270, decision 36
    table = echoes(
        "hand: Vaccination, Tools, Oars; forecast: Democracy",
        "blue: Chemistry, Experimentation, Encyclopedia; hand: Sailing",
        supply={"8": "Flight", "echoes 8": "Tractor, Crossword"},
    )
    table.meld("Vaccination", me=["promote-and-use:democracy", "Tools", "pass"])
    assert table.changes == (
        "me yellow +Vaccination; me purple +Democracy; me hand -Tools -Vaccination; me score +Tractor; "
        "me forecast -Democracy"
    )
    assert table.game.tally is not None
    table.dogma("Democracy", me=["Oars"])  # what was returned before counts no longer: 1 is more than 0 again
    assert table.changes == "me hand -Oars; me score +Flight"


def test_with_after_each_effect_all_that_is_due_comes_before_the_free_dogma() -> None:  # decision 36
    table = echoes(
        "red: Robotics; yellow: Stem Cells; purple: The Internet; green: Databases; hand: Globalization; "
        "forecast: Software",
        "",
        special_achievements="after_each_effect",
        supply={"10": "Bioengineering, Miniaturization, A.I., Self Service"},
    )
    table.meld("Globalization", me=["promote-and-use:software"])
    kinds = [event.kind for event in table.events]
    assert kinds.index("claim") < kinds.index("effect")
    assert table.changes == (
        "me blue +Software; me red +Miniaturization; me yellow +Globalization; me purple +A.I.; "
        "me hand -Globalization; me score +Bioengineering +Self Service; me achievements +Universe; "
        "me forecast -Software; available -Universe"
    )


def test_a_promotion_can_be_undone_with_its_meld_as_long_as_it_showed_nothing() -> None:  # CO026
    session = Session(echoes("hand: Calendar; forecast: The Wheel", "").game)
    session.answer(0, "meld:calendar")
    session.answer(0, "promote:the-wheel")
    assert session.undo_refusal(0) == ""
    session = Session(echoes("hand: Calendar; forecast: The Wheel", "", supply=SUPPLY).game)
    session.answer(0, "meld:calendar")
    session.answer(0, "promote-and-use:the-wheel")  # two cards are drawn
    assert session.undo_refusal(0) == "information"
