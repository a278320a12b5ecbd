"""Messages can be told in languages with cases: `$you` says who reads, places and colors have forms for their roles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import visitor
from fluent.syntax.ast import Message as Text
from fluent.syntax.ast import VariableReference

from splay.locale.catalogue import FOLDER, Catalogue
from splay.views.cards_and_places import PlaceView
from splay.views.messages import Argument, ColorArgument, Message, PlaceArgument, PlayerArgument
from splay.views.wording import Wording

ROOT = Path(__file__).parents[2]
FOLLOWING = ("artifacts.ftl", "cities.ftl")
"""The files of messages that keep to this, a list that only grows."""
BY_ROLE = {"player", "color", "source", "target", "place"}
"""What `Wording.message` gives `$you`, or its form for its role; a text that is asked for directly gets neither."""
PARTS = {"prompt", "taken", "deeds", "purpose"}
"""Arguments that are parts of sentences."""
OF_PARTS = {"plain-fleeting", "prompt-endorse"}
"""The messages that are put together from such parts still, a list that only shrinks."""
POLISH = """
you = Ty
color-red = czerwony
    .color = czerwonego
place-hand-of = ręka ({ $player })
    .source = z ręki ({ $player })
place-score-of = stos punktów ({ $player })
moved = { $you ->
    [yes] Przenosisz
   *[no] { $player } przenosi
} kartę koloru { $color } { $source } -> { $target }
"""


class Variables(visitor.Visitor):
    """The variables of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables_of(file: str) -> dict[str, set[str]]:
    """The variables of each message of a file."""
    found = {}
    for text in FluentResource((FOLDER / "en" / file).read_text(encoding="utf-8")).body:
        if isinstance(text, Text):
            variables = Variables()
            variables.visit(text)
            found[text.id.name] = variables.names
    return found


def asked_directly(sources: str) -> set[str]:
    """The keys of the texts that sources ask for by themselves, not as messages."""
    return set(re.findall(r'\b(?:t|text)\(\s*["`]([\w-]+)["`]', sources))


def all_sources() -> str:
    """The sources of engine, server, terminal and page."""
    files = [*(ROOT / "src" / "splay").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    files += (ROOT / "web" / "src").rglob("*.svelte")
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


@pytest.mark.parametrize("file", FOLLOWING)
def test_texts_with_players_places_and_colors_are_messages(file: str) -> None:
    direct = asked_directly(all_sources())
    assert len(direct) > 100
    assert [key for key, names in variables_of(file).items() if names & BY_ROLE and key in direct] == []


def test_no_further_message_is_put_together_from_parts() -> None:
    found = {key for file in FOLLOWING for key, names in variables_of(file).items() if names & PARTS}
    assert found == OF_PARTS


def test_texts_that_are_asked_for_directly_are_seen() -> None:
    """So that the tests above can fail."""
    assert asked_directly('words.text("event-city-color", player=name)') == {"event-city-color"}
    assert asked_directly("t(`event-city-splay`, { player })") == {"event-city-splay"}
    assert variables_of("cities.ftl")["event-city-color"] == {"player", "color"}


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (0, "Przenosisz kartę koloru czerwonego z ręki (Bob) -> stos punktów (Cleo)"),
        (3, "Ann przenosi kartę koloru czerwonego z ręki (Bob) -> stos punktów (Cleo)"),
    ],
)
def test_a_language_can_say_whose_a_deed_is_and_what_role_a_place_or_color_has(
    tmp_path: Path, reader: int, told: str
) -> None:
    (tmp_path / "table.ftl").write_text(POLISH, encoding="utf-8")
    words = Wording(Catalogue("pl", tmp_path), ["Ann", "Bob", "Cleo", "Dan"], [], reader)
    arguments: dict[str, Argument] = {
        "player": PlayerArgument(0),
        "color": ColorArgument("red"),
        "source": PlaceArgument(PlaceView("hand", 1)),
        "target": PlaceArgument(PlaceView("score", 2)),
    }
    assert words.message(Message("moved", arguments)) == told
