"""A table that a server has: what it last told us, and what we ask of it."""

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from splay.core.options import Options
from splay.locale.catalogue import Catalogue
from splay.locale.dates import day_in
from splay.sets import deck_for
from splay.terminal.online.errors import NoAnswer, OnlineError, Refused
from splay.terminal.online.live import Live
from splay.terminal.online.messages import Said, TableInfo, Told
from splay.terminal.online.names import names_of
from splay.terminal.online.people_changes import RUNNING, changes_among_people
from splay.terminal.online.story import OnlineStory
from splay.terminal.options import HUMAN
from splay.terminal.shown_table import ShownTable
from splay.terminal.story import Line
from splay.views.model import QuestionView, View
from splay.views.preview import Preview
from splay.views.table_model import AGREED, REACTIONS, REFUSED, AdviceView, State, Takeback

MINUTE: Final = 60_000


class OnlineTable(ShownTable):
    """A running or finished game at a server, as one seat is told of it.

    The `post_...` methods only talk to the server and change nothing here, so that a thread may wait for them; `take`
    takes what they return, as it takes the messages of the WebSocket.
    """

    def __init__(self, live: Live, catalogue: Catalogue, told: Told) -> None:
        """`live` listens to the table; `told` is its first message with a state."""
        assert told.table is not None
        assert told.state is not None
        self.live = live
        self.server = live.server
        self.previews = live.previews
        self.info: TableInfo = told.table
        self.state: State = told.state
        self.said: list[Said] = []
        self.people_news: list[str] = []
        self.connected = True
        names, kinds = names_of(catalogue, self.info), kinds_of(self.info)
        super().__init__(catalogue, names, kinds, deck_for(Options.from_json(self.info.options)), self.state.seat)
        self.told_story = OnlineStory(self.words)
        self.old = 0
        self.info_at = 0.0
        self.take(told)

    # What we know

    def view(self) -> View:
        return self.state.view

    def question(self) -> QuestionView | None:
        if self.away:
            return None
        return next((question for question in self.state.questions if question.seat == self.viewer), None)

    def asked(self) -> list[int]:
        return [question.seat for question in self.state.questions]

    def undo_asks(self) -> list[int] | None:
        return None if self.state.undo is None or self.away else self.state.undo.asks

    def story(self) -> list[Line]:
        return self.told_story.story()

    def old_lines(self) -> int:
        return self.old

    def known_preview(self, key: str) -> Preview | None:
        return self.previews.known.get((self.state.sequence, key))

    def preview(self, key: str) -> Preview:
        return self.previews.of(self.viewer, self.state.sequence, key)

    def advice(self) -> AdviceView:
        if self.question() is None:
            raise ValueError(self.words.text("not-asked"))
        try:
            return self.server.ask("GET", f"/api/tables/{self.info.id}/advice", AdviceView, seat=self.viewer)
        except OnlineError as error:
            raise ValueError(self.complaint(error)) from error

    @property
    def away(self) -> bool:
        """Whether the computer plays our seat meanwhile."""
        return self.viewer >= 0 and self.info.seats[self.viewer].away

    @property
    def why_away(self) -> str:
        """The key of what we read while the computer plays our seat, or the game waits for us."""
        paused = self.info.paused_until is not None
        if self.info.seats[self.viewer].late:
            return "online-late-paused" if paused else "online-late"
        return "online-away-paused" if paused else "online-away"

    @property
    def may_resign(self) -> bool:
        """Whether we can give the game up, also while the computer plays our seat."""
        if self.over or self.viewer < 0 or self.info.seats[self.viewer].resigned:
            return False
        return self.info.seats[self.viewer].mine and not self.view().players[self.viewer].out

    @property
    def must_decide(self) -> bool:
        """Whether somebody wants to undo something, and we have not said whether we agree."""
        wish = self.info.takeback
        if wish is None or wish.answer or self.viewer < 0 or self.away:
            return False
        return any(seat not in wish.accepted for seat in self.info.mine)

    @property
    def may_play_again(self) -> bool:
        """Whether there can be a rematch, with us."""
        return self.over and self.info.mine != []

    def notices(self, clocks: bool = True) -> list[str]:
        """What to know besides the question: whether we are connected, who plays for us, wishes, and the clocks."""
        text, wish = self.words.text, self.info.takeback
        lines = [] if self.connected else [text("online-lost")]
        players, asked = len(self.state.view.players), len(self.state.questions)
        if not self.state.view.started and not self.over and asked < players:
            lines.append(text("people-have-chosen", chosen=players - asked, players=players))
        if self.away and self.info.seats[self.viewer].resigned and not self.over:
            lines.append(text("online-resigned"))
        elif self.away and not self.over:
            lines.append(text(self.why_away))
        if self.info.rematch is not None and self.may_play_again:
            lines.append(text("online-rematch-wanted"))
        if wish is not None and not (wish.answer == REFUSED and wish.by in self.info.mine):
            lines.append(self.told_of(wish))
        elif self.undo_asks():
            lines.append(text("undo-ask-first"))
        shown = self.clocks() if clocks else []
        return [*lines, "  ".join(shown)] if shown else lines

    def told_of(self, wish: Takeback) -> str:
        """What a wish to undo something is, or what became of it."""
        if wish.answer == REFUSED:
            return self.words.say_of(wish.by, "undo-refused")
        if wish.answer == AGREED:
            return self.words.text("undo-agreed")
        if not self.must_decide:
            return self.words.text("undo-waits")
        asked = self.words.say_of(wish.seat, "undo-wish-other", since=0)
        return asked if wish.message is None else self.words.message(wish.message)

    def minutes_gone(self, seat: int) -> int | None:
        """For how many minutes another seat's person has not looked at the running game; None if they look."""
        since = self.info.seats[seat].gone_since
        if self.info.status != RUNNING or since is None or self.info.seats[seat].mine:
            return None
        return max(int(1000 * time.time()) - since, 0) // MINUTE

    def with_absence(self, seat: int, name: str) -> str:
        minutes = self.minutes_gone(seat)
        return name if minutes is None else self.words.say_of(seat, "online-gone", player=name, minutes=minutes)

    def clocks(self) -> list[str]:
        """What each seat's clock shows now: "Ann 4:59"."""
        if self.info.status != RUNNING:
            return []
        passed = int(1000 * (time.monotonic() - self.info_at))
        shown: list[str] = []
        for seat in self.info.seats:
            if seat.left is not None:
                left = max(seat.left - passed, 0) if seat.ticking else seat.left
                seconds = f"{left % MINUTE // 1000:02}"
                shown.append(
                    self.words.text(
                        "online-clock", player=self.names[seat.seat], minutes=left // MINUTE, seconds=seconds
                    )
                )
        return shown

    # What we are told

    def take(self, told: Told) -> None:
        """Takes a message, or the answer to a request."""
        if told.table is not None:
            self.hear_of_people([self.in_words(*change) for change in changes_among_people(self.info, told.table)])
            self.info, self.info_at = told.table, time.monotonic()
            self.names[:] = self.words.names[:] = names_of(self.words.catalogue, told.table)
            self.seats[:] = kinds_of(told.table)
        if told.answered >= 0:
            self.old = len(self.story())
        if told.state is not None and told.state.sequence >= self.state.sequence:
            self.state = told.state
            self.told_story.replace(told.state.events_from, told.state.events)
            self.old = min(self.old, len(self.story()))
        known = {line.id for line in self.said}
        for line in told.lines:
            if line.id not in known:
                self.said.append(line)
                self.told_story.add(self.chat_line(line))

    def in_words(self, key: str, seat: int) -> str:
        """A change among the people at the table in words."""
        return self.words.say_of(seat, key)

    def hear_of_people(self, news: list[str]) -> None:
        """Keeps what others have done besides playing, and tells it in its place in the story."""
        self.people_news += news
        for text in news:
            self.told_story.add(text)

    def chat_line(self, line: Said) -> str:
        """A line of chat in words; a reaction by its own."""
        if self.words.catalogue.has_text(f"reaction-{line.reaction}"):
            return self.words.text(
                "online-reaction", name=line.name, reaction=self.words.text(f"reaction-{line.reaction}")
            )
        return self.words.text("online-chat", name=line.name, text=line.text)

    # What we ask for

    def path(self, what: str) -> str:
        """The path of something at this table."""
        return f"/api/tables/{self.info.id}/{what}"

    def post_answer(self, key: str) -> Told:
        """Answers our question. Raises Refused or NoAnswer."""
        sequence = self.state.sequence
        body = {"key": key, "sequence": sequence, "seat": self.viewer}
        return self.with_previews(self.server.ask("POST", self.path("answers"), State, body), sequence)

    def post_undo(self) -> Told:
        """Undoes our last decision, or asks the others to agree. Raises Refused or NoAnswer."""
        body = {"seat": self.viewer, "sequence": self.state.sequence}
        return self.with_previews(self.server.ask("POST", self.path("undo"), State, body))

    def with_previews(self, state: State, answered: int = -1) -> Told:
        """A state as a message, with the previews that belong to it."""
        told = Told("state", state=state, answered=answered)
        self.previews.add(told)
        return told

    def post_decision(self, accept: bool) -> Told:
        """Agrees to the wish to undo something, or does not. Raises Refused or NoAnswer."""
        wish = self.info.takeback
        body = {"to": 0 if wish is None else wish.to, "accept": accept}
        return Told("table", self.server.ask("POST", self.path("takebacks/decision"), TableInfo, body))

    def post_return(self) -> Told:
        """Takes our seat back from the computer. Raises Refused or NoAnswer."""
        return Told("table", self.server.ask("POST", self.path("return"), TableInfo, {}))

    def post_rematch(self) -> TableInfo:
        """The table at which we play again, all a seat further. Raises Refused or NoAnswer."""
        return self.server.ask("POST", self.path("rematch"), TableInfo, {})

    def post_resignation(self) -> Told:
        """Gives the game up. Raises Refused or NoAnswer."""
        return Told("table", self.server.ask("POST", self.path("resignation"), TableInfo, {"seat": self.viewer}))

    def post_chat(self, text: str) -> Told:
        """Says something to the table, or shows a reaction: "/wow". Raises Refused or NoAnswer."""
        word = text.removeprefix("/")
        body = {"reaction": word} if text != word and word in REACTIONS else {"text": text}
        line = self.server.ask("POST", self.path("chat"), Said, body)
        return Told("chat", lines=[line])

    def get_state(self) -> Told:
        """The state as it is now. Raises Refused or NoAnswer."""
        seat = {"seat": self.viewer} if self.viewer >= 0 else {}
        state = self.server.ask("GET", self.path("state"), State, since=self.state.sequence, **seat)
        return self.with_previews(state)

    def looked_again(self) -> Told | None:
        """The state as it is now; None if the server does not say it. `live` tells it then, as soon as it can."""
        try:
            return self.get_state()
        except OnlineError:
            self.connected = False
            self.live.again()
            return None

    def answer(self, seat: int, key: str) -> None:
        self.take(self.post_answer(key))

    def resign(self) -> None:
        self.take(self.post_resignation())
        told = self.looked_again()
        if told is not None:
            self.take(told)

    def undo(self) -> None:
        self.take(self.post_undo())

    def save(self, path: Path) -> None:
        """Writes the record of the finished game to a file, for `splay replay`. Raises OSError, Refused, NoAnswer."""
        path.write_bytes(self.server.send("GET", self.path("record")).content)

    def complaint(self, error: OnlineError) -> str:
        """An error in the reader's language if the catalogue has words for it."""
        if isinstance(error, NoAnswer):
            return self.words.text("online-not-sent")
        return complaint(self.words.catalogue, error)


def complaint(catalogue: Catalogue, error: OnlineError) -> str:
    """An error in words: those for the refusal, or for one that is not known; for anything else that it isn't Splay."""
    if isinstance(error, NoAnswer):
        return catalogue.text("online-no-answer")
    if isinstance(error, Refused):
        day = day_in(catalogue, (datetime.now(UTC) + timedelta(seconds=error.wait)).date())
        key = f"refusal-{error.word}"
        return catalogue.text(key if catalogue.has_text(key) else "refusal-other", day=day)
    return catalogue.text("online-strange")


def kinds_of(table: TableInfo) -> list[str]:
    """Who plays by seat: "human", or a computer opponent."""
    return [seat.agent or HUMAN for seat in table.seats]
