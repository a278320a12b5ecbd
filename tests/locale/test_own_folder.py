"""A language in a folder of somebody's own is one like all others, and read again when its files change."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.locale.catalogue import Catalogue, languages, load
from splay.locale.own_folder import BadLanguage, add_folder, language_given, notice_changes
from splay.locale.text_files import Unreadable
from tests.locale.added import czech_folder


@pytest.fixture
def czech(tmp_path: Path) -> Iterator[Path]:
    """A folder with two texts; afterwards it is no language any more."""
    with czech_folder(tmp_path) as folder:
        yield folder


def test_a_folder_is_a_language_like_all_others(czech: Path) -> None:
    assert "cs" not in languages()
    assert add_folder(czech) == "cs"
    assert "cs" in languages()
    words = load("cs")
    assert (words.text("color-red"), words.text("color-blue")) == ("červená", "blue")
    assert words.cards["Pottery.name"] == "Hrnčířství"
    assert words.rulings == load("en").rulings


def test_its_words_are_read_again_when_a_file_changes_and_only_then(
    czech: Path, caplog: pytest.LogCaptureFixture
) -> None:
    add_folder(czech)
    before = load("cs")
    notice_changes()
    assert load("cs") is before
    with caplog.at_level(logging.INFO):
        (czech / "interface.ftl").write_text("color-red = rudá\n", encoding="utf-8")
        notice_changes()
    assert load("cs").text("color-red") == "rudá"
    assert caplog.messages == ["cs: a file has changed, its words are read again"]
    (czech / "web-table.ftl").write_text("table-draw = Lízni\n", encoding="utf-8")
    notice_changes()
    assert load("cs").has_text("table-draw")


def test_without_such_a_folder_nothing_is_read_again() -> None:
    before = load("en")
    notice_changes()
    assert load("en") is before


@pytest.mark.parametrize(
    ("file", "source", "told"),
    [
        ("cards.json", '{"Pottery.name": "Hrnčířství",}', "cards.json can't be read: "),
        (
            "cards.json",
            '{"Pottery.name": "Hlína"}'.encode("iso8859-2"),
            "cards.json can't be read: line 1: it isn't in UTF-8",
        ),
        (
            "interface.ftl",
            "color-red = rud\xe1\n".encode("utf-16"),
            "interface.ftl can't be read: line 1: it isn't in UTF-8",
        ),
        (
            "interface.ftl",
            b"color-blue = blue\r\ncolor-red = rud\xe1\r\n",
            "interface.ftl can't be read: line 2: it isn't in UTF-8: save it again, with \"UTF-8\" chosen",
        ),
        ("cards.json", '["Hrnčířství"]', "cards.json: has something else than texts by key: all of it"),
        ("rulings.json", '{"archery": "Vybírá."}', "rulings.json: has something else than texts by key: archery"),
        ("interface.ftl", "color-red = { $x", "interface.ftl: this can't be read: color-red = { $x"),
    ],
)
def test_what_cannot_be_read_is_english_and_noted(
    czech: Path, caplog: pytest.LogCaptureFixture, file: str, source: str | bytes, told: str
) -> None:
    (czech / file).write_bytes(source if isinstance(source, bytes) else source.encode())
    add_folder(czech)
    words, english = load("cs"), load("en")
    assert words.rulings["archery"] == english.rulings["archery"]
    assert (words.text("color-red"), words.cards["Pottery.name"]) == (
        "red" if file == "interface.ftl" else "červená",
        "Pottery" if file == "cards.json" else "Hrnčířství",
    )
    assert [told in message for message in caplog.messages] == [True]


def test_a_byte_order_mark_and_lines_as_windows_ends_them_change_nothing(czech: Path) -> None:
    (czech / "interface.ftl").write_bytes(b"\xef\xbb\xbfcolor-red = ruda\r\ncolor-blue =\r\n    mod\r\n    ra\r\n")
    (czech / "cards.json").write_bytes(b'\xef\xbb\xbf{"Pottery.name": "Hlina"}')
    add_folder(czech)
    words = load("cs")
    assert (words.text("color-red"), words.text("color-blue")) == ("ruda", "mod\nra")
    assert words.sources["interface.ftl"]["color-red"] == " ruda\n"
    assert words.cards["Pottery.name"] == "Hlina"


def test_english_itself_must_be_readable(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text("{", encoding="utf-8")
    (tmp_path / "interface.ftl").write_bytes(b"color-red = \xff\n")
    with pytest.raises(Unreadable, match=r"^line 1: a comma, a quote or a bracket is too many or missing here"):
        _ = Catalogue("en", tmp_path).cards
    with pytest.raises(Unreadable, match=r"^line 1: it isn't in UTF-8"):
        _ = Catalogue("en", tmp_path).messages


def test_what_is_no_language_is_named(tmp_path: Path, czech: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "čeština").mkdir()
    monkeypatch.chdir(tmp_path)
    for named, why in (
        ("./nix", "there is no such folder"),
        ("./čeština", "a language is called as cs or pt-BR"),
        ("./en", "English is what all others are made from"),
    ):
        with pytest.raises(BadLanguage, match=f"^{named}: {why}"):
            add_folder(named)
        with pytest.raises(BadLanguage, match=f"^{named}: {why}"):
            language_given(named)
    with pytest.raises(BadLanguage, match=r"^cs: there is no such language; there are .*\ben\b"):
        language_given("cs")
    assert language_given("./cs") == "cs"
    assert language_given("cs") == "cs"
    assert language_given("en") == "en"
