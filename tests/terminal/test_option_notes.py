"""What the screen says about an option before it is chosen."""

from splay.terminal.dialogs import TextDialog
from splay.terminal.previews import in_full
from tests.terminal.keyboard import Player, at, simple
from tests.terminal.tables import table_in


def test_looking_at_an_option_shows_its_card_and_what_it_would_do() -> None:
    async def test(player: Player) -> None:
        await player.press("down", "space")
        assert isinstance(player.app.screen, TextDialog)
        assert "I demand you transfer to my score pile" in player.screen()
        assert "Icon castle: you 2, Bob 0." in player.screen()
        await player.press("escape")
        assert "Use a card, meld one, or draw." in player.screen()

    at(simple(), test)


def test_a_splay_is_offered_with_the_icons_it_would_show() -> None:
    table = table_in("human", "human", me="purple: Philosophy, Mysticism", you="")

    async def test(player: Player) -> None:
        await player.choose("dogma:philosophy")
        assert "1 purple then shows bulb 3, castle 1" in player.screen()

    at(table, test)


def test_a_demand_that_hits_nobody_says_so() -> None:
    async def test(player: Player) -> None:
        assert "Use Oars 1R ♜♛·♜ changes nothing" not in player.screen()
        assert "Use Archery 1R ♜☼·♜ hits nobody" in player.screen()

    at(table_in("human", "human", me="red: Archery", you="red: Metalworking"), test)


def test_a_lower_screen_shows_the_card_under_the_cursor_if_the_options_leave_room() -> None:
    hand = "Tools, Pottery, Writing, Archery, Metalworking, Clothing, The Wheel"

    async def with_room(player: Player) -> None:
        await player.press("down")
        assert "I demand you transfer" in player.screen()
        assert "Icon castle: you 2, Bob 0." in player.screen()

    async def on_draw(player: Player) -> None:
        assert "You draw a [1]." in player.screen()

    async def without_room(player: Player) -> None:
        await player.press("down")
        assert "I demand you transfer" not in player.screen()

    at(simple(), with_room)
    at(simple(), on_draw)
    at(table_in("human", "human", me=f"red: Oars; hand: {hand}", you=""), without_room)


def test_the_card_under_the_cursor_never_hides_an_option() -> None:
    async def test(player: Player) -> None:
        await player.choose("dogma:masonry")
        assert "1 Domestication" in player.screen()
        assert "2 Meld none" in player.screen()

    at(table_in("human", "human", me="yellow: Masonry; hand: Domestication", you=""), test)


def test_a_draw_that_would_end_the_game_says_so() -> None:
    supply: dict[int | str, str] = dict.fromkeys(range(1, 11), "end")

    async def test(player: Player) -> None:
        assert "this ends the game" in " ".join(player.screen().split())
        assert "You'd have to draw a card above 10." in player.screen()

    at(table_in("human", "human", me="red: Archery", you="", supply=supply), test)


def test_an_action_that_would_end_the_game_says_how_it_would_end() -> None:
    supply: dict[int | str, str] = dict.fromkeys(range(1, 11), "end")
    table = table_in("human", "human", me="red: Archery; score: Oars", you="", supply=supply)
    assert in_full(table, "draw")[-2:] == ["It ends the game:", "- you'd win 1-0"]
    table = table_in("human", "human", me="red: Archery; score: Oars", you="score: Tools", supply=supply)
    assert in_full(table, "draw")[-1] == "- you'd all win"
