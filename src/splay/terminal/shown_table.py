"""A table as screens and lines show it: everything here comes from a view, wherever the game is played."""

from collections.abc import Sequence
from pathlib import Path

from splay.core.card import Card
from splay.locale.catalogue import Catalogue
from splay.terminal.options import HUMAN
from splay.terminal.story import Line
from splay.terminal.words import Words
from splay.views.messages import WordArgument
from splay.views.model import QuestionView, View
from splay.views.preview import Preview
from splay.views.table_model import AdviceView


class Numbers:
    """The numbers of the open question's options, by their keys: while cards are picked one by one, what is left keeps
    its number.
    """

    def __init__(self) -> None:
        self.asked: tuple[object, ...] = ()
        self.keys: list[str] = []

    def of(self, question: QuestionView, keys: Sequence[str]) -> dict[str, int]:
        """The number of each of the question's options, whose keys come in the order of the list."""
        asked = (question.seat, question.kind, question.purpose, question.why)
        if not question.picked or asked != self.asked:
            self.asked, self.keys = asked, []
        self.keys += [key for key in keys if key not in self.keys]
        return {key: self.keys.index(key) + 1 for key in keys}


class ShownTable:
    """What both faces of the terminal need of a table; a subclass has the game, or talks to a server that has it.

    `seats` says who plays: "human", or the name of a computer opponent. `viewer` is the seat that looks at the screen,
    -1 for a spectator.
    """

    def __init__(
        self, catalogue: Catalogue, names: Sequence[str], seats: Sequence[str], deck: list[Card], viewer: int
    ) -> None:
        self.names = list(names)
        self.seats = list(seats)
        self.deck = deck
        self.words = Words(catalogue, names, deck, viewer)
        self.numbers = Numbers()

    @property
    def viewer(self) -> int:
        """The seat that looks at the screen, which all words call "you"."""
        return self.words.reader

    @viewer.setter
    def viewer(self, seat: int) -> None:
        self.words.reader = seat

    def view(self) -> View:
        """What the viewer may know now."""
        raise NotImplementedError

    def question(self) -> QuestionView | None:
        """The viewer's open question."""
        raise NotImplementedError

    def asked(self) -> list[int]:
        """The seats that have an open question."""
        raise NotImplementedError

    def answer(self, seat: int, key: str) -> None:
        """Gives a seat's answer. Raises ValueError if it is refused; then nothing has changed."""
        raise NotImplementedError

    def undo_asks(self) -> list[int] | None:
        """The seats of the people who must agree before the last decision here is undone; None if none can be."""
        raise NotImplementedError

    def undo(self) -> None:
        """Undoes the last decision here, as all who must agree do. Raises ValueError if it is refused."""
        raise NotImplementedError

    def save(self, path: Path) -> None:
        """Writes the game to a file. Raises OSError."""
        raise NotImplementedError

    def preview(self, key: str) -> Preview:
        """What the viewer's action with this key would do, as far as the viewer may know. Raises ValueError."""
        raise NotImplementedError

    def advice(self) -> AdviceView:
        """What the computer would answer in the viewer's place, by what the viewer may know. Raises ValueError."""
        raise NotImplementedError

    def known_preview(self, key: str) -> Preview | None:
        """The preview of an action if there is no need to wait for it."""
        return self.preview(key)

    def story(self) -> list[Line]:
        """Everything that has happened, as the viewer may know it."""
        raise NotImplementedError

    def old_lines(self) -> int:
        """How many lines of the story were there at the viewer's last answer."""
        raise NotImplementedError

    def next_agent(self) -> int | None:
        """An agent's seat that this program must answer for, None if there is none."""
        return None

    def think(self, seat: int) -> str:
        """What the agent on a seat answers. Changes nothing, so that a thread may wait for it."""
        raise NotImplementedError

    def resign(self) -> None:
        """Gives the game up for the viewer. Raises ValueError if it is refused."""
        raise NotImplementedError

    @property
    def may_resign(self) -> bool:
        """Whether the viewer can give the game up."""
        if self.over or self.viewer < 0 or self.is_agent(self.viewer):
            return False
        return not self.view().players[self.viewer].out

    def next_viewer(self) -> int | None:
        """The seat to hand the screen over to, None if it stays."""
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view().result is not None

    def news(self) -> list[Line]:
        """What has happened since the viewer's last answer."""
        return self.story()[self.old_lines() :]

    def rematch(self) -> "ShownTable":
        """A new game of the same players and options, everybody a seat further, which this program plays."""
        raise NotImplementedError

    def with_strength(self, seat: int, name: str) -> str:
        """The name of a seat that a computer plays with how strong it is, unless it is called so."""
        agent = self.seats[seat]
        if name.startswith(self.words.text(f"lobby-seat-agent-{agent}")):
            return name
        return self.words.say("seat-agent", player=name, strength=WordArgument(f"lobby-strength-{agent}"))

    def with_absence(self, seat: int, name: str) -> str:
        """The name of a seat, with how long its person has not looked: "Bob: away 3 min"; alone if the person does."""
        return name

    def is_agent(self, seat: int) -> bool:
        """Whether a computer opponent plays a seat."""
        return self.seats[seat] != HUMAN
