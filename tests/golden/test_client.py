"""The fixtures of the browser client's tests are what the sources say."""

from tests.golden import client, memory


def test_the_committed_fixture_is_what_the_sources_say() -> None:
    assert client.FILE.read_bytes() == client.told(), "run: python -m tests.golden.client"


def test_the_committed_truth_is_what_the_sources_say() -> None:
    assert memory.FILE.read_bytes() == memory.truth(), "run: python -m tests.golden.memory"
