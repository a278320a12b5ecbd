"""Files as editors leave them are read, and what can't be read is told in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest

from splay.locale.text_files import NOT_UTF8, Unreadable, content_of, table_of


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_file_is_read_with_a_byte_order_mark_or_without(tmp_path: Path, mark: bytes) -> None:
    path = tmp_path / "a.ftl"
    path.write_bytes(mark + "a = č\r\nb = ř\n".encode())
    assert content_of(path) == "a = č\nb = ř\n"


@pytest.mark.parametrize(
    ("content", "line"),
    [("a = ano\nb = č\n".encode("iso8859-2"), 2), ("a = č\n".encode("utf-16"), 1), (b"\xef\xbb\xbf\n\n\xff", 3)],
)
def test_another_encoding_is_told_with_the_line(tmp_path: Path, content: bytes, line: int) -> None:
    path = tmp_path / "a.ftl"
    path.write_bytes(content)
    with pytest.raises(Unreadable) as raised:
        content_of(path)
    assert (raised.value.line, raised.value.why) == (line, NOT_UTF8)
    assert str(raised.value) == f"line {line}: {NOT_UTF8}"


def test_a_table_is_read_also_as_pairs() -> None:
    assert table_of('{"a": "b"}') == {"a": "b"}
    assert table_of('{"a": "b", "a": "c"}', as_pairs=True) == [("a", "b"), ("a", "c")]


@pytest.mark.parametrize(
    ("source", "line", "why"),
    [
        ('{\n "a": "b",\n}', 3, "a comma is too many here or in the line before"),
        ('{\n "a": ["b",]\n}', 2, "a comma is too many here or in the line before"),
        ('{\n "a": "b"\n "c": "d"\n}', 3, "a comma is missing here or in the line before"),
        ('{"a": "b "c" d"}', 1, 'a comma is missing here or in the line before, or a " within a text'),
        ('{"a": “b”}', 1, "“ is no quote for a computer"),
        ('{"a": "b\n}', 1, 'the quote (") at the end of this text is missing'),
        ('{"a": "b', 1, 'the quote (") at the end of this text is missing'),
        ('{"a": "\\q"}', 1, "a \\ within a text must be \\\\"),
        ('{"a": "b"}}', 1, "the last bracket stands before this"),
        ('{\n "a" "b"\n}', 2, "a comma, a quote or a bracket is too many or missing here or in the line before"),
        ("", 1, "a comma, a quote or a bracket is too many or missing here or in the line before"),
    ],
)
def test_a_mistake_in_a_table_is_told_in_plain_words(source: str, line: int, why: str) -> None:
    with pytest.raises(Unreadable) as raised:
        table_of(source)
    assert raised.value.line == line
    assert raised.value.why.startswith(why)
