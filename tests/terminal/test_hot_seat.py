"""Several people at one screen."""

from splay.terminal.dialogs import HandOver
from tests.terminal.keyboard import Player, at
from tests.terminal.tables import table_in, table_of


def test_on_a_hot_seat_the_next_person_never_sees_the_hand_of_the_one_before() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools, Clothing", you="hand: Pottery", actions_left=1)

    async def test(player: Player) -> None:
        await player.choose("meld:tools")
        assert "Clothing" in player.screen()
        assert player.options() == ["hand-over"]
        await player.press("1")
        assert isinstance(player.app.screen, HandOver)
        assert "Bob, your turn." in player.screen()
        assert "Clothing" not in player.screen()
        await player.press("u", "l", "3")
        assert isinstance(player.app.screen, HandOver)
        await player.press("enter")
        assert "Pottery" in player.screen()
        assert "Clothing" not in player.screen()

    at(table, test)


def test_with_several_people_nobody_sees_a_hand_before_the_first_has_taken_over() -> None:
    table = table_of("human", "human")

    async def test(player: Player) -> None:
        assert "Hand over to Ann" in player.screen()
        assert "you're watching" in player.screen()
        await player.press("1", "enter")
        assert "Choose your starting card." in player.screen()

    at(table, test)


def test_the_log_calls_whoever_looks_you_and_the_others_by_name() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools, Clothing", you="hand: Pottery", actions_left=1)

    async def test(player: Player) -> None:
        await player.choose("meld:tools")
        assert "You melded Tools." in player.screen()
        assert "Turn 11: Bob." in player.screen()
        await player.press("1", "enter")
        assert "Ann melded Tools." in player.screen()
        assert "Turn 11: You." in player.screen()

    at(table, test)
