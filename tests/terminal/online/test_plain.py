"""The plain mode at a real server: coming to a table, playing, talking, taking back, coming again."""

import re
import time

import pytest
from msgspec import structs

from splay.core.options import Options
from splay.distribution import program_elsewhere
from splay.terminal.online.entrance import waiting_for
from splay.terminal.online.errors import Refused
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.server_client import Server
from splay.views.model import ResultView
from splay.views.table_model import SeatView
from splay.views.undoing import UndoOffer
from tests.patience import PATIENCE
from tests.terminal.online.people import WORDS, Guest, Lines, decided_elsewhere, played, seated, signed_in

BOB = SeatView(1, "Bob", taken=True, away=True)
"""Bob's seat, kept for him at a table that has not started."""


def test_a_game_against_the_computer_is_played_through_a_pipe(site: str) -> None:
    said = played(site, *["1"] * 12, name="Ann", seats=["human", "random"])
    assert said.startswith("You're at table ")
    assert re.search(r"Turn [34]: You\.", said), "Ann's second turn is the third or the fourth: either may begin"
    assert said.count("Your answer") >= 12


def test_the_server_s_advice_is_told_against_computers_and_refused_between_people(site: str) -> None:
    alone = played(site, "advice", name="Ann", seats=["human", "random"])
    assert re.search(r"^\d .+: \d+ %\. ", alone, re.MULTILINE)
    assert re.search(r"computer, \d+ games from here for each\.", alone)
    lines, _, _ = two_players(site)
    assert "You can't ask the computer for advice at this table." in lines.say("advice")


def test_the_end_of_the_game_ends_the_program_and_says_who_won(site: str) -> None:
    lines, bob, table = two_players(site, settings={"leavers": "end"})
    bob.ask("DELETE", f"/api/tables/{table}/seats")
    lines.plain.hear_of(lines.plain.table.get_state())
    assert lines.said().splitlines()[-4:] == [
        "Bob left. You won.",
        "You: 0 achievements, 0 points.",
        "Bob: 0 achievements, 0 points.",
        'Say "rematch" to play again, or "quit".',
    ]
    lines.say("quit")
    assert lines.plain.run() == 0


def test_a_rematch_is_played_at_its_own_table_with_everybody_a_seat_further(site: str) -> None:
    lines = ["rematch", "1", "resign yes", "rematch", "1", "resign yes", "quit"]
    said = played(site, *lines, name="Ann", seats=["human", "random"])
    assert said.startswith("You're at table ")
    assert said.count("You're at table ") == 2
    assert "You can have a rematch when the game is over." in said
    assert said.count("You resigned. Easy computer won.") == 2


def test_a_rematch_that_somebody_else_wants_is_told(site: str) -> None:
    lines, bob, table = two_players(site)
    bob.ask("POST", f"/api/tables/{table}/resignation", {"seat": 1})
    bob.ask("POST", f"/api/tables/{table}/rematch", {})
    lines.plain.hear_of(lines.plain.table.get_state())
    lines.plain.hear_of(Told("table", lines.plain.table.server.ask("GET", f"/api/tables/{table}", TableInfo)))
    assert 'There\'s a rematch. Join it: r or "rematch".' in lines.said()
    lines.say("rematch")
    assert lines.plain.again is not None
    assert [seat.name for seat in lines.plain.again.seats] == ["Bob", "Ann"]


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ([SeatView(0, "Ann", taken=True), SeatView(1, "")], "Waiting for 1 more player. Here: Ann."),
        ([SeatView(0, "Ann", taken=True), BOB], "Waiting for Bob. Here: Ann."),
        ([SeatView(0, "Ann", taken=True), BOB, SeatView(2, "")], "Waiting for Bob, and 1 more player. Here: Ann."),
    ],
)
def test_whoever_has_yet_to_come_is_waited_for_by_name(seats: list[SeatView], said: str) -> None:
    assert waiting_for(WORDS, TableInfo("t", "open", {}, seats)) == said


def test_a_rematch_waits_for_whoever_has_yet_to_come(site: str) -> None:
    bob = Guest(site)
    said = played(site, "1", "resign yes", "rematch", name="Ann", table=bob.make()).splitlines()
    assert said[-1] == "Waiting for Bob. Here: Ann."


