"""A language goes through a PO file without loss, whatever files it has."""

from __future__ import annotations

import json
import shutil
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from splay.locale.catalogue import FOLDER
from splay.translating.fluent_texts import message_of, words_of
from splay.translating.folder import BadFile, LanguageFolder, original
from splay.translating.po import UNBROKEN, exported, imported
from splay.translating.progress import Progress, State
from tests.translating.czech import change

DATED = (b"POT-Creation-Date", b"PO-Revision-Date")


def po_of(folder: Path) -> bytes:
    """A language's PO file, without the day on which it was written."""
    lines = exported(Progress(LanguageFolder(folder))).splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(tuple(b'"' + word for word in DATED)))


def catalog_of(folder: Path) -> dict[str, Message]:
    """The texts of a language's PO file by their context."""
    return {str(message.context): message for message in read_po(BytesIO(po_of(folder)), abort_invalid=True)}


def changed(folder: Path, context: str, **parts: object) -> bytes:
    """A language's PO file in which somebody has changed a text."""
    catalog: Catalog = read_po(BytesIO(po_of(folder)), abort_invalid=True)
    [message] = [message for message in catalog if message.context == context]
    for name, part in parts.items():
        setattr(message, name, part)
    file = BytesIO()
    write_po(file, catalog, width=UNBROKEN, include_previous=True)
    return file.getvalue()


def content(folder: Path) -> dict[str, dict[str, str]]:
    """All texts of a folder by file."""
    return {
        file: {key: text.words for key, text in texts.items()} for file, texts in LanguageFolder(folder).files.items()
    }


