"""`splay language`: a language from its start to a file for translation tools, as somebody types it."""

from __future__ import annotations

from pathlib import Path

import pytest

from splay.cli import main
from splay.translating import starting
from tests.translating.czech import FLUENT, change, write_czech

Captured = pytest.CaptureFixture[str]


def said(capsys: Captured, *arguments: str, status: int = 0) -> list[str]:
    """What a command prints."""
    assert main(["language", *arguments]) == status
    return capsys.readouterr().out.splitlines()


def refused(capsys: Captured, *arguments: str) -> str:
    """Why a command does nothing, in a line."""
    assert main(["language", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder in which commands are typed."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_language_is_started_filled_checked_and_called_done(capsys: Captured, here: Path) -> None:
    started = said(capsys, "start", "./cs")
    assert started[0] == f"Czech: its folder is {here / 'cs'}"
    assert started[1] == "Plural forms: one (1), few (2, 3, 4), other (0, 5, 6, 7, ...)."
    assert [line.rpartition("run.py ")[2] for line in started[-3:]] == [
        "language status ./cs --list missing", "language check ./cs", "serve --language-folder ./cs",
    ]  # fmt: skip
    assert (here / "cs" / "glossary.csv").read_text(encoding="utf-8").splitlines()[:2] == [
        "english,stems,forbidden,note", "achievement,,,"
    ]  # fmt: skip
    assert said(capsys, "check", "./cs") == ["No faults."]
    for name, source in FLUENT.items():
        (here / "cs" / name).write_text(source, encoding="utf-8")
    assert said(capsys, "check", "./cs")[-1] == "Faults: 0. Warnings: 6."
    assert said(capsys, "done", "./cs", "color-*") == ["Called done: 1. 0 were already."]
    assert said(capsys, "done", "./cs", "--file", "interface.ftl") == ["Called done: 2. 1 were already."]
    assert said(capsys, "done", "./cs") == ["Called done: 3. 3 were already."]
    assert said(capsys, "status", "./cs")[0].startswith("Czech (cs): 6 of ")
    listed = said(capsys, "status", "./cs", "--list", "done", "--file", "web-table.ftl")
    assert listed[0] == "web-table.ftl: table-actions"
    missing = said(capsys, "status", "./cs", "--file", "web-table.ftl")
    assert "web-table.ftl: table-actions" not in missing
    assert all(line.startswith(("web-table.ftl: ", "    ")) or not line for line in missing)


def test_a_check_fails_if_something_is_wrong_and_tells_where(capsys: Captured, here: Path) -> None:
    change(write_czech(here) / "web-table.ftl", "    [few] { $actions } akce\n", "")
    assert said(capsys, "check", "./cs", status=1) == [
        "web-table.ftl, line 1, table-actions: the plural form [few] of $actions is missing [plural]",
        "warning: not called done yet: 14 [new]",
        "Faults: 1. Warnings: 14.",
    ]


def test_texts_go_out_to_translation_tools_and_come_back(capsys: Captured, here: Path) -> None:
    write_czech(here)
    [told] = said(capsys, "export", "./cs", "--po", "cs.po")
    assert told.startswith("cs.po: ")
    change(here / "cs.po", 'msgstr "Lukostřelba"', 'msgstr "Střelba"')
    assert said(capsys, "import", "./cs", "--po", "cs.po") == [
        "cs.po: 14 texts, 1 of them new or changed; 14 are done."
    ]  # fmt: skip
    assert '"Archery.name": "Střelba"' in (here / "cs" / "cards.json").read_text(encoding="utf-8")
    assert said(capsys, "check", "./cs") == ["No faults."]
    change(here / "cs.po", 'msgstr "Střelba"', 'msgstr "Archery"')
    first, then = said(capsys, "import", "./cs", "--po", "cs.po", status=1)
    assert first.endswith("1 of them new or changed; 13 are done.")
    assert then.startswith("Not done, as something is wrong with them: 1. ")
    assert then.endswith("language check ./cs")
    change(here / "cs.po", 'msgstr "Archery"', 'msgstr "Střelba"')
    change(here / "cs.po", "cards.json:Archery.name", "cards.json:Bow.name")
    assert said(capsys, "import", "./cs", "--po", "cs.po", status=1)[1:] == [
        "Left out: cards.json:Bow.name: English has no such text"
    ]  # fmt: skip


def test_a_language_without_a_path_is_one_of_splay_s_own(
    capsys: Captured, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = here / "locale"
    monkeypatch.setattr(starting, "own_folder", lambda: own)
    started = said(capsys, "start", "pt-BR")
    assert (own / "pt-BR" / "sources.json").read_text(encoding="utf-8") == "{}\n"
    assert started[0].startswith("Portuguese (Brazil): its folder is ")
    assert started[-1].endswith(" serve")


def test_what_is_no_language_is_refused(capsys: Captured, here: Path) -> None:
    assert "qq: no language is called so" in refused(capsys, "start", "./qq")
    assert "./čeština: a language is called as cs or pt-BR" in refused(capsys, "start", "./čeština")
    assert "English is what all others are made from" in refused(capsys, "start", "en")
    assert "there is no folder" in refused(capsys, "status", "./cs")
    said(capsys, "start", "./cs")
    assert f"{here / 'cs'} is there already" in refused(capsys, "start", "./cs")
    assert "cs.po: No such file or directory" in refused(capsys, "import", "./cs", "--po", "cs.po")
    (here / "cs.po").write_text("nonsense\n", encoding="utf-8")
    assert "this is no PO file" in refused(capsys, "import", "./cs", "--po", "cs.po")