def test_whoever_resigns_has_lost(site: str) -> None:
    said = played(site, "1", "resign", "resign yes", name="Ann", seats=["human", "random"]).splitlines()
    assert 'You\'d lose, or come last if others play on. Say "resign yes" if you mean it.' in said
    assert said[-4] == "You resigned. Easy computer won."


def test_a_stranger_is_asked_for_a_name_and_known_the_next_time(site: str) -> None:
    first = played(site, "", "Ann", "quit")
    assert first.splitlines()[0] == "Your name?"
    again = played(site, "quit")
    assert again.splitlines()[0] == f"Tables at {site}"
    assert Server(site).saved.cookies


def test_a_name_that_is_given_takes_the_place_of_the_one_that_the_server_knows(site: str) -> None:
    played(site, "quit", name="Ann")
    played(site, "quit", name="Cleo", seats=["human", "random"])
    assert "Cleo, Easy computer (" in played(site, "quit")
    refused = played(site, "quit", name="Easy computer")
    assert "Cleo, Easy computer (" in refused
    assert "The computers here have that name. Choose another one." in refused


def test_computers_are_called_as_on_the_page_and_offered_by_strength(site: str) -> None:
    lobby = played(site, "quit", name="Ann").splitlines()
    offers = [line.partition("computer: ")[2] for line in lobby if "against a computer" in line]
    assert offers == ["Easy", "Medium", "Strong", "Expert", "Master"]


def test_a_new_table_against_the_computer_is_made_in_the_lobby_and_resumed_from_there(site: str) -> None:
    lobby = played(site, "quit", name="Ann")
    number = re.findall(r"(\d+) New table against a computer: Easy", lobby)[0]
    assert "Choose your starting card." in played(site, number, "1")
    again = played_once(site, "(your turn)", "1", "quit")  # the computer answers in its own time
    assert "1 Resume: Ann, Easy computer (your turn)" in again
    assert "Turn 1: " in again


def played_once(site: str, words: str, *lines: str) -> str:
    """What is said to these lines once the lobby has these words, or at the latest when they should long have come."""
    latest = time.monotonic() + PATIENCE
    while words not in played(site, "quit") and time.monotonic() < latest:
        time.sleep(0.05)
    return played(site, *lines)


def test_what_is_no_choice_is_said(site: str) -> None:
    assert "No such choice. Say a number 1-" in played(site, "999", "quit", name="Ann")


def test_an_open_table_is_joined_by_its_id(site: str) -> None:
    bob = Guest(site)
    table = bob.make(settings={"public": False})
    said = played(site, f"{site}/table/{table}", "1", name="Ann")
    assert f"You're at table {table}." in said
    assert "Waiting for Bob." in said


def test_waiting_for_a_friend_says_how_the_friend_comes(site: str) -> None:
    said = played(site, "quit", name="Ann", seats=["human", "human"])
    assert re.search(rf"Others join with: {program_elsewhere()} play --server {site} --table [\w-]{{22}}", said)
    assert "Waiting for 1 more player. Here: Ann." in said


def test_a_table_that_is_not_there_is_refused(site: str) -> None:
    with pytest.raises(Refused, match="no such table"):
        played(site, name="Ann", table="YkpWqp6ME7QUXDWJh_mMWg")


def test_a_token_plays_for_its_account(site: str) -> None:
    owner = Guest(site, "Ann")
    password = "a good long word"
    login = owner.ask("POST", "/api/accounts", {"login": "ann-tok", "password": password})["login"]
    token = owner.ask("POST", "/api/tokens", {"label": "terminal", "current_password": password})["token"]
    assert login == "ann-tok"
    assert "Ann (you)" in played(site, "1", token=token, seats=["human", "random"])


def test_a_token_that_nobody_has_is_refused(site: str) -> None:
    with pytest.raises(Refused, match="not valid"):
        played(site, token="splay_" + "x" * 43)


def two_players(site: str, **more: object) -> tuple[Lines, Guest, str]:
    """Ann's plain mode, and Bob, before the first melds."""
    server, bob = signed_in(site), Guest(site)
    table = bob.make("open", "me", **more)
    server.ask("POST", f"/api/tables/{table}/seats", dict, {})
    return Lines(seated(server, table)), bob, table


def on_turn(lines: Lines, bob: Guest, table: str) -> None:
    """Lets Bob draw until Ann is asked."""
    while lines.plain.table.question() is None:
        bob.answer(table)
        lines.plain.hear_of(lines.plain.table.get_state())


