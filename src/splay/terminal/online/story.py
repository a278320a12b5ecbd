"""The story of a game at a server: sentences for the events that we were told, with what was said in between."""

from splay.terminal.story import Line, tell
from splay.terminal.words import Words
from splay.views.model import EventView


class OnlineStory:
    """Events as they are told, which replace each other from some number on, and lines of chat between them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.events: list[EventView] = []
        self.sentences: list[Line | None] = []
        self.chat: list[tuple[int, str]] = []

    def replace(self, start: int, events: list[EventView]) -> None:
        """The events from number `start` on are these now. Raises ValueError if some before them are missing."""
        if start > len(self.events):
            raise ValueError(f"events from {start} on were told, but only {len(self.events)} are known")
        del self.events[start:], self.sentences[start:]
        self.chat = [(min(index, start), text) for index, text in self.chat]
        for event in events:
            before = self.events[-1] if self.events else None
            self.sentences.append(tell(self.words, event, before))
            self.events.append(event)

    def add(self, text: str) -> None:
        """Somebody has said something."""
        self.chat.append((len(self.events), text))

    def happened(self) -> list[Line]:
        """What has happened, without what was said."""
        return [line for line in self.sentences if line is not None]

    def story(self) -> list[Line]:
        """What has happened and what was said, in order."""
        lines: list[Line] = []
        said = list(self.chat)
        for index, sentence in enumerate(self.sentences):
            while said and said[0][0] <= index:
                lines.append(Line(0, said.pop(0)[1]))
            if sentence is not None:
                lines.append(sentence)
        return lines + [Line(0, text) for _, text in said]