@pytest.fixture
def outdated(czech: Path) -> Path:
    """The same, with a text of each kind of file made from other English, and notes beside some."""
    sources = json.loads((czech / "sources.json").read_text(encoding="utf-8"))
    sources["interface.ftl"]["event-draw"] = '{ $player }\ndrew "them".'
    sources["cards.json"]["Pottery.line-2"] = "Draw one [1]."
    sources["answers.json"]["DollyTheSheep.dogma.no"] = "Draw none"
    sources["rulings.json"]["archery"] = "One sentence.\nAnother \\ one."
    (czech / "sources.json").write_text(json.dumps(sources, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (czech / "notes.json").write_text(
        '{\n "cards.json": {\n  "Archery.name": "ne: lučištník"\n }\n}\n', encoding="utf-8"
    )
    change(czech / "interface.ftl", "event-splay =", "# bez pádu barvy\n#\n# zatím\nevent-splay =")
    return czech


def test_a_po_file_has_every_english_text_with_its_place_its_words_and_what_is_noted(outdated: Path) -> None:
    told = catalog_of(outdated)
    assert len(told) == len(original().texts) + 1
    assert told["web-chat.ftl:chat-page"].string == ""
    draw = told["interface.ftl:event-draw"]
    assert draw.id == "{ $player } drew { $cards }."
    assert str(draw.string).splitlines()[0] == "{ $you ->"
    assert draw.fuzzy
    assert not told["interface.ftl:event-splay"].fuzzy
    assert told["interface.ftl:event-splay"].user_comments == ["bez pádu barvy", "zatím"]
    assert told["cards.json:Archery.name"].user_comments == ["ne: lučištník"]
    assert str(told["rulings.json:archery"].string).count("\n") == 1
    flags = {line for line in po_of(outdated).decode().splitlines() if line.startswith("#,")}
    assert flags == {"#, fuzzy"}, "none is taken for a text of Python"
    assert b'#| msgid "Draw one [1]."' in po_of(outdated)
    assert b"Plural-Forms: nplurals=3" in po_of(outdated)


def test_a_language_goes_through_a_po_file_into_an_empty_folder_without_loss(outdated: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "cs"
    other.mkdir(parents=True)
    taken = imported(LanguageFolder(other), po_of(outdated))
    assert (taken.texts, taken.changed, taken.done, taken.left_out) == (14, 14, 10, [])
    assert content(other) == content(outdated)
    assert po_of(other) == po_of(outdated)
    for name in ("sources.json", "notes.json"):
        assert json.loads((other / name).read_text(encoding="utf-8")) == json.loads(
            (outdated / name).read_text(encoding="utf-8")
        )
    states = {standing.text.key: standing.state for standing in Progress(LanguageFolder(other)).standings}
    assert states["archery"] == states["event-draw"] == State.OUTDATED
    assert states["tools"] == State.DONE


def test_what_has_not_changed_leaves_every_file_as_it_is(outdated: Path) -> None:
    before = {path.name: path.read_bytes() for path in outdated.iterdir()}
    taken = imported(LanguageFolder(outdated), po_of(outdated))
    assert (taken.texts, taken.changed) == (14, 0)
    assert {path.name: path.read_bytes() for path in outdated.iterdir()} == before


def test_a_text_that_a_check_finds_wrong_is_taken_but_not_called_done(czech: Path) -> None:
    taken = imported(
        LanguageFolder(czech), changed(czech, "interface.ftl:event-draw", string="{ $player } líže { $x }.")
    )
    assert (taken.texts, taken.changed, taken.done, taken.wrong) == (14, 1, 13, 1)
    taken = imported(LanguageFolder(czech), changed(czech, "cards.json:Archery.name", string="Hrnčířství"))
    assert (taken.done, taken.wrong) == (12, 2), "a name that another card has is wrong, too"
    states = {each.text.key: each.state for each in Progress(LanguageFolder(czech)).standings if each.own}
    assert [key for key, state in states.items() if state != State.DONE] == ["event-draw", "Archery.name"]
    assert states["event-draw"] == State.NEW
    right = changed(czech, "interface.ftl:event-draw", string="{ $player } líže: { $cards }.")
    assert imported(LanguageFolder(czech), right).wrong == 1


def test_a_po_file_may_begin_with_a_byte_order_mark(czech: Path) -> None:
    assert imported(LanguageFolder(czech), b"\xef\xbb\xbf" + po_of(czech)).texts == 14


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("cards.json", b'{\n "Pottery.name": "Hl\xedna"\n}\n'),
        ("cards.json", b'{\n "Pottery.name": ["Hlina"],\n "Archery.name": "Luk"\n}\n'),
        ("interface.ftl", b"#\ncolor-red = rud\xe1\n"),
    ],
)
def test_a_file_that_can_t_be_read_is_not_written_over(outdated: Path, file: str, source: bytes) -> None:
    po = po_of(outdated)
    (outdated / file).write_bytes(source)
    with pytest.raises(BadFile, match=rf"{file}, line 2: "):
        imported(LanguageFolder(outdated), po)
    assert (outdated / file).read_bytes() == source


def test_all_english_texts_go_through_a_po_file(tmp_path: Path) -> None:
    folder = tmp_path / "cs"
    shutil.copytree(FOLDER / "en", folder)
    other = tmp_path / "other" / "cs"
    other.mkdir(parents=True)
    assert imported(LanguageFolder(other), po_of(folder)).left_out == []
    assert content(other) == content(folder)


def test_a_changed_text_stands_where_it_stood_and_is_done(outdated: Path) -> None:
    before = (outdated / "interface.ftl").read_text(encoding="utf-8")
    words = "{ $player } bere: { $cards }."
    po = changed(outdated, "interface.ftl:event-draw", string=words, flags=set(), user_comments=["lépe"])
    assert imported(LanguageFolder(outdated), po).changed == 1
    start, end = before.index("event-draw ="), before.index("# bez pádu")
    told = before[:start] + f"# lépe\nevent-draw = {words}\n" + before[end:]
    assert (outdated / "interface.ftl").read_text(encoding="utf-8") == told
    sources = json.loads((outdated / "sources.json").read_text(encoding="utf-8"))
    assert sources["interface.ftl"]["event-draw"] == "{ $player } drew { $cards }."


def test_a_new_text_stands_where_the_english_one_stands(outdated: Path) -> None:
    for context, words in (
        ("interface.ftl:color-green", "zelená"),
        ("cards.json:Pottery.dogma", "Lízni."),
        ("web-chat.ftl:chat-page", "Řeč"),
    ):
        assert imported(LanguageFolder(outdated), changed(outdated, context, string=words)).changed == 1
    assert ".color = červenou\ncolor-green = zelená\nevent-draw" in (outdated / "interface.ftl").read_text(
        encoding="utf-8"
    )
    assert list(content(outdated)["cards.json"])[:3] == ["Pottery.name", "Pottery.line-2", "Pottery.dogma"]
    assert (outdated / "web-chat.ftl").read_text(encoding="utf-8") == "chat-page = Řeč\n"


def test_a_text_made_from_older_english_than_that_of_today_is_outdated(outdated: Path) -> None:
    po = po_of(outdated).replace(b'msgid "red"', b'msgid "crimson"')
    imported(LanguageFolder(outdated), po)
    [red] = [each for each in Progress(LanguageFolder(outdated)).standings if each.text.key == "color-red"]
    assert (red.state, red.source) == (State.OUTDATED, "crimson")


def test_a_text_without_words_stays_as_it_is(outdated: Path) -> None:
    before = content(outdated)
    assert imported(LanguageFolder(outdated), changed(outdated, "cards.json:Archery.name", string="")).texts == 13
    assert content(outdated) == before


def test_what_cannot_stand_in_its_file_is_left_out_and_told(outdated: Path) -> None:
    before = content(outdated)
    po = changed(outdated, "interface.ftl:event-draw", string="{ $player bere")
    [reason] = imported(LanguageFolder(outdated), po).left_out
    assert reason.startswith("interface.ftl: event-draw: Expected token")
    po = po_of(outdated).replace(b'msgctxt "cards.json:Archery.name"', b'msgctxt "cards.json:Bow.name"')
    taken = imported(LanguageFolder(outdated), po)
    assert taken.left_out == ["cards.json:Bow.name: English has no such text"]
    assert content(outdated) == before


@pytest.mark.parametrize("source", [b'msgid "a"\n', b"nonsense\n", b'msgctxt "a"\nmsgid "\xff"\nmsgstr "b"\n'])
def test_what_is_no_po_file_is_refused(czech: Path, source: bytes) -> None:
    with pytest.raises(BadFile, match=r"^this is no PO file: "):
        imported(LanguageFolder(czech), source)


CHOICE = "{ $number ->\n    [one] one\n   *[other] more\n} cards"


@pytest.mark.parametrize(
    "words",
    [
        "one line", "two\nlines", "a paragraph\n\n- a list\n- of two", "[3] first\nthen more", "[3]", ".5 more",
        "= [figure]", "**stress** first", "**stress**\nfirst", "words\n.role = others", ".role = alone", CHOICE,
    ],
)  # fmt: skip
def test_words_of_a_message_are_written_as_they_are_read(words: str) -> None:
    assert words_of(message_of("a-key", words)) == words