def table_now(lines: Lines, table: str) -> Told:
    """What Ann is told of the table now."""
    return Told("table", lines.plain.table.server.ask("GET", f"/api/tables/{table}", TableInfo))


def test_whoever_says_no_to_an_undo_is_named(site: str) -> None:
    lines, bob, table = two_players(site)
    lines.say("1")
    bob.answer(table)
    lines.plain.hear_of(lines.plain.table.get_state())
    lines.say("undo")
    wish = bob.ask("GET", f"/api/tables/{table}")["takeback"]
    bob.ask("POST", f"/api/tables/{table}/takebacks/decision", {"to": wish["to"], "accept": False})
    lines.plain.hear_of(table_now(lines, table))
    assert lines.said() == "Bob wants to play on.\n"


def test_whoever_leaves_and_comes_back_is_named(site: str) -> None:
    lines, bob, table = two_players(site)
    lines.said()
    bob.ask("DELETE", f"/api/tables/{table}/seats")
    lines.plain.hear_of(table_now(lines, table))
    assert lines.said() == "Bob left. A computer plays on.\n"
    bob.ask("POST", f"/api/tables/{table}/return", {})
    lines.plain.hear_of(table_now(lines, table))
    assert lines.said() == "Bob is back.\n"


def test_whoever_runs_out_of_time_is_told_so(site: str) -> None:
    lines, _, _ = two_players(site)
    lines.said()
    told = lines.plain.table.info
    away = [structs.replace(seat, away=True, late=True) for seat in told.seats]
    lines.plain.hear_of(Told("table", structs.replace(told, seats=[told.seats[0], away[1]])))
    assert lines.said() == "Bob ran out of time. A computer plays on.\n"
    lines.plain.hear_of(Told("table", structs.replace(told, seats=[away[0], told.seats[1]])))
    assert 'You ran out of time. A computer plays for you. Take your seat back: r or "return".' in lines.said()
    assert lines.plain.table.notices(clocks=False) == [
        'You ran out of time. A computer plays for you. Take your seat back: r or "return".'
    ]
    lines.plain.hear_of(Told("table", structs.replace(told, seats=away, paused_until=1)))
    assert "You ran out of time. Nobody else is here, so the game waits for you." in lines.said()


def test_whoever_stops_looking_is_away_and_for_how_long(site: str) -> None:
    lines, _, _ = two_players(site)
    lines.said()
    told = lines.plain.table.info
    since = int(1000 * time.time()) - 185_000
    gone = [told.seats[0], structs.replace(told.seats[1], gone_since=since)]
    lines.plain.hear_of(Told("table", structs.replace(told, seats=gone)))
    assert lines.plain.table.with_absence(1, "Bob") == "Bob: away 3 min"
    lines.plain.ask(lines.plain.table.question())
    assert "Bob: away 3 min" in lines.said()
    just = [told.seats[0], structs.replace(told.seats[1], gone_since=int(1000 * time.time()))]
    lines.plain.hear_of(Told("table", structs.replace(told, seats=just)))
    assert lines.plain.table.with_absence(1, "Bob") == "Bob: away"
    lines.plain.hear_of(Told("table", told))
    assert lines.plain.table.with_absence(1, "Bob") == "Bob"
    own = [structs.replace(told.seats[0], gone_since=since), told.seats[1]]
    lines.plain.hear_of(Told("table", structs.replace(told, seats=own)))
    assert lines.plain.table.with_absence(0, "Ann") == "Ann"


def test_an_undo_that_will_ask_says_so_before(site: str) -> None:
    lines, _, _ = two_players(site)
    told = lines.plain.table.get_state()
    assert told.state is not None
    for asks in ([], [1]):
        offered = structs.replace(told.state, undo=UndoOffer(0, asks))
        lines.plain.hear_of(structs.replace(told, state=offered))
        assert ("Undo asks the others first." in lines.plain.table.notices()) == bool(asks)


def test_a_stale_answer_is_not_counted_and_the_question_is_put_again(site: str) -> None:
    lines, bob, table = two_players(site)
    decided_elsewhere(lines.plain.table.server, table)
    said = lines.say("1")
    assert said.splitlines()[0] == "The game moved on, so your answer didn't count. Look again."
    assert "Choose your starting card." in said
    assert lines.say("1") == "1 of 2 players ready\nWaiting for Bob.\n"
    bob.answer(table)
    lines.plain.hear_of(lines.plain.table.get_state())
    assert "You started with" in lines.said()


