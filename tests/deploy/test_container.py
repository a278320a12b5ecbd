"""The container is built and run, if there is something to build it with and what it is built from can be had."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.redis_server import free_port

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "Containerfile"
PROGRAMS = ("podman", "docker")
ANSWERS_WITHIN = 20
"""Seconds in which a daemon says that it is there."""
BUILT_WITHIN = 3600


def program_that_answers() -> str:
    """The program that builds and runs containers here; skips if there is none, and says why."""
    reasons = []
    for program in filter(shutil.which, PROGRAMS):
        try:
            asked = run(program, "info", within=ANSWERS_WITHIN)
        except subprocess.TimeoutExpired:
            reasons.append(f"{program} info doesn't answer")
            continue
        if asked.returncode == 0:
            return program
        reasons.append(f"{program}: {last_line(asked)}")
    pytest.skip("the container is not built: " + ("; ".join(reasons) or f"none of {', '.join(PROGRAMS)} is installed"))


def run(program: str, *arguments: str, within: int = PATIENCE) -> subprocess.CompletedProcess[str]:
    """What a command has said."""
    return subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=within)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """The last thing that a command has said."""
    return ([line for line in (done.stdout + done.stderr).splitlines() if line.strip()] or ["nothing said"])[-1]


def base_images(text: str) -> list[str]:
    """The images that a Containerfile begins with, its arguments filled in."""
    defaults = dict(re.findall(r"^ARG (\w+)=(\S+)$", text, re.MULTILINE))
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    return sorted({re.sub(r"\$\{(\w+)\}", lambda match: defaults[match[1]], image) for image in images})


def test_the_base_images_are_read_from_the_containerfile() -> None:
    assert base_images(CONTAINERFILE.read_text(encoding="utf-8")) == ["python:3.11-slim-trixie"]


@pytest.fixture
def image() -> Iterator[tuple[str, str]]:
    """The program, and the image that it has built; removed afterwards."""
    program = program_that_answers()
    for base in base_images(CONTAINERFILE.read_text(encoding="utf-8")):
        if run(program, "image", "inspect", base).returncode != 0:
            pulled = run(program, "pull", base, within=BUILT_WITHIN)
            if pulled.returncode != 0:
                pytest.skip(f"the container is not built: {base} can't be had: {last_line(pulled)}")
    name = f"splay-test-{uuid4().hex[:12]}"
    built = run(program, "build", "--tag", name, "--file", str(CONTAINERFILE), ".", within=BUILT_WITHIN)
    assert built.returncode == 0, built.stdout + built.stderr
    yield program, name
    run(program, "image", "rm", name)


@pytest.mark.thorough
def test_the_container_is_built_and_serves(image: tuple[str, str]) -> None:
    program, name = image
    said = run(program, "run", "--rm", name, "splay", "--version")
    assert "compiled" in said.stdout, said.stderr
    assert run(program, "run", "--rm", name, "id", "-u").stdout.strip() == "10001"
    port = free_port()
    run(program, "run", "--detach", "--rm", "--name", name, "--publish", f"127.0.0.1:{port}:8000", name)
    try:
        address = f"http://127.0.0.1:{port}"
        end = time.monotonic() + PATIENCE
        while not is_ready(address):
            assert time.monotonic() < end, run(program, "logs", name).stderr
            time.sleep(0.2)
        made = httpx.post(f"{address}/api/guests", json={"name": "Ann"}, headers={"X-Splay": "1"}, timeout=PATIENCE)
        assert made.status_code == 201
        assert "<title>Splay" in httpx.get(address, timeout=PATIENCE).text
    finally:
        stopped = run(program, "stop", name)
    assert stopped.returncode == 0, stopped.stderr


def is_ready(address: str) -> bool:
    """Whether a server answers, and can write to its database."""
    try:
        return httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False
