"""`benchmarks/mutations`: what is planted, where, and what is told of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest
from benchmarks.mutations import __main__ as program
from benchmarks.mutations.book import Book
from benchmarks.mutations.choice import SERVER, Planted, changes, choose, is_fault, room_of, sources
from benchmarks.mutations.kinds import KINDS
from benchmarks.mutations.reach import Reach, digest, read_reach, write_reach
from benchmarks.mutations.source import Source
from benchmarks.mutations.trial import FOUND, SURVIVED, UNREACHED, Result, affordable, nearest_first
from benchmarks.mutations.workplace import Workplace
from msgspec.structs import replace

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]

PLANTED = [
    ("removed", "self.note(part)", "pass"),
    ("removed", "await self.tried.wait()", "pass"),
    ("removed", "def f(self):\n self.fit = True", "def f(self):\n pass"),
    ("removed", "raise Refused(429)", "pass"),
    ("negated", "if a < b: go = 1", "if not (a < b): go = 1"),
    ("negated", "a if b else c", "a if not (b) else c"),
    ("negated", "[a for a in b if c]", "[a for a in b if (not (c))]"),
    ("compared", "now < until", "now <= until"),
    ("compared", "now >= until", "now > until"),
    ("compared", "a is not None", "a is None"),
    ("constant", "MOST: int = 100", "MOST: int = 101"),
    ("constant", "def f(hold: bool = False) -> None: go = a", "def f(hold: bool = True) -> None: go = a"),
    ("swapped", "a and b", "(a or b)"),
    ("swapped", "(x.c.a == 1) & (x.c.b == 1)", "((x.c.a == 1) | (x.c.b == 1))"),
    ("swapped", "now - age", "(now + age)"),
    ("swapped", "or_(a, b)", "and_(a, b)"),
    ("returned", "def f() -> bool: return a", "def f() -> bool: return not (a)"),
    ("returned", "def f() -> int | None: return a", "def f() -> int | None: return None"),
    ("returned", "def f() -> list[int]: return [a]", "def f() -> list[int]: return list()"),
    ("unguarded", "async def f():\n async with lock:\n  await a()", "async def f():\n if True:\n  await a()"),
    ("unguarded", "engine.begin()", "engine.connect()"),
    ("unguarded", "try: a()\nexcept OSError as error: report(error)", "try: a()\nexcept OSError as error: pass"),
    ("unfiltered", "select(a).where(b, c)", "select(a).where(b)"),
    ("unfiltered", "select(a).where(b)", "select(a)"),
    ("unfiltered", "select(a).limit(most)", "select(a)"),
]


@pytest.mark.parametrize(("kind", "before", "after"), PLANTED)
def test_faults_of_every_kind_are_planted(kind: str, before: str, after: str) -> None:
    source = Source(before.encode())
    faults = [change.planted_in(source.text).decode() for change in changes(source) if change.kind == kind]
    assert after in faults


@pytest.mark.parametrize(
    "harmless",
    [
        '"""What it is."""',
        "try: a = b\nexcept OSError: pass",
        "async def f():\n async with engine.connect() as connection: a = b",
        "def f(a: Literal[1] = x) -> Literal[2]: a = b",
        "@get('/', status_code=200)\ndef f() -> None: a = b",
        'f"{a + 1}"',
    ],
)
def test_nothing_is_planted_in_what_says_nothing_to_tests(harmless: str) -> None:
    assert list(changes(Source(harmless.encode()))) == []


def test_letters_beyond_ascii_move_no_fault() -> None:
    source = Source('name = "Łukasz"; limit = 5'.encode())
    assert [change.planted_in(source.text).decode() for change in changes(source)] == ['name = "Łukasz"; limit = 6']


def test_what_is_planted_is_other_python_almost_always() -> None:
    files = [Source((ROOT / file).read_bytes()) for file in sources(ROOT)]
    every = [(source, change) for source in files for change in changes(source)]
    some = Random(1).sample(every, 150)
    assert len([change for source, change in some if is_fault(source, change)]) > 140


@pytest.mark.parametrize("words", ["1", "=", "0x1"])
def test_what_is_the_same_or_no_python_is_no_fault(words: str) -> None:
    source = Source(b"a = 1")
    change = next(changes(source))
    assert is_fault(source, change)
    assert not is_fault(source, replace(change, words=words))


def test_the_faults_of_a_seed_are_the_same_and_in_all_rooms() -> None:
    faults = choose(ROOT, 60, 1)
    assert faults == choose(ROOT, 60, 1)
    assert faults[:20] == choose(ROOT, 20, 1)
    assert faults != choose(ROOT, 60, 9)
    folders = {path.name for path in (ROOT / SERVER).iterdir() if (path / "__init__.py").exists()}
    assert folders <= {room_of(fault.file) for fault in faults}
    assert len({(fault.file, fault.change.line) for fault in faults}) == 60


def test_faults_of_every_kind_are_chosen() -> None:
    assert {fault.change.kind for fault in choose(ROOT, 400, 1)} == set(KINDS)


def test_those_tests_are_chosen_that_reach_a_line() -> None:
    source = b"a\nb\nc\n"
    reach = Reach({"x": 1.0, "y": 2.0}, ["x", "y", "failed"], {"f.py": {2: [0, 2], 3: [1]}}, {"f.py": digest(source)})
    assert reach.tests_of("f.py", source, 2, 2) == ["x"]
    assert reach.tests_of("f.py", source, 2, 3) == ["x", "y"]
    assert reach.tests_of("f.py", source, 1, 1) == ["x", "y"], "an import runs it, not a test"
    assert reach.tests_of("f.py", source + b"d\n", 2, 2) == ["x", "y"], "lines are others now"
    assert reach.tests_of("g.py", source, 1, 1) == []


def test_what_was_measured_room_by_room_is_one(tmp_path: Path) -> None:
    write_reach(
        tmp_path / "chat.json", Reach({"x": 1.0}, ["failed", "x"], {"f.py": {2: [0, 1]}}, {"f.py": digest(b"a")})
    )
    write_reach(tmp_path / "push.json", Reach({"y": 2.0}, ["y"], {"f.py": {2: [0], 3: [0]}}, {"f.py": digest(b"a")}))
    reach = read_reach(tmp_path)
    assert [reach.tests_of("f.py", b"a", line, line) for line in (2, 3)] == [["x", "y"], ["y"]]
    assert reach.seconds == {"x": 1.0, "y": 2.0}


def test_near_and_short_tests_come_first_as_far_as_there_is_time() -> None:
    near, nearer, far = (
        "tests/server/chat/test_a.py::a",
        "tests/server/chat/test_a.py::b",
        "tests/server/tables/t.py::c",
    )
    reach = Reach({far: 1.0, near: 9.0, nearer: 3.0})
    ordered = nearest_first(f"{SERVER}/chat/lines.py", [far, near, nearer], reach)
    assert ordered == [nearer, near, far]
    assert affordable(ordered, reach, 12.5) == [nearer, near]
    assert affordable(ordered, reach, 0.5) == [nearer]
    own = "tests/server/test_settings.py::a"
    assert nearest_first(f"{SERVER}/settings.py", [far, own], Reach({far: 1.0, own: 5.0})) == [own, far]


LIMIT = '''"""Limits."""


def is_too_much(number: int) -> bool:
    """Whether a number is above the limit."""
    return number > 3
'''
TEST = '''"""Limits."""

from splay.server.room.limits import is_too_much


def test_far_above():
    assert is_too_much(10)
    assert not is_too_much(0)
'''
AT_THE_LIMIT = """

