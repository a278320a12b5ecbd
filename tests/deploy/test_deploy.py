"""The files of deploy/ and the Containerfile fit the server: settings that exist, nothing open but the web port."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from splay.server.settings import DECLARED

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = ROOT / "Containerfile"
SETTINGS = {setting.name for setting in DECLARED}
SETTING = re.compile(r"\b(?:SPLAY_[A-Z_]*[A-Z]|SMTP_[A-Z]+|DATABASE_URL|REDIS_URL)\b")
UNITS = ("splay.service", "splay-worker.service", "splay-backup.service", "splay-backup.timer")
WEB, OPPONENTS, BACKUP = "web", "opponents", "backup"


@pytest.fixture
def compose() -> dict[str, Any]:
    """The composition, with its merged parts in place."""
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "docker-compose.yml").read_text(encoding="utf-8"))
    return loaded


FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())


@pytest.mark.parametrize("path", [CONTAINERFILE, *FILES, ROOT / "docs" / "hosting.md"], ids=str)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    assert set(SETTING.findall(path.read_text(encoding="utf-8"))) <= SETTINGS


def test_the_web_port_alone_is_published_and_on_this_machine(compose: dict[str, Any]) -> None:
    ports = {name: service.get("ports") for name, service in compose["services"].items()}
    assert ports == {WEB: ["127.0.0.1:8000:8000"], OPPONENTS: None, BACKUP: None, "postgres": None, "redis": None}


def test_all_but_the_web_workers_have_no_way_out(compose: dict[str, Any]) -> None:
    assert compose["networks"]["inside"] == {"internal": True}
    inside = {name for name, service in compose["services"].items() if service["networks"] == ["inside"]}
    assert inside == set(compose["services"]) - {WEB}


def test_the_containers_of_splay_get_settings_that_exist(compose: dict[str, Any]) -> None:
    for name in (WEB, OPPONENTS, BACKUP):
        assert set(compose["services"][name]["environment"]) <= SETTINGS
    assert compose["services"][WEB]["command"][:2] == ["splay", "serve"]
    assert compose["services"][OPPONENTS]["command"] == ["splay", "worker"]


def test_the_opponents_get_no_secret(compose: dict[str, Any]) -> None:
    opponents = compose["services"][OPPONENTS]
    assert (opponents["environment"], opponents["env_file"]) == ({"REDIS_URL": "redis://redis/0"}, [])


def test_the_backups_get_no_secret_but_the_database(compose: dict[str, Any]) -> None:
    backup = compose["services"][BACKUP]
    assert (set(backup["environment"]), backup["env_file"]) == ({"DATABASE_URL"}, [])


def test_the_backups_are_made_by_scripts_that_are_there_in_a_folder_of_the_image(compose: dict[str, Any]) -> None:
    backup = compose["services"][BACKUP]
    mounted = dict(volume.split(":")[1::-1] for volume in backup["volumes"])
    script, folder, _ = backup["command"]
    for path in (script, "/deploy/backup.sh"):
        assert (DEPLOY / mounted[path]).stat().st_mode & 0o111
    assert mounted[folder] in compose["volumes"]
    made = re.search(r"install --directory --owner splay .*", CONTAINERFILE.read_text(encoding="utf-8"))
    assert made is not None
    assert folder in made[0].split()


def test_the_image_has_a_pg_dump_that_is_new_enough_for_the_database(compose: dict[str, Any]) -> None:
    client = re.search(r"postgresql-client-(\d+)", CONTAINERFILE.read_text(encoding="utf-8"))
    server = re.fullmatch(r"postgres:(\d+)", compose["services"]["postgres"]["image"])
    assert client is not None
    assert server is not None
    assert int(client[1]) >= int(server[1])


def test_hadolint_finds_nothing_in_the_containerfile() -> None:
    hadolint = shutil.which("hadolint", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert hadolint is not None, "hadolint is not installed"
    checked = subprocess.run([hadolint, "--no-color", str(CONTAINERFILE)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


def test_the_proxy_that_is_trusted_is_the_way_in(compose: dict[str, Any]) -> None:
    [outside] = compose["networks"]["outside"]["ipam"]["config"]
    assert compose["services"][WEB]["environment"]["SPLAY_TRUSTED_PROXIES"] == outside["gateway"]


def test_what_is_waited_for_says_when_it_is_healthy(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for name in service.get("depends_on", {}):
            assert compose["services"][name]["healthcheck"]["test"]


def test_volumes_have_names(compose: dict[str, Any]) -> None:
    used = {
        volume.partition(":")[0] for service in compose["services"].values() for volume in service.get("volumes", [])
    }
    assert {name for name in used if not name.startswith("./")} == set(compose["volumes"])


def test_no_secret_stands_in_a_file(compose: dict[str, Any]) -> None:
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    wanted = {"POSTGRES_PASSWORD", "SPLAY_SECRET_KEY", "SPLAY_PUBLIC_URL"}
    assert set(re.findall(r"^([A-Z_]+)=$", example, re.MULTILINE)) == wanted
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "docker-compose.yml").read_text(encoding="utf-8")))
    assert asked == wanted - {"SPLAY_PUBLIC_URL"}


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    text = CONTAINERFILE.read_text(encoding="utf-8")
    final = text[text.rindex("\nFROM ") :]
    assert "\nUSER 10001\n" in final
    assert "useradd --system --uid 10001 " in final
    assert "\nVOLUME /data\n" in final
    assert "\nHEALTHCHECK " in final
    assert final.rstrip().endswith('CMD ["splay", "serve"]')


def test_the_image_has_only_what_is_pinned_by_hash() -> None:
    commands = CONTAINERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    installs = re.findall(r"pip install ([^&\n]*)", commands)
    assert len(installs) == 3
    for install in installs:
        assert "--require-hashes" in install or "--no-deps --no-index" in install
    for name in re.findall(r"--requirement (\S+)", commands):
        assert (ROOT / name).is_file()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        (tmp_path / unit).write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", text), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / unit) for unit in UNITS)], capture_output=True, text=True
    )
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_a_unit_runs_what_is_there_without_rights(unit: str) -> None:
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    for line in ("User=splay", "NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "UMask=0077"):
        assert f"\n{line}\n" in text
    started = re.search(r"^ExecStart=/opt/splay/(\S+)", text, re.MULTILINE)
    assert started is not None
    assert started[1] == ".venv/bin/splay" or (ROOT / started[1]).stat().st_mode & 0o111


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_the_metrics_to_themselves(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert re.search(r"/metrics[^}]*404", text)
