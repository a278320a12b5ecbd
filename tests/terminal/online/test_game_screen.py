"""The full-screen client at a real server: coming in, playing, talking, taking back, leaving."""

from pathlib import Path
from threading import Event

import pytest
from msgspec import structs
from textual.widgets import Input

from splay.terminal.online.errors import NoAnswer
from splay.terminal.online.messages import Told
from tests.patience import PATIENCE
from tests.server.e2e.servers import Server
from tests.terminal.online.keyboard import OnlinePlayer, at_server
from tests.terminal.online.people import Guest

FIRST = "Choose your starting card."
ACTION = "Use a card, meld one, or draw."


async def to_action(player: OnlinePlayer, bob: Guest, table: str) -> None:
    """Gets from the first melds to the first action of ours, while Bob drew."""
    await player.sees(FIRST)
    await player.press("1")
    bob.answer(table)
    while ACTION not in player.words():
        await player.until(lambda: ACTION in player.words() or bobs_turn(bob, table), "a turn")
        if bobs_turn(bob, table):
            bob.answer(table)


def bobs_turn(bob: Guest, table: str) -> bool:
    """Whether Bob is asked."""
    turn: bool = bob.ask("GET", f"/api/tables/{table}").get("my_turn", False)
    return turn


def test_a_stranger_says_a_name_chooses_a_new_table_and_plays(site: str) -> None:
    async def test(player: OnlinePlayer) -> None:
        await player.sees("Your name?")
        await player.sees("Enter go on, Esc leave")
        assert "/nice" not in player.words()
        await player.type("Ann")
        await player.sees("New table against a computer: Easy")
        await player.press(*["up"] * 9, "enter")
        await player.sees(FIRST)
        while not any(line.startswith("Turn 3:") for line in player.story()):
            await player.until(lambda: bool(player.options()), "a question")
            await player.press("1")
        await player.press("q", "q")

    assert at_server(site, test).return_value == 0