def test_at_the_limit():
    assert not is_too_much(3)
    assert is_too_much(4)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server of one function, whose tests look away from its limit."""
    root = tmp_path / "checkout"
    files = {
        "src/splay/__init__.py": "",
        "src/splay/server/__init__.py": "",
        "src/splay/server/room/__init__.py": "",
        "src/splay/server/room/limits.py": LIMIT,
        "src/splay/server/room/unknown.py": "LIMIT = 3\n",
        "tests/server/room/test_limits.py": TEST,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "benchmarks" / "mutations", root / "benchmarks" / "mutations")
    subprocess.run(["git", "init", "-q", root], check=True)
    monkeypatch.chdir(root)
    return root


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> tuple[int, dict[int, Result]]:
    """What the program gives, and what its book then says of each fault."""
    command = ["mutations", "--folder", str(folder), "--seed", "3", *arguments]
    monkeypatch.setattr("sys.argv", command)
    return program.main(), Book(folder / "results-3.jsonl").results


def every_fault(root: Path, number: int, seed: int) -> list[Planted]:
    """The faults of the server of one function: what it returns, and how it compares; and one that nobody reaches."""
    limits, unknown = f"{SERVER}/room/limits.py", f"{SERVER}/room/unknown.py"
    returned, compared, _ = [Planted(limits, change) for change in changes(Source((root / limits).read_bytes()))]
    (constant,) = [Planted(unknown, change) for change in changes(Source((root / unknown).read_bytes()))]
    return [returned, compared, constant][:number]


@pytest.mark.thorough
def test_a_fault_survives_until_a_test_finds_it(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    monkeypatch.setattr(program, "choose", every_fault)
    status, results = run(monkeypatch, folder, "--faults", "2")
    assert status == 1
    assert [results[number].outcome for number in (1, 2)] == [FOUND, SURVIVED]
    assert results[1].test == "tests/server/room/test_limits.py::test_far_above"
    assert results[2].diff.splitlines()[1:] == ["-    return number > 3", "+    return number >= 3"]
    assert "2 faults: 1 found, 1 survived" in capsys.readouterr().out

    with (checkout / "tests/server/room/test_limits.py").open("a", encoding="utf-8") as file:
        file.write(AT_THE_LIMIT)
    run(monkeypatch, folder, "--faults", "2", "--only", "2", "--tests", "tests/server/room")
    status, results = run(monkeypatch, folder, "--faults", "3")
    assert status == 1
    assert [results[number].outcome for number in (1, 2, 3)] == [FOUND, FOUND, UNREACHED]
    assert capsys.readouterr().out.count("limits.py:6") == 1, "what was tried before is done with"
    assert (checkout / SERVER / "room" / "limits.py").read_text(encoding="utf-8") == LIMIT


@pytest.mark.thorough
def test_a_test_that_is_not_there_has_found_nothing(checkout: Path, tmp_path: Path) -> None:
    workplace = Workplace(checkout, tmp_path / "folder")
    workplace.set_up()
    with pytest.raises(LookupError, match="test_gone"):
        workplace.run(["tests/server/room/test_limits.py::test_gone"], PATIENCE)


KILLED = """
import os
from pathlib import Path
from benchmarks.mutations.choice import choose
from benchmarks.mutations.workplace import Workplace

workplace = Workplace(Path({checkout!r}), Path({folder!r}))
with workplace.planted(choose(workplace.root, 1, 1)[0]):
    os.kill(os.getpid(), 9)
"""


def test_a_fault_that_a_killed_run_has_left_is_taken_out(checkout: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    workplace = Workplace(checkout, folder)
    workplace.set_up()
    fault = choose(workplace.root, 1, 1)[0]
    script = KILLED.format(checkout=str(checkout), folder=str(folder))
    killed = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False)
    assert killed.returncode == -SIGKILL
    assert (workplace.root / fault.file).read_bytes() != (checkout / fault.file).read_bytes()
    Workplace(checkout, folder).renew()
    assert (workplace.root / fault.file).read_bytes() == (checkout / fault.file).read_bytes()
