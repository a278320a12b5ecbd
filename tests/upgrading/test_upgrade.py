"""An upgrade of a server with a running game: that goes on, whatever goes wrong and whenever somebody is killed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import inspect, select

from splay.server.storage import schema
from splay.server.storage.database import opened_engine
from tests.server.databases import POSTGRES, empty_postgres, postgres_url
from tests.upgrading.host import HASTY, NEXT, NEXT_REVISION, PATIENT, REVISION, ContainerHost, Host

pytestmark = pytest.mark.skipif(os.name != "posix", reason="an upgrade goes by links and users")

STEPS: Final = ["The backup is", "Installing", "Stopping", "Bringing", "Starting", "It serves again"]
"""What is said before each step, or after it."""
STEPS_BACK: Final = ["Going back", "Restoring", "Starting the version before", "The database as it was"]


@contextmanager
def database(kind: str) -> Iterator[str | None]:
    """Where there is an empty database, for a while; None for SQLite, which makes its own."""
    if kind != "postgres":
        yield None
        return
    with empty_postgres() as name:
        yield postgres_url(name)


@pytest.fixture(params=["sqlite", *(["postgres"] if POSTGRES else []), "containers"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    """A host with a running game of ten moves, on either database, or with containers."""
    with database(request.param) as url:
        made = (ContainerHost if request.param == "containers" else Host)(tmp_path / "checkout", url)
        made.opens()
        assert made.plays(10) == 10
        yield made
        made.closes()


def backups(host: Host) -> list[str]:
    """The kinds of backups that there are."""
    return sorted(file.name.split("-")[0] for file in (host.data / "backups").iterdir())


def goes_on(host: Host, sequence: int = 10) -> None:
    """The game is as it was left, and goes on."""
    assert host.sequence() == sequence
    assert host.plays(3) == sequence + 3


async def people_and_later(url: str) -> tuple[list[str], bool]:
    """Who is in a database, by name, and whether it has the table of the next version."""
    async with opened_engine(url) as engine, engine.connect() as connection:
        names = sorted(await connection.scalars(select(schema.people.c.name)))
        return names, await connection.run_sync(lambda sync: inspect(sync).has_table("later"))


def test_a_game_goes_on_after_an_upgrade_and_after_it_was_taken_back(host: Host) -> None:
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (0, NEXT, NEXT_REVISION), said
    assert backups(host) == ["before"]
    goes_on(host)
    status, said = host.upgrade("--back", *PATIENT)
    assert (status, host.version(), host.revision()) == (0, "first", REVISION), said
    assert backups(host) == ["after", "before"]
    goes_on(host)
    status, said = host.upgrade("--back", *PATIENT)
    assert (status, said) == (2, "splay upgrade: there is no upgrade to take back\n")


@pytest.mark.thorough
def test_settings_that_name_another_database_stop_nothing(host: Host, tmp_path: Path) -> None:
    host.environment["DATABASE_URL"] = f"sqlite:///{tmp_path}/other.db"
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version()) == (2, "first"), said
    assert f"there is no database at {tmp_path}/other.db" in said
    assert "Stopping" not in said
    goes_on(host)


@pytest.mark.thorough
@pytest.mark.parametrize("step", STEPS)
def test_whoever_is_killed_at_a_step_goes_on_from_there(host: Host, step: str) -> None:
    status, said = host.upgrade(*PATIENT, kill_at=step)
    assert status < 0, said
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (0, NEXT, NEXT_REVISION), said
    goes_on(host)


def test_a_migration_that_is_killed_in_its_middle_has_done_nothing(host: Host) -> None:
    (host.later / "killed").touch()
    status, said = host.upgrade(*PATIENT)
    assert status < 0, said
    assert not (host.later / "killed").exists()
    assert host.revision() == REVISION
    assert asyncio.run(people_and_later(host.database_url)) == (["Ann", "Bob"], False)
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (0, NEXT, NEXT_REVISION), said
    goes_on(host)


@pytest.mark.thorough
def test_a_migration_that_fails_leaves_the_old_version_as_it_was(host: Host) -> None:
    (host.later / "fails").touch()
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (1, "first", REVISION), said
    assert "nothing is restored" in said
    goes_on(host)


def test_a_version_that_does_not_become_ready_is_left_for_the_one_before(host: Host) -> None:
    (host.later / "unwell").touch()
    status, said = host.upgrade(*HASTY)
    assert (status, host.version(), host.revision()) == (1, "first", REVISION), said
    assert backups(host) == ["after", "before"]
    goes_on(host)
    (host.later / "unwell").unlink()
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (0, NEXT, NEXT_REVISION), said
    goes_on(host, 13)


@pytest.mark.thorough
@pytest.mark.parametrize("step", STEPS_BACK)
def test_whoever_is_killed_while_going_back_goes_back_again(host: Host, step: str) -> None:
    (host.later / "unwell").touch()
    status, said = host.upgrade(*HASTY, kill_at=step)
    assert status < 0, said
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (1, "first", REVISION), said
    goes_on(host)


@pytest.mark.thorough
def test_what_people_have_played_on_the_new_version_is_not_taken_back_by_itself(host: Host) -> None:
    assert host.upgrade(*PATIENT, kill_at="Starting")[0] < 0
    host.does("stop")
    host.starts()
    goes_on(host)
    host.does("stop")
    (host.later / "unwell").touch()
    status, said = host.upgrade(*HASTY)
    assert (status, host.revision()) == (2, NEXT_REVISION), said
    assert "people have played since the backup" in said
    (host.later / "unwell").unlink()
    status, said = host.upgrade(*PATIENT)
    assert (status, host.version(), host.revision()) == (0, NEXT, NEXT_REVISION), said
    goes_on(host, 13)