def test_a_game_is_resumed_from_the_lobby(site: str) -> None:
    async def begin(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        await player.press("q", "escape")
        await player.sees(FIRST)
        await player.press("ctrl+c", "q")

    async def go_on(player: OnlinePlayer) -> None:
        await player.sees("1 Resume: Ann, Easy computer (your turn)")
        await player.press("1")
        await player.sees(FIRST)

    at_server(site, begin, name="Ann", seats=["human", "random"])
    at_server(site, go_on)


def test_a_key_plays_again_at_the_table_of_the_rematch(site: str) -> None:
    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        first = player.client.live
        await player.press("q", "r")
        await player.sees("r rematch")
        await player.press("r")
        await player.sees(FIRST)
        assert player.client.live is not first
        assert player.client.playing is not None
        assert player.client.playing.table.names == ["Easy computer", "Ann"]

    at_server(site, test, name="Ann", seats=["human", "random"])


def test_a_rematch_waits_for_whoever_has_yet_to_come(site: str) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        await player.press("q", "r")
        await player.sees("r rematch")
        await player.press("r")
        await player.sees("Waiting for Bob. Here: Ann.")
        bob.ask("POST", f"/api/tables/{table}/rematch", {})
        await player.sees(FIRST)

    at_server(site, test, name="Ann", table=table)


def test_a_name_that_is_given_is_used_or_refused_with_a_reason(site: str) -> None:
    async def first(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        await player.press("q", "q")

    async def renamed(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        assert player.client.playing is not None
        assert player.client.playing.table.info.seats[0].name == "Cleo"

    async def refused(player: OnlinePlayer) -> None:
        await player.is_told("The computers here have that name.")
        await player.sees(FIRST)

    at_server(site, first, name="Ann", seats=["human", "random"])
    at_server(site, renamed, name="Cleo", seats=["human", "random"])
    at_server(site, refused, name="Easy computer", seats=["human", "random"])


def test_waiting_ends_when_a_friend_sits_down(site: str) -> None:
    async def test(player: OnlinePlayer) -> None:
        await player.sees("Waiting for 1 more player. Here: Ann.")
        table = player.words().partition("Table ")[2].partition(".")[0]
        bob = Guest(site)
        bob.ask("POST", f"/api/tables/{table}/seats", {})
        await player.sees(FIRST)
        await player.sees("Bob")

    at_server(site, test, name="Ann", seats=["human", "human"])


def test_who_does_not_want_to_wait_leaves_and_keeps_the_seat(site: str) -> None:
    async def leave(player: OnlinePlayer) -> None:
        await player.sees("Waiting for 1 more player.")
        await player.press("escape")

    async def look(player: OnlinePlayer) -> None:
        await player.sees("Resume: Ann (waiting for players)")
        await player.press("q")

    assert at_server(site, leave, name="Ann", seats=["human", "human"]).return_code == 0
    assert at_server(site, look).return_value == 0


def test_another_table_is_found_by_its_link(site: str) -> None:
    bob = Guest(site)
    table = bob.make(settings={"public": False})

    async def test(player: OnlinePlayer) -> None:
        await player.sees("by id or link")
        await player.press("up", "up", "enter")
        await player.sees("Id or link of the table")
        await player.sees("Enter go there, Esc back")
        assert "/nice" not in player.words()
        player.app.screen.query_one(Input).value = f"{site}/table/{table}"
        await player.press("enter")
        await player.sees(FIRST)

    at_server(site, test, name="Ann")


def test_people_talk(site: str) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        bob.ask("POST", f"/api/tables/{table}/chat", {"text": "Good [b]luck[/b]!"})
        await player.sees('Bob: "Good [b]luck[/b]!"')
        await player.press("m")
        await player.type("You too")
        await player.sees('Ann: "You too"')
        assert bob.ask("GET", f"/api/tables/{table}/chat")[-1]["text"] == "You too"

    at_server(site, test, name="Ann", table=table)


def test_a_meld_is_taken_back_and_a_draw_only_if_the_other_agrees(site: str) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await to_action(player, bob, table)
        await player.choose(next(key for key in player.options() if key.startswith("meld:")))
        await player.sees("You melded")
        await player.press("u")
        await player.sees_no_longer("You melded")
        await player.sees(ACTION)
        await player.choose("draw")
        await player.sees("You drew")
        await player.press("u")
        await player.sees("The others have to agree first.")
        to = bob.ask("GET", f"/api/tables/{table}")["takeback"]["to"]
        bob.ask("POST", f"/api/tables/{table}/takebacks/decision", {"to": to, "accept": True})
        await player.sees_no_longer("The others have to agree first.")
        await player.sees("Everyone agreed to undo.")
        await player.until(lambda: "draw" in player.options(), "the action again")

    at_server(site, test, name="Ann", table=table)


def test_somebody_elses_wish_takes_no_key_of_the_question(site: str) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        bob.answer(table)
        bob.ask("POST", f"/api/tables/{table}/takebacks", {"to": 0})
        asked = player.options()
        await player.sees("Bob asked to undo a choice.")
        assert player.options() == [*asked, "undo:yes", "undo:no"]
        await player.choose("undo:yes")
        await player.sees_no_longer("Bob asked to undo")
        assert bob.ask("GET", f"/api/tables/{table}/state")["sequence"] == 2

    at_server(site, test, name="Ann", table=table)


def test_who_is_away_is_told_at_the_players_box(site: str) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        assert player.client.playing is not None
        shown = player.client.playing.table
        gone = [structs.replace(seat, gone_since=1) for seat in shown.info.seats]
        shown.info = structs.replace(shown.info, seats=gone)
        await player.sees("Bob: away ")
        assert "Ann: away" not in player.words()
        assert shown.clocks() == []

    at_server(site, test, name="Ann", table=table)


def test_who_is_played_for_comes_back(site: str) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        player.client.server.send("DELETE", f"/api/tables/{table}/seats")
        await player.sees("A computer is playing for you.")
        assert player.options() == []
        await player.press("r")
        await player.sees_no_longer("A computer is playing for you.")

    at_server(site, test, name="Ann", table=table)


def test_the_end_says_who_won_and_the_record_is_saved(
    site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bob = Guest(site)
    table = bob.make(settings={"leavers": "end"})

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        await player.press("s")
        assert player.app.screen is player.client.playing
        bob.ask("DELETE", f"/api/tables/{table}/seats")
        await player.sees("Bob left. You won.")
        await player.sees("l the whole log r rematch m say q leave")
        assert "u undo" not in player.words()
        await player.press("u")
        await player.sees("There's nothing to undo.")
        await player.press("s", "enter", "q")

    assert at_server(site, test, name="Ann", table=table).return_value == 0
    assert '"splay_record":1' in (tmp_path / "splay-game.json").read_text(encoding="utf-8")


def test_an_answer_is_being_sent_and_nothing_is_lost_if_it_arrived(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = Guest(site)
    table = bob.make()
    answered = Event()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        assert player.client.playing is not None
        shown = player.client.playing.table
        post = shown.post_answer

        def arrives_without_an_answer(key: str) -> Told:
            post(key)
            answered.wait(PATIENCE)
            raise NoAnswer("silence")

        monkeypatch.setattr(shown, "post_answer", arrives_without_an_answer)
        await player.pilot.press("1")
        await player.sees("Sending ...")
        answered.set()
        await player.sees_no_longer("Sending ...")
        await player.sees("Waiting for Bob.")
        await player.settle()
        assert "Your choice may be lost" not in player.words()
        assert not any("may be lost" in notice.message for notice in player.app._notifications)

    at_server(site, test, name="Ann", table=table)


def test_a_choice_that_may_be_lost_is_told_until_a_state_comes(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = Guest(site)
    table = bob.make()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        assert player.client.playing is not None

        def lost(key: str) -> Told:
            raise NoAnswer("silence")

        monkeypatch.setattr(player.client.playing.table, "post_answer", lost)
        await player.press("1")
        await player.sees("Your choice may be lost")
        assert FIRST in player.words()
        bob.answer(table)
        await player.sees_no_longer("Your choice may be lost")

    at_server(site, test, name="Ann", table=table)


@pytest.mark.thorough
def test_the_screen_goes_on_after_a_crash_of_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()

    async def test(player: OnlinePlayer) -> None:
        await player.sees(FIRST)
        server.kill()
        await player.sees("Trying again")
        await player.press("1")
        await player.sees("Your choice may be lost")
        assert FIRST in player.words()
        server.start()
        await player.sees_no_longer("Trying again")
        await player.sees_no_longer("Your choice may be lost")
        await player.press("1")
        await player.sees("You started with")

    try:
        at_server(server.address, test, name="Ann", seats=["human", "random"])
    finally:
        server.stop()


def test_a_token_that_nobody_has_ends_the_program(site: str) -> None:
    async def test(player: OnlinePlayer) -> None:
        await player.pilot.pause()

    assert at_server(site, test, token="splay_" + "x" * 43).return_code == 2
