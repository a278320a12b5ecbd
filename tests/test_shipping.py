"""What ships of others is listed whole, and the licences that go with it are those of these versions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import web_build

from docs.shipping import licences, sbom
from docs.shipping.parts import ENGINE, IMAGE, PAGE, Part, Unknown, all_parts, licence_of, pinned
from splay import __version__

MEND = "python -m docs.shipping writes it anew"


@pytest.fixture(scope="module")
def parts() -> list[Part]:
    """All that ships."""
    return all_parts(sbom.known_licences())


def test_the_list_is_as_the_command_writes_it(parts: list[Part]) -> None:
    assert sbom.FILE.read_text(encoding="utf-8") == sbom.sbom(parts), MEND


def test_the_licences_are_as_the_command_collects_them(parts: list[Part]) -> None:
    kept = licences.FILE.read_text(encoding="utf-8")
    assert kept.startswith(f"{licences.introduction(__version__)}\n{licences.listed(parts)}"), MEND
    wanted, there = (web_build.packages_of(path) for path in (web_build.WEB / "package-lock.json", web_build.INSTALLED))
    if web_build.are_installed(wanted, there):
        assert kept == licences.collected(parts, __version__), MEND


def test_every_place_has_its_parts(parts: list[Part]) -> None:
    by_place = {place: {part.name for part in parts if part.place == place} for place in (PAGE, ENGINE, IMAGE)}
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/fraunces", "@iconify-json/game-icons"} <= by_place[PAGE]
    assert by_place[ENGINE] == {"mypy"}
    assert {"litestar", "textual", "uvloop", "numpy"} <= by_place[IMAGE]
    assert not {"colorama", "async-timeout", "pytest"} & by_place[IMAGE], "other systems, older Pythons, our tests"
    assert len({part.purl for part in parts}) == len(parts)


def test_a_package_of_two_pins_is_that_of_the_container() -> None:
    assert [str(pin.specifier) for pin in pinned("server") if pin.name == "numpy"] == ["==2.4.6"]


def test_the_list_has_what_its_form_asks_for() -> None:
    told = json.loads(sbom.FILE.read_text(encoding="utf-8"))
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.6", 1)
    assert told["metadata"]["component"]["version"] == __version__
    [root] = told["dependencies"]
    assert root["ref"] == told["metadata"]["component"]["bom-ref"]
    assert root["dependsOn"] == [part["bom-ref"] for part in told["components"]]
    for part in told["components"]:
        assert {"type", "name", "version", "purl", "licenses"} <= set(part)
        for digest in part.get("hashes", []):
            assert (digest["alg"], len(digest["content"])) == ("SHA-512", 128)


def test_the_licence_of_a_package_that_is_not_here_is_that_which_is_known(tmp_path: Path) -> None:
    elsewhere = Part("only-elsewhere", "1.0", "", IMAGE, "pypi")
    older = Part("litestar", "0.1", "", IMAGE, "pypi")
    assert licence_of(elsewhere, {elsewhere.purl: "MIT"}) == "MIT"
    for part in (elsewhere, older):
        with pytest.raises(Unknown, match=part.name):
            licence_of(part, {})
    assert sbom.known_licences(tmp_path / "none.json") == {}


def test_a_package_that_is_here_tells_its_own_licence() -> None:
    here = next(part for part in all_parts(sbom.known_licences()) if part.name == "litestar")
    assert licence_of(here, {here.purl: "something else"}) == "MIT"


def test_texts_of_licences_end_before_those_of_what_we_do_not_ship(parts: list[Part]) -> None:
    kept = licences.FILE.read_text(encoding="utf-8")
    assert "Permission is hereby granted" in kept
    assert "SIL OPEN FONT LICENSE" in kept
    assert "Apache License" in kept
    assert "Delapouite" in kept
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in kept, "of Python's own code in the runtime of mypyc"
    assert licences.BUNDLED_WITH_IT not in kept
