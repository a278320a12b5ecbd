"""docs/translating.md leads from nothing to a page with one's own words: everything in it is done as it says."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import pytest

from splay.cli import build_parser, main
from splay.locale.catalogue import FOLDER
from splay.translating.faults import CHECKS
from splay.translating.folder import EXCEPTIONS, GLOSSARY, TABLES, original
from splay.translating.progress import READING_ORDER
from tests.patience import PATIENCE
from tests.server.e2e.servers import running
from tests.unencrypted import UNENCRYPTED

ROOT: Final = Path(__file__).parents[2]
GUIDE: Final = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"(?:^`(cs/[\w.-]+)`\n\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND: Final = "python3 run.py "


class Step(NamedTuple):
    """What a reader does: writes a file, or types a command."""

    file: str
    text: str


def steps() -> Iterator[Step]:
    """What the guide has its reader do, in its order."""
    for file, kind, text in BLOCK.findall(GUIDE):
        if kind == "":
            yield from [Step("", line.removeprefix(COMMAND)) for line in text.splitlines()]
        elif kind != "text":
            assert file, f"it isn't said where this stands: {text}"
            yield Step(file, text)


def write(path: Path, text: str) -> None:
    """Writes a file as a reader does: more messages come after those that are there."""
    before = path.read_text(encoding="utf-8") if path.suffix == ".ftl" and path.exists() else ""
    path.write_text(before + text, encoding="utf-8")


def test_every_step_of_the_guide_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    done = []
    for step in steps():
        if step.file:
            write(tmp_path / step.file, step.text)
            continue
        command, *arguments = shlex.split(step.text)
        done.append(" ".join([command, *arguments[:1]]))
        if command == "serve":
            monkeypatch.chdir(ROOT)  # from there the server of the tests starts
            see_own_words(tmp_path, *[str(tmp_path / "cs") if each == "./cs" else each for each in arguments])
            monkeypatch.chdir(tmp_path)
        else:
            assert main([command, *arguments]) == 0, f"{step.text}: {capsys.readouterr()}"
            assert "Traceback" not in capsys.readouterr().err
    assert set(done) == {f"language {job}" for job in ("start", "check", "done", "status", "export", "import")} | {
        "serve --language-folder"
    }
    assert main(["language", "check", "./cs"]) == 0
    assert capsys.readouterr().out == "No faults.\n"
    assert main(["language", "status", "./cs", "--list", "done"]) == 0
    texts = len(re.findall(r"^[\w-]+\.(?:ftl|json): ", capsys.readouterr().out, re.MULTILINE))
    assert texts == 14


def see_own_words(folder: Path, *arguments: str) -> None:
    """Starts a server and reads the words that its page loads, then changes one."""
    with running(folder / "data", *arguments) as address:
        words = httpx.get(f"{address}/api/locale/cs?cards=base", verify=UNENCRYPTED, timeout=PATIENCE).json()
        assert "lobby-play = Hrát\n" in words["messages"]
        assert words["cards"]["pottery"]["name"] == "Hrnčířství"
        assert "lobby-friend" in words["fell_back"]
        write(folder / "cs" / "web-lobby.ftl", "lobby-friend = Hraj s kamarádem\n")
        words = httpx.get(f"{address}/api/locale/cs?cards=base", verify=UNENCRYPTED, timeout=PATIENCE).json()
        assert "lobby-friend = Hraj s kamarádem\n" in words["messages"]


def test_the_guide_tells_of_every_check_and_file() -> None:
    for name in (*CHECKS, GLOSSARY, EXCEPTIONS, *TABLES):
        assert f"`{name}`" in GUIDE or f"/{name}`" in GUIDE, name
    named = set(re.findall(r"`([\w-]+\.(?:ftl|json))`", GUIDE))
    assert named <= {*original().files, "arguments.json"}
    assert set(READING_ORDER[:10]) <= named
    assert (FOLDER / "arguments.json").is_file()


def test_commands_that_the_guide_names_in_sentences_are_there() -> None:
    parser = build_parser()
    inline = re.findall(rf"`{COMMAND}([^`]+)`", GUIDE)
    assert len(inline) == 2
    for command in inline:
        if not command.startswith("test "):
            parser.parse_args(shlex.split(command))


def test_the_english_of_the_first_words_is_that_of_today() -> None:
    texts = original().files
    shown = next(text for file, _, text in BLOCK.findall(GUIDE) if file == "cs/web-lobby.ftl")
    for key in re.findall(r"^([\w-]+) =", shown, re.MULTILINE):
        assert f'"{texts["web-lobby.ftl"][key].words}"' in GUIDE
    assert f'"{texts["cards.json"]["Pottery.dogma_2"].words}"' in GUIDE


def test_the_message_that_the_guide_explains_is_the_english_one() -> None:
    [shown] = [text for _, kind, text in BLOCK.findall(GUIDE) if kind == "text"]
    assert shown in (FOLDER / "en" / "web-lobby.ftl").read_text(encoding="utf-8")
