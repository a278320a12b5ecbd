"""A server's table as the terminal knows it: events, previews, stale answers, undo, take-backs, chat, stand-ins."""

import pytest

from splay.terminal.online.errors import OnlineError, Refused
from splay.terminal.online.lobby import Lobby
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.table import OnlineTable
from splay.terminal.previews import in_full
from splay.views.model import QuestionView
from tests.terminal.online.people import WORDS, Guest, decided_elsewhere, seated, signed_in


def with_bob(site: str) -> tuple[OnlineTable, Guest, str]:
    """A game of Ann, who is us, and Bob, after their first melds."""
    server, bob = signed_in(site), Guest(site)
    table = bob.make("open", "me")
    server.ask("POST", f"/api/tables/{table}/seats", dict, {})
    ours = seated(server, table)
    ours.answer(0, asked(ours).options[0].key)
    bob.answer(table)
    ours.take(ours.get_state())
    return ours, bob, table


def asked(table: OnlineTable) -> QuestionView:
    """Our open question."""
    question = table.question()
    assert question is not None
    return question


def on_turn(table: OnlineTable, bob: Guest) -> None:
    """Lets Bob draw until we are asked."""
    while table.question() is None:
        bob.answer(table.info.id)
        table.take(table.get_state())


def test_names_view_and_story_are_what_the_server_tells(site: str) -> None:
    table, _, _ = with_bob(site)
    assert table.names == ["Ann", "Bob"]
    assert table.viewer == 0
    assert table.view().started
    assert [line.text.split()[0] for line in table.story()][:2] == ["You", "Bob"]


def test_a_stale_answer_is_refused_and_the_question_stands_again(site: str) -> None:
    server, bob = signed_in(site), Guest(site)
    name = bob.make("open", "me")
    server.ask("POST", f"/api/tables/{name}/seats", dict, {})
    table = seated(server, name)
    decided_elsewhere(server, name)
    with pytest.raises(Refused) as refusal:
        table.answer(0, asked(table).options[0].key)
    assert table.complaint(refusal.value) == "The game moved on, so your answer didn't count. Look again."
    table.take(table.get_state())
    table.answer(0, asked(table).options[0].key)
    bob.answer(name)
    table.take(table.get_state())
    assert table.view().started


def test_an_old_state_changes_nothing(site: str) -> None:
    table, bob, _ = with_bob(site)
    on_turn(table, bob)
    old = table.get_state()
    table.answer(0, "draw")
    sequence, story = table.state.sequence, table.story()
    table.take(old)
    assert (table.state.sequence, table.story()) == (sequence, story)


def test_a_meld_is_taken_back_and_its_line_is_gone(site: str) -> None:
    table, bob, _ = with_bob(site)
    on_turn(table, bob)
    before = table.story()
    key = next(option.key for option in asked(table).options if option.kind == "meld")
    table.answer(0, key)
    assert table.story() != before
    assert table.undo_asks() == []
    table.undo()
    assert table.story() == before


def test_previews_come_with_the_question_and_more_on_demand(site: str) -> None:
    table, bob, _ = with_bob(site)
    on_turn(table, bob)
    table.take(table.get_state())
    dogmas = [option.key for option in asked(table).options if option.kind == "dogma"]
    assert dogmas
    assert all(table.known_preview(key) for key in dogmas)
    assert table.known_preview("draw") is None
    assert in_full(table, "draw")[0].startswith("You draw a")
    with pytest.raises(OnlineError):
        table.preview("dogma:fusion")


def test_a_take_back_is_asked_for_and_agreed_to(site: str) -> None:
    table, bob, name = with_bob(site)
    on_turn(table, bob)
    before = table.story()
    table.answer(0, "draw")
    table.take(table.get_state())
    assert table.undo_asks() == [1]
    table.undo()
    table.take(looked(table, name))
    assert table.notices() == ["The others have to agree first."]
    wish = bob.ask("GET", f"/api/tables/{name}")["takeback"]
    bob.ask("POST", f"/api/tables/{name}/takebacks/decision", {"to": wish["to"], "accept": True})
    table.take(table.get_state())
    assert table.story() == before
    table.take(looked(table, name))
    assert table.notices() == ["Everyone agreed to undo."]


def test_whoever_asked_is_told_of_a_refusal(site: str) -> None:
    table, bob, name = with_bob(site)
    on_turn(table, bob)
    table.answer(0, "draw")
    table.undo()
    to = bob.ask("GET", f"/api/tables/{name}")["takeback"]["to"]
    bob.ask("POST", f"/api/tables/{name}/takebacks/decision", {"to": to, "accept": False})
    table.take(looked(table, name))
    assert table.notices() == ["Bob wants to play on."]


def looked(table: OnlineTable, name: str) -> Told:
    """The table as the server tells it now."""
    return Told("table", table.server.ask("GET", f"/api/tables/{name}", TableInfo))


def test_somebody_elses_wish_is_told_and_can_be_refused(site: str) -> None:
    table, bob, name = with_bob(site)
    bob.ask("POST", f"/api/tables/{name}/takebacks", {"to": 0})
    told = seated(table.server, name)
    assert told.must_decide
    assert told.notices() == ["Bob asked to undo a choice and everything after it."]
    told.take(told.post_decision(accept=False))
    assert told.notices() == ["Undo asks the others first."]


def test_chat_stands_in_the_story_where_it_was_said_once(site: str) -> None:
    table, bob, _ = with_bob(site)
    table.take(said := table.post_chat("Hello <b>Bob</b>"))
    table.take(said)
    assert [line.text for line in table.story()].count('Ann: "Hello <b>Bob</b>"') == 1
    on_turn(table, bob)
    table.answer(0, "draw")
    assert table.story()[-1].text != 'Ann: "Hello <b>Bob</b>"'


def test_who_left_is_played_for_until_coming_back(site: str) -> None:
    table, _, name = with_bob(site)
    table.server.send("DELETE", f"/api/tables/{name}/seats")
    away = seated(table.server, name)
    assert away.question() is None
    assert away.notices()[0].startswith("A computer is playing for you.")
    away.take(away.post_return())
    assert not away.away


def test_a_game_that_all_have_left_waits(site: str) -> None:
    table, bob, name = with_bob(site)
    bob.ask("DELETE", f"/api/tables/{name}/seats")
    table.server.send("DELETE", f"/api/tables/{name}/seats")
    away = seated(table.server, name)
    assert away.notices()[0].startswith("Nobody's here, so the game waits for you.")
    away.take(away.post_return())
    assert away.notices() == []


def test_clocks_are_shown_while_the_game_runs(site: str) -> None:
    server = signed_in(site)
    body = {"seats": ["me", "me"], "settings": {"clock": {"bank": 300_000}}}
    name = server.ask("POST", "/api/tables", dict, body)["id"]
    shown = seated(server, name).clocks()
    assert [text.split()[0] for text in shown] == ["Ann", "Ann"]
    assert all(text.split()[1] in ("5:00", "4:59", "4:58") for text in shown)


def test_a_seat_that_a_rematch_keeps_for_us_is_taken(site: str) -> None:
    lobby, bob = Lobby(signed_in(site), WORDS, {"players": 2}), Guest(site)
    over = bob.make(settings={"leavers": "end"})
    lobby.come(over)
    bob.ask("DELETE", f"/api/tables/{over}/seats")
    again = bob.ask("POST", f"/api/tables/{over}/rematch")["id"]
    assert lobby.come(again).status == "running"
