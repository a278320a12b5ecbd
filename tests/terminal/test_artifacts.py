"""The terminal with Artifacts of History and relics: display, museum, supplies of two sets, the free action, digs."""

import io

import pytest

from splay.core.session import Session
from splay.sets.scenario import from_text
from splay.terminal.options import NAMES
from splay.terminal.plain import Plain
from splay.terminal.saving import SavedGame
from splay.terminal.table import TerminalTable
from tests.terminal.keyboard import Player, at

FREE = """
options: sets base artifacts relics
turn: me, actions 2, number 12
free action: yes
me: blue: Pottery; red: Archery; hand: Tools; display: Treaty of Kadesh
you: purple: Mysticism; red: Construction; hand: Sibidu Needle
"""
DIG = """
options: sets base artifacts relics
turn: me, actions 2, number 12
me: red: Oars; hand: Archery
you: purple: Mysticism
supply artifacts 1: Dancing Girl
"""


def table_in(position: str) -> TerminalTable:
    """A table of two people in a position, seen by the first."""
    session = Session(from_text(position))
    table = TerminalTable(
        SavedGame(session, ["human"] * len(session.game.players), list(NAMES[: len(session.game.players)]), bytes(32))
    )
    table.viewer = 0
    return table


def said(position: str, *lines: str) -> list[str]:
    """What the plain mode writes when these lines are read."""
    sink = io.StringIO()
    Plain(table_in(position), io.StringIO("".join(line + "\n" for line in lines)), sink).run()
    return [line.strip() for line in sink.getvalue().splitlines()]


def test_the_plain_table_names_display_museum_and_the_supplies_of_both_sets() -> None:  # AR122, CO059
    lines = said(FREE)
    assert "Artifact on display: Treaty of Kadesh 1." in lines
    assert "Artifact on display: none." in lines
    assert "Museum: Timbuktu 3, Complex Numbers 4, Newton-Wickins Telescope 5, Ching Shih 6, Safety Pin 7." in lines
    assert "Hand: Artifacts [1]." in lines
    assert next(line for line in lines if line.startswith("Supplies: ")).endswith("[9] 9, [10] 10.")
    assert next(line for line in lines if line.startswith("Supplies of Artifacts: [1] 13, [2] 10, [3] 10"))


def test_the_free_action_is_used_returned_or_skipped() -> None:
    lines = said(FREE)
    at_it = lines.index("Take a free action, or skip it.")
    assert lines[at_it + 2] == "2 Return Treaty of Kadesh (1 blue from Artifacts: crown, castle, castle)"
    assert lines[at_it + 3] == "3 Skip: keep it on display"
    skipped = said(FREE, "3")
    assert "7 Meld Treaty of Kadesh" not in lines
    meld = next(line for line in skipped if "Meld Treaty of Kadesh" in line)
    assert meld.endswith("Treaty of Kadesh (1 blue from Artifacts: crown, castle, castle): digs up an artifact [1]")
    assert "Artifact on display: Treaty of Kadesh 1." in skipped[skipped.index("Your answer?") :]
    assert "You returned Treaty of Kadesh from your display." in said(FREE, "2")


def test_a_dig_is_told_with_its_reason() -> None:
    lines = said(DIG)
    meld = next(line for line in lines if "Meld Archery" in line)
    told = said(DIG, meld.split()[0])
    dug = [line for line in told if " dug up " in line]
    assert dug == [
        "You dug up Dancing Girl by covering Oars with Archery, which isn't higher; both have their hexagon at the "
        "bottom middle."
    ]


@pytest.mark.parametrize("size", [(80, 24), (110, 34)])
def test_the_screen_shows_the_display_and_the_museum_and_skips_the_free_action(size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        screen = player.screen()
        assert "Display: 1 Treaty of Kadesh" in screen
        assert "Artifact on display" not in screen
        assert "Museum Timbuktu 3, Complex Numbers 4" in screen
        assert "Take a free action, or skip it." in screen
        await player.choose("pass")
        await player.settle()
        assert "Use a card, meld one, or draw." in player.screen()
        assert "Take a free action" not in player.screen()

    at(table_in(FREE), test, size=size)


FIVE = """
options: sets base artifacts relics, players 5
turn: me, actions 2, number 12
free action: yes
me: red: Oars; display: Treaty of Kadesh; relics: Complex Numbers
you: purple: Mysticism; red: Construction; display: Holy Lance
third: blue: Pottery
fourth: out: yes
fifth: yellow: Masonry
"""


def test_boxes_too_narrow_for_names_leave_the_viewers_own_cards_to_a_line_below() -> None:
    async def test(player: Player) -> None:
        screen = player.screen()
        assert "Display: 1 Tr…" in screen
        assert "Artifact on display Treaty of Kadesh 1" in screen
        assert "Relics Complex Numbers 4" in screen
        assert "3 Skip: keep it on display" in screen

    at(table_in(FIVE), test, size=(80, 24))


def test_a_box_says_that_its_player_is_out() -> None:
    async def test(player: Player) -> None:
        assert "Dan, out of the game" in player.screen()

    at(table_in(FIVE), test, size=(140, 34))


def test_whoever_a_compel_reaches_is_told_apart_from_those_whom_a_demand_hits() -> None:  # AR077, CO066
    lines = said(FIVE)
    assert "1 Use Treaty of Kadesh (1 blue from Artifacts: crown, castle, castle): compels Bob; Bob shares" in lines
    assert "Compels Bob; Bob shares." in said(FIVE, "preview 1")


def test_each_answer_about_a_free_action_says_what_becomes_of_the_artifact() -> None:
    assert "Then you return it." in said(FIVE, "preview 1")
    assert "It goes under its supply. That makes room for your next dig." in said(FIVE, "preview 2")
    assert any(line.startswith("It stays on display: you can meld it") for line in said(FIVE, "preview 3"))
    in_vain = said(FIVE.replace("Construction", "Metalworking").replace("red: Oars", "red: Road Building"), "preview 1")
    assert "It would change nothing." in in_vain
    assert "You return it anyway." in in_vain


def test_a_meld_says_by_the_back_what_it_would_dig_and_which_relic_could_be_seized() -> None:
    async def test(player: Player) -> None:
        assert "Meld Archery 1R ♜☼·♜ digs up an artifact [1]" in player.screen()

    at(table_in(DIG), test, size=(110, 34))
    relic = DIG.replace("red: Oars; hand: Archery", "red: Gunpowder; hand: Archery")
    meld = next(line for line in said(relic) if "Meld Archery" in line)
    previewed = said(relic, f"preview {meld.split()[0]}")
    assert "You'd dig up an artifact [4]: Archery isn't higher than Gunpowder" in " ".join(previewed)
    assert "You could seize Complex Numbers." in previewed