def test_a_question_is_not_put_again_because_somebody_else_has_answered(site: str) -> None:
    lines, bob, table = two_players(site)
    assert "Choose your starting card." in lines.said()
    bob.answer(table)
    lines.plain.hear_of(lines.plain.table.get_state())
    assert lines.said() == "1 of 2 players ready\n"


def test_a_meld_is_taken_back(site: str) -> None:
    lines, bob, table = two_players(site)
    lines.say("1")
    on_turn(lines, bob, table)
    meld = re.findall(r"(\d+) Meld", lines.said())[0]
    assert "You melded" in lines.say(meld)
    said = lines.say("undo")
    assert said.startswith("Undone.")
    assert "Use a card, meld one, or draw." in said


def test_a_draw_is_undone_if_the_others_agree(site: str) -> None:
    lines, bob, table = two_players(site)
    lines.say("1")
    on_turn(lines, bob, table)
    lines.say("1")
    lines.say("undo")
    lines.plain.hear_of(table_now(lines, table))
    assert "The others have to agree first." in lines.said()
    wish = bob.ask("GET", f"/api/tables/{table}")["takeback"]
    bob.ask("POST", f"/api/tables/{table}/takebacks/decision", {"to": wish["to"], "accept": True})
    lines.plain.hear_of(lines.plain.table.get_state())
    assert "Use a card, meld one, or draw." in lines.said()


def test_the_end_against_computers_is_undone_or_left(site: str) -> None:
    guest = signed_in(site)
    table = guest.ask("POST", "/api/tables", TableInfo, {"seats": ["me", "random"]}).id
    lines = Lines(seated(guest, table))
    over = structs.replace(lines.plain.table.state, undo=UndoOffer(0))
    over.view = structs.replace(over.view, result=ResultView("score", [0], "", []))
    lines.said()
    lines.plain.hear_of(Told("state", state=over))
    assert lines.said().endswith('Say "undo" to undo your last choice, "rematch" to play again, or "quit".\n')
    assert lines.say("hand")
    assert not lines.plain.done
    lines.say("7")
    assert lines.plain.leaving


def test_somebody_elses_wish_is_put_and_answered(site: str) -> None:
    lines, bob, table = two_players(site)
    lines.say("1")
    bob.answer(table)
    bob.ask("POST", f"/api/tables/{table}/takebacks", {"to": 0})
    lines = Lines(seated(lines.plain.table.server, table))
    assert 'Say "undo yes" or "undo no".' in lines.said()
    lines.say("undo yes")
    lines.plain.hear_of(lines.plain.table.get_state())
    assert lines.plain.table.view().started is False


def test_people_talk(site: str) -> None:
    lines, _, _ = two_players(site)
    assert lines.say("say Hello, Bob!") == 'Ann: "Hello, Bob!"\n'
    assert lines.say("say") == "What? say WORDS, or react: say /nice, /laugh, /wow, /ouch, /thinking.\n"
    assert lines.say("say /wow") == "Ann: Wow!\n"


def test_commands_answer_while_nobody_asks(site: str) -> None:
    lines, _, _ = two_players(site)
    lines.say("1")
    assert lines.say("options") == "It's not your move right now.\n"
    assert "Supplies: " in lines.say("board")
    assert "Also here: say WORDS" in lines.say("help")
    assert '"preview" is' not in lines.say("preview 1")


def test_a_number_waits_for_its_question(site: str) -> None:
    lines, bob, table = two_players(site)
    lines.say("1")
    assert lines.say("1") == ""
    on_turn(lines, bob, table)
    lines.plain.follow_lines()
    assert "You drew" in lines.said()


def test_the_lobby_says_with_which_sets_tables_play(site: str) -> None:
    guest = Guest(site)
    guest.make(options={"sets": ["base", "artifacts"]})
    guest.make()
    lobby = played(site, "quit", name="Ann", options=Options(sets=("base", "artifacts", "relics")).to_json())
    assert "Join: Bob, with Artifacts (1 seat free)" in lobby
    assert "Join: Bob (1 seat free)" in lobby
    assert "New public table, with Artifacts and Relics" in lobby
