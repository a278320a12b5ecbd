"""The server is killed and started again while somebody is there; the terminal goes on by itself."""

import io
import queue
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from splay.terminal.online.live import Found, Live, Lost, News
from splay.terminal.online.messages import Told
from splay.terminal.online.options import OnlineOptions
from splay.terminal.online.play import play_plain
from splay.terminal.online.server_client import Server as Known
from tests.patience import PATIENCE
from tests.server.e2e.servers import Server
from tests.strength import sample
from tests.terminal.online.people import Guest, signed_in

QUESTION = "Your answer"
SILENCE = "The server didn't answer."
TRYING = "Trying again"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


class Watched(io.StringIO):
    """A sink that does something at the moment when a text has been written so many times."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited: list[tuple[str, int, Callable[[], None]]] = []

    def at(self, text: str, times: int, do: Callable[[], None]) -> None:
        """Does it at that moment, once."""
        self.awaited.append((text, times, do))

    def write(self, text: str) -> int:
        """Writes, and does what is due then."""
        written = super().write(text)
        for wish in list(self.awaited):
            if self.getvalue().count(wish[0]) >= wish[1]:
                self.awaited.remove(wish)
                wish[2]()
        return written


def play(server: Server, sink: Watched, *lines: str, seats: list[str] | None = None) -> str:
    """What the plain mode writes when these lines are read, then the input ends."""
    options = OnlineOptions(server=server.address, options={"players": 2}, name="Ann", seats=seats)
    with closing(Known(server.address)) as known:
        assert play_plain(known, options, io.StringIO("".join(line + "\n" for line in lines)), sink) == 0
    assert not sink.awaited
    return sink.getvalue()


@pytest.mark.parametrize("back", sample([SILENCE, TRYING], 2))
def test_an_answer_that_finds_no_server_is_asked_for_again_and_the_game_goes_on(server: Server, back: str) -> None:
    sink = Watched()
    sink.at(QUESTION, 3, server.kill)
    sink.at(back, 1, server.start)
    before, _, after = play(server, sink, *["1"] * 8, seats=["human", "random"]).partition(SILENCE)
    assert before.count(QUESTION) == 3
    assert after.count(QUESTION) >= 5
    assert "You drew" in after


def test_who_waits_for_a_friend_waits_on(server: Server) -> None:
    sink = Watched()

    def restart() -> None:
        server.kill()
        server.start()
        table = re.findall(r"--table ([\w-]{22})", sink.getvalue())[0]
        Guest(server.address).ask("POST", f"/api/tables/{table}/seats", {})

    sink.at("Waiting for 1 more player.", 1, restart)
    assert "Waiting for Bob." in play(server, sink, "1", seats=["human", "human"])


@pytest.mark.thorough
def test_the_lobby_is_shown_again(server: Server) -> None:
    sink = Watched()
    sink.at("Number, a table's id", 1, server.kill)
    sink.at(SILENCE, 1, server.start)
    assert "Choose your starting card." in play(server, sink, "1", "1", "1")


@pytest.mark.thorough
def test_who_listens_is_told_of_the_silence_and_of_what_happened_since(server: Server) -> None:
    known = signed_in(server.address)
    table = known.ask("POST", "/api/tables", dict, {"seats": ["me", "me"]})["id"]
    heard: queue.Queue[News] = queue.Queue()
    with closing(Live(known, table, heard.put)) as live:
        live.start()
        first = heard.get(timeout=PATIENCE)
        assert isinstance(first, Told)
        assert first.state is not None
        server.kill()
        assert isinstance(heard.get(timeout=PATIENCE), Lost)
        server.start()
        key = first.state.questions[0].options[0].key
        known.ask("POST", f"/api/tables/{table}/answers", dict, {"key": key, "sequence": 0, "seat": 0})
        sequences, found = [0], 0
        while sequences[-1] < 1 or not found:
            news = heard.get(timeout=PATIENCE)
            found += isinstance(news, Found)
            if isinstance(news, Told) and news.state is not None:
                sequences.append(news.state.sequence)
        assert found == 1


def test_who_asks_to_connect_anew_is_told_everything_again(server: Server) -> None:
    known = signed_in(server.address)
    table = known.ask("POST", "/api/tables", dict, {"seats": ["me", "me"]})["id"]
    heard: queue.Queue[News] = queue.Queue()
    with closing(Live(known, table, heard.put)) as live:
        live.start()
        assert isinstance(heard.get(timeout=PATIENCE), Told)
        live.again()
        assert [type(heard.get(timeout=PATIENCE)) for _ in range(3)] == [Lost, Told, Found]
