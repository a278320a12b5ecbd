"""Nothing rests on English: in a language whose nouns have endings, each sentence asks for the form of its role."""

from __future__ import annotations

import re
import shutil

import pytest

from splay.core.options import Options
from splay.locale.catalogue import FOLDER, Catalogue
from splay.views.cards_and_places import Shown
from splay.views.messages import CardsArgument, ColorArgument, Message, MessageArgument, PlayersArgument
from splay.views.wording import Wording
from tests.core.playing import new_session
from tests.golden.arguments import Used, arguments, sources, used_in_texts
from tests.golden.messages import GAMES, NAMES, said
from tests.web.pseudo import BARE, ENDING, inflected_messages

EVERY_SET = Options(3, sets=("base", "artifacts", "relics", "echoes", "cities"))
NOUNS = "color|icon|set|zone|splay|direction|purpose|special|special-name|agent|lobby-strength|lobby-span"
GLUED = re.compile(
    rf"\b(?!label\b|title\b|value\b)(\w+)(?:: |=)(?:\w+\.)*(?:t|text)\(f?[`\"](?:{NOUNS})-(?!about)"
    r"|\b(?!label\b)(\w+)(?:: |=)(?:\w+\.)*(?:setName|set_name|color|zone|special)\([\w.\[\]!]*\)(?=[,)}\s])"
)
"""A noun filled into a text as it stands by itself, after the name of the argument that it becomes."""
LABELS = {"part", "name", "called", "word"}
"""Arguments that are titles or rows of tables of their own."""


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The language that inflects."""
    folder = tmp_path_factory.mktemp("inflected")
    roles = sorted({name for told in arguments().values() for name in told if re.fullmatch(r"[a-z]+", name)})
    for file in (FOLDER / "en").glob("*.ftl"):
        made = inflected_messages(file.read_text(encoding="utf-8"), roles)
        (folder / file.name).write_text(made, encoding="utf-8")
    for name in ("cards.json", "answers.json"):
        shutil.copy(FOLDER / "en" / name, folder)
    return Catalogue("en-GB", folder)


@pytest.mark.parametrize("reader", [-1, 0])
@pytest.mark.parametrize("options", [*GAMES[1:3], EVERY_SET], ids=["base", "teams", "every-set"])
def test_every_noun_of_a_message_has_the_form_of_its_role(catalogue: Catalogue, options: Options, reader: int) -> None:
    session = new_session(options, "inflected")
    words = Wording(catalogue, NAMES, session.game.deck, reader)
    told = [(message.key, words.message(message)) for message in said(session, 1)]
    assert sum(ENDING in text for _, text in told) > 500
    assert sorted({f"{key}: {text}" for key, text in told if BARE.search(text)}) == []


def test_a_noun_by_itself_is_found(catalogue: Catalogue) -> None:
    words = Wording(catalogue, ["Ann", "Bob"], [], 0)
    glued = words.text("event-splay", player="Bob", color=words.text("color-red"), direction="left", you="no")
    assert BARE.findall(glued) == [f"red{ENDING}"]
    splayed = Message("event-unsplay", {"player": PlayersArgument([0, 1]), "color": ColorArgument("red")})
    assert words.message(splayed) == f"You{ENDING}player and Bob unsplayed red{ENDING}color."
    inside = Message(
        "prompt-now", {"prompt": MessageArgument(Message("option-color", {"color": ColorArgument("red")}))}
    )
    assert words.message(inside) == f"Now red{ENDING}color"
    assert words.cards([Shown(3), Shown(3)], ("cards",)) == f"2 \N{MULTIPLICATION SIGN} [3]{ENDING}cards"
    assert words.any_of(CardsArgument([Shown(3)]).cards, ("cards",)) == f"a [3]{ENDING}cards"


def test_no_text_is_filled_with_a_noun_as_it_stands_by_itself() -> None:
    found = {match[0] for match in GLUED.finditer(sources()) if (match[1] or match[2]) not in LABELS}
    assert found == set()


@pytest.mark.parametrize(
    "source",
    [
        "t(`table-pile`, { color: t(`color-${color}`), number })",
        't("table-supply-title-of", { age, set: wording.setName(set) })',
        'words.text("preview-icons", icon=words.text(f"icon-{icon}"), counts=counts)',
        'self.text("card-face", age=1, color=self.color(card))',
    ],
)
def test_such_a_noun_in_a_source_is_found(source: str) -> None:
    assert GLUED.search(source)


def shown_as_it_is(message: Message, used: dict[str, Used]) -> list[str]:
    """The arguments of a message that are words of the protocol, and stand in its text; icons become signs there."""
    text = used[message.key]
    words = [name for name, value in message.arguments.items() if isinstance(value, str) and value]
    return [f"{message.key}: {name}" for name in words if name in text.shown and name not in text.marks]


def test_no_message_shows_a_word_of_the_protocol() -> None:
    used = used_in_texts()
    told = said(new_session(EVERY_SET, "words"), 2)
    assert {found for message in told for found in shown_as_it_is(message, used)} == set()


def test_such_a_word_is_found() -> None:
    used = used_in_texts()
    assert shown_as_it_is(Message("event-choice-color", {"color": "red"}), used) == ["event-choice-color: color"]
    assert shown_as_it_is(Message("event-splay", {"direction": "left"}), used) == []
    assert shown_as_it_is(Message("missed-demand", {"icon": "leaf"}), used) == []
