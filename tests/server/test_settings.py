"""Settings are read from the environment, checked, documented, and keep their secrets."""

import inspect
import os
import runpy
import shutil
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from redis import Redis
from sqlalchemy.engine import make_url

from splay.server.settings import DECLARED, SettingError, Settings, kept_secret, page
from tests.server.conftest import settings_in

DOCUMENT = Path(__file__).parents[2] / "docs" / "settings.md"
NOT_WINDOWS = pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    settings = Settings.from_environment({"SPLAY_DATA": str(tmp_path / "data")})
    assert settings.address == "http://127.0.0.1:8000"
    assert settings.database_url == f"sqlite:///{(tmp_path / 'data' / 'splay.db').as_posix()}"
    assert settings.redis_url is None
    assert not settings.secure_cookies
    assert settings.name_length == 24


def test_every_setting_can_be_read_from_its_own_default(tmp_path: Path) -> None:
    defaults = {setting.name: setting.default for setting in DECLARED}
    given = {"SPLAY_DATA": str(tmp_path)}
    assert Settings.from_environment(defaults | given) == Settings.from_environment(given)


def test_the_list_declares_each_setting_once() -> None:
    assert [setting.field for setting in DECLARED] == list(Settings.__struct_fields__)
    assert len({setting.name for setting in DECLARED}) == len(DECLARED)


def test_the_page_of_settings_is_current() -> None:
    """If this fails: python -m splay.server.settings."""
    assert DOCUMENT.read_text(encoding="utf-8") == page()


def test_the_page_of_settings_is_written_by_the_program_alone(tmp_path: Path) -> None:
    program = tmp_path / "src" / "splay" / "server" / "settings.py"
    for folder in (program.parent, tmp_path / "docs"):
        folder.mkdir(parents=True)
    shutil.copy(inspect.getfile(Settings), program)
    runpy.run_path(str(program))
    assert not (tmp_path / "docs" / "settings.md").exists()
    runpy.run_path(str(program), run_name="__main__")
    assert (tmp_path / "docs" / "settings.md").read_text(encoding="utf-8") == page()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SPLAY_PORT", "http"),
        ("SPLAY_PORT", "65536"),
        ("SPLAY_PORT", "-1"),
        ("SPLAY_PORT", "٣"),
        ("SPLAY_HOST", "a\nb"),
        ("SPLAY_HOST", "http://localhost"),
        ("SPLAY_SECRET_KEY", "short"),
        ("SPLAY_PUBLIC_URL", "play.example.org"),
        ("SPLAY_PUBLIC_URL", "ftp://example.org"),
        ("SPLAY_PUBLIC_URL", "https://example.org/innovation"),
        ("SPLAY_PUBLIC_URL", "https://me:pw@example.org"),
        ("SPLAY_PUBLIC_URL", "https://example.org:port"),
        ("SPLAY_SOURCE_URL", "example.org/our-splay"),
        ("SPLAY_SOURCE_URL", "javascript:alert(1)"),
        ("SPLAY_SOURCE_URL", "https://"),
        ("SPLAY_SOURCE_URL", "https://[::1"),
        ("SPLAY_SOURCE_URL", "https://me:pw@example.org/our-splay"),
        ("SPLAY_SOURCE_URL", "https://example.org/our splay"),
        ("SPLAY_SOURCE_URL", "https://example.org/\r\nSet-Cookie: a=b"),
        ("SPLAY_SOURCE_URL", "https://example.org/übung"),
        ("SPLAY_SECURE_COOKIES", "maybe"),
        ("SPLAY_REQUESTS_PER_ADDRESS", "many"),
        ("SPLAY_NAME_LENGTH", "41"),
        ("SPLAY_HEADER_BYTES", "100"),
        ("SPLAY_SOCKET_BURST", "0"),
        ("DATABASE_URL", "mysql://user:pw@host/db"),
        ("DATABASE_URL", "postgresql://me:pw@host/db?sslmode=require"),
        ("DATABASE_URL", "sqlite:splay.db"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("REDIS_URL", "localhost:6379"),
        ("REDIS_URL", "redis://localhost/cache"),
        ("REDIS_URL", "redis://localhost?socket_timeout=soon"),
        ("SPLAY_TRUSTED_PROXIES", "the proxy"),
        ("SPLAY_TRUSTED_PROXIES", "127.0.0.1,localhost"),
        ("SPLAY_TRUSTED_PROXIES", "10.0.0.1/8"),
        ("SPLAY_TRUSTED_PROXIES", "127.0.0.1,*"),
        ("SPLAY_REGISTRATION", "yes"),
        ("SPLAY_GUESTS", "some"),
        ("SPLAY_OIDC_ISSUER", "login.example.org"),
        ("SPLAY_OIDC_ISSUER", "http://login.example.org/realms/club"),
        ("SPLAY_OIDC_ISSUER", "https://login.example.org/?realm=club"),
        ("SMTP_FROM", "nonsense"),
        ("SMTP_FROM", "a@example.org, b@example.org"),
        ("SMTP_FROM", "a..b@example.org"),
        ("SMTP_FROM", "Splay <@example.org>"),
        ("SMTP_SECURITY", "ssl"),
        ("SMTP_PORT", "0"),
        ("SMTP_HOST", "mail.example.org:587"),
    ],
)
def test_a_value_that_cannot_be_used_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(SettingError, match=rf"^{name}: must ") as refused:
        settings_in(tmp_path, **{name: value})
    assert "pw" not in str(refused.value)


