"""The plain mode at a server's table: lines in and out, while others play and talk."""

from typing import Final, TextIO

from msgspec import structs

from splay.terminal.commands import COMMON, YES, Commands
from splay.terminal.described import own_lines, table_lines
from splay.terminal.online.errors import NoAnswer, OnlineError, Refused
from splay.terminal.online.inbox import Inbox
from splay.terminal.online.live import Ended, Found, Lost, News
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.table import OnlineTable
from splay.terminal.option_list import Choice, choices, numbered
from splay.views.model import QuestionView

NO: Final = "no"


class OnlinePlain(Commands):
    """A game at a server in plain lines. `run` plays it until it is over, "quit" is said, or the input ends.

    Numbers wait until there is a question for them, so that a file of answers can be piped in; commands do not.
    """

    def __init__(self, table: OnlineTable, inbox: Inbox, sink: TextIO) -> None:
        super().__init__(table, inbox, sink)
        self.table: OnlineTable = table
        self.inbox = inbox
        self.asked: QuestionView | None = None
        self.offered: list[Choice] = []
        self.awaited: list[int] = []
        self.told_chat = 0
        self.told_people = 0
        self.told_notices: list[str] = []
        self.told_end = False
        self.again: TableInfo | None = None
        """The table of the rematch, once we have asked for it."""
        self.commands = {
            **COMMON,
            "undo": OnlinePlain.undo,
            "resign": OnlinePlain.resign,
            "say": OnlinePlain.talk,
            "return": OnlinePlain.come_back,
            "rematch": OnlinePlain.rematch,
            "help": OnlinePlain.help,
        }

    def run(self) -> int:
        """Plays; the exit status, which is 0 also when the input ends."""
        self.say(self.words.text("online-welcome", table=self.table.info.id))
        self.show()
        self.follow_lines()
        while not self.leaving and not self.done and (self.inbox.lines or not self.inbox.ended):
            news = self.inbox.wait()
            if news is not None:
                self.hear_of(news)
            self.follow_lines()
        return 0

    @property
    def done(self) -> bool:
        """Whether nothing can be done any more: the game has ended for good, and we did not play."""
        return self.table.over and self.table.undo_asks() is None and not self.table.may_play_again

    def hear_of(self, news: News) -> None:
        """Tells what the server said. Raises OnlineError if it will say no more."""
        if isinstance(news, Ended):
            raise news.error
        if isinstance(news, Told):
            self.table.take(news)
        elif isinstance(news, (Lost, Found)):
            self.table.connected = isinstance(news, Found)
            if self.table.connected:
                self.say(self.words.text("online-found"))
        self.show()

    def show(self) -> None:
        """Tells what is new: what happened, what was said, what to know, and the question if it is another one."""
        story = self.table.told_story.happened()
        self.told = min(self.told, len(story))
        self.say(*(line.indented() for line in story[self.told :]))
        self.told = len(story)
        said = self.table.said[self.told_chat :]
        self.say(*(self.table.chat_line(line) for line in said))
        self.told_chat = len(self.table.said)
        self.say(*self.table.people_news[self.told_people :])
        self.told_people = len(self.table.people_news)
        notices = self.table.notices(clocks=False)
        self.say(*(line for line in notices if line not in self.told_notices))
        if self.table.must_decide and notices != self.told_notices:
            self.say(self.words.text("online-undo-say"))
        self.told_notices = notices
        self.show_end()
        if self.table.connected:
            self.show_question()

    def show_end(self) -> None:
        """Tells the result, once for each end, and how it can be undone."""
        result = self.table.view().result
        if result is not None and not self.told_end:
            self.say("", *[self.words.message(message) for message in result.messages])
            undo = "no" if self.table.undo_asks() is None else "yes"
            self.say(*([] if self.done else [self.words.text("plain-over", undo=undo)]))
        self.told_end = result is not None

    def show_question(self) -> None:
        """Puts the question, unless it is the one that was put last."""
        question = self.table.question()
        if question is None or self.asked is None or not is_same(question, self.asked):
            self.ask(question)
        self.asked = question

    def ask(self, question: QuestionView | None) -> None:
        """Puts another question, or says who is asked instead."""
        if question is None:
            self.offered = []
            awaited = [] if self.table.over else self.table.asked()
            if awaited and awaited != self.awaited:
                self.say(self.words.say_within(awaited, "prompt-others"))
            self.awaited = awaited
            return
        self.awaited = []
        if question.why is None:
            self.say("", *self.position())
        seats = [seat for seat in range(len(self.table.names)) if self.table.minutes_gone(seat) is not None]
        gone = [self.table.with_absence(seat, self.table.names[seat]) for seat in seats]
        times = [*gone, *self.table.clocks()]
        self.say(*(["  ".join(times)] if times else []))
        self.offered = choices(self.table, question)
        self.put(question, self.offered)
        self.say(self.words.text("plain-your-answer"))

    def position(self) -> list[str]:
        """The whole table once a turn, then what the viewer has: what else has changed was told as news."""
        turn = (self.table.viewer, self.table.view().turn_number)
        lines = own_lines(self.table) if turn == self.turn_told else table_lines(self.table)
        self.turn_told = turn
        return lines

    def follow_lines(self) -> None:
        """Follows what was said, as far as there is a question for it."""
        while self.inbox.lines and not self.leaving and not self.done:
            line = self.inbox.lines[0]
            if line.isdecimal() and not self.table.over and (self.asked is None or not self.table.connected):
                return
            self.inbox.lines.popleft()
            try:
                self.follow(line)
            except OnlineError as error:
                self.say(self.table.complaint(error))
                if isinstance(error, (Refused, NoAnswer)):
                    self.look_again()

    def follow(self, line: str) -> None:
        """Follows one line: the number of an option, or a command. Raises OnlineError."""
        command, _, rest = line.partition(" ")
        by_number = numbered(self.offered)
        if command.isdecimal() and int(command) in by_number:
            self.table.take(self.table.post_answer(by_number[int(command)].key))
            self.asked = None
            self.show()
        elif command.lower() in self.commands:
            self.commands[command.lower()](self, rest.strip())
        elif self.table.over:
            self.leaving = True
        else:
            self.say(self.words.text("plain-not-understood", line=line, number=max(by_number, default=0)))

    def look_again(self) -> None:
        """Asks for the state after a refusal or a silence, and puts the question that is open now, or later."""
        told = self.table.looked_again()
        if told is not None:
            self.table.take(told)
        self.asked = None
        self.show()

    def resign(self, rest: str) -> None:
        """Gives the game up, if it is said that this is meant."""
        super().resign(rest)
        self.show()

    def undo(self, rest: str) -> None:
        """Undoes our last decision, asks the others to agree to that, or says whether we agree to theirs."""
        if rest.lower() in (YES, NO) and self.table.must_decide:
            self.table.take(self.table.post_decision(rest.lower() == YES))
        elif rest or self.table.must_decide:
            self.say(self.words.text("online-undo-say"))
        else:
            self.undo_own()
        self.show()

    def undo_own(self) -> None:
        """Undoes our last decision, or asks the others to agree."""
        asks = self.table.undo_asks()
        if asks is None:
            self.say(self.words.text("undo-nothing"))
            return
        self.table.undo()
        if not asks:
            self.asked = None
            self.say(self.words.text("undo-done"))

    def talk(self, rest: str) -> None:
        """Says something to the table."""
        if rest:
            self.table.take(self.table.post_chat(rest))
            self.show()
        else:
            self.say(self.words.text("online-say-what"))

    def come_back(self, rest: str) -> None:
        """Takes our seat back from the computer."""
        self.table.take(self.table.post_return())
        self.show()

    def rematch(self, rest: str) -> None:
        """Leaves for the table of the rematch, once the game is over."""
        if self.table.may_play_again:
            self.again = self.table.post_rematch()
            self.leaving = True
        else:
            self.say(self.words.text("rematch-not-yet"))

    def help(self, rest: str) -> None:
        """Prints the commands and the topics, or one topic."""
        super().help(rest)
        if not rest:
            self.say(self.words.text("online-plain-help"))


def is_same(question: QuestionView, other: QuestionView) -> bool:
    """Whether a question is one that has been put already, only that somebody else has answered meanwhile."""
    return structs.replace(question, sequence=other.sequence) == other
