"""What the server's tests share: a migrated database, and a small site with people and all defences."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth.passwords import Passwords
from splay.server.protection.plugin import security
from splay.server.settings import Settings
from tests.server.databases import (
    POSTGRES,
    databases_for,
    migrated_postgres,
    migrated_sqlite,
    postgres_database,
    sqlite_database,
)
from tests.server.redis_server import RedisServer
from tests.server.site import Site, make_app
from tests.server.tables_of_two import engine_in

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that `pytest.mark.anyio` runs tests on."""
    return "asyncio"


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with all migrations, to be copied."""
    path = tmp_path_factory.mktemp("template") / "splay.db"
    migrated_sqlite(path)
    return path


@pytest.fixture(scope="session")
def postgres_template() -> Iterator[str]:
    """The name of a PostgreSQL database with all migrations, to be copied; nothing if there is no PostgreSQL."""
    if not POSTGRES:
        yield ""
        return
    with migrated_postgres() as name:
        yield name


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Says on which databases a test runs that asks for an engine, if it does not say so itself."""
    named = [mark for mark in metafunc.definition.iter_markers("parametrize") if mark.args[0] == "engine"]
    if "engine" in metafunc.fixturenames and not named:
        databases = databases_for(metafunc.definition.path, metafunc.definition.name)
        metafunc.parametrize("engine", databases, indirect=True)


@pytest.fixture
async def engine(
    request: pytest.FixtureRequest, anyio_backend: str, migrated_file: Path, postgres_template: str, tmp_path: Path
) -> AsyncIterator[AsyncEngine]:
    """An empty migrated database: SQLite, or PostgreSQL if SPLAY_TEST_POSTGRES holds the URL of one."""
    sqlite = request.param == "sqlite"
    database = sqlite_database(migrated_file, tmp_path) if sqlite else postgres_database(postgres_template)
    async for made in database:
        yield made


@pytest.fixture
async def database(tmp_path: Path, anyio_backend: str) -> AsyncIterator[AsyncEngine]:
    """A database with Ann and Bob in it."""
    made = await engine_in(tmp_path)
    yield made
    await made.dispose()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of a server on this machine."""
    return settings_in(tmp_path)


def settings_in(folder: Path, **environ: str) -> Settings:
    """Settings with some environment variables."""
    return Settings.from_environment({"SPLAY_DATA": str(folder), "SPLAY_SECRET_KEY": "s" * 32, **environ})


MakeSite = Callable[..., Site]


@pytest.fixture
async def make_site(engine: AsyncEngine, tmp_path: Path) -> AsyncIterator[MakeSite]:
    """Makes a site with some environment variables; passwords are hashed cheaply."""
    made: list[Site] = []

    def make(**environ: str) -> Site:
        settings = settings_in(tmp_path, **environ)
        app = make_app(engine, security(settings, Passwords(2, CHEAP)))
        made.append(Site(app, engine, settings))
        return made[-1]

    yield make
    for site in made:
        for browser in site.browsers:
            await browser.aclose()
        await site.app.state.limiter.close()
        site.app.state.passwords.close()


@pytest.fixture
def site(make_site: MakeSite) -> Site:
    """A site on this machine, set up by nobody."""
    return make_site()


@pytest.fixture
async def redis(tmp_path: Path, anyio_backend: str) -> AsyncIterator[RedisServer]:
    """A running Redis."""
    server = RedisServer(tmp_path)
    server.start()
    yield server
    server.kill()