@pytest.mark.parametrize("host", ["redis.example.org", "8.8.8.8", "[2606:4700::1]:6380", "me@redis.example.org/1"])
def test_redis_elsewhere_needs_a_password(tmp_path: Path, host: str) -> None:
    for scheme in ("redis", "rediss"):
        with pytest.raises(SettingError, match=r"^REDIS_URL: must have a password, as rediss://:password@"):
            settings_in(tmp_path, REDIS_URL=f"{scheme}://{host}")
        settings_in(tmp_path, REDIS_URL=f"{scheme}://:secret@{host.rpartition('@')[2]}")


@pytest.mark.parametrize(
    "host",
    ["", "localhost", "redis/0", "127.0.0.1:6379", "[::1]", "10.1.2.3", "[fd00::1]", "cache.internal", "nas.LAN"],
)
def test_redis_on_this_machine_or_an_internal_network_needs_no_password(tmp_path: Path, host: str) -> None:
    assert settings_in(tmp_path, REDIS_URL=f"redis://{host}").redis_url == f"redis://{host}"


PROVIDER = {
    "SPLAY_OIDC_ISSUER": "https://login.example.org/realms/club",
    "SPLAY_OIDC_CLIENT_ID": "splay",
    "SPLAY_OIDC_CLIENT_SECRET": "a secret of the provider",
}


@pytest.mark.parametrize("missing", PROVIDER)
def test_a_provider_is_set_up_whole(tmp_path: Path, missing: str) -> None:
    half = {name: value for name, value in PROVIDER.items() if name != missing}
    with pytest.raises(SettingError, match=f"^{missing}: needed if "):
        settings_in(tmp_path, **half)


def test_a_provider_is_called_by_its_host_unless_it_has_a_name(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, **PROVIDER)
    assert settings.oidc_name == "login.example.org"
    assert "a secret of the provider" not in repr(settings)
    assert settings_in(tmp_path, **PROVIDER, SPLAY_OIDC_NAME="The Club").oidc_name == "The Club"
    assert settings_in(tmp_path).oidc_name is None


def test_a_message_fits_what_a_socket_may_send_at_once(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"^SPLAY_SOCKET_BURST: must be at least SPLAY_MESSAGE_BYTES"):
        settings_in(tmp_path, SPLAY_MESSAGE_BYTES="5000")
    assert settings_in(tmp_path, SPLAY_MESSAGE_BYTES="5000", SPLAY_SOCKET_BURST="5000").message_bytes == 5000


@pytest.mark.parametrize("scheme", ["redis://", "postgresql://"])
@pytest.mark.parametrize(
    "rest",
    [
        "me:hidden/hidden@host:6379",
        "me:hidden@hidden@host/1",
        "me:hidden@hidden:hidden@host/1",
        "me:1234#hidden@host/1",
        "me/hidden@host/1",
        ":1234/hidden@host/1",
        "me:hidden[hidden@host/1",
        "host:hidden",
    ],
)
def test_a_url_that_cannot_be_read_is_refused_without_a_word_of_its_password(
    tmp_path: Path, scheme: str, rest: str
) -> None:
    name = {"redis://": "REDIS_URL", "postgresql://": "DATABASE_URL"}[scheme]
    try:
        settings = settings_in(tmp_path, **{name: scheme + rest})
    except SettingError as refused:
        told = [str(error) for error in (refused, refused.__cause__) if error is not None]
        assert all(message.startswith((f"{name}: must ", "must ")) for message in told)
        assert "hidden" not in "".join(told)
    else:
        read = read_redis(settings.redis_url) if settings.redis_url else read_database(settings.database_url)
        assert read == "host"


