"""What run.py does with its arguments: which packages it wants, and which command it starts."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

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


def started(script: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[list[str], bool]:
    """The arguments that `splay` is started with, and whether the server's packages are wanted."""
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
    return commands[0][1:], "server" in wanted


def test_without_arguments_it_starts_a_server(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    command, with_server = started(script, monkeypatch)
    assert (command[0], with_server) == ("serve", True)


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_help_is_splays_own(script: ModuleType, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    assert started(script, monkeypatch, asked) == ([asked], False)


@pytest.mark.parametrize("command", ["serve", "worker", "backup", "restore"])
def test_commands_of_the_server_have_its_packages(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    assert started(script, monkeypatch, command, "--help") == ([command, "--help"], True)


def test_playing_needs_no_server(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(script, monkeypatch, "play", "--plain") == (["play", "--plain"], False)
