"""What run.py does with its arguments: which packages it wants, and which command it starts."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from run_tests import Outcome, Part

RUN = Path(__file__).parent.parent / "run.py"


class Started(Exception):
    """A command takes the place of run.py."""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py as a module that installs nothing."""
    spec = importlib.util.spec_from_file_location("run_script", RUN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("ensure_venv", "ensure_splay"):
        monkeypatch.setattr(module, name, lambda: None)
    return module


def started(script: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[list[str], set[str]]:
    """The arguments that `splay` is started with, and the packages that are wanted besides those of every command."""
    wanted: list[str] = []
    commands: list[list[str]] = []

    def take_over(_program: str, command: list[str]) -> None:
        commands.append(command)
        raise Started

    monkeypatch.setattr(script, "ensure_packages", wanted.extend)
    monkeypatch.setattr(script.os, "name", "posix")
    monkeypatch.setattr(script.os, "execv", take_over)
    monkeypatch.setattr(sys, "argv", ["run.py", *arguments])
    with pytest.raises(Started):
        script.main()
    return commands[0][1:], set(wanted) - set(script.PACKAGES_TO_RUN)


def test_without_arguments_it_starts_a_server(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    command, further = started(script, monkeypatch)
    assert (command[0], further) == ("serve", {"server"})


def test_what_a_build_writes_into_the_client_is_no_reason_to_build_again(script: ModuleType) -> None:
    lines = (RUN.parent / ".gitignore").read_text(encoding="utf-8").splitlines()
    written = {line.removeprefix("/web/").strip("/") for line in lines if line.startswith("/web/")}
    assert written >= {"dist", "fonts"}
    assert written <= set(script.NOT_SOURCES)


@pytest.mark.parametrize("former", ["lib/python3.11/site-packages", "Lib/site-packages", None])
def test_what_was_installed_under_the_former_name_is_taken_out(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, former: str | None
) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(script, "VENV", tmp_path)
    monkeypatch.setattr(script, "run", lambda *command: ran.append(command))
    (tmp_path / "lib" / "python3.11" / "site-packages" / "splay_innovation-0.1.0.dist-info").mkdir(parents=True)
    if former is not None:
        (tmp_path / former / "splay-0.1.0.dist-info").mkdir(parents=True)
    script.remove_former()
    assert [command[-1] for command in ran] == ([] if former is None else ["splay"])


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_help_is_splays_own(script: ModuleType, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    assert started(script, monkeypatch, asked) == ([asked], set())


@pytest.mark.parametrize("command", ["serve", "worker", "backup", "restore", "migrate", "recount", "admin"])
def test_commands_of_the_server_have_its_packages(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    assert started(script, monkeypatch, command, "--help") == ([command, "--help"], {"server"})


def test_playing_needs_no_server(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(script, monkeypatch, "play", "--plain") == (["play", "--plain"], set())


@pytest.mark.parametrize("named", [["--seats", "human,master"], ["--seats=master,human"], ["--seats", "human, master"]])
def test_playing_against_the_computer_that_has_learned_needs_numpy(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, named: list[str]
) -> None:
    assert started(script, monkeypatch, "play", *named) == (["play", *named], {"server"})
    assert not started(script, monkeypatch, "play", "--names", "Ann,Headmaster")[1]


def test_self_play_has_the_packages_for_research_and_ray_if_asked(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert started(script, monkeypatch, "self-play", "there")[1] == {"research"}
    assert started(script, monkeypatch, "self-play", "there", "--ray")[1] == {"research", "ray"}


def test_only_thorough_tests_have_ray(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments, has_it in ((["-q"], False), (["--thorough", "-q"], True)):
        wanted: list[str] = []
        monkeypatch.setattr(script, "ensure_packages", wanted.extend)
        monkeypatch.setattr(script, "run_alone", lambda part: Outcome(part, True, 0.0))
        with pytest.raises(SystemExit):
            script.test(arguments)
        assert ("ray" in wanted) is has_it


def test_the_documents_are_served_with_their_own_packages_alone(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    called: list[list[str]] = []
    monkeypatch.setattr(script, "ensure_packages", wanted.extend)
    monkeypatch.setattr(script, "become", called.append)
    monkeypatch.setattr(script.os, "chdir", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["run.py", "docs", "8001"])
    script.main()
    assert (wanted, called) == (["docs"], [[script.PYTHON, "-m", "docs.site", "serve", "8001"]])


@pytest.fixture
def parts(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Part]:
    """The parts of the tests that would run, of which all pass."""
    ran: list[Part] = []

    def run_alone(part: Part) -> Outcome:
        ran.append(part)
        return Outcome(part, True, 0)

    def side_by_side(*lanes: list[Part]) -> list[Outcome]:
        return [run_alone(part) for lane in lanes for part in lane]

    monkeypatch.setattr(script, "ensure_packages", lambda names: None)
    monkeypatch.setattr(script, "run_alone", run_alone)
    monkeypatch.setattr(script, "side_by_side", side_by_side)
    return ran


def run_test(script: ModuleType, *arguments: str) -> None:
    """`run.py test` with some arguments, which passes."""
    with pytest.raises(SystemExit) as ended:
        script.test(list(arguments))
    assert ended.value.code == 0


@pytest.mark.parametrize("more", [[], ["--thorough"]], ids=["plain", "thorough"])
def test_single_tests_are_for_pytest_alone(
    script: ModuleType, parts: list[Part], monkeypatch: pytest.MonkeyPatch, more: list[str]
) -> None:
    monkeypatch.delenv("SPLAY_EXPECT_BUILD", raising=False)
    run_test(script, *more, "tests/sets", "-x")
    assert [part.command[1:] for part in parts] == [("-m", "pytest", *more, "tests/sets", "-x")]


def test_files_of_the_client_s_tests_are_for_vitest_alone(script: ModuleType, parts: list[Part]) -> None:
    files = ["web/src/game/reading/rewind.test.ts", "web/building/fonts.test.mjs"]
    run_test(script, *files)
    assert [part.command[1:] for part in parts] == [("web_build.py", "test", *files)]


def test_the_installed_build_is_tested_without_the_sources(
    script: ModuleType, parts: list[Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLAY_EXPECT_BUILD", "compiled")
    run_test(script, "tests/sets")
    assert [part.command[1:] for part in parts] == [("-m", "pytest", "-o", "pythonpath=.", "tests/sets")]
    assert parts[0].environment["SPLAY_EXPECT_BUILD"] == "compiled"


@pytest.mark.parametrize("can_compile", [True, False], ids=["compiler", "no compiler"])
@pytest.mark.parametrize("more", [[], ["--thorough"]], ids=["plain", "thorough"])
def test_without_arguments_every_part_runs(
    script: ModuleType, parts: list[Part], monkeypatch: pytest.MonkeyPatch, can_compile: bool, more: list[str]
) -> None:
    monkeypatch.setattr(script, "CAN_COMPILE", can_compile)
    run_test(script, *more)
    compiled = ["tests, compiled build"] if can_compile else []
    static = ["build", "browser client", "ruff check", "ruff format", "mypy"]
    assert [part.name for part in parts] == [*static, "tests, pure build", *compiled, "tests in the browser"]
    suites = [part.command for part in parts if "pytest" in part.command]
    assert all(("--thorough" in command) == bool(more) for command in suites)
    assert ("tests/core" in suites[0]) == (can_compile and not more), "the pure build has all where that is needed"
    assert suites[-1][-1] == "tests/web"


def test_the_tests_that_run_on_both_builds_are_there(script: ModuleType) -> None:
    assert [path for path in script.ON_BOTH_BUILDS if not (RUN.parent / path).exists()] == []


def test_nothing_is_tested_without_the_build(
    script: ModuleType, parts: list[Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "side_by_side", lambda *lanes: [Outcome(part, False, 0) for part in lanes[0]])
    with pytest.raises(SystemExit) as ended:
        script.test([])
    assert ended.value.code == 1
    assert parts == []


def test_an_upgrade_is_begun_by_the_sources_before_anything_is_installed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[str, Path, list[str], str | None]] = []

    def upgrade_to(version: str, root: Path, arguments: list[str]) -> int:
        begun.append((version, root, arguments, os.environ.get("PYTHONPATH")))
        return 1

    monkeypatch.setattr("splay.upgrading.command.upgrade_to", upgrade_to)
    monkeypatch.setattr(script, "ensure_venv", lambda: pytest.fail("an environment is made"))
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "argv", ["run.py", "upgrade", "--back"])
    before = os.environ.get("PYTHONPATH")
    with pytest.raises(SystemExit) as ended:
        script.main()
    [(version, *rest)] = begun
    assert re.fullmatch("[0-9a-f]{12}", version)
    assert (rest, ended.value.code) == ([RUN.parent.resolve(), ["--back"], before], 1)
    assert sys.path[0] == str(RUN.parent.resolve() / "src")
