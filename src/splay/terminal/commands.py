"""What can be said in the plain mode besides the number of an option."""

from collections.abc import Callable
from typing import Any, Final, Protocol, TextIO

from splay.terminal.advice import advice_lines
from splay.terminal.described import goal_lines, shown_cards, table_lines
from splay.terminal.guide import TOPICS, guide
from splay.terminal.option_list import Choice, choices, effect_lines, numbered
from splay.terminal.previews import in_full
from splay.terminal.search import by_name, matching
from splay.terminal.shown_table import ShownTable
from splay.views.model import QuestionView
from splay.views.preview import NoSuchAction

YES: Final = "yes"
Command = Callable[[Any, str], None]
"""A method of the commands, which gets what was said after its name."""


class Lines(Protocol):
    """Where the plain mode reads from."""

    def readline(self) -> str:
        """The next line with its end, "" at the end of the input."""
        ...


class Commands:
    """The commands that need only a table; each gets what was said after its name. A subclass adds its own."""

    commands: dict[str, Command]

    def __init__(self, table: ShownTable, source: Lines, sink: TextIO) -> None:
        self.table = table
        self.words = table.words
        self.source = source
        self.sink = sink
        self.told = 0
        self.turn_told: tuple[int, int] | None = None
        self.leaving = False

    def say(self, *lines: str) -> None:
        """Writes lines."""
        for line in lines:
            self.sink.write(line + "\n")
        self.sink.flush()

    def tell_news(self) -> None:
        """Tells what has happened since it was last told, and not been undone."""
        story = self.table.story()
        self.told = min(self.told, len(story))
        self.say(*(line.indented() for line in story[self.told :]))
        self.told = len(story)

    def put(self, question: QuestionView, offered: list[Choice]) -> None:
        """Prints the prompt, the reason and the numbered options."""
        self.say("", *effect_lines(self.words, question), self.words.message(question.prompt))
        for number, choice in numbered(offered).items():
            said = choice.label
            if choice.card is not None:
                said = self.words.text("plain-option-card", label=said, face=self.words.back(choice.card))
            if choice.note:
                said = self.words.text("plain-option-note", label=said, note=choice.note)
            self.say(f"  {number} {said}")

    def quit(self, rest: str) -> None:
        """Leaves the game."""
        self.leaving = True

    def resign(self, rest: str) -> None:
        """Gives the game up, if it is said that this is meant."""
        if not self.table.may_resign:
            self.say(self.words.text("resign-not"))
        elif rest.lower() != YES:
            self.say(self.words.text("resign-sure"))
        else:
            self.table.resign()

    def log(self, rest: str) -> None:
        """Tells everything from the start."""
        self.say(*(line.indented() for line in self.table.story()))

    def card(self, rest: str) -> None:
        """Prints one card."""
        card = by_name(self.words, self.table.deck, rest)
        if not rest:
            self.say(self.words.text("which-card"))
        elif card is None:
            self.say(self.words.text("no-such-card", name=rest))
        else:
            self.say(*self.words.full_text(card))

    def cards(self, rest: str) -> None:
        """Lists the cards that fit a query."""
        found = matching(self.words, self.table.deck, rest)
        self.say(*(f"  {self.words.named(card.key)}, {self.words.back(card)}" for card in found))
        self.say(self.words.text("cards-found", number=len(found)))

    def hand(self, rest: str) -> None:
        """Prints the viewer's own cards."""
        if self.table.viewer < 0:
            self.say(self.words.text("fact-watching").strip())
            return
        player = self.table.view().players[self.table.viewer]
        self.say(self.words.text("plain-hand", cards=shown_cards(self.words, player.hand)))
        self.say(self.words.text("plain-score", cards=shown_cards(self.words, player.score_pile)))

    def board(self, rest: str) -> None:
        """Prints the whole position again."""
        self.say(*table_lines(self.table))

    def goals(self, rest: str) -> None:
        """Says what the viewer still needs for each achievement."""
        self.say(*goal_lines(self.table))

    def options(self, rest: str) -> None:
        """Puts the question again."""
        question = self.table.question()
        if question is None:
            self.say(self.words.text("not-asked"))
        else:
            self.put(question, choices(self.table, question))

    def preview(self, rest: str) -> None:
        """Says what an action would do."""
        if not rest:
            self.say(self.words.text("preview-which"))
            return
        question = self.table.question()
        offered = [] if question is None else choices(self.table, question)
        keys = {str(number): choice.key for number, choice in numbered(offered).items()}
        try:
            self.say(*in_full(self.table, keys.get(rest, rest)))
        except NoSuchAction:
            self.say(self.words.text("preview-none", line=rest))

    def advice(self, rest: str) -> None:
        """Says what the computer would answer."""
        try:
            self.say(*advice_lines(self.table))
        except ValueError as error:
            self.say(str(error))

    def help(self, rest: str) -> None:
        """Prints the commands and the topics, or one topic."""
        topics = self.words.catalogue.joined(list(TOPICS))
        if rest.lower() in TOPICS:
            self.say(*guide(self.words, rest.lower()))
        elif rest:
            self.say(self.words.text("plain-no-topic", topic=rest, topics=topics))
        else:
            self.say(self.words.text("plain-help", topics=topics))


COMMON: Final[dict[str, Command]] = {
    "quit": Commands.quit,
    "resign": Commands.resign,
    "log": Commands.log,
    "card": Commands.card,
    "cards": Commands.cards,
    "hand": Commands.hand,
    "board": Commands.board,
    "goals": Commands.goals,
    "options": Commands.options,
    "preview": Commands.preview,
    "advice": Commands.advice,
    "help": Commands.help,
}
"""What can be said at every table."""
