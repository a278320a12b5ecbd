"""What a notification says: the table's link and who waits for whom, nothing of the game."""

from msgspec import Struct

from splay.locale.catalogue import load


class Message(Struct, frozen=True):
    """One message to one person. `kind` is "turn" or "test"; `seats` are the person's that are asked, `waiting` the
    names of the others at the table. `stop` is where e-mail can be ended without signing in.
    """

    kind: str
    person: str
    name: str
    url: str
    table: str = ""
    seats: list[int] = []
    waiting: list[str] = []
    stop: str = ""

    @property
    def subject(self) -> str:
        """The message in a few words."""
        words = load()
        return words.text("notice-test-subject") if self.kind == TEST else words.text("notice-turn-subject")

    def sentence(self, name: str, waiting: list[str]) -> str:
        """The message as a sentence, with these names, which a sender makes harmless in its own way."""
        words = load()
        if self.kind == TEST:
            return words.text("notice-test", name=name, url=self.url)
        if not waiting:
            return words.text("notice-turn-alone", name=name, url=self.url)
        return words.text("notice-turn", name=name, waiting=", ".join(waiting), url=self.url)


TURN = "turn"
TEST = "test"


def table_link(address: str, table_id: str) -> str:
    """Where a table is found in the browser."""
    return f"{address}/table/{table_id}"
