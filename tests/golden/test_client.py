"""The fixtures of the browser client's tests are what the sources say."""

from tests.golden import client, memory, messages


def test_the_committed_fixture_is_what_the_sources_say() -> None:
    assert client.FILE.read_bytes() == client.told(), "run: python -m tests.golden.client"


def test_the_committed_truth_is_what_the_sources_say() -> None:
    assert memory.FILE.read_bytes() == memory.truth(), "run: python -m tests.golden.memory"


def test_the_committed_messages_are_what_the_sources_say() -> None:
    assert messages.FILE.read_bytes() == messages.messages(), "run: python -m tests.golden.messages"


def test_the_committed_messages_have_every_type_of_argument() -> None:
    told = messages.FILE.read_text(encoding="utf-8")
    kinds = ["player", "players", "cards", "card", "place", "color", "icon", "word", "answer", "message"]
    assert [kind for kind in kinds if f'"type":"{kind}"' not in told] == []