def read_redis(url: str) -> str:
    """The host that Redis is asked for at."""
    return str(Redis.from_url(url).connection_pool.connection_kwargs["host"])


def read_database(url: str) -> str | None:
    """The host that the database is asked for at."""
    return make_url(url).host


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "postgresql://me:a%40b%2Fc@host:5432/splay"),
        ("DATABASE_URL", "postgres:///splay?host=/run/postgresql&ssl=disable"),
        ("REDIS_URL", "rediss://me:a%40b%2Fc@host:6380/2"),
        ("REDIS_URL", "redis://"),
        ("REDIS_URL", "redis://:secret@[::1]"),
        ("REDIS_URL", "unix://me@/run/redis/redis.sock?db=1"),
        ("SPLAY_TRUSTED_PROXIES", "*"),
        ("SPLAY_TRUSTED_PROXIES", "127.0.0.1, ::1, 10.1.2.0/24"),
        ("SPLAY_HOST", "::1"),
        ("SPLAY_SOURCE_URL", "https://example.org/our-splay/tree/main?at=1a2b#top"),
        ("SPLAY_SOURCE_URL", "http://[::1]:8080/~ann/"),
        ("SMTP_FROM", "splay@play.example.org"),
        ("SMTP_FROM", "Splay for all <splay@localhost>"),
        ("SMTP_FROM", '"Splay, the server" <splay@example.org>'),
    ],
)
def test_a_value_is_kept_as_it_is_given(tmp_path: Path, name: str, value: str) -> None:
    field = next(setting.field for setting in DECLARED if setting.name == name)
    assert getattr(settings_in(tmp_path, **{name: value}), field) == value


def test_mail_needs_an_address_to_come_from(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"^SMTP_FROM: "):
        settings_in(tmp_path, SMTP_HOST="mail.example.org")


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://play.example.org:8080", "http://play.example.org:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_the_public_address_is_written_as_browsers_write_it(tmp_path: Path, given: str, origin: str) -> None:
    assert settings_in(tmp_path, SPLAY_PUBLIC_URL=given).public_url == origin


def test_cookies_are_secure_if_the_public_address_is(tmp_path: Path) -> None:
    assert settings_in(tmp_path, SPLAY_PUBLIC_URL="https://play.example.org").secure_cookies
    assert not settings_in(
        tmp_path, SPLAY_PUBLIC_URL="https://play.example.org", SPLAY_SECURE_COOKIES="no"
    ).secure_cookies


@NOT_WINDOWS
def test_the_secret_key_is_made_once_and_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    keys = {Settings.from_environment({"SPLAY_DATA": str(tmp_path)}).secret_key for _ in range(2)}
    assert len(keys) == 1
    assert len(keys.pop()) == 64
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_workers_that_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        keys = list(threads.map(kept_secret, [tmp_path / "secret.key"] * 16))
    assert len(set(keys)) == 1


def test_a_secret_key_that_cannot_be_made_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=rf"^SPLAY_DATA: cannot make {tmp_path}/nowhere/secret\.key: "):
        kept_secret(tmp_path / "nowhere" / "secret.key")


@NOT_WINDOWS
def test_a_secret_key_that_others_can_read_stops_the_start(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    path.write_text("k" * 64)
    path.chmod(0o644)
    with pytest.raises(SettingError, match="chmod 600"):
        Settings.from_environment({"SPLAY_DATA": str(tmp_path)})


def test_a_secret_key_cut_short_stops_the_start(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    path.write_text("cut")
    path.chmod(0o600)
    with pytest.raises(SettingError, match="not whole"):
        Settings.from_environment({"SPLAY_DATA": str(tmp_path)})


def test_settings_in_a_log_show_no_secret(tmp_path: Path) -> None:
    shown = repr(
        settings_in(
            tmp_path,
            SPLAY_SECRET_KEY="hidden-" * 6,
            SMTP_PASSWORD="hidden-2",
            DATABASE_URL="postgresql://me:hidden-3@host/db",
            REDIS_URL="redis://:hidden-4@host",
        )
    )
    assert "hidden" not in shown
    assert "port=8000" in shown
