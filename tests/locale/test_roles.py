"""Messages can be told in languages with cases: `$you` says who reads, places and colors have forms for their roles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import visitor
from fluent.syntax.ast import Message as Text
from fluent.syntax.ast import VariableReference

from splay.locale.catalogue import FOLDER, Catalogue, NoSuchText
from splay.views.cards_and_places import PlaceView, Shown
from splay.views.messages import (
    Argument,
    CardsArgument,
    ColorArgument,
    Message,
    MessageArgument,
    PlaceArgument,
    PlayerArgument,
    PlayersArgument,
    WordArgument,
)
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


def said(tmp_path: Path, texts: str, message: Message, reader: int = 0) -> str:
    """A message in a language with these texts."""
    (tmp_path / "table.ftl").write_text(texts, encoding="utf-8")
    return Wording(Catalogue("pl", tmp_path), ["Ann", "Bob", "Cleo", "Dan"], [], reader).message(message)


def test_a_reader_who_acts_may_have_a_word_of_its_own_for_its_places(tmp_path: Path) -> None:
    texts = """
place-hand-your = twoja ręka
    .source = z twojej ręki
    .own-source = ze swojej ręki
gives = z: { $source }
    """
    hand = PlaceView("hand", 0)
    assert said(tmp_path, texts, Message("gives", {"source": PlaceArgument(hand, "their")})) == "z: ze swojej ręki"
    assert said(tmp_path, texts, Message("gives", {"source": PlaceArgument(hand)})) == "z: z twojej ręki"
    assert said(tmp_path, texts, Message("gives", {"source": PlaceArgument(hand, "your")})) == "z: z twojej ręki"


def test_the_message_that_something_stands_in_is_a_role_before_its_argument(tmp_path: Path) -> None:
    texts = """
you = Du
    .hits = dich
you-too = du
    .hits = dich
list-and = { $all } und { $next }
purpose-return = zurückgeben
    .orders = gibst zurück
    .purpose = zurückzugeben
orders = du { $purpose }
asks = willst du { $purpose }?
asks-wish = { $wish }?
hits = trifft { $players }
    """
    purpose = WordArgument("purpose-return")
    assert said(tmp_path, texts, Message("orders", {"purpose": purpose})) == "du gibst zurück"
    assert said(tmp_path, texts, Message("asks", {"purpose": purpose})) == "willst du zurückzugeben?"
    assert said(tmp_path, texts, Message("asks-wish", {"wish": purpose})) == "zurückgeben?"
    assert said(tmp_path, texts, Message("hits", {"players": PlayersArgument([2, 0])})) == "trifft Cleo und dich"


def test_the_back_of_a_card_and_a_message_inside_of_another_have_roles(tmp_path: Path) -> None:
    texts = """
card-back = eine [{ $age }]
    .with = einer [{ $age }]
card-back-of = eine { $set }-[{ $age }]
    .with = einer { $set }-[{ $age }]
set-cities = Städte
    .set = Städte
    .card-back-of = Stadt
with = mit { $cards }
effect = der Effekt
    .used = den Effekt
used = nutzt { $effect }
    """
    assert said(tmp_path, texts, Message("with", {"cards": CardsArgument([Shown(3)])})) == "mit einer [3]"
    city = CardsArgument([Shown(3, "cities")])
    assert said(tmp_path, texts, Message("with", {"cards": city})) == "mit einer Stadt-[3]"
    assert said(tmp_path, texts, Message("used", {"effect": MessageArgument(Message("effect"))})) == "nutzt den Effekt"


@pytest.mark.parametrize(("seats", "told"), [([1], "1 no"), ([0, 1], "2 yes"), ([0], "1 only"), ([], "0 no")])
def test_a_text_is_told_how_many_players_it_names_and_whether_its_reader_is_among_them(
    tmp_path: Path, seats: list[int], told: str
) -> None:
    texts = """
you = ty
you-too = ty
nobody = nikt
list-and = { $all }, { $next }
won = { $winners_number } { $winners_you }
    """
    assert said(tmp_path, texts, Message("won", {"winners": PlayersArgument(seats)})) == told


def test_a_text_is_told_how_many_cards_it_names_and_what_else_stands_in_it(tmp_path: Path) -> None:
    texts = """
card-back = [{ $age }]
card-backs = { $number } [{ $age }]
list-or = { $all } lub { $next }
color-red = czerwony
place-hand = ręka
place-nowhere = nigdzie
purpose-meld = zagrać
told = { $cards_number } { $any_number } { $color_key } { $source_key } { $target_key } { $purpose_key }
    """
    arguments: dict[str, Argument] = {
        "cards": CardsArgument([Shown(3), Shown(3)]),
        "any": CardsArgument([Shown(3), Shown(4)], any=True),
        "color": ColorArgument("red"),
        "source": PlaceArgument(PlaceView("hand", 1), "their"),
        "target": PlaceArgument(None),
        "purpose": WordArgument("purpose-meld"),
    }
    assert said(tmp_path, texts, Message("told", arguments)) == "2 1 red hand nowhere purpose-meld"


def test_a_translation_may_ask_of_any_text_whether_it_is_about_its_reader(tmp_path: Path) -> None:
    (tmp_path / "table.ftl").write_text(
        "left = { $you ->\n    [yes] Odchodzisz\n   *[no] { $player } odchodzi\n}", encoding="utf-8"
    )
    words = Wording(Catalogue("pl", tmp_path), ["Ann", "Bob"], [], 0)
    assert words.text("left", player="Bob") == "Bob odchodzi"
    assert words.say_of(1, "left") == "Bob odchodzi"
    assert words.say_of(0, "left") == "Odchodzisz"
    with pytest.raises(NoSuchText):
        Catalogue("en", tmp_path).text("left", player="Bob")


def test_players_in_the_middle_of_a_sentence_have_their_role(tmp_path: Path) -> None:
    texts = "you-too = ty\n    .waits = ciebie\nwaits = na { $players }: { $players_you }"
    (tmp_path / "table.ftl").write_text(texts, encoding="utf-8")
    words = Wording(Catalogue("pl", tmp_path), ["Ann", "Bob"], [], 0)
    assert words.say_within([0], "waits") == "na ciebie: only"


def test_words_are_put_together_by_texts(tmp_path: Path) -> None:
    (tmp_path / "table.ftl").write_text("list-more = { $all }、{ $next }", encoding="utf-8")
    words = Catalogue("ja", tmp_path)
    assert words.joined(["A", "B", "C"]) == "A、B、C"
    assert words.joined([]) == ""
