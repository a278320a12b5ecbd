"""What runs a server, as an upgrade finds out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from splay.upgrading.errors import UpgradeError
from splay.upgrading.health import address_by
from splay.upgrading.services import Commands, Unit, service_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="systemd")

SYSTEMCTL = """#!/bin/sh
echo "$*" >> {folder}/asked
[ "$1" = show ] || exit 0
case "$*" in
    *other.service) echo LoadState=not-found ;;
    *) cat {folder}/shown ;;
esac
"""
SETTINGS = """# Secrets
SPLAY_PUBLIC_URL=https://play.example.org
SPLAY_MOTD="two words"
; more
SPLAY_EMPTY=
"""


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which `systemctl` says what is in `shown`, and notes what it is `asked`."""
    program = tmp_path / "systemctl"
    program.write_text(SYSTEMCTL.format(folder=tmp_path), encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "splay.env").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "shown").write_text(
        'LoadState=loaded\nUser=splay\nEnvironment=SPLAY_DATA=/var/lib/splay SPLAY_PORT=8000 "SPLAY_NAME=our club"\n'
        f"EnvironmentFiles={tmp_path}/splay.env (ignore_errors=yes)\n"
        f"EnvironmentFiles={tmp_path}/none.env (ignore_errors=yes)\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    return tmp_path


def test_a_unit_has_its_user_and_settings(systemd: Path) -> None:
    unit = service_of(None, None, None)
    assert unit.user == "splay"
    assert unit.environment == {
        "PATH": os.environ["PATH"],
        "SPLAY_DATA": "/var/lib/splay",
        "SPLAY_PORT": "8000",
        "SPLAY_NAME": "our club",
        "SPLAY_PUBLIC_URL": "https://play.example.org",
        "SPLAY_MOTD": "two words",
        "SPLAY_EMPTY": "",
    }
    unit.stop()
    unit.start()
    asked = (systemd / "asked").read_text(encoding="utf-8").splitlines()
    assert asked[1:] == ["stop splay.service", "reset-failed splay.service", "start splay.service"]


def test_a_unit_that_systemd_does_not_know_is_named(systemd: Path) -> None:
    with pytest.raises(UpgradeError, match=r"no unit other\.service"):
        Unit("other.service")


def test_a_systemd_that_is_not_running_is_no_dead_end(systemd: Path) -> None:
    (systemd / "systemctl").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    with pytest.raises(UpgradeError, match="--stop and --start say what stops and starts the server"):
        service_of(None, None, None)


def test_two_commands_belong_together(systemd: Path) -> None:
    assert isinstance(service_of(None, "true", "true"), Commands)
    with pytest.raises(UpgradeError, match="belong together"):
        service_of(None, "true", None)


def test_a_command_that_fails_is_named() -> None:
    service = Commands("false --now", "/no/such/program")
    with pytest.raises(UpgradeError, match="this failed, see above: false --now"):
        service.stop()
    with pytest.raises(UpgradeError, match="/no/such/program: No such file"):
        service.start()


@pytest.mark.parametrize(
    ("host", "port", "address"),
    [
        ("", "8000", "http://127.0.0.1:8000"),
        ("0.0.0.0", "80", "http://127.0.0.1:80"),
        ("::", "80", "http://[::1]:80"),
        ("fd00::7", "80", "http://[fd00::7]:80"),
        ("192.168.1.20", "8000", "http://192.168.1.20:8000"),
    ],
)
def test_a_server_answers_where_it_listens(host: str, port: str, address: str) -> None:
    assert address_by(host, port) == address


def test_a_port_that_is_not_named_is_not_guessed() -> None:
    with pytest.raises(UpgradeError, match="SPLAY_PORT"):
        address_by("", "0")
